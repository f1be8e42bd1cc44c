import { describe, expect, it, vi } from "vitest";
import { scenes as jumpScenes } from "../src/games/jumpdrive/scenes";
import { scenes as raceScenes } from "../src/games/race/scenes";
import { scenes as solariusScenes } from "../src/games/solarius/scenes";
import { scenes as truckerScenes, type Picture } from "../src/games/trucker/flight/scenes";
import type { TruckerView } from "../src/games/trucker/types";
import { LONGEST, paced, type Scene } from "../src/lib/motion/scene";
import type { LogEntry, View } from "../src/lib/net/wire";

// the words of a page are spoken in the language of a browser
vi.hoisted(() => vi.stubGlobal("navigator", { language: "en" }));

const told = (n: number, type: string, seat: number, args: Record<string, unknown> = {}): LogEntry => ({
  n,
  time: 0,
  event: { type, seat, text: { key: type, args } },
});
const card = (id: string) => ({ card: id });
const words = (key: string, args = {}) => ({ text: { key, args } });
const table = { seat: 0, seats: [], phases: [], to_act: [] } as unknown as View;
const components = { game: "", cards: {} };
const brief = (scenes: Scene[]) => scenes.map(({ name, upto }) => `${name} ${upto}`);

describe("Race", () => {
  const play = (...news: LogEntry[]) => raceScenes({ news, told: [], before: table, after: table, components });

  it("turns over all sealed actions together", () => {
    const [reveal, ...more] = play(
      told(1, "chose", 0, { actions: [words("race-action-consume-trade")] }),
      told(2, "chose", 1, { actions: [words("race-action-explore-1-1")] }),
    );
    expect(more).toEqual([]);
    expect(reveal?.upto).toBe(2);
    expect(reveal?.flights?.map(({ from, to, turns }) => [from, to, turns])).toEqual([
      ['[data-player="a"] :is(.own-head, .opp-head)', '.strip [data-explain="action:consume_trade"]', true],
      ['[data-player="b"] :is(.own-head, .opp-head)', '.strip [data-explain="action:explore_1_1"]', true],
    ]);
  });
  it("moves goods to the power first, then the points; the line is told after both", () => {
    const [goods, points] = play(
      told(4, "consumed", 0, { card: card("market"), goods: [card("gems"), card("spice")], points: 2, number: 0 }),
    );
    expect([goods?.name, goods?.upto, goods?.flights?.length]).toEqual(["consume", 3, 2]);
    expect([points?.name, points?.upto]).toEqual(["points", 4]);
    expect(points?.flights?.[0]?.to).toBe('[data-player="a"] [data-explain="stat:chips"]');
  });
  it("lets my payment leave my hand card by card, and of others only their number", () => {
    const own = play(told(1, "paid", 0, { card: card("x"), number: 2, cards: [card("a"), card("a")] }))[0];
    expect(own?.flights?.map(({ from, which }) => [from, which])).toEqual([
      ['#my-hand [data-explain="card:a"]', 0],
      ['#my-hand [data-explain="card:a"]', 1],
    ]);
    const other = play(told(1, "paid", 1, { card: card("x"), number: 3 }))[0];
    expect(other?.flights?.map(({ look }) => look?.includes("air-back"))).toEqual([true, true, true]);
  });
});

