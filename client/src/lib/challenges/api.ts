// Requests about the deal of the day and about challenges.
import type {
  ChallengeAnswer,
  ChallengeInfo,
  DailyAnswer,
  DailyResults,
  LinesAnswer,
  TableAnswer,
} from "../../generated/protocol";
import { get, post } from "../net/http";

const word = encodeURIComponent;
export const today = () => get<DailyAnswer>("/api/daily");
export const beginDaily = (game: string) => post<TableAnswer>(`/api/daily/${word(game)}`);
const dayOf = (day: string, game: string) => `/api/daily/${word(day)}/${word(game)}`;
export const dailyResults = (day: string, game: string) => get<DailyResults>(dayOf(day, game));
export const watchDaily = (day: string, game: string, table: string) =>
  post<object>(`${dayOf(day, game)}/watch`, { table });
export const dailyLines = (day: string, game: string) => get<LinesAnswer>(`${dayOf(day, game)}/lines`);

export const challengeWith = (table: string) => post<ChallengeAnswer>(`/api/tables/${word(table)}/challenge`);
const at = (id: string) => `/api/challenges/${word(id)}`;
export const challenge = (id: string) => get<ChallengeInfo>(at(id));
export const takeChallenge = (id: string) => post<TableAnswer>(at(id));
const whose = (player: string | null) => (player ? `?player=${word(player)}` : "");
export const challengeLines = (id: string, player: string | null) =>
  get<LinesAnswer>(`${at(id)}/lines${whose(player)}`);
export const watchChallenge = (id: string, player: string | null) => post<object>(`${at(id)}/watch${whose(player)}`);
