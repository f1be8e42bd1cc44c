// Made by tools/protocol.mjs from the types in src/sternhafen: do not edit.

/** Something a player might expect to choose, with the reason why not. */
export type BlockedData = { rule: string | null; target: Record<string, unknown>; text: TextData };

/** A place where something can be put, and how it may be turned there, in degrees. */
export type CellData = { cell: string; label?: TextData; preview?: TextData[]; rotations: number[] };

/** What the components of all games have in common. */
export type ComponentData = { name: Name; status?: string };

/** What is in the box, whichever the game. */
export type ComponentsData = { cards: Record<string, ComponentData>; game: string; pack?: string };

/** A question put to one seat, with the details of its kind. */
export type DecisionData = {
  blocked: BlockedData[];
  cell_field?: string;
  cells?: CellData[];
  field?: string;
  items?: ItemData[];
  kind: "number" | "one" | "pay" | "place" | "several";
  max?: number;
  min?: number;
  name: string;
  need?: number;
  number: number;
  options: OptionData[];
  preview?: TextData[];
  prompt: TextData;
  rotation_field?: string | null;
  sets?: PickData[] | null;
  template?: Record<string, unknown>;
};

/** One thing that happened, as far as the viewer may know. */
export type EventData = { seat: number; text: TextData; type: string };

/** A thing that can be picked, alone or with others. */
export type ItemData = {
  count: number;
  id: string;
  label: TextData;
  preview?: TextData[];
  target: Record<string, unknown> | null;
  value: number;
};

/** What is printed on a component. */
export type Name = { de: string; en: string };

/** A complete action that can be chosen at once. */
export type OptionData = {
  action: Record<string, unknown>;
  declines: boolean;
  label: TextData;
  preview: TextData[];
  target: Record<string, unknown> | null;
};

/** A legal selection of items. */
export type PickData = { items: string[]; preview: TextData[] };

/** How a game ended. */
export type ResultData = {
  breakdown: ShareData[][];
  ranks: number[];
  reason: TextData;
  scores: number[];
  winners: number[];
};

/** What the seats of all games have in common. */
export type SeatFrame = { score: number };

/** One source of a seat's points. */
export type ShareData = { label: TextData; points: number };

/** A sentence in no language yet: a key of the Fluent files and its arguments. */
export type TextData = { args: Record<string, unknown>; key: string };

/** What the views of all games have in common: enough for whoever knows no game by name. */
export type ViewData = {
  game: string;
  options: Record<string, unknown>;
  over: boolean;
  phase: TextData;
  players: number;
  round: number;
  rules_version: number;
  seat: number | null;
  seats: SeatFrame[];
  to_act: number[];
};
