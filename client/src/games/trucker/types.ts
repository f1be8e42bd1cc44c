// Galaxy Trucker's components and view, as the engine sends them.
import type { Components, Decision } from "../../lib/net/wire";
import type {
  CardFace as Raw,
  Penalty,
  ShipArea,
  Shot,
  TileFace,
  TitleFace,
  TruckerComponents,
} from "../../generated/trucker.components";
import type { Fit, Hit, Laid, StackView, TruckerDecision, TruckerSeat, TruckerView } from "../../generated/trucker";
import type { Stage } from "../../lib/table/stage.svelte";
import { at } from "../../lib/lists";

export type { Fit, Hit, Laid, StackView, TruckerSeat, TruckerView };
export type { Penalty, ShipArea, Shot, TileFace, TitleFace };

/** the view of this game: the one place that trusts the table's game to be it */
export const viewOf = (stage: Pick<Stage, "view">): TruckerView => stage.view as TruckerView;
/** likewise its questions */
export const askedOf = (decision: Decision | null): TruckerDecision | null => decision as TruckerDecision | null;

export type Side = Shot["from"];
export const SIDES: readonly Side[] = ["N", "E", "S", "W"];
export const sideOf = (word: string): Side => SIDES.find((one) => one === word) ?? "N";
export type Connector = TileFace["sides"][Side];
export const GOODS = ["red", "yellow", "green", "blue"] as const;
export type Good = (typeof GOODS)[number];
export const goodOf = (word: unknown): Good | null => GOODS.find((one) => one === word) ?? null;
export type Crew = "human" | "brown" | "purple";
export type TileKind = TileFace["kind"];
/** a card with all that its pack may leave out */
export type CardFace = Required<Raw>;

const partsOf = (components: Components): TruckerComponents => components as TruckerComponents;
export const NO_TILE: Omit<TileFace, "id"> = {
  type: "tile",
  kind: "structural",
  name: { en: "", de: "" },
  rule: "",
  status: "owner",
  sides: { N: "none", E: "none", S: "none", W: "none" },
};
const NO_CARD: Omit<CardFace, "id"> = {
  type: "adventure",
  kind: "open_space",
  name: { en: "", de: "" },
  rule: "",
  status: "owner",
  note: null,
  level: 1,
  learning: false,
  strength: 0,
  credits: 0,
  crew_cost: 0,
  crew_needed: 0,
  days: 0,
  goods: [],
  planets: [],
  meteors: [],
  penalty: null,
  lines: [],
};
export function tileOf(components: Components, id: string): TileFace {
  const found = partsOf(components).cards[id];
  return found?.type === "tile" ? found : { ...NO_TILE, id };
}
export function cardOf(components: Components, id: string): CardFace {
  const found = partsOf(components).cards[id];
  return { ...NO_CARD, ...(found?.type === "adventure" ? found : {}), id };
}
export function titleOf(components: Components, id: string): TitleFace | null {
  const found = partsOf(components).cards[id];
  return found?.type === "title" ? found : null;
}
const NO_BOARD: ShipArea = { rows: [], columns: [], cells: [] };
export const boardOf = (components: Components, view: TruckerView): ShipArea =>
  partsOf(components).ships[view.flight.ship] ?? NO_BOARD;
/** the kinds of goods, the dearest first, with their prices */
export const pricesOf = (components: Components): TruckerComponents["goods"] => partsOf(components).goods;
export const priceOf = (components: Components, good: string): number =>
  pricesOf(components).find((one) => one.colour === good)?.price ?? 0;

export type Place = readonly [row: number, column: number];
export const placeOf = (cell: string): Place => {
  const [row = 0, column = 0] = cell.split(",").map(Number);
  return [row, column];
};
export const cellOf = (row: number, column: number): string => `${row},${column}`;
export const STEP: Record<Side, Place> = { N: [-1, 0], E: [0, 1], S: [1, 0], W: [0, -1] };
/** the side that a side of the unturned tile becomes */
export const turned = (side: Side, rotation: number): Side => at(SIDES, (SIDES.indexOf(side) + rotation / 90) & 3);
/** the connector on this side of a tile as it lies */
export const connector = (tile: TileFace, rotation: number, side: Side): Connector =>
  tile.sides[at(SIDES, (SIDES.indexOf(side) - rotation / 90 + 4) & 3)];
export const halves = (n: number): string => (n % 2 ? `${n > 1 ? Math.floor(n / 2) : ""}½` : String(n / 2));
/** a number with a real minus sign */
export const plain = (n: number): string => (n < 0 ? `−${-n}` : String(n));
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0");
/** what is compared now: a combat zone has its lines, open space asks for engines, enemies for cannons */
export function criterion(card: CardFace, linesToCome: number): "crew" | "engine" | "cannon" {
  if (card.lines?.length) return card.lines[card.lines.length - linesToCome - 1]?.criterion ?? "crew";
  return card.kind === "open_space" ? "engine" : "cannon";
}
