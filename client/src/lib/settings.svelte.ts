// What this browser wishes, kept in its own storage.

import type { Strength } from "./shell/strengths";

export interface Wishes {
  language: "de" | "en";
  theme: "system" | "dark" | "light";
  motion: "system" | "less";
  sound: boolean;
  keys: boolean;
  notify: boolean;
  coach: boolean;
  /** how strong the bots of "Play now" are */
  bot: Strength;
}
const STORE = "sternhafen.settings";

function stored(): Partial<Wishes> {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? "{}") as Partial<Wishes>;
  } catch {
    return {};
  }
}
const spoken = (): Wishes["language"] => (navigator.language.startsWith("de") ? "de" : "en");

export const settings: Wishes = $state({
  language: spoken(), theme: "system", motion: "system", sound: false, keys: true, notify: false, coach: true, bot: "pilot", ...stored(),
});

/** keeps page and storage in step with the wishes; call once, inside an effect root */
export function applySettings(): void {
  const root = document.documentElement;
  const system = matchMedia("(prefers-color-scheme: light)");
  $effect(() => {
    root.lang = settings.language;
    if (settings.motion === "less") root.dataset["motion"] = "less";
    else delete root.dataset["motion"];
    try {
      localStorage.setItem(STORE, JSON.stringify(settings));
    } catch { /* storage closed: the wish lasts as long as the page */ }
  });
  $effect(() => {
    const paint = () => {
      root.dataset["theme"] = settings.theme === "system" ? (system.matches ? "light" : "dark") : settings.theme;
    };
    paint();
    system.addEventListener("change", paint);
    return () => system.removeEventListener("change", paint);
  });
}

export function stillness(): boolean {
  return settings.motion === "less" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
/** milliseconds of a motion, 0 when the reader wants none */
export const ms = (duration: number): number => (stillness() ? 0 : duration);
