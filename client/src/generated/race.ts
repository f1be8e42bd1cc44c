// Made by tools/protocol.mjs from the types in src/sternhafen: do not edit.

import type { SeatFrame, TextData } from "./plain";

export type Action = Discard | Choose | Keep | Develop | Settle | Pass | Place | Pay | Sell | Use | Spend | DiscardForPoints | Name | Take | Leave | EndConsume | Produce | NoBonus;

/** Choose the action cards of this round: one, in the advanced game two. */
export type Choose = {
  actions: ("consume_2x" | "consume_trade" | "develop" | "explore_1_1" | "explore_5" | "produce" | "settle")[];
  type: "choose";
};

/** Put this development face down, to be revealed and placed. */
export type Develop = { card: string; type: "develop" };

/** Put these hand cards on the discard pile: at the start, or down to the hand limit. */
export type Discard = { cards: string[]; type: "discard" };

/** Discard these hand cards for victory points. */
export type DiscardForPoints = { cards: string[]; type: "discard_for_points" };

/** Discard no more hand cards for points. */
export type EndConsume = { type: "end_consume" };

/** A card of a tableau. */
export type InPlay = { card: string; good: "alien" | "genes" | "novelty" | "rare" | null; new: boolean; vp: number };

/** Explore: keep these of the cards drawn. */
export type Keep = { cards: string[]; type: "keep" };

/** Gambling World: leave the card won. */
export type Leave = { type: "leave" };

/** Gambling World: name a number. */
export type Name = { number: number; type: "name" };

/** Do without the good of the Produce bonus. */
export type NoBonus = { type: "no_bonus" };

/** Place nothing in this phase. */
export type Pass = { type: "pass" };

/** Put these hand cards on the discard pile as payment. */
export type Pay = { cards: string[]; type: "pay" };

/** A phase of this round. */
export type PhaseSeen = {
  choosers: number[];
  half: number;
  phase: "consume" | "develop" | "explore" | "produce" | "settle";
  when: "done" | "next" | "now";
};

/** How to place the revealed world, and which card of the tableau to discard for it. */
export type Place = { how: "conquer" | "pay" | "pay_for_military"; type: "place"; using?: string | null };

/** Put a good on this windfall world, by the power of a card or by the bonus. */
export type Produce = { by: string; type: "produce"; world: string };

/** One player's area. The last five are there in the player's own view only. */
export type RaceSeat = SeatFrame & {
  actions: string[];
  chosen?: string | null;
  discard_count: number;
  discarding: string | null;
  discards?: string[];
  drawn?: string[];
  drawn_count: number;
  filled_by: string[];
  hand?: string[];
  hand_count: number;
  how: string | null;
  in_use: string | null;
  military: number;
  paid?: string[];
  placed: string | null;
  powers_used: string[];
  produced: string[];
  start: number;
  tableau: InPlay[];
  vp: number;
};

/** What a seat, or a spectator, may know of a table. */
export type RaceView = {
  discard_pile: number;
  game: string;
  open_discards: string[];
  options: Record<string, unknown>;
  order: number[];
  over: boolean;
  phase: TextData;
  phases: PhaseSeen[];
  pile: number;
  players: number;
  pool: number;
  round: number;
  rules_version: number;
  seat: number | null;
  seats: RaceSeat[];
  to_act: number[];
  turned_up: string | null;
};

/** Sell the good of this world. */
export type Sell = { type: "sell"; world: string };

/** Put this world face down, to be revealed and placed. */
export type Settle = { card: string; type: "settle" };

/** Consume the goods of these worlds. */
export type Spend = { type: "spend"; worlds: string[] };

/** Gambling World: take the card won. */
export type Take = { type: "take" };

/** Use a consume power of this card. */
export type Use = { card: string; power: string; type: "use" };
