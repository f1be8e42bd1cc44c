// Galaxy Trucker's guided first game, the learning flight: every idea once, at the first moment it matters.
import type { Lesson as AnyLesson } from "../../../lib/lessons/lesson";
import {
  after,
  asked,
  attach,
  attaching,
  during,
  holding,
  mine,
  offered,
  suggests,
  taking,
  view,
  type Moment,
} from "./moments";
import type { TruckerView } from "../types";

type Lesson = AnyLesson<TruckerView>;

const SHIP = ".myship .shipwrap, .myship";
const HAND = ".dock .hand";
/** the card, or on a phone its strip */
const CARD = ".f1 .gc, .cardchip, .threatstrip";
const ASK = "#ask";
const place = (moment: Moment): string[] => [HAND, `.myship [data-cell="${String(moment.suggestion["cell"])}"]`];
const type = (moment: Moment) => ({ type: suggests(moment) });

/** told while a tile of this kind is in hand */
const building = (...kinds: string[]): Omit<Lesson, "id" | "rules"> => ({
  when: (moment) => holding(moment, ...kinds),
  shows: place,
  words: attach,
  ends: "decision",
});

export const lessons: Lesson[] = [
  { id: "goal", when: taking, shows: [SHIP], ends: "next", rules: ["GT-390"] },
  {
    id: "take",
    when: taking,
    shows: [`main [data-action='{"type":"take_hidden"}']`],
    words: () => ({}),
    ends: "decision",
    rules: ["GT-022", "GT-024"],
  },
  {
    id: "pipes",
    when: attaching,
    shows: place,
    ends: "next",
    rules: ["GT-071", "GT-072", "GT-078"],
    draws: [
      { picture: "joint-single-single", verdict: "good" },
      { picture: "joint-double-double", verdict: "good" },
      { picture: "joint-universal-single", verdict: "good" },
      { picture: "joint-single-double", verdict: "bad" },
      { picture: "joint-none-single", verdict: "bad" },
    ],
  },
  { id: "engine", ...building("engine"), rules: ["GT-073", "GT-074"] },
  { id: "cabin", ...building("cabin"), rules: ["GT-101", "GT-102"] },
  { id: "power", ...building("battery"), rules: ["GT-100", "GT-149", "GT-150"] },
  { id: "cannon", ...building("cannon"), rules: ["GT-075", "GT-080", "GT-141"] },
  { id: "shield", ...building("shield"), rules: ["GT-227", "GT-229", "GT-241"] },
  { id: "cargo", ...building("cargo_hold", "special_hold"), rules: ["GT-340", "GT-386"] },
  {
    id: "open",
    when: (moment) => taking(moment) && Object.keys(mine(moment).ship).length >= 9,
    shows: [SHIP],
    words: (moment) => ({ open: mine(moment).exposed }),
    ends: "next",
    rules: ["GT-225", "GT-226", "GT-383"],
  },
  {
    id: "ready",
    when: (moment) => asked(moment, "yard") && suggests(moment) === "finish",
    shows: [".finish [data-choice] || .ytabs button:last-child"],
    words: (moment) => ({ space: Number(moment.suggestion["space"]) }),
    ends: "decision",
    rules: ["GT-036", "GT-082", "GT-425", "GT-426"],
  },
  {
    id: "card",
    when: (moment) => asked(moment, "planet"),
    shows: [CARD, ".trackbox"],
    words: (moment) => ({ planet: String(moment.suggestion["planet"] ?? ""), ...type(moment), ...offered(moment) }),
    ends: "decision",
    rules: ["GT-120", "GT-122", "GT-129"],
  },
  {
    id: "space",
    when: (moment) => asked(moment, "power_engines") && during(moment, "open_space"),
    shows: [CARD, ASK],
    words: (moment) => ({ n: Number(moment.suggestion["number"] ?? 0) }),
    ends: "decision",
    rules: ["GT-210", "GT-211"],
  },
  {
    id: "hit",
    when: (moment) => asked(moment, "defence") || after(moment, "meteor_swarm"),
    shows: [".ownrow .myship"],
    words: type,
    ends: "decision",
    rules: ["GT-221", "GT-223", "GT-225", "GT-228", "GT-181"],
  },
  {
    id: "stardust",
    when: (moment) => after(moment, "stardust"),
    shows: [".ownrow .myship", ".trackbox"],
    words: (moment) => ({ open: mine(moment).exposed }),
    ends: "decision",
    rules: ["GT-290", "GT-291"],
  },
  {
    id: "smugglers",
    when: (moment) =>
      after(moment, "smugglers") || (during(moment, "smugglers") && asked(moment, "power_cannons", "reward")),
    shows: [CARD, ASK],
    words: type,
    ends: "decision",
    rules: ["GT-250", "GT-251", "GT-253", "GT-254", "GT-257"],
  },
  {
    id: "abandoned",
    when: (moment) => asked(moment, "abandoned"),
    shows: [CARD, ASK],
    words: (moment) => ({
      ...type(moment),
      ...offered(moment),
      kind: during(moment, "abandoned_ship") ? "ship" : "station",
    }),
    ends: "decision",
    rules: ["GT-270", "GT-272", "GT-280", "GT-282"],
  },
  {
    id: "combat",
    when: (moment) =>
      after(moment, "combat_zone") ||
      (during(moment, "combat_zone") && asked(moment, "power_engines", "power_cannons")),
    shows: [CARD, ASK],
    words: (moment) => ({ ...type(moment), n: Number(moment.suggestion["number"] ?? 0) }),
    ends: "decision",
    rules: ["GT-311", "GT-313", "GT-314"],
  },
  {
    id: "payout",
    when: (moment) => view(moment).over,
    shows: [".gtpay"],
    ends: "result",
    rules: ["GT-380", "GT-383", "GT-386", "GT-388"],
  },
];
