import { EVERYTHING, heapKind, isWished } from "../src/games/trucker/yard/heap";
import { describe, expect, it, vi } from "vitest";
import { Chart, ship } from "../src/games/trucker/draw/ship";
import { tile } from "../src/games/trucker/draw/tile";
import { Ring } from "../src/games/trucker/draw/track";
import { after, blows, lastBlow } from "../src/games/trucker/flight/happened";
import { chapters } from "../src/games/trucker/flight/chapters";
import { parts } from "../src/games/trucker/flight/parts";
import {
  connector,
  criterion,
  halves,
  turned,
  type CardFace,
  type ShipArea,
  type TileFace,
} from "../src/games/trucker/types";
import type { Components, LogEntry } from "../src/lib/net/wire";
import type { Stage } from "../src/lib/table/stage.svelte";
import { glassNote, sandLeft } from "../src/games/trucker/yard/glass";
import { closed, settle } from "../src/games/trucker/yard/slots";

vi.mock("../src/lib/texts/texts.svelte", () => ({ t: (key: string) => key }));

const cannon = {
  id: "c",
  type: "tile",
  kind: "cannon",
  strength: 1,
  facing: "N",
  name: { en: "", de: "" },
  sides: { N: "none", E: "single", S: "universal", W: "double" },
} as TileFace;
const board: ShipArea = { rows: [5, 6], columns: [4, 5, 6], cells: ["5,5", "6,4", "6,5", "6,6"] };

describe("the hourglass", () => {
  const sand = { left: 30, space: 1, spaces: 3, timed: true, mine: false, finished: false };
  const note = (more: Partial<typeof sand>): string => glassNote({ ...sand, ...more }).replace("trucker-ui-glass-", "");

  it("says who may turn it next, in real time", () => {
    expect(note({})).toBe("then-anybody");
    expect(note({ space: 2 })).toBe("then-finished");
    expect(note({ space: 3 })).toBe("last");
  });
  it("says what it waits for when the sand has run out", () => {
    expect(note({ left: 0, mine: true })).toBe("out");
    expect(note({ left: 0 })).toBe("anybody");
    expect(note({ left: 0, space: 2 })).toBe("waits");
    expect(note({ left: 0, space: 2, finished: true })).toBe("finish-first");
    expect(note({ left: 0, space: 3, finished: true })).toBe("trucker-ui-finish-too-late");
  });
  it("moves on by itself where rounds are counted", () => {
    expect(note({ timed: false })).toBe("then");
    expect(note({ timed: false, space: 3 })).toBe("last");
  });
  it("has run on since the view was made, where it is a real one and nobody has stopped it", () => {
    const left = (building: string, paused: boolean, age: number): number =>
      sandLeft({
        view: { yard: { glass: { left: 60 } } },
        table: { options: { building }, paused },
        live: true,
        age: () => age,
      } as unknown as Stage);
    expect(left("real_time", false, 12)).toBe(48);
    expect(left("real_time", false, 90)).toBe(0);
    expect(left("real_time", true, 12)).toBe(60);
    expect(left("turns", false, 12)).toBe(60);
  });
});

describe("tiles", () => {
  it("turn clockwise: what was on one side is on the next", () => {
    expect(connector(cannon, 90, "E")).toBe("none");
    expect(connector(cannon, 90, "S")).toBe("single");
    expect(connector(cannon, 270, "W")).toBe("none");
    expect(turned("N", 180)).toBe("S");
  });
  it("draw armour on smooth sides only", () => {
    expect(tile(cannon).match(/gt-armour/g)).toHaveLength(1);
    expect(tile(cannon).match(/gt-universal/g)).toHaveLength(1);
  });
  it("write half strengths as people do", () => {
    expect([0, 1, 2, 7].map(halves)).toEqual(["0", "½", "1", "3½"]);
  });
});

