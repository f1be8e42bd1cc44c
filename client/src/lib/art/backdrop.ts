// What the pictures of several games begin with.
import { hash, n, stream } from "./random";

export function starsSvg(seed: string, count: number, w: number, h: number): string {
  const r = stream(hash(seed));
  let a = "",
    b = "";
  for (let i = 0; i < count; i++) {
    const p = `M${n(r.in(0, w))} ${n(r.in(0, h))}h.01`;
    if (r.yes(0.8)) a += p;
    else b += p;
  }
  return `<path d="${a}" stroke="#cfdcff" stroke-width="1.1" stroke-linecap="round" opacity=".6"/><path d="${b}" stroke="#fff" stroke-width="2" stroke-linecap="round" opacity=".9"/>`;
}
export const inner = (svg: string, x: number, y: number, w: number, h: number): string =>
  svg.replace('<svg class="art"', `<svg x="${x}" y="${y}" width="${w}" height="${h}"`);
