// How a flight is seen: the card turns over, dice roll, the rock flies its line, is answered or hits, tiles break off, the rest falls.
import { cardIn, numberIn } from "../../../lib/motion/facts";
import { LONGEST, STILL, type Choreography, type Scene } from "../../../lib/motion/scene";
import type { LogEntry } from "../../../lib/net/wire";
import type { CueName } from "../../../lib/sound/cues";
import { say, t } from "../../../lib/texts/texts.svelte";
import { isBig } from "../draw/rock";
import { type Shot, type TruckerSeat, type TruckerView, viewOf } from "../types";
import { after, blows, isHit, lostIn, type Blow, type Outcome, type Parts } from "./happened";
import { tallied, touches, unhurt, type Told } from "./tally";

export type Step = "roll" | "fly" | "strike" | "break" | "fall";
/** what the ship's drawing needs to know of a hit that is being shown */
export interface Picture {
  blow: Blow;
  step: Step;
  /** the ships it happens to now; before the others it still hangs, or is past */
  at: readonly number[];
}

/** the rock or shot that is being shown, as the question's place tells it */
export interface Coming {
  shot: Shot;
  seed: string;
  n: number;
  of: number;
}

/** what begins with a card or a hit, and all that followed from it */
interface Passage {
  head: LogEntry | null;
  entries: LogEntry[];
}
function passages(news: readonly LogEntry[]): Passage[] {
  const found: Passage[] = [{ head: null, entries: [] }];
  for (const entry of news) {
    if (isHit(entry) || isCard(entry) || isMove(entry)) found.push({ head: entry, entries: [] });
    found.at(-1)?.entries.push(entry);
  }
  return found;
}
const isOut = ({ event }: LogEntry): boolean => /^(gave_up$|forced_out_)/.test(event?.type ?? "");
const isMove = ({ event }: LogEntry): boolean => event?.type === "forward" || event?.type === "back";

const withSeats = (view: TruckerView, change: (seat: TruckerSeat, i: number) => Partial<TruckerSeat>): TruckerView => ({
  ...view,
  seats: view.seats.map((seat, i) => ({ ...seat, ...change(seat, i) })),
});

/** what left the yard: all that flies now, and what only the flight has cost */
function sound(built: Parts, flying: Parts, lost: ReadonlySet<string>): Parts {
  const left = Object.entries({ ...built, ...flying }).filter(([cell, { tile }]) => flying[cell] || lost.has(tile));
  return Object.fromEntries(left);
}

const LAUNCH = { stage: "flight", card: null, played: [], hit: null, to_act: [] } satisfies Partial<TruckerView>;
/** ships on the flight board as they left the yard: crews aboard, nothing lost but what the check took off */
const launched = (before: TruckerView, after: TruckerView, news: readonly LogEntry[]): TruckerView =>
  withSeats({ ...after, ...LAUNCH, deck: after.deck + news.filter(isCard).length }, (seat, i) => ({
    ...unhurt(i, seat, before.seats[i], news),
    ship: sound(before.seats[i]?.ship ?? {}, seat.ship, lostIn(news, i)),
    struck: null,
  }));

function turnedOver(view: TruckerView, card: string | null): TruckerView {
  const played = view.card ? [...view.played, view.card] : view.played;
  return { ...view, card, played, deck: view.deck - 1, hit: null };
}

const ANSWERS: Record<string, CueName> = {
  bounced: "clink",
  shot_down: "laser",
  defended: "shield",
  destroyed: "crash",
};
/** what is heard is what the own ship meets, else the worst of the others */
function heard(outcomes: ReadonlyMap<number, Outcome>, me: number | null): CueName {
  const own = me === null ? undefined : outcomes.get(me);
  const kinds = [...outcomes.values()].map((one) => one.type);
  const kind = own?.type ?? (kinds.includes("destroyed") ? "destroyed" : kinds[0]);
  return (kind && ANSWERS[kind]) || "pass";
}

/** without motion the rock is seen before the ship, and for so long what it has done */
const RESULT = LONGEST - STILL;