describe("the ship board", () => {
  it("lights legal cells and warns of faulty ones", () => {
    const look = {
      board,
      faceOf: () => cannon,
      parts: { "6,5": { tile: "c", rotation: 0 } },
      legal: new Set(["6,4"]),
      warn: new Set(["6,6"]),
    };
    const drawing = ship(look, new Chart(board, true));
    expect(drawing.match(/gt-empty is-legal/g)).toHaveLength(1);
    expect(drawing.match(/gt-empty is-warn/g)).toHaveLength(1);
    expect(drawing.match(/gt-empty"/g)).toHaveLength(1);
  });
});

describe("the heap", () => {
  it("keeps tiles in their places; holes stay until they are closed, new tiles come last", () => {
    const first = settle([], ["a", "b", "c"]);
    const taken = settle(first, ["a", "c"]);
    expect(taken).toEqual([
      { tile: "a", gone: false },
      { tile: "b", gone: true },
      { tile: "c", gone: false },
    ]);
    expect(settle(taken, ["a", "c", "d"]).map((slot) => slot.tile)).toEqual(["a", "b", "c", "d"]);
    expect(settle(taken, ["b", "c"]).map((slot) => slot.gone)).toEqual([true, false, false]);
    expect(closed(settle(taken, ["a"])).map((slot) => slot.tile)).toEqual(["a"]);
  });
});

describe("the filter of the heap", () => {
  const face = (kind: string, strength: number, sides: string[]) =>
    ({ kind, strength, sides: { N: sides[0], E: sides[1], S: sides[2], W: sides[3] } }) as unknown as TileFace;
  const double = face("cannon", 2, ["none", "single", "universal", "none"]);
  it("tells doubles apart and adds connectors up", () => {
    expect(heapKind(double)).toBe("cannon-2");
    expect(isWished(double, { kind: "cannon-1", connectors: [] })).toBe(false);
    expect(isWished(double, { kind: null, connectors: ["single", "universal"] })).toBe(true);
    expect(isWished(double, { kind: "cannon-2", connectors: ["single", "double"] })).toBe(false);
    expect(isWished(double, EVERYTHING)).toBe(true);
  });
});

describe("the track", () => {
  it("is closed: a lap leads back", () => {
    const ring = new Ring(24, 492, 104);
    expect(ring.at(30)).toEqual(ring.at(6));
    expect(ring.at(-1)).toEqual(ring.at(23));
  });
});

const place = (row: number, column: number) => ({ text: { key: "trucker-place", args: { row, column } } });
const entry = (n: number, type: string, seat: number, args: Record<string, unknown>): LogEntry =>
  ({ n, time: 0, event: { type, seat, text: { key: `trucker-event-${type}`, args } } }) as unknown as LogEntry;
const log = [
  entry(1, "card", 0, {}),
  entry(2, "hit_large", 0, { side: { text: { key: "trucker-from-w", args: {} } }, line: 7, dice: "3 + 4" }),
  entry(3, "shot_down", 0, { cell: place(7, 6) }),
  entry(4, "destroyed", 1, { cell: place(7, 5) }),
  entry(5, "fell_off", 1, { tiles: [{ card: "b" }] }),
  entry(6, "hit_small", 0, { side: { text: { key: "trucker-from-n", args: {} } }, line: 9, dice: "6 + 3" }),
];

describe("hits, read from the log", () => {
  it("are told one by one with dice, line and what they did to whom", () => {
    const [first, second] = blows(log);
    expect(first?.hit).toEqual({ size: "large", from: "W", line: 7 });
    expect(first?.dice).toEqual([3, 4]);
    expect(first?.outcomes.get(0)).toEqual({ type: "shot_down", cell: "7,6" });
    expect(first?.outcomes.get(1)).toEqual({ type: "destroyed", cell: "7,5" });
    expect(second?.hit).toEqual({ size: "small", from: "N", line: 9 });
    expect(second?.outcomes.size).toBe(0);
  });
  it("end with the newest since the card was turned over", () => {
    expect(lastBlow(log)?.n).toBe(6);
    expect(lastBlow([...log, entry(7, "card", 0, {})])).toBeNull();
  });
  it("take away what was destroyed and what fell off, of that ship alone", () => {
    const parts = {
      "7,5": { tile: "a", rotation: 0 },
      "7,4": { tile: "b", rotation: 0 },
      "7,7": { tile: "c", rotation: 0 },
    };
    const [first] = blows(log);
    expect(Object.keys(after(parts, first!, 1))).toEqual(["7,7"]);
    expect(Object.keys(after(parts, first!, 0))).toHaveLength(3);
  });
});

describe("what is compared", () => {
  it("follows the lines of a combat zone, and else the kind of the card", () => {
    const zone = {
      kind: "combat_zone",
      lines: [{ criterion: "crew" }, { criterion: "engine" }, { criterion: "cannon" }],
    } as unknown as CardFace;
    expect([2, 1, 0].map((left) => criterion(zone, left))).toEqual(["crew", "engine", "cannon"]);
    expect(criterion({ kind: "open_space" } as CardFace, 0)).toBe("engine");
    expect(criterion({ kind: "pirates" } as CardFace, 0)).toBe("cannon");
  });
});

describe("what was worth remembering of a flight", () => {
  const goods = [
    { colour: "red", price: 4 },
    { colour: "blue", price: 1 },
  ];
  const happened = (n: number, type: string, seat: number, args: Record<string, unknown> = {}): LogEntry =>
    ({ n, event: { type, seat, text: { key: type, args } } }) as unknown as LogEntry;
  const good = (colour: string) => ({ good: { text: { key: `trucker-good-${colour}` } } });
  const told = [
    happened(1, "card", 0, { card: { card: "swarm" } }),
    happened(2, "destroyed", 0),
    happened(3, "fell_off", 0, { tiles: [{ card: "a" }, { card: "b" }] }),
    happened(4, "destroyed", 1),
    happened(5, "card", 0, { card: { card: "planets" } }),
    happened(6, "loaded", 0, good("red")),
    happened(7, "loaded", 0, good("blue")),
    happened(8, "forced_out_lapped", 0),
    happened(9, "card", 1, { card: { card: "pirates" } }),
  ];
  it("adds up each card until the seat is out of the race", () => {
    expect(chapters(told, 0, { goods } as unknown as Components)).toEqual([
      { n: 1, card: "swarm", lost: 3, brought: 0 },
      { n: 5, card: "planets", lost: 0, brought: 5 },
    ]);
  });
});

describe("what an analysis counts by", () => {
  it("is the building, then the cards, in every flight", () => {
    const told = [
      entry(1, "flight", -1, { level: "I" }),
      entry(4, "attached", 0, {}),
      entry(9, "building_over", -1, {}),
      entry(12, "card", 0, { card: { card: "GT-C01" }, number: 1 }),
      entry(15, "card", 0, { card: { card: "GT-C02" }, number: 2 }),
    ];
    expect(parts(told).map(({ n, mark }) => [n, mark])).toEqual([
      [1, "trucker-phase-building"],
      [9, ""],
      [12, "1"],
      [15, "2"],
    ]);
  });
});
