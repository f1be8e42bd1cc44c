import type { HowTo } from "../../../lib/how/contract";
import Picture from "./Picture.svelte";
import guide from "./sheets";
import Sign from "./Sign.svelte";

const how: HowTo = { ...guide, Sign, Picture };
export default how;