/** shows one flight in the order in which it happened, each scene on the table that the one before left */
class Screenplay {
  readonly scenes: Scene[] = [];
  constructor(
    private view: TruckerView,
    private readonly end: TruckerView,
  ) {}

  turn(entry: LogEntry): void {
    this.view = turnedOver(this.view, entry.event ? cardIn(entry.event, "card") : null);
    this.#add({ name: "card", upto: entry.n, ms: 420, cue: "card", caption: [t("trucker-ui-scene-card")] });
  }

  move({ event, n }: LogEntry): void {
    if (!event) return;
    const position = numberIn(event, "position");
    const seats = withSeats(this.view, (_, i) => (i === event.seat ? { position } : {})).seats;
    const ahead = (seat: number): number => seats[seat]?.position ?? 0;
    this.view = { ...this.view, seats, order: [...this.view.order].sort((a, b) => ahead(b) - ahead(a)) };
    this.#add({ name: "move", upto: n, ms: 300, cue: "engine", caption: [say(event.text)] });
  }

  get #all(): number[] {
    return this.view.seats.map((_, i) => i);
  }

  /** the dice, then the rock as far as the ship: there it waits until the defence is decided */
  approach(blow: Blow, later: number): void {
    const shots = later + (this.end.card === this.view.card ? this.end.to_come.shots : 0);
    this.view = { ...this.view, hit: null, to_come: { ...this.view.to_come, shots } };
    this.#blow(blow, "roll", "dice", 220, this.#all, "dice");
    this.view = { ...this.view, hit: blow.hit };
    this.#blow(blow, "fly", "rock", 260, this.#all, isBig(blow.hit.size) ? "boulder" : "rock");
  }

  /** the shield, the shot, or what the hit tears away, of the ships for which it is decided */
  strike(blow: Blow, told: Told, at: readonly number[]): void {
    const { outcomes, waits } = blow;
    const was = this.view;
    this.view = withSeats(this.view, (_, i) => ({ struck: struckBy(outcomes.get(i)) ?? waits.get(i) ?? null }));
    if (at.length > 0) this.#blow(blow, "strike", strikeName(outcomes), 140, at, heard(outcomes, this.end.seat));
    const destroyed = [...outcomes.values()].some((one) => one.type === "destroyed");
    if (destroyed) this.#lose(blow, "break", { ...blow, fallen: new Map() }, 180);
    if (blow.fallen.size > 0) this.#lose(blow, "fall", blow, 200);
    const last = this.scenes.at(-1);
    if (last) {
      // what was lost is told when it is gone
      last.upto = told.entries.at(-1)?.n ?? 0;
      if (last.name !== "pass") last.still = RESULT;
    }
    const hit = waits.size > 0 ? this.view.hit : null;
    this.view = withSeats({ ...this.view, hit }, (_, i) => ({ struck: waits.get(i) ?? null }));
    this.#settle(was, told);
  }

  /** what changes figures without a motion of its own is read before the next one begins */
  tell(told: Told): void {
    const read = told.entries.filter((entry) => touches(entry));
    if (read.length === 0) return;
    const caption = read.flatMap(({ event }) => say(event?.text) || []);
    this.#add({ name: "told", upto: told.entries.at(-1)?.n ?? 0, ms: 200, caption });
    this.#settle(this.view, told);
  }
  #settle(was: TruckerView, told: Told): void {
    this.view = withSeats(this.view, (seat, i) => {
      const [before, end] = [was.seats[i], this.end.seats[i]];
      return before && end ? tallied(i, seat, before.ship, end, told) : {};
    });
  }

  /** whoever is out of the race is met by nothing any more */
  leave({ event, n }: LogEntry): void {
    const seats = withSeats(this.view, (_, i) => (i === event?.seat ? { racing: false, gave_up: true } : {})).seats;
    this.view = { ...this.view, seats, order: this.view.order.filter((seat) => seat !== event?.seat) };
    this.#add({ name: "leave", upto: n, ms: 240, caption: [say(event?.text)] });
  }

  #lose(blow: Blow, step: Step, losses: Blow, ms: number): void {
    this.view = withSeats(this.view, (seat, i) => ({
      ship: after(seat.ship, losses, i),
      struck: blow.waits.get(i) ?? null,
    }));
    this.#blow(blow, step, step, ms, this.#all, step === "break" ? "tear" : undefined);
  }

  #blow(blow: Blow, step: Step, name: string, ms: number, at: readonly number[], cue?: CueName): void {
    const caption = [step === "roll" ? t("trucker-ui-scene-dice") : say(blow.event.text)];
    const picture = { blow, step, at } satisfies Picture;
    const still = step === "fly" ? STILL : undefined;
    this.#add({ name, upto: blow.n, ms, still, cue, caption, beat: blow.n, picture });
  }
  #add(scene: Scene): void {
    this.scenes.push({ ...scene, view: this.view });
  }
}

