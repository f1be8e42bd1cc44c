import { blob, n, TAU, type Point } from "./random";
import type { World } from "./world";
import { at } from "../lists";

type Vector = [number, number, number];

export function onSphere(lon: number, lat: number): Vector {
  return [Math.cos(lat) * Math.sin(lon), -Math.sin(lat), Math.cos(lat) * Math.cos(lon)];
}

/** an irregular patch on the sphere, foreshortened toward the limb */
export function patch(w: World, lon: number, lat: number, size: number, rough: number, points = 9, squash = 1): string {
  const { r, cx, cy, R } = w;
  const c = onSphere(lon, lat);
  const u: Vector = [Math.cos(lon), 0, -Math.sin(lon)];
  const v: Vector = [c[1] * u[2] - c[2] * u[1], c[2] * u[0] - c[0] * u[2], c[0] * u[1] - c[1] * u[0]];
  const pts: Point[] = [];
  for (let k = 0; k < points; k++) {
    const t = (k / points) * TAU,
      q = size * (1 + r.in(-rough, rough));
    const s = Math.sin(q),
      k0 = Math.cos(q);
    let x = k0 * c[0] + s * (Math.cos(t) * u[0] + squash * Math.sin(t) * v[0]);
    let y = k0 * c[1] + s * (Math.cos(t) * u[1] + squash * Math.sin(t) * v[1]);
    const z = k0 * c[2] + s * (Math.cos(t) * u[2] + squash * Math.sin(t) * v[2]);
    if (z < 0) {
      const l = Math.hypot(x, y) || 1;
      x /= l;
      y /= l;
    }
    pts.push([cx + x * R, cy + y * R]);
  }
  return blob(pts);
}

/** the strip between two latitudes, curved as a tilted globe shows it */
export function strip(w: World, lat0: number, lat1: number, wobble: number): string {
  const { r, cx, cy, R, lean } = w;
  const edge = (lat: number, back: boolean): Point[] => {
    const out: Point[] = [],
      steps = 6,
      ph = r.in(0, TAU),
      f = r.in(1.5, 3.5);
    for (let i = 0; i <= steps; i++) {
      const lon = (-1.1 + (2.2 * i) / steps) * (Math.PI / 2) * 0.92;
      const l = Math.max(-1.57, Math.min(1.57, lat + wobble * Math.sin(f * lon + ph)));
      out.push([
        cx + R * 1.06 * Math.sin(lon * 0.95) * Math.max(Math.cos(l), 0.55),
        cy - R * (Math.sin(l) * Math.cos(lean) - Math.cos(l) * Math.cos(lon) * Math.sin(lean) * 0.6),
      ]);
    }
    return back ? out.reverse() : out;
  };
  const a = edge(lat0, false),
    b = edge(lat1, true);
  const end = (points: Point[], last: boolean): Point => at(points, last ? points.length - 1 : 0);
  const line = (points: Point[]): string => {
    let d = "";
    points.slice(1).forEach((to, i) => {
      const from = at(points, i);
      d += `Q${n(from[0])} ${n(from[1])} ${n((from[0] + to[0]) / 2)} ${n((from[1] + to[1]) / 2)}`;
    });
    return d + `L${n(end(points, true)[0])} ${n(end(points, true)[1])}`;
  };
  const [a0, a6, b0, b6] = [end(a, false), end(a, true), end(b, false), end(b, true)];
  return (
    `M${n(a0[0] - R)} ${n(a0[1])}L${n(a0[0])} ${n(a0[1])}${line(a)}L${n(a6[0] + R)} ${n(a6[1])}` +
    `L${n(b0[0] + R)} ${n(b0[1])}L${n(b0[0])} ${n(b0[1])}${line(b)}L${n(b6[0] - R)} ${n(b6[1])}Z`
  );
}
