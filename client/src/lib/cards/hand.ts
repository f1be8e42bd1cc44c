// Cards of a hand: equal ones told apart, and how each is lit by the decision.
import type { Choice } from "../decisions/choice.svelte";
import type { Target } from "../net/wire";
import { say, t } from "../texts/texts.svelte";
import type { CardProps } from "./frame";

export interface Held {
  card: string;
  /** how many of the same lie before it */
  copy: number;
  key: string;
}

export function numbered(cards: readonly string[]): Held[] {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const copy = seen.get(card) ?? 0;
    seen.set(card, copy + 1);
    return { card, copy, key: `${card}#${copy}` };
  });
}

/** a card that is one of several to pick: `giving` says how one picked to be given away is called, if they are */
export function pickable(choice: Choice, { card, copy }: Held, giving: string | null): CardProps {
  const place = choice.place(card, copy);
  return {
    state: place ? (giving === null ? "selected" : "paying") : "legal",
    badge: place ? String(place) : undefined,
    pressed: place > 0,
    choice: card,
    extra: place && giving !== null ? giving : "",
    onpick: choice.busy ? null : () => choice.toggle(card, copy),
  };
}

/** a card that cannot be chosen now, with the reason if the rules give one */
export function unlit(choice: Choice, target: Target): CardProps {
  const blocked = choice.blocked(target);
  return blocked
    ? { state: "illegal", why: say(blocked.text), rule: blocked.rule }
    : { state: "illegal", why: t("card-not-now") };
}
