// One function per request of the client.
import { stock } from "../shell/shelf.svelte";
import type { MeAnswer, TableList } from "../../generated/protocol";
import { get, post } from "./http";
import type {
  Components,
  CreateRequest,
  GameInfo,
  LogEntry,
  Moment,
  PlayerInfo,
  RoundMark,
  TableAnswer,
  TableInfo,
} from "./wire";

export const whoAmI = () => get<MeAnswer>("/api/me");
/** a name for the guest; without one the server finds one */
export const introduce = (wish: { name?: string; language?: "de" | "en"; email?: string; notices?: boolean }) =>
  post<MeAnswer>("/api/me", wish);
export type AccountVerb = "register" | "login" | "logout" | "password" | "delete";
export const account = (verb: AccountVerb, body: object = {}) => post<MeAnswer>(`/api/account/${verb}`, body);

/** the links in mails */
export const mail = (verb: "confirm" | "stop", token: string) => post<object>(`/api/mail/${verb}`, { token });

let known: Promise<GameInfo[]> | null = null;
export function games(): Promise<GameInfo[]> {
  known ??= get<{ games: GameInfo[] }>("/api/games").then(({ games }) => {
    stock(games);
    return games;
  });
  known.catch(() => (known = null));
  return known;
}

const packs = new Map<string, Promise<Components>>();
export function components(game: string, pack: string | null): Promise<Components> {
  const key = `${game}/${pack}`;
  let found = packs.get(key);
  if (!found) {
    found = get<Components>(`/api/games/${game}/components${pack ? `?pack=${encodeURIComponent(pack)}` : ""}`);
    found.catch(() => packs.delete(key));
    packs.set(key, found);
  }
  return found;
}

const at = (id: string) => `/api/tables/${encodeURIComponent(id)}`;
export type Status = "lobby" | "running" | "finished";
export const tables = (status: Status | null, mine: boolean, before: number | null = null) => {
  const query = new URLSearchParams();
  if (status) query.set("status", status);
  if (mine) query.set("mine", "1");
  if (before !== null) query.set("before", String(before));
  return get<TableList>(`/api/tables?${query}`);
};
export const table = (id: string) => get<TableAnswer>(at(id));
export const createTable = (wish: CreateRequest) => post<TableAnswer>("/api/tables", wish);
/** the table that a short code opens */
export const byCode = (code: string) => post<TableAnswer>("/api/codes", { code });
export type TableVerb = "join" | "enter" | "leave" | "kick" | "bot" | "ready" | "start" | "rematch" | "invite";
export const onTable = (id: string, verb: TableVerb, body: object = {}) => post<TableAnswer>(`${at(id)}/${verb}`, body);

/** how far the learner of a guided game has come, for their other devices */
export const keepLessons = (id: string, done: string[]) => post<TableAnswer>(`${at(id)}/lessons`, { done });

/** `seat`: a number, "watch" for what spectators know, "all" for everything (after the end) */
export const moment = (id: string, n: number, seat: string) => get<Moment>(`${at(id)}/moments/${n}?seat=${seat}`);
/** the same place of the whole log as another seat saw it (after the end) */
export const momentAs = (id: string, place: number, seat: string) =>
  get<Moment>(`${at(id)}/moments/0?seat=${seat}&moment=${place}`);

/** the rounds of a game with the scores as they began, as far as this viewer's log tells them; none without a line */
export async function rounds({ id, you }: Pick<TableInfo, "id" | "you">, events: LogEntry[]): Promise<RoundMark[]> {
  const begins = events.filter((entry) => entry.event?.type === "round");
  const seat = you === null ? "watch" : String(you);
  const moments = await Promise.all(begins.map((entry) => moment(id, entry.n, seat))).catch(() => []);
  return moments.flatMap(({ view, n, moment: place }) =>
    view ? [{ round: view.round, n, moment: place, scores: view.seats.map((seat) => seat.score) }] : [],
  );
}
export const reportLink = (id: string) => `${at(id)}/report`;
export const recordLink = (id: string) => `${at(id)}/record`;

/** who plays here; asked for only when it matters, so that mere visitors leave no trace */
export async function beSomebody(language: "de" | "en"): Promise<PlayerInfo> {
  const { player } = await whoAmI();
  const known = player ?? (await introduce({ language })).player;
  if (!known) throw new Error("the server introduced nobody");
  return known;
}
