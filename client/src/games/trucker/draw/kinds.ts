// One drawing per kind of component. Muzzle, exhaust and shield turn; crew, cells, boxes and digits stay upright.
import type { Crew, Good, TileFace, TileKind } from "../types";
import { alien, bolt, good, person, powered, quarter } from "./things";

/** what lies on the tile */
export interface Contents {
  crew?: readonly Crew[];
  tokens?: number;
  goods?: readonly Good[];
}
type Draw = (tile: TileFace, contents: Contents, rotation: number) => string;
type Spots = readonly [
  readonly [number, number],
  readonly [number, number],
  readonly [number, number],
  readonly [number, number],
];
const spot = (spots: Spots, rotation: number): readonly [number, number] => spots[((rotation / 90) & 3) as 0];

const cabin: Draw = (_, { crew = [] }) => {
  const room =
    '<path class="gt-room" d="M32 18H64A14 14 0 0 1 78 32V64A14 14 0 0 1 64 78H32A14 14 0 0 1 18 64V32A14 14 0 0 1 32 18Z"/><path class="gt-thin" d="M24 68.500H72"/>';
  const who = crew[0];
  if (who === "brown" || who === "purple") return room + alien(48, 50, 1.08, who);
  return room + person(35.5, 49, 1.2, crew.length > 0) + person(60.5, 49, 1.2, crew.length > 1);
};

const startingCabin: Draw = ({ colour }, { crew = [] }) =>
  `<path class="gt-room gt-seat gt-seat-${colour}" d="M37 17H59L79 37V59L59 79H37L17 59V37Z"/><path class="gt-seatline gt-seat-${colour}" d="M38.500 21.500H57.500L74.500 38.500V57.500L57.500 74.500H38.500L21.500 57.500V38.500Z"/>` +
  person(37, 49, 0.98, crew.length > 0) +
  person(59, 49, 0.98, crew.length > 1) +
  `<g class="gt-star gt-seat-${colour}" transform="translate(48 27)"><path d="M0-6.500 1.900-2.100 6.600-1.800 3 1.300 4.100 6 0 3.500-4.100 6-3 1.300-6.600-1.800-1.900-2.100Z"/></g>`;

const battery: Draw = ({ capacity = 2 }, { tokens = 0 }) => {
  const width = 17,
    gap = capacity === 3 ? 4 : 8;
  const left = 48 - (capacity * width + (capacity - 1) * gap) / 2;
  const cells = Array.from({ length: capacity }, (_, i) => {
    const x = left + i * (width + gap),
      full = i < tokens;
    return `<g class="gt-cell${full ? " is-full" : ""}"><rect x="${x + 5}" y="22" width="7" height="6" rx="1.500"/><rect x="${x}" y="26" width="${width}" height="46" rx="4"/>${full ? bolt(x + width / 2, 49, 0.95, "gt-cellbolt") : ""}</g>`;
  });
  return `<path class="gt-thin" d="M20 76H76"/>${cells.join("")}`;
};

const SLOTS: Record<number, readonly (readonly [number, number])[]> = {
  1: [[48, 48]],
  2: [
    [31, 48],
    [65, 48],
  ],
  3: [
    [32, 32],
    [64, 32],
    [48, 64],
  ],
};
const hold =
  (special: boolean): Draw =>
  ({ capacity = 1 }, { goods = [] }) => {
    const width = capacity === 1 ? 44 : capacity === 2 ? 31 : 29;
    return (SLOTS[capacity] ?? [])
      .map(([x, y], i) => {
        const a = x - width / 2,
          b = y - width / 2,
          load = goods[i];
        const box = `<rect class="gt-slot${special ? " is-special" : ""}" x="${a}" y="${b}" width="${width}" height="${width}" rx="4"/>`;
        if (load) return box + good(load, x, y, capacity === 1 ? 1.4 : 1.02);
        return (
          box +
          (special
            ? `<path class="gt-hazard" d="M${a} ${b + 14}L${a + 14} ${b}M${a} ${b + 7}L${a + 7} ${b}M${a + width} ${b + width - 14}L${a + width - 14} ${b + width}M${a + width} ${b + width - 7}L${a + width - 7} ${b + width}"/>`
            : `<path class="gt-bracket" d="M${a + 4} ${b + 9}V${b + 4}H${a + 9}M${a + width - 9} ${b + width - 4}H${a + width - 4}V${b + width - 9}"/>`)
        );
      })
      .join("");
  };