describe("Race's figures", () => {
  const world = (id: string, good: string | null = null) => ({ card: id, vp: 1, good, new: false });
  const area = {
    hand_count: 5,
    vp: 0,
    score: 2,
    military: 0,
    actions: [],
    tableau: [world("gems", "rare"), world("market")],
  };
  const before = { ...table, pool: 12, phases: [], seats: [{ ...area, hand: ["a", "b", "c", "d", "spice"] }, area] };
  const after = { ...before, seats: [{ ...area, hand: ["c", "d", "e"], military: 2 }, area] };
  const race = {
    game: "race",
    cards: { spice: { name: { en: "", de: "" }, good: "novelty", world_type: "windfall", vp: 2 } },
  };
  const news = [
    told(1, "chose", 0, { actions: [words("race-action-settle")] }),
    told(2, "chose", 1, { actions: [words("race-action-consume-2x")] }),
    told(3, "phase", -1),
    told(4, "revealed", 0, { card: card("spice") }),
    told(5, "paid", 0, { card: card("spice"), number: 2, cards: [card("a"), card("b")] }),
    told(6, "phase", -1),
    told(7, "consumed", 0, { card: card("market"), goods: [card("gems")], points: 1, number: 1, cards: [card("e")] }),
    told(8, "drew", 1, { card: card("x"), number: 1 }),
  ];
  const play = () =>
    raceScenes({
      news,
      told: [],
      before: before as unknown as View,
      after: after as unknown as View,
      components: race,
    });
  const figures = ({ name, view }: Scene) => {
    const { seats, phases, pool } = view as unknown as typeof before & { phases: { phase: string; when: string }[] };
    const mine = seats[0] as typeof area & { hand: string[] };
    const goods = mine.tableau.map(({ good }) => good ?? "-").join(" ");
    const wheel = phases.map(({ phase, when }) => `${phase} ${when}`).join(", ");
    return `${name}: hand ${mine.hand_count} ${mine.hand.join("")}, goods ${goods}, chips ${mine.vp}, score ${mine.score}, pool ${pool}, military ${mine.military}, ${wheel}`;
  };

  it("change with the scene that shows why, never before", () => {
    expect(play().map(figures)).toEqual([
      "reveal: hand 5 abcdspice, goods rare -, chips 0, score 2, pool 12, military 0, ",
      "place: hand 5 abcdspice, goods rare -, chips 0, score 2, pool 12, military 0, settle now, consume next",
      "pay: hand 4 abcd, goods rare - novelty, chips 0, score 4, pool 12, military 0, settle now, consume next",
      "consume: hand 2 cd, goods rare - novelty, chips 0, score 4, pool 12, military 2, settle done, consume now",
      "points: hand 2 cd, goods - - novelty, chips 0, score 4, pool 12, military 2, settle done, consume now",
      "deal: hand 3 cde, goods - - novelty, chips 1, score 5, pool 11, military 2, settle done, consume now",
    ]);
  });
});

describe("Jump Drive", () => {
  it("shows cards together, then what was paid, then the points", () => {
    const news = [
      told(1, "revealed", 1, { cards: [card("a"), card("b")] }),
      told(2, "explores", 2),
      told(3, "placed", 0, { card: card("c"), number: 1, cards: [card("d")] }),
      told(4, "scored", 0, { points: 3, total: 9 }),
      told(5, "scored", 1, { points: 1, total: 4 }),
    ];
    const scenes = jumpScenes({ news, told: [], before: table, after: table, components });
    expect(brief(scenes)).toEqual(["reveal 2", "place 3", "score 5"]);
    expect(scenes.map((scene) => scene.flights?.length)).toEqual([3, 2, 2]);
  });
});

describe("Jump Drive's figures", () => {
  const area = {
    hand_count: 5,
    score: 3,
    income: 1,
    vp_next: 1,
    tableau: [],
    revealed: { cards: [], explores: false },
  };
  const before = { ...table, seats: [{ ...area, hand: ["a", "b", "c", "d", "e"], chosen: ["a"] }, area] };
  const laid = [{ card: "a", vp: 2, income: 0 }];
  const after = { ...before, seats: [{ ...area, tableau: laid, vp_next: 3, hand: ["d", "e", "f"] }, area] };
  const news = [
    told(1, "revealed", 0, { cards: [card("a")] }),
    told(2, "explores", 1),
    told(3, "placed", 0, { card: card("a"), number: 2, cards: [card("b"), card("c")] }),
    told(4, "explored", 1, { number: 5 }),
    told(5, "scored", 0, { points: 3, total: 6 }),
    told(6, "drew_income", 0, { number: 1, cards: [card("f")] }),
  ];
  it("change with the scene that shows why, never before", () => {
    const scenes = jumpScenes({
      news,
      told: [],
      before: before as unknown as View,
      after: after as unknown as View,
      components: { game: "jumpdrive", cards: {} },
    });
    const figures = scenes.map(({ name, view }) => {
      const [mine, other] = (view as unknown as typeof after).seats;
      const open = mine!.revealed.cards.join("") + mine!.tableau.map(({ card }) => card.toUpperCase()).join("");
      return `${name}: hand ${(mine as { hand?: string[] }).hand?.join("")}, open ${open}, score ${mine!.score} +${mine!.vp_next}, other ${other!.hand_count}`;
    });
    expect(figures).toEqual([
      "reveal: hand abcde, open , score 3 +1, other 5",
      "place: hand bcde, open a, score 3 +1, other 5",
      "deal: hand de, open A, score 3 +3, other 5",
      "score: hand de, open A, score 3 +3, other 10",
      "deal: hand de, open A, score 6 +3, other 10",
    ]);
  });
});

