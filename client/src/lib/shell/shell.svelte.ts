import type { TableSummary } from "../net/wire";

/** what is open over the page, and how many tables wait for a decision, as the page last asked knows */
export const shell = $state({ settings: false, waiting: 0 });

export function countTurns(own: readonly TableSummary[]): void {
  shell.waiting = own.filter((table) => table.your_turn).length;
}
