// The suggested move in words: what it brings this round, by the decision's own previews.
import { cardOfText } from "../../../lib/texts/args";
import type { Moment } from "../../../lib/lessons/lesson";

/** a number of the suggestion's preview; of a card, where each has its own */
export const number = ({ preview }: Moment, key: string, arg: string, of?: string): number =>
  Number(
    preview.find((line) => line.key === `jumpdrive-preview-${key}` && (of === undefined || cardOfText(line) === of))
      ?.args?.[arg] ?? 0,
  );
export const round = (moment: Moment) => ({
  points: number(moment, "points", "points"),
  total: number(moment, "points", "total"),
  draw: number(moment, "income", "number"),
});
export const search = (moment: Moment) => ({
  drawn: number(moment, "explore", "drawn"),
  discarded: number(moment, "explore", "discarded"),
});
export const plain = (moment: Moment): Record<string, number | string> => ({
  ...round(moment),
  ...search(moment),
  others: moment.decision.options.length - 1,
  how: String(moment.suggestion["how"] ?? ""),
});
