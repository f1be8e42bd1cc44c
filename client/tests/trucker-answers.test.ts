import { describe, expect, it, vi } from "vitest";
import { consequencesOf, isFatal } from "../src/games/trucker/flight/consequences";
import { hintsOf, roomOf } from "../src/games/trucker/flight/hints";
import { deedsOf } from "../src/games/trucker/flight/lit";
import { defenceFrom, nextLoad, payment } from "../src/games/trucker/flight/paying";
import type { TruckerSeat } from "../src/games/trucker/types";
import { Choice } from "../src/lib/decisions/choice.svelte";
import type { Components, Decision, Item, Option, View } from "../src/lib/net/wire";
import { Stage } from "../src/lib/table/stage.svelte";

// which words are said is no matter here; the texts need a browser
vi.mock("../src/lib/texts/texts.svelte", () => ({
  t: (key: string) => key,
  say: () => "",
  has: () => false,
  list: (words: string[]) => words.join(),
  cardName: (id: string) => id,
  seatName: String,
}));

const hold = (kind: string, capacity: number) => ({ type: "tile", kind, capacity, name: { en: "", de: "" } });
const components = {
  cards: {
    hold: hold("cargo_hold", 3),
    special: hold("special_hold", 2),
    wreck: { type: "adventure", kind: "abandoned_ship", crew_cost: 3, credits: 4 },
  },
  goods: ["red", "yellow", "green", "blue"].map((colour) => ({ colour })),
} as unknown as Components;
const ship = {
  "7,7": { tile: "hold", rotation: 0, goods: ["blue"] },
  "7,8": { tile: "special", rotation: 0, goods: [] },
  "8,8": { tile: "hold", rotation: 0, goods: ["blue", "green"] },
};
const seat = { crew: 7, ship, dock: [], restriction: null, struck: null } as unknown as TruckerSeat;
const onShip = (id: string, cell: string, count: number): Item =>
  ({ id, label: { key: id }, count, target: { zone: "ship", seat: 0, cell } }) as unknown as Item;

function stageOf(decision: object | null, view: object = {}): Stage {
  const asker = { decision: decision as Decision | null, busy: false, undoing: "no", act: () => {}, undo: () => {} };
  const table = {
    seat: 0,
    players: 1,
    to_act: [0],
    seats: [seat],
    card: null,
    stage: "flight",
    order: [0],
    flight: { finish_rewards: [8, 6] },
    ...view,
  };
  return new Stage(
    { view: table as unknown as View, table: {} as never, components },
    new Choice(asker as never),
    true,
  );
}

const NO_WISHES = { good: null, battery: null };

describe("several alike in one cell", () => {
  const decision = {
    kind: "several",
    name: "spend",
    number: 1,
    prompt: { key: "" },
    options: [],
    min: 2,
    max: 2,
    items: [onShip("a", "7,7", 3), onShip("b", "8,8", 1)],
  };
  it("are picked one by one by pressing the cell again, and given back by one press more", () => {
    const stage = stageOf(decision);
    const press = (): void => deedsOf(stage, NO_WISHES).get("7,7")?.run(false);
    const chosen = (): unknown => deedsOf(stage, NO_WISHES).get("7,7")?.chosen;
    press();
    expect([stage.choice.picked, chosen(), stage.choice.ready]).toEqual([["a"], 1, false]);
    press();
    expect([stage.choice.picked, chosen(), stage.choice.ready]).toEqual([["a", "a"], 2, true]);
    press();
    expect([stage.choice.picked, chosen()]).toEqual([[], 0]);
  });
  it("are told apart beside the ship when they differ", () => {
    const stage = stageOf({ ...decision, items: [onShip("a", "7,7", 1), onShip("b", "7,7", 1)] });
    expect(deedsOf(stage, NO_WISHES).size).toBe(0);
  });
});

describe("what an answer brings", () => {
  const words = (type: string, view: object): string[] =>
    consequencesOf(stageOf(null, view), { action: { type } } as unknown as Option).map((one) => one.sign);
  it("is counted from the view", () => {
    expect(words("accept", { card: "wreck" })).toEqual(["crew", "credits"]);
    expect(words("stop_loading", {})).toEqual([]);
    expect(words("stop_loading", { seats: [{ ...seat, dock: ["red"] }] })).toEqual(["goods"]);
    expect(words("fly_on", {})).toEqual(["credits"]);
    expect(words("fly_on", { order: [] })).toEqual([]);
  });
  it("asks nothing of a card that has neither planets nor goods", () => {
    expect(hintsOf(stageOf({ name: "abandoned" }, { card: "wreck" }), null)).toEqual([]);
  });
  it("names the room left for goods, less with a title's restriction", () => {
    expect(roomOf(stageOf(null).components, seat)).toEqual({ all: 5, special: 2 });
    expect(roomOf(stageOf(null).components, { ...seat, restriction: "one_block_per_hold" })).toEqual({
      all: 1,
      special: 1,
    });
  });
});

describe("what pays and loads by itself", () => {
  const batteries = {
    "6,7": { tile: "hold", rotation: 0, tokens: 1 },
    "6,8": { tile: "hold", rotation: 0, tokens: 3 },
  };
  const charged = { seats: [{ ...seat, ship: { ...ship, ...batteries } }] };
  const defend = (battery: string) => ({ action: { type: "defend", battery }, label: { key: "" }, target: null });
  const load = (good: string, cell: string) => ({ action: { type: "load", good, hold: cell }, label: { key: "" } });
  const asked = { kind: "one", name: "defence", number: 1, prompt: { key: "" } };

  it("takes tokens from the fullest battery", () => {
    const items = [{ id: "6,7" }, { id: "6,8" }] as unknown as Item[];
    const decision = { ...asked, kind: "pay", name: "spend", need: 3, items } as unknown as Decision;
    expect(payment(batteries, decision)).toEqual(["6,8", "6,8", "6,7"]);
  });
  it("defends from the fullest, until another one is tapped", () => {
    const stage = stageOf({ ...asked, options: [defend("6,7"), defend("6,8")] }, charged);
    const wishes = { good: null, battery: null };
    expect(defenceFrom(stage, null)?.action["battery"]).toBe("6,8");
    deedsOf(stage, wishes).get("6,7")?.run(false);
    expect(defenceFrom(stage, wishes.battery)?.action["battery"]).toBe("6,7");
  });
  it("loads the dearest first and keeps special holds for red", () => {
    const options = [load("blue", "7,8"), load("blue", "8,8"), load("green", "7,8"), load("green", "8,8")];
    const stage = stageOf({ ...asked, name: "load", options });
    expect(nextLoad(stage)?.action).toEqual({ type: "load", good: "green", hold: "8,8" });
  });
});

describe("answers that end the race", () => {
  it("are known as such", () => {
    const stage = stageOf(null, { card: "wreck", seats: [{ ...seat, crew: 3 }] });
    const answer = (type: string): Option => ({ action: { type }, label: { key: "" } }) as unknown as Option;
    expect(isFatal(stage, answer("accept"))).toBe(true);
    expect(isFatal(stage, answer("give_up"))).toBe(true);
    expect(isFatal(stage, answer("fly_on"))).toBe(false);
    expect(isFatal(stageOf(null, { card: "wreck" }), answer("accept"))).toBe(false);
  });
});
