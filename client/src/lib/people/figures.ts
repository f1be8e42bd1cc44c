// What the charts of a player's page are drawn from: plain numbers, no drawing.

/** the mean of each value and up to four before it */
export const meanOfFive = (values: number[]): number[] =>
  values.map((_, i) => {
    const some = values.slice(Math.max(0, i - 4), i + 1);
    return some.reduce((sum, value) => sum + value, 0) / some.length;
  });

/** round numbers from at or below the least to at or above the most, about five steps apart */
export function marks(least: number, most: number): number[] {
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500].find((one) => (most - least) / one <= 6) ?? 1000;
  const first = Math.floor(least / step) * step;
  const last = Math.max(first + step, Math.ceil(most / step) * step);
  return Array.from({ length: (last - first) / step + 1 }, (_, i) => first + step * i);
}

export interface Bin {
  from: number;
  to: number;
  count: number;
}
/** values in about a dozen steps of a round width */
export function bins(values: number[]): Bin[] {
  if (!values.length) return [];
  const least = Math.min(...values),
    most = Math.max(...values);
  const width = [1, 2, 5, 10, 20, 50, 100].find((one) => (most - least + 1) / one <= 14) ?? 200;
  const first = Math.floor(least / width) * width;
  const number = Math.floor((most - first) / width) + 1;
  return Array.from({ length: number }, (_, i) => {
    const from = first + i * width;
    return { from, to: from + width, count: values.filter((one) => one >= from && one < from + width).length };
  });
}

/** a planet of one's own: the same name always gives the same */
export const GOODS = ["novelty", "rare", "genes", "alien"] as const;
export const goodOf = (name: string) => GOODS[[...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 4];
