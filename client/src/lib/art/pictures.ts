// The four illustrations of the start page, drawn from the same parts as the games.
import { hash, hsl, n, stream } from "./random";
import { planet, type Good } from "./world";

function starsSvg(seed: string, count: number, w: number, h: number): string {
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
const inner = (svg: string, x: number, y: number, w: number, h: number): string =>
  svg.replace('<svg class="art"', `<svg x="${x}" y="${y}" width="${w}" height="${h}"`);
function picRace(): string {
  return `<svg viewBox="0 0 300 258" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><defs><radialGradient id="pr" cx="30%" cy="20%" r="90%"><stop offset="0" stop-color="#33276b"/><stop offset=".6" stop-color="#120f2a"/><stop offset="1" stop-color="#070b16"/></radialGradient></defs><rect width="300" height="258" fill="url(#pr)"/>${starsSvg("race", 80, 300, 258)}
  ${inner(planet("spice_world", { good: "novelty", type: "production", view: "disc" }), -34, 88, 196, 196)}${inner(planet("distant_world", { good: "genes", type: "windfall", view: "disc" }), 176, -10, 108, 108)}${inner(planet("rebel_outpost", { good: null, type: "grey", military: true, rebel: true, view: "disc" }), 192, 128, 120, 120)}${inner(planet("deserted_alien_outpost", { good: "alien", type: "production", alien: true, view: "disc" }), 104, 46, 78, 78)}${inner(planet("mining_world", { good: "rare", type: "production", view: "disc" }), 14, 4, 92, 92)}</svg>`;
}
function picJump(): string {
  const r = stream(hash("jump"));
  let lines = "";
  const cols = ["#3edbd3", "#86efe9", "#ffffff", "#4b97ff", "#b3a1ff"];
  for (let i = 0; i < 90; i++) {
    const t = r.in(0, 6.283),
      a = r.in(20, 70) + r.in(0, 60),
      b = a + r.in(20, 130) * (a / 80);
    lines += `<path d="M${n(176 + Math.cos(t) * a)} ${n(106 + Math.sin(t) * a * 0.8)}L${n(176 + Math.cos(t) * b)} ${n(106 + Math.sin(t) * b * 0.8)}" stroke="${r.pick(cols)}" stroke-width="${n(r.in(0.6, 2.4))}" stroke-linecap="round" opacity="${n(r.in(0.25, 0.9))}"/>`;
  }
  return `<svg viewBox="0 0 300 258" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><defs><radialGradient id="pj" cx="58%" cy="41%" r="75%"><stop offset="0" stop-color="#dffcff"/><stop offset=".1" stop-color="#56dcd9"/><stop offset=".38" stop-color="#0e4653"/><stop offset="1" stop-color="#060b16"/></radialGradient><linearGradient id="ph" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#eef6ff"/><stop offset=".5" stop-color="#8aa6c8"/><stop offset="1" stop-color="#26364f"/></linearGradient></defs><rect width="300" height="258" fill="url(#pj)"/>${lines}
  <g transform="translate(112 158) rotate(-33)"><path d="M92 0C52-20-10-25-66-14L-52 0L-66 14C-10 25 52 20 92 0Z" fill="url(#ph)"/><path d="M92 0C52 4-10 6-58 0C-10-3 52-5 92 0Z" fill="#0e1a2c" opacity=".35"/><path d="M10-20L-38-62L-56-58L-36-17Z" fill="#5f7fa6"/><path d="M10 20L-38 62L-56 58L-36 17Z" fill="#25405f"/><path d="M34-12C48-11 60-6 68-1C56-2 42-3 30-4Z" fill="#062a33"/><path d="M-66-11L-112-4L-66-2ZM-66 2L-112 5L-66 11Z" fill="#7ff5ee"/><path d="M-66-8L-150-3L-66-4Z" fill="#fff" opacity=".7"/></g></svg>`;
}
function picTrucker(): string {
  const cell = (x: number, y: number, body: string) =>
    `<g transform="translate(${x} ${y})"><rect x="1" y="1" width="44" height="44" rx="6" fill="#2a3348" stroke="#56617c" stroke-width="1.5"/>${body}</g>`;
  const pipe = '<path d="M23 1V11M23 35V45M1 23H11M35 23H45" stroke="#9fb0d6" stroke-width="5"/>';
  const cabin =
    pipe +
    '<circle cx="23" cy="23" r="13" fill="#f2f6ff"/><circle cx="23" cy="23" r="9" fill="#86c5ff"/><path d="M18 27a5 5 0 0 1 10 0Z" fill="#ff9663"/><circle cx="23" cy="20" r="3.4" fill="#ffd9b8"/>';
  const engine =
    '<path d="M23 1V12" stroke="#9fb0d6" stroke-width="5"/><rect x="12" y="11" width="22" height="15" rx="4" fill="#ff9663"/><path d="M13 26H33L38 44H8Z" fill="#8a3b12"/><path d="M15 30H31" stroke="#ffd3b8" stroke-width="2.5"/>';
  const gun =
    '<path d="M23 34V45" stroke="#9fb0d6" stroke-width="5"/><rect x="13" y="20" width="20" height="15" rx="4" fill="#c061d8"/><rect x="19" y="2" width="8" height="20" rx="3" fill="#e9b3f5"/>';
  const cargo =
    pipe +
    '<rect x="9" y="9" width="28" height="28" rx="4" fill="#14192a"/><rect x="12" y="12" width="10" height="10" rx="2" fill="#fadb3c"/><rect x="24" y="12" width="10" height="10" rx="2" fill="#5fe3a1"/><rect x="12" y="24" width="10" height="10" rx="2" fill="#ff5a52"/><rect x="24" y="24" width="10" height="10" rx="2" fill="#4b97ff"/>';
  const batt =
    pipe +
    '<rect x="12" y="9" width="9" height="28" rx="3" fill="#5fe3a1"/><rect x="25" y="9" width="9" height="28" rx="3" fill="#5fe3a1"/><path d="M12 17h9M25 17h9" stroke="#0b3d25" stroke-width="2"/>';
  const shield =
    pipe +
    '<circle cx="23" cy="23" r="11" fill="#1c4d7a"/><path d="M9 18A15 15 0 0 1 28 8" stroke="#86c5ff" stroke-width="4" fill="none" stroke-linecap="round"/>';
  const rock = (x: number, y: number, s: number, t: number) =>
    `<path transform="translate(${x} ${y}) rotate(${t}) scale(${s})" d="M-14-6L-4-14L9-11L15 1L8 13L-6 14L-15 5Z" fill="#8b6a52"/><path transform="translate(${x} ${y}) rotate(${t}) scale(${s})" d="M-14-6L-4-14L9-11L2-1L-9 2Z" fill="#c79f7f"/>`;
  return `<svg viewBox="0 0 300 258" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><defs><radialGradient id="pt" cx="70%" cy="80%" r="95%"><stop offset="0" stop-color="#6b2f14"/><stop offset=".55" stop-color="#24131a"/><stop offset="1" stop-color="#080b16"/></radialGradient></defs><rect width="300" height="258" fill="url(#pt)"/>${starsSvg("truck", 70, 300, 258)}${rock(34, 40, 1.1, 10)}${rock(262, 62, 1.5, 50)}${rock(30, 190, 0.7, 80)}${rock(276, 196, 0.6, 20)}
  <g transform="rotate(-7 150 130)"><path d="M108 214l-6 34M192 214l6 34" stroke="#ff9663" stroke-width="3" opacity=".5"/><path d="M120 238q6 26 12 0ZM168 238q6 26 12 0Z" fill="#ffdf9f"/>${cell(127, 14, gun)}${cell(81, 60, shield)}${cell(127, 60, cabin)}${cell(173, 60, batt)}${cell(35, 106, gun)}${cell(81, 106, cargo)}${cell(127, 106, cabin)}${cell(173, 106, cargo)}${cell(219, 106, gun)}${cell(81, 152, batt)}${cell(127, 152, cargo)}${cell(173, 152, shield)}${cell(104, 198, engine)}${cell(150, 198, engine)}</g>
  <g transform="translate(222 214) rotate(24)"><rect x="-23" y="-23" width="46" height="46" rx="6" fill="#2a3348" stroke="#ff9663" stroke-width="2" stroke-dasharray="5 4"/></g></svg>`;
}
function picSolarius(): string {
  let hexes = "";
  const s = 27;
  for (let q = -4; q <= 4; q++)
    for (let k = -4; k <= 4; k++) {
      if (Math.abs(q + k) > 4) continue;
      const x = 150 + s * 1.732 * (q + k / 2),
        y = 128 + s * 1.5 * k;
      const p = [...Array(6)]
        .map((_, i) => `${n(x + (s - 1.6) * Math.sin(i * 1.0472))} ${n(y - (s - 1.6) * Math.cos(i * 1.0472))}`)
        .join("L");
      const d = Math.max(Math.abs(q), Math.abs(k), Math.abs(q + k));
      hexes += `<path d="M${p}Z" fill="${d === 0 ? "#3b2c08" : hsl(228 + d * 6, 36, 17 - d * 1.6)}" stroke="#f4cb4e" stroke-opacity="${n(0.5 - d * 0.09)}"/>`;
    }
  const at = (q: number, k: number): [number, number] => [150 + s * 1.732 * (q + k / 2), 128 + s * 1.5 * k];
  const pl = (id: string, g: Good | null, q: number, k: number, w: number) => {
    const [x, y] = at(q, k);
    return inner(planet(id, { good: g, type: "production", view: "disc", detail: "low" }), x - w / 2, y - w / 2, w, w);
  };
  return `<svg viewBox="0 0 300 258" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><defs><radialGradient id="ps"><stop offset="0" stop-color="#fff6d0"/><stop offset=".22" stop-color="#ffe27a"/><stop offset=".45" stop-color="#f4a92e" stop-opacity=".7"/><stop offset="1" stop-color="#f4a92e" stop-opacity="0"/></radialGradient></defs><rect width="300" height="258" fill="#080b16"/>${hexes}${starsSvg("sol", 46, 300, 258)}<circle cx="150" cy="128" r="86" fill="url(#ps)"/><circle cx="150" cy="128" r="21" fill="#fff3c0"/>
  ${pl("mining_world", "rare", 2, -1, 58)}${pl("gem_world", "novelty", -2, 1, 62)}${pl("plague_world", "genes", 1, 1, 52)}${pl("gambling_world", null, -1, -1, 46)}${pl("tourist_world", null, 3, -2, 40)}
  <path d="M150 128L197 128L174 168L127 168" fill="none" stroke="#fff" stroke-width="2" stroke-dasharray="3 5" stroke-linecap="round" opacity=".8"/><g transform="translate(127 168) rotate(-120)"><path d="M0-15L9 10L0 5L-9 10Z" fill="#f2f6ff" stroke="#0b1120" stroke-width="1.5"/></g></svg>`;
}

export const PICTURES: Record<string, () => string> = {
  race: picRace,
  jumpdrive: picJump,
  trucker: picTrucker,
  solarius: picSolarius,
};
