// An option as a button shows it: a head with signs, and lines below. The spoken name is always the engine's own sentence.
import type { Option } from "../../../lib/net/wire";
import type { Stage } from "../../../lib/table/stage.svelte";
import { cardName, say, t } from "../../../lib/texts/texts.svelte";
import { opsBits } from "../effects";
import { actionOf, type Colour, type Op, type Piece, pieceOf, ROMAN, type Row, viewOf } from "../types";

export interface Short {
  head: string;
  icon?: string;
  lines: string[];
  planet?: Piece;
}

export function money(fuel: number, bucks: number): string {
  const part = (n: number, sign: string): string => (n ? `${n < 0 ? `−${-n}` : n} [${sign}]` : "");
  return [part(fuel, "fuel"), part(bucks, "bucks")].filter(Boolean).join(" ") || "0";
}
const columns = (cubes: readonly number[], sign: string): string =>
  cubes
    .map((n, i) => (n ? `${n}× ${ROMAN[i + 1]}` : ""))
    .filter(Boolean)
    .map((one) => sign + one)
    .join(" · ") || t("solarius-ui-none-of-them");
const word = (option: Option, key: string, name: string): string =>
  String(option.preview?.find((line) => line.key === key)?.args?.[name] ?? "");
const arg = (option: Option, key: string, name: string): number => Number(word(option, key, name));
const told = (option: Option): string[] => (option.preview ?? []).map(say);

export function short(stage: Stage, option: Option): Short {
  const a = actionOf(option);
  const plain: Short = { head: say(option.label), lines: told(option) };
  switch (a.type) {
    case "money":
      return { head: money(a.fuel, a.bucks), lines: [] };
    case "store_row":
      return { head: columns(a.cubes, "+"), lines: [] };
    case "pay_cubes":
      return { head: columns(a.cubes, ""), icon: a.colour, lines: [] };
    case "put_cube":
      return { head: `[${a.colour}] ${ROMAN[a.column]}`, lines: [] };
    case "raise":
      return {
        head: `[${a.colour}] ${raised(rowOf(stage, a.colour), option)}`,
        icon: "up",
        lines: points(option),
      };
    case "push":
      return {
        head: `[${a.colour}] ${pushed(rowOf(stage, a.colour), option)}`,
        icon: "push",
        lines: [[opened(option), ...points(option)].filter(Boolean).join(" · ")],
      };
    case "remove_junk":
      return { head: `−${a.number} [junk]`, lines: [] };
    case "buy_drives":
      return {
        head: t("solarius-ui-buy-drives", { n: a.number }),
        icon: "drive",
        lines: [`${arg(option, "solarius-preview-fuel", "fuel")} [fuel]`],
      };
    case "decline":
      return { head: t("solarius-ui-decline"), lines: [] };
    case "draw_cards":
      return { ...plain, icon: "draw" };
    case "open_portals":
      return { head: t(`solarius-ui-portals-${a.how}`), icon: "portal", lines: [] };
    case "end_turn":
      return { ...plain, icon: "check" };
    case "split_plan":
      return {
        head: t(`solarius-ui-split-${a.first}`),
        lines: [t("solarius-ui-split-buys", { resource: a.buy_resource ?? 0, main: a.buy_main ?? 0 })],
      };
    case "settle":
      return { ...plain, icon: "colony" };
    case "explore":
      return { ...plain, icon: "cube" };
    case "complete":
      return {
        head: cardName(a.planet),
        planet: pieceOf(stage, a.planet),
        lines: [
          money(arg(option, "solarius-preview-complete", "fuel"), arg(option, "solarius-preview-complete", "bucks")),
        ],
      };
    case "build_station":
      return {
        head: cardName(a.card),
        icon: "station",
        lines: [stationPrice(option, pieceOf(stage, a.card), a.high), opsBits(pieceOf(stage, a.card).immediate)],
      };
    case "fulfil_mission":
      return {
        head: `${t("solarius-ui-mission")}: ${cardName(a.card)}`,
        icon: "mission",
        lines: told(option),
      };
    case "place_outpost":
    case "hub_bonus":
      return {
        head: cardName(a.outpost),
        icon: pieceOf(stage, a.outpost).kind ?? "outpost",
        lines: [opsBits(pieceOf(stage, a.outpost).bonus)],
      };
    case "use_effect":
      return { head: cardName(a.piece), lines: [opsBits(usedOps(pieceOf(stage, a.piece)))] };
    default:
      return plain;
  }
}
function usedOps({ permanent, development }: Piece): readonly Op[] {
  return permanent ?? (development?.mode === "trigger" ? development.do : []);
}
const rowOf = (stage: Stage, colour: Colour): Row | undefined => viewOf(stage).seats[stage.near]?.rows[colour];
/** what the engine says of the die afterwards */
function raised(row: Row | undefined, option: Option): string {
  const counts = arg(option, "solarius-preview-raised", "points");
  const pips = arg(option, "solarius-preview-raised", "pips");
  return `${row?.pips ?? ""} → ${counts ? t("solarius-ui-points-short", { n: counts }) : pips}`;
}
const pushed = (row: Row | undefined, option: Option): string =>
  `${ROMAN[row?.column ?? 0]} → ${word(option, "solarius-preview-pushed", "column")}`;
function opened(option: Option): string {
  const more = arg(option, "solarius-preview-pushed", "space");
  return more ? t("solarius-ui-more-space", { n: more }) : "";
}
const points = (option: Option): string[] =>
  option.preview?.some((line) => line.key === "solarius-preview-points")
    ? [
        t("solarius-ui-ap-cost", {
          cost: arg(option, "solarius-preview-points", "cost"),
          left: arg(option, "solarius-preview-points", "left"),
        }),
      ]
    : [];

export function stationPrice(option: Option, piece: Piece, high: string): string {
  const low = piece.kinds?.find((one) => one !== high) ?? high;
  return `[${high}] ${arg(option, "solarius-preview-station", "high")} + [${low}] ${arg(option, "solarius-preview-station", "low")}`;
}
