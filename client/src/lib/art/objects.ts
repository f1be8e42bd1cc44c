import { bastion, halo, moons } from "./orbit";
import { hsl, n, TAU, type Point } from "./random";
import type { World } from "./world";
import { at } from "../lists";

function glowDisc(w: World, colour: string, q = 1.25, op = 0.4): string {
  return `<defs><radialGradient id="${w.uid}g"><stop offset="0" stop-color="${colour}" stop-opacity="${op}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient></defs><circle cx="${n(w.cx)}" cy="${n(w.cy)}" r="${n(w.R * q)}" fill="url(#${w.uid}g)"/>`;
}

function rockAt(w: World, x: number, y: number, q: number, rot: number): string {
  const { r } = w;
  const pts: Point[] = [],
    m = 8;
  for (let k = 0; k < m; k++) {
    const t = (k / m) * TAU + rot,
      s = q * r.in(0.74, 1.12);
    pts.push([x + Math.cos(t) * s * 1.15, y + Math.sin(t) * s * 0.9]);
  }
  const face = (points: Point[]): string => `M${points.map((p) => `${n(p[0])} ${n(p[1])}`).join("L")}Z`;
  const middle: Point = [x - q * 0.05, y - q * 0.1];
  const corners = (...numbers: number[]): Point[] => [...numbers.map((i) => at(pts, i)), middle];
  const d = face(pts),
    lit = face(corners(3, 4, 5, 6)),
    mid = face(corners(6, 7, 0));
  return `<path d="${d}" fill="${hsl(w.hue, w.sat * 0.6, 20)}"/><path d="${lit}" fill="${hsl(w.hue, w.sat * 0.75, 56)}"/><path d="${mid}" fill="${hsl(w.hue, w.sat * 0.7, 38)}"/>`;
}

export function rocks(w: World) {
  const { r, cx, cy, R } = w;
  let out = glowDisc(w, w.kind.glow, 1.3, 0.42);
  if (w.type === "windfall") out += halo(w);
  const list: [number, number, number][] = [];
  for (let i = 0; i < (w.low ? 9 : 22); i++) {
    const t = r.in(-1.35, 1.35),
      off = r.in(-0.22, 0.22);
    list.push([cx + t * R, cy + t * R * -0.42 + off * R * 1.5, R * r.in(0.03, 0.12)]);
  }
  list.push(
    [cx - R * 0.34, cy + R * 0.2, R * 0.34],
    [cx + R * 0.4, cy - R * 0.18, R * 0.29],
    [cx + R * 0.06, cy - R * 0.52, R * 0.15],
    [cx + R * 0.22, cy + R * 0.44, R * 0.19],
  );
  for (const [x, y, q] of list) out += rockAt(w, x, y, q, r.in(0, TAU));
  return out + moons(w);
}

