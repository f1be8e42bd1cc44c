import { expect, it } from "vitest";
import type { Result } from "../src/lib/net/wire";
import { bundled, sources } from "../src/lib/table/result";

const share = (card: string, points: number) => ({ label: { key: "share", args: { card: { card } } }, points });
const result: Result = {
  scores: [5, 7],
  ranks: [2, 1],
  winners: [1],
  reason: { key: "end", args: {} },
  breakdown: [
    [share("a", 3), share("a", 2), share("c", 0)],
    [share("b", 6), share("a", 1)],
  ],
};

it("adds up equal sources over the seats and leaves out what gave nothing", () => {
  expect(sources(result).map((one) => one.points)).toEqual([
    [5, 1],
    [0, 6],
  ]);
});

it("puts sources under a game's own headings", () => {
  const one = sources(result, () => ({ key: "all" }));
  expect(one.map((source) => source.points)).toEqual([[5, 7]]);
  expect(one[0]?.parts[1]).toHaveLength(2);
});

it("bundles the smallest into one, losing no point", () => {
  const few = bundled(sources(result), 1, { key: "rest" });
  expect(few.map((one) => one.points)).toEqual([[5, 7]]);
});
