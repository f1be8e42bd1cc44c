// Made by tools/protocol.mjs from the types in src/sternhafen: do not edit.

/** The command is stored for good; `seq` is the number of the viewer's newest event. */
export interface AckMessage { id: string; seq: number; type: "ack" }

/** Play `action` as the answer to the decision with this number. */
export interface ActCommand { action: Record<string, unknown>; decision: number; id: string; type: "act" }

/** Games against one kind of opponent (a bot's strength, or `people`), with the 95 % interval of the share ahead. */
export interface AgainstInfo { ahead: number; average: number; best: number; games: number; high: number; low: number; who: string }

/** How far the analysis of a finished game has come, and what it says from decision number `since` on. */
export interface AnalysisAnswer {
  bot: string | null;
  calibrated: boolean;
  decisions: Judged[];
  done: number;
  estimate: number | null;
  moments: number[][];
  since: number;
  status: "failed" | "finished" | "none" | "waiting" | "working";
  summary: Summary | null;
  total: number;
  why?: Text | null;
}

/** A bot one may seat. */
export interface BotInfo { name: string }

/** Where a bot stands on the same scale. */
export interface BotRating { bot: string; margin: number; rating: number }

/** Host, before the start: put a bot on a free seat. */
export interface BotRequest { bot: string; seat: number }

/** A solo table from a moment of a finished game: whose seat to take, against which bots, with which first move. */
export interface BranchRequest { action?: Record<string, unknown> | null; bot?: string | null; moment: number; seat: number }

/** Which moment of which finished game a table began with. */
export interface Branched { moment: number; round: number; seat: number; table: string }

/** A challenge; the link is /c/<id>. */
export interface ChallengeAnswer { id: string }

/** Who asks whom to beat what. The other's table is named to those who have finished, and to the challenger. */
export interface ChallengeInfo {
  bots: string[];
  deal: "chosen" | "daily" | "fresh" | "repeated";
  game: string;
  id: string;
  mine: boolean;
  name: string;
  options: Record<string, unknown>;
  players: number;
  replies: ChallengeReply[];
  score: number;
  table: string | null;
  you: OwnTry | null;
}

/** Somebody's finished game of the challenge. */
export interface ChallengeReply { name: string; player: string; score: number; table: string }

/** Say something to the table. */
export interface ChatCommand { id: string; text: string; type: "chat" }

/** One line of a table's chat. */
export interface ChatLine { n: number; name: string; seat: number | null; text: string; time: number }

/** New lines of the chat. */
export interface ChatMessage { lines: ChatLine[]; type: "chat" }

export type ClientMessage = ActCommand | UndoCommand | ChatCommand | ResignCommand | ReplaceCommand | ReturnCommand | PauseCommand | ReadyCommand | HintCommand | GuideCommand | PingCommand;

/** Thinking time: live, `seconds` each and `increment` per decision; correspondence, `days` a decision. */
export interface Clock { days?: number; increment?: number; kind: "correspondence" | "live"; seconds?: number }

/** Come in by the short code that a table's room shows. */
export interface CodeRequest { code: string }

/** When a setting means something, as plain data. */
export interface ConditionData { options: Record<string, unknown[]>; players: number[] | null; rule: string | null; text: TextData }

/** Open a table. `bots` take the last seats; a solo table without `bots` fills up with the default bot. */
export interface CreateRequest {
  bots?: string[];
  clock?: Clock | null;
  game: string;
  guided?: boolean;
  hands?: "normal" | "quick" | "slow";
  hints?: boolean | null;
  language?: "de" | "en";
  options?: Record<string, unknown>;
  pack?: string | null;
  players?: number | null;
  rated?: boolean;
  same_deal?: string | null;
  seed?: number | null;
  sit?: boolean;
  start?: boolean;
  visibility?: "open" | "private" | "solo";
}

/** A night or cup; whoever has its link may look and, before it begins, join. */
export interface CupInfo {
  bot: string;
  clock: Clock | null;
  entrants: Entrant[];
  games: string[];
  host: boolean;
  id: string;
  kind: "night" | "swiss";
  name: string;
  rated: boolean;
  round: number;
  rounds: number;
  size: number;
  standings: CupStanding[];
  status: "finished" | "open" | "running";
  tables: CupTable[];
  you: number | null;
}

