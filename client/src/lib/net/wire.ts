// What travels between server and browser. Messages are made from the server's models; what a game puts into
// them (views, decisions, events, results) is the engine's and described here. Games add their own view types.
import type * as made from "../../generated/protocol";

export type {
  BotInfo,
  ChatLine,
  Clock,
  CreateRequest,
  GameInfo,
  PlayerInfo,
  SeatInfo,
  TableAnswer,
  TableInfo,
  TableSummary,
} from "../../generated/protocol";

export type Hands = made.TableInfo["hands"];

export type Arg = number | string | { card: string } | { seat: number } | { text: Text } | { list: Arg[] } | Arg[];
export interface Text {
  key: string;
  args?: Record<string, Arg> | Record<string, unknown>;
}

export interface Target {
  zone: string;
  seat?: number;
  card?: string;
  cell?: string;
  [more: string]: unknown;
}
export type Action = Record<string, unknown>;
export interface Option {
  action: Action;
  label: Text;
  target?: Target | null;
  preview?: Text[] | null;
  /** means to do nothing, or nothing more */
  declines?: boolean;
}
export interface Blocked {
  target: Target;
  rule: string | null;
  text: Text;
}
export interface Item {
  id: string;
  count?: number;
  label: Text;
  target?: Target | null;
  group?: string;
  value?: number;
}
export interface ItemSet {
  items: string[];
  preview?: Text[] | null;
}
export interface Cell {
  cell: string;
  rotations?: number[] | null;
  label?: Text | null;
  preview?: Text[] | null;
}

export interface Decision {
  name?: string;
  kind: "one" | "several" | "pay" | "number" | "place";
  number: number;
  prompt: Text;
  options: Option[];
  blocked: Blocked[];
  items?: Item[];
  min?: number;
  max?: number;
  need?: number;
  sets?: ItemSet[] | null;
  /** what it costs whatever is chosen, e.g. the sum to be paid */
  preview?: Text[] | null;
  cells?: Cell[];
  template?: Action;
  field?: string;
  cell_field?: string;
  rotation_field?: string | null;
}

export interface SeatView {
  score: number;
  [more: string]: unknown;
}
export interface View {
  game: string;
  rules_version: number;
  seat: number | null;
  players: number;
  round: number;
  phase?: Text | null;
  to_act: number[];
  over: boolean;
  seats: SeatView[];
  [more: string]: unknown;
}

export interface GameEvent {
  type: string;
  seat?: number;
  text?: Text;
  [more: string]: unknown;
}
export type LogEntry = Omit<made.LogEvent, "event"> & { event: GameEvent | null };
export interface Result {
  scores: number[];
  ranks: number[];
  winners: number[];
  reason: Text | null;
  breakdown: { label: Text; points: number }[][];
}

export type Setting = made.SettingData;
export interface Component {
  name: { en: string; de: string };
  status?: string;
  [more: string]: unknown;
}
export interface Components {
  game: string;
  pack?: string;
  cards: Record<string, Component>;
  [more: string]: unknown;
}

type Filled<T> = Omit<T, "view" | "views" | "decision" | "events" | "result"> & {
  view: View | null;
  events: LogEntry[];
  result: Result | null;
};
export type ViewMessage = Filled<made.ViewMessage> & { decision: Decision | null };
export type ServerMessage = ViewMessage | Exclude<made.ServerMessage, made.ViewMessage>;
type WithoutId<T> = T extends unknown ? Omit<T, "id"> : never;
export type Command = WithoutId<made.ClientMessage>;
export type Moment = Filled<made.MomentAnswer> & { views: View[] | null; decision: Decision | null };
/** where a round began: the number of the viewer's event, and (after the end) the place in the whole log */
export interface RoundMark {
  round: number;
  n: number;
  moment: number | null;
  scores: number[];
}
