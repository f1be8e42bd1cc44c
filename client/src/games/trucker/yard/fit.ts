import { has, list, t } from "../../../lib/texts/texts.svelte";
import { SIDES } from "../types";
import { sideWord } from "../words";
import type { Fit } from "../types";

/** would the tile hold there, in words: from the decision alone */
export function fitWords(fit: Fit | null): string {
  if (!fit) return t("trucker-ui-holds-not");
  const good = SIDES.filter((side) => fit.joints[side] === true).length;
  const bad = SIDES.filter((side) => fit.joints[side] === false);
  if (fit.rules.length === 0) return t("trucker-ui-joints-fit", { n: good });
  const why = list(
    [...new Set(fit.rules)].map((rule) =>
      has(`trucker-error-${rule.toLowerCase()}`) ? `${t(`trucker-error-${rule.toLowerCase()}`)} (${rule})` : rule,
    ),
  );
  return bad.length
    ? t("trucker-ui-fits-but-at", { sides: list(bad.map(sideWord)), why })
    : t("trucker-ui-fits-but", { why });
}
