// How the workshop calls things.
import { settings } from "../settings.svelte";
import { has, say, t } from "../texts/texts.svelte";
import type { Bench } from "./bench.svelte";
import { BOX, type Entry, type Section } from "./schema";

/** what is printed on an entry, else what the game calls it, else its number */
export function titleOf(bench: Bench, section: Section, entry: Entry): string {
  const own = entry["name"] as Record<string, string> | undefined;
  const key = bench.keyOf(entry, section);
  if (key === BOX) return section.label ? say(section.label) : section.name;
  const printed = own?.[settings.language] || own?.["en"];
  if (printed) return printed;
  const called = `${bench.game}-entry-${key.replaceAll("_", "-")}`;
  if (has(called)) return t(called);
  const name = bench.info.components.cards[key]?.name[settings.language];
  return name ? `${name} · ${key}` : key;
}
export const labelOf = (section: Section): string => (section.label ? say(section.label) : section.name);

/** a value in a few signs, for comparing */
export function valueWords(value: unknown): string {
  if (value === undefined || value === null) return "–";
  if (typeof value === "boolean") return t(value ? "yes" : "no");
  if (Array.isArray(value)) return value.length ? value.map(valueWords).join(", ") : t("workshop-nothing");
  if (typeof value === "object") {
    const parts = Object.entries(value).map(([name, one]) => `${name} ${valueWords(one)}`);
    return parts.length ? parts.join(" · ") : t("workshop-nothing");
  }
  return String(value);
}
