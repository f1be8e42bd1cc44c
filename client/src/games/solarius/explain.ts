// Words for everything on the board, and the table read aloud.
import type { Stage } from "../../lib/table/stage.svelte";
import { cardName, has, list, say, seatName, t } from "../../lib/texts/texts.svelte";
import type { ExplainLine, Explanation } from "../contract";
import { layOut } from "./art/hexes";
import { dieName } from "./dice";
import { figureWords } from "./map/labels";
import { COLOURS, ROMAN, partsOf, pieceOf, unsure, viewOf, type SolariusSeat } from "./types";

const info = (words: string, rule?: string): ExplainLine => ({ icon: "info", words, rule: rule ?? null });

function explainCard(stage: Stage, id: string): Explanation | null {
  const piece = stage.components.cards[id] ? pieceOf(stage, id) : null;
  if (!piece) return null;
  // the first of the engine's words is the name, the last says how sure it is
  const words = (piece.words ?? []).slice(1).map(say);
  const sure = words.pop();
  return {
    title: cardName(id),
    kind: t(`solarius-ui-piece-${piece.piece}`),
    card: id,
    lines: [
      ...words.map((line) => info(line)),
      ...(sure ? [{ icon: unsure(piece) ? "reconstructed" : "check", words: sure }] : []),
    ],
  };
}

function explainHex(stage: Stage, at: string): Explanation | null {
  const view = viewOf(stage),
    cell = layOut(partsOf(stage), view.map.layout).cells.get(at);
  if (!cell) return null;
  const planet = view.map.planets[at];
  if (planet?.planet) return explainCard(stage, planet.planet);
  const key = planet
    ? "face-down"
    : cell.is === "hub"
      ? view.hubs.includes(cell.tile)
        ? "hub-open"
        : "hub-space"
      : cell.is === "planet"
        ? "no-planet"
        : cell.is;
  const figures = view.seats.flatMap((seat, i) =>
    seat.figures.filter((one) => one.cell === at).map((one) => ({ ...one, seat: i })),
  );
  if (key === "space" && !figures.length) return null;
  return {
    title: figures.length
      ? list(figures.map((one) => figureWords(view, one.seat, one)))
      : t(`solarius-ui-explain-hex-${key}.title`, { tile: cell.tile }),
    lines: [
      ...figures.filter((one) => one.outpost).map((one) => info(cardName(one.outpost ?? ""))),
      ...(figures.length
        ? []
        : [
            info(
              t(`solarius-ui-explain-hex-${key}`, {
                tile: cell.tile,
                colour: planet ? t(`solarius-${planet.colour}`) : "",
              }),
            ),
          ]),
    ],
    foot: `${at}, ${t("solarius-ui-tile", { tile: cell.tile })}`,
  };
}

function explainScore(stage: Stage, seat: number): Explanation | null {
  const data = viewOf(stage).seats[seat];
  if (!data) return null;
  const lines = Object.entries(data.shares)
    .filter(([, n]) => n !== 0)
    .map(([source, n]) => ({
      sign: n < 0 ? `−${-n}` : String(n),
      words: t(`solarius-share-${source.replaceAll("_", "-")}`),
    }));
  return {
    title: t("solarius-ui-score-of", { name: seatName(seat), n: data.score }),
    kind: t("solarius-ui-estimate-help"),
    lines,
  };
}

export function explain(token: string, stage: Stage): Explanation | null {
  const [kind = "", id = ""] = token.split(":");
  switch (kind) {
    case "card":
      return explainCard(stage, id);
    case "hex":
      return explainHex(stage, id);
    case "score":
      return explainScore(stage, Number(id));
    case "row":
      return {
        title: t("solarius-ui-explain-row.title", { colour: t(`solarius-${id}`) }),
        lines: [info(t("solarius-ui-explain-row"), "SM-110"), info(t(`solarius-ui-explain-action-${id}`))],
      };
  }
  if (kind !== "stat" || !has(`solarius-ui-explain-${id}`)) return null;
  const rule = has(`solarius-ui-explain-${id}.rule`) ? t(`solarius-ui-explain-${id}.rule`) : undefined;
  return {
    title: t(has(`solarius-ui-stat-${id}`) ? `solarius-ui-stat-${id}` : `solarius-ui-explain-${id}.title`),
    lines: [info(t(`solarius-ui-explain-${id}`), rule)],
  };
}

export function read(stage: Stage): string[] {
  const view = viewOf(stage);
  const dice = view.bridge.map(
    (die) =>
      `${t("solarius-ui-wheel-at", { n: die.wheel })} ${dieName(die.colour, die.face)}${die.ap === undefined ? "" : `, ${t("solarius-ui-gives", { n: die.ap })}`}`,
  );
  return [
    `${t("solarius-ui-round", { n: view.round, of: view.rounds })}. ${say(view.phase)}`,
    t("solarius-ui-read-bridge", { dice: dice.join("; ") }),
    t("solarius-ui-read-hubs", { hubs: list(view.hubs) }),
    ...[stage.near, ...stage.others].flatMap((seat) => readSeat(view.seats[seat], seat)),
  ];
}
function readSeat(data: SolariusSeat | undefined, seat: number): string[] {
  if (!data) return [];
  const rows = COLOURS.map(
    (colour) =>
      `${t(`solarius-${colour}`)} ${t("solarius-ui-row", { pips: data.rows[colour].pips, column: ROMAN[data.rows[colour].column] ?? "", one: data.rows[colour].cubes[0] ?? 0, two: data.rows[colour].cubes[1] ?? 0, three: data.rows[colour].cubes[2] ?? 0, value: data.rows[colour].value })}`,
  );
  const named = (key: string, ids: string[]): string => (ids.length ? t(key, { cards: list(ids.map(cardName)) }) : "");
  return [
    t("solarius-ui-read-seat", {
      name: seatName(seat),
      score: data.score,
      fuel: data.fuel,
      bucks: data.bucks,
      range: data.range,
      ship: data.ship,
      junk: data.junk.on_fields,
      fields: data.junk.fields,
      beside: data.junk.beside,
    }),
    rows.join("; "),
    named("solarius-seat-stations", data.stations),
    named("solarius-seat-missions-open", data.missions_open),
    named("solarius-seat-missions-done", data.missions_done),
    named("solarius-seat-developments", data.developments),
    named("solarius-seat-planets-left", data.planets_left),
    named("solarius-seat-planets-right", data.planets_right),
    data.hand ? named("solarius-ui-read-hand", data.hand) : "",
  ].filter(Boolean);
}
