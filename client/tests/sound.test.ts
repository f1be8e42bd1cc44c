import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CUES, lengthOf, type CueName } from "../src/lib/sound/cues";

const made: string[] = [];
class Knob {
  value = 0;
  setValueAtTime = vi.fn();
  exponentialRampToValueAtTime = vi.fn();
}
const node = () => ({
  connect: (to: unknown) => to,
  gain: new Knob(),
  frequency: new Knob(),
  Q: new Knob(),
  start: vi.fn(),
  stop: vi.fn(),
});
class FakeAudio {
  currentTime = 1;
  sampleRate = 10;
  state = "running";
  destination = {};
  constructor() {
    made.push("context");
  }
  createBuffer = () => ({ getChannelData: () => new Float32Array(10) });
  createGain = node;
  createDynamicsCompressor = node;
  createBiquadFilter = node;
  createOscillator = () => (made.push("tone"), node());
  createBufferSource = () => (made.push("hiss"), node());
}

async function player(wish: { sound: "off" | "mine" | "all"; volume: number }, pressed: boolean, hidden = false) {
  vi.resetModules();
  vi.stubGlobal("AudioContext", FakeAudio);
  vi.stubGlobal("navigator", { language: "en", userActivation: { hasBeenActive: pressed } });
  vi.stubGlobal("document", { hidden });
  const { settings } = await import("../src/lib/settings.svelte");
  Object.assign(settings, wish);
  return (await import("../src/lib/sound/sound")).play;
}

beforeEach(() => void (made.length = 0));
afterEach(() => vi.unstubAllGlobals());

describe("sounds", () => {
  it("are all shorter than a second, and none is silent", () => {
    for (const [name, parts] of Object.entries(CUES)) {
      expect(lengthOf(parts), name).toBeLessThan(0.8);
      expect(parts.length, name).toBeGreaterThan(0);
    }
  });
  it("are made of tones and noise, in one context", async () => {
    const play = await player({ sound: "all", volume: 60 }, true);
    play("place");
    play("ask");
    expect(made).toEqual(["context", "hiss", "tone", "tone", "tone"]);
  });
  it("are silent until the page was pressed, when switched off, and at volume 0", async () => {
    const wishes = [
      [{ sound: "all", volume: 60 }, false],
      [{ sound: "off", volume: 60 }, true],
      [{ sound: "all", volume: 0 }, true],
    ] as const;
    for (const [wish, pressed] of wishes) (await player(wish, pressed))("crash");
    expect(made).toEqual([]);
  });
  it("of a hidden page say only that a decision waits", async () => {
    const play = await player({ sound: "all", volume: 60 }, true, true);
    for (const name of Object.keys(CUES) as CueName[]) if (name !== "ask") play(name);
    expect(made).toEqual([]);
    play("ask");
    expect(made).toContain("context");
  });
  it("are only that tone for whoever wants to hear of their own decisions alone", async () => {
    const play = await player({ sound: "mine", volume: 60 }, true);
    for (const name of Object.keys(CUES) as CueName[]) if (name !== "ask") play(name);
    expect(made).toEqual([]);
    play("ask");
    expect(made).toContain("tone");
  });
  it("are not doubled when two things happen at once", async () => {
    const play = await player({ sound: "all", volume: 60 }, true);
    play("point");
    play("point");
    expect(made).toEqual(["context", "tone"]);
  });
});