describe("Solarius", () => {
  it("moves fuel and cubes with the last event that touches them, all else with the seat's last", () => {
    const area = { fuel: 4, bucks: 1, rows: "old", ship: "0,0", score: 2 };
    const before = { ...table, bridge: [], seats: [area] };
    const after = { ...before, seats: [{ ...area, fuel: 1, bucks: 3, rows: "new", ship: "1,0", score: 5 }] };
    const news = [
      told(1, "flew", 0, { hex: "1,0", fuel: 2 }),
      told(2, "stored", 0, { number: 1 }),
      told(3, "wheel", 0, { fuel: 0, bucks: 1 }),
      told(4, "drew", 0, { number: 1 }),
    ];
    const seen = solariusScenes({
      news,
      told: [],
      before: before as unknown as View,
      after: after as unknown as View,
      components,
    }).map(({ name, view }) => {
      const { ship, rows, fuel, bucks, score } = (view as unknown as typeof before).seats[0]!;
      return [name, ship, rows, fuel, bucks, score].join(" ");
    });
    expect(seen).toEqual(["fly 1,0 old 4 1 2", "cubes 1,0 old 4 1 2", "gain 1,0 new 4 1 2", "deal 1,0 new 1 3 2"]);
  });

  it("lets the ship arrive before the planet there turns over", () => {
    const before = {
      ...table,
      seats: [{ ship: "0,0" }],
      map: { planets: { "1,0": { colour: "brown", planet: null } } },
    };
    const after = { ...before, map: { planets: { "1,0": { colour: "brown", planet: "BR9" } } } };
    const news = [told(1, "flew", 0, { hex: "1,0" }), told(2, "revealed", 0, { card: card("BR9"), points: 4 })];
    const [flew, planet] = solariusScenes({
      news,
      told: [],
      before: before as unknown as View,
      after: after as unknown as View,
      components,
    });
    expect(flew?.view).toMatchObject({ seats: [{ ship: "1,0" }], map: { planets: { "1,0": { planet: null } } } });
    expect(planet?.view).toMatchObject({ map: { planets: { "1,0": { planet: "BR9" } } } });
    expect(planet?.picture).toEqual({ turning: "1,0" });
  });

  it("turns the wheel turn by turn: no die of a later turn is seen before it is rolled", () => {
    const die = (colour: string, face: string) => ({
      text: { key: "solarius-die", args: { colour: words(`solarius-${colour}`), face } },
    });
    const bridge = [
      { colour: "black", face: "2", wheel: 3 },
      { colour: "yellow", face: "1", wheel: 0 },
    ];
    const after = [
      { colour: "brown", face: "3", wheel: 0, ap: 3 },
      { colour: "yellow", face: "*", wheel: -1, ap: 1 },
    ];
    const seen = solariusScenes({
      news: [
        told(1, "took", 0, { die: die("black", "2") }),
        told(2, "refilled", 0, { die: die("brown", "3") }),
        told(3, "took", 1, { die: die("yellow", "1") }),
        told(4, "refilled", 1, { die: die("yellow", "*") }),
      ],
      told: [],
      before: { ...table, bridge } as unknown as View,
      after: { ...table, bridge: after } as unknown as View,
      components,
    }).map(({ view, picture }) => {
      const dice = (view as unknown as { bridge: typeof bridge }).bridge;
      const leaving = (picture as { leaving?: string } | undefined)?.leaving ?? "nothing";
      return [leaving, ...dice.map((one) => `${one.colour} ${one.face} ${one.wheel}`)];
    });
    // a die keeps its place on the bridge while it is seen to leave
    expect(seen).toEqual([
      ["black 2", "black 2 3", "yellow 1 0"],
      ["nothing", "yellow 1 1", "brown 3 -1"],
      ["yellow 1", "yellow 1 1", "brown 3 -1"],
      ["nothing", "brown 3 0", "yellow * -1"],
    ]);
  });
});

