// Jump Drive's components and view, as the engine sends them.
import type { Components } from "../../lib/net/wire";
import type { Good } from "../../lib/art/world";
import type { Filter, JumpComponents, Symbols, Term } from "../../generated/jumpdrive.components";
import type { JumpSeat, JumpView, Placed } from "../../generated/jumpdrive";
import { completed } from "../../lib/cards/completed";
import type { Stage } from "../../lib/table/stage.svelte";

export type { JumpSeat, JumpView, Placed };

/** the view of this game: the one place that trusts the table's game to be it */
export const viewOf = (stage: Stage): JumpView => stage.view as JumpView;
const partsOf = (components: Components): JumpComponents => components as JumpComponents;

export type { Filter, Term };
type Raw = JumpComponents["cards"][string];
export type Power = Raw["powers"][number];
/** points or income: a number or a formula */
export type Worth = Raw["vp"];
/** a card with all that its pack may leave out */
export type JumpCard = Required<Omit<Raw, "symbols">> & { symbols: Required<Symbols> };

const GOODS: Record<string, Good> = { blue: "novelty", brown: "rare", green: "genes", yellow: "alien" };
/** the good that a colour stands for; grey stands for none */
export const goodOf = (colour: string | null | undefined): Good | null => GOODS[colour ?? ""] ?? null;
export const kindOf = (card: JumpCard): string => goodOf(card.colour) ?? (card.kind === "development" ? "dev" : "none");
export const priceOf = (card: JumpCard): number => (card.military ? card.defense : card.cost) ?? 0;

const EMPTY: Omit<JumpCard, "id" | "name" | "symbols"> = {
  cost: null,
  defense: null,
  military: false,
  colour: null,
  copies: 1,
  keywords: [],
  powers: [],
  vp: 0,
  income: 0,
  max_per_player: null,
  assumed: [],
  attested: true,
  german_name_translated: false,
  status: "verified",
  kind: "development",
  note: "",
  words: [],
};
const NO_SYMBOLS = { explore: 0, strength: 0, chromosome: 0 };
export const cardsOf = completed((id, components): JumpCard => {
  const raw = partsOf(components).cards[id];
  return { ...EMPTY, name: { en: id, de: id }, ...raw, id, symbols: { ...NO_SYMBOLS, ...raw?.symbols } };
});
export type Lookup = (id: string) => JumpCard;
