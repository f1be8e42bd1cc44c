// Which puzzles this browser has solved, and how many in a row at the first try.
import * as storage from "../storage";

export type Standing = "solved" | "seen";

export interface Progress {
  /** by game and puzzle */
  known: Record<string, Standing>;
  streak: number;
  best: number;
}
const STORE = "sternhafen.puzzles";
const NONE: Progress = { known: {}, streak: 0, best: 0 };

export const nameOf = (game: string, id: string): string => `${game}/${id}`;

export const progress = (): Progress => ({ ...NONE, ...storage.kept<Partial<Progress>>(STORE) });

/** what is known after a first answer; later ones change nothing of the streak */
export function after(before: Progress, name: string, solved: boolean): Progress {
  if (before.known[name]) return solved ? { ...before, known: { ...before.known, [name]: "solved" } } : before;
  const streak = solved ? before.streak + 1 : 0;
  return {
    known: { ...before.known, [name]: solved ? "solved" : "seen" },
    streak,
    best: Math.max(before.best, streak),
  };
}

export const keep = (next: Progress): void => storage.keep(STORE, next);

/** the first one not solved behind this one, from the beginning again at the end */
export function following(ids: readonly string[], id: string | null, solved: (id: string) => boolean): string | null {
  const from = id === null ? 0 : ids.indexOf(id) + 1;
  return [...ids.slice(from), ...ids.slice(0, from)].find((one) => one !== id && !solved(one)) ?? null;
}
