// Requests about people: pages, friends, one's own data.
import type { FriendsAnswer, PlayerPage } from "../../generated/protocol";
import { call, get, post } from "../net/http";

const at = (player: string) => `/api/friends/${encodeURIComponent(player)}`;
export const playerPage = (player: string, game: string | null) =>
  get<PlayerPage>(`/api/players/${encodeURIComponent(player)}${game ? `?game=${encodeURIComponent(game)}` : ""}`);
export const friends = () => get<FriendsAnswer>("/api/friends");
export const befriend = (player: string) => post<FriendsAnswer>("/api/friends", { player });
export const part = (player: string) => call<FriendsAnswer>("DELETE", at(player));
export const inviteFriend = (player: string, table: string) => post<object>(`${at(player)}/invite`, { table });
export const dataLink = "/api/me/data";
export const forgetResults = () => call<object>("DELETE", "/api/me/results");
