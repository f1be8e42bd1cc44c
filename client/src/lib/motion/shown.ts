// The table between two events: what each of them has changed once it was seen. Figures that an event does not count
// wait for the last event that touches them, so that nothing is shown before its reason.
import type { GameEvent, LogEntry } from "../net/wire";

interface Hand {
  hand_count: number;
  hand?: string[];
}
interface Seated<S> {
  seats: S[];
}

/** the table with one seat changed */
export function changed<S, V extends Seated<S>>(view: V, seat: number | undefined, deed: (one: S) => S): V {
  return { ...view, seats: view.seats.map((one, i) => (i === seat ? deed(one) : one)) };
}

/** the number of the last event that touches each seat in this way */
export function lastOf(news: readonly LogEntry[], touches: (event: GameEvent) => boolean): Map<number, number> {
  const found = new Map<number, number>();
  for (const { event, n } of news) if (event?.seat !== undefined && touches(event)) found.set(event.seat, n);
  return found;
}

/** so many cards come into the hand; my own are named, and lie where they will afterwards */
export function takesUp<S extends Hand>(seat: S, cards: readonly string[], number: number, after?: S): S {
  const hand = seat.hand && cards.reduce((all, card) => inserted(all, card, after?.hand), seat.hand);
  return { ...seat, hand_count: seat.hand_count + number, ...(hand && { hand }) };
}

function inserted(hand: string[], card: string, after: readonly string[] = []): string[] {
  const place = after.indexOf(card);
  const before = place < 0 ? hand.length : hand.findLastIndex((one) => after.slice(0, place + 1).includes(one)) + 1;
  return hand.toSpliced(before, 0, card);
}

/** so many cards leave the hand; my own are named */
export function givesUp<S extends Hand>(seat: S, cards: readonly string[], number: number): S {
  const hand = seat.hand && cards.reduce(without, seat.hand);
  return { ...seat, hand_count: Math.max(0, seat.hand_count - number), ...(hand && { hand }) };
}

/** a list without one of those alike */
export function without(all: string[], one: string): string[] {
  const at = all.indexOf(one);
  return at < 0 ? all : all.toSpliced(at, 1);
}
