import type { PuzzleAnswer, PuzzlesAnswer, PuzzleVerdict } from "../../generated/protocol";
import { get, post } from "../net/http";
import type { Action, Decision, View } from "../net/wire";

const at = (game: string, id: string): string => `/api/puzzles/${encodeURIComponent(game)}/${encodeURIComponent(id)}`;

/** a puzzle as it is shown and asked, in the words of its game */
export type Puzzle = Omit<PuzzleAnswer, "view" | "decision"> & { view: View; decision: Decision };

export const puzzles = () => get<PuzzlesAnswer>("/api/puzzles");
export const puzzle = (game: string, id: string) => get<Puzzle>(at(game, id));
/** what an answer is worth; null gives up */
export const attempt = (game: string, id: string, action: Action | null) =>
  post<PuzzleVerdict>(at(game, id), { action });
