// Still pictures of the bridge and of one row of the tableau, from the board's own shapes.
import { actionDie, cube, shape, techDie } from "../art/shapes";
import { BANDS, SLOTS } from "../art/rows";
import { angle, arc, point, WHEEL } from "../art/wheel";
import type { Colour, Face } from "../types";

const DICE: readonly [Colour, Face, number][] = [
  ["brown", "*+1", 0],
  ["yellow", "2", 1],
  ["black", "*", 2],
  ["turquoise", "1", 4],
];
const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0");

export function bridge(): string {
  const fields = WHEEL.map((value, i) => {
    const [x, y] = point(112, angle(i));
    return (
      `<path class="br-field" d="${arc(46, 96, angle(i) - 34, angle(i) + 34)}"/>` +
      `<path class="br-rim f${i}" d="${arc(99, 125, angle(i) - 34, angle(i) + 34)}"/>` +
      `<text class="br-val f${i}" x="${x}" y="${y + 6.5}" text-anchor="middle">${signed(value)}</text>`
    );
  });
  const dice = DICE.map(([colour, face, field]) => actionDie(colour, face, ...point(70, angle(field)), 0.94));
  return `<circle class="br-disc" r="128"/>${fields.join("")}<path class="br-turn" d="M${point(35, -35)}A35 35 0 0 0 ${point(35, -145)}"/><path class="br-turnhead" d="M-36-20l4.5 12 8-9Z" transform="rotate(-8)"/>${dice.join("")}`;
}

const HEADS = ["I ×1", "II ×2", "III ×3", "IV", "V"];
/** a row with its tech die in column IV, three cubes in I and one in II: worth 5 */
export function storeRow(colour: Colour): string {
  const bands = BANDS.map(
    ([x = 0, w = 0], i) =>
      `<rect class="tb-col${i > 2 ? " is-vp" : ""}" x="${x}" y="20" width="${w}" height="46" rx="8"/><text class="tb-head" x="${x + w / 2}" y="14" text-anchor="middle">${HEADS[i]}</text>`,
  );
  const full = [3, 1, 0];
  const slots = SLOTS.flatMap((xs, c) =>
    xs.map(
      (x, k) =>
        `<rect class="tb-slot" x="${x - 10.5}" y="32.5" width="21" height="21" rx="4"/>${k < (full[c] ?? 0) ? cube(colour, x, 43) : ""}`,
    ),
  );
  return `${bands.join("")}${shape(colour, 14, 43, 0.92)}${slots.join("")}${techDie(colour, 2, 0, 268, 43, 0.92)}`;
}
