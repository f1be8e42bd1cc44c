// Emblems of developments: grown from the card id, geometry only.
import { motif, motifOf } from "./motif";
import { hash, hsl, n, nextId, stream, TAU, type Point } from "./random";
import { BOX, CENTRE, type ArtView, type Detail } from "./world";

/** the phase in which the card works most; hue pairs, never a good's colour at full strength */
const TONE = {
  explore: [186, 205],
  develop: [232, 260],
  settle: [268, 300],
  military: [2, 338],
  trade: [44, 28],
  consume: [318, 275],
  produce: [158, 190],
  grand: [42, 258],
} as const;
export type Tone = keyof typeof TONE;

export interface EmblemSpec {
  tone?: Tone;
  grand?: boolean;
  view?: ArtView;
  detail?: Detail;
}

export function emblem(id: string, spec: EmblemSpec = {}): string {
  const r = stream(hash(id) ^ 0x5eed);
  const uid = nextId("e");
  const grand = !!spec.grand;
  const [h1, h2] = TONE[spec.tone ?? "develop"];
  const low = spec.detail === "low";
  const view = spec.view ?? "card";
  const box = BOX[view];
  const [cx, cy] = CENTRE[view];
  const R = view === "card" ? 66 : view === "wide" ? 50 : 46;
  const fold = r.pick(grand ? [6, 8, 12] : [4, 5, 6, 8]);
  const hue = h1 + r.in(-10, 10),
    hue2 = h2 + r.in(-12, 12);
  const line = hsl(hue, 62, 76),
    soft = hsl(hue, 48, 52),
    deep = hsl(hue2, 42, 20),
    mid = hsl(hue2, 44, 34),
    gold = grand ? "#ffd978" : hsl(hue, 80, 84);

  let out =
    `<svg class="art" viewBox="0 0 ${box[0]} ${box[1]}" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false"><defs>` +
    `<linearGradient id="${uid}f" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${hsl(hue, 46, 46)}"/><stop offset=".5" stop-color="${mid}"/><stop offset="1" stop-color="${deep}"/></linearGradient>` +
    `<radialGradient id="${uid}g"><stop offset="0" stop-color="${hsl(hue, 70, 62)}" stop-opacity=".55"/><stop offset="1" stop-color="${hsl(hue, 70, 40)}" stop-opacity="0"/></radialGradient></defs>`;
  if (view !== "disc") {
    out += `<rect width="${box[0]}" height="${box[1]}" fill="#0a0f1e"/><rect width="${box[0]}" height="${box[1]}" fill="${hsl(hue2, 45, 22, 0.45)}"/>`;
    let grid = "";
    if (!low) {
      for (let x = -4; x <= box[0]; x += 20) grid += `M${x} 0V${box[1]}`;
      for (let y = 10; y <= box[1]; y += 20) grid += `M0 ${y}H${box[0]}`;
    }
    out += `<path d="${grid}" stroke="${hsl(hue, 50, 70, 0.09)}" fill="none"/><circle cx="${cx}" cy="${cy}" r="${R * 1.5}" fill="url(#${uid}g)"/>`;
  }
  // the diamond: constant for all developments
  const D = R * 1.16;
  const dia = (q: number) =>
    `M${n(cx)} ${n(cy - q)}L${n(cx + q)} ${n(cy)}L${n(cx)} ${n(cy + q)}L${n(cx - q)} ${n(cy)}Z`;
  out += `<path d="${dia(D)}" fill="url(#${uid}f)" stroke="${line}" stroke-width="${n(R * 0.035)}" stroke-linejoin="round"/><path d="${dia(D * 0.93)}" fill="none" stroke="${line}" stroke-opacity=".35" stroke-width="${n(R * 0.015)}"/>`;
  // facets: light from the upper left as on the planets
  out += `<path d="M${n(cx)} ${n(cy - D)}L${n(cx - D)} ${n(cy)}L${n(cx)} ${n(cy)}Z" fill="#fff" opacity=".1"/><path d="M${n(cx)} ${n(cy + D)}L${n(cx + D)} ${n(cy)}L${n(cx)} ${n(cy)}Z" fill="#000" opacity=".22"/>`;
  const at = (q: number, t: number): Point => [cx + q * Math.sin(t), cy - q * Math.cos(t)];
  const poly = (q: number, m: number, rot = 0, inner = 0) => {
    const p: string[] = [],
      k = inner ? m * 2 : m;
    for (let i = 0; i < k; i++) {
      const [x, y] = at(inner && i % 2 ? q * inner : q, rot + (i / k) * TAU);
      p.push(`${n(x)} ${n(y)}`);
    }
    return `M${p.join("L")}Z`;
  };
  // rosette: seeded layers
  const layers = grand ? 3 : 2;
  let q = R * 0.76;
  for (let i = 0; i < layers; i++) {
    const style = r.int(0, 4),
      rot = r.pick([0, TAU / fold / 2]);
    const w = n(R * r.in(0.018, 0.034));
    if (style === 0)
      out += `<path d="${poly(q, fold, rot, r.in(0.55, 0.8))}" fill="${deep}" fill-opacity=".55" stroke="${line}" stroke-width="${w}" stroke-linejoin="round"/>`;
    else if (style === 1) {
      out += `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(q * 0.9)}" fill="${deep}" fill-opacity=".5" stroke="${line}" stroke-width="${w}"/>`;
      for (let k = 0; k < fold; k++) {
        const [x, y] = at(q * 0.9, rot + (k / fold) * TAU);
        out += `<circle cx="${n(x)}" cy="${n(y)}" r="${n(R * 0.045)}" fill="${gold}"/>`;
      }
    } else if (style === 2) {
      let d = "";
      for (let k = 0; k < fold * 2; k++) {
        const a = at(q * (k % 2 ? 0.8 : 0.95), rot + (k / fold / 2) * TAU),
          b = at(q * 0.55, rot + (k / fold / 2) * TAU);
        d += `M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}`;
      }
      out += `<path d="${d}" stroke="${line}" stroke-width="${n(R * 0.03)}" stroke-linecap="round" opacity=".8"/>`;
    } else if (style === 3)
      out += `<path d="${poly(q * 0.95, fold, rot)}${poly(q * 0.95, fold, rot + TAU / fold / 2)}" fill="none" stroke="${line}" stroke-width="${w}" opacity=".85" stroke-linejoin="round"/>`;
    else {
      let d = "";
      for (let k = 0; k < fold; k++) {
        const a = rot + (k / fold) * TAU,
          b = a + (TAU / fold) * 0.72;
        const p = at(q * 0.9, a),
          e = at(q * 0.9, b);
        d += `M${n(p[0])} ${n(p[1])}A${n(q * 0.9)} ${n(q * 0.9)} 0 0 1 ${n(e[0])} ${n(e[1])}`;
      }
      out += `<path d="${d}" fill="none" stroke="${soft}" stroke-width="${n(R * 0.075)}"/>`;
    }
    q *= r.in(0.74, 0.82);
  }
  // core and motif
  const c = R * 0.4;
  out += `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(c)}" fill="#0a0f1e" fill-opacity=".86" stroke="${gold}" stroke-width="${n(R * 0.03)}"/>`;
  out += `<g transform="translate(${n(cx)} ${n(cy)}) scale(${Math.round((c / 24) * 100) / 100})" fill="none" stroke="${gold}" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round">${motif(motifOf(id), gold)}</g>`;
  return out + "</svg>";
}
