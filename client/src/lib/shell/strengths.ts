// The strengths of bots, the weakest first; the server says which a game has.
import type { GameInfo } from "../net/wire";

export const STRENGTHS = ["cadet", "pilot", "captain", "admiral"] as const;
export type Strength = (typeof STRENGTHS)[number];

/** the wished strength, or the strongest below it that the game has */
export function strengthFor(game: GameInfo | undefined, wish: string): string {
  const known = game?.bots.map((bot) => bot.name) ?? [];
  if (known.length === 0 || known.includes(wish)) return wish;
  const place = STRENGTHS.findIndex((one) => one === wish);
  return STRENGTHS.slice(0, Math.max(0, place)).findLast((one) => known.includes(one)) ?? wish;
}
