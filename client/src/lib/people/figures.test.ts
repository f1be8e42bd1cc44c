import { expect, test } from "vitest";
import { bins, marks, meanOfFive } from "./figures";

test("the mean looks back over five games", () => {
  expect(meanOfFive([10, 20, 30, 40, 50, 60])).toEqual([10, 15, 20, 25, 30, 40]);
});

test("marks are round and hold all values", () => {
  expect(marks(21, 52)).toEqual([20, 30, 40, 50, 60]);
  expect(marks(5, 5)).toEqual([5, 6]);
  expect(marks(-7, 12)).toEqual([-10, -5, 0, 5, 10, 15]);
});

test("bins hold every value once", () => {
  const found = bins([25, 26, 26, 47, 58]);
  expect(found.reduce((sum, bin) => sum + bin.count, 0)).toBe(5);
  expect(found[0]).toEqual({ from: 25, to: 30, count: 3 });
  expect(bins([])).toEqual([]);
});
