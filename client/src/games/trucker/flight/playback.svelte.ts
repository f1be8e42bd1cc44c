// Hits that nobody had to decide on are over when the view comes: they are shown one after the other, each on every
// ship, until the last one is done or the player presses anything.
import { untrack } from "svelte";
import type { TableSession } from "../../../lib/net/session.svelte";
import { ms } from "../../../lib/settings.svelte";
import type { Stage } from "../../../lib/table/stage.svelte";
import type { TruckerView } from "../types";
import { after, blows, type Blow, type Parts } from "./happened";

const PACE = 950;

export class Playback {
  /** the blow shown now; null when the view itself is shown */
  blow = $state.raw<Blow | null>(null);
  #ships = $state.raw<Parts[]>([]);
  #queue: Blow[] = [];
  #known: Parts[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(stage: Stage, session: TableSession | null) {
    $effect(() => {
      const fresh = session?.fresh ?? [];
      untrack(() => this.#hear(blows(fresh), stage.view as TruckerView));
    });
    $effect(() => {
      const skip = (): void => this.#end();
      document.addEventListener("pointerdown", skip, true);
      document.addEventListener("keydown", skip, true);
      return () => {
        document.removeEventListener("pointerdown", skip, true);
        document.removeEventListener("keydown", skip, true);
        clearTimeout(this.#timer);
      };
    });
  }

  parts(seat: number): Parts | undefined { return this.blow ? this.#ships[seat] : undefined; }

  #hear(news: Blow[], view: TruckerView): void {
    const before = this.blow ? this.#ships : this.#known;
    this.#known = view.seats.map((seat) => seat.ship);
    // a hit that is still being decided on is shown by the board as it stands
    const over = view.hit ? news.slice(0, -1) : news;
    if (ms(1) === 0 || over.length === 0 || before.length === 0) return;
    this.#queue.push(...over);
    if (this.blow) return;
    this.#ships = before;
    this.#next();
  }
  #next(): void {
    const blow = this.#queue.shift();
    if (!blow) return this.#end();
    this.blow = blow;
    this.#timer = setTimeout(() => {
      this.#ships = this.#ships.map((parts, seat) => after(parts, blow, seat));
      this.#timer = setTimeout(() => this.#next(), PACE / 3);
    }, PACE);
  }
  #end(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.blow = null;
  }
}
