import type { Drawings } from "../../contract";
import Entry from "./Entry.svelte";
import Mark from "./Mark.svelte";
import Thumb from "./Thumb.svelte";

const drawings: Drawings = { Entry, Mark, Thumb };
export default drawings;
