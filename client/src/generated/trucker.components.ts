// Made by tools/protocol.mjs from the types in src/sternhafen: do not edit.

import type { Name } from "./plain";

export type CardFace = {
  credits?: number;
  crew_cost?: number;
  crew_needed?: number;
  days?: number;
  goods?: ("blue" | "green" | "red" | "yellow")[];
  id: string;
  kind: "abandoned_ship" | "abandoned_station" | "combat_zone" | "epidemic" | "meteor_swarm" | "open_space" | "pirates" | "planets" | "sabotage" | "slavers" | "smugglers" | "stardust";
  learning: boolean;
  level: 1 | 2 | 3;
  lines?: Line[];
  meteors: Shot[];
  name: Name;
  note?: string | null;
  penalty?: Penalty | null;
  planets?: (("blue" | "green" | "red" | "yellow")[])[];
  rule: string;
  status: "owner" | "partial" | "reconstructed" | "verified";
  strength?: number;
  type: "adventure";
};

export type FlightBoard = {
  aliens: boolean;
  best_ship: number;
  choose_start: boolean;
  deck: number;
  finish_rewards: number[];
  id: "I" | "II" | "III" | "learning";
  lost_component: number;
  reserve: boolean;
  ship: string;
  spaces: number;
  stack: number[];
  start_offsets: number[];
  status: "owner" | "partial" | "reconstructed" | "verified";
  timer_spaces: number;
};

export type Good = {
  colour: "blue" | "green" | "red" | "yellow";
  price: number;
  special: boolean;
  status: "owner" | "partial" | "reconstructed" | "verified";
  supply: number;
};

/** One line of a combat zone. */
export type Line = { criterion: "cannon" | "crew" | "engine"; penalty: Penalty };

export type Payments = {
  best: number;
  defended: number;
  defended_gold: number;
  defended_silver: number;
  status: "owner" | "partial" | "reconstructed" | "verified";
};

export type Penalty = { amount?: number; shots?: Shot[]; type: "cannon_fire" | "crew" | "days" | "goods" };

/** The cells of a ship board. */
export type ShipArea = { cells: string[]; columns: number[]; rows: number[] };

export type Shot = { from: "E" | "N" | "S" | "W"; size: "heavy" | "large" | "light" | "small" };

/** The connectors of an unturned tile. */
export type Sides = {
  E: "double" | "none" | "single" | "universal";
  N: "double" | "none" | "single" | "universal";
  S: "double" | "none" | "single" | "universal";
  W: "double" | "none" | "single" | "universal";
};

export type TileFace = {
  capacity?: number;
  colour?: string | null;
  facing?: "E" | "N" | "S" | "W" | null;
  id: string;
  kind: "battery" | "cabin" | "cannon" | "cargo_hold" | "engine" | "life_support" | "shield" | "special_hold" | "starting_cabin" | "structural";
  name: Name;
  note?: string | null;
  rule: string;
  shield_sides?: ("E" | "N" | "S" | "W")[];
  sides: Sides;
  status: "owner" | "partial" | "reconstructed" | "verified";
  strength?: number;
  type: "tile";
};

export type TitleFace = {
  gold: "empty_inner_cabins" | "idle_aliens" | "no_reserve" | "no_structural" | "one_block_per_hold" | "one_token_fewer";
  gold_status: "owner" | "partial" | "reconstructed" | "verified";
  id: string;
  measure: "alien_walk" | "battery_users" | "components" | "corridor" | "loaded_holds" | "view_cabins";
  name: Name;
  status: "owner" | "partial" | "reconstructed" | "verified";
  type: "title";
};

/** Everything in the box. */
export type TruckerComponents = {
  adventures: string[];
  cards: Record<string, TileFace | CardFace | TitleFace>;
  flights: Record<string, FlightBoard>;
  game: string;
  goods: Good[];
  pack: string;
  ships: Record<string, ShipArea>;
  tiles: string[];
  title_payments: Payments;
  titles: string[];
};
