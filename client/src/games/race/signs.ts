// Powers as rows of signs: plain data, drawn by Signs.svelte. The full row stands on cards, the short one on chips.
import { signed, type RacePower } from "./types";

export type Sign =
  | { icon: string; class?: string }
  | { num: string; value: number | string; class?: string }
  | { words: string; class?: string }
  | { arrow: true };

type Power<E extends RacePower["effect"]> = Extract<RacePower, { effect: E }>;

const icon = (name: string): Sign => ({ icon: name });
const words = (text: string | number): Sign => ({ words: String(text) });
const plus = (n: number): Sign => words(signed(n));
const arrow: Sign = { arrow: true };
const card: Sign = { icon: "card", class: "c-card" };
const cards = (n: number): Sign[] => (n > 1 ? [words(n), card] : [card]);
const vp = (n: number | string, wide = false): Sign => ({ num: "vp", value: n, class: wide ? "wide" : "" });

function good(name: string): Sign {
  if (name === "any" || name === "different") return icon(`good-${name}`);
  return icon(name === "this_world" ? "world-line" : `good-${name}`);
}
const kind = (name: string): Sign => icon(name === "any" ? "world-line" : `kind-${name}`);
const windfall = (name: string): Sign => icon(name === "any" ? "kind-any" : `windfall-${name}`);
const placed = (p: { phase: string }): Sign => icon(p.phase === "develop" ? "dev-line" : "world-line");
const cheaper = (p: Power<"reduce_cost">): Sign => (p.phase === "develop" ? icon("dev-line") : kind(p.good));
const foe = (against: string): Sign => (against === "rebel" ? icon("rebel") : kind(against));

const consumed = (p: Power<"consume">): Sign[] => [
  ...(p.goods > 1 ? [words(p.goods)] : []),
  good(p.good),
  arrow,
  ...(p.vp ? [vp(p.vp)] : []),
  ...(p.cards ? cards(p.cards) : []),
  ...(p.times > 1 ? [{ words: `×${p.times}`, class: "times" }] : []),
];

export function powerSigns(p: RacePower): Sign[] {
  switch (p.effect) {
    case "draw_more":
      return [plus(p.amount), icon("eye")];
    case "keep_more":
      return [plus(p.amount), icon("keep")];
    case "draw_at_start":
    case "draw":
      return [plus(p.amount), card];
    case "reduce_cost":
      return [words(`−${p.amount}`), cheaper(p)];
    case "draw_after_placing":
      return [placed(p), arrow, ...cards(p.amount)];
    case "cost_to_zero":
      return [icon("self-discard"), arrow, { num: "world", value: 0 }];
    case "military":
      return [plus(p.amount), icon("military")];
    case "specialized_military":
      return [plus(p.amount), icon("military"), foe(p.against)];
    case "temporary_military":
      return [icon("self-discard"), arrow, plus(p.amount), icon("military")];
    case "pay_for_military":
      return [icon("pay-military"), words(`−${p.discount}`)];
    case "trade_bonus":
      return [plus(p.amount), good(p.good)];
    case "consume":
      return consumed(p);
    case "consume_all":
      return [words("∀"), good("any"), arrow, vp("n−1", true)];
    case "consume_at_trade_price":
      return [good("any"), arrow, icon("phase-trade"), ...(p.with_trade_powers ? [words("+")] : [])];
    case "discard_hand":
      return [words(`≤${p.up_to}`), card, arrow, vp(p.vp_each)];
    case "lucky_draw":
      return [icon("lucky"), words(`${p.lowest}–${p.highest}`)];
    case "produce_here":
      return [icon(`good-${p.good}`)];
    case "produce_windfall":
      return p.good === "any" ? [windfall("any"), words("◦")] : [windfall(p.good)];
    case "draw_if_produced_here":
      return [good("any"), arrow, ...cards(p.amount)];
    case "draw_per_good_produced":
      return [...cards(p.amount), words("/"), good(p.good)];
    case "draw_per_kind_produced":
      return [...cards(p.amount), words("/"), good("different")];
    case "draw_if_most_produced":
      return [icon("most"), good(p.good), arrow, ...cards(p.amount)];
    case "draw_per_world":
      return [...cards(p.amount), words("/"), kind(p.good)];
  }
}

function consumedShort(p: Power<"consume">): Sign[] {
  const many = p.times > 1 ? `${p.times}×` : p.goods > 1 ? `${p.goods}:` : "";
  const from = p.good === "any" || p.good === "different" ? icon("consume-arrow") : good(p.good);
  return [from, ...(many ? [words(many)] : []), ...(p.vp ? [vp(p.vp)] : []), ...(p.cards ? [card] : [])];
}

export function shortSigns(p: RacePower): Sign[] {
  switch (p.effect) {
    case "draw_more":
      return [icon("eye"), plus(p.amount)];
    case "keep_more":
      return [icon("keep"), plus(p.amount)];
    case "draw_at_start":
    case "draw":
      return [card, plus(p.amount)];
    case "reduce_cost":
      return [cheaper(p), words(`−${p.amount}`)];
    case "draw_after_placing":
      return [placed(p), card];
    case "cost_to_zero":
      return [icon("self-discard"), words("0")];
    case "military":
      return [icon("military"), plus(p.amount)];
    case "specialized_military":
      return [foe(p.against), plus(p.amount)];
    case "temporary_military":
      return [icon("self-discard"), plus(p.amount)];
    case "trade_bonus":
      return [p.good === "any" || p.good === "this_world" ? icon("phase-trade") : good(p.good), plus(p.amount)];
    case "consume":
      return consumedShort(p);
    case "consume_all":
      return [icon("consume-arrow"), words("∀")];
    case "consume_at_trade_price":
      return [icon("consume-arrow"), icon("phase-trade")];
    case "discard_hand":
      return [card, words(`≤${p.up_to}`)];
    case "lucky_draw":
      return [icon("lucky")];
    case "produce_windfall":
      return [windfall(p.good)];
    case "produce_here":
      return [];
    case "pay_for_military":
      return powerSigns(p);
    default:
      return [icon("phase-5"), card];
  }
}
