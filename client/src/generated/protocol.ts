// Made by tools/protocol.mjs from src/sternhafen/server/protocol.py: do not edit.

/** The command is stored for good; `seq` is the number of the viewer's newest event. */
export interface AckMessage {
  id: string;
  seq: number;
  type: "ack";
}

/** Play `action` as the answer to the decision with this number. */
export interface ActCommand {
  action: Record<string, unknown>;
  decision: number;
  id: string;
  type: "act";
}

/** A bot one may seat. */
export interface BotInfo {
  name: string;
}

/** Host, before the start: put a bot on a free seat. */
export interface BotRequest {
  bot: string;
  seat: number;
}

/** Say something to the table. */
export interface ChatCommand {
  id: string;
  text: string;
  type: "chat";
}

/** One line of a table's chat. */
export interface ChatLine {
  n: number;
  name: string;
  seat: number | null;
  text: string;
  time: number;
}

/** New lines of the chat. */
export interface ChatMessage {
  lines: ChatLine[];
  type: "chat";
}

export type ClientMessage = ActCommand | UndoCommand | ChatCommand | ResignCommand | ReplaceCommand | ReturnCommand | PauseCommand | ReadyCommand | HintCommand | PingCommand;

/** Thinking time: live, `seconds` each and `increment` per decision; correspondence, `days` a decision. */
export interface Clock {
  days?: number;
  increment?: number;
  kind: "correspondence" | "live";
  seconds?: number;
}

/** Open a table. `bots` take the last seats; a solo table without `bots` fills up with the default bot. */
export interface CreateRequest {
  bots?: string[];
  clock?: Clock | null;
  game: string;
  hands?: "normal" | "quick" | "slow";
  hints?: boolean | null;
  language?: "de" | "en";
  options?: Record<string, unknown>;
  players?: number | null;
  same_deal?: string | null;
  seed?: number | null;
  sit?: boolean;
  start?: boolean;
  visibility?: "open" | "private" | "solo";
}

/** Delete me. Accounts confirm with their password. */
export interface DeleteRequest {
  password?: string | null;
}

/** Use an invitation without sitting down yet. */
export interface EnterRequest {
  invite: string;
}

/** The one shape of every error answer. */
export interface ErrorAnswer {
  error: Problem;
}

/** What one needs to know of a game to open a table. */
export interface GameInfo {
  bots: BotInfo[];
  id: string;
  name: unknown;
  options: unknown;
  pack: string | null;
  players: number[];
  rules_version: number;
}

/** The games of this server. */
export interface GamesAnswer {
  games: GameInfo[];
}

/** What would a strong bot do here? Only where the table allows it; answered to this connection alone. */
export interface HintCommand {
  id: string;
  type: "hint";
}

/** Answer to hint: what a strong bot considers for the decision with this number, the best first. */
export interface HintMessage {
  decision: number;
  id: string;
  moves: HintMove[];
  type: "hint";
}

/** A move and its estimated chance to win, from 0 to 1; `text` says it in words. */
export interface HintMove {
  action: Record<string, unknown>;
  chance: number;
  text: Text;
}

/** The finished table made from an imported record. */
export interface ImportAnswer {
  id: string;
}

/** Sit down (at `seat`, or the first free one); private tables want the invitation once. */
export interface JoinRequest {
  invite?: string | null;
  seat?: number | null;
}

/** Host, before the start: free a seat. */
export interface KickRequest {
  seat: number;
}

/** Event number `n` of one viewer, gapless; a null `event` is a bare skip: this viewer may not see it. */
export interface LogEvent {
  event: Record<string, unknown> | null;
  n: number;
  time: number;
}

/** Log in to an account. */
export interface LoginRequest {
  password: string;
  username: string;
}

/** `player` is null for a visitor without a name yet. */
export interface MeAnswer {
  mail: boolean;
  player: PlayerInfo | null;
  version: string;
}

/** Become a guest with this name, or rename oneself. No name: the server finds one. */
export interface MeRequest {
  email?: string | null;
  language?: "de" | "en" | null;
  name?: string | null;
  notices?: boolean | null;
}

/** How things stood after event `n` of this viewer; `last` is the newest `n` there is. */
export interface MomentAnswer {
  events: LogEvent[];
  last: number;
  moment: number | null;
  n: number;
  result: Record<string, unknown> | null;
  seat: number | null;
  time: number;
  view: Record<string, unknown> | null;
  views: (Record<string, unknown>)[] | null;
}

/** A fresh key; `secret` is shown this once. */
export interface NewTokenAnswer {
  secret: string;
  token: TokenInfo;
}

/** Change the password; all other sessions end. */
export interface PasswordRequest {
  new: string;
  old: string;
}

