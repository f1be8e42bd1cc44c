// The seven action cards: their phase and sign. What they bring is told by the decision.
export interface ActionCard {
  id: string;
  phase: string;
  numeral: string;
  icon: string;
  name: string;
  short: string;
}
const card = (id: string, phase: string, numeral: string, icon: string, name = phase, short = numeral): ActionCard => ({
  id,
  phase,
  numeral,
  icon,
  name,
  short,
});

export const ACTIONS: readonly ActionCard[] = [
  card("explore_5", "explore", "I", "phase-1", "explore", "I +5"),
  card("explore_1_1", "explore", "I", "phase-1", "explore", "I +1,1"),
  card("develop", "develop", "II", "phase-2"),
  card("settle", "settle", "III", "phase-3"),
  card("consume_trade", "consume", "IV", "phase-trade", "trade"),
  card("consume_2x", "consume", "IV", "x2"),
  card("produce", "produce", "V", "phase-5"),
];
export const words = (id: string): string => id.replaceAll("_", "-");
/** the sign of a choice of one action */
export function choiceIcon(action: Readonly<Record<string, unknown>>): string | undefined {
  const chosen = action["actions"];
  return Array.isArray(chosen) && chosen.length === 1 ? actionOf(String(chosen[0]))?.icon : undefined;
}
export const actionOf = (id: string): ActionCard | undefined => ACTIONS.find((one) => one.id === id);
