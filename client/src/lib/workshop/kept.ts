// Where a half-typed pack lies: with the account, or in this browser for guests.
import { who } from "../shell/who.svelte";
import * as api from "./api";
import * as storage from "../storage";
import type { Pack } from "./schema";

export interface Kept {
  pack: Pack;
  /** the fields typed so far, by place of the entry */
  typed: Record<string, string[]>;
  name: string;
}
const place = (game: string) => `sternhafen.workshop.${game}`;

export async function load(game: string): Promise<Kept | null> {
  const here = storage.kept<Kept>(place(game));
  if (!who.player?.username) return here;
  const there = (await api.draft<Kept>(game)).draft;
  return there ?? here;
}

/** the browser keeps it in any case: nothing typed is lost when the server cannot be reached */
export async function keep(game: string, kept: Kept): Promise<void> {
  storage.keep(place(game), kept);
  if (who.player?.username) await api.keepDraft(game, kept);
}
