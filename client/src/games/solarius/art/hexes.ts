// Where the hexes of the map lie. Pointy-top, axial coordinates as the engine writes them; drawing only, no rules.
import type { Hex, SolariusComponents, SolariusView, Tile } from "../types";

export const WAYS: readonly Hex[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];
/** names of WAYS in the texts: east, south-east … */
export const WAY_NAMES = ["e", "se", "sw", "w", "nw", "ne"] as const;
export type Print = "space" | "home" | "planet" | "portal" | "hub";
export interface Cell {
  cell: string;
  q: number;
  r: number;
  x: number;
  y: number;
  tile: string;
  is: Print;
}
export interface Layout {
  cells: Map<string, Cell>;
  tiles: { id: string; x: number; y: number }[];
  box: Box;
}
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export const R = 24;
const S3 = Math.sqrt(3);
export const cellOf = (q: number, r: number): string => `${q},${r}`;
export const hexOf = (cell: string): Hex => {
  const [q = 0, r = 0] = cell.split(",").map(Number);
  return [q, r];
};
export const xOf = (q: number, r: number): number => S3 * (q + r / 2) * R;
export const yOf = (_q: number, r: number): number => 1.5 * r * R;
export const distance = (a: Hex, b: Hex): number =>
  Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]), Math.abs(a[0] + a[1] - b[0] - b[1]));

export const CORNERS = [0, 1, 2, 3, 4, 5].map(
  (i) => [Math.cos((Math.PI / 180) * (60 * i - 30)), Math.sin((Math.PI / 180) * (60 * i - 30))] as const,
);
export const points = (x: number, y: number, size: number): string =>
  CORNERS.map(([cx, cy]) => `${(x + cx * size).toFixed(1)},${(y + cy * size).toFixed(1)}`).join(" ");

function turned([q, r]: Hex, sixths: number): Hex {
  for (let i = 0; i < sixths; i++) [q, r] = [-r, q + r];
  return [q, r];
}
function printed(tile: Tile): [Hex, Print][] {
  const spots = (list: readonly Hex[] | undefined, is: Print): [Hex, Print][] => (list ?? []).map((hex) => [hex, is]);
  return [
    ...spots(tile.home ? [tile.home] : [], "home"),
    ...spots(tile.hub ? [tile.hub] : [], "hub"),
    ...spots(tile.portals, "portal"),
    ...spots(tile.planets, "planet"),
    ...spots(tile.planets_3, "planet"),
    ...spots(tile.planets_4, "planet"),
  ];
}

export function layOut(parts: SolariusComponents, places: SolariusView["map"]["layout"]): Layout {
  const cells = new Map<string, Cell>(),
    tiles: Layout["tiles"] = [];
  const put = (tile: Tile, middle: Hex, sixths: number): void => {
    const signs = new Map(printed(tile).map(([hex, is]) => [cellOf(...turned(hex, sixths)), is]));
    tiles.push({ id: tile.id, x: xOf(...middle), y: yOf(...middle) });
    for (let q = -parts.map_radius; q <= parts.map_radius; q++)
      for (let r = -parts.map_radius; r <= parts.map_radius; r++) {
        if (Math.abs(q + r) > parts.map_radius) continue;
        const [Q, Z] = [q + middle[0], r + middle[1]];
        cells.set(cellOf(Q, Z), {
          cell: cellOf(Q, Z),
          q: Q,
          r: Z,
          x: xOf(Q, Z),
          y: yOf(Q, Z),
          tile: tile.id,
          is: signs.get(cellOf(q, r)) ?? "space",
        });
      }
  };
  const byId = new Map(parts.tiles.map((tile) => [tile.id, tile]));
  const centre = byId.get("CENTRE");
  if (centre) put(centre, [0, 0], 0);
  places.forEach((place, i) => {
    const tile = byId.get(place.tile),
      middle = parts.map_places[i];
    if (tile && middle) put(tile, middle, place.rotation);
  });
  return { cells, tiles, box: boxOf([...cells.values()]) };
}

export function boxOf(cells: Cell[]): Box {
  const xs = cells.map((one) => one.x),
    ys = cells.map((one) => one.y);
  const x = Math.min(...xs) - R * 1.1,
    y = Math.min(...ys) - R * 1.2;
  return { x, y, w: Math.max(...xs) + R * 1.1 - x, h: Math.max(...ys) + R * 1.2 - y };
}

/** the hexes a straight flight crosses, both ends included */
export function straight(from: Hex, to: Hex): Hex[] {
  const steps = distance(from, to);
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = steps ? i / steps : 0;
    // a hair to one side: ties on the edge between two hexes always fall the same way
    return rounded(from[0] + (to[0] - from[0]) * t + 1e-6, from[1] + (to[1] - from[1]) * t + 2e-6);
  });
}
function rounded(q: number, r: number): Hex {
  const s = -q - r;
  let [a, b] = [Math.round(q), Math.round(r)];
  const c = Math.round(s),
    [da, db, dc] = [Math.abs(a - q), Math.abs(b - r), Math.abs(c - s)];
  if (da > db && da > dc) a = -b - c;
  else if (db > dc) b = -a - c;
  return [a + 0, b + 0];
}
