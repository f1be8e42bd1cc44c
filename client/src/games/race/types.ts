// Race for the Galaxy's cards and view, as the engine sends them.
import type { Component, Components, Text } from "../../lib/net/wire";
import type { Good } from "../../lib/art/world";
import type { InPlay, PhaseSeen, RaceSeat, RaceView } from "../../generated/race";
import type { Stage } from "../../lib/table/stage.svelte";

export type { InPlay, PhaseSeen, RaceSeat, RaceView };

/** the view of this game: the one place that trusts the table's game to be it */
export const viewOf = (stage: Stage): RaceView => stage.view as RaceView;

export const PHASES = [
  ["explore", "I"],
  ["develop", "II"],
  ["settle", "III"],
  ["trade", "$"],
  ["consume", "IV"],
  ["produce", "V"],
] as const;
export type Phase = (typeof PHASES)[number][0];
export const numeral = (phase: string): string => PHASES.find(([name]) => name === phase)?.[1] ?? "";

export interface RacePower {
  phase: Phase;
  effect: string;
  amount?: number;
  good?: string;
  against?: string;
  discount?: number;
  goods?: number;
  times?: number;
  vp?: number;
  cards?: number;
  with_trade_powers?: boolean;
  up_to?: number;
  vp_each?: number;
  lowest?: number;
  highest?: number;
}
export interface ScoringTerm {
  vp: number;
  count?: string;
  per?: number;
  match?: string;
  card?: string;
  good?: string;
  phase?: string;
}
export interface RaceCard extends Component {
  id: string;
  kind: "development" | "world";
  military: boolean;
  cost: number | null;
  defense: number | null;
  vp: number | null;
  good: Good | null;
  world_type: "windfall" | "production" | null;
  start: number | null;
  keywords: string[];
  powers: RacePower[];
  scoring: ScoringTerm[];
  /** the card in sentences, made by the engine */
  words: Text[];
}
export type Lookup = (id: string) => RaceCard;

export const kindOf = (card: RaceCard): string => card.good ?? (card.kind === "development" ? "dev" : "none");
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** the pack leaves out what is empty; a face wants it all */
const complete = (id: string, raw: Partial<RaceCard>): RaceCard => ({
  cost: null,
  defense: null,
  military: false,
  vp: null,
  good: null,
  world_type: null,
  start: null,
  keywords: [],
  powers: [],
  scoring: [],
  words: [],
  kind: "development",
  name: { en: id, de: id },
  ...raw,
  id,
});
const known = new WeakMap<object, Map<string, RaceCard>>();

export function cardsOf(components: Components): Lookup {
  const cards = known.get(components) ?? new Map<string, RaceCard>();
  known.set(components, cards);
  return (id) => {
    const card = cards.get(id) ?? complete(id, (components.cards[id] ?? {}) as Partial<RaceCard>);
    cards.set(id, card);
    return card;
  };
}
