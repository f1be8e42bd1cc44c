// The Trek's titles, as the view has them.
import type { Printed } from "../contract";
import { t } from "../../lib/texts/texts.svelte";
import type { TruckerView } from "./types";

export interface HeldTitle {
  title: string;
  holder: number | null;
  gold: boolean;
}
/** those laid out and those held, by seat */
export const titlesOf = (view: TruckerView): HeldTitle[] => [
  ...view.titles.map((title) => ({ title, holder: null, gold: false })),
  ...view.seats.flatMap((seat, holder) => seat.titles.map((title) => ({ title, holder, gold: seat.gold }))),
];

const key = (stage: Printed, title: string, field: "measure" | "gold"): string =>
  String(stage.components.cards[title]?.[field] ?? "").replaceAll("_", "-");
/** what a title counts */
export const measureWords = (stage: Printed, title: string): string =>
  t(`trucker-measure-${key(stage, title, "measure")}`);
/** what its gold side forbids on flight III */
export const goldWords = (stage: Printed, title: string): string => t(`trucker-gold-${key(stage, title, "gold")}`);
