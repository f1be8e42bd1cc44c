// Plays the cues. Silent until the page was pressed once, as wished, and while nobody looks at it.
import { settings } from "../settings.svelte";
import { CUES, type CueName, type Hiss, type Part, type Tone } from "./cues";

const SILENCE = 0.0001;
const ATTACK = 0.01;
/** the same sound again so soon would only be louder */
const APART = 0.06;

interface Desk {
  audio: AudioContext;
  out: GainNode;
  noise: AudioBuffer;
  last: Map<CueName, number>;
}
let desk: Desk | null = null;

function noiseOf(audio: AudioContext): AudioBuffer {
  const noise = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return noise;
}

function opened(): Desk {
  if (desk) return desk;
  const audio = new AudioContext();
  const out = audio.createGain();
  // many cues at once are pressed together, not added up
  out.connect(audio.createDynamicsCompressor()).connect(audio.destination);
  return (desk = { audio, out, noise: noiseOf(audio), last: new Map() });
}

/** swells and dies away */
function swelling({ audio, out }: Desk, { loud, seconds }: Part, at: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(SILENCE, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + ATTACK);
  gain.gain.exponentialRampToValueAtTime(SILENCE, at + ATTACK + seconds);
  gain.connect(out);
  return gain;
}

function glide(value: AudioParam, [from, to]: readonly [number, number], at: number, seconds: number): void {
  value.setValueAtTime(from, at);
  value.exponentialRampToValueAtTime(to, at + seconds);
}

function sing(desk: Desk, part: Tone, at: number): void {
  const voice = desk.audio.createOscillator();
  voice.type = part.wave ?? "sine";
  glide(voice.frequency, part.pitch, at, part.seconds);
  voice.connect(swelling(desk, part, at));
  voice.start(at);
  voice.stop(at + ATTACK + part.seconds);
}

function blow(desk: Desk, part: Hiss, at: number): void {
  const wind = desk.audio.createBufferSource(),
    filter = desk.audio.createBiquadFilter();
  wind.buffer = desk.noise;
  filter.type = "bandpass";
  filter.Q.value = part.narrow;
  glide(filter.frequency, part.band, at, part.seconds);
  wind.connect(filter).connect(swelling(desk, part, at));
  wind.start(at, Math.random() / 2, ATTACK + part.seconds);
}

const wished = (name: CueName): boolean =>
  (settings.sound === "all" || (settings.sound === "mine" && name === "ask")) &&
  settings.volume > 0 &&
  // a page that was never pressed stays silent; a hidden one only says that a decision waits
  navigator.userActivation?.hasBeenActive === true &&
  (!document.hidden || name === "ask");

export function play(name: CueName): void {
  if (!wished(name)) return;
  try {
    perform(opened(), name);
  } catch {
    /* a browser without sound stays silent */
  }
}

function perform(desk: Desk, name: CueName): void {
  const { audio, out, last } = desk;
  const now = audio.currentTime;
  if (now - (last.get(name) ?? -1) < APART) return;
  last.set(name, now);
  if (audio.state === "suspended") void audio.resume();
  out.gain.value = settings.volume / 100;
  const parts: readonly Part[] = CUES[name];
  for (const part of parts)
    if ("pitch" in part) sing(desk, part, now + (part.at ?? 0));
    else blow(desk, part, now + (part.at ?? 0));
}
