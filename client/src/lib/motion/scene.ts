// What a game's folder says about motion: which scenes tell its events, and how long each is.
import type { CueName } from "../sound/cues";
import type { Components, LogEntry, View } from "../net/wire";

/** something that travels over the table; places are selectors, and what is not on the screen does not travel */
export interface Flight {
  from: string;
  to: string;
  /** what is seen flying; without it a copy of what lies at `from`, which leaves its place */
  look?: string;
  /** its back is seen first, then its face: it turns over before it flies */
  turns?: boolean;
  /** lies where it arrived until how things stand is shown */
  stays?: boolean;
  /** lands beside what lies at `to`, not on it */
  beside?: boolean;
  /** what follows others begins a little later */
  after?: number;
  /** of several alike at `from`, the one with this number */
  which?: number;
}

export interface Scene {
  name: string;
  /** the last event that has been told when the scene is over */
  upto: number;
  /** its length at normal speed; 0 is heard, not waited for */
  ms: number;
  /** scenes of one beat belong together and last no longer than a second; without one it shares the beat of all others */
  beat?: number;
  /** where no motion is wanted, for how long it is seen as a picture; without any, of each beat the first one is */
  still?: number;
  cue?: CueName;
  /** what is being seen, in words: never more than the scene has shown so far */
  caption?: readonly string[];
  flights?: Flight[];
  /** the table as it is seen from the scene's beginning on */
  view?: View;
  /** what only the game's own board can draw */
  picture?: unknown;
}

/** what happened, between how the table was seen and how it is */
export interface Happened {
  news: readonly LogEntry[];
  /** all that had been told before */
  told: readonly LogEntry[];
  before: View;
  after: View;
}
export interface Happening extends Happened {
  /** what the pieces are */
  components: Components;
}
export type Choreography = (happening: Happening) => Scene[];

/** nothing waits longer than this for a motion */
export const LONGEST = 1000;
const COMMON = -1;
const beatOf = (scene: Scene): number => scene.beat ?? COMMON;
/** how long things are seen as they were, named what happens to them, before they change without motion */
export const STILL = 600;

/** of each beat no more than its pictures; all else is as it is at once */
export function stilled(scenes: readonly Scene[]): Scene[] {
  const beats = new Map<number, Scene[]>();
  for (const scene of scenes) beats.set(beatOf(scene), [...(beats.get(beatOf(scene)) ?? []), scene]);
  return scenes.map((scene) => {
    const beat = beats.get(beatOf(scene)) ?? [];
    const chosen = beat.some((one) => one.still) || beat.find((one) => one.ms > 0) !== scene ? 0 : STILL;
    return { ...scene, ms: scene.still ?? chosen };
  });
}

/** how long each scene lasts: every beat within a second, the common one within what is left of it */
export function paced(scenes: readonly Scene[], patience: number, speed = 1): number[] {
  const sums = new Map<number, number>();
  for (const scene of scenes) sums.set(beatOf(scene), (sums.get(beatOf(scene)) ?? 0) + scene.ms);
  return scenes.map((scene) => {
    const room = beatOf(scene) === COMMON ? Math.max(0, patience) : LONGEST;
    const sum = sums.get(beatOf(scene)) ?? 0;
    return (sum > room ? (scene.ms * room) / sum : scene.ms) * speed;
  });
}
