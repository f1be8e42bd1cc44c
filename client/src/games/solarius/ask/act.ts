// The head of a die action: "take 3 black", "gain 3 fuel" …
import { inner } from "../../../lib/texts/args";
import { t } from "../../../lib/texts/texts.svelte";
import type { Desk } from "../desk.svelte";

/** the colour the die counts as, read from the question's own words */
export function askedColour(desk: Desk): string {
  return inner(desk.stage.choice.decision?.prompt.args?.["colour"])?.key.replace("solarius-", "") ?? "black";
}
export const actHead = (desk: Desk, kind: string, ap: number): string => {
  const colour = askedColour(desk);
  return t(kind === "resource" ? "solarius-ui-act-resource" : `solarius-ui-act-${colour}`, {
    ap,
    colour: `[${colour}]`,
  });
};
