// What "Play now" brings to the table: the last choice of the set-up sheet, kept for each game in this browser.
import type { GameInfo, Setting, TableSummary } from "../net/wire";
import { defaults, settingsOf } from "./options";
import { strengthFor } from "./strengths";
import { keep, kept } from "../storage";

export interface SoloChoice {
  /** the strength of each opponent */
  bots: string[];
  options: Record<string, unknown>;
  deal: "new" | "last" | "number";
  number: number;
  /** does the game count? only with a new deal */
  rated: boolean;
  /** the hash of another pack than the one new tables have */
  pack: string | null;
}
const STORE = "sternhafen.solo";
export const FIRST: SoloChoice = { bots: ["cadet"], options: {}, deal: "new", number: 1, rated: false, pack: null };

const all = (): Record<string, Partial<SoloChoice>> => kept(STORE) ?? {};
export const choiceOf = (game: string): SoloChoice => ({ ...FIRST, ...all()[game] });
export const keepChoice = (game: string, choice: SoloChoice): void => keep(STORE, { ...all(), [game]: choice });

/** does a setting mean anything with so many players and these choices of the others? */
export function applies(setting: Setting, players: number, chosen: Record<string, unknown>): boolean {
  const { when } = setting;
  return !when || (fitsPlayers(setting, players) && fitsOptions(setting, chosen));
}
export const fitsPlayers = ({ when }: Setting, players: number): boolean =>
  !when?.players || when.players.includes(players);
export const fitsOptions = ({ when }: Setting, chosen: Record<string, unknown>): boolean =>
  Object.entries(when?.options ?? {}).every(([name, choices]) => choices.includes(chosen[name]));

/** the options that differ from the game's own and mean something together */
export function meaningful(info: GameInfo, players: number, wished: Record<string, unknown>): Record<string, unknown> {
  const chosen = { ...defaults(info), ...wished };
  return Object.fromEntries(
    settingsOf(info)
      .filter(([name, setting]) => chosen[name] !== setting.default && applies(setting, players, chosen))
      .map(([name]) => [name, chosen[name]]),
  );
}

/** a known deal does not count, nor do other cards */
export const counts = (choice: SoloChoice): boolean => choice.rated && choice.deal === "new" && !choice.pack;

/** so many opponents: further ones are as strong as the last */
export const seated = (bots: string[], n: number): string[] =>
  Array.from({ length: n }, (_, i) => bots[i] ?? bots.at(-1) ?? "cadet");

/** the address that begins this game; `last` is the table whose deal "as last time" repeats, with its players and options */
export function soloLink(
  game: string,
  info: GameInfo | undefined,
  choice: SoloChoice,
  last: Pick<TableSummary, "id" | "players"> | null,
): string {
  const again = choice.deal === "last" ? last : null;
  const players = again?.players ?? choice.bots.length + 1;
  const bots = seated(choice.bots, players - 1).map((bot) => strengthFor(info, bot));
  const query = new URLSearchParams({ players: String(players), bots: bots.join(",") });
  const options = info && !again ? meaningful(info, players, choice.options) : {};
  if (Object.keys(options).length) query.set("options", JSON.stringify(options));
  if (choice.deal === "number") query.set("seed", String(choice.number));
  if (again) query.set("same", again.id);
  if (choice.pack && !again) query.set("pack", choice.pack);
  if (counts(choice)) query.set("rated", "1");
  return `/new/${game}?${query}`;
}
