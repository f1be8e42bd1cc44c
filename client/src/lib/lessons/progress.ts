// How far somebody has come in the lessons of each game: known to this browser at once, and kept with the guided table,
// so that whoever is signed in goes on elsewhere.
import * as api from "../net/api";
import type { TableSummary } from "../net/wire";
import * as storage from "../storage";

export interface Progress {
  done: string[];
  /** lessons folded to one line */
  folded: boolean;
  /** "I'll play on alone" */
  alone: boolean;
  /** the guided game under way */
  table: string | null;
}
const STORE = "sternhafen.lessons";
const NONE: Progress = { done: [], folded: false, alone: false, table: null };

const all = (): Record<string, Partial<Progress>> => storage.kept(STORE) ?? {};
export const progressOf = (game: string): Progress => ({ ...NONE, ...all()[game] });

export const keep = (game: string, changes: Partial<Progress>): void =>
  storage.keep(STORE, { ...all(), [game]: { ...progressOf(game), ...changes } });

/** lessons met at this table, here or elsewhere */
export const met = (here: string[], there: string[] | null): string[] => [...new Set([...(there ?? []), ...here])];

/** tell the table; without a line the browser's own knowledge has to do */
export const tell = (table: string, done: string[]): void => void api.keepLessons(table, done).catch(() => {});

/** guided games under way on another device become known here */
export function adopt(tables: TableSummary[]): void {
  for (const { game, id, lessons, status } of tables) {
    if (!lessons || status !== "running" || progressOf(game).table) continue;
    keep(game, { ...NONE, table: id, done: lessons });
  }
}
