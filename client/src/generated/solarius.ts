// Made by tools/protocol.mjs from the types in src/sternhafen: do not edit.

import type { DecisionData, SeatFrame, TextData } from "./plain";

/** Carry out the effect. */
export type Accept = { type: "accept" };

/** The die action: resources or the colour's own action, with bought action points. */
export type Act = { buy?: number; kind: "main" | "resource"; type: "act" };

export type Action = Keep | Take | Money | Act | SplitDie | SplitPlan | StoreRow | PutCube | Raise | Push | Accept | Decline | RemoveJunk | ChooseEffect | UseEffect | Discard | BuyDrives | DrawCards | PlayCard | OpenPortals | Fly | Settle | Explore | BuildStation | FulfilMission | PayCubes | PlaceOutpost | HubBonus | EndTurn | Sell | Back | ToResource | Trade | FlipDrive | Complete;

/** Trade nothing more. */
export type Back = { type: "back" };

/** How many dice of each colour are in the bag. */
export type Bag = { black: number; brown: number; turquoise: number; yellow: number };

/** A die on the bridge. */
export type BridgeDie = {
  ap?: number;
  colour: "black" | "brown" | "turquoise" | "yellow";
  face: "*" | "*+1" | "1" | "2" | "3";
  wheel: number;
};

/** Build a station; `high` is the colour paid at the higher value. */
export type BuildStation = { card: string; high: "black" | "brown" | "turquoise" | "yellow"; type: "build_station" };

export type BuyDrives = { number: number; type: "buy_drives" };

/** One of several effects, by its place on the piece. */
export type ChooseEffect = { number: number; type: "choose_effect" };

/** Pay for a planet being settled. */
export type Complete = { planet: string; type: "complete" };

/** Do without the effect, or what is left of it. */
export type Decline = { type: "decline" };

/** A die taken this round, and where it lies. */
export type DieOnField = {
  colour: "black" | "brown" | "turquoise" | "yellow";
  face: "*" | "*+1" | "1" | "2" | "3";
  field: string;
};

export type Discard = { cards: string[]; type: "discard" };

/** Draw progress cards. */
export type DrawCards = { type: "draw_cards" };

/** Nothing more this turn: the bridge is refilled. */
export type EndTurn = { type: "end_turn" };

/** Leave the revealed planet and take the explorer's bonus. */
export type Explore = { type: "explore" };

/** A figure on the map. */
export type Figure = { cell: string; kind: "colony" | "mission" | "station"; outpost: string | null };

/** Turn a general drive from 1 to 2. */
export type FlipDrive = { type: "flip_drive" };

/** Fly to a hex; extra range is bought as needed. */
export type Fly = { to: string; type: "fly" };

export type FulfilMission = { card: string; type: "fulfil_mission" };

/** Use the bonus of this outpost at a hub. */
export type HubBonus = { outpost: string; type: "hub_bonus" };

/** Junk on fields, the fields there are, and junk beside them. */
export type Junk = { beside: number; fields: number; on_fields: number };

/** Keep these cards, discard the others. */
export type Keep = { cards: string[]; type: "keep" };

/** Resources that a mission still asks for. */
export type Lack = { colour: "black" | "brown" | "turquoise" | "yellow"; column: number; number: number };

/** The map. Ships and figures stand with the seats. */
export type MapSeen = {
  hub_spaces: Record<string, string>;
  layout: TileLaid[];
  planets: Record<string, PlanetSpace>;
  portals: string[];
};

/** Gain, or pay, this much fuel and this many bucks. */
export type Money = { bucks: number; fuel: number; type: "money" };

/** Begin a flight by activating the portals. */
export type OpenPortals = { how: "free" | "return" | "turn"; type: "open_portals" };

/** Pay with this many cubes of a colour from columns I, II and III. */
export type PayCubes = {
  colour: "black" | "brown" | "turquoise" | "yellow";
  cubes: [number, number, number];
  type: "pay_cubes";
};

export type PlaceOutpost = { outpost: string; type: "place_outpost" };

/** A planet on the map; null while it lies face down. */
export type PlanetSpace = { colour: "black" | "brown" | "turquoise" | "yellow"; planet: string | null };

