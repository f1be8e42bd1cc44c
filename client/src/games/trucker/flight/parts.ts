// What a flight is counted by: the building of the ship, then the cards.
import { numberIn } from "../../../lib/motion/facts";
import type { LogEntry } from "../../../lib/net/wire";
import { t } from "../../../lib/texts/texts.svelte";
import type { Part } from "../../contract";

export function parts(told: readonly LogEntry[]): Part[] {
  return told.flatMap(({ event, n }): Part[] => {
    if (event?.type === "flight") return [{ n, mark: t("trucker-phase-building"), words: t("trucker-phase-building") }];
    if (event?.type === "building_over") return [{ n, mark: "", words: t("trucker-phase-check") }];
    if (event?.type !== "card") return [];
    const number = numberIn(event, "number");
    return [{ n, mark: String(number), words: t("trucker-ui-part-card", { n: number }) }];
  });
}
