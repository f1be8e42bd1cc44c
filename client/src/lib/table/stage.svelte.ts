// All that a board shows: the view of one moment with the words and pieces belonging to it.
import type { Choice } from "../decisions/choice.svelte";
import type { Components, SeatInfo, TableInfo, View } from "../net/wire";

/** where the moment comes from: a live table or a replay */
export interface StageSource {
  readonly view: View;
  readonly table: TableInfo;
  readonly components: Components;
}

export type Mark = "best" | "played";
const NO_MARKS: ReadonlyMap<string, Mark> = new Map();

export class Stage {
  #source: StageSource;
  #behind = $state<number | null>(null);
  /** a guide speaks first and tells the question itself: until then the question's own place is silent */
  hushed: () => boolean = () => false;
  /** what an analysis calls things that could be chosen: the best, or what was played */
  marks: () => ReadonlyMap<string, Mark> = () => NO_MARKS;
  /** has this player left the seat, so that there is more to see at another's? */
  away: () => boolean = () => false;
  /** how many seconds ago things came to stand as they are shown: clocks have run since */
  age: () => number = () => 0;
  constructor(
    source: StageSource,
    readonly choice: Choice,
    readonly live: boolean,
  ) {
    this.#source = source;
  }

  get view(): View {
    return this.#source.view;
  }
  get table(): TableInfo {
    return this.#source.table;
  }
  get components(): Components {
    return this.#source.components;
  }

  /** the seat looked from: the viewer's own, or null for somebody watching */
  get me(): number | null {
    return this.view.seat;
  }
  /** the seat drawn large at the bottom: one's own; whoever has none, or has left it, sees another's */
  get near(): number {
    const mine = this.view.seat;
    if (mine === null) return this.#behind ?? 0;
    return this.away() ? (this.#behind ?? (mine + 1) % this.view.players) : mine;
  }
  /** is what is drawn large somebody else's? */
  get strange(): boolean {
    return this.near !== this.view.seat;
  }
  /** may whoever looks choose whose seat is drawn large? a replay has its own ways */
  get free(): boolean {
    return this.live && (this.view.seat === null || this.away());
  }
  /** whoever watches may look over any shoulder */
  standBehind(seat: number): void {
    this.#behind = seat;
  }
  /** how the question's place speaks */
  get voice(): "off" | "polite" {
    return this.hushed() ? "off" : "polite";
  }
  get others(): number[] {
    const n = this.view.players;
    return Array.from({ length: n - 1 }, (_, i) => (this.near + 1 + i) % n);
  }
  player(seat: number): SeatInfo | undefined {
    return this.table.seats[seat];
  }
  owes(seat: number): boolean {
    return this.view.to_act.includes(seat);
  }
}
