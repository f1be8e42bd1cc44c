// Solarius Mission's components and view, as the engine sends them.
import type { Component, Components, SeatView, Text, View } from "../../lib/net/wire";
import type { Stage } from "../../lib/table/stage.svelte";

export const COLOURS = ["black", "yellow", "turquoise", "brown"] as const;
export type Colour = (typeof COLOURS)[number];
export type Face = "1" | "2" | "3" | "*" | "*+1";
export type FigureKind = "colony" | "station" | "mission";
export const ROMAN = ["", "I", "II", "III", "IV", "V"];

export interface Op { op: string; n?: number; colours?: Colour[]; of?: Op[][] }
export interface Mod { mod: string; n?: number; action?: string; colours?: Colour[]; to?: Colour[]; what?: string; delta?: number }
export interface Development {
  mode: "passive" | "slot" | "trigger" | "endgame";
  mods?: Mod[]; die?: { pips?: number[]; colours?: Colour[] }; before?: Op[]; after?: Op[]; on_play?: Op[];
  on?: string; do?: Op[]; per?: string; divisor?: number; vp?: number; max?: number;
}
export interface Mission { vp: number; values?: Partial<Record<Colour, number>>; cubes?: { colour: Colour; column: number; n: number }[] }
export interface Condition { type: string; n?: number; pips?: number; colour?: Colour; column?: number }
/** any piece; which fields it has depends on its kind */
export interface Piece extends Component {
  id: string;
  piece: "progress" | "planet" | "station" | "outpost" | "start" | "hub";
  words?: Text[];
  mission?: Mission; development?: Development;
  colour?: Colour; vp?: number; condition?: Condition;
  kinds?: Colour[]; immediate?: Op[]; permanent?: Op[]; junk_fields?: number;
  kind?: FigureKind; bonus?: Op[];
}
export type Hex = [number, number];
export interface Tile { id: string; home?: Hex; hub?: Hex; portals?: Hex[]; planets?: Hex[]; planets_3?: Hex[]; planets_4?: Hex[] }
export interface SolariusComponents extends Components {
  map_radius: number; map_places: Hex[]; tiles: Tile[];
  push_costs: { ap: number }[]; station_costs: { high: number; low: number }[];
}

export interface Row { face: number; pips: number; vp: number; column: number; cubes: number[]; usable: number[]; value: number }
export interface Figure { cell: string; kind: FigureKind; outpost: string | null }
export interface DieOnField { field: string; colour: Colour; face: Face }
export interface SolariusSeat extends SeatView {
  shares: Record<string, number>; network: number; fuel: number; bucks: number;
  rows: Record<Colour, Row>;
  junk: { on_fields: number; fields: number; beside: number };
  range: number; drives: number[]; hand_count: number; hand_limit: number; markers: number;
  missions_open: string[]; missions_done: string[]; developments: string[];
  planets_left: string[]; planets_right: string[]; stations: string[]; hub_bonuses: string[];
  ship: string; figures: Figure[]; dice: DieOnField[]; dice_left: number; hand?: string[];
}
export interface BridgeDie { colour: Colour; face: Face; wheel: number; ap?: number }
export interface SolariusView extends View {
  rounds: number; turn: number | null; start_player: number; bridge: BridgeDie[]; bag: Record<Colour, number>;
  deck: number; discard: string[]; hubs: string[]; hubs_to_come: number;
  map: {
    layout: { tile: string; rotation: number }[]; planets: Record<string, { colour: Colour; planet: string | null }>;
    portals: string[]; hub_spaces: Record<string, string>;
  };
  seats: SolariusSeat[];
}

export const viewOf = (stage: Stage): SolariusView => stage.view as SolariusView;
export const partsOf = (stage: Stage): SolariusComponents => stage.components as SolariusComponents;
export const pieceOf = (stage: Stage, id: string): Piece => (stage.components.cards[id] ?? { id, piece: "progress", name: { en: id, de: id } }) as Piece;
export const unsure = (piece: Piece): boolean => !!piece.status && piece.status !== "verified";
export const letterOf = (seat: number): string => "abcdef"[seat] ?? "f";
