import { cardOfText } from "../../lib/texts/args";
import type { GameModule } from "../contract";
import Board from "./Board.svelte";
import { explain, read } from "./explain";
import Face from "./Face.svelte";
import Facts from "./Facts.svelte";
import { lessons } from "./lessons";
import { plain as suggested } from "./lessons/plain";
import { scenes } from "./scenes";
import { cardsOf } from "./types";

const jumpdrive: GameModule = {
  Board,
  frame: "cards",
  Face,
  Facts,
  explain,
  read,
  keys: [["E", "jumpdrive-ui-keys-e"]],
  lessons,
  suggested,
  scenes,
  sealed: ["choose_cards"],
  sourceGroup(label, components) {
    const id = cardOfText(label);
    const card = id ? cardsOf(components)(id) : null;
    const kind = !card ? "gone" : card.kind === "development" ? "development" : card.military ? "military" : "world";
    return { key: `jumpdrive-ui-group-${kind}` };
  },
};
export default jumpdrive;
