// Plain data of games holds lists of unknown things, and lists are asked for places that they must have.

/** the words of a list that may be missing */
export const strings = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** what stands at a place that there must be */
export function at<T>(list: readonly T[], place: number): T {
  const found = list[place];
  if (found === undefined) throw new RangeError(`nothing at ${place} of ${list.length}`);
  return found;
}
