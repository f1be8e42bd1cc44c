// How Solarius is seen: the wheel turns, the ship flies its way, the planet turns over, cubes move.
import { point, seatOf } from "../../lib/motion/cards";
import { cardIn, fact, inner, listIn, numberIn } from "../../lib/motion/facts";
import type { Choreography, Flight, Scene } from "../../lib/motion/scene";
import type { GameEvent } from "../../lib/net/wire";
import type { CueName } from "../../lib/sound/cues";
import { say } from "../../lib/texts/texts.svelte";
import { cube } from "./art/shapes";
import { Shown } from "./shown";
import { type BridgeDie, type Colour, colourOf, letterOf, type SolariusView, viewOf } from "./types";

/** the hex whose planet turns over now */
export interface Picture {
  turning: string;
}

const colourTold = (value: unknown): Colour => colourOf(inner(value)?.key.replace("solarius-", "")) ?? "black";
const colourIn = (event: GameEvent): Colour => colourTold(fact(event, "colour"));

const row = (seat: number, colour: string): string =>
  `[data-player="${letterOf(seat)}"] :is(.sm-rows [data-explain="row:${colour}"], .ovv)`;
const stat = (seat: number, name: string): string => `[data-player="${letterOf(seat)}"] [data-explain="stat:${name}"]`;
const cubeLook = (colour: Colour): string =>
  `<svg width="26" height="26" viewBox="-12 -12 24 24">${cube(colour)}</svg>`;

function cubes(event: GameEvent): Flight[] {
  const [seat, colour] = [seatOf(event), colourIn(event)];
  const number = Math.min(4, Math.max(1, numberIn(event, "number")));
  const from = event.type === "bought_resource" ? stat(seat, "bucks") : ".sm-brg";
  return Array.from({ length: number }, (_, i) => ({
    from,
    to: row(seat, colour),
    look: cubeLook(colour),
    after: i * 40,
  }));
}

function sold(event: GameEvent): Flight[] {
  const all = listIn(event, "cubes");
  return all.slice(0, 6).map((one, i) => {
    const colour = colourTold(inner(one)?.args?.["colour"]);
    return {
      from: row(seatOf(event), colour),
      to: stat(seatOf(event), "bucks"),
      look: cubeLook(colour),
      after: i * 40,
    };
  });
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
type Die = Pick<BridgeDie, "colour" | "face">;
function dieIn(event: GameEvent): Die {
  const die = inner(fact(event, "die"))?.args;
  return { colour: colourTold(die?.["colour"]), face: String(die?.["face"]).replace("★", "*") as BridgeDie["face"] };
}
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
  took: ["take", 240, "dice"],
  refilled: ["wheel", 240, "dice"],
  wheel: ["wheel", 240, "coins"],
  flew: ["fly", 420, "engine"],
  revealed: ["planet", 320, "card"],
  stored: ["cubes", 260, "good"],
  bought_resource: ["cubes", 260, "good"],
  sold: ["sell", 280, "coins"],
  raised: ["raise", 200, "point"],
  colony: ["build", 240, "snap"],
  station: ["build", 240, "snap"],
  outpost: ["build", 240, "snap"],
  played_mission: ["play", 240, "place"],
  played_development: ["play", 240, "place"],
  drew: ["deal", 160, "deal"],
};

/** one event on the table that the one before left */
function sight(view: SolariusView, after: SolariusView, event: GameEvent): Partial<Scene> & { view: SolariusView } {
  switch (event.type) {
    case "flew":
      return { view: flown(view, event) };
    case "took":
      return { view: { ...view, bridge: taken(view.bridge, dieIn(event)) } };
    case "refilled":
      return { view: { ...view, bridge: turned(view.bridge, dieIn(event), after.bridge) } };
    case "revealed": {
      const [open, turning] = opened(view, after, event);
      return { view: open, picture: { turning } satisfies Picture };
    }
    case "stored":
    case "bought_resource":
      return { view, flights: cubes(event) };
    case "sold":
      return { view, flights: sold(event) };
    case "raised":
      return { view, flights: raised(event) };
    default:
      return { view };
  }
}

const raised = (event: GameEvent): Flight[] =>
  numberIn(event, "points") > 0
    ? [
        {
          from: row(seatOf(event), colourIn(event)),
          to: `[data-player="${letterOf(seatOf(event))}"] header`,
          look: point(numberIn(event, "points")),
        },
      ]
    : [];

export const scenes: Choreography = (happening) => {
  const after = viewOf({ view: happening.after });
  const shown = new Shown(happening);
  let view = viewOf({ view: happening.before });
  return happening.news.flatMap((entry): Scene[] => {
    const { event, n } = entry;
    const known = event && SIGHTS[event.type];
    const seen = known ? sight(view, after, event) : { view };
    view = shown.step(seen.view, entry);
    if (!known) return [];
    const [name, ms, cue] = known;
    return [{ ...seen, name, ms, cue, caption: [say(event.text)], upto: n }];
  });
};
