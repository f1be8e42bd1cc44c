// A planet disc grown from its id: craters for black, bands for yellow, clouds for turquoise, ridges for brown.
import type { Colour } from "../types";

/** a small stream of numbers from 0 to 1 that the same seed always gives */
export function stream(seed: string): () => number {
  let a = 2166136261;
  for (const letter of seed) a = Math.imul(a ^ letter.charCodeAt(0), 16777619);
  return () => {
    a += 0x6d2b79f5;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t ^= t + Math.imul(t ^ (t >>> 7), 61 | t);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
const n = (value: number): string => value.toFixed(2);

function ground(colour: Colour, R: number, r: () => number): string {
  const tone = (i: number): string => (i % 2 ? "d" : "h");
  const many = (count: number, draw: (i: number) => string): string =>
    Array.from({ length: count }, (_, i) => draw(i)).join("");
  switch (colour) {
    case "black":
      return many(6, () => {
        const turn = r() * 6.28,
          out = r() * R * 0.75;
        return `<circle class="d" cx="${n(Math.cos(turn) * out)}" cy="${n(Math.sin(turn) * out)}" r="${n(R * (0.1 + r() * 0.16))}"/>`;
      });
    case "yellow":
      return many(
        5,
        (i) =>
          `<rect class="${tone(i)}" x="${-R}" y="${n(-R + R * 0.4 * i + r() * R * 0.1)}" width="${2 * R}" height="${n(R * (0.12 + r() * 0.16))}"/>`,
      );
    case "turquoise":
      return many(
        5,
        (i) =>
          `<ellipse class="${tone(i)}" cx="${n((r() - 0.5) * R * 1.4)}" cy="${n((r() - 0.5) * R * 1.5)}" rx="${n(R * (0.3 + r() * 0.4))}" ry="${n(R * (0.08 + r() * 0.14))}" transform="rotate(${n(-20 + r() * 20)})"/>`,
      );
    case "brown":
      return many(
        5,
        (i) =>
          `<path class="${tone(i)}" d="M${n(-R + r() * 2 * R)} ${n(-R + r() * 2 * R)}l${n(R * 0.5)} ${n(R * 0.15)}l${n(R * 0.1)} ${n(R * 0.35)}l${n(-R * 0.5)} ${n(R * 0.1)}Z"/>`,
      );
  }
}

/** `key` keeps the clip paths of several drawings of one planet apart */
export function planet(id: string, colour: Colour, R: number, key: string): string {
  const clip = `pc-${id}-${key}`;
  return `<g class="sm-planet sm-${colour}"><clipPath id="${clip}"><circle r="${R}"/></clipPath><circle class="body" r="${R}"/><g clip-path="url(#${clip})">${ground(colour, R, stream(id))}<path class="shade" d="M${-R} ${n(R * 0.2)}A${n(R * 1.3)} ${n(R * 1.3)} 0 0 0 ${R} ${n(-R * 0.6)}V${R}H${-R}Z"/></g><circle class="rim" r="${R}"/></g>`;
}
