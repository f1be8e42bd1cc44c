// The four colours as shapes, dice, cubes, junk, figures, ships. SVG text; colours only through the custom properties of signs.css.
import { PIPS } from "../../../lib/art/pips";
import type { Colour, Face, FigureKind } from "../types";

/** colour = shape: black diamond, yellow circle, turquoise triangle, brown square. Radius about 10. */
export const SHAPE: Record<Colour, string> = {
  black: '<path d="M0-11 11 0 0 11-11 0Z"/>',
  yellow: '<circle r="9.5"/>',
  turquoise: '<path d="M0-10.5 10.5 8.5h-21Z"/>',
  brown: '<path d="M-8.5-8.5h17v17h-17Z"/>',
};
export const STAR = "M0-10 2.9-3.7 9.7-3 4.6 1.7 6 8.5 0 5 -6 8.5 -4.6 1.7 -9.7-3 -2.9-3.7Z";
const at = (x: number, y: number, size: number): string => `transform="translate(${x} ${y}) scale(${size})"`;

export const shape = (colour: Colour, x = 0, y = 0, size = 1): string =>
  `<g class="sm-shape sm-${colour}" ${at(x, y, size)}>${SHAPE[colour]}</g>`;
/** pips have the shape of their colour, so that dice can be told apart without seeing colours */
const pips = (colour: Colour, number: number, apart: number, size: number): string =>
  (PIPS[number] ?? [])
    .map(([x = 0, y = 0]) => `<g class="sm-pip" ${at(x * apart, y * apart, size)}>${SHAPE[colour]}</g>`)
    .join("");

/** an action die: rounded square; stars carry the colour's shape in the corner. 40 box about 0,0 */
export function actionDie(colour: Colour, face: Face, x = 0, y = 0, size = 1): string {
  const star = face.startsWith("*"),
    plus = face === "*+1";
  const mark = star
    ? `<g class="sm-corner" ${at(-12.5, 12.5, 0.36)}>${SHAPE[colour]}</g><path class="sm-pip" d="${STAR}" ${at(plus ? -1 : 1, plus ? 0 : -1, plus ? 1.05 : 1.15)}/>${plus ? '<path class="sm-pipline" d="M11-14v8M7-10h8"/>' : ""}`
    : pips(colour, Number(face), 8.5, 0.4);
  return `<g class="sm-die sm-${colour}" ${at(x, y, size)}><rect x="-19" y="-19" width="38" height="38" rx="8"/>${mark}</g>`;
}
/** a tech die: octagon, so that it is never taken for an action die; face 0 to 5 shows 1, 2, 3, 4, 4 with 2 VP, 4 with 4 VP */
export function techDie(colour: Colour, number: number, vp: number, x = 0, y = 0, size = 1): string {
  const badge = vp ? `<g transform="translate(14 -14)">${vpHex(vp, 0, 0, 0.62)}</g>` : "";
  return `<g class="sm-tech sm-${colour}" ${at(x, y, size)}><path d="M-11-19H11L19-11V11L11 19H-11L-19 11V-11Z"/>${pips(colour, number, 8, 0.42)}${badge}</g>`;
}
/** points below nought are red and carry a real minus; three characters and more stand closer together */
export function vpHex(points: number | string, x = 0, y = 0, size = 1): string {
  const words = String(points).replace("-", "−");
  const look = ["sm-vp", words.startsWith("−") ? "is-minus" : "", words.length > 2 ? "is-long" : ""].filter(Boolean);
  return `<g class="${look.join(" ")}" ${at(x, y, size)}><path d="M0-14 12.1-7V7L0 14-12.1 7V-7Z"/><text y="5.5" text-anchor="middle">${words}</text></g>`;
}
export const cube = (colour: Colour, x = 0, y = 0, size = 1): string =>
  `<g class="sm-cube sm-${colour}" ${at(x, y, size)}><rect x="-9" y="-9" width="18" height="18" rx="3"/><g class="sm-cubeshape" transform="scale(.42)">${SHAPE[colour]}</g></g>`;
export const junk = (x: number, y: number, size: number, ghost = false): string =>
  `<g class="sm-junk${ghost ? " is-ghost" : ""}" ${at(x, y, size)}><path d="M-8-9 5-10 10-2 7 9-5 10-10 2Z"/><path class="l" d="M-3-9-1 0 9-1M-1 0-6 9"/></g>`;

const FIGURE: Record<FigureKind, [string, number]> = {
  colony: ['<path d="M-13 10V1a13 13 0 0 1 26 0v9Z"/>', 6],
  station: ['<path d="M-12-12H12V12H-12Z"/><path class="arm" d="M-17 0h5M12 0h5M0-17v5M0 12v5"/>', 5],
  mission: ['<path d="M-10 16V-15H14L8-5 14 5H-6V16Z"/>', 0],
};
/** kind by outline, player by colour and letter, an outpost as the white base. 40 box */
export function figure(kind: FigureKind, letter: string, x: number, y: number, size: number, outpost: boolean): string {
  const [outline, line] = FIGURE[kind];
  return `<g class="sm-fig sm-p${letter}" ${at(x, y, size)}>${outpost ? '<path class="base" d="M-19 13H19L15 20H-15Z"/>' : ""}${outline}<text y="${line}" text-anchor="middle">${letter.toUpperCase()}</text></g>`;
}
export const ship = (letter: string, x: number, y: number, size: number, cls = ""): string =>
  `<g class="sm-ship sm-p${letter} ${cls}" ${at(x, y, size)}><path d="M0-21C8-13 10-3 9 6l8 9v6L6 16H-6l-11 5v-6l8-9C-10-3-8-13 0-21Z"/><text y="8" text-anchor="middle">${letter.toUpperCase()}</text></g>`;
