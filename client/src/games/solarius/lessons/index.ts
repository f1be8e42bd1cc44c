// Solarius Mission's guided first game: every idea once, at the first moment it matters.
import { pressing, type Lesson, type Moment } from "../../../lib/lessons/lesson";

const asked = (moment: Moment, ...names: string[]): boolean => names.includes(moment.decision.name ?? "");
const suggests = (moment: Moment, ...types: string[]): boolean => types.includes(String(moment.suggestion["type"]));
/** what to press; where a page of a small screen hides it, the question */
const press = (moment: Moment): string => `${pressing(moment)} || #ask`;
const ASK = "#ask";
/** parts of the tableau, or on small screens the page that shows it */
const BOARD = ".sm-tabs button:nth-child(2)";

export const lessons: Lesson[] = [
  {
    id: "goal",
    when: (moment) => asked(moment, "take"),
    shows: [".sm-mapbox", `.sm-own .oh || ${BOARD}`],
    ends: "next",
    rules: ["SM-220", "SM-370"],
  },
  {
    id: "die",
    when: (moment) => asked(moment, "take"),
    shows: (moment) => [".sm-bridge || #ask", press(moment)],
    ends: "decision",
    rules: ["SM-092", "SM-151"],
  },
  {
    id: "card",
    when: (moment) => asked(moment, "research", "play_from_hand") && suggests(moment, "play_card"),
    shows: (moment) => [press(moment)],
    ends: "decision",
    rules: ["SM-300", "SM-309"],
  },
  {
    id: "act",
    when: (moment) => asked(moment, "die_action"),
    shows: (moment) => [press(moment)],
    ends: "decision",
    rules: ["SM-120"],
  },
  {
    id: "extra",
    when: (moment) => asked(moment, "extra"),
    shows: [ASK],
    ends: "next",
    rules: ["SM-141", "SM-142"],
  },
  {
    id: "junk",
    when: (moment) => asked(moment, "take") && moment.suggestion["face"] === "3",
    shows: [".sm-bridge || #ask", `.sm-own .jk || ${BOARD}`],
    ends: "next",
    rules: ["SM-131", "SM-134"],
  },
  {
    id: "store",
    when: (moment) => asked(moment, "store_row", "store_cubes"),
    shows: [`.sm-own .sm-rows || ${BOARD}`, ASK],
    ends: "decision",
    rules: ["SM-110", "SM-113", "SM-121"],
  },
  {
    id: "flight",
    when: (moment) => asked(moment, "extra") && suggests(moment, "fly"),
    shows: (moment) => [press(moment)],
    ends: "decision",
    rules: ["SM-221", "SM-222", "SM-223"],
  },
  {
    id: "station",
    when: (moment) => asked(moment, "arrival") && suggests(moment, "build_station"),
    shows: (moment) => [press(moment)],
    ends: "decision",
    rules: ["SM-279", "SM-280", "SM-281"],
  },
  {
    id: "tech",
    when: (moment) => asked(moment, "raise_dice"),
    shows: [`.sm-own .sm-rows || ${BOARD}`, ASK],
    ends: "decision",
    rules: ["SM-163", "SM-391"],
  },
  {
    id: "planet",
    when: (moment) => asked(moment, "revealed"),
    shows: (moment) => [press(moment)],
    words: (moment) => ({ type: String(moment.suggestion["type"]) }),
    ends: "decision",
    rules: ["SM-251", "SM-252", "SM-254"],
  },
  {
    id: "outpost",
    when: (moment) => asked(moment, "outpost"),
    shows: (moment) => [press(moment)],
    ends: "decision",
    rules: ["SM-326", "SM-333"],
  },
  {
    id: "round",
    when: (moment) => asked(moment, "stations") && moment.view.seats.every((seat) => seat["dice_left"] === 0),
    shows: (moment) => [press(moment)],
    ends: "decision",
    rules: ["SM-370", "SM-371"],
  },
  {
    id: "push",
    when: (moment) => asked(moment, "push_dice"),
    shows: [`.sm-own .sm-rows || ${BOARD}`, ASK],
    ends: "decision",
    rules: ["SM-112", "SM-164"],
  },
  {
    id: "mission",
    when: (moment) => asked(moment, "arrival") && suggests(moment, "fulfil_mission"),
    shows: (moment) => [press(moment)],
    ends: "decision",
    rules: ["SM-300", "SM-302", "SM-304"],
  },
];
