// Battery tokens pay themselves: from the fullest battery first, until another one is tapped. So do blocks find their holds.
import type { Decision, Option } from "../../../lib/net/wire";
import type { Stage } from "../../../lib/table/stage.svelte";
import { pricesOf, tileOf, type Laid, viewOf } from "../types";

const charge = (ship: Record<string, Laid>, cell: string): number => ship[cell]?.tokens ?? 0;
export const defences = (options: readonly Option[]): Option[] =>
  options.filter((option) => option.action["type"] === "defend");

/** the answer that takes its token from this battery, or from the fullest one */
export function defenceFrom(stage: Stage, battery: string | null): Option | null {
  const { ship } = viewOf(stage).seats[stage.near]!;
  const found = defences(stage.choice.options);
  const full = (option: Option): number => charge(ship, String(option.action["battery"]));
  const fullest = found.find((option) => found.every((other) => full(option) >= full(other)));
  return found.find((option) => option.action["battery"] === battery) ?? fullest ?? null;
}

/** the batteries that pay, one entry for each token */
export function payment(ship: Record<string, Laid>, decision: Decision): string[] {
  const left = new Map((decision.items ?? []).map((item) => [item.id, charge(ship, item.id)]));
  return Array.from({ length: decision.need ?? 0 }, () => {
    const [fullest] = [...left].reduce((best, one) => (one[1] > best[1] ? one : best));
    left.set(fullest, (left.get(fullest) ?? 0) - 1);
    return fullest;
  });
}

/** the dearest block first; what a plain hold can take leaves the special ones free */
export function nextLoad(stage: Stage): Option | null {
  const { ship } = viewOf(stage).seats[stage.near]!;
  const dear = pricesOf(stage.components).map((good) => good.colour);
  const plain = (option: Option): boolean => {
    const laid = ship[String(option.action["hold"])];
    return laid !== undefined && tileOf(stage.components, laid.tile).kind === "cargo_hold";
  };
  const loads = stage.choice.options.filter((option) => option.action["type"] === "load");
  const best = dear.map((good) => loads.filter((option) => option.action["good"] === good)).find((all) => all.length);
  return best?.find(plain) ?? best?.[0] ?? null;
}
