// What of the own ship can be chosen now, from the decision alone.
import type { Option, Target } from "../../../lib/net/wire";
import type { Stage } from "../../../lib/table/stage.svelte";
import { say, t } from "../../../lib/texts/texts.svelte";
import type { Deed } from "../deed";
import type { TileState } from "../draw/tile";
import { placeOf, turned, type Hit, type Laid, type TileFace } from "../types";
import { goodWord } from "../words";
import type { Parts } from "./happened";
import { defenceFrom, defences } from "./paying";
import { strings } from "../../../lib/lists";

const onShip = (stage: Stage, target: Target | null | undefined): target is Target =>
  target?.zone === "ship" && target.seat === stage.near;
const cellsOf = (target: Target): string[] =>
  Array.isArray(target["cells"]) ? strings(target["cells"]) : target.cell ? [target.cell] : [];

/** the colours that can be loaded now */
export const loadable = (stage: Stage): string[] => [
  ...new Set(
    stage.choice.options.flatMap((option) => (option.action["type"] === "load" ? [String(option.action["good"])] : [])),
  ),
];

function optionDeed(stage: Stage, option: Option): Deed {
  return { action: option.action, words: say(option.label), run: () => stage.choice.act(option.action) };
}

/** what the player is about to do: the colour to load, the battery that pays */
export interface Wishes {
  good: string | null;
  battery: string | null;
}

/** one token is enough for a defence: a tap takes it from another battery */
function batteryDeeds(stage: Stage, wishes: Wishes): Map<string, Deed> {
  const paying = defenceFrom(stage, wishes.battery);
  return new Map(
    defences(stage.choice.options).map((option) => {
      const cell = String(option.action["battery"]);
      const run = (): void => {
        wishes.battery = cell;
      };
      return [cell, { choice: cell, pressed: option === paying, words: say(option.label), run }];
    }),
  );
}

export function deedsOf(stage: Stage, wishes: Wishes): Map<string, Deed> {
  const { choice } = stage;
  const { good } = wishes;
  if (choice.decision?.name === "defence") return batteryDeeds(stage, wishes);
  const deeds = new Map<string, Deed>();
  for (const option of choice.options) {
    if (!onShip(stage, option.target) || (option.target["good"] !== undefined && option.target["good"] !== good))
      continue;
    for (const cell of cellsOf(option.target)) deeds.set(cell, optionDeed(stage, option));
  }
  const items = choice.several
    ? choice.items.filter((item) => onShip(stage, item.target) && choice.offers(item.id))
    : [];
  for (const item of items) {
    const cell = item.target?.cell;
    // two colours in one hold are told apart beside the ship
    if (!cell || items.filter((one) => one.target?.cell === cell).length > 1) continue;
    const all = item.count ?? 1,
      chosen = choice.picked.filter((id) => id === item.id).length;
    const words = all > 1 ? t("trucker-ui-chosen-of", { n: chosen, all }) : chosen ? t("trucker-ui-chosen") : "";
    const what = typeof item.target?.["good"] === "string" ? goodWord(item.target["good"]) : "";
    deeds.set(cell, {
      choice: item.id,
      pressed: chosen === all,
      chosen: all > 1 ? chosen : 0,
      words: [what, words].filter(Boolean).join(", "),
      run: () => {
        if (chosen < all) choice.toggle(item.id, chosen);
        // no room for one more: all of them are given back
        if (!choice.has(item.id, chosen)) for (let i = 0; i < chosen; i++) choice.toggle(item.id);
      },
    });
  }
  return deeds;
}

/** how the tiles look: lit, chosen, struck, or kept and left of a ship in parts */
export function statesOf(
  stage: Stage,
  deeds: ReadonlyMap<string, Deed>,
  struck: string | null,
  part: readonly string[] | null,
  all: readonly string[],
): Map<string, TileState> {
  const states = new Map<string, TileState>();
  if (part) for (const cell of all) states.set(cell, part.includes(cell) ? "keep" : "dim");
  else
    for (const [cell, deed] of deeds)
      states.set(cell, deed.pressed || (deed.choice && stage.choice.picked.includes(deed.choice)) ? "chosen" : "glow");
  if (struck) states.set(struck, "hit");
  return states;
}
export const partOf = (option: Option | null): string[] | null =>
  option && Array.isArray(option.target?.["cells"]) ? strings(option.target["cells"]) : null;

/** the shields that cover the side, or the cannons that look along the line */
export function answering(
  fate: string,
  { from, line }: Hit,
  parts: Parts,
  faceOf: (tile: string) => TileFace,
): string[] {
  const helps = ([cell, laid]: [string, Laid]): boolean => {
    const face = faceOf(laid.tile);
    if (fate === "defended" && face.shield_sides)
      return face.shield_sides.some((side) => turned(side, laid.rotation) === from);
    const [row, column] = placeOf(cell);
    const along = (from === "N" || from === "S" ? column : row) === line;
    return fate !== "bounced" && face.kind === "cannon" && along && turned("N", laid.rotation) === from;
  };
  return fate === "destroyed" ? [] : Object.entries(parts).flatMap((one) => (helps(one) ? one[0] : []));
}
