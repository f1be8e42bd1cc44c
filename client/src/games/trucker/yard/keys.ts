// The yard by keyboard. Runs before the table's own keys; what it does not know is left to them.
import { flushSync } from "svelte";
import { elementOf, nearest } from "../../../lib/ui/target";
import { settings } from "../../../lib/settings.svelte";
import type { Bench, Page } from "./bench.svelte";

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
const press = (selector: string): boolean => {
  const found = [...document.querySelectorAll<HTMLButtonElement>(`main ${selector}`)].find(
    (one) => !one.disabled && one.offsetParent !== null,
  );
  found?.click();
  return !!found;
};
const focus = (selector: string): boolean => {
  const found = [...document.querySelectorAll<HTMLElement>(`main ${selector}`)].find(
    (one) => one.offsetParent !== null,
  );
  found?.focus({ preventScroll: true });
  return !!found;
};

export function yardKeys(bench: Bench): () => void {
  let awaits: "stack" | "start" | null = null;
  let pointed = false;
  const go = (cell: string | null): boolean => cell !== null && focus(`[data-cell="${cell}"]`);

  /** a small screen turns to what the key is about, so that it is seen and can be pressed */
  function turnTo(page: Page): void {
    if (bench.pages.includes(page)) bench.page = page;
    flushSync();
  }

  /** none goes on to the table, whose digits answer at once */
  function digit(key: string): true {
    const what = { stack: "look", start: "start", none: "reserved" }[awaits ?? "none"];
    awaits = null;
    press(`[data-${what}="${key}"]`);
    return true;
  }
  function letter(key: string, onButton: boolean): boolean {
    awaits = null;
    switch (key) {
      case " ":
        if (onButton) return false;
        turnTo("heap");
        return press("[data-heap]");
      case "f":
        turnTo("heap");
        return focus(".heapfilter button[tabindex='0']") || focus(".faceup button:not(:disabled)");
      case "r":
        bench.turn(1);
        return true;
      case "R":
        bench.turn(-1);
        return true;
      case "n":
        return go(bench.next(1)) || true;
      case "N":
        return go(bench.next(-1)) || true;
      case "Backspace":
        return press("[data-return]") || press("[data-putback]");
      case "s":
        return press("[data-reserve]");
      case "g":
        return press("[data-turnglass]");
      case "x":
        bench.faults = !bench.faults;
        return true;
      case "k":
        turnTo("stacks");
        awaits = "stack";
        return true;
      case "e":
        turnTo("finish");
        awaits = "start";
        return focus("[data-start]:not(:disabled)") || true;
      case "Enter":
        return (!onButton || pointed) && press("[data-attach]");
      case "Escape":
        return bench.keepBuilding() || bench.closeStack();
      case "ArrowUp":
      case "ArrowDown":
      case "ArrowLeft":
      case "ArrowRight":
        return go(bench.cursor ?? bench.here[0]?.cell ?? "7,7");
      default:
        return false;
    }
  }
  /** groups in which arrows and letters have a meaning of their own */
  const busyWith = (target: HTMLElement, key: string): boolean =>
    (/^Arrow/.test(key) && target.closest?.("[role='grid'], [role='toolbar'], [role='group']") !== null) ||
    (key.length === 1 && key !== " " && target.closest?.(".heapfilter") !== null);
  const onPoint = (): void => {
    pointed = true;
  };
  const onKey = (event: KeyboardEvent): void => {
    if (/^(Tab|Arrow)/.test(event.key)) pointed = false;
    if (
      event.defaultPrevented ||
      event.ctrlKey ||
      event.altKey ||
      event.metaKey ||
      !settings.keys ||
      typing(event.target) ||
      busyWith(elementOf(event), event.key) ||
      document.querySelector("dialog[open]")
    )
      return;
    const onButton = nearest(event, "button:not([data-cell]), a, summary") !== null;
    // Space on a cell takes from the heap as everywhere else; Enter attaches there
    const onCell = elementOf(event).dataset?.["cell"] !== undefined;
    const done = /^[1-9]$/.test(event.key)
      ? digit(event.key)
      : onCell && event.key === "Enter"
        ? false
        : letter(event.key, onButton);
    if (!done) return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener("keydown", onKey, true);
  document.addEventListener("pointerdown", onPoint, true);
  return () => {
    document.removeEventListener("keydown", onKey, true);
    document.removeEventListener("pointerdown", onPoint, true);
  };
}
