// Made by tools/protocol.mjs from the types in src/sternhafen: do not edit.

import type { Name, TextData } from "./plain";

export type Condition = { own_card?: string | null; strength_equals?: number | null };

/** Lowers the cost of placing what matches. */
export type Discount = { amount: number; applies_to: Filter; rule: string; type: "discount" };

/** Which cards, or what, to count in one tableau. */
export type Filter = {
  colour?: "blue" | "brown" | "green" | "grey" | "yellow" | null;
  id?: string | null;
  keyword?: "alien" | "imperium" | "rebel" | "terraforming" | "uplift" | null;
  military?: boolean | null;
  symbol?: "chromosome" | "explore" | "strength" | null;
  what: "card" | "development" | "strength" | "symbol" | "world";
};

export type Formula = { base: number; terms?: Term[] };

/** A card design. */
export type JumpCard = {
  assumed?: ("colour" | "copies" | "cost" | "defense" | "income" | "keywords" | "kind" | "max_per_player" | "name" | "powers" | "symbols" | "vp")[];
  attested?: boolean;
  colour?: "blue" | "brown" | "green" | "grey" | "yellow" | null;
  copies: number;
  cost?: number | null;
  defense?: number | null;
  german_name_translated?: boolean;
  id: string;
  income: number | Formula;
  keywords?: ("alien" | "imperium" | "rebel" | "terraforming" | "uplift")[];
  kind: "development" | "world";
  max_per_player?: number | null;
  military: boolean;
  name: Name;
  note?: string;
  powers: (Discount | StrengthVs | StrengthPer | PayForMilitary | SecondWorldPower | PlaceCondition | PassToStrongest)[];
  status: "owner" | "partial" | "reconstructed" | "verified";
  symbols?: Symbols;
  vp: number | Formula;
  words: TextData[];
};

/** Everything in the box. */
export type JumpComponents = {
  cards: Record<string, JumpCard>;
  game: string;
  pack: string;
  preset_hands: Record<string, string[]>;
};

/** Goes to the strongest player before scoring. */
export type PassToStrongest = { rule: string; type: "pass_to_strongest" };

/** Lets a military world be paid for. */
export type PayForMilitary = {
  discount: number;
  exclude_colour: "blue" | "brown" | "green" | "grey" | "yellow";
  rule: string;
  stacks?: boolean;
  type: "pay_for_military";
};

/** May be placed only if one of the conditions holds. */
export type PlaceCondition = { any_of: Condition[]; rule: string; type: "place_condition" };

/** Allows a second world in the same turn. */
export type SecondWorldPower = {
  discard_self: boolean;
  discount?: number;
  mode: "conquer" | "pay";
  rule: string;
  type: "second_world";
};

/** Adds strength for each thing counted in the owner's tableau. */
export type StrengthPer = { amount: number; of: Filter; rule: string; type: "strength_per" };

/** Adds strength while a world that matches is conquered. */
export type StrengthVs = { against: Filter; amount: number; rule: string; type: "strength_vs" };

export type Symbols = { chromosome?: number; explore?: number; strength?: number };

/** `per`: value for each; `with`: value once if there is any. */
export type Term = { of: Filter; op: "per" | "with"; scope: "any_other" | "one_other" | "self"; value: number };
