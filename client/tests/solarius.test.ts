import { describe, expect, it } from "vitest";
import { actionDie, techDie } from "../src/games/solarius/art/shapes";
import { distance, hexOf, layOut, straight, WAYS } from "../src/games/solarius/art/hexes";
import { planet } from "../src/games/solarius/art/planet";
import { angle, WHEEL } from "../src/games/solarius/art/wheel";
import { COLOURS, type Hex, type SolariusComponents, type Tile } from "../src/games/solarius/types";
import { nameless, thisTurn } from "../src/games/solarius/ask/summary";
import type { LogEntry } from "../src/lib/net/wire";
import en from "../src/games/solarius/locale/en.ftl?raw";

const PLACES: Hex[] = [
  [7, -3],
  [3, 4],
  [-4, 7],
  [-7, 3],
  [-3, -4],
  [4, -7],
];
const parts: SolariusComponents = {
  game: "solarius",
  pack: "",
  cards: {},
  map_radius: 3,
  map_places: PLACES,
  push_costs: [],
  station_costs: [],
  tiles: [
    { id: "CENTRE", origin: "rulebook", home: [0, 0] },
    ...["A", "B", "C", "D", "E", "F"].map((id): Tile => ({ id, origin: "rulebook", hub: [1, 0], portals: [[0, 2]] })),
  ],
};
const layout = (rotation: number) =>
  layOut(
    parts,
    ["A", "B", "C", "D", "E", "F"].map((tile) => ({ tile, rotation })),
  );

describe("the map of Solarius", () => {
  it("has 259 hexes in seven parts, whatever way these are turned", () => {
    for (let turn = 0; turn < 6; turn++) {
      const { cells, tiles } = layout(turn);
      expect(cells.size).toBe(259);
      expect(tiles).toHaveLength(7);
      expect([...cells.values()].filter((cell) => cell.is === "hub")).toHaveLength(6);
    }
  });
  it("turns what is printed with its part", () => {
    expect(layout(0).cells.get("8,-3")?.is).toBe("hub");
    expect(layout(1).cells.get("7,-2")?.is).toBe("hub");
  });
  it("draws ways as long as the flight: every step goes to a neighbour", () => {
    for (const cell of layout(0).cells.keys()) {
      const way = straight([3, 1], hexOf(cell));
      expect(way).toHaveLength(distance([3, 1], hexOf(cell)) + 1);
      way
        .slice(1)
        .forEach((hex, i) =>
          expect(WAYS.some(([q, r]) => q + (way[i]?.[0] ?? 0) === hex[0] && r + (way[i]?.[1] ?? 0) === hex[1])).toBe(
            true,
          ),
        );
    }
  });
});

describe("the signs of Solarius", () => {
  it("draws the same planet for the same id, and another for another", () => {
    expect(planet("BL1", "black", 20, "k")).toBe(planet("BL1", "black", 20, "k"));
    expect(planet("BL1", "black", 20, "k")).not.toBe(planet("BL2", "black", 20, "k"));
  });
  it("tells dice apart without colour", () => {
    const faces = COLOURS.map((colour) => actionDie(colour, "2").replaceAll(`sm-${colour}`, ""));
    expect(new Set(faces).size).toBe(4);
    expect(actionDie("black", "*")).not.toBe(actionDie("black", "*+1"));
    expect(techDie("black", 4, 0)).not.toBe(techDie("black", 4, 2));
  });
  it("lays the wheel's fields counter-clockwise", () => {
    expect(WHEEL.map((_, i) => angle(i))).toEqual([54, -18, -90, -162, -234]);
  });
  it.each([
    "gain-fuel",
    "gain-bucks",
    "gain-mix",
    "gain-resource",
    "upgrade-ap",
    "push-ap",
    "gain-drive",
    "flip-drive",
    "remove-junk",
    "draw-cards",
    "play-card",
  ])("has words for the effect %s", (name) => {
    expect(en).toContain(`solarius-ui-op-${name} =`);
  });
  it.each([
    "ap-resource",
    "ap-main",
    "ap-any",
    "recolour",
    "split-action",
    "range",
    "portal-free",
    "junk-fields",
    "hand-limit",
    "draw-extra",
    "drive-buy",
    "drive-flip",
    "planet-fuel",
    "planet-bucks",
    "station-high",
    "station-low",
  ])("has words for the lasting effect %s", (name) => {
    expect(en).toContain(`solarius-ui-mod-${name} =`);
  });
});

describe("the summary of a turn", () => {
  const entry = (n: number, time: number, type: string, seat: number): LogEntry =>
    ({ n, time, event: { type, seat, text: { key: type } } }) as LogEntry;
  const words = (events: LogEntry[]): string[] => thisTurn(events, 0).map((one) => one.event?.type ?? "");
  it("begins with the die taken last, and leaves out what others do", () => {
    expect(
      words([
        entry(1, 1, "took", 0),
        entry(2, 2, "refilled", 0),
        entry(3, 3, "took", 1),
        entry(4, 4, "took", 0),
        entry(5, 5, "flew", 0),
        entry(6, 5, "round", -1),
      ]),
    ).toEqual(["took", "flew"]);
  });
  it("forgets all of a deed that was taken back", () => {
    const turn = [
      entry(1, 1, "took", 0),
      entry(2, 2, "flew", 0),
      entry(3, 2, "colony", 0),
      entry(4, 3, "table-undo", 0),
      entry(5, 4, "drew", 0),
    ];
    expect(words(turn)).toEqual(["took", "drew"]);
  });
});

describe("what is told before a choice in Solarius", () => {
  it("leaves the name away where it stands above", () => {
    expect(nameless("Ada: eine Karte gezogen.", "Ada")).toBe("Eine Karte gezogen.");
    expect(nameless("Ada drew a card.", "Ada")).toBe("Ada drew a card.");
  });
});
