import { emblem, type Tone } from "../../lib/art/emblem";
import { planet, type ArtView, type Detail } from "../../lib/art/world";
import type { RaceCard } from "./types";

/** the picture of a card: a planet or an emblem grown from its id */
export function raceArt(card: RaceCard, view: ArtView, detail: Detail): string {
  if (card.kind === "development") {
    const grand = card.vp === null;
    const tone: Tone = grand
      ? "grand"
      : card.powers.some((power) => power.effect.includes("military"))
        ? "military"
        : (card.powers[0]?.phase ?? "develop");
    return emblem(card.id, { tone, grand, view, detail });
  }
  const has = (word: RaceCard["keywords"][number]): boolean => card.keywords.includes(word);
  return planet(card.id, {
    good: card.good,
    type: card.world_type ?? "grey",
    military: card.military,
    rebel: has("rebel"),
    alien: has("alien"),
    view,
    detail,
  });
}
