import { describe, expect, it } from "vitest";
import { Chart, ship } from "../src/games/trucker/draw/ship";
import { tile } from "../src/games/trucker/draw/tile";
import { Ring } from "../src/games/trucker/draw/track";
import { connector, halves, turned, type ShipBoard, type TileFace } from "../src/games/trucker/types";
import { settle } from "../src/games/trucker/yard/slots";

const cannon = { id: "c", type: "tile", kind: "cannon", strength: 1, facing: "N", name: { en: "", de: "" }, sides: { N: "none", E: "single", S: "universal", W: "double" } } as TileFace;
const board: ShipBoard = { rows: [5, 6], columns: [4, 5, 6], cells: ["5,5", "6,4", "6,5", "6,6"] };

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
    const look = { board, faceOf: () => cannon, parts: { "6,5": { tile: "c", rotation: 0 } }, legal: new Set(["6,4"]), warn: new Set(["6,6"]) };
    const drawing = ship(look, new Chart(board, true));
    expect(drawing.match(/gt-empty is-legal/g)).toHaveLength(1);
    expect(drawing.match(/gt-empty is-warn/g)).toHaveLength(1);
    expect(drawing.match(/gt-empty"/g)).toHaveLength(1);
  });
});

describe("the heap", () => {
  it("keeps tiles in their places and fills gaps", () => {
    const first = settle([], ["a", "b", "c"]);
    const taken = settle(first, ["a", "c"]);
    expect(taken).toEqual([{ tile: "a", gone: false }, { tile: "b", gone: true }, { tile: "c", gone: false }]);
    expect(settle(taken, ["a", "c", "d"]).map((slot) => slot.tile)).toEqual(["a", "d", "c"]);
    expect(settle(taken, ["a"]).map((slot) => slot.tile)).toEqual(["a"]);
  });
});

describe("the track", () => {
  it("is closed: a lap leads back", () => {
    const ring = new Ring(24, 492, 104);
    expect(ring.at(30)).toEqual(ring.at(6));
    expect(ring.at(-1)).toEqual(ring.at(23));
  });
});
