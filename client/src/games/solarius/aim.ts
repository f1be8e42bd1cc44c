// What the tracks would show after the option pointed at: price and gain are seen before anything is decided.
import { same } from "../../lib/table/hinted";
import type { Desk } from "./desk.svelte";
import { askedOf, type Tracks } from "./types";

export function after(desk: Desk, have: Tracks): Tracks {
  const action = desk.pointed?.action;
  const place = desk.options.findIndex((one) => same(one.action, action));
  return askedOf(desk.stage)?.tracks?.find((one) => one.option === place) ?? have;
}

/** follows mouse and focus over everything that stands for an option */
export function watchPointing(desk: Desk): () => void {
  const look = (event: Event): void => {
    const at =
      event.target instanceof Element ? event.target.closest<HTMLElement | SVGElement>("main [data-action]") : null;
    const action = at?.dataset["action"];
    const found = action ? (desk.options.find((one) => JSON.stringify(one.action) === action) ?? null) : null;
    if (found !== desk.pointed) desk.pointed = found;
  };
  document.addEventListener("pointerover", look);
  document.addEventListener("focusin", look);
  return () => {
    document.removeEventListener("pointerover", look);
    document.removeEventListener("focusin", look);
  };
}
