import type { Stage } from "../../../lib/table/stage.svelte";
import { viewOf } from "../types";

/** whether sand runs in this yard, or turns are counted instead of it */
export const hasGlass = (stage: Stage): boolean =>
  viewOf(stage).yard.glass.spaces > 0 && stage.table.options["building"] !== "relaxed";
