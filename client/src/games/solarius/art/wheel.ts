// The bridge's wheel: rings and angles.
export const WHEEL = [-1, 0, 1, 2, 3];
/** where the middle of a field lies, in degrees; the stop between +3 and −1 points down */
export const angle = (field: number): number => 54 - 72 * field;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const round = (value: number): number => Math.round(value * 10) / 10;
export const point = (radius: number, degrees: number): [number, number] => [
  round(Math.cos(radians(degrees)) * radius),
  round(Math.sin(radians(degrees)) * radius),
];
export function arc(inner: number, outer: number, from: number, to: number): string {
  return `M${point(outer, from)}A${outer} ${outer} 0 0 1 ${point(outer, to)}L${point(inner, to)}A${inner} ${inner} 0 0 0 ${point(inner, from)}Z`;
}

const SIZES: Record<number, number> = { 1: 0.94, 2: 0.8 };
const SMALLEST = 0.64;
/** where one of several dice on a field lies, so that no die covers another or its badges: two side by side, more in a zigzag */
export function spread(field: number, place: number, count: number): { turn: number; out: number; size: number } {
  const apart = count < 3 ? 36 : count === 3 ? 24 : 21;
  const out = count < 2 ? 69 : count < 3 ? 78 : place % 2 ? 56 : 84;
  return { turn: angle(field) + (place - (count - 1) / 2) * apart, out, size: SIZES[count] ?? SMALLEST };
}
