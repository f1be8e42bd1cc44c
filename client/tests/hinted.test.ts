import { expect, test } from "vitest";
import { belongs, leads } from "../src/lib/table/hinted";

const element = (dataset: Record<string, string>) => ({ dataset: dataset as DOMStringMap });

test("a button belongs to a hint when it is the very action", () => {
  const action = { type: "place", how: "pay", using: null };
  expect(belongs(element({ action: JSON.stringify(action) }), { using: null, how: "pay", type: "place" })).toBe(true);
  expect(belongs(element({ action: JSON.stringify({ ...action, how: "conquer" }) }), action)).toBe(false);
});

test("a thing belongs to a hint that names it", () => {
  const action = { type: "pay", cards: ["old_earth", "alpha_centauri"] };
  expect(belongs(element({ choice: "old_earth" }), action)).toBe(true);
  expect(belongs(element({ choice: "pay" }), action)).toBe(false);
  expect(belongs(element({}), action)).toBe(false);
});

test("what chooses a part of an action leads to it", () => {
  const die = element({ part: JSON.stringify({ type: "take", colour: "black", wheel: 2 }) });
  expect(leads(die, { type: "take", colour: "black", wheel: 2, field: "research" })).toBe(true);
  expect(leads(die, { type: "take", colour: "black", wheel: 1, field: "research" })).toBe(false);
});

test("a drawer leads to the kinds of action it holds", () => {
  expect(leads(element({ leads: "buy sell" }), { type: "sell", what: "ore" })).toBe(true);
  expect(leads(element({ leads: "buy sell" }), { type: "fly" })).toBe(false);
  expect(leads(element({}), { type: "fly" })).toBe(false);
});
