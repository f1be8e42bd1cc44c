// Made by tools/protocol.mjs from the types in src/sternhafen: do not edit.

import type { Name, TextData } from "./plain";

/** Each application takes `goods` goods; it is applied as often as possible, at most `times`. */
export type Consume = {
  cards: number;
  effect: "consume";
  good: "alien" | "any" | "different" | "genes" | "novelty" | "rare";
  goods: number;
  kind: "consume_consume";
  phase: "consume";
  rule: string;
  times: number;
  vp: number;
};

export type ConsumeAll = {
  effect: "consume_all";
  kind: "consume_consume_all";
  phase: "consume";
  rule: string;
  vp_offset: number;
};

export type ConsumeAtTradePrice = {
  effect: "consume_at_trade_price";
  good: "alien" | "any" | "genes" | "novelty" | "rare";
  goods: 1;
  kind: "consume_consume_at_trade_price";
  phase: "consume";
  rule: string;
  with_trade_powers: boolean;
};

/** Cards in every Consume phase. */
export type ConsumeDraw = { amount: number; effect: "draw"; kind: "consume_draw"; phase: "consume"; rule: string };

/** May be discarded to place a world for nothing. */
export type CostToZero = {
  effect: "cost_to_zero";
  kind: "settle_cost_to_zero";
  not_good: "alien" | "genes" | "novelty" | "rare";
  phase: "settle";
  rule: string;
};

export type DiscardHand = {
  doubled: boolean;
  effect: "discard_hand";
  kind: "consume_discard_hand";
  phase: "consume";
  rule: string;
  up_to: number;
  vp_each: number;
};

/** Cards after placing another development. */
export type DrawAfterDevelopment = {
  amount: number;
  effect: "draw_after_placing";
  kind: "develop_draw_after_placing";
  phase: "develop";
  rule: string;
};

/** Cards after placing a world. */
export type DrawAfterWorld = {
  amount: number;
  effect: "draw_after_placing";
  kind: "settle_draw_after_placing";
  phase: "settle";
  rule: string;
};

/** Cards at the start of the phase. */
export type DrawAtStart = {
  amount: number;
  effect: "draw_at_start";
  kind: "develop_draw_at_start";
  phase: "develop";
  rule: string;
};

export type DrawIfMostProduced = {
  amount: number;
  effect: "draw_if_most_produced";
  good: "alien" | "genes" | "novelty" | "rare";
  kind: "produce_draw_if_most_produced";
  phase: "produce";
  rule: string;
};

/** Cards if this world received a good in the phase. */
export type DrawIfProducedHere = {
  amount: number;
  effect: "draw_if_produced_here";
  kind: "produce_draw_if_produced_here";
  phase: "produce";
  rule: string;
};

/** More cards to choose from. */
export type DrawMore = {
  amount: number;
  effect: "draw_more";
  kind: "explore_draw_more";
  phase: "explore";
  rule: string;
};

export type DrawPerGoodProduced = {
  amount: number;
  effect: "draw_per_good_produced";
  good: "alien" | "genes" | "novelty" | "rare";
  kind: "produce_draw_per_good_produced";
  phase: "produce";
  rule: string;
};

/** Cards for each kind of good produced. */
export type DrawPerKindProduced = {
  amount: number;
  effect: "draw_per_kind_produced";
  kind: "produce_draw_per_kind_produced";
  phase: "produce";
  rule: string;
};

export type DrawPerWorld = {
  amount: number;
  effect: "draw_per_world";
  good: "alien" | "genes" | "novelty" | "rare";
  kind: "produce_draw_per_world";
  phase: "produce";
  rule: string;
};

/** More of the cards drawn are kept. */
export type KeepMore = {
  amount: number;
  effect: "keep_more";
  kind: "explore_keep_more";
  phase: "explore";
  rule: string;
};

export type LuckyDraw = {
  effect: "lucky_draw";
  highest: number;
  kind: "consume_lucky_draw";
  lowest: number;
  phase: "consume";
  rule: string;
};

/** Strength for conquests; may be negative. */
export type Military = { amount: number; effect: "military"; kind: "settle_military"; phase: "settle"; rule: string };

