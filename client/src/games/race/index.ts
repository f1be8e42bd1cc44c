import type { GameModule } from "../contract";
import { choiceIcon } from "./actions";
import Board from "./Board.svelte";
import { explain, read } from "./explain";
import Face from "./Face.svelte";
import Facts from "./Facts.svelte";
import { lessons } from "./lessons";
import { plain as suggested } from "./lessons/plain";
import { scenes } from "./scenes";

const race: GameModule = {
  Board,
  frame: "cards",
  Face,
  Facts,
  explain,
  read,
  lessons,
  suggested,
  scenes,
  moveIcon: choiceIcon,
  sealed: ["choose_action", "choose_two_actions", "choose_development", "choose_world"],
  sourceGroup: (label) => (label.key === "race-share-six-cost" ? { key: "race-ui-group-six" } : label),
};
export default race;
