import type { Stage } from "../../../lib/table/stage.svelte";
import { t } from "../../../lib/texts/texts.svelte";
import { cardOf, criterion, halves, viewOf } from "../types";

/** a value announced, as people say it: cannons are counted in halves */
export function announcedWords(stage: Stage, value: number): string {
  const view = viewOf(stage);
  const what = view.card ? criterion(cardOf(stage.components, view.card), view.to_come?.lines ?? 0) : "engine";
  return t(`trucker-ui-announced-${what}`, { n: what === "cannon" ? halves(value) : String(value) });
}
