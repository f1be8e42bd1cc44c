// What a game can be set to, as the engine describes it.
import type { GameInfo, Setting } from "../net/wire";
import { has, t } from "../texts/texts.svelte";

export const settingsOf = (game: GameInfo): [string, Setting][] => Object.entries(game.options);
export const defaults = (game: GameInfo): Record<string, unknown> =>
  Object.fromEntries(settingsOf(game).map(([name, setting]) => [name, setting.default]));

/** a choice of an option in words */
export function chosen(game: string, name: string, choice: unknown): string {
  if (typeof choice === "boolean") return t(choice ? "yes" : "no");
  const key = `${game}-option-${name}-${String(choice)}`;
  return has(key) ? t(key) : String(choice);
}

/** a choice in a word or two, and the rest of what there is to say about it */
export function choiceWords(game: string, name: string, choice: unknown): { label: string; hint: string } {
  const key = `${game}-option-${name}-${String(choice)}`;
  if (!has(key)) return { label: chosen(game, name, choice), hint: "" };
  if (has(`${key}.about`)) return { label: t(`${key}.short`), hint: t(`${key}.about`) };
  const [first = "", ...rest] = t(key).split(": ");
  if (!has(`${key}.short`)) return { label: first, hint: rest.join(": ") };
  const label = t(`${key}.short`);
  return { label, hint: rest.join(": ") || (first.includes(label) ? "" : first) };
}
