// Solarius Mission's components and view, as the engine sends them.
import { unsure as doubtful } from "../../lib/cards/sure";
import type { Flat } from "../../lib/flat";
import type { Option } from "../../lib/net/wire";
import type { Stage } from "../../lib/table/stage.svelte";
import type { Printed } from "../contract";
import type { Mission, SolariusComponents, Tile } from "../../generated/solarius.components";
import type {
  Action,
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
export type { Mission, SolariusComponents, Tile };

/** what the tracks show */
export type Tracks = Omit<TracksAfter, "option">;

export const COLOURS = ["black", "yellow", "turquoise", "brown"] as const;
export type Colour = (typeof COLOURS)[number];
export const colourOf = (word: string | undefined): Colour | null => COLOURS.find((one) => one === word) ?? null;
export type Face = "1" | "2" | "3" | "*" | "*+1";
export type FigureKind = "colony" | "station" | "mission";
export const ROMAN = ["", "I", "II", "III", "IV", "V"];

type AnyPiece = SolariusComponents["cards"][string];
/** any piece; which fields it has depends on its kind */
export type Piece = Flat<AnyPiece>;
export type Development = Flat<NonNullable<Piece["development"]>>;
export type Mod = Flat<NonNullable<Development["mods"]>[number]>;
export type Op = Flat<NonNullable<Development["on_play"]>[number]>;
export type Condition = Flat<NonNullable<Piece["condition"]>>;
export type Hex = SolariusComponents["map_places"][number];

export const viewOf = (stage: Pick<Stage, "view">): SolariusView => stage.view as SolariusView;
/** the question now asked, with what only this game says of it */
export const askedOf = (stage: Stage): SolariusDecision | null => stage.choice.decision as SolariusDecision | null;
export const partsOf = (stage: Printed): SolariusComponents => stage.components as SolariusComponents;
export const actionOf = (option: Option): Action => option.action as Action;
export const pieceOf = (stage: Printed, id: string): Piece => partsOf(stage).cards[id] ?? unknown(id);
const unknown = (id: string): Piece => ({
  id,
  piece: "progress",
  name: { en: id, de: id },
  origin: "owner",
  status: "owner",
  words: [],
});
export const unsure = (piece: Piece): boolean => doubtful(piece.status);
export const letterOf = (seat: number): string => "abcdef"[seat] ?? "f";
