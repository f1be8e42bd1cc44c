// Solarius Mission's components and view, as the engine sends them.
import { unsure as doubtful } from "../../lib/cards/sure";
import type { Component, Components, Text } from "../../lib/net/wire";
import type { Stage } from "../../lib/table/stage.svelte";
import type { Printed } from "../contract";
import type {
  BridgeDie,
  DieOnField,
  Figure,
  Lack,
  Row,
  SolariusDecision,
  SolariusSeat,
  SolariusView,
  TracksAfter,
} from "../../generated/solarius";

export type { BridgeDie, DieOnField, Figure, Lack, Row, SolariusSeat, SolariusView };

/** what the tracks show */
export type Tracks = Omit<TracksAfter, "option">;

export const COLOURS = ["black", "yellow", "turquoise", "brown"] as const;
export type Colour = (typeof COLOURS)[number];
export const colourOf = (word: string | undefined): Colour | null => COLOURS.find((one) => one === word) ?? null;
export type Face = "1" | "2" | "3" | "*" | "*+1";
export type FigureKind = "colony" | "station" | "mission";
export const ROMAN = ["", "I", "II", "III", "IV", "V"];

export interface Op {
  op: string;
  n?: number;
  colours?: Colour[];
  of?: Op[][];
}
export interface Mod {
  mod: string;
  n?: number;
  action?: string;
  colours?: Colour[];
  to?: Colour[];
  what?: string;
  delta?: number;
}
export interface Development {
  mode: "passive" | "slot" | "trigger" | "endgame";
  mods?: Mod[];
  die?: { pips?: number[]; colours?: Colour[] };
  before?: Op[];
  after?: Op[];
  on_play?: Op[];
  on?: string;
  do?: Op[];
  per?: string;
  divisor?: number;
  vp?: number;
  max?: number;
}
export interface Mission {
  vp: number;
  values?: Partial<Record<Colour, number>>;
  cubes?: { colour: Colour; column: number; n: number }[];
}
export interface Condition {
  type: string;
  n?: number;
  pips?: number;
  colour?: Colour;
  column?: number;
}
/** any piece; which fields it has depends on its kind */
export interface Piece extends Component {
  id: string;
  piece: "progress" | "planet" | "station" | "outpost" | "start" | "hub";
  words?: Text[];
  mission?: Mission;
  development?: Development;
  colour?: Colour;
  vp?: number;
  condition?: Condition;
  kinds?: Colour[];
  immediate?: Op[];
  permanent?: Op[];
  junk_fields?: number;
  kind?: FigureKind;
  bonus?: Op[];
  push?: Colour;
  raise?: Colour;
  resources?: Colour[];
  cards?: string[];
}
export type Hex = [number, number];
export interface Tile {
  id: string;
  home?: Hex;
  hub?: Hex;
  portals?: Hex[];
  planets?: Hex[];
  planets_3?: Hex[];
  planets_4?: Hex[];
}
export interface SolariusComponents extends Components {
  map_radius: number;
  map_places: Hex[];
  tiles: Tile[];
  push_costs: { ap: number }[];
  station_costs: { high: number; low: number }[];
}

export const viewOf = (stage: Stage): SolariusView => stage.view as SolariusView;
/** the question now asked, with what only this game says of it */
export const askedOf = (stage: Stage): SolariusDecision | null => stage.choice.decision as SolariusDecision | null;
export const partsOf = (stage: Printed): SolariusComponents => stage.components as SolariusComponents;
export const pieceOf = (stage: Printed, id: string): Piece =>
  (stage.components.cards[id] ?? { id, piece: "progress", name: { en: id, de: id } }) as Piece;
export const unsure = (piece: Piece): boolean => doubtful(piece.status);
export const letterOf = (seat: number): string => "abcdef"[seat] ?? "f";
