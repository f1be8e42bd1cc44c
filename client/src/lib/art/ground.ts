import { onSphere, patch, strip } from "./globe";
import { hsl, n, TAU } from "./random";
import type { Ground, World } from "./world";

/* the ground of a sphere: colours, paint on the day side (rotated), lights on the night side */
export function groundOf(w: World): Ground {
  const id = w.id;
  if (w.alien) return alienGround(w);
  if (/earth|vinland|terraformed|prosperous|resort|tourist/.test(id) && !/lost_colony/.test(id)) {
    if (w.good === "none") {
      w.hue = /old_earth/.test(id) ? 208 : w.r.in(190, 225);
      w.sat = /old_earth/.test(id) ? 52 : 26;
    }
    return { ...livingGround(w, true), noRing: true };
  }
  if (w.good === "genes" || /species|lifeforms|uplift|empath/.test(id)) return livingGround(w, false);
  if (w.good === "novelty") return w.r.yes(0.45) ? livingGround(w, true) : gasGround(w);
  if (/destroyed|radioactive|plague|bio_hazard|blaster|fuel|robots/.test(id)) return brokenGround(w);
  if (w.good === "rare") return w.r.yes(0.55) ? rockGround(w) : gasGround(w);
  return w.military ? cityGround(w) : w.r.yes(0.35) ? cityGround(w) : rockGround(w);
}

function tones(w: World, dl = 0) {
  return {
    hi: hsl(w.hue - 6, w.sat + 8, Math.min(86, w.light + 26 + dl)),
    mid: hsl(w.hue, w.sat, w.light + dl),
    lo: hsl(w.hue + 14, w.sat + 6, Math.max(9, w.light - 24 + dl)),
  };
}

function gasGround(w: World): Ground {
  const { r, low } = w;
  let paint = "",
    lat = -1.45;
  const wob = r.in(0.015, 0.05);
  while (lat < 1.4) {
    const next = lat + r.in(0.11, low ? 0.5 : 0.34);
    const shift = r.yes(0.25);
    paint += `<path d="${strip(w, lat, next, wob)}" fill="${hsl(shift ? w.mate : w.hue + r.in(-10, 12), w.sat * r.in(0.6, 1), w.light + r.in(-16, 24), r.in(0.35, 0.8))}"/>`;
    lat = next + r.in(0.0, 0.2);
  }
  if (r.yes(0.7)) {
    const lon = r.in(-0.6, 0.7),
      la = r.in(-0.5, 0.4),
      s = r.in(0.13, 0.24);
    paint += `<path d="${patch(w, lon, la, s, 0.06, 10, 0.55)}" fill="${hsl(w.mate, w.sat, w.light + 14, 0.9)}"/><path d="${patch(w, lon, la, s * 0.6, 0.05, 8, 0.5)}" fill="${hsl(w.mate, w.sat, w.light + 30, 0.7)}"/>`;
  }
  return { ...tones(w), paint, ring: 0.5 };
}

