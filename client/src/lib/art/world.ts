// Procedural worlds: the same id gives the same planet, always, everywhere. Plain SVG strings, no filters, no DOM.
import { alienMachine, alienShips, comet, rocks, station } from "./objects";
import { hash, nextId, stream, type Stream } from "./random";
import { sky } from "./sky";
import { sphere } from "./sphere";

export type Good = "novelty" | "rare" | "genes" | "alien";
export type ArtView = "card" | "wide" | "disc";
export type Detail = "full" | "low";

interface Kind {
  hues: [number, number];
  sat: [number, number];
  light: [number, number];
  /** the atmosphere, always near the good's colour */
  glow: string;
  mate: number[];
}

const KIND: Record<Good | "none", Kind> = {
  novelty: { hues: [203, 222], sat: [62, 84], light: [42, 54], glow: "#4b97ff", mate: [188, 262, 320] },
  rare: { hues: [16, 32], sat: [46, 66], light: [36, 46], glow: "#e08a4a", mate: [8, 40, 350] },
  genes: { hues: [128, 162], sat: [42, 64], light: [34, 44], glow: "#5fe3a1", mate: [85, 175, 60] },
  alien: { hues: [44, 52], sat: [70, 88], light: [44, 54], glow: "#fadb3c", mate: [275, 300, 165] },
  none: { hues: [205, 240], sat: [6, 18], light: [42, 56], glow: "#a9b8d6", mate: [30, 200, 350] },
};

/** where the companion moon stands: repeats the good's colour for readers who do not see it */
export const MOON_AT: Partial<Record<Good | "none", [number, number]>> = {
  novelty: [-1, -1],
  rare: [1, -1],
  genes: [-1, 1],
  alien: [1, 1],
};

export interface PlanetSpec {
  good?: Good | null;
  type?: "windfall" | "production" | "grey" | null;
  military?: boolean;
  rebel?: boolean;
  alien?: boolean;
  /** card: portrait with stars; wide: landscape with stars; disc: transparent, for chips and lists */
  view?: ArtView;
  detail?: Detail;
}

export interface World {
  id: string;
  r: Stream;
  uid: string;
  low: boolean;
  kind: Kind;
  good: Good | "none";
  cx: number;
  cy: number;
  R: number;
  box: [number, number];
  view: ArtView;
  hue: number;
  sat: number;
  light: number;
  mate: number;
  tilt: number;
  lean: number;
  military: boolean;
  rebel: boolean;
  alien: boolean;
  type: PlanetSpec["type"];
}

export interface Ground {
  hi: string;
  mid: string;
  lo: string;
  paint: string;
  ring?: number;
  noRing?: boolean;
  night?: string;
}

export const BOX: Record<ArtView, [number, number]> = { card: [200, 280], wide: [200, 130], disc: [120, 120] };
export const CENTRE: Record<ArtView, [number, number]> = { card: [121, 162], wide: [108, 66], disc: [60, 60] };

/** the picture's subject, by the words of the id */
function subject(id: string): (w: World) => string {
  if (/asteroid|belt/.test(id)) return rocks;
  if (/comet/.test(id)) return comet;
  if (/warship|battle_fleet|scout_ship/.test(id)) return alienShips;
  if (/sentry|robotic_factory/.test(id)) return alienMachine;
  if (/space_port|convoy|engineers|studios/.test(id)) return station;
  return sphere;
}

export function planet(id: string, spec: PlanetSpec = {}): string {
  const good = spec.good ?? "none";
  const kind = KIND[good];
  const view = spec.view ?? "card";
  const r = stream(hash(id));
  const box = BOX[view];
  const [cx, cy] = CENTRE[view];
  // every view draws one number here, so that the rest of the planet is the same in all of them
  const R = view === "card" ? r.in(62, 70) : view === "wide" ? r.in(42, 47) : (r(), 40);
  const w: World = {
    id,
    r,
    uid: nextId("p"),
    low: spec.detail === "low",
    kind,
    good,
    cx,
    cy,
    R,
    box,
    view,
    hue: r.in(...kind.hues),
    sat: r.in(...kind.sat),
    light: r.in(...kind.light),
    mate: r.pick(kind.mate),
    tilt: r.in(-28, 28),
    lean: r.in(-0.35, 0.45),
    military: !!spec.military,
    rebel: !!spec.rebel,
    alien: !!spec.alien || good === "alien",
    type: spec.type ?? null,
  };
  const stars = view === "disc" ? "" : sky(w);
  return `<svg class="art" viewBox="0 0 ${box[0]} ${box[1]}" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">${stars}${subject(id)(w)}</svg>`;
}
