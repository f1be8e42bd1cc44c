// What screen readers are told as it happens, and what everybody sees for a moment.
import { untrack } from "svelte";

export const live = $state({ polite: "", toast: "" });
let timer: ReturnType<typeof setTimeout> | undefined;

/** what is told in one breath, in order: nothing takes the place of what nobody has heard yet */
let breath: string[] = [];
export function announce(words: string): void {
  breath.push(words);
  if (breath.length === 1) queueMicrotask(speak);
}
function speak(): void {
  const words = breath.join(" ");
  breath = [];
  untrack(() => {
    // the same words twice must be read twice: a trailing no-break space makes them differ
    live.polite = live.polite === words ? `${words}\u00a0` : words;
  });
}
export function toast(words: string): void {
  live.toast = words;
  announce(words);
  clearTimeout(timer);
  timer = setTimeout(() => (live.toast = ""), 4000);
}