function livingGround(w: World, sea: boolean): Ground {
  const { r, low } = w;
  const t = tones(w);
  let paint = "";
  const landHue = sea ? r.pick([105, 70, 38, w.hue - 40]) : w.hue + r.in(-22, 18);
  const count = low ? 5 : 8;
  for (let i = 0; i < count; i++) {
    const lon = r.in(-1.25, 1.25),
      lat = r.in(-0.95, 0.95),
      s = r.in(0.16, 0.46);
    const l = w.light + (sea ? r.in(2, 14) : r.in(-14, 18));
    paint += `<path d="${patch(w, lon, lat, s, 0.36, 11)}" fill="${hsl(landHue, sea ? 34 : w.sat, l)}" opacity="${sea ? 0.92 : 0.8}"/>`;
    if (!low)
      paint += `<path d="${patch(w, lon + 0.04, lat + 0.03, s * 0.55, 0.4, 8)}" fill="${hsl(landHue + (sea ? -18 : 16), sea ? 30 : w.sat + 10, l + 12)}" opacity=".65"/>`;
  }
  paint += `<path d="${patch(w, 0, 1.5, r.in(0.24, 0.42), 0.16, 10)}" fill="#f3f8ff" opacity=".85"/>`;
  if (r.yes(0.7)) paint += `<path d="${patch(w, 0, -1.5, r.in(0.2, 0.36), 0.16, 10)}" fill="#f3f8ff" opacity=".7"/>`;
  if (sea)
    for (let i = 0; i < (low ? 2 : 5); i++)
      paint += `<path d="${patch(w, r.in(-1, 1), r.in(-0.8, 0.8), r.in(0.2, 0.42), 0.3, 9, r.in(0.12, 0.22))}" fill="#fff" opacity="${n(r.in(0.3, 0.6))}"/>`;
  else if (!low)
    for (let i = 0; i < 3; i++) {
      const lon = r.in(-0.8, 0.8),
        lat = r.in(-0.7, 0.7);
      for (let k = 3; k > 0; k--)
        paint += `<path d="${patch(w, lon, lat, 0.07 * k, 0.08, 8)}" fill="none" stroke="${hsl(w.mate, 60, 66)}" stroke-width=".9" opacity=".5"/>`;
    }
  return {
    ...t,
    paint,
    ring: 0.16,
    night: w.military ? lights(w, "#ffd9a0", 18) : sea ? lights(w, "#ffe6b0", low ? 8 : 16) : "",
  };
}

function craters(w: World, count: number, big = 0.2): string {
  const { r } = w;
  let out = "";
  for (let i = 0; i < count; i++) {
    const lon = r.in(-1.2, 1.2),
      lat = r.in(-1.1, 1.1),
      s = r.in(0.045, big) * (i < 3 ? 1 : 0.6);
    out +=
      `<path d="${patch(w, lon, lat, s, 0.05, 8)}" fill="${hsl(w.hue + 8, w.sat, w.light - 17)}" opacity=".85"/>` +
      `<path d="${patch(w, lon + s * 0.2, lat - s * 0.22, s * 0.8, 0.05, 8)}" fill="${hsl(w.hue, w.sat, w.light + 3)}" opacity=".9"/>`;
  }
  return out;
}

function rockGround(w: World): Ground {
  const { r, low } = w;
  let paint = "";
  for (let i = 0; i < (low ? 3 : 6); i++)
    paint += `<path d="${patch(w, r.in(-1.2, 1.2), r.in(-1, 1), r.in(0.25, 0.6), 0.3, 10)}" fill="${hsl(w.hue + r.in(-14, 14), w.sat, w.light + r.in(-13, 12))}" opacity=".7"/>`;
  paint += craters(w, low ? 6 : 13);
  if (w.good === "rare" && !low)
    for (let i = 0; i < 7; i++) {
      const [x, y] = onSphere(r.in(-0.9, 0.8), r.in(-0.8, 0.8));
      const px = w.cx + x * w.R,
        py = w.cy + y * w.R,
        s = r.in(1.2, 2.6);
      paint += `<path d="M${n(px)} ${n(py - s * 2)}L${n(px + s)} ${n(py)}L${n(px)} ${n(py + s * 2)}L${n(px - s)} ${n(py)}Z" fill="#ffe3bd" opacity=".8"/>`;
    }
  return { ...tones(w), paint, ring: 0.3 };
}

