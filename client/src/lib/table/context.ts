import { getContext, setContext } from "svelte";
import { SvelteSet } from "svelte/reactivity";
import type { GameModule } from "../../games/contract";
import type { TableSession } from "../net/session.svelte";
import type { LogEntry } from "../net/wire";
import { tight } from "./room";

/** what parts deep inside a table may need without every board passing it on */
export interface TableContext {
  session: TableSession | null;
  module: GameModule;
  /** the log as far as the moment shown; without it, all that the session has heard */
  readonly events?: readonly LogEntry[];
}
const KEY = Symbol("table");
const SPREAD = Symbol("spread");
/** returns the rows that show all their cards at once now: where height is short they take the room of others */
export function provideTable(context: TableContext): ReadonlySet<unknown> {
  setContext(KEY, context);
  return setContext(SPREAD, new SvelteSet<unknown>());
}
/** a row shows all its cards at once, until the returned function is called */
export function spreading(): (row: unknown) => () => void {
  const rows = getContext<SvelteSet<unknown> | undefined>(SPREAD);
  return (row) => {
    rows?.add(row);
    return () => rows?.delete(row);
  };
}
export const useTable = (): TableContext => getContext<TableContext>(KEY);

/** whether the log finds no place beside the board and is a drawer */
export function useDrawer(): { readonly current: boolean } {
  const { module } = useTable();
  return {
    get current() {
      return module.drawer === true || tight.current;
    },
  };
}
