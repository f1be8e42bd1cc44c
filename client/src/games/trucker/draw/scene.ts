// The picture of an adventure card, 300 by 120, grown from the card's id.
import { hash, stream, type Stream } from "../../../lib/art/random";
import type { CardFace } from "../types";
import { rock } from "./rock";

const round = (n: number): string => n.toFixed(1);
const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

function sky(card: CardFace, random: Stream): string {
  const hue = random.int(0, 359);
  const stars = range(46).map(
    () =>
      `<circle cx="${round(random() * 300)}" cy="${round(random() * 120)}" r="${(0.4 + random()).toFixed(2)}" opacity="${(0.3 + random() * 0.6).toFixed(2)}"/>`,
  );
  return `<defs><radialGradient id="sky-${card.id}" cx="${round(20 + random() * 60)}%" cy="${round(10 + random() * 60)}%" r="75%"><stop offset="0" stop-color="hsl(${hue} 45% 26%)"/><stop offset="1" stop-color="#0b1120"/></radialGradient></defs><rect width="300" height="120" fill="url(#sky-${card.id})"/><g fill="#dfe8ff">${stars.join("")}</g>`;
}

function planets(card: CardFace, random: Stream): string {
  const count = card.planets.length;
  return range(count)
    .map((i) => {
      const r = 14 + random() * 16,
        hue = random.int(0, 359);
      const ring =
        random() > 0.5
          ? `<ellipse rx="${round(r * 1.7)}" ry="${round(r * 0.4)}" fill="none" stroke="hsl(${hue} 40% 75%)" stroke-width="2.4" opacity=".8" transform="rotate(-18)"/>`
          : "";
      return `<g transform="translate(${round((300 / count) * (i + 0.5))} ${round(40 + random() * 40)})"><circle r="${round(r)}" fill="hsl(${hue} 42% 46%)"/><path d="M${round(-r * 0.92)} ${round(r * 0.3)}A${round(r)} ${round(r)} 0 0 0 ${round(r * 0.92)} ${round(r * 0.3)}A${round(r * 1.4)} ${round(r * 1.4)} 0 0 1 ${round(-r * 0.92)} ${round(r * 0.3)}Z" fill="hsl(${hue} 46% 34%)"/><circle r="${round(r)}" fill="none" stroke="hsl(${hue} 60% 72%)" stroke-opacity=".5"/>${ring}</g>`;
    })
    .join("");
}

function openSpace(_: CardFace, random: Stream): string {
  const streaks = range(22).map(
    () =>
      `<path d="M${round(random() * 300)} ${round(random() * 120)}h${round(20 + random() * 70)}" stroke="#9fc4ff" stroke-opacity="${(0.15 + random() * 0.5).toFixed(2)}" stroke-width="${(1 + random() * 1.6).toFixed(1)}" stroke-linecap="round"/>`,
  );
  return `${streaks.join("")}<path d="M196 60 164 44v10H96v12h68v10Z" fill="#ff9663"/>`;
}

const stardust = (_: CardFace, random: Stream): string =>
  range(160)
    .map(() => {
      const angle = random() * 6.28,
        far = random();
      return `<circle cx="${round(150 + Math.cos(angle) * far * 150)}" cy="${round(60 + Math.sin(angle) * far * 42)}" r="${(0.6 + random() * 1.8).toFixed(2)}" fill="hsl(${round(40 + random() * 25)} 70% ${round(60 + random() * 25)}%)" opacity="${(0.35 + random() * 0.6).toFixed(2)}"/>`;
    })
    .join("");

function meteors(card: CardFace, random: Stream): string {
  return range(9)
    .map((i) => {
      const x = 24 + i * 32 + random() * 10,
        y = 24 + random() * 72,
        r = 6 + random() * 15;
      return `<path d="M${round(x)} ${round(y)}L${round(x + 40)} ${round(y - 34)}" stroke="#ffb48f" stroke-opacity=".35" stroke-width="${round(r)}" stroke-linecap="round"/>${rock(x, y, r, card.id + i)}`;
    })
    .join("");
}

const germ = (x: number): string =>
  [0, 45, 90, 135, 180, 225, 270, 315]
    .map((angle) => `<path d="M${x} 61m0-13v-6" transform="rotate(${angle} ${x} 61)"/>`)
    .join("");
