// Keys of this board beside the table's own: M, B, H jump to map, tableau, hand; F to the flights; P presses the portals; O the first opponent.
import { settings } from "../../lib/settings.svelte";
import type { Desk } from "./desk.svelte";

const focus = (selector: string): boolean => {
  const found = document.querySelector<HTMLElement | SVGElement>(selector);
  found?.focus();
  return !!found;
};

export function boardKeys(desk: Desk): () => void {
  const deeds: Record<string, () => boolean> = {
    m: () => { desk.page = "map"; return focus(".sm-hits [tabindex='0']"); },
    f: () => focus(".reach button, .sm-hits [tabindex='0']"),
    // B alone jumps to the own tableau here; the table's own key for seat B is Shift+B
    b: () => { desk.page = "board"; return focus("#tableau"); },
    h: () => { desk.page = "board"; return focus("#hand .half, #hand"); },
    o: () => { desk.page = "others"; return focus(".sm-op .look"); },
    s: () => { desk.scoring = true; return true; },
  };
  const onKey = (event: KeyboardEvent): void => {
    const target = event.target as HTMLElement;
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey || !settings.keys) return;
    if (document.querySelector("dialog[open]") || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) return;
    if (!deeds[event.key]?.()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  document.addEventListener("keydown", onKey, true);
  return () => document.removeEventListener("keydown", onKey, true);
}
