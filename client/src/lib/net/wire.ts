// What travels between server and browser: messages from the server's models, decisions and results from the engine's.
// Here they are put together; games add the types of their own views.
import type * as plain from "../../generated/plain";
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
/** as the engine's, but texts that the client itself makes may do without arguments */
export type Text = Pick<plain.TextData, "key"> & Partial<plain.TextData>;

/** what a choice is about; where it lies tells the board what to light */
export interface Target {
  zone: string;
  seat?: number;
  card?: string;
  cell?: string;
  [more: string]: unknown;
}
type Aimed<T, At> = Omit<T, "target"> & { target: At };
export type Action = Record<string, unknown>;
export type Option = Aimed<plain.OptionData, Target | null>;
export type Blocked = Aimed<plain.BlockedData, Target>;
export type Item = Aimed<plain.ItemData, Target | null>;
export type ItemSet = plain.PickData;
export type Cell = plain.CellData;
type Choices = { options: Option[]; blocked: Blocked[]; items?: Item[] };
export type Decision = Omit<plain.DecisionData, keyof Choices> & Choices;

/** fields that only one game knows */
type More = Record<string, unknown>;
export type SeatView = plain.SeatFrame & More;
export type View = Omit<plain.ViewData, "seats"> & { seats: SeatView[] } & More;

/** what the table itself tells has a type, and not always more */
export type GameEvent = Pick<plain.EventData, "type"> & Partial<plain.EventData>;
export type LogEntry = Omit<made.LogEvent, "event"> & { event: GameEvent | null };
export type Result = plain.ResultData;

export type Setting = made.SettingData;
export type Component = plain.ComponentData & More;
export type Components = Omit<plain.ComponentsData, "cards"> & { cards: Record<string, Component> } & More;

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
