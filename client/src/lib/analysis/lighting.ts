// The moves considered, lit on the board: the old question with those answers alone, and one of them picked.
import type { Judged, Move } from "../../generated/protocol";
import type { Choice } from "../decisions/choice.svelte";
import type { Decision } from "../net/wire";
import type { Mark } from "../table/stage.svelte";
import { same } from "./opinions.svelte";

/** the question as it was, offering only what was considered; where things are picked, all of them stay */
export function considered(decision: Decision, judged: Judged): Decision {
  const tried = decision.options.filter((option) => judged.moves.some((move) => same(move.action, option.action)));
  return { ...decision, options: tried, blocked: [] };
}

/** the one thing that a move chooses */
function thingOf({ action }: Move): string | null {
  const found = Object.values(action).find((value) => Array.isArray(value) && value.length === 1);
  return Array.isArray(found) ? String(found[0]) : null;
}
/** the best of the moves and the one that was played, by what they choose */
export function marksOf({ moves, played }: Judged): Map<string, Mark> {
  const marked: [Move | undefined, Mark][] = [
    [moves[played], "played"],
    [moves[0], "best"],
  ];
  return new Map(
    marked.flatMap(([move, mark]) => {
      const thing = move && thingOf(move);
      return thing ? [[thing, mark] as const] : [];
    }),
  );
}

export function show(choice: Choice, decision: Decision, move: Move): void {
  const option = decision.options.find((one) => same(move.action, one.action)) ?? null;
  const things = decision.field ? move.action[decision.field] : null;
  choice.armed = option;
  choice.picked = !option && Array.isArray(things) ? things.map(String) : [];
  if (decision.kind !== "place") return;
  const cell = move.action[decision.cell_field ?? "cell"];
  choice.cell = !option && typeof cell === "string" ? cell : null;
  choice.rotation = Number(move.action[decision.rotation_field ?? "rotation"] ?? 0);
}
