import type { FaultMark } from "./draw/ship";
import type { TruckerSeat } from "./types";

/** the errors of a ship, numbered as in the list beside it */
export const faultsOf = (seat: TruckerSeat): FaultMark[] => seat.errors.map(([, cells], i) => ({ n: i + 1, cells }));
