import { describe, expect, it } from "vitest";
import type { Result, RoundMark, SeatInfo } from "../src/lib/net/wire";
import { bestRound, difference, exchange, gains, rivalOf, roundsAhead, turningPoint } from "../src/lib/table/story";

const result = (scores: number[], ranks: number[]): Result => ({
  scores,
  ranks,
  winners: ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : [])),
  reason: { key: "end", args: {} },
  breakdown: [],
});
const mark = (round: number, ...scores: number[]): RoundMark => ({ round, n: round * 10, moment: null, scores });
const rounds = [mark(1, 0, 0), mark(2, 4, 1), mark(3, 6, 9)];
const bots = (...names: string[]) =>
  ["", ...names].map((bot, seat) => ({ seat, bot: bot || null, kind: bot ? "bot" : "human" }) as SeatInfo);

describe("the story of a game", () => {
  it("compares with the best other seat", () => {
    const end = result([31, 33, 24], [2, 1, 3]);
    expect([0, 1, 2].map((seat) => rivalOf(end, seat))).toEqual([1, 0, 1]);
  });
  it("finds the source that made the difference, if any did", () => {
    const source = (key: string, ...points: number[]) => ({ label: { key }, points, parts: [] });
    const all = [source("worlds", 6, 16), source("chips", 18, 10)];
    expect(difference(all, 1, 0)?.label.key).toBe("worlds");
    expect(difference(all, 0, 1)?.label.key).toBe("chips");
    expect(difference([source("worlds", 5, 5)], 0, 1)).toBeNull();
  });
  it("turns in the round that parted the two most", () => {
    const all = gains(rounds, [10, 10]);
    expect(all.map((gain) => gain.points)).toEqual([
      [4, 1],
      [2, 8],
      [4, 1],
    ]);
    expect(turningPoint(all, 1, 0)).toMatchObject({ round: 2, n: 20 });
    expect(turningPoint(all, 0, 1)).toMatchObject({ round: 1, n: 10 });
    expect(turningPoint(gains([mark(1, 0, 0)], [5, 5]), 0, 1)).toBeNull();
    expect(bestRound(all, 1)?.round).toBe(2);
    expect(roundsAhead(all, 0)).toBe(2);
  });
  it("offers a stronger bot, after a heavy loss an easier one, and none against people or the strongest", () => {
    const won = result([30, 20], [1, 2]);
    expect(exchange(bots("cadet"), 0, won)).toEqual({ kind: "stronger", from: "cadet", to: "pilot", bots: ["pilot"] });
    expect(exchange(bots("captain"), 0, result([10, 30], [2, 1]))).toMatchObject({ kind: "easier", to: "pilot" });
    expect(exchange(bots("captain", "cadet"), 0, won)?.bots).toEqual(["captain", "pilot"]);
    expect(exchange(bots("admiral"), 0, won)).toBeNull();
    expect(exchange(bots("cadet"), null, won)).toBeNull();
    expect(exchange([...bots("cadet"), { seat: 2, bot: null } as SeatInfo], 0, won)).toBeNull();
  });
});
