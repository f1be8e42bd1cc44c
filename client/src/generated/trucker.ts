// Made by tools/protocol.mjs from the types in src/sternhafen: do not edit.

import type { DecisionData, SeatFrame, TextData } from "./plain";

/** Take what the card offers, for its days. */
export type Accept = { type: "accept" };

export type Action = TakeHidden | Take | TakeReserved | TakeBack | Attach | Reserve | ReturnTile | Look | PutBack | TurnHourglass | Finish | TakeStart | TakeOff | KeepPart | LoadCrew | PowerEngines | PowerCannons | Spend | Defend | TakeHit | Land | Accept | Pass | HandIn | LoseBlocks | Unload | Load | StopLoading | GiveUp | FlyOn | KeepTitle | GiveTitle | Ready;

/** Lay the tile in hand on the ship. */
export type Attach = { cell: string; rotation: 0 | 90 | 180 | 270; type: "attach" };

/** Spend a token from this battery for the shield or double cannon that saves the component. */
export type Defend = { battery: string; type: "defend" };

/** End building and take a start space. */
export type Finish = { space: number; type: "finish" };

/** How the component in hand would lie there. */
export type Fit = { cell: string; joints: Record<string, boolean>; rotation: number; rules: string[] };

/** The flight board. */
export type FlightSeen = {
  best_ship: number;
  finish_rewards: number[];
  level: string;
  number: number;
  ship: string;
  spaces: number;
  start_offsets: number[];
};

/** Stay in the race. */
export type FlyOn = { type: "fly_on" };

/** Give a title to a trucker who has none. */
export type GiveTitle = { title: string; to: number; type: "give_title" };

/** Leave the race. */
export type GiveUp = { type: "give_up" };

/** The hourglass: where it stands, of how many spaces, and the seconds left in it. */
export type Glass = { left: number; space: number; spaces: number };

/** Give up one crew member from each of these cabins. */
export type HandIn = { cabins: string[]; type: "hand_in" };

export type Hit = { from: "E" | "N" | "S" | "W"; line: number; size: "heavy" | "large" | "light" | "small" };

/** Fly on with the part that begins at this cell, its first by row and column. */
export type KeepPart = { cell: string; type: "keep_part" };

/** Keep this one of several titles. */
export type KeepTitle = { title: string; type: "keep_title" };

/** A component on a ship, and what lies on it. */
export type Laid = {
  crew?: ("brown" | "human" | "purple")[];
  goods?: ("blue" | "green" | "red" | "yellow")[];
  rotation: number;
  tile: string;
  tokens?: number;
};

/** Land on this planet, counted from the top. */
export type Land = { planet: number; type: "land" };

/** Put a block of this colour into a hold. */
export type Load = { good: "blue" | "green" | "red" | "yellow"; hold: string; type: "load" };

/** Fill all cabins: these with aliens, the others with two humans each. */
export type LoadCrew = { brown?: string | null; purple?: string | null; type: "load_crew" };

/** Pick up one of the three lower adventure stacks. */
export type Look = { stack: number; type: "look" };

/** Give up one block of the colour taken from each of these holds. */
export type LoseBlocks = { holds: string[]; type: "lose_blocks" };

/** Leave what the card offers. */
export type Pass = { type: "pass" };

/** Spend tokens for these double cannons. */
export type PowerCannons = { cannons: string[]; type: "power_cannons" };

/** Spend tokens for this many double engines. */
export type PowerEngines = { number: number; type: "power_engines" };

/** Put the stack back. */
export type PutBack = { type: "put_back" };

/** The next flight of the Trek may begin. */
export type Ready = { type: "ready" };

/** Keep the tile in hand for later. */
export type Reserve = { type: "reserve" };

/** Put the tile in hand face up into the middle. */
export type ReturnTile = { type: "return_tile" };

/** Take the tokens from these batteries. */
export type Spend = { batteries: string[]; type: "spend" };

/** A cell and a rotation in degrees. */
export type Spot = { cell: string; rotation: number };

/** A stack of adventure cards. */
export type StackView = { cards: string[] | null; count: number; holder: number | null; lower: boolean };

/** Leave the rest. */
export type StopLoading = { type: "stop_loading" };

/** How many blocks of each colour are left. */
export type Supply = { blue: number; green: number; red: number; yellow: number };

/** Take this face-up tile. */
export type Take = { tile: string; type: "take" };

/** Change one's mind about the last tile: take it in hand again. */
export type TakeBack = { type: "take_back" };

/** Take a tile from the face-down heap. */
export type TakeHidden = { type: "take_hidden" };

/** Let the component be destroyed. */
export type TakeHit = { type: "take_hit" };

/** Take a component that is part of a building error off the ship. */
export type TakeOff = { cell: string; type: "take_off" };

/** Take a reserved tile in hand. */
export type TakeReserved = { tile: string; type: "take_reserved" };

/** Time is up: take the front-most free start space. */
export type TakeStart = { type: "take_start" };

/** What of the present card is still to come. */
export type ToCome = { lines: number; shots: number };

/** A question of Galaxy Trucker. */
export type TruckerDecision = DecisionData & { faulty?: Spot[]; fits?: Fit[]; values?: number[] };

/** One trucker's area. */
export type TruckerSeat = SeatFrame & {
  announced: number | null;
  can_take_back: boolean;
  cannon: number[][];
  colour: string;
  credits: number;
  crew: number;
  dock: ("blue" | "green" | "red" | "yellow")[];
  earned: Record<string, number>;
  engine: number[];
  errors: ([string, string[]])[];
  exposed: number;
  gave_up: boolean;
  gold: boolean;
  hand: string | null;
  hand_reserved: boolean;
  landed: number | null;
  looking: number | null;
  lost: string[];
  paid: Record<string, number>;
  position: number | null;
  racing: boolean;
  reserve: string[];
  restriction: string | null;
  ship: Record<string, Laid>;
  space: number | null;
  start: number | null;
  struck: string | null;
  titles: string[];
  tokens: number;
  values: Record<string, number>;
};

/** What a seat, or a spectator, may know of a table. */
export type TruckerView = {
  card: string | null;
  deck: number;
  flight: FlightSeen;
  flown: number[];
  game: string;
  hit: Hit | null;
  options: Record<string, unknown>;
  order: number[];
  over: boolean;
  phase: TextData;
  played: string[];
  players: number;
  round: number;
  rules_version: number;
  seat: number | null;
  seats: TruckerSeat[];
  stage: "building" | "check" | "crew" | "flight" | "over" | "payout" | "titles";
  supply: Supply;
  titles: string[];
  to_act: number[];
  to_come: ToCome;
  yard: Yard;
};

/** Move the hourglass to its next space and turn it. */
export type TurnHourglass = { type: "turn_hourglass" };

/** Take these blocks, each named as in "7,8 red", off the ship before loading. */
export type Unload = { blocks: string[]; type: "unload" };

/** The middle of the table while ships are built. */
export type Yard = { glass: Glass; hidden: number; shown: string[]; stacks: StackView[]; turn: number };
