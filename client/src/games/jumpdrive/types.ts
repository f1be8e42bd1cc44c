// Jump Drive's components and view, as the engine sends them.
import type { Component, SeatView, View } from "../../lib/net/wire";

export type Colour = "gray" | "blue" | "brown" | "green" | "yellow";
export type SymbolName = "explore" | "military" | "chromosome";
export interface Filter { what: "development" | "world" | "card" | "symbol" | "strength"; color?: Colour; military?: boolean; keyword?: string; id?: string; symbol?: SymbolName }
export interface Term { op: "per" | "with"; value: number; of: Filter; scope: "self" | "one_other" | "any_other" }
export type Expression = number | { base: number; terms: Term[] };
export interface Power {
  type: string; amount?: number; discount?: number; applies_to?: Filter; against?: Filter; of?: Filter; mode?: string;
  exclude_color?: Colour; discard_self?: boolean; any_of?: ({ strength_equals: number } | { own_card: string })[];
}
export interface JumpCard extends Component {
  id: string;
  kind: "development" | "world";
  cost: number | null;
  defense: number | null;
  military: boolean;
  color: Colour | null;
  keywords: string[];
  symbols: Record<SymbolName, number>;
  vp: Expression;
  income: Expression;
  powers: Power[];
  status: "verified" | "partial" | "reconstructed";
  assumed_fields?: string[];
}

export interface Placed { card: string; vp: number; income: number }
export interface JumpSeat extends SeatView {
  score: number; vp_next: number; income: number; strength: number; explore: number; chromosome: number;
  hand_count: number; tableau: Placed[]; discard_count?: number;
  hand?: string[]; discards?: string[]; chosen?: string[] | null;
}
export interface JumpView extends View {
  seats: JumpSeat[];
  dealer: number; pile: number; heap: number; survey_team_left: number;
  revealed: (null | { cards: string[]; explore: boolean })[];
}

export const GOOD = { blue: "novelty", brown: "rare", green: "genes", yellow: "alien", gray: null } as const;
export const goodOf = (card: JumpCard) => (card.color ? GOOD[card.color] : null);
export const kindOf = (card: JumpCard): string => goodOf(card) ?? (card.kind === "development" ? "dev" : "none");
export const priceOf = (card: JumpCard): number => (card.military ? card.defense : card.cost) ?? 0;
