// Requests about nights and cups.
import type { CupInfo, CupRequest, CupsAnswer } from "../../generated/protocol";
import { get, post } from "../net/http";

const at = (id: string) => `/api/cups/${encodeURIComponent(id)}`;
export const cups = () => get<CupsAnswer>("/api/cups");
export const openCup = (wish: CupRequest) => post<CupInfo>("/api/cups", wish);
export const cup = (id: string) => get<CupInfo>(at(id));
export const onCup = (id: string, verb: "join" | "leave" | "start") => post<CupInfo>(`${at(id)}/${verb}`);
