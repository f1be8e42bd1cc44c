import { describe, expect, it } from "vitest";
import { inWordsOfToday } from "../src/lib/workshop/former";

describe("a draft of old", () => {
  it("is read in the words of today", () => {
    const old = { pack: { cards: [{ color: "gray", cost: 2 }] }, typed: { cards: ["color"] }, name: "Mine" };
    const now = { pack: { cards: [{ colour: "grey", cost: 2 }] }, typed: { cards: ["colour"] }, name: "Mine" };
    expect(inWordsOfToday<unknown>(old, { colour: "color", grey: "gray" })).toEqual(now);
  });
});
