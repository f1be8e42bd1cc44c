import type { Stage } from "../../../lib/table/stage.svelte";
import { viewOf } from "../types";

/** whether sand runs in this yard, or turns are counted instead of it */
export const hasGlass = (stage: Stage): boolean =>
  viewOf(stage).yard.glass.spaces > 0 && stage.table.options["building"] !== "relaxed";

export const isTimed = (stage: Stage): boolean => stage.table.options["building"] === "real_time";

/** seconds, or rounds where turns are counted; in real time the sand has run since the view was made */
export function sandLeft(stage: Stage): number {
  const told = viewOf(stage).yard.glass.left;
  return isTimed(stage) && stage.live && !stage.table.paused ? Math.max(0, told - stage.age()) : told;
}

export interface Sand {
  left: number;
  space: number;
  spaces: number;
  /** in seconds, where truckers turn it themselves; else in rounds, and it moves on alone */
  timed: boolean;
  /** may whoever looks turn it now? */
  mine: boolean;
  /** has anybody finished? */
  finished: boolean;
}

/** what comes next, by the way it is built here */
export function glassNote(sand: Sand): string {
  const last = sand.space >= sand.spaces;
  if (sand.timed && sand.left <= 0) return outNote(sand, last);
  if (last) return "trucker-ui-glass-last";
  if (!sand.timed) return "trucker-ui-glass-then";
  return sand.space + 1 >= sand.spaces ? "trucker-ui-glass-then-finished" : "trucker-ui-glass-then-anybody";
}

function outNote({ space, spaces, mine, finished }: Sand, last: boolean): string {
  if (last) return "trucker-ui-finish-too-late";
  if (mine) return "trucker-ui-glass-out";
  if (space + 1 < spaces) return "trucker-ui-glass-anybody";
  return finished ? "trucker-ui-glass-finish-first" : "trucker-ui-glass-waits";
}
