import { describe, expect, it } from "vitest";
import { actionDie, techDie } from "../src/games/solarius/art/shapes";
import { distance, hexOf, layOut, straight, WAYS } from "../src/games/solarius/art/hexes";
import { planet } from "../src/games/solarius/art/planet";
import { angle, WHEEL } from "../src/games/solarius/art/wheel";
import { COLOURS, type Hex, type SolariusComponents, type SolariusSeat } from "../src/games/solarius/types";
import { nameless, thisTurn } from "../src/games/solarius/ask/summary";
import { fullest, missing, progress } from "../src/games/solarius/reckon";
import type { LogEntry } from "../src/lib/net/wire";
import en from "../src/games/solarius/locale/en.ftl?raw";

const PLACES: Hex[] = [[7, -3], [3, 4], [-4, 7], [-7, 3], [-3, -4], [4, -7]];
const parts = {
  game: "solarius", cards: {}, map_radius: 3, map_places: PLACES, push_costs: [], station_costs: [],
  tiles: [{ id: "CENTRE", home: [0, 0] as Hex }, ...["A", "B", "C", "D", "E", "F"].map((id) => ({ id, hub: [1, 0] as Hex, portals: [[0, 2] as Hex] }))],
} as SolariusComponents;
const layout = (rotation: number) => layOut(parts, ["A", "B", "C", "D", "E", "F"].map((tile) => ({ tile, rotation })));

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
      way.slice(1).forEach((hex, i) => expect(WAYS.some(([q, r]) => q + (way[i]?.[0] ?? 0) === hex[0] && r + (way[i]?.[1] ?? 0) === hex[1])).toBe(true));
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
  it.each(["gain-fuel", "gain-bucks", "gain-mix", "gain-resource", "upgrade-ap", "push-ap", "gain-drive", "flip-drive", "remove-junk", "draw-cards", "play-card"])("has words for the effect %s", (name) => {
    expect(en).toContain(`solarius-ui-op-${name} =`);
  });
  it.each(["ap-resource", "ap-main", "ap-any", "recolour", "split-action", "range", "portal-free", "junk-fields", "hand-limit", "draw-extra", "drive-buy", "drive-flip", "planet-fuel", "planet-bucks", "station-high", "station-low"])("has words for the lasting effect %s", (name) => {
    expect(en).toContain(`solarius-ui-mod-${name} =`);
  });
});

describe("the summary of a turn", () => {
  const entry = (n: number, time: number, type: string, seat: number): LogEntry => ({ n, time, event: { type, seat, text: { key: type } } }) as LogEntry;
  const words = (events: LogEntry[]): string[] => thisTurn(events, 0).map((one) => one.event?.type ?? "");
  it("begins with the die taken last, and leaves out what others do", () => {
    expect(words([entry(1, 1, "took", 0), entry(2, 2, "refilled", 0), entry(3, 3, "took", 1), entry(4, 4, "took", 0), entry(5, 5, "flew", 0), entry(6, 5, "round", -1)])).toEqual(["took", "flew"]);
  });
  it("forgets all of a deed that was taken back", () => {
    const turn = [entry(1, 1, "took", 0), entry(2, 2, "flew", 0), entry(3, 2, "colony", 0), entry(4, 3, "table-undo", 0), entry(5, 4, "drew", 0)];
    expect(words(turn)).toEqual(["took", "drew"]);
  });
});

describe("what is told before a choice in Solarius", () => {
  const row = (pips: number, column: number, cubes: number[]) => ({ face: pips, pips, vp: 0, column, cubes, usable: [3, 2, 1], value: (cubes[0] ?? 0) + 2 * (cubes[1] ?? 0) + 3 * (cubes[2] ?? 0) });
  const seat = { fuel: 3, bucks: 6, rows: { black: row(2, 4, [3, 1, 0]), yellow: row(1, 1, [0, 0, 0]), turquoise: row(4, 2, [2, 0, 0]), brown: row(2, 5, [1, 0, 0]) } } as unknown as SolariusSeat;
  it("counts how far a planet's condition is met", () => {
    expect(progress({ type: "pay_fuel", n: 4 }, seat)).toEqual({ have: 3, need: 4 });
    expect(progress({ type: "pay_bucks", n: 5 }, seat)).toEqual({ have: 6, need: 5 });
    expect(progress({ type: "tech_count", n: 3, pips: 2 }, seat)).toEqual({ have: 3, need: 3 });
    expect(progress({ type: "tech_die", colour: "yellow", pips: 3 }, seat)).toEqual({ have: 1, need: 3 });
    expect(progress({ type: "column_count", n: 3, column: 4 }, seat)).toEqual({ have: 2, need: 3 });
    expect(progress({ type: "column_die", colour: "turquoise", column: 4 }, seat)).toEqual({ have: 2, need: 4 });
  });
  it("names what a mission still lacks, by value and by cubes of a column", () => {
    expect(missing({ vp: 5, values: { black: 5, turquoise: 3 } }, seat)).toEqual(["1 [turquoise]"]);
    expect(missing({ vp: 7, cubes: [{ colour: "black", column: 2, n: 2 }] }, seat)).toEqual(["1 [black] II"]);
    expect(missing({ vp: 4, values: { black: 4 } }, seat)).toEqual([]);
  });
  const store = (cubes: number[]) => ({ action: { type: "store_row", cubes }, label: { key: "x" } });
  it("stores by itself only where one way alone takes the most cubes", () => {
    expect(fullest([store([2, 0, 0]), store([1, 0, 0]), store([0, 0, 0])])?.action["cubes"]).toEqual([2, 0, 0]);
    expect(fullest([store([3, 0, 0]), store([2, 1, 0]), store([0, 0, 0])])).toBeNull();
    expect(fullest([store([0, 0, 0])])).toBeNull();
  });
  it("leaves the name away where it stands above", () => {
    expect(nameless("Ada: eine Karte gezogen.", "Ada")).toBe("Eine Karte gezogen.");
    expect(nameless("Ada drew a card.", "Ada")).toBe("Ada drew a card.");
  });
});
