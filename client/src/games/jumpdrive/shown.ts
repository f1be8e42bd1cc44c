// Jump Drive between two events: hands, tableaus and points as they stand once an event was seen.
import { about } from "../../lib/motion/cards";
import { cardsIn, fact, numberIn } from "../../lib/motion/facts";
import type { Happening } from "../../lib/motion/scene";
import { changed, givesUp, lastOf, takesUp, without } from "../../lib/motion/shown";
import type { GameEvent, LogEntry } from "../../lib/net/wire";
import { isObject } from "../../lib/texts/args";
import { cardsOf, type JumpSeat, type JumpView, type Lookup, type Placed, type Worth } from "./types";

const TAKES = ["drew_income", "drew_for_world", "explored"];
const GIVES = ["explorer_discarded", "discarded_to_limit", "discarded_at_start"];
const LAYS = ["placed", "conquered", "convoy_discarded", "handed_on"];
/** the card of the middle, which is in nobody's hand */
const SURVEY_TEAM = "survey_team";

export class Shown {
  #before: JumpView;
  #after: JumpView;
  #lookup: Lookup;
  /** the last event that changes any tableau: what cards give may depend on those of others */
  #laid: number;

  constructor({ news, before, after, components }: Happening) {
    this.#before = before as unknown as JumpView;
    this.#after = after as unknown as JumpView;
    this.#lookup = cardsOf(components);
    this.#laid = Math.max(-1, ...lastOf(news, ({ type }) => LAYS.includes(type)).values());
  }

  step(view: JumpView, { event, n }: LogEntry): JumpView {
    if (!event) return view;
    const table = this.#table(view, event);
    const area = changed(table, event.seat, (seat: JumpSeat) => this.#area(seat, event));
    return n === this.#laid ? this.#counted(area) : area;
  }

  #table(view: JumpView, event: GameEvent): JumpView {
    if (event.type === "round") return { ...view, round: numberIn(event, "number") };
    if (event.type === "handed_on")
      return changed(view, seatIn(event, "to"), (seat: JumpSeat) => this.#with(seat, about(event)));
    return view;
  }

  #area(seat: JumpSeat, event: GameEvent): JumpSeat {
    const [cards, number] = [cardsIn(event, "cards"), numberIn(event, "number")];
    switch (event.type) {
      case "explores":
        return { ...seat, chosen: null, revealed: { cards: [], explores: true } };
      case "revealed":
        return { ...shownBy(seat, cards), chosen: null, revealed: { cards, explores: false } };
      case "placed":
      case "conquered":
        return this.#lies(event)
          ? seat
          : this.#with(givesUp(fromHand(seat, about(event)), cards, number), about(event));
      case "convoy_discarded":
      case "handed_on":
        return { ...seat, tableau: seat.tableau.filter(({ card }) => card !== about(event)) };
      case "scored":
        return { ...seat, score: numberIn(event, "total") };
      default:
        if (TAKES.includes(event.type)) return takesUp(seat, cards, number, this.#after.seats[this.#after.seat ?? -1]);
        return GIVES.includes(event.type) ? givesUp(seat, cards, number) : seat;
    }
  }

  /** others pay at the same time as I do: what they placed may have been seen before it is told */
  #lies(event: GameEvent): boolean {
    const times = (view: JumpView): number =>
      view.seats[event.seat ?? -1]?.tableau.filter(({ card }) => card === about(event)).length ?? 0;
    return times(this.#before) > 0 && times(this.#before) >= times(this.#after);
  }

  /** the card lies in the tableau, and no longer among what was revealed */
  #with(seat: JumpSeat, id: string): JumpSeat {
    const { cards, explores } = seat.revealed;
    const { vp, income } = this.#lookup(id);
    const laid: Placed = { card: id, vp: printed(vp), income: printed(income) };
    return { ...seat, tableau: [...seat.tableau, laid], revealed: { cards: without(cards, id), explores } };
  }

  /** what all tableaus give, once the last card of them lies */
  #counted(view: JumpView): JumpView {
    return {
      ...view,
      seats: view.seats.map((seat, i) => {
        const after = this.#after.seats[i];
        if (!after) return seat;
        const { tableau, income, strength, explore, chromosome, vp_next } = after;
        return { ...seat, tableau, income, strength, explore, chromosome, vp_next };
      }),
    };
  }
}

const printed = (worth: Worth): number => (typeof worth === "number" ? worth : 0);
const shownBy = (seat: JumpSeat, cards: string[]): JumpSeat => {
  const own = cards.filter((card) => card !== SURVEY_TEAM);
  return givesUp(seat, own, own.length);
};
/** a second world was not revealed: it comes out of the hand */
const fromHand = (seat: JumpSeat, id: string): JumpSeat =>
  seat.revealed.cards.includes(id) ? seat : givesUp(seat, [id], 1);
function seatIn(event: GameEvent, name: string): number {
  const told = fact(event, name);
  return isObject(told) && typeof told["seat"] === "number" ? told["seat"] : -1;
}
