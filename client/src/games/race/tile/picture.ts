// The picture of the start page, drawn from the same parts as the game.
import { inner, starsSvg } from "../../../lib/art/backdrop";
import { planet } from "../../../lib/art/world";

export function picture(): string {
  return `<svg viewBox="0 0 300 258" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><defs><radialGradient id="pr" cx="30%" cy="20%" r="90%"><stop offset="0" stop-color="#33276b"/><stop offset=".6" stop-color="#120f2a"/><stop offset="1" stop-color="#070b16"/></radialGradient></defs><rect width="300" height="258" fill="url(#pr)"/>${starsSvg("race", 80, 300, 258)}
  ${inner(planet("spice_world", { good: "novelty", type: "production", view: "disc" }), -34, 88, 196, 196)}${inner(planet("distant_world", { good: "genes", type: "windfall", view: "disc" }), 176, -10, 108, 108)}${inner(planet("rebel_outpost", { good: null, type: "grey", military: true, rebel: true, view: "disc" }), 192, 128, 120, 120)}${inner(planet("deserted_alien_outpost", { good: "alien", type: "production", alien: true, view: "disc" }), 104, 46, 78, 78)}${inner(planet("mining_world", { good: "rare", type: "production", view: "disc" }), 14, 4, 92, 92)}</svg>`;
}
