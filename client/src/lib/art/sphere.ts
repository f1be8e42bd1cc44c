import { groundOf } from "./ground";
import { bastion, halo, moons, ringsOf } from "./orbit";
import { n } from "./random";
import type { World } from "./world";

export function sphere(w: World) {
  const { r, uid, cx, cy, R, kind } = w;
  const ground = groundOf(w);
  const ring = !w.military && !ground.noRing && r.yes(ground.ring ?? 0.22);
  const defs =
    `<defs><clipPath id="${uid}c"><circle cx="${n(cx)}" cy="${n(cy)}" r="${n(R)}"/></clipPath>` +
    `<radialGradient id="${uid}b" cx="34%" cy="28%" r="86%"><stop offset="0" stop-color="${ground.hi}"/><stop offset=".55" stop-color="${ground.mid}"/><stop offset="1" stop-color="${ground.lo}"/></radialGradient>` +
    `<radialGradient id="${uid}s" cx="30%" cy="26%" r="82%"><stop offset=".34" stop-color="#02040c" stop-opacity="0"/><stop offset=".68" stop-color="#02040c" stop-opacity=".42"/><stop offset="1" stop-color="#02040c" stop-opacity=".93"/></radialGradient>` +
    `<radialGradient id="${uid}a"><stop offset=".72" stop-color="${kind.glow}" stop-opacity="0"/><stop offset=".795" stop-color="${kind.glow}" stop-opacity="${w.good === "none" ? 0.28 : 0.75}"/><stop offset=".86" stop-color="${kind.glow}" stop-opacity=".22"/><stop offset="1" stop-color="${kind.glow}" stop-opacity="0"/></radialGradient>` +
    `<linearGradient id="${uid}r" x1="0" y1="0" x2=".9" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".75"/><stop offset=".42" stop-color="${kind.glow}" stop-opacity=".35"/><stop offset=".7" stop-color="${kind.glow}" stop-opacity="0"/></linearGradient></defs>`;
  let out = defs + `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(R * 1.27)}" fill="url(#${uid}a)"/>`;
  const rings = ring ? ringsOf(w) : null;
  if (rings) out += rings.back;
  out +=
    `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(R)}" fill="url(#${uid}b)"/>` +
    `<g clip-path="url(#${uid}c)"><g transform="rotate(${n(w.tilt)} ${n(cx)} ${n(cy)})">${ground.paint}</g>` +
    `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(R + 0.6)}" fill="url(#${uid}s)"/>${ground.night ?? ""}</g>` +
    `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(R - 0.5)}" fill="none" stroke="url(#${uid}r)" stroke-width="1.4"/>`;
  if (rings) out += rings.front;
  if (w.type === "windfall") out += halo(w);
  if (w.military) out += bastion(w);
  out += moons(w);
  return out;
}
