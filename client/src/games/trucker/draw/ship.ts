// The ship board: hull, cells, components, marks on joints, the line of a hit.
import {
  cellOf,
  connector,
  placeOf,
  SIDES,
  STEP,
  type Hit,
  type Laid,
  type ShipArea,
  type Side,
  type TileFace,
} from "../types";
import { tile, UNIT, type TileState } from "./tile";

export interface JointMark {
  cell: string;
  side: Side;
  ok: boolean;
}
export interface FaultMark {
  n: number;
  cells: string[];
}
export interface ShipLook {
  board: ShipArea;
  parts: Record<string, Laid>;
  faceOf: (id: string) => TileFace;
  labels?: boolean;
  states?: ReadonlyMap<string, TileState>;
  legal?: ReadonlySet<string>;
  warn?: ReadonlySet<string>;
  ghost?: { cell: string; tile: string; rotation: number; warn: boolean } | null;
  joints?: JointMark[];
  faults?: FaultMark[];
  line?: Hit | null;
  exposed?: boolean;
}

const vertical = (hit: Hit): boolean => hit.from === "N" || hit.from === "S";

/** where things lie in the drawing's own units */
export class Chart {
  readonly width: number;
  readonly height: number;
  readonly #margin: number;
  readonly #left: number;
  readonly #top: number;
  readonly #first: number;
  /** tight, for phones: numbered at the left and on top only, and the cells are larger for it */
  constructor(
    board: ShipArea,
    labels: boolean,
    readonly tight = false,
  ) {
    this.#margin = labels ? 50 : 6;
    this.#left = labels && tight ? 42 : this.#margin;
    const end = tight ? 6 : this.#margin;
    this.#top = board.rows[0] ?? 0;
    this.#first = board.columns[0] ?? 0;
    this.width = board.columns.length * UNIT + this.#left + end;
    this.height = board.rows.length * UNIT + this.#margin + end;
  }
  x(column: number): number {
    return this.#left + (column - this.#first) * UNIT;
  }
  y(row: number): number {
    return this.#margin + (row - this.#top) * UNIT;
  }
  at(cell: string): readonly [number, number] {
    const [row, column] = placeOf(cell);
    return [this.x(column), this.y(row)];
  }
}

function emptyCell(x: number, y: number, state: "legal" | "warn" | ""): string {
  const box = `<rect class="gt-empty${state ? ` is-${state}` : ""}" x="${x + 5}" y="${y + 5}" width="86" height="86" rx="9"/>`;
  if (state === "legal")
    return `${box}<path class="gt-plus" d="M${x + 48} ${y + 38}V${y + 58}M${x + 38} ${y + 48}H${x + 58}"/>`;
  if (state === "warn")
    return `${box}<path class="gt-warnmark" d="M${x + 48} ${y + 34}L${x + 64} ${y + 62}H${x + 32}ZM${x + 48} ${y + 44}V${y + 53}M${x + 48} ${y + 57}V${y + 58}"/>`;
  return box;
}

/** dots where a connector looks into empty space */
function openEnds(look: ShipLook, chart: Chart): string {
  const dots: string[] = [];
  for (const [cell, laid] of Object.entries(look.parts)) {
    const [row, column] = placeOf(cell),
      [x, y] = chart.at(cell);
    for (const side of SIDES) {
      const [down, right] = STEP[side];
      if (
        connector(look.faceOf(laid.tile), laid.rotation, side) === "none" ||
        look.parts[cellOf(row + down, column + right)]
      )
        continue;
      dots.push(`<circle class="gt-exposed" cx="${x + 48 + right * 56}" cy="${y + 48 + down * 56}" r="7"/>`);
    }
  }
  return dots.join("");
}

function jointMark({ cell, side, ok }: JointMark, chart: Chart): string {
  const [x, y] = chart.at(cell),
    [down, right] = STEP[side];
  const sign = ok ? "M-6 0-2 5 6-5" : "M-5-5 5 5M5-5-5 5";
  return `<g class="gt-joint is-${ok ? "ok" : "bad"}" transform="translate(${x + 48 + right * 48} ${y + 48 + down * 48})"><circle r="13"/><path d="${sign}"/></g>`;
}

