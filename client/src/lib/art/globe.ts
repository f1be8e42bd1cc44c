import { blob, n, TAU, type Point } from "./random";
import type { World } from "./world";

export function onSphere(lon: number, lat: number): [number, number, number] { return [Math.cos(lat) * Math.sin(lon), -Math.sin(lat), Math.cos(lat) * Math.cos(lon)]; }

/** an irregular patch on the sphere, foreshortened toward the limb */
export function patch(w: World, lon: number, lat: number, size: number, rough: number, points = 9, squash = 1): string {
  const { r, cx, cy, R } = w;
  const c = onSphere(lon, lat);
  const u = [Math.cos(lon), 0, -Math.sin(lon)];
  const v = [c[1] * u[2] - c[2] * u[1], c[2] * u[0] - c[0] * u[2], c[0] * u[1] - c[1] * u[0]];
  const pts: Point[] = [];
  for (let k = 0; k < points; k++) {
    const t = (k / points) * TAU, q = size * (1 + r.in(-rough, rough));
    const s = Math.sin(q), k0 = Math.cos(q);
    let x = k0 * c[0] + s * (Math.cos(t) * u[0] + squash * Math.sin(t) * v[0]);
    let y = k0 * c[1] + s * (Math.cos(t) * u[1] + squash * Math.sin(t) * v[1]);
    const z = k0 * c[2] + s * (Math.cos(t) * u[2] + squash * Math.sin(t) * v[2]);
    if (z < 0) { const l = Math.hypot(x, y) || 1; x /= l; y /= l; }
    pts.push([cx + x * R, cy + y * R]);
  }
  return blob(pts);
}

/** the strip between two latitudes, curved as a tilted globe shows it */
export function strip(w: World, lat0: number, lat1: number, wobble: number): string {
  const { r, cx, cy, R, lean } = w;
  const edge = (lat: number, back: boolean): Point[] => {
    const out: Point[] = [], steps = 6, ph = r.in(0, TAU), f = r.in(1.5, 3.5);
    for (let i = 0; i <= steps; i++) {
      const lon = (-1.1 + (2.2 * i) / steps) * (Math.PI / 2) * 0.92;
      const l = Math.max(-1.57, Math.min(1.57, lat + wobble * Math.sin(f * lon + ph)));
      out.push([cx + R * 1.06 * Math.sin(lon * 0.95) * Math.max(Math.cos(l), 0.55), cy - R * (Math.sin(l) * Math.cos(lean) - Math.cos(l) * Math.cos(lon) * Math.sin(lean) * 0.6)]);
    }
    return back ? out.reverse() : out;
  };
  const a = edge(lat0, false), b = edge(lat1, true);
  const line = (p: Point[]) => { let d = ""; for (let i = 1; i < p.length; i++) { const m = [(p[i - 1][0] + p[i][0]) / 2, (p[i - 1][1] + p[i][1]) / 2]; d += `Q${n(p[i - 1][0])} ${n(p[i - 1][1])} ${n(m[0])} ${n(m[1])}`; } return d + `L${n(p[p.length - 1][0])} ${n(p[p.length - 1][1])}`; };
  return `M${n(a[0][0] - R)} ${n(a[0][1])}L${n(a[0][0])} ${n(a[0][1])}${line(a)}L${n(a[6][0] + R)} ${n(a[6][1])}L${n(b[0][0] + R)} ${n(b[0][1])}L${n(b[0][0])} ${n(b[0][1])}${line(b)}L${n(b[6][0] - R)} ${n(b[6][1])}Z`;
}