describe("a flight", () => {
  const ship = {
    "7,6": { tile: "gun", rotation: 0 },
    "7,7": { tile: "cabin", rotation: 0 },
    "7,8": { tile: "hold", rotation: 0 },
  };
  const seat = (more = {}) => ({ ship, struck: null, racing: true, position: 4, lost: [], ...more });
  const view = (more = {}) =>
    ({
      ...table,
      stage: "flight",
      card: "swarm",
      played: [],
      deck: 5,
      hit: null,
      order: [0, 1],
      to_come: { shots: 0, lines: 0 },
      seats: [seat(), seat()],
      ...more,
    }) as unknown as TruckerView;
  const rock = (n: number, line: number) =>
    told(n, "hit_large", 1, { side: words("trucker-from-n"), line, where: words("column"), dice: "6 + 2" });
  const at = (row: number, column: number) => words("trucker-place", { row, column });
  const play = (news: LogEntry[], before: TruckerView, after: TruckerView, earlier: LogEntry[] = []) =>
    truckerScenes({
      news,
      told: earlier,
      before: before as unknown as View,
      after: after as unknown as View,
      components,
    });
  const shipAt = (scene: Scene | undefined) =>
    Object.keys((scene?.view as unknown as TruckerView).seats[0]?.ship ?? {});

  it("rolls, flies, hits, breaks off, and lets the rest fall; what was lost is told last", () => {
    const news = [
      rock(3, 8),
      told(4, "destroyed", 0, { tile: card("cabin"), cell: at(7, 7) }),
      told(5, "fell_off", 0, { tiles: [card("hold")], number: 1 }),
    ];
    const scenes = play(news, view(), view());
    expect(brief(scenes)).toEqual(["dice 3", "rock 3", "hit 3", "break 3", "fall 5"]);
    expect(scenes.map(shipAt)).toEqual([
      ["7,6", "7,7", "7,8"],
      ["7,6", "7,7", "7,8"],
      ["7,6", "7,7", "7,8"],
      ["7,6", "7,8"],
      ["7,6"],
    ]);
    expect(paced(scenes, LONGEST).reduce((sum, ms) => sum + ms)).toBeLessThanOrEqual(LONGEST);
  });

  it("lets the rock wait before the ship until the defence is decided, and go on from there", () => {
    const waiting = view({ hit: { size: "large", from: "N", line: 8 }, seats: [seat({ struck: "7,7" }), seat()] });
    const coming = [rock(3, 8)];
    expect(brief(play(coming, view(), waiting))).toEqual(["dice 3", "rock 3"]);
    const saved = play([told(4, "defended", 0, { cell: at(7, 7) })], waiting, view(), coming);
    expect(brief(saved)).toEqual(["answer 4"]);
    expect(saved[0]?.cue).toBe("shield");
    expect((saved[0]?.picture as Picture).blow.outcomes.get(0)).toEqual({ type: "defended", cell: "7,7" });
  });

  it("turns over the first card of a flight on ships as they left the yard", () => {
    // the check took a battery off: it is not seen to fall off in the flight
    const built = {
      ...ship,
      "7,7": { ...ship["7,7"], crew: ["human", "human"] },
      "7,9": { tile: "battery", rotation: 0 },
    };
    const yard = view({ stage: "crew", card: null, deck: 0, seats: [seat({ ship: built }), seat()] });
    const hit = view({
      card: null,
      played: ["swarm"],
      deck: 7,
      seats: [seat({ ship: { "7,6": ship["7,6"] }, lost: ["battery", "cabin", "hold"], crew: 2, tokens: 0 }), seat()],
    });
    const news = [
      told(0, "fell_off", 0, { tiles: [card("battery")], number: 1 }),
      told(1, "deck", -1, { number: 8 }),
      told(2, "card", 1, { card: card("swarm"), number: 1 }),
      rock(3, 8),
      told(4, "destroyed", 0, { tile: card("cabin"), cell: at(7, 7) }),
      told(5, "fell_off", 0, { tiles: [card("hold")], number: 1 }),
    ];
    const scenes = play(news, yard, hit);
    expect(brief(scenes).slice(0, 2)).toEqual(["card 2", "dice 3"]);
    expect(scenes[0]?.view).toMatchObject({ stage: "flight", card: "swarm", deck: 7, played: [] });
    expect((scenes[0]?.view as unknown as TruckerView).seats[0]).toMatchObject({
      lost: ["battery"],
      crew: 4,
      tokens: 0,
    });
    expect(shipAt(scenes[0])).toEqual(["7,6", "7,7", "7,8"]);
  });

  it("counts the rocks of each card, and spares who is out of the race", () => {
    const news = [
      told(1, "card", 1, { card: card("swarm"), number: 1 }),
      rock(2, 8),
      told(3, "forced_out_no_human", 0),
      rock(4, 5),
      told(5, "card", 1, { card: card("other"), number: 2 }),
      rock(6, 6),
    ];
    const scenes = play(news, view({ card: null }), view({ card: null })).filter((one) => one.name === "rock");
    const seen = scenes.map((one) => one.view as unknown as TruckerView);
    expect(seen.map((one) => one.to_come.shots)).toEqual([1, 0, 0]);
    expect(seen.map((one) => one.seats[0]?.racing)).toEqual([true, false, false]);
  });

  it("is never waited for in the yard, where time is real", () => {
    const scenes = play([told(1, "attached", 0)], view({ stage: "building" }), view({ stage: "building" }));
    expect(scenes.map(({ ms, cue }) => [ms, cue])).toEqual([[0, "snap"]]);
  });
});
