// What comes after a guided game, the next step first.
export interface Way {
  key: string;
  href: string;
}
const table = (game: string, options?: object): string =>
  `/new/${game}?players=2&bot=cadet${options ? `&options=${encodeURIComponent(JSON.stringify(options))}` : ""}`;

const NEXT: Record<string, Way[]> = {
  trucker: [{ key: "lesson-way-level-1", href: table("trucker", { flight: "I" }) }],
  solarius: [{ key: "lesson-way-full", href: table("solarius") }],
};
export const waysOn = (game: string): Way[] => [
  ...(NEXT[game] ?? [{ key: "lesson-way-cadet", href: table(game) }]),
  { key: "lesson-way-rules", href: `/how/${game}` },
];