function brokenGround(w: World): Ground {
  const { r, low, cx, cy, R } = w;
  const hot = /radioactive/.test(w.id) ? "#b6ff5c" : /plague|bio/.test(w.id) ? "#8dffb0" : "#ffb14a";
  let paint = "";
  for (let i = 0; i < (low ? 3 : 6); i++)
    paint += `<path d="${patch(w, r.in(-1.2, 1.2), r.in(-1, 1), r.in(0.25, 0.5), 0.35, 9)}" fill="${hsl(w.hue + r.in(-10, 10), w.sat * 0.7, w.light + r.in(-20, 4))}" opacity=".75"/>`;
  let cracks = "";
  for (let i = 0; i < (low ? 4 : 7); i++) {
    let lon = r.in(-1, 1),
      lat = r.in(-0.9, 0.9),
      dir = r.in(0, TAU);
    let d = "";
    for (let k = 0; k < 6; k++) {
      const [x, y] = onSphere(lon, lat);
      d += `${k ? "L" : "M"}${n(cx + x * R)} ${n(cy + y * R)}`;
      dir += r.in(-0.9, 0.9);
      lon += Math.cos(dir) * 0.2;
      lat += Math.sin(dir) * 0.2;
      lon = Math.max(-1.4, Math.min(1.4, lon));
      lat = Math.max(-1.3, Math.min(1.3, lat));
    }
    cracks += d;
  }
  paint += `<path d="${cracks}" fill="none" stroke="${hot}" stroke-width="4" opacity=".22" stroke-linejoin="round"/><path d="${cracks}" fill="none" stroke="${hot}" stroke-width="1.3" opacity=".95" stroke-linejoin="round"/>`;
  paint += craters(w, low ? 2 : 5, 0.16);
  return {
    ...tones(w, -8),
    paint,
    noRing: true,
    night: `<path transform="rotate(${n(w.tilt)} ${n(cx)} ${n(cy)})" d="${cracks}" fill="none" stroke="${hot}" stroke-width=".9" opacity=".6"/>`,
  };
}

function cityGround(w: World): Ground {
  const { r, low, cx, cy, R } = w;
  let paint = "";
  for (let i = 0; i < (low ? 3 : 5); i++)
    paint += `<path d="${patch(w, r.in(-1.2, 1.2), r.in(-1, 1), r.in(0.25, 0.55), 0.2, 8)}" fill="${hsl(w.hue + r.in(-8, 20), w.sat, w.light + r.in(-12, 8))}" opacity=".65"/>`;
  if (!low) {
    // plates and roads
    let d = "";
    for (let i = 0; i < 5; i++) {
      const lat = r.in(-1, 1),
        a = r.in(-1.1, -0.1),
        b = r.in(0.2, 1.2);
      const p = onSphere(a, lat),
        q = onSphere((a + b) / 2, lat + 0.06),
        e = onSphere(b, lat);
      d += `M${n(cx + p[0] * R)} ${n(cy + p[1] * R)}Q${n(cx + q[0] * R)} ${n(cy + q[1] * R)} ${n(cx + e[0] * R)} ${n(cy + e[1] * R)}`;
    }
    for (let i = 0; i < 4; i++) {
      const lon = r.in(-0.9, 0.9);
      const p = onSphere(lon, 1),
        q = onSphere(lon * 1.25, 0),
        e = onSphere(lon, -1);
      d += `M${n(cx + p[0] * R)} ${n(cy + p[1] * R)}Q${n(cx + q[0] * R)} ${n(cy + q[1] * R)} ${n(cx + e[0] * R)} ${n(cy + e[1] * R)}`;
    }
    paint += `<path d="${d}" fill="none" stroke="${hsl(w.hue, w.sat, w.light + 22)}" stroke-width=".8" opacity=".45"/>`;
  }
  paint += craters(w, low ? 2 : 4, 0.14);
  return { ...tones(w), paint, noRing: true, night: lights(w, w.military ? "#ffb27a" : "#ffe2a6", low ? 22 : 54) };
}

