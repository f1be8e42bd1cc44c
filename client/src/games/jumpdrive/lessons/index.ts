// Jump Drive's guided first game: every idea once, at the first moment it matters.
import { card, figure, type Lesson, type Moment as AnyMoment } from "../../../lib/lessons/lesson";
import { cardName, cardNames } from "../../../lib/texts/texts.svelte";
import { cardsOf, type JumpCard, type JumpSeat, type JumpView } from "../types";
import { round, search } from "./plain";
import { at, strings } from "../../../lib/lists";

type Moment = AnyMoment<JumpView>;
const asked = (moment: Moment, name: string): boolean => moment.decision.name === name;
const choosing = (moment: Moment): boolean => asked(moment, "choose_cards");
const mine = (moment: Moment): JumpSeat => at(moment.view.seats, moment.me);
/** the cards that the suggestion places */
const placed = (moment: Moment): JumpCard[] =>
  moment.suggestion["type"] === "place"
    ? strings(moment.suggestion["cards"]).map((id) => cardsOf(moment.components)(id))
    : [];
const kinds = (moment: Moment): string =>
  placed(moment)
    .map((one) => one.kind)
    .sort()
    .join("+");
const named = (moment: Moment, kind: JumpCard["kind"]): string =>
  cardName(placed(moment).find((one) => one.kind === kind)?.id ?? "");
const lit = (moment: Moment): string[] => placed(moment).map((one) => card(one.id));
const conquest = (moment: Moment): JumpCard | undefined =>
  placed(moment).find((one) => one.military && moment.preview.some((line) => line.key === "jumpdrive-preview-conquer"));

export const lessons: Lesson<JumpView>[] = [
  {
    id: "goal",
    when: choosing,
    shows: [".race50 .goal || .opps .opp:last-child", ".own .own-head || .own"],
    ends: "next",
    rules: ["JD-074", "JD-149"],
  },
  {
    id: "card",
    when: choosing,
    shows: (moment) => {
      const one = card(placed(moment).at(-1)?.id ?? mine(moment).hand?.[0] ?? "");
      return [`${one} .cost`, `${one} .cell.vp`, `${one} .cell.inc`];
    },
    ends: "next",
    rules: ["JD-022", "JD-023", "JD-046", "JD-075"],
  },
  {
    id: "secret",
    when: choosing,
    shows: ["#my-hand", "#ask"],
    ends: "next",
    rules: ["JD-035", "JD-036"],
  },
  {
    id: "both",
    when: (moment) => choosing(moment) && kinds(moment) === "development+world",
    shows: lit,
    words: (moment) => ({ dev: named(moment, "development"), world: named(moment, "world"), ...round(moment) }),
    ends: "decision",
    rules: ["JD-053", "JD-054", "JD-055"],
  },
  {
    id: "pay",
    when: (moment) => asked(moment, "pay_development") || asked(moment, "pay_world"),
    shows: ["#ask", "#my-hand"],
    words: (moment) => ({
      need: moment.decision.need ?? 0,
      what: cardNames(strings(moment.suggestion["cards"])),
    }),
    ends: "decision",
    rules: ["JD-046", "JD-048"],
  },
  {
    id: "one",
    when: (moment) =>
      choosing(moment) &&
      placed(moment).length === 1 &&
      !kinds(moment).includes("+") &&
      placed(moment)[0]?.id !== "survey_team",
    shows: lit,
    words: (moment) => ({ card: cardName(placed(moment)[0]?.id ?? ""), kind: kinds(moment), ...round(moment) }),
    ends: "decision",
    rules: ["JD-050", "JD-051"],
  },
  {
    id: "survey",
    when: (moment) => choosing(moment) && placed(moment).some((one) => one.id === "survey_team"),
    shows: [card("survey_team")],
    words: (moment) => ({ world: named(moment, "world") || "none" }),
    ends: "decision",
    rules: ["JD-095", "JD-096", "JD-097"],
  },
  {
    id: "symbols",
    when: (moment) => choosing(moment) && mine(moment).tableau.length > 1,
    shows: [figure("strength"), figure("explore")],
    words: (moment) => ({ strength: mine(moment).strength, explore: mine(moment).explore }),
    ends: "next",
    rules: ["JD-024", "JD-033"],
  },
  {
    id: "strength",
    when: (moment) => choosing(moment) && conquest(moment) !== undefined,
    shows: (moment) => [card(conquest(moment)?.id ?? ""), figure("strength")],
    words: (moment) => ({
      world: cardName(conquest(moment)?.id ?? ""),
      defense: conquest(moment)?.defense ?? 0,
      strength: mine(moment).strength,
      beside: named(moment, "development") || "none",
    }),
    ends: "decision",
    rules: ["JD-058", "JD-059", "JD-062"],
  },
  {
    id: "convoy",
    when: (moment) => asked(moment, "choose_second_world"),
    shows: ["#ask", "#my-hand"],
    ends: "decision",
    rules: ["JD-125", "JD-128", "JD-136", "JD-144"],
  },
  {
    id: "explore",
    when: (moment) => choosing(moment) && moment.suggestion["type"] === "explore",
    shows: ['#ask [data-key="e"]'],
    words: search,
    ends: "decision",
    rules: ["JD-067", "JD-068", "JD-072"],
  },
  {
    id: "discard",
    when: (moment) => asked(moment, "explorer_discard"),
    shows: ["#my-hand"],
    ends: "decision",
    rules: ["JD-068"],
  },
  {
    id: "end",
    when: (moment) => choosing(moment) && moment.view.seats.some((seat) => seat.score >= 25),
    shows: [".race50 || .opps"],
    ends: "next",
    rules: ["JD-149", "JD-150"],
  },
];
