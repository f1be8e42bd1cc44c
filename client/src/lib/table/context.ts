import { getContext, setContext } from "svelte";
import type { GameModule } from "../../games/contract";
import type { TableSession } from "../net/session.svelte";

/** what parts deep inside a table may need without every board passing it on */
export interface TableContext { session: TableSession | null; module: GameModule }
const KEY = Symbol("table");
export const provideTable = (context: TableContext): TableContext => setContext(KEY, context);
export const useTable = (): TableContext => getContext<TableContext>(KEY);
