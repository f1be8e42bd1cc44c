// What all drawings share: a seed from an id, a stream of numbers from a seed, short numbers for SVG paths.
// Never change a constant here: people learn planets by heart.
import { at } from "../lists";

export type Point = [number, number];
export const TAU = Math.PI * 2;
export const DEG = Math.PI / 180;

/** FNV-1a, 32 bit. */
export function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    h ^= text.charCodeAt(i);
    h = Math.imul(h, 0x01000193);
  }
  return h >>> 0;
}

export interface Stream {
  (): number;
  in(lo: number, hi: number): number;
  /** both ends included */
  int(lo: number, hi: number): number;
  pick<T>(list: readonly T[]): T;
  yes(chance: number): boolean;
}

/** mulberry32: a small seeded stream of numbers in [0, 1). */
export function stream(seed: number): Stream {
  let a = seed >>> 0;
  const next = (): number => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const between = (lo: number, hi: number): number => lo + (hi - lo) * next();
  return Object.assign(next, {
    in: between,
    int: (lo: number, hi: number) => Math.floor(between(lo, hi + 1)),
    pick: <T>(list: readonly T[]): T => at(list, Math.floor(next() * list.length)),
    yes: (chance: number) => next() < chance,
  });
}

export const n = (x: number): string => String(Math.round(x * 10) / 10);

export function hsl(h: number, s: number, l: number, a = 1): string {
  const alpha = a < 1 ? ` / ${Math.round(a * 100) / 100}` : "";
  return `hsl(${Math.round(((h % 360) + 360) % 360)} ${Math.round(s)}% ${Math.round(l)}%${alpha})`;
}

/** closed smooth path through points (Catmull-Rom) */
export function blob(points: Point[]): string {
  const m = points.length;
  const corner = (i: number): Point => at(points, i % m);
  let d = `M${n(corner(0)[0])} ${n(corner(0)[1])}`;
  for (let i = 0; i < m; i++) {
    const p0 = corner(i + m - 1),
      p1 = corner(i),
      p2 = corner(i + 1),
      p3 = corner(i + 2);
    d +=
      `C${n(p1[0] + (p2[0] - p0[0]) / 6)} ${n(p1[1] + (p2[1] - p0[1]) / 6)}` +
      ` ${n(p2[0] - (p3[0] - p1[0]) / 6)} ${n(p2[1] - (p3[1] - p1[1]) / 6)} ${n(p2[0])} ${n(p2[1])}`;
  }
  return d + "Z";
}

let serial = 0;
/** gradient ids must differ between two pictures on one page */
export const nextId = (letter: string): string => `${letter}${(serial = (serial + 1) % 1e6)}`;
