// A tap or key during a scene jumps to how things stand, and is spent by that: it never answers the question that appears.
import type { Theatre } from "./theatre.svelte";

const ASIDE = ".bar, .side, .speed, .hint, .explain, dialog, input, textarea, select, [contenteditable]";
const PLAIN = /^(.|Enter|Backspace|Delete)$/u;

const aside = (event: Event): boolean => event.target instanceof Element && event.target.closest(ASIDE) !== null;
function swallow(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** is this press spent on what is being played, or was a moment ago? */
function spends(theatre: Theatre, event: Event): boolean {
  if (aside(event) || document.querySelector("dialog[open]")) return false;
  if (theatre.playing) {
    theatre.skip();
    return true;
  }
  return theatre.settling;
}

export function skipping(theatre: Theatre): () => void {
  /** the pointer's press is spent: the click that follows does nothing */
  let spent = false;
  /** the key that was spent, until it is let go */
  let held = "";
  const listeners = {
    pointerdown: (event: Event) => void (spent = spends(theatre, event)),
    click: (event: Event) => {
      if (spent) swallow(event);
      spent = false;
    },
    keydown: (event: Event) => {
      const { key, code, repeat, ctrlKey, altKey, metaKey } = event as KeyboardEvent;
      if (ctrlKey || altKey || metaKey || !PLAIN.test(key)) return;
      if (!(repeat && code === held) && !spends(theatre, event)) return;
      held = code;
      swallow(event);
    },
    keyup: (event: Event) => {
      if ((event as KeyboardEvent).code === held) swallow(event);
      held = "";
    },
    visibilitychange: () => document.hidden && theatre.skip(),
  };
  for (const [name, deed] of Object.entries(listeners)) window.addEventListener(name, deed, true);
  return () => {
    for (const [name, deed] of Object.entries(listeners)) window.removeEventListener(name, deed, true);
  };
}
