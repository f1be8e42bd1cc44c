// The ships' figures between two scenes: what has been told so far has changed them, and nothing of what comes later.
import { cardIn, cardsIn, numberIn } from "../../../lib/motion/facts";
import type { GameEvent, LogEntry } from "../../../lib/net/wire";
import type { Laid, TruckerSeat } from "../types";
import { lostIn, type Parts } from "./happened";

type Change = (seat: TruckerSeat, event: GameEvent) => Partial<TruckerSeat>;
const fewer =
  (name: "crew" | "tokens", told = "number"): Change =>
  (seat, event) => ({ [name]: seat[name] - numberIn(event, told) });
const gone = (tiles: (event: GameEvent) => string[]): Change => {
  return (seat, event) => ({ lost: [...seat.lost, ...tiles(event)] });
};
const seenAlone: Change = () => ({});

const CHANGES: Readonly<Record<string, Change>> = {
  earned: (seat, event) => ({ credits: seat.credits + numberIn(event, "number") }),
  lost_crew: fewer("crew"),
  lost_tokens: fewer("tokens"),
  announced_engine: fewer("tokens", "tokens"),
  announced_cannon: fewer("tokens", "tokens"),
  defended: (seat) => ({ tokens: seat.tokens - 1 }),
  destroyed: gone((event) => [cardIn(event, "tile") ?? ""]),
  fell_off: gone((event) => cardsIn(event, "tiles")),
  loaded: seenAlone,
  unloaded: seenAlone,
  lost_goods: seenAlone,
};
/** does the event change a figure of this seat, or of any? */
export const touches = ({ event }: LogEntry, seat?: number): boolean =>
  event !== null && event.type in CHANGES && (seat === undefined || event.seat === seat);

function aboard(parts: Parts): { crew: number; tokens: number } {
  const all = Object.values(parts);
  return {
    crew: all.reduce((sum, one) => sum + (one.crew?.length ?? 0), 0),
    tokens: all.reduce((sum, one) => sum + (one.tokens ?? 0), 0),
  };
}

/** a token that was paid is missing where it will be missing at the end */
function spent(parts: Parts, end: Parts, tokens: number): Parts {
  let left = tokens;
  const paid = Object.entries(parts).map(([cell, laid]): [string, Laid] => {
    const gone = Math.min(left, Math.max(0, (laid.tokens ?? 0) - (end[cell]?.tokens ?? laid.tokens ?? 0)));
    left -= gone;
    return [cell, gone ? { ...laid, tokens: (laid.tokens ?? 0) - gone } : laid];
  });
  return Object.fromEntries(paid);
}

export interface Told {
  entries: readonly LogEntry[];
  later: readonly LogEntry[];
}
/** a seat after what was told: as it will stand when nothing more touches it, else as far as can be counted */
export function tallied(
  i: number,
  seat: TruckerSeat,
  was: Parts,
  end: TruckerSeat,
  { entries, later }: Told,
): Partial<TruckerSeat> {
  const told = entries.filter((entry) => touches(entry, i));
  if (told.length === 0) return {};
  if (!later.some((entry) => touches(entry, i))) return standing(end);
  const [before, after] = [aboard(was), aboard(seat.ship)];
  const paid = told.filter(({ event }) => event?.type === "defended").length;
  const rest = {
    ...seat,
    ship: spent(seat.ship, end.ship, paid),
    crew: seat.crew - before.crew + after.crew,
    tokens: seat.tokens - before.tokens + after.tokens,
  };
  return counted(rest, told);
}
const counted = (seat: TruckerSeat, told: readonly LogEntry[]): TruckerSeat =>
  told.reduce((sum, { event }) => ({ ...sum, ...(event && CHANGES[event.type]?.(sum, event)) }), seat);

const standing = ({
  ship,
  crew,
  tokens,
  exposed,
  cannon,
  engine,
  lost,
  credits,
  dock,
}: TruckerSeat): Partial<TruckerSeat> => ({
  ...{ ship, crew, tokens, exposed, cannon, engine, lost, credits, dock },
});
/** at the launch, before what the news tell of a seat: nothing lost, spent or earned */
export function unhurt(
  i: number,
  seat: TruckerSeat,
  was: TruckerSeat | undefined,
  news: readonly LogEntry[],
): Partial<TruckerSeat> {
  const told = news.filter((entry) => touches(entry, i));
  if (told.length === 0 || !was) return {};
  const { cannon, engine, exposed } = was;
  const flown = lostIn(news, i);
  const since = counted({ ...seat, crew: 0, tokens: 0, credits: 0 }, told);
  const gone = aboard(Object.fromEntries(Object.entries(was.ship).filter(([, { tile }]) => flown.has(tile))));
  return {
    ...{ cannon, engine, exposed },
    lost: seat.lost.filter((tile) => !flown.has(tile)),
    crew: seat.crew - since.crew + gone.crew,
    tokens: seat.tokens - since.tokens + gone.tokens,
    credits: seat.credits - since.credits,
  };
}