/** Stop or restart the clocks and the play. */
export interface PauseCommand {
  id: string;
  paused: boolean;
  type: "pause";
}

/** Is the line alive? Answered with pong. */
export interface PingCommand {
  id: string;
  type: "ping";
}

/** Who you are. A guest has no username. */
export interface PlayerInfo {
  email: string | null;
  id: string;
  language: "de" | "en";
  name: string;
  notices: boolean;
  username: string | null;
}

/** Answer to ping. */
export interface PongMessage {
  id: string;
  time: number;
  type: "pong";
}

/** What went wrong: `kind` for programs, `text` for people. */
export interface Problem {
  kind: string;
  text: Text;
}

/** Before the start: say that one is ready, or not. */
export interface ReadyCommand {
  id: string;
  ready: boolean;
  type: "ready";
}

/** Ready to start, or not. */
export interface ReadyRequest {
  ready?: boolean;
}

/** The command changed nothing. A fresh view follows when `stale`. */
export interface RefusedMessage {
  id: string | null;
  kind: string;
  rule: string | null;
  stale: boolean;
  text: Text;
  type: "refused";
}

/** Turn the guest (or a new player) into an account. */
export interface RegisterRequest {
  email?: string | null;
  password: string;
  username: string;
}

/** Once more with the same seats; `same_deal` repeats the deal. */
export interface RematchRequest {
  same_deal?: boolean;
}

/** Host: hand the seat of an absent player to a bot. */
export interface ReplaceCommand {
  bot?: string | null;
  id: string;
  seat: number;
  type: "replace";
}

/** Leave the running game; a bot plays the seat on. */
export interface ResignCommand {
  id: string;
  type: "resign";
}

/** Take one's own seat back from the bot (after a time-out or a replacement). */
export interface ReturnCommand {
  id: string;
  type: "return";
}

/** One chair at a table. `clock_ms` is what was left at `TableInfo.time`; it runs while `running`. */
export interface SeatInfo {
  bot: string | null;
  clock_ms: number | null;
  connected: boolean;
  host: boolean;
  kind: "bot" | "empty" | "human";
  name: string;
  ready: boolean;
  resigned: boolean;
  running: boolean;
  seat: number;
}

export type ServerMessage = ViewMessage | AckMessage | RefusedMessage | ChatMessage | HintMessage | PongMessage;

/** A table after a change; `invite`, shown this once, opens the page /t/<id>?invite=<invite>. */
export interface TableAnswer {
  invite: string | null;
  table: TableInfo;
}

/** All about a table except the game itself, as seen by one viewer. */
export interface TableInfo {
  clock: Clock | null;
  created: number;
  finished: number | null;
  game: string;
  hands: "normal" | "quick" | "slow";
  hints: boolean;
  host: boolean;
  id: string;
  language: "de" | "en";
  options: Record<string, unknown>;
  pack: string | null;
  paused: boolean;
  players: number;
  rematch: string | null;
  same_deal: string | null;
  seats: SeatInfo[];
  started: number | null;
  status: "finished" | "lobby" | "running";
  time: number;
  visibility: "open" | "private" | "solo";
  watchers: number;
  you: number | null;
}

/** `more` is the value of `before` which gives the next page, or null. */
export interface TableList {
  more: number | null;
  tables: TableSummary[];
}

/** One line of the lobby or of the history. */
export interface TableSummary {
  clock: Clock | null;
  created: number;
  empty: number;
  finished: number | null;
  game: string;
  id: string;
  language: "de" | "en";
  names: string[];
  players: number;
  scores: number[] | null;
  started: number | null;
  status: "finished" | "lobby" | "running";
  visibility: "open" | "private" | "solo";
  winners: number[] | null;
  you: number | null;
  your_turn: boolean;
}

/** A sentence to be formatted by the reader's language files. */
export interface Text {
  args: Record<string, unknown>;
  key: string;
}

/** A program's key, without its secret. */
export interface TokenInfo {
  created: number;
  id: string;
  label: string;
  used: number | null;
}

/** Ask for a program's key. */
export interface TokenRequest {
  label: string;
}

/** All keys of an account. */
export interface TokensAnswer {
  tokens: TokenInfo[];
}

/** Take the last decision back, while the rules of the house allow it. */
export interface UndoCommand {
  id: string;
  type: "undo";
}

/** Where things stand. The newest replaces all before; `events` are those after `since` up to `seq`. */
export interface ViewMessage {
  can_undo: boolean;
  decision: Record<string, unknown> | null;
  events: LogEvent[];
  result: Record<string, unknown> | null;
  seq: number;
  since: number;
  table: TableInfo;
  type: "view";
  view: Record<string, unknown> | null;
}
