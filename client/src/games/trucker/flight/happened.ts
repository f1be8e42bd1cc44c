// What the present hit did to whom, and what has just happened: read from the log.
import type { GameEvent, LogEntry } from "../../../lib/net/wire";

const HIT = /^hit_/;
const OUTCOMES = new Set(["bounced", "shot_down", "defended", "destroyed"]);

const newest = (events: readonly LogEntry[], wanted: (event: GameEvent) => boolean): number => events.findLastIndex((entry) => entry.event !== null && wanted(entry.event));

export interface Outcome { type: string; cell: string | null }
/** by seat, since the dice fell */
export function outcomes(events: readonly LogEntry[]): Map<number, Outcome> {
  const found = new Map<number, Outcome>();
  const from = newest(events, (event) => HIT.test(event.type));
  if (from < 0) return found;
  for (const { event } of events.slice(from)) {
    if (!event || typeof event.seat !== "number") continue;
    const cell = typeof event["cell"] === "string" ? event["cell"] : null;
    if (OUTCOMES.has(event.type)) found.set(event.seat, { type: event.type, cell });
  }
  return found;
}

export interface Roll { seat: number | null; dice: number[] | null; n: number }
/** who rolled the present hit, and the two dice */
export function lastRoll(events: readonly LogEntry[]): Roll | null {
  const at = newest(events, (event) => HIT.test(event.type));
  const entry = events[at];
  if (!entry?.event) return null;
  const dice = entry.event["dice"];
  return { seat: entry.event.seat ?? null, dice: Array.isArray(dice) ? (dice as number[]) : null, n: entry.n };
}

/** the events since the present card was turned over, newest first */
export function sinceCard(events: readonly LogEntry[], most: number): LogEntry[] {
  const from = Math.max(0, newest(events, (event) => event.type === "card"));
  return events.slice(from).filter((entry) => entry.event?.text).slice(-most).reverse();
}
