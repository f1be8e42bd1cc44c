import type { GameModule } from "../contract";
import Board from "./Board.svelte";
import { explain, read } from "./explain";
import Face from "./Face.svelte";
import Facts from "./Facts.svelte";

const solarius: GameModule = { Board, Face, Facts, explain, read };
export default solarius;
