// A tile as SVG in a box of 96 units: plate, armour on smooth sides, pipes on the others, one emblem.
import { connector, SIDES, type Connector, type TileFace } from "../types";
import { KINDS, type Contents } from "./kinds";
import { quarter } from "./things";

export const UNIT = 96;
/** glow: may be chosen; hit: struck now; doomed: will be taken off; keep: the part that stays; dim: not concerned */
export type TileState = "" | "glow" | "hit" | "doomed" | "keep" | "dim" | "lost" | "chosen";
export interface TileLook extends Contents {
  rotation?: number;
  state?: TileState;
  faulty?: boolean;
}

const pipe = (x: number, width: number): string =>
  `<rect x="${x - width / 2}" y="-.5" width="${width}" height="15" rx="1.6"/>`;
/** drawn for the upper side: one broad pipe; two wide apart; three on one cross bar, a comb */
const CONNECTORS: Record<Connector, string> = {
  none: '<path class="gt-armour" d="M9 2.500H87L80 9.500H16Z"/>',
  single: `<g class="gt-pipe gt-single">${pipe(48, 13)}</g>`,
  double: `<g class="gt-pipe gt-double">${pipe(35.5, 9)}${pipe(60.5, 9)}</g>`,
  universal:
    '<g class="gt-pipe gt-universal"><path d="M26-.5h8a1 1 0 0 1 1 1V8.500h8.500V.5a1 1 0 0 1 1-1h7a1 1 0 0 1 1 1V8.500H61V.5a1 1 0 0 1 1-1h8a1 1 0 0 1 1 1V13a2.500 2.500 0 0 1-2.500 2.500h-41A2.500 2.500 0 0 1 25 13V.5a1 1 0 0 1 1-1Z"/></g>',
};
const PLATE = "M10 1.500H86L94.500 10V86L86 94.500H10L1.500 86V10Z";
const CRACK =
  '<path class="gt-crack" d="M62 2 52 22 63 33 46 50 58 60 41 74 47 94M46 50 24 42M63 33 82 40M41 74 22 80"/>';
const CROSS = '<path class="gt-cross" d="M18 18 78 78M78 18 18 78"/>';

function edges(tile: TileFace, rotation: number): string {
  const drawn = SIDES.map((side, i) => {
    const kind = connector(tile, rotation, side);
    return { kind, svg: quarter(i * 90, CONNECTORS[kind]) };
  });
  // armour below the pipes of neighbouring sides
  return [...drawn.filter((one) => one.kind === "none"), ...drawn.filter((one) => one.kind !== "none")]
    .map((one) => one.svg)
    .join("");
}

export function tile(face: TileFace, look: TileLook = {}): string {
  const { rotation = 0, state = "", faulty = false } = look;
  return (
    `<g class="gt-tile gt-k-${face.kind}${state ? ` is-${state}` : ""}"><path class="gt-plate" d="${PLATE}"/>` +
    edges(face, rotation) +
    KINDS[face.kind](face, look, rotation) +
    (state === "hit" ? CRACK : "") +
    (state === "lost" || state === "doomed" ? CROSS : "") +
    (faulty ? `<path class="gt-errframe" d="${PLATE}"/>` : "") +
    "</g>"
  );
}

export const back = (): string =>
  `<g class="gt-back"><path class="gt-plate" d="${PLATE}"/><path class="gt-backline" d="M22 22H74V74H22ZM48 10V22M48 74V86M10 48H22M74 48H86"/><path class="gt-backline" d="M36 48a12 12 0 1 0 24 0 12 12 0 1 0-24 0M48 28V40M48 56V68M28 48H40M56 48H68"/></g>`;
