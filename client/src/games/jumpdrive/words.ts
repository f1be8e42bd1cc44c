// Cards in words: for screen readers and for the explanation of a card.
import { unsure } from "../../lib/cards/sure";
import { cardName, list, t } from "../../lib/texts/texts.svelte";
import { priceOf, type Filter, type JumpCard, type Power, type Term, type Worth } from "./types";

export const keywords = (card: JumpCard): string[] => card.keywords.map((word) => t(`jumpdrive-ui-keyword-${word}`));

export function kindWords(card: JumpCard): string {
  if (card.kind === "development") return t("jumpdrive-ui-development");
  return t("jumpdrive-ui-world", { military: String(card.military), colour: card.colour ?? "grey" });
}
export const priceWords = (card: JumpCard): string =>
  t(card.military ? "jumpdrive-ui-defense" : "jumpdrive-ui-cost", { n: priceOf(card) });

export function what(filter: Filter): string {
  if (filter.what === "card") return cardName(filter.id ?? "");
  if (filter.what === "symbol") return t(`jumpdrive-ui-symbol-${filter.symbol}`);
  if (filter.what === "world" && filter.keyword)
    return t("jumpdrive-ui-keyword-world", { keyword: t(`jumpdrive-ui-keyword-${filter.keyword}`) });
  if (filter.what === "world")
    return t("jumpdrive-ui-any-world", { colour: filter.colour ?? "any", military: String(filter.military ?? "any") });
  return t(`jumpdrive-ui-what-${filter.what}`);
}

function termWords(term: Term): string {
  return t(`jumpdrive-ui-term-${term.op}-${term.scope}`, { n: term.value, what: what(term.of) });
}
export function worthWords(worth: Worth): string {
  if (typeof worth === "number") return String(worth);
  const parts = (worth.terms ?? []).map(termWords);
  return list(worth.base ? [String(worth.base), ...parts] : parts);
}

export function symbolWords(card: JumpCard): string[] {
  return (["explore", "strength", "chromosome"] as const)
    .filter((name) => card.symbols[name] > 0)
    .map((name) => t(`jumpdrive-ui-has-${name}`, { n: card.symbols[name] }));
}

export function powerWords(power: Power): string {
  const key = `jumpdrive-ui-power-${power.type}`;
  switch (power.type) {
    case "discount":
      return t(key, { n: power.amount, what: what(power.applies_to) });
    case "strength_vs":
      return t(key, { n: power.amount, what: what(power.against) });
    case "strength_per":
      return t(key, { n: power.amount, what: what(power.of) });
    case "pay_for_military":
      return t(key, { n: power.discount, colour: power.exclude_colour });
    case "second_world":
      return t(`${key}-${power.mode}`, { n: power.discount ?? 0 });
    default:
      return t(key);
  }
}

export function statusWords(card: JumpCard): string {
  return !unsure(card.status) ? "" : t(`jumpdrive-ui-status-${card.status}`);
}

/** what a screen reader says for a card */
export function spoken(card: JumpCard): string {
  const facts = [
    cardName(card.id),
    kindWords(card),
    priceWords(card),
    t("jumpdrive-ui-points", { n: worthWords(card.vp) }),
    t("jumpdrive-ui-income", { n: worthWords(card.income) }),
  ];
  const more = [...symbolWords(card), ...card.powers.map(powerWords), statusWords(card)].filter(Boolean);
  return facts.join(", ") + (more.length ? `. ${more.join("; ")}` : "");
}
