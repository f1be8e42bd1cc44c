// What travels over Solarius' table: dice, fuel and SpaceBucks, cubes, cards, figures and points, each from its place to its place.
import { face, point, seatOf } from "../../lib/motion/cards";
import { cardIn, fact, inner, listIn, numberIn } from "../../lib/motion/facts";
import type { Flight } from "../../lib/motion/scene";
import type { GameEvent } from "../../lib/net/wire";
import { cardName } from "../../lib/texts/texts.svelte";
import { ICONS } from "./art/icons";
import { actionDie, cube, figure } from "./art/shapes";
import { type BridgeDie, type Colour, colourOf, letterOf, type SolariusView } from "./types";

export type Die = Pick<BridgeDie, "colour" | "face">;
const colourTold = (value: unknown): Colour => colourOf(inner(value)?.key.replace("solarius-", "")) ?? "black";
const colourIn = (event: GameEvent): Colour => colourTold(fact(event, "colour"));
export function dieIn(event: GameEvent): Die {
  const die = inner(fact(event, "die"))?.args;
  return { colour: colourTold(die?.["colour"]), face: String(die?.["face"]).replace("★", "*") as BridgeDie["face"] };
}
/** the name of a die in the page */
export const dieKey = ({ colour, face }: Die): string => `${colour} ${face}`;

const BRIDGE = ".sm-brg";
const area = (seat: number): string => `[data-player="${letterOf(seat)}"]`;
const head = (seat: number): string => `${area(seat)} header`;
const stat = (seat: number, name: string): string => `${area(seat)} [data-explain="stat:${name}"]`;
const row = (seat: number, colour: string): string =>
  `${area(seat)} :is(.sm-rows [data-explain="row:${colour}"], .ovv)`;
/** where a player's dice lie, or their panel where it shows none */
const dice = (seat: number): string => `${area(seat)} .dfs, ${head(seat)}:not(:has(.dfs))`;
/** a player's card, or their panel where it shows none */
const card = (seat: number, id: string): string => {
  const shown = `[data-explain="card:${id}"]`;
  return `${area(seat)} ${shown}, ${area(seat)}:not(:has(${shown}))`;
};
const drawing = (size: number, half: number, parts: string): string =>
  `<svg width="${size}" height="${size}" viewBox="${-half} ${-half} ${2 * half} ${2 * half}">${parts}</svg>`;
const icon = (name: string): string => `<svg width="24" height="24" viewBox="0 0 24 24">${ICONS[name] ?? ""}</svg>`;

/** cubes and coins follow each other by so much; more than these are not told apart */
const STEP = 40,
  MOST = 4;
const inTurn = (number: number, one: Omit<Flight, "after">): Flight[] =>
  Array.from({ length: Math.min(MOST, number) }, (_, i) => ({ ...one, after: i * STEP }));
const cubeLook = (colour: Colour): string => drawing(26, 12, cube(colour));
const scored = (event: GameEvent, from: string): Flight[] =>
  numberIn(event, "points") > 0 ? [{ from, to: head(seatOf(event)), look: point(numberIn(event, "points")) }] : [];

export function took(event: GameEvent): Flight[] {
  const die = dieIn(event);
  const [from, to] = [`[data-bridge="${dieKey(die)}"]`, dice(seatOf(event))];
  return [{ from, to, look: drawing(40, 20, actionDie(die.colour, die.face)) }];
}

/** what the wheel gives comes from the bridge, anything else from the die that was used */
export function gained(event: GameEvent): Flight[] {
  const seat = seatOf(event);
  const from = event.type === "wheel" ? BRIDGE : dice(seat);
  return ["fuel", "bucks"].flatMap((kind) =>
    inTurn(numberIn(event, kind), { from, to: stat(seat, kind), look: icon(kind) }),
  );
}

export function stored(event: GameEvent): Flight[] {
  const [seat, colour] = [seatOf(event), colourIn(event)];
  const from = event.type === "bought_resource" ? stat(seat, "bucks") : BRIDGE;
  return inTurn(Math.max(1, numberIn(event, "number")), { from, to: row(seat, colour), look: cubeLook(colour) });
}

export function sold(event: GameEvent): Flight[] {
  return listIn(event, "cubes").map((one, i) => {
    const colour = colourTold(inner(one)?.args?.["colour"]);
    const from = row(seatOf(event), colour);
    return { from, to: stat(seatOf(event), "bucks"), look: cubeLook(colour), after: i * STEP };
  });
}

export const raised = (event: GameEvent): Flight[] => scored(event, row(seatOf(event), colourIn(event)));
/** a planet settled, a mission fulfilled: its points go to the others */
export const earned = (event: GameEvent): Flight[] => scored(event, card(seatOf(event), cardIn(event, "card") ?? ""));

/** my card leaves my hand; of another's only its name is seen */
export function played(event: GameEvent, me: number | null): Flight[] {
  const [seat, id] = [seatOf(event), cardIn(event, "card") ?? ""];
  if (seat === me) return [{ from: `#hand [data-explain="card:${id}"]`, to: `${area(seat)} .cds` }];
  return [{ from: stat(seat, "hand"), to: head(seat), look: face(cardName(id)) }];
}

/** the figure that stands on the map afterwards comes from its player */
export function built(event: GameEvent, before: SolariusView, after: SolariusView): Flight[] {
  const seat = seatOf(event);
  const known = new Set(before.seats[seat]?.figures.map((one) => one.cell));
  return (after.seats[seat]?.figures ?? [])
    .filter((one) => !known.has(one.cell))
    .slice(0, 1)
    .map(({ kind, cell }) => ({
      from: head(seat),
      to: `.sm-hits [data-cell="${cell}"]`,
      look: drawing(30, 22, figure(kind, letterOf(seat), 0, 0, 1, false)),
    }));
}
