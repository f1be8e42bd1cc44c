// Marks on the board what an action is made of: its own button, or the things it names.
import type { Action } from "../net/wire";

const named = (action: Action): Set<string> =>
  new Set(Object.entries(action).filter(([field]) => field !== "type").flatMap(([, value]) => (Array.isArray(value) ? value : [value])).map(String));

const same = (one: unknown, other: unknown): boolean => {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => same((one as Action)[key], (other as Action)[key]));
};

/** is this element the action, or a part of it? */
export function belongs(element: { dataset: DOMStringMap }, action: Action): boolean {
  const { action: written, choice } = element.dataset;
  if (written) return same(JSON.parse(written), action);
  return choice !== undefined && named(action).has(choice);
}

/** lights the action up; call what it returns to put the light out */
export function light(action: Action | undefined): () => void {
  if (!action) return () => {};
  const found = [...document.querySelectorAll<HTMLElement>("main :is([data-action], [data-choice])")].filter((one) => belongs(one, action));
  for (const one of found) one.dataset["hinted"] = "";
  return () => {
    for (const one of found) delete one.dataset["hinted"];
  };
}
