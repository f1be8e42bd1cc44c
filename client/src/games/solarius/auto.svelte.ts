// Answers that leave nothing to think about are given at once, if the player likes it so. Undo steps back over them.
import type { LogEntry, Option } from "../../lib/net/wire";
import type { TableSession } from "../../lib/net/session.svelte";
import { typeOf, type Desk } from "./desk.svelte";
import { fullest } from "./reckon";
import { viewOf } from "./types";

const STORE = "sternhafen.solarius.auto";
const MOST = 10;

function stored(): boolean {
  try {
    return localStorage.getItem(STORE) !== "no";
  } catch {
    return true;
  }
}
export const wish = $state({ auto: stored() });
export function setAuto(on: boolean): void {
  wish.auto = on;
  try {
    localStorage.setItem(STORE, on ? "yes" : "no");
  } catch { /* storage closed: the wish lasts as long as the page */ }
}

/** fuel or SpaceBucks for nothing that fit the track */
function gift(desk: Desk): Option | null {
  const { what, number } = desk.stage.choice.decision?.prompt.args as { what?: string; number?: number };
  const seat = viewOf(desk.stage).seats[desk.stage.near];
  const have = what === "gain_fuel" ? seat?.fuel : what === "gain_bucks" ? seat?.bucks : undefined;
  return have !== undefined && have + (number ?? 0) <= MOST ? desk.options.find((one) => typeOf(one) === "accept") ?? null : null;
}

export function plainAnswer(desk: Desk): Option | null {
  switch (desk.stage.choice.decision?.name) {
    case "store_row": return fullest(desk.options);
    case "gain": return gift(desk);
    default: return null;
  }
}

const cameBack = (events: readonly LogEntry[]): boolean => events.at(-1)?.event?.type === "table-undo";

/** call inside a component: answers, or steps further back when undo led here; once for each moment, should the server refuse */
export function answerPlainly(desk: Desk, session: TableSession | null): void {
  let tried: number | null = null;
  $effect(() => {
    const { choice } = desk.stage, events = session?.events ?? [], moment = events.at(-1)?.n ?? 0;
    const answer = wish.auto && session && desk.stage.live ? plainAnswer(desk) : null;
    if (!answer || choice.busy || moment === tried) return;
    tried = moment;
    if (!cameBack(events)) choice.act(answer.action);
    else if (choice.canUndo) choice.undo();
  });
}
