// What a question leaves open: the rule somebody would look up, and the figures that go with it.
import type { Components } from "../../../lib/net/wire";
import type { Stage } from "../../../lib/table/stage.svelte";
import { has, seatName, t } from "../../../lib/texts/texts.svelte";
import { cardOf, criterion, halves, tileOf, type CardFace, type TruckerSeat, type TruckerView, viewOf } from "../types";
import { defences } from "./paying";

const LOADS = new Set(["planet", "unload", "load", "reward", "abandoned"]);

export interface Room {
  all: number;
  special: number;
}
/** empty containers, and how many of them take red blocks too */
export function roomOf(components: Components, seat: TruckerSeat): Room {
  const most = seat.restriction === "one_block_per_hold" ? 1 : Infinity;
  const free = (kind: string): number =>
    Object.values(seat.ship).reduce((sum, laid) => {
      const face = tileOf(components, laid.tile);
      return face.kind === kind
        ? sum + Math.max(0, Math.min(face.capacity ?? 0, most) - (laid.goods?.length ?? 0))
        : sum;
    }, 0);
  const special = free("special_hold");
  return { all: special + free("cargo_hold"), special };
}

function lineWords(stage: Stage, view: TruckerView, card: CardFace): string[] {
  const line = card.lines?.[card.lines.length - (view.to_come?.lines ?? 0) - 1];
  if (!line) return [];
  const what = criterion(card, view.to_come?.lines ?? 0);
  const told = view.seats.flatMap((seat, i) =>
    seat.announced === null || i === stage.me
      ? []
      : [`${seatName(i)}: ${what === "cannon" ? halves(seat.announced) : seat.announced}`],
  );
  const pays =
    line.penalty.type === "cannon_fire"
      ? t("trucker-ui-pays-cannon_fire", { n: line.penalty.shots?.length ?? 0 })
      : t(`trucker-ui-pays-${line.penalty.type}`, { n: line.penalty.amount ?? 0 });
  return [
    t("trucker-ui-least-pays", { pays }),
    ...(told.length ? [t("trucker-ui-told", { told: told.join(", ") })] : []),
  ];
}

/** sentences under the question; `last` is the kind of the newest event */
export function hintsOf(stage: Stage, last: string | null): string[] {
  const view = viewOf(stage),
    seat = view.seats[stage.near]!,
    name = stage.choice.decision?.name ?? "";
  const card = view.card ? cardOf(stage.components, view.card) : null;
  const kind = name === "spend" && last === "lost_tokens" ? "instead" : card?.strength ? "enemy" : card?.kind;
  const rule = [`trucker-ui-ask-${name}-${kind}`, `trucker-ui-ask-${name}`].find(has);
  const lines = rule ? [t(rule, { strength: card?.strength ?? 0 })] : [];
  if (card?.kind === "combat_zone" && name.startsWith("power_")) lines.unshift(...lineWords(stage, view, card));
  if (defences(stage.choice.options).length > 1) lines.push(t("trucker-ui-other-battery"));
  if (LOADS.has(name) && (card?.planets.length || card?.goods.length)) {
    const room = roomOf(stage.components, seat);
    lines.push(t("trucker-ui-room", { n: room.all, special: room.special }));
  }
  return lines;
}
