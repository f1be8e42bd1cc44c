// The player at this browser, as far as known. A visitor becomes a guest only when that is needed.
import * as api from "../net/api";
import type { PlayerInfo } from "../net/wire";
import { settings } from "../settings.svelte";

export const who = $state<{
  player: PlayerInfo | null;
  mail: boolean;
  version: string;
  contact: string;
  asked: boolean;
}>({
  player: null,
  mail: false,
  version: "",
  contact: "",
  asked: false,
});

/** where one finds one's own games, rating and friends; a stranger first says who they are */
export function ownPage(): string {
  if (who.player) return `/player/${who.player.username ?? who.player.id}`;
  return who.asked ? "/account" : "/me";
}

export async function learnWho(): Promise<void> {
  const answer = await api.whoAmI();
  Object.assign(who, {
    player: answer.player,
    mail: answer.mail,
    version: answer.version,
    contact: answer.contact,
    asked: true,
  });
}
export async function becomeSomebody(): Promise<PlayerInfo> {
  who.player ??= await api.beSomebody(settings.language);
  return who.player;
}
