// The suggested move in words: colours, columns and the way of a flight, never a bare coordinate.
import type { Moment } from "../../../lib/lessons/lesson";
import { idOf, inner } from "../../../lib/texts/args";
import { cardName, list, say, t } from "../../../lib/texts/texts.svelte";
import { hexOf, WAY_NAMES, xOf, yOf } from "../art/hexes";
import { landingOf } from "../desk.svelte";
import { ROMAN, type Hex, type SolariusView } from "../types";
import { at } from "../../../lib/lists";

/** the name of the side to which one hex lies from another, as the map is drawn */
export function wayTo(from: Hex, to: Hex): (typeof WAY_NAMES)[number] {
  const turn = Math.atan2(yOf(...to) - yOf(...from), xOf(...to) - xOf(...from));
  return at(WAY_NAMES, (Math.round(turn / (Math.PI / 3)) + 6) % 6);
}

function flight({ decision, suggestion, view, me }: Moment<SolariusView>): Record<string, string | number> {
  const option = decision.options.find((one) => one.action["type"] === "fly" && one.action["to"] === suggestion["to"]);
  const ship = view.seats[me]?.ship;
  if (!option || !ship) return {};
  const { steps, fuel, use, cell } = landingOf(option);
  return {
    steps,
    fuel,
    use: t(`solarius-ui-use-${use}`),
    way: t(`solarius-ui-way-${wayTo(hexOf(ship), hexOf(cell))}`),
  };
}
const columns = (cubes: unknown): string =>
  list(
    (Array.isArray(cubes) ? cubes.map(Number) : [])
      .map((n, i) => (n ? t("solarius-lesson-cubes", { n, column: ROMAN[i + 1] ?? "" }) : ""))
      .filter(Boolean),
  );
/** a part of the move's own sentence */
const part = ({ words }: Moment, name: string): string => {
  const value = words.args?.[name],
    card = idOf(value),
    text = inner(value);
  return card ? cardName(card) : text ? say(text).replace("*", "★") : "";
};

/** as the wheel shows it */
const signed = (n: number): string => (n < 0 ? `−${-n}` : n ? `+${n}` : "0");

const money = ({ fuel, bucks }: Moment["suggestion"]): string =>
  t("solarius-do-money", { fuel: Number(fuel ?? 0), bucks: Number(bucks ?? 0) });

export function plain(moment: Moment<SolariusView>): Record<string, string | number> {
  const { suggestion, preview } = moment;
  return {
    brings: preview.map(say).join(", "),
    die: part(moment, "die"),
    field: part(moment, "field"),
    wheel: signed(Number(suggestion["wheel"] ?? 0)),
    half: String(suggestion["half"] ?? ""),
    planet: suggestion["planet"] ? cardName(String(suggestion["planet"])) : "",
    kind: String(suggestion["kind"] ?? ""),
    buy: Number(suggestion["buy"] ?? 0),
    price: money(suggestion),
    colour: suggestion["colour"] ? t(`solarius-${String(suggestion["colour"])}`) : "",
    column: ROMAN[Number(suggestion["column"] ?? 0)] ?? "",
    cubes: columns(suggestion["cubes"]),
    n: Number(suggestion["number"] ?? 0),
    ...flight(moment),
  };
}
