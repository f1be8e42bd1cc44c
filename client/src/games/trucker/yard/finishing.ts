// What speaks against finishing now: counted from the view, no rule is worked out here.
import type { Stage } from "../../../lib/table/stage.svelte";
import { has, list, seatName, t } from "../../../lib/texts/texts.svelte";
import { boardOf, cardOf, halves, tileOf, type TruckerView, viewOf } from "../types";
import { cellWords } from "../words";

export interface Doubt {
  /** the number of an error, as on the ship */
  n: number | null;
  head: string;
  words: string;
}
const ENOUGH = 0.6;

function errors(stage: Stage): Doubt[] {
  const seat = viewOf(stage).seats[stage.near]!;
  return seat.errors.map(([rule, cells], i) => {
    const key = `trucker-error-${rule.toLowerCase()}`;
    return { n: i + 1, head: cellWords(cells), words: has(key) ? `${t(key)} (${rule})` : rule };
  });
}

function few(stage: Stage): Doubt[] {
  const view = viewOf(stage);
  const cells = boardOf(stage.components, view).cells.length;
  const laid = (seat: number): number => Object.keys(view.seats[seat]!.ship).length;
  if (laid(stage.near) >= ENOUGH * cells) return [];
  const head = t("trucker-ui-cells-empty", { n: cells - laid(stage.near), cells });
  const words = t("trucker-ui-others-have", {
    tiles: list(stage.others.map((seat) => String(laid(seat)))),
    // a lone opponent's number decides between one and many
    count: stage.others.length === 1 ? laid(stage.others[0] ?? 0) : 2,
    others: stage.others.length,
    name: seatName(stage.others[0] ?? 0),
    left: view.yard.hidden + view.yard.shown.length,
  });
  return [{ n: null, head, words }, weak(stage)];
}

function weak(stage: Stage): Doubt {
  const view = viewOf(stage),
    seat = view.seats[stage.near]!;
  const head = t("trucker-ui-ship-has", {
    engine: seat.engine.at(-1) ?? 0,
    cannon: halves(seat.cannon.at(-1)?.at(-1) ?? 0),
    crew:
      Object.values(seat.ship).filter((laid) => tileOf(stage.components, laid.tile).kind.endsWith("cabin")).length * 2,
  });
  return { n: null, head, words: enemies(stage, view) };
}

function enemies(stage: Stage, view: TruckerView): string {
  const level = ["I", "II", "III"].indexOf(view.flight.level) + 1;
  const strong = Object.keys(stage.components.cards)
    .filter((id) => stage.components.cards[id]?.["type"] === "adventure")
    .map((id) => cardOf(stage.components, id))
    .filter((card) => card.strength && card.level === level)
    .map((card) => card.strength);
  if (!strong.length) return "";
  return t("trucker-ui-enemies-have", {
    level: view.flight.level,
    least: Math.min(...strong),
    most: Math.max(...strong),
  });
}

/** nothing if the ship may well fly as it is */
export function doubts(stage: Stage): Doubt[] {
  return [...errors(stage), ...few(stage)];
}
