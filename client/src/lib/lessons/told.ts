// What a lesson says at this moment: its title, its text, and the move it suggests with the reason.
import type { FluentVariable } from "@fluent/bundle";
import { cardName, has, say, t } from "../texts/texts.svelte";
import type { Lesson, Moment, PlainWords } from "./lesson";
import { strings } from "../lists";

const MANY = 3;

export interface Told {
  title: string;
  text: string;
  advice: string;
}
const key = (game: string, lesson: Lesson): string => `${game}-lesson-${lesson.id}`;
export const titleOf = (game: string, lesson: Lesson): string => t(`${key(game, lesson)}.title`);
export const textOf = (game: string, lesson: Lesson): string => t(key(game, lesson));

/** the clearest reason for the suggested move, and what it leaves */
export function reason({ why }: Moment): string {
  const told = [...new Set([why[0], why.at(-1)])].flatMap((line) => (line ? [say(line)] : []));
  return told.length ? told.join(". ") : t("lesson-why-least");
}

/** so many cards to part with are seen by their frames sooner than by their names */
function framed({ suggestion }: Moment): string {
  const n = suggestion["type"] === "discard" ? strings(suggestion["cards"]).length : 0;
  return n > MANY ? t("lesson-framed", { n }) : "";
}

/** the suggested move, told plainly */
export function plainly(game: string, moment: Moment, more?: PlainWords): string {
  const { card, type } = moment.suggestion;
  const named = typeof card === "string" && card in moment.components.cards ? cardName(card) : say(moment.words);
  const what = framed(moment) || named;
  // some moves are open in many questions, and told alike in all of them
  const alike = `${game}-lesson-do-type-${String(type)}`;
  const asked = has(alike) ? alike : `${game}-lesson-do-${moment.decision.name ?? ""}`;
  return has(asked)
    ? t(asked, { what, type: String(type), why: reason(moment), ...more?.(moment) })
    : `${what}.`.replace(/([.!?])\.$/, "$1");
}

/** the lesson's own words for the suggestion, if it has some for this moment */
function advice(game: string, lesson: Lesson, args: Record<string, FluentVariable> | null): string {
  const form = `${key(game, lesson)}.try`;
  return args && has(form) ? t(form, args) : "";
}

export function told(game: string, lesson: Lesson | null, moment: Moment | null, more?: PlainWords): Told {
  if (!lesson) return { title: "", text: "", advice: moment ? plainly(game, moment, more) : "" };
  const own = moment && lesson.when(moment) ? (lesson.words?.(moment) ?? null) : null;
  const args = moment && own ? { why: reason(moment), ...own } : null;
  const plain = moment && lesson.ends === "decision" ? plainly(game, moment, more) : "";
  return {
    title: titleOf(game, lesson),
    text: t(key(game, lesson), args ?? {}),
    advice: moment ? advice(game, lesson, args) || plain : "",
  };
}
