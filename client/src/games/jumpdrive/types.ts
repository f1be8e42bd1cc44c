// Jump Drive's components and view, as the engine sends them.
import type { Component, Components } from "../../lib/net/wire";
import type { JumpSeat, JumpView, Placed } from "../../generated/jumpdrive";
import type { Stage } from "../../lib/table/stage.svelte";

export type { JumpSeat, JumpView, Placed };

/** the view of this game: the one place that trusts the table's game to be it */
export const viewOf = (stage: Stage): JumpView => stage.view as JumpView;

export type Colour = "gray" | "blue" | "brown" | "green" | "yellow";
export type SymbolName = "explore" | "strength" | "chromosome";
export interface Filter {
  what: "development" | "world" | "card" | "symbol" | "strength";
  color?: Colour;
  military?: boolean;
  keyword?: string;
  id?: string;
  symbol?: SymbolName;
}
export interface Term {
  op: "per" | "with";
  value: number;
  of: Filter;
  scope: "self" | "one_other" | "any_other";
}
export type Expression = number | { base: number; terms: Term[] };
export interface Power {
  type: string;
  amount?: number;
  discount?: number;
  applies_to?: Filter;
  against?: Filter;
  of?: Filter;
  mode?: string;
  exclude_color?: Colour;
  discard_self?: boolean;
  any_of?: ({ strength_equals: number } | { own_card: string })[];
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
  status: "verified" | "partial" | "reconstructed" | "owner";
  assumed: string[];
  note?: string;
}

export const GOOD = { blue: "novelty", brown: "rare", green: "genes", yellow: "alien", gray: null } as const;
export const goodOf = (card: JumpCard) => (card.color ? GOOD[card.color] : null);
export const kindOf = (card: JumpCard): string => goodOf(card) ?? (card.kind === "development" ? "dev" : "none");
export const priceOf = (card: JumpCard): number => (card.military ? card.defense : card.cost) ?? 0;

/** the pack leaves out what is empty; a face wants it all */
const complete = (id: string, raw: Partial<JumpCard>): JumpCard => ({
  cost: null,
  defense: null,
  military: false,
  color: null,
  keywords: [],
  powers: [],
  vp: 0,
  income: 0,
  assumed: [],
  status: "verified",
  kind: "development",
  name: { en: id, de: id },
  ...raw,
  id,
  symbols: { explore: 0, strength: 0, chromosome: 0, ...raw.symbols },
});
const known = new WeakMap<object, Map<string, JumpCard>>();

export function cardsOf(components: Components): (id: string) => JumpCard {
  const cards = known.get(components) ?? new Map<string, JumpCard>();
  known.set(components, cards);
  return (id) => {
    const card = cards.get(id) ?? complete(id, (components.cards[id] ?? {}) as Partial<JumpCard>);
    cards.set(id, card);
    return card;
  };
}
export type Lookup = (id: string) => JumpCard;
