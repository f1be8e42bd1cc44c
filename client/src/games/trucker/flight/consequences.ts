// What an answer brings that its preview does not say: counted from the view, no rule is worked out here.
import type { Option } from "../../../lib/net/wire";
import type { Stage } from "../../../lib/table/stage.svelte";
import { cardName, t } from "../../../lib/texts/texts.svelte";
import { cardOf, type TruckerSeat, type TruckerView, viewOf } from "../types";
import { partOf } from "./lit";

export interface Consequence {
  sign: string;
  words: string;
  bad?: boolean;
  /** the race is over for whoever chooses this */
  fatal?: boolean;
}

function ofPart(view: TruckerView, near: number, option: Option, part: string[]): Consequence[] {
  const facts = option.preview?.find((line) => line.key === "trucker-keep-preview")?.args ?? {};
  const gone = Object.keys(view.seats[near]!.ship).length - part.length;
  const fact = (sign: string, name: string): Consequence => ({ sign, words: String(facts[name] ?? 0) });
  const counted = [fact("crew", "crew"), fact("battery", "tokens"), fact("goods", "blocks")];
  // before launch nobody is on board yet
  if (view.stage !== "flight") return [{ sign: "lost", words: t("trucker-ui-falls-off", { n: gone }), bad: true }];
  return [
    ...counted,
    { sign: "lost", words: `−${gone}`, bad: true },
    ...(facts["crew"] === 0 ? [{ sign: "", words: t("trucker-ui-nobody-left"), bad: true, fatal: true }] : []),
  ];
}

function struck(seat: TruckerSeat): Consequence[] {
  const laid = seat.struck === null ? undefined : seat.ship[seat.struck];
  return laid ? [{ sign: "lost", words: t("trucker-ui-costs-one", { tile: cardName(laid.tile) }), bad: true }] : [];
}

/** what the present place pays to those who finish */
function atTheEnd(view: TruckerView, near: number): Consequence[] {
  const place = view.order.indexOf(near),
    reward = view.flight.finish_rewards[place];
  return reward ? [{ sign: "credits", words: t("trucker-ui-place-pays", { n: place + 1, reward }) }] : [];
}

export const isFatal = (stage: Stage, option: Option): boolean =>
  consequencesOf(stage, option).some((one) => one.fatal);

/** would no human be left if this crew were handed in? */
export function losesAll(stage: Stage): boolean {
  if (stage.choice.decision?.template?.["type"] !== "hand_in") return false;
  const { ship } = viewOf(stage).seats[stage.near]!;
  const humans = Object.entries(ship).map(([cell, laid]) => {
    const aboard = laid.crew?.filter((who) => who === "human").length ?? 0;
    return aboard - Math.min(aboard, stage.choice.picked.filter((id) => id === cell).length);
  });
  return humans.every((left) => left === 0);
}

/** lines beside the engine's own preview */
export function consequencesOf(stage: Stage, option: Option): Consequence[] {
  const view = viewOf(stage),
    mine = view.seats[stage.near]!;
  const card = view.card ? cardOf(stage.components, view.card) : null;
  const part = partOf(option);
  if (part) return ofPart(view, stage.near, option, part);
  switch (String(option.action["type"])) {
    case "pass":
      return [{ sign: "", words: t("trucker-ui-nothing-happens") }];
    case "fly_on":
      return atTheEnd(view, stage.near);
    case "give_up":
      return [{ sign: "", words: "", fatal: true }];
    case "take_hit":
      return struck(mine);
    case "accept":
      return card?.crew_cost
        ? [
            {
              sign: "crew",
              words: t("trucker-ui-before-after", { before: mine.crew, after: mine.crew - card.crew_cost }),
            },
            { sign: "credits", words: `+${card.credits}` },
            ...(card.crew_cost >= mine.crew
              ? [{ sign: "", words: t("trucker-ui-nobody-left"), bad: true, fatal: true }]
              : []),
          ]
        : [];
    case "stop_loading":
      return mine.dock.length
        ? [{ sign: "goods", words: t("trucker-ui-left-behind", { n: mine.dock.length }), bad: true }]
        : [];
    default:
      return [];
  }
}
