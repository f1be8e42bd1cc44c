// The rule ledgers of docs/rules, read as lists: every rule has a number that refusals and explanations name.

export interface Rule {
  id: string;
  parts: { words: string; code: boolean }[];
  source: string;
}
export interface Chapter {
  title: string;
  rules: Rule[];
}

const FILES = import.meta.glob<string>("../../../../docs/rules/*.md", { query: "?raw", import: "default" });

/** the rules of a game in a language: `race.md` holds the English ones, `race.de.md` the German ones */
export async function ledger(game: string, language: string): Promise<Chapter[]> {
  const name = language === "en" ? `/${game}.md` : `/${game}.${language}.md`;
  const load = Object.entries(FILES).find(([path]) => path.endsWith(name))?.[1];
  return load ? chapters(await load()) : [];
}
export const ruleOf = (read: Chapter[], id: string): Rule | null =>
  read.flatMap((chapter) => chapter.rules).find((rule) => rule.id === id) ?? null;

export function chapters(source: string): Chapter[] {
  const found: Chapter[] = [];
  for (const line of source.split("\n")) {
    const heading = /^##+ (.*)$/.exec(line);
    if (heading?.[1]) found.push({ title: heading[1], rules: [] });
    const rule = /^- ([A-Z]+-[A-Z]?\d+[a-z]?) (.*?)(?:\s*\[([^\]]*)\])?$/.exec(line);
    if (rule?.[1] && rule[2]) found.at(-1)?.rules.push({ id: rule[1], parts: pieces(rule[2]), source: rule[3] ?? "" });
  }
  return found.filter((chapter) => chapter.rules.length > 0);
}

const pieces = (words: string): Rule["parts"] =>
  words
    .split("`")
    .map((part, i) => ({ words: part, code: i % 2 === 1 }))
    .filter((part) => part.words !== "");
