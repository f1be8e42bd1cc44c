// Race for the Galaxy's guided first game: every idea once, at the first moment it matters.
import { cardOfText } from "../../../lib/texts/args";
import { card, figure, type Lesson, type Moment as AnyMoment } from "../../../lib/lessons/lesson";
import { cardName, cardNames } from "../../../lib/texts/texts.svelte";
import type { RaceSeat, RaceView } from "../types";
import { at, strings } from "../../../lib/lists";

type Moment = AnyMoment<RaceView>;
const asked = (moment: Moment, ...names: string[]): boolean => names.includes(moment.decision.name ?? "");
const choosing = (moment: Moment): boolean => asked(moment, "choose_action");
const mine = (moment: Moment): RaceSeat => at(moment.view.seats, moment.me);
/** the action card that the suggestion chooses */
const action = (moment: Moment): string => strings(moment.suggestion["actions"])[0] ?? "";
const tile = (id: string): string => `.strip [data-choice="${id}"]`;
/** the card that the suggestion places */
const placed = (moment: Moment): string => String(moment.suggestion["card"] ?? "");
const cards = (moment: Moment): string => cardNames(strings(moment.suggestion["cards"]));
const line = (moment: Moment, key: string) => moment.preview.find((one) => one.key === `race-preview-${key}`);
const number = (moment: Moment, key: string, arg: string): number => Number(line(moment, key)?.args?.[arg] ?? 0);
const goods = (moment: Moment): string[] =>
  mine(moment)
    .tableau.filter((one) => one.good !== null)
    .map((one) => one.card);
const own = (id: string): string => card(id, ".own");
const naming = (moment: Moment) => ({ card: cardName(placed(moment)) });

export const lessons: Lesson<RaceView>[] = [
  {
    id: "goal",
    when: choosing,
    shows: (moment) => [own(mine(moment).tableau[0]?.card ?? ""), '[data-explain="stat:pool"]'],
    ends: "next",
    rules: ["RACE-202", "RACE-208"],
    draws: ["end-eg-printed", "end-eg-chips", "end-eg-six"],
  },
  { id: "phases", when: choosing, shows: [".strip"], ends: "next", rules: ["RACE-031", "RACE-034"] },
  {
    id: "choose",
    when: choosing,
    shows: (moment) => [tile(action(moment))],
    words: (moment) => ({ action: action(moment) }),
    ends: "decision",
    rules: ["RACE-031"],
  },
  {
    id: "discount",
    when: (moment) => asked(moment, "choose_world", "choose_development") && line(moment, "discount") !== undefined,
    shows: (moment) => [`${card(placed(moment))} .cost`, own(cardOfText(line(moment, "discount")) ?? "")],
    ends: "next",
    rules: ["RACE-073"],
  },
  {
    id: "settle",
    when: (moment) => asked(moment, "choose_world") && moment.suggestion["type"] === "settle",
    shows: (moment) => [card(placed(moment))],
    words: naming,
    ends: "decision",
    rules: ["RACE-039"],
  },
  {
    id: "pay",
    when: (moment) => asked(moment, "pay_world", "pay_development"),
    shows: ["#my-hand", "#ask"],
    words: (moment) => ({ what: cards(moment) }),
    ends: "decision",
    rules: ["RACE-039"],
  },
  {
    id: "goods",
    when: (moment) => choosing(moment) && moment.view.round > 1 && goods(moment).length > 0,
    shows: (moment) => [own(goods(moment)[0] ?? "")],
    ends: "next",
    rules: ["RACE-102", "RACE-176"],
  },
  {
    id: "military",
    when: (moment) => asked(moment, "choose_world") && line(moment, "conquer") !== undefined,
    shows: (moment) => [card(placed(moment)), figure("military")],
    words: (moment) => ({
      ...naming(moment),
      military: number(moment, "conquer", "military"),
      usual: mine(moment).military,
      more: number(moment, "conquer", "military") === mine(moment).military ? "no" : "yes",
      defense: number(moment, "conquer", "defense"),
    }),
    ends: "decision",
    rules: ["RACE-110", "RACE-111"],
  },
  {
    id: "trade",
    when: (moment) => choosing(moment) && action(moment) === "consume_trade",
    shows: (moment) => [tile("consume_trade"), own(goods(moment)[0] ?? "")],
    words: (moment) => ({ cards: Number(moment.preview[0]?.args?.["number"] ?? 0) }),
    ends: "decision",
    rules: ["RACE-133", "RACE-136"],
  },
  {
    id: "produce",
    when: (moment) => choosing(moment) && action(moment) === "produce",
    shows: [tile("produce")],
    ends: "decision",
    rules: ["RACE-176"],
  },
  {
    id: "develop",
    when: (moment) => asked(moment, "choose_development") && moment.suggestion["type"] === "develop",
    shows: (moment) => [card(placed(moment))],
    ends: "decision",
    rules: ["RACE-073"],
  },
  {
    id: "explore",
    when: (moment) => asked(moment, "keep"),
    shows: [".hand-area .hand-cards"],
    words: (moment) => ({ what: cards(moment) }),
    ends: "decision",
    rules: ["RACE-060"],
  },
  {
    id: "consume",
    when: (moment) => asked(moment, "use_power", "spend"),
    shows: (moment) => ["#ask", own(goods(moment)[0] ?? "")],
    ends: "decision",
    rules: ["RACE-144", "RACE-168"],
  },
  {
    id: "double",
    when: (moment) => choosing(moment) && action(moment) === "consume_2x",
    shows: [tile("consume_2x")],
    ends: "decision",
    rules: ["RACE-168"],
  },
  {
    id: "end",
    when: (moment) =>
      choosing(moment) && (moment.view.pool <= 8 || moment.view.seats.some((seat) => seat.tableau.length >= 9)),
    shows: ['[data-explain="stat:pool"]', figure("tableau")],
    ends: "next",
    rules: ["RACE-202", "RACE-203"],
  },
];
