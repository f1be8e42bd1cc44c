import { getContext, setContext } from "svelte";
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
export const provideTable = (context: TableContext): TableContext => setContext(KEY, context);
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
