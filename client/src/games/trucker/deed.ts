// What pressing a cell of the ship does.
import type { Action } from "../../lib/net/wire";

export interface Deed {
  /** a complete action: the cell carries it as data-action */
  action?: Action;
  /** an item to pick: the cell carries it as data-choice */
  choice?: string;
  pressed?: boolean;
  /** how many of several alike are picked, where one cell holds more than one */
  chosen?: number;
  /** said after the cell's own words */
  words?: string;
  /** with a finger the first tap may only show */
  run: (byFinger: boolean) => void;
}
