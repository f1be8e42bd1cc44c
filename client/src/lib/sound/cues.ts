// The sounds as data: tones that glide from one pitch to another, and noise through a filter that does. None lasts a second.
export interface Tone {
  wave?: OscillatorType;
  /** hertz at its beginning and at its end */
  pitch: readonly [number, number];
  seconds: number;
  loud: number;
  at?: number;
}
export interface Hiss {
  /** the filter's middle at its beginning and at its end */
  band: readonly [number, number];
  /** how narrow the filter is */
  narrow: number;
  seconds: number;
  loud: number;
  at?: number;
}
export type Part = Tone | Hiss;

const tone = (from: number, to: number, seconds: number, loud: number, wave?: OscillatorType, at?: number): Tone => ({
  pitch: [from, to],
  seconds,
  loud,
  ...(wave ? { wave } : {}),
  ...(at ? { at } : {}),
});
const hiss = (from: number, to: number, narrow: number, seconds: number, loud: number, at?: number): Hiss => ({
  band: [from, to],
  narrow,
  seconds,
  loud,
  ...(at ? { at } : {}),
});
/** the same at several pitches, one after the other */
const rising = (
  pitches: readonly number[],
  every: number,
  seconds: number,
  loud: number,
  wave: OscillatorType,
): Part[] => pitches.map((pitch, i) => tone(pitch, pitch, seconds, loud, wave, i * every));

const C = 523,
  E = 659,
  G = 784,
  HIGH_C = 1047;

export const CUES = {
  card: [hiss(2300, 5000, 0.8, 0.09, 0.24), tone(500, 640, 0.1, 0.05, "sine", 0.2)],
  deal: [hiss(3000, 5600, 0.9, 0.06, 0.18), hiss(3000, 5600, 0.9, 0.06, 0.14, 0.07)],
  seal: [tone(440, 440, 0.07, 0.07, "triangle")],
  reveal: rising([C, E, G], 0.03, 0.16, 0.06, "sine"),
  place: [hiss(1200, 1200, 1, 0.05, 0.2), tone(220, 200, 0.08, 0.08, "triangle")],
  snap: [hiss(2600, 1400, 2, 0.03, 0.26), tone(320, 180, 0.05, 0.1, "square", 0.02)],
  good: [tone(700, 1040, 0.1, 0.07)],
  point: [tone(1180, 1180, 0.13, 0.07)],
  coins: [...rising([1560, 1980, 1760], 0.06, 0.12, 0.05, "triangle"), hiss(5200, 6400, 5, 0.1, 0.06)],
  dice: [
    ...[0, 1, 2, 3, 4, 5].map((k) => hiss(1800 + 120 * k, 1800 + 120 * k, 6, 0.03, 0.3 - 0.03 * k, 0.07 * k)),
    tone(300, 240, 0.06, 0.12, "triangle", 0.45),
  ],
  rock: [hiss(500, 1400, 1.2, 0.36, 0.16)],
  boulder: [hiss(180, 620, 0.9, 0.4, 0.32), tone(60, 90, 0.4, 0.18)],
  pass: [hiss(1400, 400, 1.4, 0.25, 0.1)],
  clink: [tone(1900, 1500, 0.18, 0.14, "triangle"), tone(2860, 2600, 0.12, 0.06), hiss(4200, 4200, 3, 0.05, 0.12)],
  shield: [
    tone(330, 660, 0.22, 0.12),
    tone(495, 990, 0.22, 0.07, "sine", 0.03),
    tone(1600, 1200, 0.14, 0.08, "triangle", 0.2),
  ],
  laser: [hiss(900, 180, 0.8, 0.12, 0.34), tone(1400, 90, 0.16, 0.16, "sawtooth")],
  crash: [hiss(220, 70, 0.6, 0.5, 0.5), tone(120, 38, 0.45, 0.4, "triangle"), hiss(3200, 3200, 2, 0.08, 0.2)],
  tear: [hiss(900, 260, 4, 0.3, 0.16), tone(420, 160, 0.35, 0.07, "sawtooth", 0.05)],
  sand: [hiss(5200, 3600, 1.5, 0.5, 0.1), tone(880, 740, 0.14, 0.06, "sine", 0.4)],
  engine: [hiss(160, 520, 0.7, 0.34, 0.2), tone(90, 160, 0.3, 0.08, "triangle")],
  ask: [tone(660, 660, 0.12, 0.08), tone(880, 880, 0.16, 0.08, "sine", 0.11)],
  win: rising([C, E, G, HIGH_C], 0.11, 0.3, 0.08, "triangle"),
} satisfies Record<string, Part[]>;

export type CueName = keyof typeof CUES;
export const lengthOf = (parts: readonly Part[]): number =>
  Math.max(...parts.map((part) => (part.at ?? 0) + part.seconds));