/** A military world may be paid for: its defense less the discount. */
export type PayForMilitary = {
  discount: number;
  effect: "pay_for_military";
  kind: "settle_pay_for_military";
  not_good: "alien" | "genes" | "novelty" | "rare";
  phase: "settle";
  rule: string;
};

/** What a good is sold for. */
export type Price = { price: number };

/** Cards in every Produce phase. */
export type ProduceDraw = { amount: number; effect: "draw"; kind: "produce_draw"; phase: "produce"; rule: string };

export type ProduceHere = {
  effect: "produce_here";
  good: "alien" | "genes" | "novelty" | "rare";
  kind: "produce_produce_here";
  phase: "produce";
  rule: string;
};

export type ProduceWindfall = {
  effect: "produce_windfall";
  good: "alien" | "any" | "genes" | "novelty" | "rare";
  kind: "produce_produce_windfall";
  phase: "produce";
  rule: string;
};

/** A card design. Six-cost developments have `scoring` in place of printed VP. */
export type RaceCard = {
  copies: number;
  cost?: number | null;
  defense?: number | null;
  german_name_translated?: boolean;
  good?: "alien" | "genes" | "novelty" | "rare" | null;
  id: string;
  keywords?: ("alien" | "chromosome" | "imperium" | "rebel" | "terraforming" | "uplift")[];
  kind: "development" | "world";
  military: boolean;
  name: Name;
  note?: string;
  powers: (DrawMore | KeepMore | DrawAtStart | ReduceDevelopmentCost | DrawAfterDevelopment | ReduceWorldCost | CostToZero | Military | SpecializedMilitary | TemporaryMilitary | PayForMilitary | DrawAfterWorld | TradeBonus | Consume | ConsumeAll | ConsumeAtTradePrice | DiscardHand | ConsumeDraw | LuckyDraw | ProduceHere | DrawIfProducedHere | ProduceWindfall | ProduceDraw | DrawPerGoodProduced | DrawPerKindProduced | DrawIfMostProduced | DrawPerWorld)[];
  preset_hand?: number | null;
  scoring?: Term[];
  start?: number | null;
  start_colour?: "blue" | "red" | null;
  status: "owner" | "partial" | "reconstructed" | "verified";
  vp?: number | null;
  words: TextData[];
  world_type?: "production" | "windfall" | null;
};

/** Everything in the box. */
export type RaceComponents = {
  cards: Record<string, RaceCard>;
  game: string;
  goods: Record<string, Price>;
  pack: string;
};

/** Developments cost less. */
export type ReduceDevelopmentCost = {
  amount: number;
  effect: "reduce_cost";
  kind: "develop_reduce_cost";
  phase: "develop";
  rule: string;
};

export type ReduceWorldCost = {
  amount: number;
  effect: "reduce_cost";
  good: "alien" | "any" | "genes" | "novelty" | "rare";
  kind: "settle_reduce_cost";
  phase: "settle";
  rule: string;
};

export type SpecializedMilitary = {
  against: "alien" | "genes" | "novelty" | "rare" | "rebel";
  amount: number;
  effect: "specialized_military";
  kind: "settle_specialized_military";
  phase: "settle";
  rule: string;
};

/** May be discarded for Military that lasts until the end of the phase. */
export type TemporaryMilitary = {
  amount: number;
  effect: "temporary_military";
  kind: "settle_temporary_military";
  phase: "settle";
  rule: string;
};

/** Either `match`: VP for each card that fits first here; or `count`: VP for every `per` of something. */
export type Term = {
  card?: string | null;
  count?: "military" | "vp_chips" | null;
  good?: "alien" | "genes" | "novelty" | "rare" | null;
  match?: "alien_card" | "card" | "development" | "development_with_power" | "military_world" | "production_world" | "rebel_military_world" | "six_cost_development" | "windfall_world" | "world" | "world_with_power" | null;
  per?: number;
  phase?: "consume" | "develop" | "explore" | "produce" | "settle" | "trade" | null;
  vp: number;
};

export type TradeBonus = {
  amount: number;
  effect: "trade_bonus";
  good: "alien" | "any" | "genes" | "novelty" | "rare" | "this_world";
  kind: "trade_trade_bonus";
  phase: "trade";
  rule: string;
};
