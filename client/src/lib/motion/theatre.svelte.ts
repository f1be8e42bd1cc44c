// What is shown lags behind what is known: the theatre plays what happened and lets the table follow, scene by scene.
// Log, figures, cards, spoken words and the next question are all read from what it has let through.
import type { LogEntry, View } from "../net/wire";
import { listIn } from "./facts";
import { LONGEST, paced, stilled, type Happened, type Scene } from "./scene";
import { isObject } from "../texts/args";

/** what one message brought: news to be told, and how things stand after them */
export interface Act {
  news: readonly LogEntry[];
  after: View | null;
  /** shows how things stand: figures, cards, the question */
  show(): void;
}

/** the table as it is shown, which only the theatre changes */
export interface House {
  view(): View | null;
  events(): readonly LogEntry[];
  tell(news: readonly LogEntry[]): void;
  /** the table between two scenes */
  set(view: View): void;
}

export interface Playing {
  scene: Scene;
  /** how long its motion lasts; 0 where it is a still picture */
  ms: number;
}

export class Theatre {
  /** the scene on the stage; null when what is shown is how things stand */
  playing = $state.raw<Playing | null>(null);
  /** a game's way to tell its events; without one everything is shown at once */
  choreography: ((happened: Happened) => Scene[]) | null = null;
  /** how many times its normal length a scene lasts; 0 never waits */
  speed: () => number = () => 1;
  /** does whoever looks want pictures that stand still? */
  still: () => boolean = () => false;
  /** heard when a scene begins */
  onscene: (scene: Scene) => void = () => {};
  /** when the last scene ended: a press meant for it must not answer what came after */
  #fell = -Infinity;
  #act: Act | null = null;
  #rest: [Scene, number][] = [];
  #waiting: (Act & { came: number }) | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly house: House) {}

  take(act: Act): void {
    const came = this.#waiting?.came ?? performance.now();
    // what came while something was played is one story
    this.#waiting = { ...act, news: [...(this.#waiting?.news ?? []), ...act.news], came };
    if (!this.playing) this.#raise();
  }

  /** jumps to how things stand */
  skip(): void {
    clearTimeout(this.#timer);
    const acts = [this.#act, this.#waiting];
    this.#act = this.#waiting = null;
    this.#rest = [];
    for (const act of acts) if (act) this.#finish(act);
    this.#lower();
  }

  /** is this a moment in which a press belongs to what was just played? */
  get settling(): boolean {
    return performance.now() - this.#fell < SETTLING;
  }

  #raise(): void {
    const act = this.#waiting;
    this.#waiting = null;
    if (!act) return this.#lower();
    const before = idle(this.house.view());
    const scenes = this.#scenes(act, before);
    const seen = this.still() ? stilled(scenes) : scenes;
    const lengths = paced(seen, LONGEST - (performance.now() - act.came), this.speed());
    this.#act = act;
    this.#rest = scenes.map((scene, i) => [scene, lengths[i] ?? 0]);
    if (before && lengths.some((ms) => ms > 0)) this.house.set(before);
    this.#next();
  }

  #scenes({ news, after }: Act, before: View | null): Scene[] {
    if (!this.choreography || !before || !after || news.length === 0) return [];
    return [...this.choreography({ news, told: this.house.events(), before, after }), ...finale(news, after)];
  }

  #next(): void {
    const first = this.#rest.shift();
    if (!first) return this.#close();
    const [scene, ms] = first;
    this.onscene(scene);
    if (ms <= 0) return this.#over(scene);
    if (scene.view) this.house.set(scene.view);
    this.playing = { scene, ms: this.still() ? 0 : ms };
    this.#timer = setTimeout(() => this.#over(scene), ms);
  }

  #over(scene: Scene): void {
    if (this.playing) this.#tell(this.#act?.news ?? [], scene.upto);
    this.#next();
  }

  #close(): void {
    const act = this.#act;
    this.#act = null;
    if (act) this.#finish(act);
    this.#raise();
  }

  #finish(act: Act): void {
    this.#tell(act.news, Infinity);
    act.show();
  }

  #tell(news: readonly LogEntry[], upto: number): void {
    const last = this.house.events().at(-1)?.n ?? -1;
    const due = news.filter((entry) => entry.n > last && entry.n <= upto);
    if (due.length > 0) this.house.tell(due);
  }

  #lower(): void {
    if (this.playing) this.#fell = performance.now();
    this.playing = null;
  }
}

/** for so long after a scene a press was still meant for it */
const SETTLING = 150;

/** while something is shown nobody is waited for */
const idle = (view: View | null): View | null => view && { ...view, to_act: [] };

/** the end pauses on the final table; who won hears it */
function finale(news: readonly LogEntry[], view: View): Scene[] {
  const end = news.findLast((entry) => entry.event?.type === "ended");
  if (!end?.event) return [];
  const won = listIn(end.event, "winners").some((one) => isObject(one) && one["seat"] === view.seat);
  return [{ name: "end", upto: end.n, ms: LONGEST, beat: end.n, view, ...(won ? { cue: "win" } : {}) }];
}
