import { has, t } from "../texts/texts.svelte";

/** what a puzzle is about, in the game's own words: "race-choose-action" is told by "race-theme-choose-action" */
export function themeName(game: string, theme: string): string {
  const key = theme.replace(`${game}-`, `${game}-theme-`);
  return has(key) ? t(key) : t("puzzle-theme-other");
}