export type PlayCard = { card: string; half: "development" | "mission"; type: "play_card" };

/** Push a tech die by one column. */
export type Push = { colour: "black" | "brown" | "turquoise" | "yellow"; type: "push" };

/** Put one gained cube into a row and column. */
export type PutCube = { colour: "black" | "brown" | "turquoise" | "yellow"; column: number; type: "put_cube" };

/** Raise a tech die by one face. */
export type Raise = { colour: "black" | "brown" | "turquoise" | "yellow"; type: "raise" };

/** Return this much junk from junk fields. */
export type RemoveJunk = { number: number; type: "remove_junk" };

/** A row of a tableau: its tech die, its cubes and what they are worth. */
export type Row = {
  column: number;
  cubes: number[];
  face: number;
  pips: number;
  usable: number[];
  value: number;
  vp: number;
};

/** The four rows of a tableau. */
export type Rows = { black: Row; brown: Row; turquoise: Row; yellow: Row };

/** Trade these cubes, written as colour and column ("black 2"), for fuel and bucks. */
export type Sell = { bucks: number; cubes: string[]; fuel: number; type: "sell" };

/** Settle the planet under the ship. */
export type Settle = { type: "settle" };

/** A question of Solarius Mission. */
export type SolariusDecision = DecisionData & { plain?: Record<string, unknown>; tracks?: TracksAfter[] };

/** One player's area. The hand is there in the player's own view only. */
export type SolariusSeat = SeatFrame & {
  bucks: number;
  developments: string[];
  dice: DieOnField[];
  dice_left: number;
  drives: number[];
  figures: Figure[];
  fuel: number;
  hand?: string[];
  hand_count: number;
  hand_limit: number;
  hub_bonuses: string[];
  junk: Junk;
  lacks: Record<string, Lack[]>;
  markers: number;
  missions_done: string[];
  missions_open: string[];
  network: number;
  planets_left: string[];
  planets_right: string[];
  range: number;
  rows: Rows;
  shares: Record<string, number>;
  ship: string;
  standing: Record<string, Standing>;
  stations: string[];
};

/** What a seat, or a spectator, may know of a table. */
export type SolariusView = {
  bag: Bag;
  bridge: BridgeDie[];
  discard_pile: string[];
  game: string;
  hubs: string[];
  hubs_to_come: number;
  map: MapSeen;
  options: Record<string, unknown>;
  over: boolean;
  phase: TextData;
  pile: number;
  players: number;
  round: number;
  rounds: number;
  rules_version: number;
  seat: number | null;
  seats: SolariusSeat[];
  start_player: number;
  to_act: number[];
  turn: number | null;
};

/** Divide the die's action points, and those of bonuses for any action, between resources and main action. */
export type SplitDie = { bonus?: number; resource: number; type: "split_die" };

/** Which half comes first, and the action points bought for each. */
export type SplitPlan = { buy_main?: number; buy_resource?: number; first: "main" | "resource"; type: "split_plan" };

/** How far a player is with a planet. */
export type Standing = { have: number; need: number };

/** Put this many cubes of the die's colour into columns I, II and III. */
export type StoreRow = { cubes: [number, number, number]; type: "store_row" };

/** Take a die from the bridge and put it on a field, perhaps as another colour. */
export type Take = {
  colour: "black" | "brown" | "turquoise" | "yellow";
  counts_as?: "black" | "brown" | "turquoise" | "yellow" | null;
  face: "*" | "*+1" | "1" | "2" | "3";
  field: string;
  type: "take";
  wheel: number;
};

/** A tile of the map and how it is turned. */
export type TileLaid = { rotation: number; tile: string };

/** Trade 2 fuel or bucks for one cube of value 1. */
export type ToResource = {
  bucks: number;
  colour: "black" | "brown" | "turquoise" | "yellow";
  fuel: number;
  type: "to_resource";
};

/** What the tracks would show after an option. */
export type TracksAfter = { bucks: number; fuel: number; option: number };

/** Begin to trade cubes for fuel or bucks. */
export type Trade = { type: "trade" };

/** Carry out the effects of this piece next. */
export type UseEffect = { piece: string; type: "use_effect" };
