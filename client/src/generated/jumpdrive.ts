// Made by tools/protocol.mjs from the types in src/sternhafen: do not edit.

import type { SeatFrame, TextData } from "./plain";

export type Action = Place | Explore | Pay | Conquer | Contact | SecondWorld | NoSecondWorld | Discard;

/** Place the revealed military world by strength. */
export type Conquer = { type: "conquer" };

/** Place the revealed military world by paying its defense through a Contact Specialist. */
export type Contact = { type: "contact" };

/** Put these hand cards on the discard pile: at the start, after exploring, or down to the hand limit. */
export type Discard = { cards: string[]; type: "discard" };

/** Place nothing and explore. */
export type Explore = { type: "explore" };

/** One player's area. The last three are there in the player's own view only. */
export type JumpSeat = SeatFrame & {
  chosen?: string[] | null;
  chromosome: number;
  discard_count: number;
  discards?: string[];
  explore: number;
  hand?: string[];
  hand_count: number;
  income: number;
  revealed: Revealed;
  strength: number;
  tableau: Placed[];
  vp_next: number;
};

/** What a seat, or a spectator, may know of a table. */
export type JumpView = {
  dealer: number;
  discard_pile: number;
  game: string;
  open_discards: string[];
  options: Record<string, unknown>;
  over: boolean;
  phase: TextData;
  pile: number;
  players: number;
  round: number;
  rules_version: number;
  seat: number | null;
  seats: JumpSeat[];
  survey_teams: number;
  to_act: number[];
};

/** Leave the convoy unused. */
export type NoSecondWorld = { type: "no_second_world" };

/** Put these hand cards on the discard pile as payment. */
export type Pay = { cards: string[]; type: "pay" };

/** Choose a development, a world, or both, to be revealed and placed. */
export type Place = { cards: string[]; type: "place" };

/** A card of a tableau, and what it gives now. */
export type Placed = { card: string; income: number; vp: number };

/** What a seat has shown this round and not placed yet. */
export type Revealed = { cards: string[]; explores: boolean };

/** Use a convoy for a second world. */
export type SecondWorld = { card: string; how: "conquer" | "contact" | "pay"; type: "second_world" };
