// The head of a die action: "take 3 black", "gain 3 fuel" …
import { t } from "../../../lib/texts/texts.svelte";
import type { Desk } from "../desk.svelte";

/** the colour the die counts as, read from the question's own words */
export function askedColour(desk: Desk): string {
  const colour = desk.stage.choice.decision?.prompt.args?.["colour"] as { text?: { key?: string } } | undefined;
  return colour?.text?.key?.replace("solarius-", "") ?? "black";
}
export const actHead = (desk: Desk, kind: string, ap: number): string => {
  const colour = askedColour(desk);
  return t(kind === "resource" ? "solarius-ui-act-resource" : `solarius-ui-act-${colour}`, { ap, colour: `[${colour}]` });
};
