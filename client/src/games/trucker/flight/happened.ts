// What hits did to whom, and what has just happened: read from the log.
import { cardIn, cardsIn, fact, inner } from "../../../lib/motion/facts";
import type { GameEvent, LogEntry } from "../../../lib/net/wire";
import { cellOf, type Hit, type Laid, type Shot, sideOf } from "../types";

const HIT = /^hit_/;
const OUTCOMES = new Set(["bounced", "shot_down", "defended", "destroyed"]);

export const isHit = ({ event }: LogEntry): boolean => event !== null && HIT.test(event.type);

function cellIn(event: GameEvent): string | null {
  const place = inner(fact(event, "cell"))?.args;
  return typeof place?.["row"] === "number" && typeof place["column"] === "number"
    ? cellOf(place["row"], place["column"])
    : null;
}
const diceIn = (event: GameEvent): number[] =>
  String(fact(event, "dice") ?? "")
    .split(" + ")
    .map(Number);
const SIZES: readonly Shot["size"][] = ["small", "large", "light", "heavy"];
function hitIn(event: GameEvent): Hit {
  const from = sideOf((inner(fact(event, "side"))?.key.at(-1) ?? "n").toUpperCase());
  return { size: SIZES.find((one) => event.type === `hit_${one}`) ?? "small", from, line: Number(fact(event, "line")) };
}

export interface Outcome {
  type: string;
  cell: string | null;
}
/** one meteor or shot: who rolled what, and what it did to each seat */
export interface Blow {
  n: number;
  event: GameEvent;
  hit: Hit;
  seat: number | null;
  dice: number[];
  outcomes: Map<number, Outcome>;
  fallen: Map<number, string[]>;
  /** before which component of whose ship it hangs until something is decided */
  waits: ReadonlyMap<number, string>;
}

/** all hits told in these entries, in order */
export function blows(entries: readonly LogEntry[]): Blow[] {
  const found: Blow[] = [];
  for (const { event, n } of entries) {
    if (!event) continue;
    if (HIT.test(event.type))
      found.push({
        n,
        event,
        hit: hitIn(event),
        seat: event.seat ?? null,
        dice: diceIn(event),
        outcomes: new Map(),
        fallen: new Map(),
        waits: new Map(),
      });
    const blow = found.at(-1);
    if (!blow || typeof event.seat !== "number") continue;
    if (OUTCOMES.has(event.type)) blow.outcomes.set(event.seat, { type: event.type, cell: cellIn(event) });
    if (event.type === "fell_off") blow.fallen.set(event.seat, cardsIn(event, "tiles"));
  }
  return found;
}
/** the present or newest hit since the card was turned over */
export const lastBlow = (events: readonly LogEntry[]): Blow | null => blows(sinceTurned(events)).at(-1) ?? null;

/** what this hit has done so far, with what was told of it before */
export function outcomesSoFar(blow: Blow, events: readonly LogEntry[]): Map<number, Outcome> {
  const told = lastBlow(events);
  return new Map([...(told?.n === blow.n ? told.outcomes : []), ...blow.outcomes]);
}

function sinceTurned(events: readonly LogEntry[]): readonly LogEntry[] {
  return events.slice(
    Math.max(
      0,
      events.findLastIndex((entry) => entry.event?.type === "card"),
    ),
  );
}
/** the events since the present card was turned over, newest first */
export const sinceCard = (events: readonly LogEntry[], most: number): LogEntry[] =>
  sinceTurned(events)
    .filter((entry) => entry.event?.text)
    .slice(-most)
    .reverse();

/** the tiles that these entries tell to be lost by a seat */
export function lostIn(entries: readonly LogEntry[], seat: number): Set<string> {
  const own = entries.flatMap(({ event }) => (event?.seat === seat ? [event] : []));
  return new Set(own.flatMap((event) => [cardIn(event, "tile") ?? [], cardsIn(event, "tiles")].flat()));
}

export type Parts = Record<string, Laid>;
/** a ship after a blow: without what was destroyed and what fell off */
export function after(parts: Parts, blow: Blow, seat: number): Parts {
  const hit = blow.outcomes.get(seat);
  const fallen = new Set(blow.fallen.get(seat) ?? []);
  return Object.fromEntries(
    Object.entries(parts).filter(
      ([cell, laid]) => !(hit?.type === "destroyed" && hit.cell === cell) && !fallen.has(laid.tile),
    ),
  );
}