/** clusters of lights on the dark side */
function lights(w: World, colour: string, count: number): string {
  const { r, cx, cy, R } = w;
  let small = "",
    large = "";
  let gx = 0,
    gy = 0;
  for (let i = 0; i < count; i++) {
    if (i % 6 === 0) {
      const t = r.in(-0.5, 1.9),
        q = r.in(0.38, 0.86);
      gx = Math.cos(t) * q;
      gy = Math.sin(t) * q;
    }
    const x = gx + r.in(-0.13, 0.13),
      y = gy + r.in(-0.11, 0.11);
    if (Math.hypot(x, y) > 0.96) continue;
    if (r.yes(0.7)) small += `M${n(cx + x * R)} ${n(cy + y * R)}h.01`;
    else large += `M${n(cx + x * R)} ${n(cy + y * R)}h.01`;
  }
  return `<path d="${small}" stroke="${colour}" stroke-width="1" stroke-linecap="round" opacity=".8"/><path d="${large}" stroke="${colour}" stroke-width="1.9" stroke-linecap="round" opacity=".9"/>`;
}

function alienGround(w: World): Ground {
  const { r, low, cx, cy, R } = w;
  const grey = w.good !== "alien";
  const glow = grey ? "#c9b6ff" : "#ffe873";
  const style = r.int(0, 2);
  let paint = "";
  if (style === 0) {
    // plated shell with glowing seams
    for (let ring = 0; ring < 4; ring++) {
      const lat0 = -1.2 + ring * 0.62,
        m = low ? 5 : 7;
      for (let k = 0; k < m; k++) {
        if (r.yes(0.16)) continue;
        const a = -1.35 + (2.7 * k) / m + (ring % 2) * 0.19,
          b = a + 2.7 / m - 0.045,
          t = lat0 + 0.57;
        const q = [onSphere(a, lat0), onSphere(b, lat0), onSphere(b, t), onSphere(a, t)].map(
          (p) => `${n(cx + p[0] * R)} ${n(cy + p[1] * R)}`,
        );
        paint += `<path d="M${q.join("L")}Z" fill="${hsl(w.hue + r.in(-6, 6), w.sat * 0.55, w.light - 22 + r.in(-5, 12))}"/>`;
      }
    }
  } else if (style === 1) {
    // concentric gates
    const lon = r.in(-0.5, 0.4),
      lat = r.in(-0.3, 0.4);
    for (let k = 8; k > 0; k--)
      paint += `<path d="${patch(w, lon, lat, 0.15 * k, 0.0, 12)}" fill="${k % 2 ? hsl(w.hue, w.sat * 0.6, w.light - 24) : hsl(w.hue + k * 2, w.sat * 0.7, w.light - 4)}" opacity=".92"/>`;
    paint += `<path d="${patch(w, lon, lat, 0.12, 0, 10)}" fill="${glow}"/>`;
  } else {
    // great glyphs
    for (let i = 0; i < 4; i++)
      paint += `<path d="${patch(w, r.in(-1.1, 1.1), r.in(-0.9, 0.9), r.in(0.3, 0.55), 0.22, 6)}" fill="${hsl(w.mate, 26, w.light - 20)}" opacity=".75"/>`;
    let d = "";
    for (let i = 0; i < (low ? 5 : 9); i++) {
      let lon = Math.round(r.in(-3, 3)) * 0.3,
        lat = Math.round(r.in(-3, 3)) * 0.28;
      for (let k = 0; k < 4; k++) {
        const p = onSphere(lon, lat);
        d += `${k ? "L" : "M"}${n(cx + p[0] * R)} ${n(cy + p[1] * R)}`;
        if (k % 2) lon += r.pick([-0.3, 0.3]);
        else lat += r.pick([-0.28, 0.28]);
      }
    }
    paint += `<path d="${d}" fill="none" stroke="${glow}" stroke-width="3.6" opacity=".22" stroke-linejoin="round"/><path d="${d}" fill="none" stroke="${glow}" stroke-width="1.3" opacity=".95" stroke-linejoin="round" stroke-linecap="round"/>`;
  }
  const t =
    style === 0
      ? { hi: glow, mid: grey ? "#8f75e8" : "#d9a400", lo: grey ? "#3b2a78" : "#6b4a00" }
      : { ...tones(w, -4) };
  return { ...t, paint, noRing: style !== 2, ring: 0.5 };
}
