import { expect, it } from "vitest";
import { chapters } from "../src/lib/texts/ledger";

it("reads chapters, numbers, words and sources of a ledger", () => {
  const read = chapters(
    "# Game\n\n- `[S]` stated\n\n## 1 Material\n\n- JD-001 For `two` players. [S]\n- JD-002 Cards.\n\n### Empty\n",
  );
  expect(read).toHaveLength(1);
  expect(read[0]?.rules.map((rule) => [rule.id, rule.source])).toEqual([
    ["JD-001", "S"],
    ["JD-002", ""],
  ]);
  expect(read[0]?.rules[0]?.parts).toEqual([
    { words: "For ", code: false },
    { words: "two", code: true },
    { words: " players.", code: false },
  ]);
});

const LEDGERS = import.meta.glob<string>("../../docs/rules/*.md", { query: "?raw", import: "default", eager: true });

it.each(Object.entries(LEDGERS))("drops no numbered line of %s", (_, source) => {
  const numbered = [...source.matchAll(/^- ([A-Z]+-\S+) /gm)].map((line) => line[1]);
  expect(chapters(source).flatMap((chapter) => chapter.rules.map((rule) => rule.id))).toEqual(numbered);
});
