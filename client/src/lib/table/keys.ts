// The keys at a table. What they do is in the page itself: each key presses something that can also be clicked.
import { settings } from "../settings.svelte";

export interface KeyDeeds {
  read(): void;
  changes(): void;
  log(): void;
  chat(): void;
  explain(): void;
  hint?(): void;
  escape(): boolean;
}

const CHOICES = ":is([data-choice], [data-action]):not(:disabled, [aria-disabled='true'])";
const typing = (node: EventTarget | null): boolean =>
  node instanceof HTMLElement && (node.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(node.tagName));

const press = (selector: string, at = 0): boolean => {
  const found = [...document.querySelectorAll<HTMLElement>(`main ${selector}`)].filter((one) => one.offsetParent !== null)[at];
  found?.click();
  return !!found;
};

/** everything that can be chosen now, in the order 1 to 9 reach it: first what shows its number */
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
    case "0": return press("[data-key='0']:not(:disabled)");
    case "z": return press("[data-undo]:not(:disabled)");
    case "t": deeds.read(); return true;
    case "T": deeds.changes(); return true;
    case "l": deeds.log(); return true;
    case "c": deeds.chat(); return true;
    case "h": deeds.hint?.(); return deeds.hint !== undefined;
    case "?": deeds.explain(); return true;
    // C alone opens the chat; with Shift all four letters go to their player
    case "a": case "b": case "d": case "A": case "B": case "C": case "D": return jumpTo(key.toLowerCase());
    default: return press(`[data-key='${CSS.escape(key)}']:not(:disabled)`);
  }
}

export function tableKeys(deeds: KeyDeeds): () => void {
  const onKey = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || document.querySelector("dialog[open]")) return;
    if (event.key === "Escape") {
      if (deeds.escape()) event.preventDefault();
      return;
    }
    if (typing(event.target) || !settings.keys) return;
    const onControl = (event.target as HTMLElement).closest?.("button, a, summary") !== null;
    const done = event.key === "Enter" ? !onControl && press("[data-confirm]:not(:disabled)") : game(event.key, deeds);
    if (done) event.preventDefault();
  };
  document.addEventListener("keydown", onKey);
  return () => document.removeEventListener("keydown", onKey);
}
