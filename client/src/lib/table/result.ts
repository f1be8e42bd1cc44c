// The breakdown of a result, turned round: one line per source, over all seats.
import type { Result, Text } from "../net/wire";

export interface Part {
  label: Text;
  points: number;
}
export interface Source {
  label: Text;
  points: number[];
  parts: Part[][];
}
/** points with a real minus */
export const plain = (points: number): string => (points < 0 ? `−${-points}` : String(points));
const same = (text: Text): string => JSON.stringify([text.key, text.args ?? {}]);

/** sources under their headings, in the order they first appear; what gave nothing is left out */
export function sources(result: Result, group: (label: Text) => Text = (label) => label): Source[] {
  const found = new Map<string, Source>();
  for (const [seat, shares] of result.breakdown.entries())
    for (const share of shares) {
      const label = group(share.label);
      const one = found.get(same(label)) ?? {
        label,
        points: result.scores.map(() => 0),
        parts: result.scores.map(() => []),
      };
      one.points[seat] = (one.points[seat] ?? 0) + share.points;
      if (share.points !== 0) one.parts[seat]?.push(share);
      found.set(same(label), one);
    }
  return [...found.values()].filter((source) => source.points.some((n) => n !== 0));
}

/** many small sources are one in the bars; the table below lists them all */
export function bundled(all: Source[], most: number, rest: Text): Source[] {
  if (all.length <= most) return all;
  const weight = (source: Source): number => source.points.reduce((sum, n) => sum + Math.abs(n), 0);
  const kept = new Set([...all].sort((a, b) => weight(b) - weight(a)).slice(0, most - 1));
  const others = all.filter((source) => !kept.has(source));
  const seats = (all[0]?.points ?? []).map((_, seat) => seat);
  const points = seats.map((seat) => others.reduce((sum, source) => sum + (source.points[seat] ?? 0), 0));
  const parts = seats.map((seat) => others.flatMap((source) => source.parts[seat] ?? []));
  return [...all.filter((source) => kept.has(source)), { label: rest, points, parts }];
}
