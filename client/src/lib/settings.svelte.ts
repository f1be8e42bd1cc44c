// What this browser wishes, kept in its own storage.
import { keep, kept } from "./storage";

export interface Wishes {
  language: "de" | "en";
  theme: "system" | "dark" | "light";
  motion: "system" | "less";
  /** of what is played on the table; fast never waits */
  speed: keyof typeof SPEEDS;
  /** of all that happens, only that a decision waits, or none */
  sound: "off" | "mine" | "all";
  /** the question "with sound?" comes once, after the first game */
  soundAsked: boolean;
  /** 0 to 100 */
  volume: number;
  keys: boolean;
  notify: boolean;
}
/** how many times its normal length a scene lasts */
export const SPEEDS = { slow: 2, normal: 1, quick: 0.5, fast: 0 } as const;
const STORE = "sternhafen.settings";

const spoken = (): Wishes["language"] => (navigator.language.startsWith("de") ? "de" : "en");

export const settings: Wishes = $state({
  language: spoken(),
  theme: "system",
  motion: "system",
  speed: "normal",
  sound: "off",
  soundAsked: false,
  volume: 60,
  keys: true,
  notify: false,
  ...kept<Partial<Wishes>>(STORE),
});

/** keeps page and storage in step with the wishes; call once, inside an effect root */
export function applySettings(): void {
  const root = document.documentElement;
  const system = matchMedia("(prefers-color-scheme: light)");
  $effect(() => {
    root.lang = settings.language;
    if (settings.motion === "less") root.dataset["motion"] = "less";
    else delete root.dataset["motion"];
    keep(STORE, settings);
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
/** how many times its normal length a scene on the table lasts; 0 when nobody looks or wants to wait */
export const sceneSpeed = (): number => (document.hidden ? 0 : SPEEDS[settings.speed]);
