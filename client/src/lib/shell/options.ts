// What a game can be set to, as the engine describes it.
import type { GameInfo, Setting } from "../net/wire";
import { has, t } from "../texts/texts.svelte";

export const settingsOf = (game: GameInfo): [string, Setting][] =>
  Object.entries((game.options ?? {}) as Record<string, Setting>);
export const defaults = (game: GameInfo): Record<string, unknown> =>
  Object.fromEntries(settingsOf(game).map(([name, setting]) => [name, setting.default]));

const GUIDED = /first|guided|learning|preset|start_cards/;
/** the options of the rulebook's own first game, if it has one: an option or a choice that is called so */
export function firstGame(game: GameInfo): Record<string, unknown> | null {
  for (const [name, setting] of settingsOf(game)) {
    if (GUIDED.test(name) && setting.choices.includes(true)) return { [name]: true };
    const choice = setting.choices.find((one) => typeof one === "string" && GUIDED.test(one));
    if (choice !== undefined) return { [name]: choice };
  }
  return null;
}

/** a choice of an option in words */
export function chosen(game: string, name: string, choice: unknown): string {
  if (typeof choice === "boolean") return t(choice ? "yes" : "no");
  const key = `${game}-option-${name}-${String(choice)}`;
  return has(key) ? t(key) : String(choice);
}
