import type { Drawings } from "../../contract";
import Mark from "./Mark.svelte";
import Thumb from "./Thumb.svelte";

const drawings: Drawings = { Mark, Thumb };
export default drawings;