export function comet(w: World) {
  const { r, cx, cy, R, uid } = w;
  const hx = cx - R * 0.38,
    hy = cy + R * 0.36,
    q = R * 0.25;
  const tail = (id: string, x: number, y: number, from: string, to: string) =>
    `<linearGradient id="${uid}${id}" gradientUnits="userSpaceOnUse" x1="${n(hx)}" y1="${n(hy)}" x2="${n(x)}" y2="${n(y)}"><stop offset="0" stop-color="${from}" stop-opacity=".9"/><stop offset=".45" stop-color="${to}" stop-opacity=".4"/><stop offset="1" stop-color="${to}" stop-opacity="0"/></linearGradient>`;
  let out =
    `<defs>${tail("t", cx + R * 1.1, cy - R * 1.1, "#ffe9cf", w.kind.glow)}${tail("u", cx + R * 1.3, cy - R * 0.4, "#cfe4ff", "#6f9be0")}<radialGradient id="${uid}k"><stop offset="0" stop-color="#fff6e6" stop-opacity=".95"/><stop offset=".4" stop-color="${w.kind.glow}" stop-opacity=".55"/><stop offset="1" stop-color="${w.kind.glow}" stop-opacity="0"/></radialGradient></defs>` +
    glowDisc(w, w.kind.glow, 1.3, 0.34);
  const plume = (x: number, y: number, spread: number, id: string) => {
    const dx = x - hx,
      dy = y - hy,
      l = Math.hypot(dx, dy),
      ux = -dy / l,
      uy = dx / l;
    return `<path d="M${n(hx + ux * q)} ${n(hy + uy * q)}Q${n(hx + dx * 0.5 + ux * spread * 0.5)} ${n(hy + dy * 0.5 + uy * spread * 0.7)} ${n(x + ux * spread)} ${n(y + uy * spread)}L${n(x - ux * spread)} ${n(y - uy * spread)}Q${n(hx + dx * 0.5 - ux * spread * 0.3)} ${n(hy + dy * 0.5 - uy * spread * 0.3)} ${n(hx - ux * q)} ${n(hy - uy * q)}Z" fill="url(#${uid}${id})"/>`;
  };
  out +=
    plume(cx + R * 1.3, cy - R * 0.55, R * 0.3, "u") +
    plume(cx + R * 0.95, cy - R * 1.25, R * 0.42, "t") +
    plume(cx + R * 1.0, cy - R * 1.15, R * 0.12, "t");
  out +=
    `<circle cx="${n(hx)}" cy="${n(hy)}" r="${n(q * 2.3)}" fill="url(#${uid}k)"/>` + rockAt(w, hx, hy, q, r.in(0, 6));
  for (let i = 0; i < 6; i++)
    out += rockAt(w, cx + r.in(-0.9, 0.7) * R, cy + r.in(-0.2, 0.95) * R, R * r.in(0.03, 0.07), r.in(0, 6));
  return out + moons(w);
}

export function alienShips(w: World): string {
  const { r, cx, cy, R } = w;
  const fleet = /fleet/.test(w.id),
    scout = /scout/.test(w.id);
  const glow = "#ffe873";
  let out = glowDisc(w, "#fadb3c", 1.3, 0.38);
  if (w.type === "windfall") out += halo(w);
  const hull = (x: number, y: number, s: number, rot: number) => {
    const ribs = scout ? 3 : 5;
    let g = `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(rot)}) scale(${Math.round(s * 100) / 100})">`;
    g += `<path d="M-44 0C-30-15 14-17 50 0C14 17-30 15-44 0Z" fill="#241a3c" stroke="#8a6fd0" stroke-width="1.2"/>`;
    g += `<path d="M-44 0C-30-15 14-17 50 0C10-6-26-6-44 0Z" fill="#c9a227"/><path d="M-20-9C-14-26 6-34 30-30C18-24 8-16 8-9Z" fill="#8c6a10" stroke="#f2cf4a" stroke-width="1"/><path d="M-20 9C-14 26 6 34 30 30C18 24 8 16 8 9Z" fill="#3a2b62" stroke="#8a6fd0" stroke-width="1"/>`;
    for (let i = 0; i < ribs; i++)
      g += `<circle cx="${n(-30 + i * 14)}" cy="${n(2)}" r="${n(2.6 - i * 0.25)}" fill="${glow}"/>`;
    return g + `<path d="M-46-3L-58 0L-46 3Z" fill="${glow}" opacity=".8"/></g>`;
  };
  const u = R / 66,
    rot = r.in(-38, -22);
  if (fleet)
    out +=
      hull(cx + 24 * u, cy - 34 * u, 0.52 * u, rot) +
      hull(cx - 30 * u, cy - 8 * u, 0.6 * u, rot) +
      hull(cx + 10 * u, cy + 26 * u, 0.95 * u, rot);
  else if (scout) out += hull(cx, cy, 0.95 * u, rot);
  else out += hull(cx, cy, 1.25 * u, rot);
  return out + (w.military ? bastion(w) : "") + moons(w);
}