/** One of my series. */
export interface CupLine {
  id: string;
  kind: "night" | "swiss";
  name: string;
  round: number;
  rounds: number;
  status: "finished" | "open" | "running";
}

/** Open a night (everybody at one table, one game after the other) or a cup (Swiss, tables of `size`). */
export interface CupRequest {
  bot?: string;
  clock?: Clock | null;
  games: string[];
  kind: "night" | "swiss";
  name: string;
  rated?: boolean;
  rounds?: number;
  size?: number;
}

/** Points, and the points of the opponents, which decide between equals. */
export interface CupStanding { entrant: number; games: number; opposition: number; points: number }

/** A table of the series. */
export interface CupTable {
  entrants: number[];
  game: string;
  round: number;
  scores: number[] | null;
  status: "finished" | "lobby" | "running";
  table: string;
}

/** The nights and cups I take part in, the newest first. */
export interface CupsAnswer { cups: CupLine[] }

/** The deals of the day; `until` is when the next ones come. `past` are your own tries of the last days. */
export interface DailyAnswer { day: string; deals: DailyDeal[]; past: DailyDeal[]; until: number }

/** Today's deal of one game. Nothing about results but how many people have finished it. */
export interface DailyDeal { bots: string[]; day: string; finished: number; game: string; players: number; you: OwnTry | null }

/** One try among all. Names are told of bots, of you, of your friends and of the best three. */
export interface DailyResult {
  bot: string | null;
  friend: boolean;
  name: string | null;
  place: number;
  player: string | null;
  score: number;
  table: string;
  you: boolean;
}

/** All results of a day's deal, the best first; for those who have finished it, or when the day is over. */
export interface DailyResults { day: string; game: string; results: DailyResult[]; you: OwnTry | null }

/** Delete me. Accounts confirm with their password. */
export interface DeleteRequest { password?: string | null }

/** The draft kept for the asker; null: none. */
export interface DraftAnswer { draft: Record<string, unknown> | null }

/** A half-typed pack, as the workshop keeps it. */
export interface DraftRequest { draft: Record<string, unknown> }

/** Use an invitation without sitting down yet. */
export interface EnterRequest { invite: string }

/** Somebody who takes part; bots that fill empty seats have no player. */
export interface Entrant { bot: string | null; name: string; number: number; player: string | null }

/** What is wrong with it, or how it is drawn. */
export interface EntryAnswer { component: Record<string, unknown> | null; problems: PackProblem[] }

/** Check one entry of a pack whose section has these ids. */
export interface EntryRequest { entry: Record<string, unknown>; ids?: string[]; section: string }

/** The one shape of every error answer. */
export interface ErrorAnswer { error: Problem }

/** A round in which the lines went different ways; `moment` is the place in each log just before. */
export interface ForkInfo {
  mine: Text;
  mine_gain: number;
  mine_moment: number;
  round: number;
  theirs: Text;
  theirs_gain: number;
  theirs_moment: number;
}

/** A friend, or somebody who asks or was asked to be one. */
export interface FriendInfo { friendship: "asked" | "asks" | "friends" | "none"; id: string; name: string; online: boolean }

/** Ask somebody, by username or id, to be friends; or agree, where they have asked. */
export interface FriendRequest { player: string }

/** Your friends and their invitations; nobody else is told. */
export interface FriendsAnswer { friends: FriendInfo[]; invitations: InvitationInfo[] }

/** How many games of one kind somebody has finished. */
export interface GameCount { game: string; games: number }

/** What one needs to know of a game to open a table. */
export interface GameInfo {
  bots: BotInfo[];
  id: string;
  name: string;
  options: Record<string, SettingData>;
  pack: string | null;
  players: number[];
  rules_version: number;
}

/** All about a player in one game. */
export interface GameStatistics {
  against: AgainstInfo[];
  average: number;
  best: PlayedGame | null;
  game: string;
  games: number;
  places: number[];
  points: PlayedGame[];
  ratings: RatingInfo[];
  rivals: RivalInfo[];
  scales: Scale[];
  seconds: number;
  won: number;
}

/** The games of this server. */
export interface GamesAnswer { games: GameInfo[] }

/** In a guided first game: what to do here. */
export interface GuideCommand { id: string; type: "guide" }

/** Answer to guide: the move suggested for the decision with this number; `why` is what speaks for it. */
export interface GuideMessage { action: Record<string, unknown>; decision: number; id: string; text: Text; type: "guide"; why?: Text[] }

