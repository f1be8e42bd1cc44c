// What a game's folder gives to the shell. A game without one is shown by games/generic.
import type { Component as SvelteComponent, Snippet } from "svelte";
import type { Components, Result, Text } from "../lib/net/wire";
import type { Stage } from "../lib/table/stage.svelte";

export interface ExplainLine { sign?: string; icon?: string; words: string; rule?: string | null }
export interface Explanation { title: string; kind?: string; card?: string; lines: ExplainLine[]; foot?: string }

export interface BoardProps {
  stage: Stage;
  /** stands in the decision bar's place while an old moment is shown */
  replay?: Snippet;
  /** log, chat, card */
  side: Snippet;
}

export interface GameModule {
  Board: SvelteComponent<BoardProps>;
  /** one card in full size, for explanations */
  Face?: SvelteComponent<{ id: string; stage: Stage }>;
  /** words for a `data-explain` mark, e.g. "card:gem_world" or "stat:income" */
  explain(token: string, stage: Stage): Explanation | null;
  /** the table in sentences, most important first */
  read(stage: Stage): string[];
  /** the heading under which a source of points is added up at the end; without it every source stands alone */
  sourceGroup?(label: Text, components: Components): Text;
  /** the end in the game's own table, instead of bars and chart */
  Payout?: SvelteComponent<{ stage: Stage; result: Result }>;
  /** shown in the bar beside the game's name */
  Facts?: SvelteComponent<{ stage: Stage }>;
}