export function alienMachine(w: World): string {
  const { r, cx, cy, R } = w;
  let out = glowDisc(w, "#fadb3c", 1.3, 0.42);
  if (w.type === "windfall") out += halo(w);
  const m = w.military ? 6 : 8;
  for (let ring = 2; ring >= 0; ring--) {
    const q = R * (0.92 - ring * 0.0) * [0.42, 0.68, 0.94][ring]!,
      pts: string[] = [],
      k = m + ring * 2;
    for (let i = 0; i < k * 2; i++) {
      const t = (i / (k * 2)) * TAU + ring * 0.3,
        s = i % 2 ? q : q * 0.82;
      pts.push(`${n(cx + Math.cos(t) * s)} ${n(cy + Math.sin(t) * s)}`);
    }
    out += `<path d="M${pts.join("L")}Z" fill="${["#d8ab16", "#4a3a78", "#2a2048"][ring]}" stroke="${["#fff0a0", "#a58be8", "#c9a227"][ring]}" stroke-width="1.3" stroke-linejoin="round"/>`;
    if (ring)
      for (let i = 0; i < k; i++) {
        const t = (i / k) * TAU + ring * 0.2;
        out += `<circle cx="${n(cx + Math.cos(t) * q * 0.74)}" cy="${n(cy + Math.sin(t) * q * 0.74)}" r="${n(R * 0.025)}" fill="#ffe873" opacity="${r.yes(0.7) ? 0.95 : 0.3}"/>`;
      }
  }
  out += `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(R * 0.2)}" fill="#1b1330"/><path d="M${n(cx - R * 0.15)} ${n(cy)}Q${n(cx)} ${n(cy - R * 0.16)} ${n(cx + R * 0.15)} ${n(cy)}Q${n(cx)} ${n(cy + R * 0.16)} ${n(cx - R * 0.15)} ${n(cy)}Z" fill="#ffe873"/><path d="M${n(cx)} ${n(cy - R * 0.09)}V${n(cy + R * 0.09)}" stroke="#1b1330" stroke-width="${n(R * 0.05)}"/>`;
  return out + (w.military ? bastion(w) : "") + moons(w);
}

export function station(w: World) {
  const { r, cx, cy, R } = w;
  const base = hsl(w.hue, Math.max(12, w.sat * 0.35), 30),
    lit = hsl(w.hue, Math.max(14, w.sat * 0.45), 66),
    glow = w.kind.glow;
  let out = glowDisc(w, glow, 1.35, w.good === "none" ? 0.28 : 0.5);
  if (w.type === "windfall") out += halo(w);
  const u = R / 66;
  out += `<g transform="translate(${n(cx)} ${n(cy)}) rotate(${n(r.in(-24, 24))}) scale(${Math.round(u * 100) / 100})">`;
  const ry = r.in(17, 25);
  out += `<path d="M-62 0A62 ${n(ry)} 0 0 1 62 0" fill="none" stroke="${base}" stroke-width="10"/><path d="M-62 0A62 ${n(ry)} 0 0 1 62 0" fill="none" stroke="${lit}" stroke-width="2.5" stroke-dasharray="6 5"/>`;
  out += `<path d="M-7-66H7L11-16H-11Z" fill="${lit}"/><path d="M0-66H7L11-16H0Z" fill="${base}"/><path d="M-9 14H9L5 62H-5Z" fill="${lit}"/><path d="M0 14H9L5 62H0Z" fill="${base}"/><ellipse rx="27" ry="21" fill="${base}"/><path d="M-27 0A27 21 0 0 1 20-14A36 30 0 0 0-27 0Z" fill="${lit}"/>`;
  for (let i = 0; i < 7; i++)
    out += `<circle cx="${-18 + i * 6}" cy="${n(4 + Math.abs(i - 3) * -0.8)}" r="1.5" fill="#ffe9b8"/>`;
  out += `<path d="M-62 0A62 ${n(ry)} 0 0 0 62 0" fill="none" stroke="${base}" stroke-width="12"/><path d="M-62 0A62 ${n(ry)} 0 0 0 62 0" fill="none" stroke="${lit}" stroke-width="4"/><path d="M-60 5A62 ${n(ry)} 0 0 0 60 5" fill="none" stroke="#ffe9b8" stroke-width="1.6" stroke-dasharray="2 5"/><circle cy="-68" r="2.6" fill="${glow}"/></g>`;
  return out + (w.military ? bastion(w) : "") + moons(w);
}
