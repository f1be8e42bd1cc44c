// Meteors and shots.
import { hash, stream } from "../../../lib/art/random";
import type { Shot, Side } from "../types";

/** an irregular stone grown from its seed, with two craters */
export function rock(x: number, y: number, radius: number, seed: string): string {
  const random = stream(hash(seed)),
    corners = 11;
  const outline = Array.from({ length: corners }, (_, i) => {
    const angle = (i / corners) * 2 * Math.PI,
      reach = radius * (0.8 + random() * 0.3);
    return `${i ? "L" : "M"}${(x + Math.cos(angle) * reach).toFixed(1)} ${(y + Math.sin(angle) * reach).toFixed(1)}`;
  });
  return `<g class="gt-rock"><path d="${outline.join("")}Z"/><circle cx="${x - radius * 0.25}" cy="${y - radius * 0.2}" r="${radius * 0.22}"/><circle cx="${x + radius * 0.3}" cy="${y + radius * 0.3}" r="${radius * 0.15}"/></g>`;
}

/** turned so that what is drawn flying upwards comes from that side */
export const HEADING: Record<Side, number> = { N: 180, E: 270, S: 0, W: 90 };
export const isBig = (size: Shot["size"]): boolean => size === "large" || size === "heavy";
export const isShot = (size: Shot["size"]): boolean => size === "light" || size === "heavy";

/** one incoming thing as a sign, in a box from -2,-4 of 52 by 56 */
export function threat(shot: Shot, seed: string): string {
  const turn = `rotate(${HEADING[shot.from]} 24 24)`,
    big = isBig(shot.size);
  if (isShot(shot.size))
    return `<g transform="${turn}">${big ? '<path class="gt-shot" d="M24 3 41 21H33V46H15V21H7Z"/><path class="gt-shotcore" d="M20 42V24M28 42V24"/>' : '<path class="gt-shot" d="M24 9 33.500 20H27V42H21V20H14.500Z"/>'}</g>`;
  return `<path class="gt-trail" transform="${turn}" d="${big ? "M9 25 24 53 39 25Z" : "M16.500 25 24 46 31.500 25Z"}"/>${rock(24, 24, big ? 16 : 9, seed)}<path class="gt-dirtri" transform="${turn}" d="M24-1 29 6H19Z"/>`;
}
