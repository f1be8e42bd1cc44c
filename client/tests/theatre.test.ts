import { beforeEach, describe, expect, it, vi } from "vitest";
import { LONGEST, paced, STILL, stilled, type Scene } from "../src/lib/motion/scene";
import { Theatre } from "../src/lib/motion/theatre.svelte";
import type { LogEntry, View } from "../src/lib/net/wire";

const entry = (n: number, type = "thing"): LogEntry => ({ n, time: 0, event: { type } });
const view = (round: number): View => ({ round, seats: [], to_act: [] }) as unknown as View;
const scene = (upto: number, ms: number, more: Partial<Scene> = {}): Scene => ({ name: `s${upto}`, upto, ms, ...more });

/** a table that writes down the order in which it learns things */
function house() {
  const shown = { view: view(0) as View, events: [] as LogEntry[], order: [] as string[] };
  const theatre = new Theatre({
    view: () => shown.view,
    events: () => shown.events,
    tell: (news) => {
      shown.events = [...shown.events, ...news];
      shown.order.push(`told ${news.map((one) => one.n).join()}`);
    },
    set: (one) => {
      shown.view = one;
      shown.order.push(`set ${one.round}`);
    },
  });
  theatre.onscene = (one) => shown.order.push(`scene ${one.name}`);
  const take = (news: LogEntry[], round = 1): void =>
    theatre.take({
      news,
      after: view(round),
      show: () => {
        shown.view = view(round);
        shown.order.push(`stands ${round}`);
      },
    });
  return { theatre, shown, take };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
});

describe("lengths", () => {
  it("keep everything of the common beat within a second", () => {
    expect(paced([scene(1, 800), scene(2, 800)], LONGEST)).toEqual([500, 500]);
    expect(paced([scene(1, 300), scene(2, 200)], LONGEST)).toEqual([300, 200]);
  });
  it("give a beat of its own its own second", () => {
    const all = [scene(1, 400), scene(2, 1500, { beat: 2 }), scene(3, 500, { beat: 2 }), scene(4, 900, { beat: 4 })];
    expect(paced(all, LONGEST)).toEqual([400, 750, 250, 900]);
  });
  it("never wait when the speed says so, and never longer than the patience left", () => {
    expect(paced([scene(1, 400), scene(2, 900, { beat: 2 })], LONGEST, 0)).toEqual([0, 0]);
    expect(paced([scene(1, 400)], 100)).toEqual([100]);
    expect(paced([scene(1, 400)], -50)).toEqual([0]);
  });
});

describe("still pictures", () => {
  const lengths = (scenes: Scene[]) => stilled(scenes).map(({ ms }) => ms);
  it("show of each beat the first scene, and all else at once", () => {
    const all = [scene(1, 0), scene(2, 300), scene(3, 200), scene(4, 500, { beat: 4 }), scene(5, 100, { beat: 4 })];
    expect(lengths(all)).toEqual([0, STILL, 0, STILL, 0]);
  });
  it("show the pictures that a game names instead", () => {
    const all = [
      scene(1, 220, { beat: 1 }),
      scene(2, 260, { beat: 1, still: 600 }),
      scene(3, 90, { beat: 1, still: 400 }),
    ];
    expect(lengths(all)).toEqual([0, 600, 400]);
  });
  it("move nothing, and tell each event after its picture", () => {
    const { theatre, shown, take } = house();
    theatre.still = () => true;
    theatre.choreography = () => [scene(1, 300), scene(2, 200, { view: view(7) })];
    take([entry(1), entry(2)]);
    expect([theatre.playing?.scene.name, theatre.playing?.ms]).toEqual(["s1", 0]);
    vi.advanceTimersByTime(STILL - 1);
    expect(shown.events).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(shown.order).toEqual(["set 0", "scene s1", "told 1", "scene s2", "told 2", "stands 1"]);
  });
});

describe("the theatre", () => {
  it("shows at once what has no choreography", () => {
    const { shown, take } = house();
    take([entry(1), entry(2)]);
    expect(shown.order).toEqual(["told 1,2", "stands 1"]);
  });

  it("tells each event when its scene is over, and how things stand after the last", () => {
    const { theatre, shown, take } = house();
    theatre.choreography = () => [scene(1, 300), scene(2, 200, { view: view(7) })];
    take([entry(1), entry(2), entry(3)]);
    expect(shown.order).toEqual(["set 0", "scene s1"]);
    vi.advanceTimersByTime(299);
    expect(shown.events).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(shown.order).toEqual(["set 0", "scene s1", "told 1", "scene s2", "set 7"]);
    vi.advanceTimersByTime(200);
    expect(shown.order.slice(5)).toEqual(["told 2", "told 3", "stands 1"]);
    expect(theatre.playing).toBeNull();
  });

  it("jumps to the end when skipped, with all that came meanwhile", () => {
    const { theatre, shown, take } = house();
    theatre.choreography = ({ news }) => [scene(news.at(-1)?.n ?? 0, 400)];
    take([entry(1)]);
    take([entry(2)], 2);
    take([entry(3)], 3);
    theatre.skip();
    expect(shown.order).toEqual(["set 0", "scene s1", "told 1", "stands 1", "told 2,3", "stands 3"]);
    expect(theatre.playing).toBeNull();
    expect(theatre.settling).toBe(true);
    vi.advanceTimersByTime(150);
    expect(theatre.settling).toBe(false);
    expect(shown.order).toHaveLength(6);
  });

  it("never takes a press for one that was meant for a scene, when there was none", () => {
    const { theatre, take } = house();
    take([entry(1)]);
    expect(theatre.settling).toBe(false);
  });

  it("shows what came during a scene as one story, within a second of its coming", () => {
    const { theatre, shown, take } = house();
    const lengths: number[] = [];
    theatre.choreography = ({ news }) => news.map((one) => scene(one.n, 800));
    take([entry(1)]);
    vi.advanceTimersByTime(200);
    take([entry(2)], 2);
    take([entry(3)], 3);
    vi.advanceTimersByTime(600);
    lengths.push(theatre.playing?.ms ?? 0);
    vi.advanceTimersByTime(LONGEST - 600);
    expect(lengths).toEqual([200]);
    expect(shown.order.at(-1)).toBe("stands 3");
  });

  it("never waits at speed 0, and still lets every scene be heard", () => {
    const { theatre, shown, take } = house();
    theatre.speed = () => 0;
    theatre.choreography = () => [scene(1, 400, { view: view(9) }), scene(2, 400)];
    take([entry(1), entry(2)]);
    expect(shown.order).toEqual(["scene s1", "scene s2", "told 1,2", "stands 1"]);
  });

  it("pauses on the final table before the game is told to be over", () => {
    const { theatre, shown, take } = house();
    theatre.choreography = () => [];
    take([entry(1), entry(2, "ended")], 5);
    expect(theatre.playing?.scene.name).toBe("end");
    expect(shown.order).toEqual(["set 0", "scene end", "set 5"]);
    vi.advanceTimersByTime(LONGEST);
    expect(shown.order.at(-1)).toBe("stands 5");
  });

  it("lets only the winner hear the win", () => {
    const heardBy = (winner: number) => {
      const { theatre } = house();
      theatre.choreography = () => [];
      const end: LogEntry = {
        n: 1,
        time: 0,
        event: { type: "ended", text: { key: "ended", args: { winners: [{ seat: winner }] } } },
      };
      theatre.take({ news: [end], after: { ...view(1), seat: 0 }, show: () => {} });
      return theatre.playing?.scene.cue;
    };
    expect([heardBy(0), heardBy(1)]).toEqual(["win", undefined]);
  });
});
