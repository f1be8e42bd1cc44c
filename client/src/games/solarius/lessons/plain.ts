// The suggested move in words: colours, columns and the way of a flight, never a bare coordinate.
import type { Moment } from "../../../lib/lessons/lesson";
import { idOf, inner } from "../../../lib/texts/args";
import { cardName, list, say, t } from "../../../lib/texts/texts.svelte";
import { landingOf } from "../desk.svelte";
import { pieceOf, ROMAN, type SolariusView } from "../types";

function flight({ decision, suggestion }: Moment<SolariusView>): Record<string, string | number> {
  const option = decision.options.find((one) => one.action["type"] === "fly" && one.action["to"] === suggestion["to"]);
  if (!option) return {};
  const { fuel, use } = landingOf(option);
  return {
    fuel,
    use: t(`solarius-ui-use-${use}`),
    way: say(inner(option.label.args?.["way"])),
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

/** previews that would say again what the advice has said, told in other words */
const RETOLD: Record<string, string> = {
  "solarius-mission-words": "solarius-lesson-mission-need",
  "solarius-bonus": "solarius-lesson-bonus",
};
const brings = ({ preview }: Moment): string =>
  preview.map((line) => say({ ...line, key: RETOLD[line.key] ?? line.key })).join(", ");

/** as the wheel shows it */
const signed = (n: number): string => (n < 0 ? `−${-n}` : n ? `+${n}` : "0");

const money = ({ fuel, bucks }: Moment["suggestion"]): string =>
  t("solarius-do-money", { fuel: Number(fuel ?? 0), bucks: Number(bucks ?? 0) });

/** the open mission whose card asks for this colour */
function wanting({ view, me, components, suggestion }: Moment<SolariusView>): string {
  const asks = (id: string): boolean => {
    const mission = pieceOf({ components }, id).mission;
    const colours = [...Object.keys(mission?.values ?? {}), ...(mission?.cubes ?? []).map((one) => one.colour)];
    return colours.includes(String(suggestion["colour"]));
  };
  const open = view.seats[me]?.missions_open.find(asks);
  return open ? cardName(open) : "none";
}

export function plain(moment: Moment<SolariusView>): Record<string, string | number> {
  const { suggestion, decision } = moment;
  return {
    brings: brings(moment),
    die: part(moment, "die"),
    field: part(moment, "field"),
    space: String(suggestion["field"] ?? ""),
    counts: suggestion["counts_as"] ? t(`solarius-${String(suggestion["counts_as"])}`) : "",
    wheel: signed(Number(suggestion["wheel"] ?? 0)),
    half: String(suggestion["half"] ?? ""),
    planet: suggestion["planet"] ? cardName(String(suggestion["planet"])) : "",
    outpost: suggestion["outpost"] ? cardName(String(suggestion["outpost"])) : "",
    kind: String(suggestion["kind"] ?? ""),
    own: inner(decision.prompt.args?.["colour"])?.key.replace("solarius-", "") ?? "",
    buy: Number(suggestion["buy"] ?? 0),
    price: money(suggestion),
    mission: wanting(moment),
    question: decision.name ?? "",
    colour: suggestion["colour"] ? t(`solarius-${String(suggestion["colour"])}`) : "",
    column: ROMAN[Number(suggestion["column"] ?? 0)] ?? "",
    cubes: columns(suggestion["cubes"]),
    n: Number(suggestion["number"] ?? 0),
    ...flight(moment),
  };
}
