// One function per request of the workshop.
import type {
  EntryAnswer,
  PackCheck,
  PackInfo,
  PackRead,
  PacksAnswer,
  PlayTestAnswer,
  WorkshopAnswer,
} from "../../generated/protocol";
import { call, get, post } from "../net/http";
import type { Component, Components } from "../net/wire";
import type { Entry, Pack, Schema } from "./schema";

/** what a pack is made of, and the game's own components */
export type Workshop = Omit<WorkshopAnswer, "schema" | "components"> & { schema: Schema; components: Components };
type EntryFound = Omit<EntryAnswer, "component"> & { component: Component | null };

const at = (game: string) => `/api/workshop/${encodeURIComponent(game)}`;
export const describe = (game: string) => get<Workshop>(at(game));
export const checkEntry = (game: string, section: string, entry: Entry, ids: string[]) =>
  post<EntryFound>(`${at(game)}/entry`, { section, entry, ids });
export const check = (game: string, pack: Pack) => post<PackCheck>(`${at(game)}/check`, { pack });
export const read = (game: string, file: string, text: string) =>
  post<PackRead>(`${at(game)}/read`, { file: file.slice(-60), text });
export const write = (game: string, pack: Pack) => post<{ text: string }>(`${at(game)}/write`, { pack });
export const draft = <Kept>(game: string) => get<{ draft: Kept | null }>(`${at(game)}/draft`);
export const keepDraft = (game: string, kept: object) => call<object>("PUT", `${at(game)}/draft`, { draft: kept });
export const keepPack = (game: string, name: string, pack: Pack, listed: boolean) =>
  post<PackInfo>(`/api/games/${encodeURIComponent(game)}/packs`, { name, pack, listed });
export const unlistPack = (game: string, pack: string) =>
  call<object>("DELETE", `/api/games/${encodeURIComponent(game)}/packs/${encodeURIComponent(pack)}`);
export const packs = (game: string) => get<PacksAnswer>(`/api/games/${encodeURIComponent(game)}/packs`);
export const beginTest = (game: string, pack: Pack, games: number) =>
  post<PlayTestAnswer>(`${at(game)}/tests`, { pack, games });
export const test = (game: string, id: string) => get<PlayTestAnswer>(`${at(game)}/tests/${id}`);
export const endTest = (game: string, id: string) => call<object>("DELETE", `${at(game)}/tests/${id}`);
