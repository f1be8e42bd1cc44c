// Galaxy Trucker's components and view, as the engine sends them.
import type { Component, Components, Decision } from "../../lib/net/wire";
import type { Fit, Hit, Laid, StackView, TruckerDecision, TruckerSeat, TruckerView } from "../../generated/trucker";
import type { Stage } from "../../lib/table/stage.svelte";
import { at } from "../../lib/lists";

export type { Fit, Hit, Laid, StackView, TruckerSeat, TruckerView };

/** the view of this game: the one place that trusts the table's game to be it */
export const viewOf = (stage: Stage): TruckerView => stage.view as TruckerView;
/** likewise its questions */
export const askedOf = (decision: Decision | null): TruckerDecision | null => decision as TruckerDecision | null;

export type Side = "N" | "E" | "S" | "W";
export const SIDES: readonly Side[] = ["N", "E", "S", "W"];
export const sideOf = (word: string): Side => SIDES.find((one) => one === word) ?? "N";
export type Connector = "none" | "single" | "double" | "universal";
export const GOODS = ["red", "yellow", "green", "blue"] as const;
export type Good = (typeof GOODS)[number];
export const goodOf = (word: unknown): Good | null => GOODS.find((one) => one === word) ?? null;
export type Crew = "human" | "brown" | "purple";
export type TileKind =
  | "starting_cabin"
  | "cabin"
  | "battery"
  | "cargo_hold"
  | "special_hold"
  | "engine"
  | "cannon"
  | "shield"
  | "life_support"
  | "structural";

export interface TileFace extends Component {
  id: string;
  type: "tile";
  kind: TileKind;
  sides: Record<Side, Connector>;
  capacity?: number;
  strength?: number;
  colour?: string | null;
  facing?: Side;
  shield_sides?: Side[];
}
export interface Shot {
  size: "small" | "large" | "light" | "heavy";
  from: Side;
}
export interface Penalty {
  type: "days" | "crew" | "goods" | "cannon_fire";
  amount?: number;
  shots?: Shot[];
}
export interface CardFace extends Component {
  id: string;
  type: "adventure";
  kind: string;
  level: number;
  days: number;
  strength: number;
  credits: number;
  crew_cost: number;
  crew_needed: number;
  goods: Good[];
  planets: Good[][];
  meteors: Shot[];
  penalty?: Penalty | null;
  lines?: { criterion: "crew" | "engine" | "cannon"; penalty: Penalty }[];
  status: string;
  note?: string;
}
export interface TitleFace extends Component {
  id: string;
  measure: string;
  gold: string;
}
export interface ShipBoard {
  rows: number[];
  columns: number[];
  cells: string[];
}
export interface TruckerComponents extends Components {
  ships: Record<string, ShipBoard>;
  goods: { colour: string; price: number }[];
}

export const tileOf = (components: Components, id: string): TileFace => ({ ...(components.cards[id] as TileFace), id });
/** what a card does not have is sent as nothing at all */
export const cardOf = (components: Components, id: string): CardFace => ({
  ...({ goods: [], planets: [], meteors: [] } as Partial<CardFace>),
  ...(components.cards[id] as CardFace),
  id,
});
export const priceOf = (components: Components, good: string): number =>
  (components as TruckerComponents).goods.find((one) => one.colour === good)?.price ?? 0;
export const boardOf = (components: Components, view: TruckerView): ShipBoard =>
  (components as TruckerComponents).ships[view.flight.ship] as ShipBoard;

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
