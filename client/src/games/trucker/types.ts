// Galaxy Trucker's components and view, as the engine sends them.
import type { Component, Components, SeatView, View } from "../../lib/net/wire";

export type Side = "N" | "E" | "S" | "W";
export const SIDES: readonly Side[] = ["N", "E", "S", "W"];
export type Connector = "none" | "single" | "double" | "universal";
export type Good = "red" | "yellow" | "green" | "blue";
export type Crew = "human" | "brown" | "purple";
export type TileKind =
  | "starting_cabin" | "cabin" | "battery" | "cargo_hold" | "special_hold"
  | "engine" | "cannon" | "shield" | "life_support" | "structural";

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
export interface Shot { size: "small" | "large" | "light" | "heavy"; from: Side }
export interface Penalty { type: "days" | "crew" | "goods" | "cannon_fire"; amount?: number; shots?: Shot[] }
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
export interface TitleFace extends Component { id: string; measure: string; gold: string }
export interface ShipBoard { rows: number[]; columns: number[]; cells: string[] }
export interface TruckerComponents extends Components {
  ships: Record<string, ShipBoard>;
  goods: { id: string; price: number }[];
}

/** a component lying on a ship */
export interface Laid { tile: string; rotation: number; crew?: Crew[]; tokens?: number; goods?: Good[] }
export interface TruckerSeat extends SeatView {
  credits: number;
  earned: Record<string, number>;
  /** the credits of this flight, by source */
  paid: Record<string, number>;
  colour: string;
  hand: string | null;
  hand_reserved: boolean;
  reserve: string[];
  can_take_back: boolean;
  looking: number | null;
  start: number | null;
  position: number | null;
  space: number | null;
  racing: boolean;
  gave_up: boolean;
  landed: number | null;
  announced: number | null;
  struck: string | null;
  dock: Good[];
  titles: string[];
  gold: boolean;
  /** by title of the Trek: what the ship is worth for it */
  values: Record<string, number>;
  restriction: string | null;
  ship: Record<string, Laid>;
  errors: [string, string[]][];
  lost: string[];
  exposed: number;
  crew: number;
  tokens: number;
  engine: number[];
  cannon: number[][];
}
export interface Hit { size: Shot["size"]; from: Side; line: number }
export interface StackView { count: number; lower: boolean; holder: number | null; cards: string[] | null }
export interface TruckerView extends View {
  stage: "building" | "check" | "crew" | "flight" | "titles" | "payout" | "over";
  seats: TruckerSeat[];
  flight: { level: string; number: number; ship: string; spaces: number; start_offsets: number[]; finish_rewards: number[]; best_ship: number };
  yard: { hidden: number; shown: string[]; glass: { space: number; spaces: number; left: number }; turn: number; stacks: StackView[] };
  deck: number;
  card: string | null;
  played: string[];
  order: number[];
  hit: Hit | null;
  /** shots and lines of the card that are still to come */
  to_come?: { shots: number; lines: number };
  supply: Record<Good, number>;
  titles: string[];
  /** the final flight order of those who finished */
  flown: number[];
}

export const tileOf = (components: Components, id: string): TileFace => ({ ...(components.cards[id] as TileFace), id });
/** what a card does not have is sent as nothing at all */
export const cardOf = (components: Components, id: string): CardFace => ({ ...({ goods: [], planets: [], meteors: [] } as Partial<CardFace>), ...(components.cards[id] as CardFace), id });
export const boardOf = (components: Components, view: TruckerView): ShipBoard =>
  (components as TruckerComponents).ships[view.flight.ship] as ShipBoard;

export type Place = readonly [row: number, column: number];
export const placeOf = (cell: string): Place => cell.split(",").map(Number) as unknown as Place;
export const cellOf = (row: number, column: number): string => `${row},${column}`;
export const STEP: Record<Side, Place> = { N: [-1, 0], E: [0, 1], S: [1, 0], W: [0, -1] };
/** the side that a side of the unturned tile becomes */
export const turned = (side: Side, rotation: number): Side => SIDES[(SIDES.indexOf(side) + rotation / 90) & 3] as Side;
/** the connector on this side of a tile as it lies */
export const connector = (tile: TileFace, rotation: number, side: Side): Connector =>
  tile.sides[SIDES[(SIDES.indexOf(side) - rotation / 90 + 4) & 3] as Side];
export const halves = (n: number): string => (n % 2 ? `${n > 1 ? Math.floor(n / 2) : ""}½` : String(n / 2));
/** a number with a real minus sign */
export const plain = (n: number): string => (n < 0 ? `−${-n}` : String(n));
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0");
/** what is compared now: a combat zone has its lines, open space asks for engines, enemies for cannons */
export function criterion(card: CardFace, linesToCome: number): "crew" | "engine" | "cannon" {
  if (card.lines?.length) return card.lines[card.lines.length - linesToCome - 1]?.criterion ?? "crew";
  return card.kind === "open_space" ? "engine" : "cannon";
}
