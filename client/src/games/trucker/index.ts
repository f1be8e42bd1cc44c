import type { GameModule } from "../contract";
import Board from "./Board.svelte";
import { explain, read } from "./explain";
import Face from "./Face.svelte";
import Facts from "./Facts.svelte";
import { scenes } from "./flight/scenes";
import { highlights } from "./highlights";
import { lessons } from "./lessons";
import { plain as suggested } from "./lessons/moments";
import { parts } from "./flight/parts";
import Payout from "./Payout.svelte";

const keys: GameModule["keys"] = [
  ["← → ↑ ↓", "trucker-ui-keys-arrows"],
  ["␣", "trucker-ui-keys-space"],
  ["F", "trucker-ui-keys-f"],
  ["R, ⇧ R", "trucker-ui-keys-r"],
  ["N, ⇧ N", "trucker-ui-keys-n"],
  ["↵", "trucker-ui-keys-enter"],
  ["⌫", "trucker-ui-keys-back"],
  ["S", "trucker-ui-keys-s"],
  ["1, 2", "trucker-ui-keys-digits"],
  ["K, 1 – 3", "trucker-ui-keys-k"],
  ["X", "trucker-ui-keys-x"],
  ["G", "trucker-ui-keys-g"],
  ["E, 1 – 4", "trucker-ui-keys-e"],
];

const trucker: GameModule = {
  Board,
  Face,
  Facts,
  Payout,
  explain,
  read,
  keys,
  lessons,
  suggested,
  scenes,
  drawer: true,
  highlights,
  parts,
};
export default trucker;
