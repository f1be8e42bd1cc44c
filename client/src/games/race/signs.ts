// Powers as rows of signs: plain data, drawn by Signs.svelte. The full row stands on cards, the short one on chips.
import { signed, type RacePower } from "./types";

export type Sign =
  | { icon: string; class?: string }
  | { num: string; value: number | string; class?: string }
  | { words: string; class?: string }
  | { arrow: true };

const icon = (name: string): Sign => ({ icon: name });
const words = (text: string | number): Sign => ({ words: String(text) });
const plus = (n: number | undefined): Sign => words(signed(n ?? 0));
const arrow: Sign = { arrow: true };
const card: Sign = { icon: "card", class: "c-card" };
const cards = (n = 1): Sign[] => (n > 1 ? [words(n), card] : [card]);
const vp = (n: number | string, wide = false): Sign => ({ num: "vp", value: n, class: wide ? "wide" : "" });

function good(name = "any"): Sign {
  if (name === "any" || name === "different") return icon(`good-${name}`);
  return icon(name === "this_world" ? "world-line" : `good-${name}`);
}
const kind = (name = "any"): Sign => icon(name === "any" ? "world-line" : `kind-${name}`);
const windfall = (name = "any"): Sign => icon(name === "any" ? "kind-any" : `windfall-${name}`);
const placed = (p: RacePower): Sign => icon(p.phase === "develop" ? "dev-line" : "world-line");
const cheaper = (p: RacePower): Sign => (p.phase === "develop" ? icon("dev-line") : kind(p.good));
const foe = (p: RacePower): Sign => (p.against === "rebel" ? icon("rebel") : kind(p.against));

const FULL: Record<string, (p: RacePower) => Sign[]> = {
  draw_more: (p) => [plus(p.amount), icon("eye")],
  keep_more: (p) => [plus(p.amount), icon("keep")],
  draw_at_start: (p) => [plus(p.amount), card],
  draw: (p) => [plus(p.amount), card],
  reduce_cost: (p) => [words(`−${p.amount}`), cheaper(p)],
  draw_after_placing: (p) => [placed(p), arrow, ...cards(p.amount)],
  cost_to_zero: () => [icon("self-discard"), arrow, { num: "world", value: 0 }],
  military: (p) => [plus(p.amount), icon("military")],
  specialized_military: (p) => [plus(p.amount), icon("military"), foe(p)],
  temporary_military: (p) => [icon("self-discard"), arrow, plus(p.amount), icon("military")],
  pay_for_military: (p) => [icon("pay-military"), words(`−${p.discount}`)],
  trade_bonus: (p) => [plus(p.amount), good(p.good)],
  consume: (p) => [
    ...((p.goods ?? 1) > 1 ? [words(p.goods ?? 1)] : []),
    good(p.good),
    arrow,
    ...(p.vp ? [vp(p.vp)] : []),
    ...(p.cards ? cards(p.cards) : []),
    ...((p.times ?? 1) > 1 ? [{ words: `×${p.times}`, class: "times" }] : []),
  ],
  consume_all: () => [words("∀"), good(), arrow, vp("n−1", true)],
  consume_at_trade_price: (p) => [good(), arrow, icon("phase-trade"), ...(p.with_trade_powers ? [words("+")] : [])],
  discard_hand: (p) => [words(`≤${p.up_to}`), card, arrow, vp(p.vp_each ?? 1)],
  lucky_draw: (p) => [icon("lucky"), words(`${p.lowest}–${p.highest}`)],
  produce_here: (p) => [icon(`good-${p.good}`)],
  produce_windfall: (p) => (p.good === "any" ? [windfall(), words("◦")] : [windfall(p.good)]),
  draw_if_produced_here: (p) => [good(), arrow, ...cards(p.amount)],
  draw_per_good_produced: (p) => [...cards(p.amount), words("/"), good(p.good)],
  draw_per_kind_produced: (p) => [...cards(p.amount), words("/"), good("different")],
  draw_if_most_produced: (p) => [icon("most"), good(p.good), arrow, ...cards(p.amount)],
  draw_per_world: (p) => [...cards(p.amount), words("/"), kind(p.good)],
};

const produces = (): Sign[] => [icon("phase-5"), card];
const SHORT: Record<string, (p: RacePower) => Sign[]> = {
  draw_more: (p) => [icon("eye"), plus(p.amount)],
  keep_more: (p) => [icon("keep"), plus(p.amount)],
  draw_at_start: (p) => [card, plus(p.amount)],
  draw: (p) => [card, plus(p.amount)],
  reduce_cost: (p) => [cheaper(p), words(`−${p.amount}`)],
  draw_after_placing: (p) => [placed(p), card],
  cost_to_zero: () => [icon("self-discard"), words("0")],
  military: (p) => [icon("military"), plus(p.amount)],
  specialized_military: (p) => [foe(p), plus(p.amount)],
  temporary_military: (p) => [icon("self-discard"), plus(p.amount)],
  pay_for_military: (p) => [icon("pay-military"), words(`−${p.discount}`)],
  trade_bonus: (p) => [
    p.good === "any" || p.good === "this_world" ? icon("phase-trade") : good(p.good),
    plus(p.amount),
  ],
  consume: (p) => {
    const many = (p.times ?? 1) > 1 ? `${p.times}×` : (p.goods ?? 1) > 1 ? `${p.goods}:` : "";
    const from = p.good === "any" || p.good === "different" ? icon("consume-arrow") : good(p.good);
    return [from, ...(many ? [words(many)] : []), ...(p.vp ? [vp(p.vp)] : []), ...(p.cards ? [card] : [])];
  },
  consume_all: () => [icon("consume-arrow"), words("∀")],
  consume_at_trade_price: () => [icon("consume-arrow"), icon("phase-trade")],
  discard_hand: (p) => [card, words(`≤${p.up_to}`)],
  lucky_draw: () => [icon("lucky")],
  produce_windfall: (p) => [windfall(p.good)],
  draw_if_produced_here: produces,
  draw_per_good_produced: produces,
  draw_per_kind_produced: produces,
  draw_if_most_produced: produces,
  draw_per_world: produces,
};

export const powerSigns = (power: RacePower): Sign[] => FULL[power.effect]?.(power) ?? [words("?")];
export const shortSigns = (power: RacePower): Sign[] => SHORT[power.effect]?.(power) ?? [];
