// The picture of the start page, drawn from the same parts as the game.
import { inner, starsSvg } from "../../../lib/art/backdrop";
import { hsl, n } from "../../../lib/art/random";
import { planet, type Good } from "../../../lib/art/world";

export function picture(): string {
  let hexes = "";
  const s = 27;
  for (let q = -4; q <= 4; q++)
    for (let k = -4; k <= 4; k++) {
      if (Math.abs(q + k) > 4) continue;
      const x = 150 + s * 1.732 * (q + k / 2),
        y = 128 + s * 1.5 * k;
      const p = [...Array(6)]
        .map((_, i) => `${n(x + (s - 1.6) * Math.sin(i * 1.0472))} ${n(y - (s - 1.6) * Math.cos(i * 1.0472))}`)
        .join("L");
      const d = Math.max(Math.abs(q), Math.abs(k), Math.abs(q + k));
      hexes += `<path d="M${p}Z" fill="${d === 0 ? "#3b2c08" : hsl(228 + d * 6, 36, 17 - d * 1.6)}" stroke="#f4cb4e" stroke-opacity="${n(0.5 - d * 0.09)}"/>`;
    }
  const at = (q: number, k: number): [number, number] => [150 + s * 1.732 * (q + k / 2), 128 + s * 1.5 * k];
  const pl = (id: string, g: Good | null, q: number, k: number, w: number) => {
    const [x, y] = at(q, k);
    return inner(planet(id, { good: g, type: "production", view: "disc", detail: "low" }), x - w / 2, y - w / 2, w, w);
  };
  return `<svg viewBox="0 0 300 258" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><defs><radialGradient id="ps"><stop offset="0" stop-color="#fff6d0"/><stop offset=".22" stop-color="#ffe27a"/><stop offset=".45" stop-color="#f4a92e" stop-opacity=".7"/><stop offset="1" stop-color="#f4a92e" stop-opacity="0"/></radialGradient></defs><rect width="300" height="258" fill="#080b16"/>${hexes}${starsSvg("sol", 46, 300, 258)}<circle cx="150" cy="128" r="86" fill="url(#ps)"/><circle cx="150" cy="128" r="21" fill="#fff3c0"/>
  ${pl("mining_world", "rare", 2, -1, 58)}${pl("gem_world", "novelty", -2, 1, 62)}${pl("plague_world", "genes", 1, 1, 52)}${pl("gambling_world", null, -1, -1, 46)}${pl("tourist_world", null, 3, -2, 40)}
  <path d="M150 128L197 128L174 168L127 168" fill="none" stroke="#fff" stroke-width="2" stroke-dasharray="3 5" stroke-linecap="round" opacity=".8"/><g transform="translate(127 168) rotate(-120)"><path d="M0-15L9 10L0 5L-9 10Z" fill="#f2f6ff" stroke="#0b1120" stroke-width="1.5"/></g></svg>`;
}
