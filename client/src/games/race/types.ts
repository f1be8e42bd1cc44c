// Race for the Galaxy's cards and view, as the engine sends them.
import { completed } from "../../lib/cards/completed";
import type { Components } from "../../lib/net/wire";
import type { RaceComponents, Term } from "../../generated/race.components";
import type { InPlay, PhaseSeen, RaceSeat, RaceView } from "../../generated/race";
import type { Stage } from "../../lib/table/stage.svelte";

export type { InPlay, PhaseSeen, RaceSeat, RaceView };

/** the view of this game: the one place that trusts the table's game to be it */
export const viewOf = (stage: Stage): RaceView => stage.view as RaceView;
const partsOf = (components: Components): RaceComponents => components as RaceComponents;

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

type Raw = RaceComponents["cards"][string];
export type RacePower = Raw["powers"][number];
export type ScoringTerm = Term;
/** a card with all that its pack may leave out; its words are the engine's */
export type RaceCard = Required<Raw>;
export type Lookup = (id: string) => RaceCard;

export const kindOf = (card: RaceCard): string => card.good ?? (card.kind === "development" ? "dev" : "none");
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

const EMPTY: Omit<RaceCard, "id" | "name"> = {
  copies: 1,
  cost: null,
  defense: null,
  military: false,
  vp: null,
  good: null,
  world_type: null,
  start: null,
  start_colour: null,
  preset_hand: null,
  keywords: [],
  powers: [],
  scoring: [],
  words: [],
  kind: "development",
  status: "verified",
  german_name_translated: false,
  note: "",
};
export const cardsOf = completed((id, components): RaceCard => ({
  ...EMPTY,
  name: { en: id, de: id },
  ...partsOf(components).cards[id],
  id,
}));
