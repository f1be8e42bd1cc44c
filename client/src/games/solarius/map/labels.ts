// A hex in words: where it is, what lies there, what lies round it.
import { cardName, list, say, seatName, t } from "../../../lib/texts/texts.svelte";
import { WAYS, WAY_NAMES, cellOf, type Cell } from "../art/hexes";
import type { Desk } from "../desk.svelte";
import { landingOf } from "../desk.svelte";
import { viewOf, type Figure, type SolariusView } from "../types";

const whose = (view: SolariusView, seat: number): { name: string; mine: string } => ({
  name: seatName(seat),
  mine: String(seat === view.seat),
});
export const figureWords = (view: SolariusView, seat: number, { kind, outpost }: Figure): string =>
  t("solarius-ui-figure-of", {
    kind: t(`solarius-${kind}`),
    ...whose(view, seat),
    outpost: String(outpost !== null),
  });

/** everything on a hex but empty space */
function things(view: SolariusView, cell: Cell): string[] {
  const found: string[] = [];
  const planet = view.map.planets[cell.cell];
  if (cell.is === "home") found.push(t("solarius-ui-home"));
  if (cell.is === "portal") found.push(t("solarius-ui-portal"));
  if (cell.is === "hub")
    found.push(
      t(view.hubs.includes(cell.tile) ? "solarius-ui-hub-open" : "solarius-ui-hub-space", { tile: cell.tile }),
    );
  if (planet)
    found.push(
      planet.planet ? cardName(planet.planet) : t("solarius-ui-face-down", { colour: t(`solarius-${planet.colour}`) }),
    );
  view.seats.forEach((seat, i) => {
    if (seat.ship === cell.cell) found.push(t("solarius-ui-ship-of", whose(view, i)));
    for (const figure of seat.figures) if (figure.cell === cell.cell) found.push(figureWords(view, i, figure));
  });
  return found;
}

export function hexWords(desk: Desk, cell: Cell): string {
  const found = things(viewOf(desk.stage), cell);
  return found.length ? list(found) : t(cell.is === "planet" ? "solarius-ui-no-planet" : "solarius-ui-empty");
}

/** said for the hex under the cursor: also what can be done there and who its neighbours are */
export function hexSpoken(desk: Desk, cell: Cell, whole: boolean): string {
  const flight = desk.flights.get(cell.cell),
    closed = desk.closed.get(cell.cell);
  const parts = [`${cell.cell}, ${t("solarius-ui-tile", { tile: cell.tile })}: ${hexWords(desk, cell)}`];
  if (flight) {
    const at = landingOf(flight);
    parts.push(t("solarius-ui-flight", { steps: at.steps, fuel: at.fuel }), t(`solarius-ui-use-${at.use}`));
  } else if (closed) parts.push(say(closed.text));
  if (whole) {
    const near = WAYS.map(([q, r], i) => [WAY_NAMES[i], desk.layout.cells.get(cellOf(cell.q + q, cell.r + r))] as const)
      .map(([way, one]): [string | undefined, string[]] => [way, one ? things(viewOf(desk.stage), one) : []])
      .filter(([, what]) => what.length)
      .map(([way, what]) => `${t(`solarius-ui-way-${way}`)} ${list(what)}`);
    parts.push(near.length ? t("solarius-ui-neighbours", { list: near.join("; ") }) : t("solarius-ui-neighbours-none"));
  }
  return parts.join(". ");
}

/** the drawing in sentences, map part by map part */
export function mapWords(desk: Desk): string[] {
  const view = viewOf(desk.stage);
  return desk.layout.tiles.map((tile) => {
    const found = [...desk.layout.cells.values()]
      .filter((cell) => cell.tile === tile.id && cell.is !== "portal")
      .flatMap((cell) => things(view, cell).map((what) => `${what} (${cell.cell})`));
    return t("solarius-ui-tile-words", {
      tile: tile.id === "CENTRE" ? t("solarius-ui-centre") : tile.id,
      things: found.length ? list(found) : t("solarius-ui-nothing"),
    });
  });
}
