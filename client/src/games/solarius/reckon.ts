// What can be counted without a word: how far a planet or a mission is, and which way stores the most.
import type { Option } from "../../lib/net/wire";
import { COLOURS, ROMAN, type Colour, type Condition, type Mission, type SolariusSeat } from "./types";

/** how far a player is with a planet's condition */
export function progress(own: Condition, seat: SolariusSeat): { have: number; need: number } {
  const rows = COLOURS.map((colour) => seat.rows[colour]), row = own.colour ? seat.rows[own.colour] : undefined;
  switch (own.type) {
    case "pay_fuel": return { have: seat.fuel, need: own.n ?? 0 };
    case "pay_bucks": return { have: seat.bucks, need: own.n ?? 0 };
    case "tech_count": return { have: rows.filter((one) => one.pips >= (own.pips ?? 0)).length, need: own.n ?? 0 };
    case "tech_die": return { have: row?.pips ?? 0, need: own.pips ?? 0 };
    case "column_count": return { have: rows.filter((one) => one.column >= (own.column ?? 0)).length, need: own.n ?? 0 };
    default: return { have: row?.column ?? 0, need: own.column ?? 0 };
  }
}

/** what of a mission is still missing, by colour; cubes of a column count one each */
export function missing(own: Mission, seat: SolariusSeat): string[] {
  const { values, cubes } = missionNeeds(own);
  const short = values.filter(([colour, n]) => seat.rows[colour].value < n).map(([colour, n]) => `${n - seat.rows[colour].value} [${colour}]`);
  const few = cubes.filter((one) => (seat.rows[one.colour].cubes[one.column - 1] ?? 0) < one.n).map((one) => `${one.n - (seat.rows[one.colour].cubes[one.column - 1] ?? 0)} [${one.colour}] ${ROMAN[one.column]}`);
  return [...short, ...few];
}

export const missionNeeds = (own: Mission): { values: [Colour, number][]; cubes: { colour: Colour; column: number; n: number }[] } => ({
  values: Object.entries(own.values ?? {}) as [Colour, number][], cubes: own.cubes ?? [],
});

const cubes = (option: Option): number => (option.action["cubes"] as number[]).reduce((sum, n) => sum + n, 0);

/** the one way to store as many cubes as can be stored, if there is but one */
export function fullest(options: readonly Option[]): Option | null {
  const most = Math.max(...options.map(cubes)), best = options.filter((one) => cubes(one) === most);
  return best.length === 1 && most > 0 ? best[0] ?? null : null;
}
