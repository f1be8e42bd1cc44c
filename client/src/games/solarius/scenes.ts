// How Solarius is seen: the die is taken, the wheel turns, the ship flies its way, the planet turns over, cubes move.
import { seatOf } from "../../lib/motion/cards";
import { cardIn, fact } from "../../lib/motion/facts";
import type { Choreography, Scene } from "../../lib/motion/scene";
import type { GameEvent } from "../../lib/net/wire";
import type { CueName } from "../../lib/sound/cues";
import { say } from "../../lib/texts/texts.svelte";
import { built, type Die, dieIn, dieKey, earned, gained, played, raised, sold, stored, took } from "./flights";
import { Shown } from "./shown";
import { type BridgeDie, type SolariusView, viewOf } from "./types";

/** the hex whose planet turns over now, or the die that has left the bridge */
export interface Picture {
  turning?: string;
  leaving?: string;
}

function flown(view: SolariusView, event: GameEvent): SolariusView {
  const ship = String(fact(event, "hex"));
  return { ...view, seats: view.seats.map((seat, i) => (i === event.seat ? { ...seat, ship } : seat)) };
}

/** the planet lies open; which hex it is on is where it lies afterwards, or where the ship is */
function opened(view: SolariusView, after: SolariusView, event: GameEvent): [SolariusView, string] {
  const planet = cardIn(event, "card");
  const cell =
    Object.entries(after.map.planets).find(([, one]) => one.planet === planet)?.[0] ??
    view.seats[seatOf(event)]?.ship ??
    "";
  const chip = view.map.planets[cell];
  const planets = chip ? { ...view.map.planets, [cell]: { ...chip, planet } } : view.map.planets;
  return [{ ...view, map: { ...view.map, planets } }, cell];
}

const FIRST = -1,
  LAST = 3;
const same = (a: Die, b: Die): boolean => a.colour === b.colour && a.face === b.face;

/** the bridge without the die that was taken */
function taken(bridge: BridgeDie[], die: Die): BridgeDie[] {
  const at = bridge.findIndex((one) => same(one, die));
  return bridge.filter((_, i) => i !== at);
}
/** the wheel has turned by one field, and the die that was rolled lies on the first; what it gives is known afterwards */
function turned(bridge: BridgeDie[], die: Die, after: BridgeDie[]): BridgeDie[] {
  const ap = after.find((one) => same(one, die))?.ap;
  const on = bridge.map((one) => ({ ...one, wheel: Math.min(LAST, one.wheel + 1) }));
  return [...on, { ...die, wheel: FIRST, ...(ap === undefined ? {} : { ap }) }];
}

const SIGHTS: Readonly<Record<string, readonly [name: string, ms: number, cue: CueName]>> = {
  took: ["take", 280, "dice"],
  refilled: ["wheel", 240, "dice"],
  wheel: ["gain", 240, "coins"],
  gained: ["gain", 240, "coins"],
  flew: ["fly", 420, "engine"],
  revealed: ["planet", 320, "card"],
  stored: ["cubes", 260, "good"],
  bought_resource: ["cubes", 260, "good"],
  sold: ["sell", 280, "coins"],
  raised: ["raise", 200, "point"],
  settled: ["points", 260, "point"],
  mission: ["points", 260, "point"],
  colony: ["build", 260, "snap"],
  station: ["build", 260, "snap"],
  outpost: ["build", 260, "snap"],
  played_mission: ["play", 260, "place"],
  played_development: ["play", 260, "place"],
  drew: ["deal", 160, "deal"],
};

/** one event on the table that the one before left: its scene, and how the table stands while it is seen and after it */
interface Sight extends Pick<Scene, "flights" | "picture"> {
  during: SolariusView;
  then?: SolariusView;
}
function sight(view: SolariusView, after: SolariusView, event: GameEvent): Sight {
  switch (event.type) {
    case "flew":
      return { during: flown(view, event) };
    case "took": {
      const then = { ...view, bridge: taken(view.bridge, dieIn(event)) };
      return { during: view, then, flights: took(event), picture: { leaving: dieKey(dieIn(event)) } satisfies Picture };
    }
    case "refilled":
      return { during: { ...view, bridge: turned(view.bridge, dieIn(event), after.bridge) } };
    case "revealed": {
      const [during, turning] = opened(view, after, event);
      return { during, picture: { turning } satisfies Picture };
    }
    default:
      return { during: view, flights: FLIGHTS[event.type]?.(event, view, after) ?? [] };
  }
}
const FLIGHTS: Readonly<
  Record<string, (event: GameEvent, view: SolariusView, after: SolariusView) => Scene["flights"]>
> = {
  wheel: gained,
  gained,
  stored,
  bought_resource: stored,
  sold,
  raised,
  settled: earned,
  mission: earned,
  colony: built,
  station: built,
  outpost: built,
  played_mission: (event, { seat }) => played(event, seat),
  played_development: (event, { seat }) => played(event, seat),
};

export const scenes: Choreography = (happening) => {
  const after = viewOf({ view: happening.after });
  const shown = new Shown(happening);
  let view = viewOf({ view: happening.before });
  return happening.news.flatMap((entry): Scene[] => {
    const { event, n } = entry;
    const known = event && SIGHTS[event.type];
    const { during, then, ...seen }: Sight = known ? sight(view, after, event) : { during: view };
    view = shown.step(then ?? during, entry);
    if (!known) return [];
    const [name, ms, cue] = known;
    return [{ ...seen, view: during, name, ms, cue, caption: [say(event.text)], upto: n }];
  });
};
