// Made by tools/protocol.mjs from the types in src/sternhafen: do not edit.

import type { Name, TextData } from "./plain";

export type ApBonus = {
  action: "any" | "main" | "resource";
  colours: ("black" | "brown" | "turquoise" | "yellow")[];
  mod: "ap";
  n: number;
};

/** Exactly one of the lists. */
export type Choice = {
  of: ((GainFuel | GainBucks | GainMix | GainResource | UpgradeAp | PushAp | GainDrive | FlipDrive | RemoveJunk | DrawCards | PlayCards | Choice)[])[];
  op: "choice";
};

export type ColumnCount = { column: number; n: number; type: "column_count" };

export type ColumnDie = { colour: "black" | "brown" | "turquoise" | "yellow"; column: number; type: "column_die" };

export type Cost = {
  delta: number;
  min?: number;
  mod: "cost";
  what: "drive_buy" | "drive_flip" | "planet_bucks" | "planet_fuel" | "station_high" | "station_low";
};

/** This many cubes of a colour, lying in exactly this column. */
export type Cubes = { colour: "black" | "brown" | "turquoise" | "yellow"; column: number; n: number };

/** Which dice a die field takes: any, or only these pips, or only these colours. */
export type DieFilter = { colours?: ("black" | "brown" | "turquoise" | "yellow")[]; pips?: number[] };

export type DrawCards = { n: number; op: "draw_cards" };

export type DrawExtra = { mod: "draw_extra"; n: number };

/** `vp` for every `divisor` of what is counted, at most `max`. */
export type Endgame = {
  divisor: number;
  max: number;
  mode: "endgame";
  on_play?: (GainFuel | GainBucks | GainMix | GainResource | UpgradeAp | PushAp | GainDrive | FlipDrive | RemoveJunk | DrawCards | PlayCards | Choice)[];
  per: "development" | "fulfilled_mission" | "outpost" | "settled_planet" | "station" | "tech_die_4";
  vp: number;
};

export type FlipDrive = { n: number; op: "flip_drive" };

export type GainBucks = { n: number; op: "gain_bucks" };

export type GainDrive = { n: number; op: "gain_drive" };

export type GainFuel = { n: number; op: "gain_fuel" };

/** Fuel and bucks in any mix. */
export type GainMix = { n: number; op: "gain_mix" };

/** Cubes, each of any of the colours. */
export type GainResource = { colours: ("black" | "brown" | "turquoise" | "yellow")[]; n: number; op: "gain_resource" };

export type HandLimit = { mod: "hand_limit"; n: number };

export type HubPiece = {
  id: string;
  name: Name;
  note?: string;
  origin: "owner" | "public" | "reconstructed" | "rulebook";
  piece: "hub";
  status: string;
  tile: string;
  words: TextData[];
};

export type JunkFields = { mod: "junk_fields"; n: number };

export type Mission = { cubes?: Cubes[]; values?: Record<string, number>; vp: number };

export type OutpostPiece = {
  bonus: (GainFuel | GainBucks | GainMix | GainResource | UpgradeAp | PushAp | GainDrive | FlipDrive | RemoveJunk | DrawCards | PlayCards | Choice)[];
  id: string;
  kind: "colony" | "mission" | "station";
  name: Name;
  note?: string;
  origin: "owner" | "public" | "reconstructed" | "rulebook";
  piece: "outpost";
  status: string;
  words: TextData[];
};

export type Passive = {
  mode: "passive";
  mods: (ApBonus | Recolour | SplitAction | Range | PortalFree | Cost | JunkFields | HandLimit | DrawExtra)[];
  on_play?: (GainFuel | GainBucks | GainMix | GainResource | UpgradeAp | PushAp | GainDrive | FlipDrive | RemoveJunk | DrawCards | PlayCards | Choice)[];
};

export type PayBucks = { n: number; type: "pay_bucks" };

export type PayFuel = { n: number; type: "pay_fuel" };

export type PlanetPiece = {
  colour: "black" | "brown" | "turquoise" | "yellow";
  condition: PayFuel | PayBucks | TechCount | TechDie | ColumnCount | ColumnDie;
  id: string;
  name: Name;
  note?: string;
  origin: "owner" | "public" | "reconstructed" | "rulebook";
  piece: "planet";
  status: string;
  vp: number;
  words: TextData[];
};

export type PlayCards = { n: number; op: "play_card" };

export type PortalFree = { mod: "portal_free" };

/** A progress card; the name is that of its development half. */
export type ProgressCard = {
  development: Passive | Slot | Trigger | Endgame;
  id: string;
  mission: Mission;
  name: Name;
  note?: string;
  origin: "owner" | "public" | "reconstructed" | "rulebook";
  piece: "progress";
  status: string;
  words: TextData[];
};