/** What would a strong bot do here? Only where the table allows it; answered to this connection alone. */
export interface HintCommand { id: string; type: "hint" }

/** Answer to hint: what a strong bot considers for the decision with this number, the best first. */
export interface HintMessage { decision: number; id: string; moves: HintMove[]; type: "hint" }

/** A move and its estimated chance to win, from 0 to 1; `text` says it in words, `why` what speaks for it. */
export interface HintMove { action: Record<string, unknown>; chance: number; text: Text; why: Text }

/** The finished table made from an imported record. */
export interface ImportAnswer { id: string }

/** A friend's table that has not begun and has a seat for you. */
export interface InvitationInfo { game: string; host: string; table: string }

/** Let a friend into a table that has not begun. */
export interface InviteFriendRequest { table: string }

/** Sit down (at `seat`, or the first free one); private tables want the invitation once. */
export interface JoinRequest { invite?: string | null; seat?: number | null }

/** One decision, judged by what its seat knew then; what only hindsight tells stands apart. */
export interface Judged {
  best: number[];
  chances: number[];
  cost: number;
  error: number;
  hindsight: TextData | null;
  moves: Move[];
  place: number;
  played: number;
  prompt: TextData;
  round: number;
  seat: number;
  secrets: Secret[];
  verdict: string;
  why: TextData;
}

/** Keep a pack so that tables can be played with it; `listed` puts it on the host's list (admins only). */
export interface KeepPackRequest { listed?: boolean; name: string; pack: Record<string, unknown> }

/** Host, before the start: free a seat. */
export interface KickRequest { seat: number }

/** In a guided first game: the lessons seen so far. */
export interface LessonsRequest { done: string[] }

/** Two games of the same deal, round by round. `parted` is the round of the first difference; null: none. */
export interface LinesAnswer { forks: ForkInfo[]; parted: number | null; points: RoundPoints[] }

/** Event number `n` of one viewer, gapless; a null `event` is a bare skip: this viewer may not see it. */
export interface LogEvent { event: Record<string, unknown> | null; n: number; time: number }

/** Log in to an account. */
export interface LoginRequest { password: string; username: string }

/** `player` is null for a visitor without a name yet. */
export interface MeAnswer { contact: string; mail: boolean; player: PlayerInfo | null; version: string }

/** Become a guest with this name, or rename oneself. No name: the server finds one. */
export interface MeRequest { email?: string | null; language?: "de" | "en" | null; name?: string | null; notices?: boolean | null }

