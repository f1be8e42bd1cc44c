import { describe, expect, it } from "vitest";
import { adding, complete, matching, offered } from "../src/lib/decisions/selection";
import type { Decision, Item } from "../src/lib/net/wire";

const said = (key: string) => ({ key, args: {} });
const item = (id: string, count = 1, value = 1): Item => ({ id, count, value, label: said(id), target: null });
const set = (...items: string[]) => ({ items, preview: [] });
const asked = { name: "x", number: 1, prompt: said("p"), options: [], blocked: [] };
const base = { ...asked, template: { type: "x" }, field: "cards" };
const place: Decision = {
  ...base,
  kind: "several",
  items: [item("dev"), item("dev2"), item("world")],
  min: 1,
  max: 2,
  sets: [set("dev"), set("dev2"), set("world"), set("dev", "world")],
};
const pay: Decision = { ...base, kind: "pay", items: [item("a", 2), item("b"), item("c")], min: 2, max: 2, need: 2 };

describe("choosing several", () => {
  it("is complete exactly for the listed sets, in any order", () => {
    expect(complete(place, [])).toBe(false);
    expect(complete(place, ["world", "dev"])).toBe(true);
    expect(complete(place, ["world", "dev2"])).toBe(false);
    expect(matching(place, ["dev"])?.items).toEqual(["dev"]);
  });

  it("swaps what does not go together instead of refusing the click", () => {
    expect(adding(place, ["dev"], "world")).toEqual(["dev", "world"]);
    expect(adding(place, ["dev"], "dev2")).toEqual(["dev2"]);
    expect(adding(place, ["dev", "world"], "dev2")).toEqual(["dev2"]);
  });

  it("takes any number between the bounds where no sets are listed", () => {
    const discard: Decision = { ...pay, kind: "several", need: undefined };
    expect(complete(discard, ["a"])).toBe(false);
    expect(complete(discard, ["a", "a"])).toBe(true);
    expect(adding(discard, ["a", "b"], "c")).toEqual(["b", "c"]);
  });
});

describe("paying", () => {
  it("is complete when the values reach the need and nothing is given for nothing", () => {
    expect(complete(pay, ["a"])).toBe(false);
    expect(complete(pay, ["a", "a"])).toBe(true);
    expect(complete(pay, ["a", "b", "c"])).toBe(false);
    const dear: Decision = { ...pay, items: [item("x", 1, 3), item("y")], need: 2 };
    expect(complete(dear, ["x"])).toBe(true);
    expect(complete(dear, ["y", "x"])).toBe(false);
  });

  it("a further card takes the place of an earlier one", () => {
    expect(adding(pay, ["a", "b"], "c")).toHaveLength(2);
  });

  it("a second copy takes the place of another thing, not of the first copy", () => {
    expect(adding(pay, ["a", "b"], "a")).toEqual(["a", "a"]);
  });
});

describe("what is lit", () => {
  it("is whatever the decision lists, nothing else", () => {
    expect(offered(place, "dev2")).toBe(true);
    expect(offered(place, "stranger")).toBe(false);
  });
});
