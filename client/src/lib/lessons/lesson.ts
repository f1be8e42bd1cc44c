// What a lesson is: data. A game lists its lessons in games/<game>/lessons, their words stand in its Fluent files.
import type { FluentVariable } from "@fluent/bundle";
import type { Action, Components, Decision, GameEvent, Text, View } from "../net/wire";

/** the learner is asked something: all that a lesson may look at */
export interface Moment<V extends View = View> {
  view: V;
  decision: Decision;
  me: number;
  components: Components;
  /** the move suggested here, once the server has said it */
  suggestion: Action;
  /** the suggested move in words */
  words: Text;
  /** what speaks for the suggested move, by the rules and the learner's own cards */
  why: Text[];
  /** what the suggested move costs and brings, from the decision's own previews */
  preview: Text[];
  /** what has happened so far, as this seat heard it */
  events: GameEvent[];
}

export interface Lesson<V extends View = View> {
  id: string;
  /** is this the moment at which the idea is met? the first such moment shows it */
  when(moment: Moment<V>): boolean;
  /** selectors of what it points at, at most three: the pins 1 to 3 of the text; after `||` what stands in if it is not seen */
  shows: string[] | { bivariant(moment: Moment<V>): string[] }["bivariant"];
  /** numbers and names for the text and its advice; null: the suggestion is told plainly */
  words?(moment: Moment<V>): Record<string, FluentVariable> | null;
  /** an explanation ends with "Next", others when the learner has decided, whatever they chose; "result" comes after the game */
  ends: "next" | "decision" | "result";
  /** the lines of the rules it tells */
  rules: string[];
  /** what "How to play" draws of it, where there is room: parts of its blocks, pictures with their verdict */
  draws?: (string | Figure)[];
}
export interface Figure {
  picture: string;
  verdict: "good" | "bad";
}

/** names and numbers for suggestions told plainly, in `<game>-lesson-do-type-<move>` or `<game>-lesson-do-<question>` */
export type PlainWords = { bivariant(moment: Moment): Record<string, FluentVariable> }["bivariant"];

export const shown = (lesson: Lesson, moment: Moment): string[] =>
  typeof lesson.shows === "function" ? lesson.shows(moment) : lesson.shows;
/** a card in a hand or tableau */
export const card = (id: string, where = "#my-hand"): string =>
  `${where} :is([data-explain="card:${id}"], [data-explain^="card:${id}:"])`;
/** a figure of the learner's; a phone held sideways shows it last among the players */
export const figure = (token: string): string => `.own .of-${token} || .opps .opp:last-child .of-${token}`;
/** the button that is the suggested move */
export const pressing = (moment: Moment): string => `main [data-action='${JSON.stringify(moment.suggestion)}']`;
