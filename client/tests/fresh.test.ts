import { expect, it } from "vitest";
import { Fresh } from "../src/games/jumpdrive/fresh";

it("outlines what was placed in this round and the last, and nothing on a first look or after a jump", () => {
  const fresh = new Fresh();
  expect(fresh.from(3, 4)).toBe(4);
  expect(fresh.from(3, 5)).toBe(4);
  expect(fresh.from(4, 6)).toBe(4);
  expect(fresh.from(5, 7)).toBe(6);
  expect(fresh.from(2, 1)).toBe(1);
});
