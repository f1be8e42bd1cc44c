// Cards in words: the engine's own sentences.
import type { Text } from "../../lib/net/wire";
import { say, t } from "../../lib/texts/texts.svelte";
import type { RaceCard } from "./types";
import { inner, listed } from "../../lib/texts/args";

const about =
  (start: string) =>
  (line: Text): boolean =>
    line.key.startsWith(start);
const NOT_SPOKEN = ["race-card-copies", "race-card-preset-hand", "race-sure-"];

export const powerLines = (card: RaceCard): Text[] => card.words.filter(about("race-power-"));
export const scoreLines = (card: RaceCard): Text[] => card.words.filter(about("race-score-"));
export const factLines = (card: RaceCard): Text[] =>
  card.words.slice(1).filter((line) => about("race-card-")(line) || about("race-sure-")(line));
export const keywords = (card: RaceCard): string[] => card.keywords.map((word) => t(`race-keyword-${word}`));

/** kind, price and points, without the name */
export function kindWords(card: RaceCard): string {
  const parts = listed(card.words[0]?.args?.["parts"]);
  return (Array.isArray(parts) ? parts : []).map((part) => say(inner(part))).join(", ");
}

/** what a screen reader says for a card */
export const spoken = (card: RaceCard): string =>
  card.words
    .filter((line) => !NOT_SPOKEN.some((start) => about(start)(line)))
    .map(say)
    .join(". ");
