// The player at this browser, as far as known. A visitor becomes a guest only when that is needed.
import * as api from "../net/api";
import type { PlayerInfo } from "../net/wire";
import { settings } from "../settings.svelte";

export const who = $state<{ player: PlayerInfo | null; mail: boolean; version: string; asked: boolean }>({ player: null, mail: false, version: "", asked: false });

export async function learnWho(): Promise<void> {
  const answer = await api.whoAmI();
  Object.assign(who, { player: answer.player, mail: answer.mail, version: answer.version, asked: true });
}
export async function becomeSomebody(): Promise<PlayerInfo> {
  who.player ??= await api.beSomebody(settings.language);
  return who.player;
}
