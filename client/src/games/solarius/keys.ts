// Keys of this board beside the table's own: M, B, K jump to map, tableau, hand; F to the flights; O to the opponents; S shows the points;
// 1 to 9 press the dice of the bridge, then what the question offers (never a hex: those have the arrow keys).
import { settings } from "../../lib/settings.svelte";
import type { Desk } from "./desk.svelte";
import { elementOf } from "../../lib/ui/target";

const focus = (selector: string): boolean => {
  const found = document.querySelector<HTMLElement | SVGElement>(selector);
  found?.focus();
  return !!found;
};

const NUMBERED =
  "main :is(.br-die, #ask button:not([data-key='0']), .half)[data-action]:not(:disabled), main #ask [data-choice]:not(:disabled)";
function press(digit: number): boolean {
  const found = document.querySelectorAll(NUMBERED)[digit - 1];
  found?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  return true;
}

export function boardKeys(desk: Desk): () => void {
  const deeds: Record<string, () => boolean> = {
    m: () => {
      desk.page = "map";
      return focus(".sm-hits [tabindex='0']");
    },
    // on the map N walks by itself; from elsewhere it goes there first
    n: () => {
      if (document.activeElement?.closest(".sm-hits")) return false;
      desk.page = "map";
      if (!focus(".sm-hits [tabindex='0']")) return false;
      document.activeElement?.dispatchEvent(
        new KeyboardEvent("keydown", { key: "n", bubbles: true, cancelable: true }),
      );
      return true;
    },
    f: () => focus(".reach button, .sm-hits [tabindex='0']"),
    // B alone jumps to the own tableau here; the table's own key for seat B is Shift+B
    b: () => {
      desk.page = "board";
      return focus("#tableau");
    },
    k: () => {
      desk.page = "board";
      return focus("#hand .half, #hand");
    },
    o: () => {
      desk.page = "others";
      return focus(".sm-op .look");
    },
    s: () => {
      desk.scoring = true;
      return true;
    },
  };
  const onKey = (event: KeyboardEvent): void => {
    const target = elementOf(event);
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey || !settings.keys)
      return;
    if (document.querySelector("dialog[open]") || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) return;
    const done = /^[1-9]$/.test(event.key) ? press(Number(event.key)) : deeds[event.key]?.();
    if (!done) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  document.addEventListener("keydown", onKey, true);
  return () => document.removeEventListener("keydown", onKey, true);
}
