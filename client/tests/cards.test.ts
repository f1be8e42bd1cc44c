import { expect, it } from "vitest";
import { shy } from "../src/lib/cards/frame";
import { cardsOf } from "../src/games/jumpdrive/types";
import { cardsOf as raceCardsOf } from "../src/games/race/types";

it("breaks long German words softly, and only those", () => {
  expect(shy("Handelsabkommen").replaceAll("\u00ad", "")).toBe("Handelsabkommen");
  expect(shy("Handelsabkommen")).toContain("\u00ad");
  expect(shy("Gem World")).toBe("Gem World");
  expect(shy("Forschungsinstitut").replaceAll("\u00ad", "-")).toBe("For-schungs-ins-ti-tut");
});

it("fills in what the pack leaves out", () => {
  const card = cardsOf({
    game: "jumpdrive",
    cards: { gem_world: { name: { en: "Gem World", de: "Juwelenwelt" }, kind: "world", symbols: { strength: 1 } } },
  })("gem_world");
  expect(card.symbols).toEqual({ explore: 0, strength: 1, chromosome: 0 });
  expect(card.powers).toEqual([]);
  expect(card.status).toBe("verified");
});

it("gives a Race card all that its face asks for", () => {
  const card = raceCardsOf({
    game: "race",
    cards: {
      rebel_base: {
        name: { en: "Rebel Base", de: "Rebellenbasis" },
        kind: "world",
        defense: 6,
        military: true,
        keywords: ["rebel"],
      },
    },
  })("rebel_base");
  expect(card).toMatchObject({
    id: "rebel_base",
    cost: null,
    vp: null,
    start: null,
    powers: [],
    scoring: [],
    words: [],
    keywords: ["rebel"],
  });
});
