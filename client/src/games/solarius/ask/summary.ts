// What a seat has done in the turn under way, without what it took back.
import type { LogEntry } from "../../../lib/net/wire";

/** the events of one deed carry the same time */
function withoutUndone(events: readonly LogEntry[]): LogEntry[] {
  const kept: LogEntry[] = [];
  for (const entry of events) {
    if (entry.event?.type !== "table-undo") {
      kept.push(entry);
      continue;
    }
    const last = kept.at(-1)?.time;
    while (kept.length && kept.at(-1)?.time === last) kept.pop();
  }
  return kept;
}

export function thisTurn(events: readonly LogEntry[], seat: number): LogEntry[] {
  const told = withoutUndone(events.filter((entry) => entry.event?.text));
  const start = told.findLastIndex((entry) => entry.event?.type === "took" && entry.event.seat === seat);
  return start < 0 ? [] : told.slice(start).filter((entry) => entry.event?.seat === seat);
}

/** what a deed was, for a list that stands under the player's name already */
export function nameless(words: string, name: string): string {
  const lead = `${name}: `;
  if (!words.startsWith(lead)) return words;
  const rest = words.slice(lead.length);
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}
