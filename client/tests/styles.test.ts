/// <reference types="node" />
// The styles of a game stay in the game: no rule of it begins with a class that the shell's own parts wear.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const SRC = join(import.meta.dirname, "../src");
const read = (folder: string, end: string, start = ""): string =>
  readdirSync(join(SRC, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.startsWith(start) && name.endsWith(end))
    .map((name) => readFileSync(join(SRC, folder, name), "utf8"))
    .join("\n");

const worn = (): Set<string> => {
  const markup = read("lib", ".svelte");
  const written = [...markup.matchAll(/class="([^"{]*)/g)].flatMap((found) => (found[1] ?? "").split(/\s+/));
  const switched = [...markup.matchAll(/class:([\w-]+)/g)].map((found) => found[1] ?? "");
  return new Set([...written, ...switched].filter(Boolean));
};
/** the class a nested rule begins with; where it names a part of the shell itself, that is what it means */
const MEANT = new Set(["bar"]);

/** files, and folders they are made of, that are read with a game's board: whatever they say holds while that game is shown */
const BOUND = {
  race: ["board", "card", "strip", "low"],
  jumpdrive: ["board", "card", "low"],
  solarius: ["board", "panels"],
};

describe.each(Object.entries(BOUND))("The styles of %s", (game, files) => {
  it("hold only where that game is shown", () => {
    const outside = files.flatMap((name) =>
      read(`games/${game}`, ".css", name)
        .split("\n")
        .filter((line) => /^(?!@import "\.\/)[^\s/}*]/.test(line) && line !== `:where([data-game="${game}"]) {`),
    );
    expect(outside).toEqual([]);
  });
});

describe("A table", () => {
  it("is not looked at as a whole whenever something on it changes", () => {
    const rules = [...read("styles", ".css").split("{"), ...read("games", ".css").split("{")];
    const whole = /\.(table|tablepage|yard|flight|analysing|game-[a-z]+)(?![\w-])[^\s>+~,]*:has\(/;
    expect(rules.filter((rule) => whole.test(rule))).toEqual([]);
  });
});

describe("Galaxy Trucker's styles", () => {
  it("reach nothing of the shell by accident", () => {
    const begun = [...read("games/trucker", ".css").matchAll(/^ {2,4}\.([a-z][\w-]*)/gm)].map(
      (found) => found[1] ?? "",
    );
    const shell = worn();
    expect([...new Set(begun)].filter((name) => shell.has(name) && !MEANT.has(name))).toEqual([]);
  });
});
