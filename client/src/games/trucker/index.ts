import type { GameModule } from "../contract";
import Board from "./Board.svelte";
import { explain, read } from "./explain";
import Face from "./Face.svelte";
import Facts from "./Facts.svelte";
import Payout from "./Payout.svelte";

const trucker: GameModule = { Board, Face, Facts, Payout, explain, read };
export default trucker;