/** before which component of whose ship the present hit waits */
const hanging = ({ hit, seats }: TruckerView): Map<number, string> =>
  new Map(hit ? seats.flatMap(({ struck }, i) => (struck ? [[i, struck] as const] : [])) : []);
/** for whom a hit is over: one that waited for those of whom the news tell, a new one for all who decide nothing */
function decided({ outcomes, waits }: Blow, { seat, seats }: TruckerView, isNew: boolean): number[] {
  const at = seats.map((_, i) => i).filter((i) => (isNew ? !waits.has(i) : outcomes.has(i)));
  // that it misses others is not worth a scene
  return outcomes.size > 0 || seat === null || at.includes(seat) ? at : [];
}
const struckBy = (outcome: Outcome | undefined): string | null => (outcome?.type === "destroyed" ? outcome.cell : null);
const strikeName = (outcomes: ReadonlyMap<number, Outcome>): string =>
  [...outcomes.values()].some((one) => one.type === "destroyed") ? "hit" : outcomes.size ? "answer" : "pass";

/** what is only heard: it is seen at once */
const HEARD: Readonly<Record<string, CueName>> = {
  attached: "snap",
  glass_turned: "sand",
  turned_glass: "sand",
  sand_out: "sand",
  landed: "engine",
  earned: "coins",
  paid_sales: "coins",
  paid_titles: "coins",
};
const noises = (news: readonly LogEntry[]): Scene[] =>
  news.flatMap(({ event, n }) => {
    const cue = event ? HEARD[event.type] : undefined;
    return cue ? [{ name: cue, upto: n, ms: 0, cue }] : [];
  });

const isCard = ({ event }: LogEntry): boolean => event?.type === "card";
/** how many hits of the same card are told after this one */
function laterHits(all: readonly Passage[], i: number): number {
  const rest = all.slice(i + 1);
  const next = rest.findIndex(({ head }) => head && isCard(head));
  return rest.slice(0, next < 0 ? rest.length : next).filter(({ head }) => head && isHit(head)).length;
}

export const scenes: Choreography = ({ news, told, before, after: end }) => {
  const [was, is] = [viewOf({ view: before }), viewOf({ view: end })];
  const starts = was.stage !== "flight";
  // what the check did has been seen when the first card is turned over
  const seen = starts ? news.slice(Math.max(0, news.findIndex(isCard))) : news;
  const all = passages(seen);
  if (all.length === 1 && !was.hit) return noises(news);
  const first = starts ? launched(was, is, seen) : was;
  const play = new Screenplay(first, is);
  const waiting = was.hit ? told.findLast(isHit) : undefined;
  all.forEach(({ head, entries }, i) => {
    const told = { entries, later: all.slice(i + 1).flatMap((one) => one.entries) };
    if (head && isMove(head)) play.move(head);
    else if (head && isCard(head)) play.turn(head);
    const last = i === all.length - 1;
    const [found] = blows(head ? entries : waiting ? [waiting, ...entries] : []);
    const blow = found && { ...found, waits: last ? hanging(is) : new Map<number, string>() };
    if (head && blow) play.approach(blow, laterHits(all, i));
    const at = blow ? decided(blow, is, head !== null) : [];
    if (blow && (at.length > 0 || blow.fallen.size > 0)) play.strike(blow, told, at);
    else if (told.later.length > 0) play.tell(told);
    entries.filter(isOut).forEach((entry) => play.leave(entry));
  });
  return [...play.scenes, ...noises(news)];
};
