import { emblem, type Tone } from "../../lib/art/emblem";
import { planet, type ArtView, type Detail } from "../../lib/art/world";
import type { RaceCard } from "./types";

export function raceArt(card: RaceCard, view: ArtView, detail: Detail): string {
  if (card.kind === "development") {
    const grand = card.vp === "variable";
    const tone: Tone = grand ? "grand" : card.powers.some((power) => power.effect.includes("military")) ? "military" : (card.powers[0]?.phase ?? "develop");
    return emblem(card.id, { tone, grand, view, detail });
  }
  const { rebel, alien } = card.flags;
  return planet(card.id, { good: card.good, type: card.world_type, military: card.military, rebel: !!rebel, alien: !!alien, view, detail });
}