const enemy = (colour: string, shape: string) => (): string =>
  `<g transform="translate(150 60)" stroke="${colour}" stroke-width="3" stroke-linejoin="round" fill="#131c33">${shape.replaceAll("COLOUR", colour)}</g>`;
const still = (shape: string) => (): string => shape;

const SCENES: Record<string, (card: CardFace, random: Stream) => string> = {
  planets,
  open_space: openSpace,
  stardust,
  meteor_swarm: meteors,
  epidemic: () =>
    `<g fill="none" stroke="#dfe8ff" stroke-width="3"><rect x="72" y="36" width="62" height="50" rx="12"/><rect x="166" y="36" width="62" height="50" rx="12"/></g><path d="M134 61H166" stroke="#ffc65c" stroke-width="10"/><g fill="#8be36f"><circle cx="103" cy="61" r="13"/><circle cx="197" cy="61" r="13"/></g><g stroke="#8be36f" stroke-width="3.5" stroke-linecap="round">${germ(103)}${germ(197)}</g>`,
  sabotage: still(
    '<g transform="translate(150 62)"><path d="M-34-34H34L44-24V24L34 34H-34L-44 24V-24Z" fill="#2a3450" stroke="#8fa0c6" stroke-width="3"/><circle r="20" fill="#10131c" stroke="#ff8b80" stroke-width="3.5"/><path d="M12-16C18-26 24-28 32-26" fill="none" stroke="#ff8b80" stroke-width="3.5"/><path d="M36-34l2 6 6 1-5 4 2 6-6-3-5 4 1-7-5-3 6-1Z" fill="#ffc857"/><path d="M-8-8 8 8M8-8-8 8" stroke="#ff8b80" stroke-width="4" stroke-linecap="round"/></g>',
  ),
  slavers: enemy(
    "#c39bff",
    '<path d="M-78 0-40-30H30L78-8V8L30 30H-40Z"/><path d="M-20-30V30M4-30V30M28-30V30M-20 0H52" stroke-width="4.5"/><circle cx="-46" cy="0" r="9" fill="COLOUR"/>',
  ),
  smugglers: enemy(
    "#5fd6c4",
    '<path d="M-80 6-52-16H-10L6-34H40L28-16H74L82 6 60 24H-62Z"/><rect x="-40" y="-8" width="20" height="20" fill="COLOUR"/><rect x="-12" y="-8" width="20" height="20"/><rect x="16" y="-8" width="20" height="20" fill="COLOUR"/>',
  ),
  pirates: enemy(
    "#ff8b80",
    '<path d="M-84 0-30-36-40-10H40L30-36 84 0 30 36 40 10H-40L-30 36Z"/><path d="M-18-8 18 8M18-8-18 8" stroke-width="5" stroke-linecap="round"/><circle r="4" fill="COLOUR"/>',
  ),
  abandoned_ship: still(
    '<g transform="translate(150 62) rotate(-9)" fill="#1e2a4a" stroke="#8fa0c6" stroke-width="2.6" stroke-linejoin="round"><path d="M-86 4-50-22H-8L-2-10 10-22H26L22-6 40-2 52-18 86 0 60 20H-60Z"/><path d="M-46-6h14v12h-14ZM-22-6h14v12H-22Z"/><path d="M26-40 34-30M50-38 44-28M10-40 14-32" stroke-linecap="round"/></g>',
  ),
  abandoned_station: still(
    '<g transform="translate(150 60)" fill="#1e2a4a" stroke="#8fa0c6" stroke-width="2.6" stroke-linejoin="round"><circle r="24"/><path d="M-24-6H-70V6H-24M24-6H70V6H24M-6-24V-48H6V-24M-6 24V48H6V24"/><rect x="-92" y="-20" width="24" height="40" rx="4"/><rect x="68" y="-20" width="24" height="40" rx="4"/><path d="M-10-10H10V10H-10Z"/></g>',
  ),
  combat_zone: still(
    '<g stroke="#ff8b80" stroke-width="4" stroke-linecap="round"><path d="M26 20 96 50M120 16 178 52M280 26 206 60M40 104 112 72M262 104 190 76"/></g><g fill="none" stroke="#ffc857" stroke-width="3.5"><circle cx="150" cy="62" r="26"/><path d="M150 24V48M150 76V100M112 62H136M164 62H188" stroke-linecap="round"/></g>',
  ),
};

export function scene(card: CardFace): string {
  const random = stream(hash(card.id));
  return sky(card, random) + (SCENES[card.kind]?.(card, random) ?? "");
}
