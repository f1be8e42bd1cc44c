import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

const FILES = import.meta.glob<string>(
  ["../src/locale/*.ftl", "../src/games/*/locale/*.ftl", "../src/games/*/tile/locale/*.ftl"],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);
const SHARED = import.meta.glob<string>(
  ["../../src/sternhafen/core/locale/en.ftl", "../../src/sternhafen/games/*/locale/en.ftl"],
  { query: "?raw", import: "default", eager: true },
);
const SOURCES = import.meta.glob<string>(["../src/**/*.svelte", "../src/**/*.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

const keys = (source: string): string[] =>
  [...source.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1] as string).sort();
const parts = Object.entries(FILES)
  .filter(([path]) => path.endsWith("en.ftl"))
  .map(([path, en]) => ({ path, en, de: FILES[path.replace("en.ftl", "de.ftl")] ?? "" }));
const all = new Set([...parts.map(({ en }) => en), ...Object.values(SHARED)].flatMap(keys));

describe("texts", () => {
  it.each(parts)("says the same things in both languages: $path", ({ en, de }) => {
    expect(keys(de)).toEqual(keys(en));
  });

  it.each(Object.entries(FILES))("is well formed: %s", (path, source) => {
    const bundle = new FluentBundle(path.includes("de.ftl") ? "de" : "en", { useIsolating: false });
    expect(bundle.addResource(new FluentResource(source))).toEqual([]);
    expect(keys(source).filter((key) => !bundle.hasMessage(key))).toEqual([]);
  });

  it("has words for every key the client uses", () => {
    const used = Object.values(SOURCES).flatMap((source) =>
      [...source.matchAll(/\bt\(\s*["']([a-z][\w-]*)["']/g)].map((found) => found[1] as string),
    );
    expect(used.length).toBeGreaterThan(100);
    expect([...new Set(used)].filter((key) => !all.has(key))).toEqual([]);
  });
});
