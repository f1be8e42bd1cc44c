// The bridge's dice: none covers another, nor its badges.
import { describe, expect, it } from "vitest";
import { spread } from "../src/games/solarius/art/wheel";

interface Spot {
  x: number;
  y: number;
  size: number;
}
const DIE = 19;
/** points below to the right, junk above to the right */
const BADGES = [
  { x: 15, y: 15, r: 11.5 },
  { x: 15, y: -15, r: 10 },
];
const at = (field: number, place: number, count: number): Spot => {
  const { turn, out, size } = spread(field, place, count);
  const radians = (turn * Math.PI) / 180;
  return { x: Math.cos(radians) * out, y: Math.sin(radians) * out, size };
};
const spots = (counts: number[]): Spot[] =>
  counts.flatMap((count, field) => Array.from({ length: count }, (_, place) => at(field, place, count)));

const diceMeet = (a: Spot, b: Spot): boolean =>
  Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)) < DIE * (a.size + b.size);
const badgeCovers = (a: Spot, b: Spot): boolean =>
  BADGES.some((badge) => {
    const dx = Math.max(0, Math.abs(a.x + badge.x * a.size - b.x) - DIE * b.size);
    const dy = Math.max(0, Math.abs(a.y + badge.y * a.size - b.y) - DIE * b.size);
    return Math.hypot(dx, dy) < badge.r * a.size - 1;
  });

describe("the wheel", () => {
  const CROWDS = [
    [2, 0, 0, 0, 0],
    [2, 2, 0, 0, 0],
    [0, 2, 2, 0, 0],
    [0, 0, 2, 2, 0],
    [0, 0, 0, 2, 2],
    [3, 1, 0, 0, 0],
    [1, 3, 1, 0, 0],
    [0, 3, 2, 0, 0],
    [0, 0, 4, 0, 0],
    [4, 1, 0, 0, 0],
    [5, 0, 0, 0, 0],
  ];
  it.each(CROWDS.map((counts) => [counts]))("keeps dice and badges apart: %j", (counts) => {
    const all = spots(counts);
    const wrong = all.flatMap((a, i) =>
      all.filter((b, j) => i !== j && (diceMeet(a, b) || badgeCovers(a, b))).map((b) => [a, b]),
    );
    expect(wrong).toEqual([]);
  });
});
