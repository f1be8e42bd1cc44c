// Choosing several things, as plain functions over ids (an id stands in the list once per copy chosen).
// No rules here: what is legal is what the decision lists.
import type { Decision, ItemSet } from "../net/wire";

export const count = (list: readonly string[], id: string): number => list.filter((one) => one === id).length;

export function without(list: readonly string[], id: string): string[] {
  const at = list.lastIndexOf(id);
  return at < 0 ? [...list] : [...list.slice(0, at), ...list.slice(at + 1)];
}

/** is every chosen copy in the set? */
function within(chosen: readonly string[], set: ItemSet): boolean {
  return [...new Set(chosen)].every((id) => count(chosen, id) <= count(set.items, id));
}

const valueOf = (decision: Decision, id: string): number => decision.items?.find((item) => item.id === id)?.value ?? 1;
export const worth = (decision: Decision, chosen: readonly string[]): number =>
  chosen.reduce((sum, id) => sum + valueOf(decision, id), 0);

/** the listed set that is chosen exactly, if any */
export function matching(decision: Decision, chosen: readonly string[]): ItemSet | null {
  return decision.sets?.find((set) => set.items.length === chosen.length && within(chosen, set)) ?? null;
}

export function complete(decision: Decision, chosen: readonly string[]): boolean {
  if (decision.kind === "pay") {
    const need = decision.need ?? 0;
    const paid = worth(decision, chosen);
    return paid >= need && chosen.every((id) => paid - valueOf(decision, id) < need);
  }
  if (decision.sets) return matching(decision, chosen) !== null;
  return chosen.length >= (decision.min ?? 0) && chosen.length <= (decision.max ?? chosen.length);
}

function fits(decision: Decision, chosen: readonly string[]): boolean {
  if (decision.sets) return decision.sets.some((set) => within(chosen, set));
  if (decision.kind === "pay") {
    const last = chosen.at(-1);
    return last === undefined || worth(decision, chosen) - valueOf(decision, last) < (decision.need ?? 0);
  }
  return chosen.length <= (decision.max ?? Infinity);
}

/**
 * What is chosen after this one is added. Where it does not go with the others, the oldest of those steps back:
 * clicking another development swaps it, no need to clear the first.
 */
export function adding(decision: Decision, chosen: readonly string[], id: string): string[] {
  for (let drop = 0; drop <= chosen.length; drop++)
    for (const kept of leavingOut(chosen, drop, id)) if (fits(decision, [...kept, id])) return [...kept, id];
  return [...chosen];
}

/** what stays without so many: the oldest goes first, but another thing before a copy of the one that comes */
function leavingOut(list: readonly string[], drop: number, coming: string): string[][] {
  if (drop === 0) return [[...list]];
  if (drop === 1) {
    const goes = [...list.keys()].sort((a, b) => Number(list[a] === coming) - Number(list[b] === coming));
    return goes.map((gone) => list.filter((_one, k) => k !== gone));
  }
  return [list.slice(drop)];
}

/** may this ever be part of the choice? */
export function offered(decision: Decision, id: string): boolean {
  const item = decision.items?.find((one) => one.id === id);
  if (!item || item.count === 0) return false;
  return decision.sets
    ? decision.sets.some((set) => set.items.includes(id))
    : (decision.max ?? 1) > 0 || decision.kind === "pay";
}