/** a numbered octagon on the joint of two cells, or in the corner of one */
function faultMark({ n, cells }: FaultMark, i: number, all: FaultMark[], chart: Chart): string {
  const [a, b] = cells.map((cell) => chart.at(cell));
  if (!a) return "";
  // several errors at one joint stand side by side along it
  const same = (other: FaultMark): boolean =>
    other.cells.length === cells.length && other.cells.every((cell) => cells.includes(cell));
  const shift = (all.slice(0, i).filter(same).length - (all.filter(same).length - 1) / 2) * 36;
  const beside = b !== undefined && a[1] === b[1];
  const x = (b ? (a[0] + b[0]) / 2 + 48 : a[0] + 82) + (beside ? 0 : shift),
    y = (b ? (a[1] + b[1]) / 2 + 48 : a[1] + 14) + (beside ? shift : 0);
  return `<g class="gt-err" transform="translate(${x} ${y})"><path d="M-8.300-20H8.300L20-8.300V8.300L8.300 20H-8.300L-20 8.300V-8.300Z"/><text y="8" text-anchor="middle">${n}</text></g>`;
}

function axes(look: ShipLook, chart: Chart): string {
  const hot = look.line ?? null;
  const put = (x: number, y: number, n: number, is: boolean) =>
    `<g class="gt-axis${is ? " is-hot" : ""}" transform="translate(${x} ${y})"><rect x="-19" y="-15" width="38" height="30" rx="15"/><text y="8" text-anchor="middle">${n}</text></g>`;
  const columns = look.board.columns.map((column) => {
    const is = hot !== null && vertical(hot) && hot.line === column;
    return (
      put(chart.x(column) + 48, 18, column, is) +
      (chart.tight ? "" : put(chart.x(column) + 48, chart.height - 18, column, is))
    );
  });
  const rows = look.board.rows.map((row) => {
    const is = hot !== null && !vertical(hot) && hot.line === row;
    // on a phone clear of the dots of open connectors
    return (
      put(chart.tight ? 14 : 18, chart.y(row) + 48, row, is) +
      (chart.tight ? "" : put(chart.width - 18, chart.y(row) + 48, row, is))
    );
  });
  return columns.join("") + rows.join("");
}

function tinted(hit: Hit, chart: Chart): string {
  return vertical(hit)
    ? `<rect class="gt-line" x="${chart.x(hit.line)}" y="0" width="${UNIT}" height="${chart.height}"/>`
    : `<rect class="gt-line" x="0" y="${chart.y(hit.line)}" width="${chart.width}" height="${UNIT}"/>`;
}
const inside = (hit: Hit, board: ShipArea): boolean => (vertical(hit) ? board.columns : board.rows).includes(hit.line);

/** the inside of the ship's svg; its view box is that of the chart */
export function ship(look: ShipLook, chart: Chart): string {
  const faulty = new Set((look.faults ?? []).flatMap((fault) => fault.cells));
  let hull = "",
    cells = "",
    parts = "",
    top = "";
  for (const cell of look.board.cells) {
    const [x, y] = chart.at(cell);
    hull += `<rect x="${x - 7}" y="${y - 7}" width="${UNIT + 14}" height="${UNIT + 14}" rx="14"/>`;
    if (!look.parts[cell])
      cells += emptyCell(
        x,
        y,
        look.ghost?.cell === cell ? "" : look.legal?.has(cell) ? "legal" : look.warn?.has(cell) ? "warn" : "",
      );
  }
  for (const [cell, laid] of Object.entries(look.parts)) {
    const [x, y] = chart.at(cell);
    const state = look.states?.get(cell) ?? "";
    parts += `<g transform="translate(${x} ${y})">${tile(look.faceOf(laid.tile), { ...laid, state, faulty: faulty.has(cell) })}</g>`;
  }
  if (look.exposed) top += openEnds(look, chart);
  if (look.ghost) {
    const [x, y] = chart.at(look.ghost.cell);
    top += `<g transform="translate(${x} ${y})" class="gt-ghost${look.ghost.warn ? " is-warn" : ""}">${tile(look.faceOf(look.ghost.tile), { rotation: look.ghost.rotation })}<rect class="gt-ghostframe" x="-3" y="-3" width="102" height="102" rx="11"/></g>`;
  }
  top +=
    (look.joints ?? []).map((mark) => jointMark(mark, chart)).join("") +
    (look.faults ?? []).map((mark, i, all) => faultMark(mark, i, all, chart)).join("");
  const line = look.line && inside(look.line, look.board) ? tinted(look.line, chart) : "";
  return `<g class="gt-hull">${hull}</g>${line}${cells}${parts}${look.labels === false ? "" : axes(look, chart)}${top}`;
}
