// What was worth remembering of a flight: the card that hit hardest, the one that brought most, how the ship came home.
import type { Components, LogEntry } from "../../lib/net/wire";
import { cardName, t } from "../../lib/texts/texts.svelte";
import type { Sight } from "../contract";
import { chapters, type Chapter } from "./flight/chapters";

const most = (all: readonly Chapter[], what: "lost" | "brought"): Chapter | null =>
  all.reduce<Chapter | null>((best, one) => (one[what] > (best?.[what] ?? 0) ? one : best), null);

export function highlights(told: readonly LogEntry[], seat: number, components: Components): Sight[] {
  const all = chapters(told, seat, components);
  const worst = most(all, "lost"),
    best = most(all, "brought");
  const lost = all.reduce((sum, one) => sum + one.lost, 0);
  const sights: Sight[] = [];
  if (worst)
    sights.push({
      icon: "flag",
      tone: "lost",
      head: t("trucker-ui-end-worst", { card: cardName(worst.card) }),
      words: t("trucker-ui-end-worst-text", { n: worst.lost }),
      n: worst.n,
    });
  if (best)
    sights.push({
      icon: "crown",
      tone: "won",
      head: t("trucker-ui-end-best", { card: cardName(best.card) }),
      words: t("trucker-ui-end-best-text", { n: best.brought }),
      n: best.n,
    });
  if (all.length > 0)
    sights.push({
      icon: "target",
      tone: "",
      head: t("trucker-ui-end-flown", { n: all.length }),
      words: t("trucker-ui-end-flown-text", { n: lost }),
      n: all[0]?.n ?? null,
    });
  return sights;
}
