// Drafts lie in browsers and accounts for long: names of fields and values may have changed since.

/** a draft that may be older than some names of fields and values, in the words of today */
export function inWordsOfToday<Part>(part: Part, former: Record<string, string>): Part {
  const today = new Map(Object.entries(former).map(([now, then]) => [then, now]));
  const word = (one: string): string => today.get(one) ?? one;
  const reworded = (one: unknown): unknown => {
    if (typeof one === "string") return word(one);
    if (Array.isArray(one)) return one.map(reworded);
    if (one === null || typeof one !== "object") return one;
    return Object.fromEntries(Object.entries(one).map(([name, value]) => [word(name), reworded(value)]));
  };
  return reworded(part) as Part;
}
