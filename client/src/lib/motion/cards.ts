// What games with hands and tableaus share: where their things lie, and how cards travel between them.
import type { GameEvent, LogEntry, View } from "../net/wire";
import { say, t } from "../texts/texts.svelte";
import { cardIn, cardsIn, numberIn } from "./facts";
import type { Flight, Happening, Scene } from "./scene";

/** neighbours in the log that are seen at once */
export interface Run {
  kind: string;
  events: GameEvent[];
  /** the numbers of its first and its last event */
  first: number;
  upto: number;
}
/** the news in runs; what has no kind is told along with the next that has one */
export function runs(news: readonly LogEntry[], kinds: Readonly<Record<string, string>>): Run[] {
  const found: Run[] = [];
  for (const { event, n } of news) {
    const kind = event ? kinds[event.type] : undefined;
    if (!event || !kind) continue;
    const last = found.at(-1);
    if (last?.kind === kind) {
      last.events.push(event);
      last.upto = n;
    } else found.push({ kind, events: [event], first: n, upto: n });
  }
  return found;
}

/** how a game's table stands after each event */
export interface Following<V> {
  step(view: V, entry: LogEntry): V;
}
/** the scenes of all runs, each on the table that those before it left */
export function followed<V>(
  { news, before }: Happening,
  kinds: Readonly<Record<string, string>>,
  shown: Following<V>,
  played: (run: Run, view: V) => Scene[],
): Scene[] {
  let view = before as V;
  let next = 0;
  return runs(news, kinds).flatMap((run) => {
    for (; next < news.length && news[next]!.n < run.first; next++) view = shown.step(view, news[next]!);
    return played(run, view).map((scene) => ({ view: view as View, ...scene }));
  });
}

const BACK = '<span class="air-back"></span>';
/** cards follow each other by so much */
const STEP = 30;
/** more than these are not told apart */
const MOST = 6;

export const seatOf = (event: GameEvent): number => event.seat ?? -1;

/** the places of a table as one seat sees it */
export class Places {
  readonly pile = '[data-explain="stat:pile"]';
  readonly discardPile = '[data-explain="stat:discard_pile"]';
  constructor(readonly me: number | null) {}

  area(seat: number): string {
    return `[data-player="${"abcdef"[seat] ?? "f"}"]`;
  }
  head(seat: number): string {
    return `${this.area(seat)} :is(.own-head, .opp-head)`;
  }
  stat(seat: number, name: string): string {
    return `${this.area(seat)} [data-explain="stat:${name}"]`;
  }
  chip(seat: number, card: string): string {
    return `${this.area(seat)} .chips [data-explain^="card:${card}:"]`;
  }
  good(seat: number, card: string): string {
    return `${this.chip(seat, card)} .chip-good`;
  }
  hand(seat: number): string {
    return seat === this.me ? "#my-hand" : this.stat(seat, "hand");
  }
  inHand(card: string): string {
    return `#my-hand [data-explain="card:${card}"]`;
  }
  /** where the next card of a tableau will lie */
  next(seat: number): string {
    const area = this.area(seat);
    return `${area} .chips:not(:has(.chip-slot)), ${area} .chip-slot:last-child`;
  }
}
export const placesOf = ({ after }: Happening): Places => new Places(after.seat);

/** a card laid on a tableau: out of my hand, or out of another player's panel; it turns over where it was hidden */
export function laid(places: Places, seat: number, card: string, face: string, after = 0): Flight {
  const rest = { to: places.next(seat), stays: true, beside: true, after };
  return seat === places.me
    ? { from: places.inHand(card), ...rest }
    : { from: places.head(seat), look: face, turns: true, ...rest };
}

/** cards given away: my own are seen, of others their number */
export function paid(places: Places, event: GameEvent): Flight[] {
  const seat = seatOf(event);
  const own = seat === places.me ? cardsIn(event, "cards") : [];
  if (own.length)
    return own.map((card, i) => ({
      from: places.inHand(card),
      to: places.discardPile,
      after: i * STEP,
      which: nth(own, i),
    }));
  return backs(places.hand(seat), places.discardPile, numberIn(event, "number"));
}
/** of cards alike each leaves its own place */
const nth = (cards: readonly string[], i: number): number =>
  cards.slice(0, i).filter((card) => card === cards[i]).length;

export function drawn(places: Places, event: GameEvent): Flight[] {
  return backs(places.pile, places.hand(seatOf(event)), numberIn(event, "number"));
}

function backs(from: string, to: string, number: number): Flight[] {
  return Array.from({ length: Math.min(number, MOST) }, (_, i) => ({ from, to, look: BACK, after: i * STEP }));
}

/** the scene of a run with one motion for each of its events */
export function seen(run: Run, ms: number, cue: Scene["cue"], flights: (event: GameEvent) => Flight[]): Scene {
  return { name: run.kind, upto: run.upto, ms, cue, caption: captionOf(run), flights: run.events.flatMap(flights) };
}
/** what travels is named while it does; what was sealed is not, before it lies open */
const captionOf = ({ kind, events }: Run): string[] =>
  kind === "reveal" ? [t("theatre-reveal")] : events.map((event) => say(event.text)).filter(Boolean);

export const face = (words: string): string => `<span class="air-card">${words}</span>`;
export const point = (value: number): string =>
  `<span class="air-point num num-vp"><svg class="ic"><use href="#vp"/></svg><b>${value}</b></span>`;
export const sign = (icon: string): string =>
  `<span class="air-sign"><svg class="ic"><use href="#${icon}"/></svg></span>`;
/** the card an event is about */
export const about = (event: GameEvent): string => cardIn(event, "card") ?? cardIn(event, "world") ?? "";