const engine: Draw = ({ strength }, _, rotation) => {
  const bell = (x: number, w: number) =>
    `<path class="gt-part" d="M${x - w * 0.42} 50H${x + w * 0.42}L${x + w} 74H${x - w}Z"/><path class="gt-thin" d="M${x - w * 0.62} 58H${x + w * 0.62}M${x - w * 0.82} 66H${x + w * 0.82}"/>`;
  const flame = (x: number, w: number) => `<path class="gt-flame" d="M${x - w * 0.7} 76.500H${x + w * 0.7}L${x} 94Z"/>`;
  const double = strength === 2;
  const body = double
    ? '<rect class="gt-part" x="24" y="22" width="48" height="27" rx="5"/><path class="gt-thin" d="M48 26V45"/>' +
      bell(34, 12) +
      bell(62, 12) +
      flame(34, 12) +
      flame(62, 12)
    : '<rect class="gt-part" x="33" y="22" width="30" height="28" rx="5"/><path class="gt-thin" d="M38 30H58M38 37H58"/>' +
      bell(48, 17) +
      flame(48, 17);
  return (
    quarter(rotation, body) +
    (double
      ? powered(
          spot(
            [
              [48, 35],
              [61, 48],
              [48, 61],
              [35, 48],
            ],
            rotation,
          ),
        )
      : "")
  );
};

const cannon: Draw = ({ strength }, _, rotation) => {
  const barrel = (x: number, w: number) =>
    `<path class="gt-part" d="M${x - w / 2} 60V17H${x + w / 2}V60Z"/><path class="gt-muzzle" d="M${x - w / 2 - 3} 5H${x + w / 2 + 3}V16H${x - w / 2 - 3}Z"/><path class="gt-thin" d="M${x - w / 2} 26H${x + w / 2}"/>`;
  const base = '<path class="gt-part" d="M34 46H62L72 58V70L66 76H30L24 70V58Z"/>';
  const double = strength === 2;
  const body = double
    ? barrel(35, 10) + barrel(61, 10) + base
    : `${barrel(48, 12)}${base}<circle class="gt-dot" cx="48" cy="61" r="5"/>`;
  return (
    quarter(rotation, body) +
    (double
      ? powered(
          spot(
            [
              [48, 61],
              [35, 48],
              [48, 35],
              [61, 48],
            ],
            rotation,
          ),
        )
      : "")
  );
};

const shield: Draw = (_, __, rotation) => {
  // unturned it covers bow and right: a double bracket along those two sides
  const body =
    '<path class="gt-shield" d="M19 21H63A12 12 0 0 1 75 33V77"/><path class="gt-shield2" d="M19 31H56A9 9 0 0 1 65 40V77"/><path class="gt-part" d="M30 48L43 41 56 48V62L43 69 30 62Z" transform="translate(-1 2)"/>';
  return (
    quarter(rotation, body) +
    powered(
      spot(
        [
          [42, 57],
          [39, 42],
          [54, 39],
          [57, 54],
        ],
        rotation,
      ),
    )
  );
};

const lifeSupport: Draw = ({ colour }) => {
  const mark =
    colour === "brown"
      ? '<path class="gt-mark" d="M48 33c9 9 13 14 13 21a13 13 0 0 1-26 0c0-6 3-8 5-13 4 2 5 5 6 8 2-5 4-10 2-16Z"/>'
      : '<circle class="gt-markline" cx="48" cy="50" r="10.500"/><path class="gt-markline" d="M48 33.500v33M31.500 50h33"/>';
  return `<g class="gt-life gt-alien-${colour}"><path class="gt-tank" d="M32 24H64A10 10 0 0 1 74 34V62A12 12 0 0 1 62 74H34A12 12 0 0 1 22 62V34A10 10 0 0 1 32 24Z"/><path class="gt-cap" d="M38 17H58V24H38Z"/><path class="gt-thin" d="M22 40H28M68 40H74M22 60H28M68 60H74"/>${mark}</g>`;
};

const structural: Draw = () =>
  '<path class="gt-truss" d="M24 24H72V72H24ZM24 24 72 72M72 24 24 72"/><circle class="gt-dot" cx="48" cy="48" r="6"/><g class="gt-dot"><circle cx="24" cy="24" r="3.500"/><circle cx="72" cy="24" r="3.500"/><circle cx="24" cy="72" r="3.500"/><circle cx="72" cy="72" r="3.500"/></g>';

export const KINDS: Record<TileKind, Draw> = {
  cabin,
  starting_cabin: startingCabin,
  battery,
  cargo_hold: hold(false),
  special_hold: hold(true),
  engine,
  cannon,
  shield,
  life_support: lifeSupport,
  structural,
};