/** How things stood after event `n` of this viewer; `last` is the newest `n` there is. */
export interface MomentAnswer {
  decision: Record<string, unknown> | null;
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

/** A move and what is expected of it, by all the seat knew. */
export interface Move {
  action: Record<string, unknown>;
  chance: number;
  error: number;
  hindsight: number;
  lead: number;
  text: TextData;
  worlds: number;
}

/** A fresh key; `secret` is shown this once. */
export interface NewTokenAnswer { secret: string; token: TokenInfo }

/** Your try: the table, how it stands and, once it has ended, what it came to. */
export interface OwnTry { place: number | null; score: number | null; status: "finished" | "lobby" | "running"; table: string }

/** What is wrong with a pack; without problems it has a hash and can be played. */
export interface PackCheck { hash: string | null; problems: PackProblem[] }

/** A pack that tables can be played with, and how many of its components are sure. */
export interface PackInfo { hash: string; name: string; owner: number; total: number; verified: number }

/** Something wrong in a pack, at its section, entry and field; entry null: all of them together. */
export interface PackProblem { entry: string | null; field: string | null; section: string; text: Text }

/** A pack read from TOML, and what is wrong with it. */
export interface PackRead { pack: Record<string, unknown>; problems: PackProblem[] }

/** A pack as plain data. */
export interface PackRequest { pack: Record<string, unknown> }

/** A pack as TOML, with the name of its file. */
export interface PackTextRequest { file?: string; text: string }

/** A pack as TOML. */
export interface PackWritten { text: string }

/** The packs one may choose: the shipped one and the host's. `current` is played where nothing is chosen. */
export interface PacksAnswer { current: string; packs: PackInfo[] }

/** Change the password; all other sessions end, and all keys unless they are to be kept. */
export interface PasswordRequest { keep_keys?: boolean; new: string; old: string }

/** Stop or restart the clocks and the play. */
export interface PauseCommand { id: string; paused: boolean; type: "pause" }

/** Is the line alive? Answered with pong. */
export interface PingCommand { id: string; type: "ping" }

/** How far a play test has come; `mine` and `shipped` when it is done. */
export interface PlayTestAnswer {
  done: number;
  games: number;
  id: string;
  mine: PlayTestFigures | null;
  problem: Text | null;
  shipped: PlayTestFigures | null;
}

/** What came of the games with one pack. */
export interface PlayTestFigures { games: number; never: string[]; rounds: number[]; scores: number[] }

/** Let bots play with a pack, in the background. */
export interface PlayTestRequest { games?: number; pack: Record<string, unknown> }

/** One finished game of a player. `table` is null where the viewer may not look at it. */
export interface PlayedGame {
  against: string[];
  finished: number;
  left: boolean;
  place: number;
  players: number;
  rated: boolean;
  rating: number | null;
  score: number;
  table: string | null;
}

/** Who you are. A guest has no username. */
export interface PlayerInfo {
  confirmed: boolean;
  email: string | null;
  id: string;
  language: "de" | "en";
  name: string;
  notices: boolean;
  username: string | null;
}

/** The page of a player. `statistics` are of the game asked for, else of the one played most; null without games. */
export interface PlayerPage {
  counts: GameCount[];
  friendship: "asked" | "asks" | "friends" | "none";
  id: string;
  name: string;
  since: number;
  statistics: GameStatistics | null;
  username: string | null;
  you: boolean;
}

/** Every seat's chance after a decision, each as it sees it, brought to a sum of 1. */
export interface Point { chances: number[]; place: number }

/** Answer to ping. */
export interface PongMessage { id: string; time: number; type: "pong" }

/** A solo table from a written position. */
export interface PositionRequest { bot?: string | null; game: string; position: Record<string, unknown>; seat?: number }

/** What went wrong: `kind` for programs, `text` for people. */
export interface Problem { kind: string; text: Text }

/** The host's public key for push messages. */
export interface PushAnswer { key: string }

/** A browser wants to be told of turns: its push subscription. */
export interface PushRequest { auth: string; endpoint: string; p256dh: string }

/** One puzzle, as its seat sees it: what a table would show, though nobody sits there. */
export interface PuzzleAnswer { decision: Record<string, unknown>; puzzle: PuzzleLine; table: TableInfo; view: Record<string, unknown> }

/** One puzzle of the list, without its solution. */
export interface PuzzleLine { difficulty: number; id: string; players: number; round: number; theme: string }

/** The puzzles of one game. */
export interface PuzzleList { game: string; puzzles: PuzzleLine[] }

/** A move that was compared, and what was found of it. */
export interface PuzzleMoveInfo { action: Record<string, unknown>; chance: number; error: number; text: Text; why: Text }

/** An answer to a puzzle; null gives up and asks for the solution. */
export interface PuzzleTry { action?: Record<string, unknown> | null }

/** What an answer is worth. The moves compared are told when the puzzle is solved or given up. */
export interface PuzzleVerdict {
  bot: string;
  calibrated: boolean;
  error: number;
  margin: number;
  moves: PuzzleMoveInfo[];
  position: Record<string, unknown> | null;
  seconds: number;
  solved: boolean;
  tried: PuzzleMoveInfo | null;
}

/** All puzzles of this house. */
export interface PuzzlesAnswer { games: PuzzleList[] }

/** A strength on the shown scale; with nine chances in ten it is within `margin`. Null while too little is known. */
export interface RatingInfo { games: number; high: number; low: number; players: number; rating: number | null }

/** Before the start: say that one is ready, or not. */
export interface ReadyCommand { id: string; ready: boolean; type: "ready" }

/** Ready to start, or not. */
export interface ReadyRequest { ready?: boolean }

/** The command changed nothing. A fresh view follows when `stale`. */
export interface RefusedMessage { id: string | null; kind: string; rule: string | null; stale: boolean; text: Text; type: "refused" }

/** Turn the guest (or a new player) into an account. */
export interface RegisterRequest { email?: string | null; password: string; username: string }

/** Once more with the same seats; `same_deal` repeats the deal. */
export interface RematchRequest { same_deal?: boolean }

/** Host: hand the seat of an absent player to a bot. */
export interface ReplaceCommand { bot?: string | null; id: string; seat: number; type: "replace" }

/** Leave the running game; a bot plays on in the seat. */
export interface ResignCommand { id: string; type: "resign" }

/** Take one's own seat back from the bot (after a time-out or a replacement). */
export interface ReturnCommand { id: string; type: "return" }

/** Somebody met lately; `table` is the newest one with them, to be played again. */
export interface RivalInfo {
  ahead: number;
  bot: string | null;
  finished: number;
  games: number;
  name: string;
  player: string | null;
  table: string;
}

/** Points after a round: yours and the other's. */
export interface RoundPoints { mine: number; round: number; theirs: number }

/** Who else is on the scale, for one number of players: bots, and how many people in steps of 50 points. */
export interface Scale { bots: BotRating[]; people: ([number, number])[]; players: number }

/** One chair at a table. `clock_ms` is what was left at `TableInfo.time`; it runs while `running`. */
export interface SeatInfo {
  bot: string | null;
  clock_ms: number | null;
  connected: boolean;
  host: boolean;
  kind: "bot" | "empty" | "human";
  name: string;
  player: string | null;
  ready: boolean;
  resigned: boolean;
  running: boolean;
  seat: number;
}

/** What another seat chose in secret at the same time. */
export interface Secret { seat: number; text: TextData }

export type ServerMessage = ViewMessage | AckMessage | RefusedMessage | ChatMessage | HintMessage | GuideMessage | PongMessage;

/** A setting as plain data. */
export interface SettingData { choices: unknown[]; default: unknown; label: TextData; when: ConditionData | null }

/** A browser does not want to be told any more. */
export interface StopPushRequest { endpoint: string }

/** A game at a glance, as far as it is judged. */
export interface Summary { accuracy: (number | null)[]; curve: Point[]; expensive: number[]; turning_points: number[] }

/** A table after a change; `invite`, shown this once, opens the page /t/<id>?invite=<invite>. */
export interface TableAnswer { invite: string | null; table: TableInfo }

/** All about a table except the game itself, as seen by one viewer. */
export interface TableInfo {
  branched: Branched | null;
  clock: Clock | null;
  closed: Text | null;
  code: string | null;
  created: number;
  cup: string | null;
  deal: "chosen" | "daily" | "fresh" | "repeated";
  finished: number | null;
  game: string;
  guided: boolean;
  hands: "normal" | "quick" | "slow";
  hints: boolean;
  host: boolean;
  id: string;
  language: "de" | "en";
  lessons: string[] | null;
  options: Record<string, unknown>;
  pack: string | null;
  pack_name: string | null;
  pause_ends: number | null;
  paused: boolean;
  players: number;
  practice: number;
  rated: boolean;
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
export interface TableList { more: number | null; tables: TableSummary[] }

/** One line of the lobby or of the history. */
export interface TableSummary {
  clock: Clock | null;
  created: number;
  deal: "chosen" | "daily" | "fresh" | "repeated";
  empty: number;
  finished: number | null;
  game: string;
  id: string;
  language: "de" | "en";
  lessons: string[] | null;
  names: string[];
  players: number;
  rated: boolean;
  scores: number[] | null;
  started: number | null;
  status: "finished" | "lobby" | "running";
  visibility: "open" | "private" | "solo";
  winners: number[] | null;
  you: number | null;
  your_turn: boolean;
}

/** A sentence to be formatted by the reader's language files. */
export interface Text { args: Record<string, unknown>; key: string }

/** A sentence in no language yet: a key of the Fluent files and its arguments. */
export interface TextData { args: Record<string, unknown>; key: string }

/** A program's key, without its secret. */
export interface TokenInfo { created: number; id: string; label: string; used: number | null }

/** Ask for a program's key. */
export interface TokenRequest { label: string }

/** All keys of an account. */
export interface TokensAnswer { tokens: TokenInfo[] }

/** Take the last decision back, while the rules of the house allow it; against bots also as practice. */
export interface UndoCommand { id: string; type: "undo" }

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
  undo: "no" | "plain" | "practice";
  view: Record<string, unknown> | null;
}

/** Whose try to look at. */
export interface WatchRequest { table: string }

/** What packs of a game are made of, and the shipped one. */
export interface WorkshopAnswer {
  admin: boolean;
  components: Record<string, unknown>;
  former: Record<string, string>;
  game: string;
  hash: string;
  pack: Record<string, unknown>;
  schema: Record<string, unknown>;
}
