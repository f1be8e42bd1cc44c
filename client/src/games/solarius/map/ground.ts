// What never moves on the map, as SVG text: stars, hexes, borders, prints.
import { CORNERS, R, WAYS, cellOf, points, type Cell, type Layout } from "../art/hexes";
import { planet, stream } from "../art/planet";
import { STAR, shape, vpHex } from "../art/shapes";
import type { Colour } from "../types";

const at = (cell: Cell): string => `translate(${cell.x.toFixed(1)} ${cell.y.toFixed(1)})`;
const corner = (cell: Cell, i: number): string =>
  `${(cell.x + (CORNERS[i]?.[0] ?? 0) * R).toFixed(1)} ${(cell.y + (CORNERS[i]?.[1] ?? 0) * R).toFixed(1)}`;

export function stars(): string {
  const next = stream("stars");
  return Array.from({ length: 380 }, () => {
    const turn = next() * 6.283,
      out = Math.sqrt(next()) * 16.5 * R;
    return `<circle cx="${(Math.cos(turn) * out).toFixed(1)}" cy="${(Math.sin(turn) * out).toFixed(1)}" r="${(R * (0.02 + next() * 0.05)).toFixed(2)}" opacity="${(0.2 + next() * 0.7).toFixed(2)}"/>`;
  }).join("");
}

export function grid(layout: Layout): string {
  const cells = [...layout.cells.values()];
  const hexes = cells.map((cell) => `M${[0, 1, 2, 3, 4, 5].map((i) => corner(cell, i)).join("L")}Z`).join("");
  const borders = cells
    .flatMap((cell) =>
      WAYS.map(([q, r], i) => {
        const other = layout.cells.get(cellOf(cell.q + q, cell.r + r));
        return other?.tile === cell.tile ? "" : `M${corner(cell, i)}L${corner(cell, (i + 1) % 6)}`;
      }),
    )
    .join("");
  const names = layout.tiles
    .filter((tile) => tile.id !== "CENTRE")
    .map(
      (tile) =>
        `<text class="sm-tilename" x="${tile.x}" y="${tile.y + R * 1.6}" text-anchor="middle">${tile.id}</text>`,
    )
    .join("");
  return `${names}<path class="sm-hex" d="${hexes}"/><path class="sm-border" d="${borders}"/>`;
}

export function print(cell: Cell, open: boolean): string {
  switch (cell.is) {
    case "home":
      return `<g transform="${at(cell)}"><circle class="sm-homeglow" r="${R * 1.1}"/><circle class="sm-home" r="${R * 0.62}"/><path class="sm-homestar" transform="scale(${R * 0.055})" d="${STAR}"/></g>`;
    case "portal":
      return `<g class="sm-portal${open ? " is-on" : ""}" transform="${at(cell)} scale(${R / 20})"><circle r="14"/><path d="M0-11a11 11 0 1 1-10.5 8M0-5.5A5.5 5.5 0 1 1-5.2-1"/></g>`;
    case "hub": {
      const wheel = open
        ? `<path d="M0 ${-R * 0.5}V${R * 0.5}M${-R * 0.45} ${-R * 0.26}L${R * 0.45} ${R * 0.26}M${R * 0.45} ${-R * 0.26}L${-R * 0.45} ${R * 0.26}"/><circle r="${R * 0.36}"/>`
        : "";
      return `<g class="sm-hub${open ? " is-on" : ""}" transform="${at(cell)}"><polygon points="${points(0, 0, R * 0.82)}"/>${wheel}<text y="${R * 0.18}" text-anchor="middle">${cell.tile}</text></g>`;
    }
    case "planet":
      return `<circle class="sm-noplanet" cx="${cell.x.toFixed(1)}" cy="${cell.y.toFixed(1)}" r="${R * 0.5}"/>`;
    default:
      return "";
  }
}

/** a planet chip: face down its colour's shape in a dashed ring, face up its disc with points */
export function planetChip(cell: Cell, colour: Colour, id: string | null, vp: number): string {
  if (!id)
    return `<g class="sm-pdown sm-${colour}" transform="${at(cell)}"><circle class="body" r="${R * 0.66}"/><circle class="ring" r="${R * 0.66}"/>${shape(colour, 0, 0, R * 0.036)}</g>`;
  return `<g transform="${at(cell)}">${planet(id, colour, R * 0.7, "m")}<g class="sm-pcode" transform="translate(${-R * 0.56} ${R * 0.5})"><circle r="${R * 0.36}"/>${shape(colour, 0, 0, R * 0.023)}</g>${vpHex(vp, R * 0.5, -R * 0.46, R * 0.026)}</g>`;
}
