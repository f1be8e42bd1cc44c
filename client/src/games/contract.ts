// What a game's folder gives to the shell. A game without one is shown by games/generic.
import type { Component as SvelteComponent, Snippet } from "svelte";
import type { Components, LogEntry, Result, Text } from "../lib/net/wire";
import type { Lesson, PlainWords } from "../lib/lessons/lesson";
import type { Choreography } from "../lib/motion/scene";
import type { Stage } from "../lib/table/stage.svelte";

export interface ExplainLine {
  sign?: string;
  icon?: string;
  words: string;
  rule?: string | null;
}
export interface Explanation {
  title: string;
  kind?: string;
  card?: string;
  lines: ExplainLine[];
  foot?: string;
}

export interface BoardProps {
  stage: Stage;
  /** stands in the decision bar's place while an old moment is shown */
  replay?: Snippet;
  /** log, chat, card */
  side: Snippet;
  /** the lesson of a guided game; each board has a home for it */
  lesson?: Snippet | undefined;
}

/** one thing worth remembering of a finished game */
export interface Sight {
  icon: string;
  tone: "won" | "lost" | "";
  head: string;
  words: string;
  /** the entry of the log at which it begins, to be watched */
  n: number | null;
}

/** one of the parts that a game's players count by: where it begins in the log, its mark on a curve, its name */
export interface Part {
  n: number;
  mark: string;
  words: string;
}

/** all that the face of a component needs to know: what is in the box */
export type Printed = Pick<Stage, "components">;

export interface GameModule {
  Board: SvelteComponent<BoardProps>;
  /** in which of the shell's frames its board stands, `cards` before everybody or `words` alone; else the game lays it out */
  frame?: "cards" | "words";
  /** one card in full size, for explanations */
  Face?: SvelteComponent<{ id: string; stage: Printed }>;
  /** words for a `data-explain` mark, e.g. "card:gem_world" or "stat:income" */
  explain(token: string, stage: Stage): Explanation | null;
  /** keys of this game beside those of every table: the key, and the message that says what it does */
  keys?: readonly (readonly [key: string, words: string])[];
  /** the table in sentences, most important first */
  read(stage: Stage): string[];
  /** the heading under which a source of points is added up at the end; without it every source stands alone */
  sourceGroup?(label: Text, components: Components): Text;
  /** the end in the game's own table, instead of bars and chart */
  Payout?: SvelteComponent<{ stage: Stage; result: Result }>;
  /** what was worth remembering for a seat, from the log: for games whose rounds do not tell it */
  highlights?(told: readonly LogEntry[], seat: number, components: Components): Sight[];
  /** the parts players count by, from the log; without it they are the rounds */
  parts?(told: readonly LogEntry[]): Part[];
  /** the ideas of the guided first game, in the order in which they usually come */
  lessons?: Lesson[];
  /** what its suggestions speak of, where no lesson is due */
  suggested?: PlainWords;
  /** shown in the bar beside the game's name */
  Facts?: SvelteComponent<{ stage: Stage }>;
  /** its board needs the whole width: the log is a drawer on every screen */
  drawer?: boolean;
  /** how its events are seen to happen */
  scenes?: Choreography;
  /** the sign of a move, where the game has one for it */
  moveIcon?(action: Readonly<Record<string, unknown>>): string | undefined;
  /** the decisions whose answers lie face down until all have answered */
  sealed?: readonly string[];
}

/** what a game draws of its data pack beside the faces of its cards, for the workshop */
export interface Drawings {
  /** an entry that has no face: a map tile, a ship board, a price */
  Entry?: SvelteComponent<{ section: string; entry: Record<string, unknown>; stage: Printed }>;
  /** a component small enough for a list */
  Thumb?: SvelteComponent<{ id: string; stage: Printed }>;
  /** the sign of a choice or of a counted symbol; nothing where there is none */
  Mark?: SvelteComponent<{ field: string; value: string }>;
}
