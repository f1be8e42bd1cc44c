import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it, vi } from "vitest";
import type { Lesson } from "../src/lib/lessons/lesson";
import { bits } from "../src/lib/lessons/words";
import { chapters } from "../src/lib/texts/ledger";

// the tables are data: nothing is said here
vi.mock("../src/lib/texts/texts.svelte", () => ({}));

const TABLES = import.meta.glob<{ lessons: Lesson[] }>("../src/games/*/lessons/index.ts", { eager: true });
const TEXTS = import.meta.glob<string>("../src/games/*/locale/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const LEDGERS = import.meta.glob<string>("../../docs/rules/*.md", { query: "?raw", import: "default", eager: true });
const GAMES = Object.entries(TABLES).map(([path, module]) => ({
  game: /games\/(\w+)/.exec(path)?.[1] as string,
  lessons: module.lessons,
}));

function bundle(game: string, language: string): FluentBundle {
  const found = new FluentBundle(language, { useIsolating: false });
  found.addResource(new FluentResource(TEXTS[`../src/games/${game}/locale/${language}.ftl`] ?? ""));
  return found;
}
const ledger = (file: string): string[] =>
  chapters(LEDGERS[`../../docs/rules/${file}.md`] ?? "").flatMap((chapter) => chapter.rules.map((rule) => rule.id));
const MOST_WORDS = 42;

describe("lessons", () => {
  it("exist for all four games, the goal first", () => {
    expect(GAMES.map(({ game }) => game).sort()).toEqual(["jumpdrive", "race", "solarius", "trucker"]);
    expect(GAMES.map(({ lessons }) => lessons[0]?.id)).toEqual(["goal", "goal", "goal", "goal"]);
  });
  it.each(GAMES)("cite rules that both ledgers have: $game", ({ game, lessons }) => {
    const cited = lessons.flatMap((lesson) => lesson.rules);
    expect(lessons.filter((lesson) => !lesson.rules.length)).toEqual([]);
    expect(cited.filter((id) => !ledger(game).includes(id) || !ledger(`${game}.de`).includes(id))).toEqual([]);
  });
  it.each(GAMES)("have a title and few words in both languages, one for each pin: $game", ({ game, lessons }) => {
    for (const language of ["de", "en"]) {
      const texts = bundle(game, language);
      for (const { id } of lessons) {
        const message = texts.getMessage(`${game}-lesson-${id}`);
        expect(message?.attributes["title"], `${id} in ${language}`).toBeTruthy();
        const words = texts.formatPattern(message?.value ?? "", {}, []);
        expect(words.split(/\s+/).length, words).toBeLessThanOrEqual(MOST_WORDS);
        expect(bits(words).filter((bit) => bit.kind === "pin").length, words).toBeLessThanOrEqual(3);
      }
    }
  });
});
