import { emblem } from "../../lib/art/emblem";
import { planet, type ArtView, type Detail } from "../../lib/art/world";
import { goodOf, type JumpCard } from "./types";

/** the picture of a card: a planet or an emblem grown from its id */
export function jumpArt(card: JumpCard, view: ArtView, detail: Detail): string {
  if (card.kind === "development") {
    const grand = (card.cost ?? 0) >= 7;
    const tone = grand ? "grand" : card.symbols.strength ? "military" : card.symbols.explore ? "explore" : "trade";
    return emblem(card.id, { tone, grand, view, detail });
  }
  return planet(card.id, {
    good: goodOf(card.colour),
    type: card.colour === "grey" ? "grey" : "production",
    military: card.military,
    rebel: card.keywords.includes("rebel"),
    alien: card.keywords.includes("alien"),
    view,
    detail,
  });
}
