// What the tracks would show after the option pointed at: price and gain are seen before anything is decided.
import type { Option } from "../../lib/net/wire";
import { askedColour } from "./ask/act";
import { landingOf, typeOf, type Desk } from "./desk.svelte";

export interface Money { fuel: number; bucks: number }
const MOST = 10;
const AP_PRICE = 2;
const held = (n: number): number => Math.min(MOST, Math.max(0, n));
const told = (option: Option, key: string, name: string): number => Number(option.preview?.find((line) => line.key === key)?.args?.[name] ?? 0);

/** what an option adds to fuel and bucks by itself */
function change(desk: Desk, option: Option): Money {
  const a = option.action as Record<string, number & string>;
  switch (typeOf(option)) {
    case "money": case "sell": return { fuel: a["fuel"] ?? 0, bucks: a["bucks"] ?? 0 };
    case "to_resource": return { fuel: -(a["fuel"] ?? 0), bucks: -(a["bucks"] ?? 0) };
    case "fly": return { fuel: -landingOf(option).fuel, bucks: 0 };
    case "buy_drives": case "flip_drive": return { fuel: -told(option, "solarius-preview-fuel", "fuel"), bucks: 0 };
    case "complete": return { fuel: -told(option, "solarius-preview-complete", "fuel"), bucks: -told(option, "solarius-preview-complete", "bucks") };
    case "act": {
      const ap = Number(option.preview?.[0]?.args?.["ap"] ?? 0), colour = a["kind"] === "main" ? askedColour(desk) : "";
      return { fuel: colour === "black" ? ap : 0, bucks: (colour === "yellow" ? ap : 0) - AP_PRICE * (a["buy"] ?? 0) };
    }
    default: return { fuel: 0, bucks: 0 };
  }
}

export function after(desk: Desk, have: Money): Money {
  const option = desk.pointed;
  if (!option) return have;
  const more = change(desk, option);
  return { fuel: held(have.fuel + more.fuel), bucks: held(have.bucks + more.bucks) };
}

/** follows mouse and focus over everything that stands for an option */
export function watchPointing(desk: Desk): () => void {
  const look = (event: Event): void => {
    const at = event.target instanceof Element ? event.target.closest<HTMLElement | SVGElement>("main [data-action]") : null;
    const action = at?.dataset["action"];
    const found = action ? desk.options.find((one) => JSON.stringify(one.action) === action) ?? null : null;
    if (found !== desk.pointed) desk.pointed = found;
  };
  document.addEventListener("pointerover", look);
  document.addEventListener("focusin", look);
  return () => {
    document.removeEventListener("pointerover", look);
    document.removeEventListener("focusin", look);
  };
}
