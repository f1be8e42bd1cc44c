// The keys at a table. What they do is in the page itself: each key presses something that can also be clicked.
import { tick } from "svelte";
import { settings } from "../settings.svelte";
import { elementOf } from "../ui/target";

export interface KeyDeeds {
  read(): void;
  changes(): void;
  log(): void;
  chat(): void;
  explain(): void;
  /** has anything been picked that waits to be confirmed? */
  begun(): boolean;
  hint?(): void;
  /** whether another part of the page hears this key */
  taken?(key: string): boolean;
  lesson?: (() => void) | undefined;
  escape(): boolean;
}

const CHOICES = ":is([data-choice], [data-action]):not(:disabled, [aria-disabled='true'], [data-key='0'], [data-arms])";
/** what Enter does away from a button: seal what is chosen, else go on in the lesson */
const confirm = (): boolean => press(CONFIRM) || press("[data-lesson-next]");
const typing = (node: EventTarget | null): boolean =>
  node instanceof HTMLElement && (node.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(node.tagName));

/** Space presses the button that has the focus, whatever else it does at the table */
const theirs = (event: KeyboardEvent): boolean =>
  event.key === " " && event.target instanceof Element && event.target.closest("button, a, summary") !== null;

const press = (selector: string, at = 0): boolean => {
  const found = [...document.querySelectorAll<HTMLElement>(`main ${selector}`)].filter(
    (one) => one.offsetParent !== null,
  )[at];
  found?.click();
  return !!found;
};

/** what 1 to 9 reach, in this order: first what shows its number; what declines or stands instead has a key of its own */
export const lit = (): HTMLElement[] => {
  const all = [...document.querySelectorAll<HTMLElement>(`main ${CHOICES}`)].filter((one) => one.offsetParent !== null);
  const numbered = (one: HTMLElement): number => Number(one.dataset["number"] === undefined);
  return all.sort((a, b) => numbered(a) - numbered(b));
};

function jumpTo(letter: string): boolean {
  const area = document.querySelector<HTMLElement>(`[data-player="${letter}"]`);
  (area?.querySelector<HTMLElement>("button") ?? area)?.focus();
  return !!area;
}

function game(key: string, deeds: KeyDeeds): boolean {
  if (/^[1-9]$/.test(key)) {
    const one = lit()[Number(key) - 1];
    one?.click();
    return !!one;
  }
  switch (key) {
    case "0":
      return press("[data-key='0']:not(:disabled)");
    case "z":
      return press("[data-undo]:not(:disabled)");
    case "t":
      deeds.read();
      return true;
    case "T":
      deeds.changes();
      return true;
    case "l":
      deeds.log();
      return true;
    case "c":
      deeds.chat();
      return true;
    case "h":
      deeds.hint?.();
      return deeds.hint !== undefined;
    case "g":
      deeds.lesson?.();
      return deeds.lesson !== undefined;
    case "?":
      deeds.explain();
      return true;
    // C alone opens the chat; with Shift all four letters go to their player
    case "a":
    case "b":
    case "d":
    case "A":
    case "B":
    case "C":
    case "D":
      return jumpTo(key.toLowerCase());
    default:
      return press(`[data-key='${CSS.escape(key)}']:not(:disabled)`);
  }
}

const WALKING = /^(Tab|Arrow|Home|End)/;
const CONFIRM = ":is([data-confirm], [data-enter]):not(:disabled)";

/**
 * Enter confirms. What was merely clicked keeps the focus but not the key: only a button that Tab or the arrows reached is
 * pressed by it; one that picks is pressed while nothing is picked that could be confirmed.
 */
function enter(target: HTMLElement, pointed: boolean, begun: boolean): boolean {
  const picking = target.closest?.("[data-choice]");
  // pressed once more, it confirms itself
  if (picking?.hasAttribute("data-confirm")) return false;
  if (picking) return (begun && confirm()) || picking.getAttribute("aria-pressed") === "true";
  const idle = target.closest?.("button, a, summary") === null || target.getAttribute("aria-disabled") === "true";
  return (idle || (pointed && !target.closest(".dialog, .bar, .side"))) && confirm();
}

/**
 * A double click picks and confirms, where one thing stands in one place and nothing needs care. Told by the second
 * click's count, before anything hears of it: what is drawn inside a card is drawn anew by each click.
 */
function doubleClick(): (event: MouseEvent) => Promise<void> {
  let last: HTMLElement | null = null;
  return async (event) => {
    const picked = elementOf(event).closest?.<HTMLElement>("main [data-choice]:not([data-cell], [data-careful])");
    const twice = event.detail === 2 && picked !== null && picked === last;
    if (event.detail) last = picked;
    if (!picked || !twice) return;
    await new Promise((heard) => setTimeout(heard));
    if (picked.getAttribute("aria-pressed") !== "true") picked.click();
    await tick();
    press(CONFIRM);
  };
}

/** the keys of a page without a table: each presses what shows it */
export function pageKeys(): () => void {
  const onKey = (event: KeyboardEvent): void => {
    const busy = event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || !settings.keys;
    if (busy || typing(event.target) || document.querySelector("dialog[open]")) return;
    if (press(`[data-key='${CSS.escape(event.key)}']:not(:disabled)`)) event.preventDefault();
  };
  document.addEventListener("keydown", onKey);
  return () => document.removeEventListener("keydown", onKey);
}

export function tableKeys(deeds: KeyDeeds): () => void {
  /** was the focus set by pointing? */
  let pointed = false;
  const onPoint = (): void => {
    pointed = true;
  };
  const onKey = (event: KeyboardEvent): void => {
    if (WALKING.test(event.key)) pointed = false;
    if (
      event.defaultPrevented ||
      event.ctrlKey ||
      event.altKey ||
      event.metaKey ||
      document.querySelector("dialog[open]")
    )
      return;
    if (event.key === "Escape") {
      if (deeds.escape()) event.preventDefault();
      return;
    }
    if (typing(event.target) || theirs(event) || !settings.keys || deeds.taken?.(event.key)) return;
    const done = event.key === "Enter" ? enter(elementOf(event), pointed, deeds.begun()) : game(event.key, deeds);
    if (done) event.preventDefault();
  };
  document.addEventListener("keydown", onKey);
  document.addEventListener("pointerdown", onPoint, true);
  const onClick = doubleClick();
  document.addEventListener("click", onClick, true);
  return () => {
    document.removeEventListener("keydown", onKey);
    document.removeEventListener("pointerdown", onPoint, true);
    document.removeEventListener("click", onClick, true);
  };
}
