// Race between two events: phases, hands, goods, chips and tableaus as they stand once an event was seen.
import { cardIn, cardsIn, fact, inner, listIn, numberIn } from "../../lib/motion/facts";
import type { Happening } from "../../lib/motion/scene";
import { changed, givesUp, lastOf, takesUp } from "../../lib/motion/shown";
import type { GameEvent, LogEntry } from "../../lib/net/wire";
import { ACTIONS } from "./actions";
import { cardsOf, type InPlay, type Lookup, type PhaseSeen, type RaceSeat, type RaceView } from "./types";

const PLACES = ["revealed", "discarded_from_tableau"];
const TAKES = ["kept", "drew", "drew_bonus", "sold", "consumed"];
const GIVES = ["paid", "discarded_to_limit", "discarded_at_start", "discarded_for_points"];
const LEAD = "race-action-";
export const actionsIn = (event: GameEvent): string[] =>
  listIn(event, "actions").flatMap((one) => inner(one)?.key.slice(LEAD.length).replaceAll("-", "_") ?? []);
export const goodIn = (event: GameEvent): InPlay["good"] =>
  (inner(fact(event, "kind"))?.key.replace("race-good-", "") ?? "novelty") as InPlay["good"];

/** the goods of these worlds are used, or one is laid on them */
const laden = (seat: RaceSeat, worlds: readonly string[], good: InPlay["good"]): RaceSeat => ({
  ...seat,
  tableau: seat.tableau.map((one) => (worlds.includes(one.card) ? { ...one, good } : one)),
});
export const consumedGoods = (view: RaceView, event: GameEvent): RaceView =>
  changed(view, event.seat, (seat: RaceSeat) => laden(seat, cardsIn(event, "goods"), null));

const summed = (seat: RaceSeat): RaceSeat => ({
  ...seat,
  score: seat.tableau.reduce((sum, one) => sum + one.vp, seat.vp),
});

export class Shown {
  #after: RaceView;
  #lookup: Lookup;
  /** the last event of each seat that changes its tableau, and the last that changes what its cards are worth */
  #placed: Map<number, number>;
  #valued: Map<number, number>;

  constructor({ news, after, components }: Happening) {
    this.#after = after as unknown as RaceView;
    this.#lookup = cardsOf(components);
    this.#placed = lastOf(news, ({ type }) => PLACES.includes(type));
    this.#valued = lastOf(news, (event) => PLACES.includes(event.type) || numberIn(event, "points") > 0);
  }

  step(view: RaceView, { event, n }: LogEntry): RaceView {
    if (!event) return view;
    const seat = event.seat ?? -1;
    return changed(this.#table(view, event, n), seat, (one: RaceSeat) =>
      summed(this.#worth(this.#area(one, event), seat, n)),
    );
  }

  #table(view: RaceView, event: GameEvent, n: number): RaceView {
    switch (event.type) {
      case "round":
        return { ...this.#settled(view, n, { actions: [] }), round: numberIn(event, "number"), phases: [] };
      case "phase":
        return entered(this.#settled(view, n));
      default:
        return { ...view, pool: Math.max(0, view.pool - numberIn(event, "points")) };
    }
  }

  /** a phase is over: what was placed in it works from now on */
  #settled(view: RaceView, n: number, more: Partial<RaceSeat> = {}): RaceView {
    const military = (seat: RaceSeat, i: number): number =>
      (this.#placed.get(i) ?? -1) < n ? (this.#after.seats[i]?.military ?? seat.military) : seat.military;
    return {
      ...view,
      seats: view.seats.map((seat, i) => ({
        ...seat,
        ...more,
        placed: null,
        military: military(seat, i),
        tableau: seat.tableau.map((one) => ({ ...one, new: false })),
      })),
    };
  }

  #area(seat: RaceSeat, event: GameEvent): RaceSeat {
    const own = cardIn(event, "card") ?? "";
    const worlds = [cardIn(event, "world") ?? ""];
    switch (event.type) {
      case "chose":
        return { ...seat, actions: actionsIn(event) };
      case "revealed":
        return { ...givesUp(seat, [own], 1), chosen: null, placed: own, tableau: [...seat.tableau, this.#laid(own)] };
      case "discarded_from_tableau":
        return { ...seat, tableau: seat.tableau.filter((one) => one.card !== own) };
      case "explored":
        return { ...seat, drawn_count: numberIn(event, "number") };
      case "took_card":
        return takesUp(seat, [own], 1, this.#own);
      case "produced":
        return laden(seat, worlds, goodIn(event));
      case "sold":
        return laden(this.#hand(seat, event), worlds, null);
      case "consumed":
        return gained(laden(this.#hand(seat, event), cardsIn(event, "goods"), null), event);
      default:
        return gained(this.#hand(seat, event), event);
    }
  }

  #hand(seat: RaceSeat, event: GameEvent): RaceSeat {
    const [cards, number] = [cardsIn(event, "cards"), numberIn(event, "number")];
    if (GIVES.includes(event.type)) return givesUp(seat, cards, number);
    if (!TAKES.includes(event.type)) return seat;
    return { ...takesUp(seat, cards, number, this.#own), drawn_count: 0, ...(seat.drawn && { drawn: [] }) };
  }

  get #own(): RaceSeat | undefined {
    return this.#after.seats[this.#after.seat ?? -1];
  }

  #laid(id: string): InPlay {
    const { vp, good, world_type } = this.#lookup(id);
    return { card: id, vp: vp ?? 0, good: world_type === "windfall" ? good : null, new: true };
  }

  /** what depends on other cards or on chips counts anew with the last event that can change it */
  #worth(seat: RaceSeat, i: number, n: number): RaceSeat {
    if (this.#valued.get(i) !== n) return seat;
    const vp = new Map(this.#after.seats[i]?.tableau.map((one) => [one.card, one.vp]));
    return { ...seat, tableau: seat.tableau.map((one) => ({ ...one, vp: vp.get(one.card) ?? one.vp })) };
  }
}

const gained = (seat: RaceSeat, event: GameEvent): RaceSeat => ({ ...seat, vp: seat.vp + numberIn(event, "points") });

/** the next phase of the round has begun */
function entered(view: RaceView): RaceView {
  const phases = view.phases.length ? view.phases : phasesOf(view.seats);
  const now = phases.findIndex(({ when }) => when === "now") + 1;
  const when = (place: number): PhaseSeen["when"] => (place < now ? "done" : place === now ? "now" : "next");
  const seen = phases.map((one, place) => ({ ...one, when: when(place) }));
  return { ...view, phases: seen, phase: { key: `race-phase-${seen[now]?.phase}`, args: {} } };
}

/** the phases that somebody chose; one twice where somebody has both its cards */
function phasesOf(seats: readonly RaceSeat[]): PhaseSeen[] {
  return [...new Set(ACTIONS.map(({ phase }) => phase))].flatMap((phase) => {
    const times = seats.map(({ actions }) => timesOf(actions, phase));
    return Array.from({ length: Math.max(...times) }, (_, half) => ({
      phase: phase as PhaseSeen["phase"],
      half,
      choosers: times.flatMap((one, seat) => (one > half ? [seat] : [])),
      when: "next" as const,
    }));
  });
}
const timesOf = (actions: readonly string[], phase: string): number =>
  Math.max(
    0,
    ...ACTIONS.filter((one) => one.phase === phase).map(({ id }) => actions.filter((one) => one === id).length),
  );
