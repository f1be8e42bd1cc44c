import { hsl, n } from "./random";
import type { World } from "./world";

export function sky(w: World) {
  const { r, uid, box, hue } = w;
  const neb = w.military ? 2 : hue;
  const nx = r.in(20, 180),
    ny = r.in(20, box[1] - 20);
  let out = `<defs><radialGradient id="${uid}n" cx="${n(nx / 2)}%" cy="${n((ny / box[1]) * 100)}%" r="75%"><stop offset="0" stop-color="${hsl(neb, 55, 30, 0.75)}"/><stop offset=".5" stop-color="${hsl(neb + 24, 45, 16, 0.5)}"/><stop offset="1" stop-color="${hsl(neb + 40, 40, 8, 0)}"/></radialGradient></defs>`;
  out += `<rect width="${box[0]}" height="${box[1]}" fill="#080c18"/><rect width="${box[0]}" height="${box[1]}" fill="url(#${uid}n)"/>`;
  let small = "",
    big = "";
  const count = w.low ? 14 : 34;
  for (let i = 0; i < count; i++) {
    const x = r.in(0, box[0]),
      y = r.in(0, box[1]);
    if (r.yes(0.82)) small += `M${n(x)} ${n(y)}h.01`;
    else big += `M${n(x)} ${n(y)}h.01`;
  }
  out += `<path d="${small}" stroke="#cfdcff" stroke-width="1" stroke-linecap="round" opacity=".55"/><path d="${big}" stroke="#fff" stroke-width="1.8" stroke-linecap="round" opacity=".85"/>`;
  return out;
}
