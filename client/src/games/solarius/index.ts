import type { GameModule } from "../contract";
import Board from "./Board.svelte";
import { explain, read } from "./explain";
import Face from "./Face.svelte";
import Facts from "./Facts.svelte";

/** many small sources under the headings of the score sheet's groups */
const GROUPS: Record<string, string> = {
  planets: "planets", unsettled: "planets", sets: "planets", stations: "map", missions: "missions", "open-missions": "missions", hubs: "map", network: "map",
  "tech-faces": "tech", "tech-columns": "tech", "full-columns": "tech", fuel: "supplies", bucks: "supplies", junk: "supplies", developments: "developments",
};
const LEAD = "solarius-share-";

const solarius: GameModule = {
  Board, Face, Facts, explain, read,
  sourceGroup: (label) => ({ key: `solarius-ui-group-${GROUPS[label.key.replace(LEAD, "")] ?? "map"}` }),
};
export default solarius;
