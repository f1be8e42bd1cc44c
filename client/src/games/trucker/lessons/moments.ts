// What the lessons of the learning flight look at: the tile in hand, the card on the table, the card just over.
import type { Moment as AnyMoment } from "../../../lib/lessons/lesson";
import { cardName, list, t } from "../../../lib/texts/texts.svelte";
import { askedOf, cardOf, priceOf, tileOf, turned, type TileFace, type TruckerSeat, type TruckerView } from "../types";
import { roomOf } from "../flight/hints";
import { goodWord } from "../words";
import { at, strings } from "../../../lib/lists";

export type Moment = AnyMoment<TruckerView>;
export const asked = (moment: Moment, ...names: string[]): boolean => names.includes(moment.decision.name ?? "");
export const view = (moment: Moment): TruckerView => moment.view;
export const mine = (moment: Moment): TruckerSeat => at(moment.view.seats, moment.me);
export const suggests = (moment: Moment): string => String(moment.suggestion["type"]);
export const taking = (moment: Moment): boolean => asked(moment, "yard") && suggests(moment) !== "finish";
export const attaching = (moment: Moment): boolean => asked(moment, "hold") && suggests(moment) === "attach";

const inHand = (moment: Moment): TileFace | null => {
  const hand = mine(moment).hand;
  return hand === null ? null : tileOf(moment.components, hand);
};
export const holding = (moment: Moment, ...kinds: string[]): boolean =>
  attaching(moment) && kinds.includes(inHand(moment)?.kind ?? "");

const kindOf = (moment: Moment, id: string | null | undefined): string =>
  id ? cardOf(moment.components, id).kind : "";
/** a card of this kind lies there, or was the last one */
export const during = (moment: Moment, kind: string): boolean => kindOf(moment, view(moment).card) === kind;
export const after = (moment: Moment, kind: string): boolean =>
  asked(moment, "give_up") && kindOf(moment, view(moment).played.at(-1)) === kind;

const rotation = (moment: Moment): number => Number(moment.suggestion["rotation"] ?? 0);
/** sides of the tile that join the ship where it is suggested */
function joined(moment: Moment): number {
  const fits = askedOf(moment.decision)?.fits ?? [];
  const { cell } = moment.suggestion;
  const here = fits.find((fit) => fit.cell === cell && fit.rotation === rotation(moment));
  return Object.values(here?.joints ?? {}).filter(Boolean).length;
}
function covers(moment: Moment): string {
  const sides = inHand(moment)?.shield_sides ?? [];
  return list(sides.map((side) => t(`trucker-lesson-side-${turned(side, rotation(moment))}`)));
}
/** how often to turn the tile, and what speaks for its place */
export const attach = (moment: Moment) => ({
  turn: t("trucker-lesson-turned", { turns: rotation(moment) / 90 }),
  joined: joined(moment),
  sides: covers(moment),
});

/** what the goods offered here bring at the end, as far as the ship can hold them, and whether red ones cannot be loaded */
export function offered(moment: Moment) {
  const card = view(moment).card ? cardOf(moment.components, view(moment).card ?? "") : null;
  const planets = card?.planets ?? [];
  const goods = planets[Number(moment.suggestion["planet"] ?? 0) - 1] ?? card?.goods ?? [];
  const room = roomOf(moment.components, mine(moment));
  const loads = goods.filter((good) => good !== "red" || room.special > 0);
  return {
    credits: loads.slice(0, room.all).reduce((sum, good) => sum + priceOf(moment.components, good), 0),
    red: room.special === 0 && planets.flat().includes("red") ? "locked" : "open",
  };
}

/** a place on the ship, a tile, a good: for suggestions told plainly */
export function plain(moment: Moment): Record<string, string | number> {
  const { suggestion } = moment;
  const [row = "", column = ""] = String(suggestion["cell"] ?? suggestion["hold"] ?? "").split(",");
  const tile = inHand(moment);
  return {
    row,
    column,
    ...attach(moment),
    against: kindOf(moment, view(moment).card),
    kind: during(moment, "abandoned_ship") ? "ship" : "station",
    tile: tile ? cardName(tile.id) : "",
    good: suggestion["good"] ? goodWord(String(suggestion["good"])) : "",
    n: Number(suggestion["number"] ?? strings(suggestion["cannons"]).length),
  };
}
