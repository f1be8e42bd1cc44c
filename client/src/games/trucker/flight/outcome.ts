import { t } from "../../../lib/texts/texts.svelte";
import type { Outcome } from "./happened";

export interface Tag {
  tone: string;
  icon: string;
  words: string;
}
/** what a hit did to a ship, in a word */
export function outcomeTag(outcome: Outcome | null): Tag | null {
  if (!outcome) return null;
  const bad = outcome.type === "destroyed";
  return { tone: bad ? "bad" : "ok", icon: bad ? "warning" : "check", words: t(`trucker-ui-outcome-${outcome.type}`) };
}
