// Marks on the board what an action is made of: its own button, or the things it names.
import type { Action } from "../net/wire";
import { isObject } from "../texts/args";

const named = (action: Action): Set<string> =>
  new Set(
    Object.entries(action)
      .filter(([field]) => field !== "type")
      .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
      .map(String),
  );

/** are two pieces of plain data equal? */
export const same = (one: unknown, other: unknown): boolean => {
  if (one === other) return true;
  if (!isObject(one) || !isObject(other)) return false;
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => same(one[key], other[key]));
};

/** is this element the action, or a part of it? */
export function belongs(element: { dataset: DOMStringMap }, action: Action): boolean {
  const { action: done, arms, choice } = element.dataset;
  const whole = done ?? arms;
  if (whole) return same(JSON.parse(whole), action);
  return choice !== undefined && named(action).has(choice);
}

/** a part may name several values, one of which the action must have */
const fits = (found: unknown, wanted: unknown): boolean =>
  Array.isArray(wanted) ? wanted.some((one) => same(found, one)) : same(found, wanted);

/** does this element open the drawer or page in which such actions lie, or choose a part of this one? */
export function leads(element: { dataset: DOMStringMap }, action: Action): boolean {
  const { leads: kinds, part } = element.dataset;
  if (part) return Object.entries(JSON.parse(part) as Action).every(([field, value]) => fits(action[field], value));
  return (kinds ?? "").split(" ").includes(String(action["type"]));
}

/** what to press for the action; while it is out of sight, what leads to it */
function wanted(action: Action): HTMLElement[] {
  const all = [
    ...document.querySelectorAll<HTMLElement>("main :is([data-action], [data-choice], [data-leads], [data-part])"),
  ];
  const found = all.filter((one) => belongs(one, action));
  return found.some((one) => one.checkVisibility()) ? found : all.filter((one) => leads(one, action));
}

/** lights the action up, also after a click has opened something; call what it returns to put the light out */
export function light(action: Action | undefined): () => void {
  if (!action) return () => {};
  let lit: HTMLElement[] = [];
  let over = false;
  // what stays lit is left alone: whoever watches for the mark would take it for a new one
  const shine = (next: HTMLElement[]): void => {
    for (const one of lit) if (!next.includes(one)) delete one.dataset["hinted"];
    for (const one of next) if (!lit.includes(one)) one.dataset["hinted"] = "";
    lit = next;
  };
  const again = (): void => shine(over ? [] : wanted(action));
  const later = (): void => void requestAnimationFrame(again);
  again();
  const signs = ["click", "keyup"];
  // in a window of another shape the same move may lie elsewhere, once all is drawn anew
  const turned = (): void => void requestAnimationFrame(later);
  for (const sign of signs) document.addEventListener(sign, later);
  addEventListener("resize", turned);
  return () => {
    over = true;
    for (const sign of signs) document.removeEventListener(sign, later);
    removeEventListener("resize", turned);
    shine([]);
  };
}
