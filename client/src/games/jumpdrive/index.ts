import type { GameModule } from "../contract";
import Board from "./Board.svelte";
import { explain, read } from "./explain";
import Face from "./Face.svelte";
import Facts from "./Facts.svelte";
import { cardsOf } from "./types";

const jumpdrive: GameModule = {
  Board, Face, Facts, explain, read,
  sourceGroup(label, components) {
    const id = (label.args?.["card"] as { card?: string } | undefined)?.card;
    const card = id ? cardsOf(components)(id) : null;
    const kind = !card ? "gone" : card.kind === "development" ? "development" : card.military ? "military" : "world";
    return { key: `jumpdrive-ui-group-${kind}` };
  },
};
export default jumpdrive;
