// Answers that leave nothing to think about are given at once, if the player likes it so. Undo steps back over them.
import type { LogEntry, Option } from "../../lib/net/wire";
import { same } from "../../lib/table/hinted";
import type { TableSession } from "../../lib/net/session.svelte";
import type { Desk } from "./desk.svelte";
import { askedOf } from "./types";
import { keep, kept } from "../../lib/storage";

const STORE = "sternhafen.solarius.auto";

export const wish = $state({ auto: kept<boolean>(STORE) ?? true });
export function setAuto(on: boolean): void {
  wish.auto = on;
  keep(STORE, on);
}

/** the answer that the question itself calls plain */
export function plainAnswer(desk: Desk): Option | null {
  const plain = askedOf(desk.stage)?.plain;
  return (plain && desk.options.find((one) => same(one.action, plain))) ?? null;
}

const cameBack = (events: readonly LogEntry[]): boolean =>
  ["table-undo", "table-practice"].includes(String(events.at(-1)?.event?.type));

/** call inside a component: answers, or steps further back when undo led here; once for each moment, should the server refuse */
export function answerPlainly(desk: Desk, session: TableSession | null): void {
  let tried: number | null = null;
  $effect(() => {
    const { choice } = desk.stage,
      events = session?.events ?? [],
      moment = events.at(-1)?.n ?? 0;
    const answer = wish.auto && session && desk.stage.live ? plainAnswer(desk) : null;
    if (!answer || choice.busy || moment === tried) return;
    tried = moment;
    if (!cameBack(events)) choice.act(answer.action);
    else if (choice.undoing !== "no") choice.undo();
  });
}
