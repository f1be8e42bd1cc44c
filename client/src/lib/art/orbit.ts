import { DEG, hsl, n } from "./random";
import { MOON_AT, type World } from "./world";

export function halo(w: World) {
  const { cx, cy, R, kind } = w;
  const q = R * 1.13;
  return `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(q)}" fill="none" stroke="${kind.glow}" stroke-width="${n(R * 0.075)}" opacity=".28"/><circle cx="${n(cx)}" cy="${n(cy)}" r="${n(q)}" fill="none" stroke="${kind.glow}" stroke-width="${n(R * 0.032)}"/>`;
}

export function ringsOf(w: World) {
  const { r, cx, cy, R, hue, sat } = w;
  const rx = R * r.in(1.42, 1.58),
    ry = rx * r.in(0.16, 0.26),
    rot = r.in(-24, 20);
  const lines: [number, number, string, number][] = [];
  let q = 1;
  for (let i = 0; i < 3; i++) {
    lines.push([
      q,
      r.in(2, 5.5),
      hsl(r.yes(0.5) ? hue : w.mate, Math.max(14, sat * 0.5), r.in(58, 80)),
      r.in(0.55, 0.9),
    ]);
    q -= r.in(0.07, 0.12);
  }
  const arc = (sweep: number) =>
    lines
      .map(
        ([k, width, col, op]) =>
          `<path d="M${n(cx - rx * k)} ${n(cy)}A${n(rx * k)} ${n(ry * k)} 0 0 ${sweep} ${n(cx + rx * k)} ${n(cy)}" fill="none" stroke="${col}" stroke-width="${n((width * R) / 66)}" opacity="${n(op)}"/>`,
      )
      .join("");
  const g = `<g transform="rotate(${n(rot)} ${n(cx)} ${n(cy)})">`;
  return {
    back: g + arc(1) + "</g>",
    front:
      g +
      `<path d="M${n(cx - R * 0.98)} ${n(cy + 2)}A${n(R * 1.05)} ${n(ry * 0.8)} 0 0 0 ${n(cx + R * 0.98)} ${n(cy + 2)}" fill="none" stroke="#02040c" stroke-width="${n(R * 0.09)}" opacity=".35"/>` +
      arc(0) +
      "</g>",
  };
}

function ball(x: number, y: number, q: number, col: string, dark: string): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(q)}" fill="${dark}"/><path d="M${n(x - q * 0.94)} ${n(y + q * 0.34)}A${n(q)} ${n(q)} 0 0 1 ${n(x + q * 0.64)} ${n(y - q * 0.77)}A${n(q * 1.25)} ${n(q * 1.25)} 0 0 0 ${n(x - q * 0.94)} ${n(y + q * 0.34)}Z" fill="${col}"/><circle cx="${n(x - q * 0.16)}" cy="${n(y - q * 0.16)}" r="${n(q * 0.78)}" fill="${col}" opacity=".75"/>`;
}

export function moons(w: World) {
  const { r, cx, cy, R } = w;
  let out = "";
  const at = MOON_AT[w.good];
  if (at) {
    const a = r.in(0.92, 1.0),
      d = R * 1.2;
    out += ball(
      cx + at[0] * d * 0.76 * a,
      cy + at[1] * d * 0.76 * a,
      R * 0.16,
      hsl(w.hue, w.sat * 0.55, 74),
      hsl(w.hue, w.sat * 0.4, 26),
    );
  }
  return out;
}

/** military worlds: a red shield lattice over the lit limb, orbital batteries, watch fires on the night side */
export function bastion(w: World) {
  const { r, cx, cy, R, low } = w;
  const q = R * (w.type === "windfall" ? 1.27 : 1.17);
  const red = "#ff5a52";
  let out = `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(q)}" fill="none" stroke="${red}" stroke-width="1" opacity=".35"/>`;
  const a0 = r.in(-170, -140),
    span = r.in(95, 130);
  const seg = low ? 4 : 6;
  let arcs = "";
  for (let i = 0; i < seg; i++) {
    const s = (a0 + (span * i) / seg) * DEG,
      e = (a0 + (span * (i + 0.78)) / seg) * DEG;
    arcs += `M${n(cx + q * Math.cos(s))} ${n(cy + q * Math.sin(s))}A${n(q)} ${n(q)} 0 0 1 ${n(cx + q * Math.cos(e))} ${n(cy + q * Math.sin(e))}`;
  }
  out += `<path d="${arcs}" fill="none" stroke="${red}" stroke-width="${n(R * 0.085)}"/>`;
  const guns = w.rebel ? 5 : 3,
    g0 = r.in(0, 360);
  for (let i = 0; i < guns; i++) {
    const t = (g0 + (360 / guns) * i) * DEG,
      x = cx + q * Math.cos(t),
      y = cy + q * Math.sin(t),
      s = R * 0.075;
    out += `<path d="M0 ${n(-s * 1.7)}L${n(s)} ${n(s)}L0 ${n(s * 0.4)}L${n(-s)} ${n(s)}Z" transform="translate(${n(x)} ${n(y)}) rotate(${n(t / DEG + 90)})" fill="${w.rebel ? red : "#ffd7d2"}"/>`;
  }
  if (w.rebel) {
    // the torn banner: a bolt across the night side
    const s = R * 0.3,
      x = cx + R * 0.34,
      y = cy + R * 0.3;
    out += `<path d="M${n(x + s * 0.2)} ${n(y - s)}L${n(x - s * 0.55)} ${n(y + s * 0.12)}H${n(x - s * 0.06)}L${n(x - s * 0.26)} ${n(y + s)}L${n(x + s * 0.55)} ${n(y - s * 0.2)}H${n(x + s * 0.06)}Z" fill="${red}" opacity=".92"/>`;
  }
  return out;
}
