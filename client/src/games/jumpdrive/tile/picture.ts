// The picture of the start page, drawn from the same parts as the game.
import { hash, n, stream } from "../../../lib/art/random";

export function picture(): string {
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
