// What each card of a flight took from a trucker and brought: read from the log.
import { cardIn, fact, inner, listIn, numberIn } from "../../../lib/motion/facts";
import type { Components, GameEvent, LogEntry } from "../../../lib/net/wire";
import { pricesOf } from "../types";

export interface Chapter {
  /** the entry of the log at which the card was turned over */
  n: number;
  card: string;
  lost: number;
  brought: number;
}

const lostBy = (event: GameEvent): number =>
  event.type === "destroyed" ? 1 : event.type === "fell_off" ? listIn(event, "tiles").length : 0;

function worthOf(event: GameEvent, prices: ReadonlyMap<string, number>): number {
  if (event.type === "earned") return numberIn(event, "number");
  if (event.type !== "loaded") return 0;
  return prices.get(inner(fact(event, "good"))?.key.split("-").at(-1) ?? "") ?? 0;
}

const OUT = /^(gave_up|forced_out)/;

/** each card a seat flew through, with what it took and what it brought */
export function chapters(told: readonly LogEntry[], seat: number, components: Components): Chapter[] {
  const prices = new Map(pricesOf(components).map(({ colour, price }) => [colour, price]));
  const found: Chapter[] = [];
  let racing = true;
  for (const { event, n } of told) {
    if (event?.type === "deck") racing = true;
    if (event?.type === "card" && racing) found.push({ n, card: cardIn(event, "card") ?? "", lost: 0, brought: 0 });
    const last = found.at(-1);
    if (!event || !last || event.seat !== seat) continue;
    if (OUT.test(event.type)) racing = false;
    last.lost += lostBy(event);
    last.brought += worthOf(event, prices);
  }
  return found;
}
