// What lies on tiles: crew, goods, bolts.
import type { Good } from "../types";

export const person = (x: number, y: number, scale: number, there: boolean): string =>
  `<g class="gt-person${there ? "" : " is-empty"}" transform="translate(${x} ${y}) scale(${scale})">` +
  '<path d="M-9 15V8.500C-9 2.500-5 0 0 0S9 2.500 9 8.500V15Z"/><circle cy="-7" r="7.600"/>' +
  (there ? '<path class="gt-visor" d="M-4.800-8.500h9.600c0 4-2 5.800-4.800 5.800S-4.800-4.500-4.800-8.500Z"/>' : "") +
  "</g>";

const ALIEN = {
  // engine alien: broad, horned, a flame on the chest
  brown:
    '<path d="M-17 19V7C-17-3-10-8 0-8S17-3 17 7v12Z"/><path d="M-9-11c0-7 3-11 9-11s9 4 9 11-3 9-9 9-9-2-9-9Z"/><path d="M-8-17l-7-8M8-17l7-8" class="gt-feeler"/><path class="gt-mark" d="M0-1c5 5 7 8 7 12a7 7 0 0 1-14 0c0-3 2-4 3-7 2 1 2 3 3 4 1-3 2-5 1-9Z"/>',
  // gunner alien: narrow, one eye, a cross-hair on the chest
  purple:
    '<path d="M-13 19c0-14 1-22 4-27h18c3 5 4 13 4 27Z"/><path d="M-12-16a12 10 0 0 1 24 0c0 6-5 9-12 9s-12-3-12-9Z"/><circle class="gt-mark" cy="-16" r="4.200"/><path class="gt-markline" d="M0-3v16M-8 5H8"/><circle class="gt-markline" cy="5" r="5"/>',
};
export const alien = (x: number, y: number, scale: number, kind: "brown" | "purple"): string =>
  `<g class="gt-alien gt-alien-${kind}" transform="translate(${x} ${y}) scale(${scale})">${ALIEN[kind]}</g>`;

/** the number of corners is the price: circle 1, lens 2, triangle 3, square on its tip 4 */
const GOODS: Record<Good, { shape: string; price: number; drop: number }> = {
  blue: { shape: '<circle r="10.500"/>', price: 1, drop: 0 },
  green: { shape: '<path d="M-13 0C-8-9 8-9 13 0 8 9-8 9-13 0Z"/>', price: 2, drop: 0 },
  yellow: { shape: '<path d="M0-12.500 12.500 9.500h-25Z"/>', price: 3, drop: 2.2 },
  red: { shape: '<path d="M0-13.500 13.500 0 0 13.500-13.500 0Z"/>', price: 4, drop: 0 },
};
export const good = (kind: Good, x: number, y: number, scale: number): string =>
  `<g class="gt-good gt-good-${kind}" transform="translate(${x} ${y}) scale(${scale})">${GOODS[kind].shape}<text y="${4.7 + GOODS[kind].drop}" text-anchor="middle">${GOODS[kind].price}</text></g>`;

export const bolt = (x: number, y: number, scale: number, kind = "gt-bolt"): string =>
  `<path class="${kind}" transform="translate(${x} ${y}) scale(${scale})" d="M3-11-7 2h5L-4 11 7-3H1Z"/>`;
/** the round bolt of everything that needs a battery */
export const powered = ([x, y]: readonly [number, number]): string =>
  `<g class="gt-power"><circle cx="${x}" cy="${y}" r="9"/>${bolt(x, y, 0.68)}</g>`;
export const quarter = (rotation: number, drawing: string): string =>
  rotation ? `<g transform="rotate(${rotation} 48 48)">${drawing}</g>` : drawing;
