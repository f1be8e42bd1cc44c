import type { Stage } from "../../../lib/table/stage.svelte";
import { t } from "../../../lib/texts/texts.svelte";
import { cardOf, halves, type CardFace, type TruckerView } from "../types";

/** what is compared now: a combat zone has its lines, open space asks for engines, enemies for cannons */
export function criterion(card: CardFace, linesToCome: number): "crew" | "engine" | "cannon" {
  if (card.lines?.length) return card.lines[card.lines.length - linesToCome - 1]?.criterion ?? "crew";
  return card.kind === "open_space" ? "engine" : "cannon";
}

/** a value announced, as people say it: cannons are counted in halves */
export function announcedWords(stage: Stage, value: number): string {
  const view = stage.view as TruckerView;
  const what = view.card ? criterion(cardOf(stage.components, view.card), view.to_come?.lines ?? 0) : "engine";
  return t(`trucker-ui-announced-${what}`, { n: what === "cannon" ? halves(value) : String(value) });
}
