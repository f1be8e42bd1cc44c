import type { Tile } from "../../tiles";
import "./accent.css";
import { picture } from "./picture";

const tile: Tile = { picture };
export default tile;
