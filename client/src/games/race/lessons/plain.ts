// The suggested move in words: the action's gain, what a card is worth, what a power does.
import type { Moment } from "../../../lib/lessons/lesson";
import { idOf, inner } from "../../../lib/texts/args";
import { cardName, say, t } from "../../../lib/texts/texts.svelte";
import { cardsOf } from "../types";
import { strings } from "../../../lib/lists";

/** what the placed card brings in the end */
function worth({ components, suggestion }: Moment): string {
  if (typeof suggestion["card"] !== "string") return "";
  const { powers, scoring, vp } = cardsOf(components)(suggestion["card"]);
  if (scoring.length) return t("race-lesson-worth-counted");
  return t(powers.length ? "race-lesson-worth" : "race-lesson-worth-plain", { points: vp ?? 0 });
}

export const plain = (moment: Moment): Record<string, string | number> => ({
  action: strings(moment.suggestion["actions"])[0] ?? "",
  label: say(moment.words),
  worth: worth(moment),
  pay: Number(moment.preview.find((line) => line.key === "race-preview-pay")?.args?.["number"] ?? 0),
  n: strings(moment.suggestion["worlds"]).length,
  by: cardName(idOf(moment.decision.prompt.args?.["card"]) ?? ""),
  power: say(inner(moment.decision.prompt.args?.["power"])),
});
