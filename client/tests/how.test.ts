import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { allKeys, blocksOf, signName, type Guide } from "../src/lib/how/contract";
import { bits, ruleId, shortRule } from "../src/lib/how/marks";
import { chapters } from "../src/lib/texts/ledger";
import { SIGNS } from "../src/games/trucker/draw/signs";
import { ICONS } from "../src/games/solarius/art/icons";

const GUIDES = import.meta.glob<{ default: Guide }>("../src/games/*/how/sheets.ts", { eager: true });
const TEXTS = import.meta.glob<string>("../src/games/*/how/locale/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const LEDGERS = import.meta.glob<string>("../../docs/rules/*.md", { query: "?raw", import: "default", eager: true });
const ICONS_FILE = import.meta.glob<string>("../src/icons.svg", { query: "?raw", import: "default", eager: true });
const SOURCES = import.meta.glob<string>(["../src/games/*/**/*.svelte", "../src/games/*/**/*.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const GAMES = Object.entries(GUIDES).map(([path, module]) => ({
  game: /games\/(\w+)/.exec(path)?.[1] as string,
  how: module.default,
}));

function said(game: string, language: string): Map<string, string> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(TEXTS[`../src/games/${game}/how/locale/${language}.ftl`] ?? ""));
  const found = new Map<string, string>();
  for (const [key, message] of bundle._messages) {
    if (message.value) found.set(key, bundle.formatPattern(message.value));
    for (const [name, pattern] of Object.entries(message.attributes))
      found.set(`${key}.${name}`, bundle.formatPattern(pattern));
  }
  return found;
}
const numbers = (text: string): string[] => bits(text).flatMap((bit) => (bit.is === "rule" ? [bit.number] : []));
const signs = (text: string): string[] => bits(text).flatMap((bit) => (bit.is === "sign" ? [bit.name] : []));

it("reads marks in words", () => {
  expect(bits("Pay **all** :world=5: now.[73 R12] :eye:")).toEqual([
    { is: "words", words: "Pay " },
    { is: "strong", words: "all" },
    { is: "words", words: " " },
    { is: "sign", name: "world", value: "5" },
    { is: "words", words: " now." },
    { is: "rule", number: "73" },
    { is: "rule", number: "R12" },
    { is: "words", words: " " },
    { is: "sign", name: "eye", value: undefined },
  ]);
  expect([ruleId("RACE", "31"), ruleId("GT", "69a"), ruleId("SM", "R12")]).toEqual(["RACE-031", "GT-069a", "SM-R12"]);
  expect(["RACE-031", "GT-069a", "SM-R12"].map(shortRule)).toEqual(["31", "69a", "R12"]);
});

describe("how to play", () => {
  it("teaches all four games", () => {
    expect(GAMES.map(({ game }) => game).sort()).toEqual(["jumpdrive", "race", "solarius", "trucker"]);
  });

  it.each(GAMES)("says everything in both languages, with the same rules and signs: $game", ({ game, how }) => {
    const [de, en] = [said(game, "de"), said(game, "en")];
    expect([...de.keys()].sort()).toEqual([...en.keys()].sort());
    const wanted = allKeys(how).map((key) => `${game}-how-${key}`);
    expect(wanted.filter((key) => !en.has(key))).toEqual([]);
    expect([...en.keys()].filter((key) => !key.includes(".") && !wanted.includes(key))).toEqual([]);
    for (const [key, text] of en) {
      expect([key, numbers(de.get(key) ?? "")]).toEqual([key, numbers(text)]);
      expect([key, signs(de.get(key) ?? "").sort()]).toEqual([key, signs(text).sort()]);
    }
  });

  it.each(GAMES)("names only rules that the ledgers have: $game", ({ game, how }) => {
    for (const file of [`${game}.md`, `${game}.de.md`]) {
      const known = new Set(
        chapters(LEDGERS[`../../docs/rules/${file}`] ?? "").flatMap((chapter) => chapter.rules.map((rule) => rule.id)),
      );
      const named = [...said(game, "en").values()].flatMap(numbers).map((number) => ruleId(how.prefix, number));
      expect(named.length).toBeGreaterThan(60);
      expect(named.filter((id) => !known.has(id))).toEqual([]);
    }
  });

  it.each(GAMES)("gives every sentence that states a rule its number: $game", ({ game, how }) => {
    const en = said(game, "en");
    const ruled = blocksOf(how).filter((block) => block.as === "words" || block.as === "flow" || block.as === "boxes");
    const bare = ruled.filter((block) => {
      const texts = [...en].filter(
        ([key]) => key === `${game}-how-${block.id}` || key.startsWith(`${game}-how-${block.id}-`),
      );
      return texts.every(([, text]) => numbers(text).length === 0);
    });
    expect(bare.map((block) => block.id)).toEqual([]);
  });

  it.each(GAMES)("has a goal, a course, examples and an end: $game", ({ how }) => {
    const blocks = blocksOf(how);
    expect(blocks[0]?.id).toBe("goal");
    expect(blocks.some((block) => block.as === "flow")).toBe(true);
    expect(
      blocks.filter((block) => block.as === "words" && block.parts.some((part) => part.startsWith("eg"))).length,
    ).toBeGreaterThan(3);
    expect(blocks.some((block) => ["end", "scoring", "payout"].includes(block.id))).toBe(true);
    expect(how.sheets).toHaveLength(2);
  });

  /** the signs of the sprite that cards and boards use: all that stand before the controls */
  const sprite = (ICONS_FILE["../src/icons.svg"] ?? "").split("<!-- Controls -->")[0] ?? "";
  const drawn = [...sprite.matchAll(/id="([\w-]+)"/g)].map((found) => found[1] as string);
  const OWN: Record<string, string[]> = { trucker: Object.keys(SIGNS), solarius: Object.keys(ICONS) };
  function shown(game: string): string[] {
    const source = Object.entries(SOURCES)
      .filter(([path]) => path.includes(`/games/${game}/`) && !path.includes("/how/"))
      .map(([, text]) => text)
      .join("\n");
    // a game with signs of its own names the sprite's only as icons; in the others any such word is a sign
    const before = OWN[game] ? "(?:<Icon\\s+name=|icon=|icon: )" : "";
    return drawn.filter((id) => {
      const [stem = "", kind = ""] = id.split(/-(?=[a-z]+$)/);
      const puzzled =
        kind !== "" && !["any", "different"].includes(kind) && new RegExp(`${before}["'\`]?${stem}-\\$?{`);
      return new RegExp(`${before}["'\`]${id}["'\`]`).test(source) || (puzzled && puzzled.test(source));
    });
  }
  it.each(GAMES)("explains every sign the game shows: $game", ({ game, how }) => {
    const key = new Set(
      blocksOf(how).flatMap((block) =>
        block.as === "key" ? block.groups.flatMap((group) => group.signs.map(signName)) : [],
      ),
    );
    const icons = shown(game);
    expect(icons.length).toBeGreaterThan(0);
    expect([...icons, ...(OWN[game] ?? [])].filter((id) => !key.has(id))).toEqual([]);
  });
});
