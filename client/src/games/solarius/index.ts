import type { GameModule } from "../contract";
import Board from "./Board.svelte";
import { explain, read } from "./explain";
import Face from "./Face.svelte";
import Facts from "./Facts.svelte";
import { lessons } from "./lessons";
import { plain as suggested } from "./lessons/plain";
import { scenes } from "./scenes";

/** many small sources under few headings; what only costs points stands by itself */
const GROUPS: Record<string, string> = {
  planets: "planets",
  unsettled: "unsettled",
  sets: "planets",
  stations: "map",
  missions: "missions",
  "open-missions": "missions",
  hubs: "map",
  network: "map",
  "tech-faces": "tech",
  "tech-columns": "tech",
  "full-columns": "tech",
  fuel: "tech",
  bucks: "tech",
  junk: "junk",
  developments: "developments",
};
const LEAD = "solarius-share-";

const solarius: GameModule = {
  Board,
  Face,
  Facts,
  explain,
  read,
  lessons,
  suggested,
  scenes,
  drawer: true,
  keys: [
    ["M", "solarius-ui-key-map"],
    ["F", "solarius-ui-key-flights"],
    ["B", "solarius-ui-key-tableau"],
    ["K", "solarius-ui-key-hand"],
    ["O", "solarius-ui-key-others"],
    ["S", "solarius-ui-key-points"],
    ["X", "solarius-ui-key-trade"],
    ["N", "solarius-ui-key-next"],
  ],
  sourceGroup: (label) => ({ key: `solarius-ui-group-${GROUPS[label.key.replace(LEAD, "")] ?? "map"}` }),
};
export default solarius;
