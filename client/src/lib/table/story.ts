// What a finished game says about itself: what made the difference, when it turned, and whom to play next.
import { STRENGTHS } from "../shell/strengths";
import type { Result, RoundMark, SeatInfo } from "../net/wire";
import type { Source } from "./result";

/** the seat to be compared with: for a winner the next best, for all others the best */
export function rivalOf(result: Result, seat: number): number {
  const others = result.scores.map((_, i) => i).filter((i) => i !== seat);
  const rank = (i: number): number => result.ranks[i] ?? 0;
  return others.reduce((best, one) => (rank(one) < rank(best) ? one : best), others[0] ?? seat);
}

/** the source in which `best` is furthest ahead of `other`; none if nothing was */
export function difference(sources: readonly Source[], best: number, other: number): Source | null {
  const lead = (source: Source): number => (source.points[best] ?? 0) - (source.points[other] ?? 0);
  const found = sources.reduce<Source | null>((most, one) => (!most || lead(one) > lead(most) ? one : most), null);
  return found && lead(found) > 0 ? found : null;
}

export interface Gain {
  round: number;
  /** the event at which the round began */
  n: number;
  /** what each seat gained in it */
  points: number[];
}
/** what everybody gained in each round */
export function gains(rounds: readonly RoundMark[], final: readonly number[]): Gain[] {
  return rounds.map(({ round, n, scores }, i) => {
    const end = rounds[i + 1]?.scores ?? final;
    return { round, n, points: end.map((points, seat) => points - (scores[seat] ?? 0)) };
  });
}

const largest = (all: readonly Gain[], worth: (gain: Gain) => number): Gain | null => {
  const found = all.reduce<Gain | null>((most, one) => (!most || worth(one) > worth(most) ? one : most), null);
  return found && worth(found) > 0 ? found : null;
};
/** the round that carried `best` furthest away from `other` */
export const turningPoint = (all: readonly Gain[], best: number, other: number): Gain | null =>
  largest(all, ({ points }) => (points[best] ?? 0) - (points[other] ?? 0));
/** the round in which the game turned for a seat: to it if it won, else away from it */
export function turnFor(all: readonly Gain[], result: Result, seat: number): Gain | null {
  const rival = rivalOf(result, seat);
  return result.winners.includes(seat) ? turningPoint(all, seat, rival) : turningPoint(all, rival, seat);
}
export const bestRound = (all: readonly Gain[], seat: number): Gain | null =>
  largest(all, ({ points }) => points[seat] ?? 0);

/** after how many rounds nobody was ahead of this seat */
export function roundsAhead(all: readonly Gain[], seat: number): number {
  const sums = (all[0]?.points ?? []).map(() => 0);
  return all.filter(({ points }) => {
    points.forEach((more, i) => (sums[i] = (sums[i] ?? 0) + more));
    return sums[seat] === Math.max(...sums);
  }).length;
}

export interface Exchange {
  kind: "stronger" | "easier";
  from: string;
  to: string;
  /** all bots of the next table */
  bots: string[];
}
/** less than this part of the winner's points was a heavy loss */
const HEAVY = 0.6;

/** the next opponents: one step stronger, after a heavy loss one step easier; nothing where people sit */
export function exchange(seats: readonly SeatInfo[], you: number | null, result: Result): Exchange | null {
  const bots = seats.filter((seat) => seat.seat !== you).map((seat) => seat.bot ?? "");
  const steps = bots.map((bot) => STRENGTHS.findIndex((one) => one === bot));
  if (you === null || steps.length === 0 || steps.includes(-1)) return null;
  const mine = result.scores[you] ?? 0,
    best = Math.max(...result.scores);
  const heavy = !result.winners.includes(you) && mine < best * HEAVY;
  const step = heavy ? Math.max(...steps) : Math.min(...steps);
  const to = STRENGTHS[step + (heavy ? -1 : 1)];
  const from = STRENGTHS[step];
  if (!to || !from) return null;
  return { kind: heavy ? "easier" : "stronger", from, to, bots: bots.map((bot) => (bot === from ? to : bot)) };
}