/** Action points for pushing tech dice. */
export type PushAp = { n: number; op: "push_ap" };

export type PushCost = {
  ap: number;
  column: "I" | "II" | "III" | "IV" | "V";
  note?: string;
  origin: "owner" | "public" | "reconstructed" | "rulebook";
};

export type Range = { mod: "range"; n: number };

export type Recolour = { mod: "recolour"; to: ("black" | "brown" | "turquoise" | "yellow")[] };

export type RemoveJunk = { n: number; op: "remove_junk" };

/** A die field: `mods` hold for the die put there, `before` and `after` frame its die action. */
export type Slot = {
  after?: (GainFuel | GainBucks | GainMix | GainResource | UpgradeAp | PushAp | GainDrive | FlipDrive | RemoveJunk | DrawCards | PlayCards | Choice)[];
  before?: (GainFuel | GainBucks | GainMix | GainResource | UpgradeAp | PushAp | GainDrive | FlipDrive | RemoveJunk | DrawCards | PlayCards | Choice)[];
  die?: DieFilter;
  mode: "slot";
  mods?: (ApBonus | Recolour | SplitAction | Range | PortalFree | Cost | JunkFields | HandLimit | DrawExtra)[];
  on_play?: (GainFuel | GainBucks | GainMix | GainResource | UpgradeAp | PushAp | GainDrive | FlipDrive | RemoveJunk | DrawCards | PlayCards | Choice)[];
};

/** Everything in the box. */
export type SolariusComponents = {
  cards: Record<string, ProgressCard | PlanetPiece | StationPiece | OutpostPiece | StartPiece | HubPiece>;
  game: string;
  map_places: ([number, number])[];
  map_radius: number;
  pack: string;
  push_costs: PushCost[];
  station_costs: StationCost[];
  tiles: Tile[];
};

export type SplitAction = { mod: "split_action" };

export type StartPiece = {
  cards: [string, string];
  id: string;
  name: Name;
  note?: string;
  origin: "owner" | "public" | "reconstructed" | "rulebook";
  piece: "start";
  push: "black" | "brown" | "turquoise" | "yellow";
  raise: "black" | "brown" | "turquoise" | "yellow";
  resources: ["black" | "brown" | "turquoise" | "yellow", "black" | "brown" | "turquoise" | "yellow"];
  status: string;
  words: TextData[];
};

export type StationCost = {
  high: number;
  low: number;
  note?: string;
  origin: "owner" | "public" | "reconstructed" | "rulebook";
  station: number;
};

export type StationPiece = {
  id: string;
  immediate: (GainFuel | GainBucks | GainMix | GainResource | UpgradeAp | PushAp | GainDrive | FlipDrive | RemoveJunk | DrawCards | PlayCards | Choice)[];
  junk_fields?: number;
  kinds: ["black" | "brown" | "turquoise" | "yellow", "black" | "brown" | "turquoise" | "yellow"];
  name: Name;
  note?: string;
  origin: "owner" | "public" | "reconstructed" | "rulebook";
  permanent: (GainFuel | GainBucks | GainMix | GainResource | UpgradeAp | PushAp | GainDrive | FlipDrive | RemoveJunk | DrawCards | PlayCards | Choice)[];
  piece: "station";
  status: string;
  words: TextData[];
};

export type TechCount = { n: number; pips: number; type: "tech_count" };

export type TechDie = { colour: "black" | "brown" | "turquoise" | "yellow"; pips: number; type: "tech_die" };

export type Tile = {
  home?: [number, number] | null;
  hub?: [number, number] | null;
  id: string;
  note?: string;
  origin: "owner" | "public" | "reconstructed" | "rulebook";
  planets?: ([number, number])[];
  planets_3?: ([number, number])[];
  planets_4?: ([number, number])[];
  portals?: ([number, number])[];
};

export type Trigger = {
  do: (GainFuel | GainBucks | GainMix | GainResource | UpgradeAp | PushAp | GainDrive | FlipDrive | RemoveJunk | DrawCards | PlayCards | Choice)[];
  mode: "trigger";
  on: "colony_placed" | "mission_fulfilled" | "outpost_placed" | "planet_revealed" | "planet_settled" | "station_built";
  on_play?: (GainFuel | GainBucks | GainMix | GainResource | UpgradeAp | PushAp | GainDrive | FlipDrive | RemoveJunk | DrawCards | PlayCards | Choice)[];
};

/** Action points for raising tech dice. */
export type UpgradeAp = { n: number; op: "upgrade_ap" };
