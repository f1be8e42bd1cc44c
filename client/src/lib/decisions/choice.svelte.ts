// The decision on the table and what the player has picked so far. Boards light what it offers and call its methods.
import type { Action, Blocked, Cell, Decision, Item, Option, Target, Text, ViewMessage } from "../net/wire";
import { adding, complete, count, matching, offered, without, worth } from "./selection";

/** who asks and takes the answer: a live table, or nobody in a replay */
export interface Asker {
  readonly decision: Decision | null;
  readonly busy: boolean;
  /** can the last decision be taken back: by the rules of the house, or against bots as practice? */
  readonly undoing: ViewMessage["undo"];
  act(action: Action): void;
  undo(): void;
}
export const NOBODY: Asker = { decision: null, busy: false, undoing: "no", act: () => {}, undo: () => {} };

const sameTarget = (a: Target | null | undefined, b: Target): boolean =>
  !!a && Object.entries(b).every(([key, value]) => value === undefined || a[key] === value);

export class Choice {
  picked = $state.raw<string[]>([]);
  /** what stepped back because it does not go with what was picked last: never silently */
  dropped = $state.raw<Item[]>([]);
  /** one of the options, shown with its price before it is confirmed */
  armed = $state.raw<Option | null>(null);
  cell = $state<string | null>(null);
  rotation = $state(0);
  #asker: Asker;

  constructor(asker: Asker) {
    this.#asker = asker;
    let asked: number | null = null;
    $effect.pre(() => {
      const number = asker.decision?.number ?? null;
      if (number === asked) return;
      asked = number;
      this.picked = [];
      this.dropped = [];
      this.armed = null;
      this.cell = null;
      this.rotation = 0;
    });
  }

  get decision(): Decision | null {
    return this.#asker.decision;
  }
  get undoing(): ViewMessage["undo"] {
    return this.#asker.undoing;
  }
  /** has anything been picked that waits to be confirmed? */
  get begun(): boolean {
    return this.picked.length > 0 || this.armed !== null || this.cell !== null;
  }
  get busy(): boolean {
    return this.#asker.busy;
  }
  get several(): boolean {
    return this.decision?.kind === "several" || this.decision?.kind === "pay";
  }
  /** more than two things are to be given or kept: no row shows them well where room is short */
  get many(): boolean {
    return this.several && !this.decision?.sets && (this.decision?.need ?? this.decision?.max ?? 0) > 2;
  }
  get options(): Option[] {
    return this.decision?.options ?? [];
  }
  get items(): Item[] {
    return this.decision?.items ?? [];
  }
  get paid(): number {
    return this.decision ? worth(this.decision, this.picked) : 0;
  }

  /** can what is picked be confirmed as it stands? */
  get ready(): boolean {
    const decision = this.decision;
    if (!decision || this.busy) return false;
    if (this.armed) return true;
    switch (decision.kind) {
      case "several":
      case "pay":
        return complete(decision, this.picked);
      case "place":
        return this.cell !== null;
      default:
        return false;
    }
  }

  get preview(): Text[] {
    const decision = this.decision;
    if (!decision) return [];
    if (decision.kind === "place") return this.#cellChosen?.preview ?? [];
    if (this.armed) return this.armed.preview ?? [];
    return matching(decision, this.picked)?.preview ?? decision.preview ?? [];
  }

  option(target: Target): Option[] {
    return this.options.filter((option) => sameTarget(option.target, target));
  }
  blocked(target: Target): Blocked | null {
    return this.decision?.blocked?.find((one) => sameTarget(one.target, target)) ?? null;
  }
  /** the one option that a place on the board stands for; several ways at one place are asked as buttons */
  single(target: Target): Option | null {
    const found = this.option(target);
    return found.length === 1 ? (found[0] ?? null) : null;
  }

  item(target: Target): Item | null {
    return this.items.find((item) => sameTarget(item.target, target)) ?? null;
  }
  offers(id: string): boolean {
    return !!this.decision && this.several && offered(this.decision, id);
  }
  has(id: string, copy = 0): boolean {
    return count(this.picked, id) > copy;
  }
  /** place of this copy in the order of picking, from 1; 0 if it is not picked */
  place(id: string, copy = 0): number {
    let seen = 0;
    for (const [i, one] of this.picked.entries()) if (one === id && seen++ === copy) return i + 1;
    return 0;
  }

  toggle(id: string, copy = 0): void {
    if (!this.decision || this.busy) return;
    const before = this.picked;
    this.armed = null;
    this.picked = this.has(id, copy) ? without(before, id) : adding(this.decision, before, id);
    const gone =
      this.decision.sets && this.picked.includes(id) ? before.filter((one) => !this.picked.includes(one)) : [];
    this.dropped = this.items.filter((item) => gone.includes(item.id));
  }
  /** begins with these: what would be chosen anyway is there to be changed, or confirmed as it is */
  preset(ids: readonly string[]): void {
    this.picked = [...ids];
  }
  clear(): void {
    this.picked = [];
    this.armed = null;
    this.cell = null;
  }

  /** for boards that tell the price first: the option is chosen, and sealed by confirm; again takes it back */
  arm(option: Option): void {
    if (!this.busy) this.armed = this.holds(option) ? null : option;
  }
  /** the same in place of all that was picked */
  armInstead(option: Option): void {
    if (this.busy) return;
    this.picked = [];
    this.dropped = [];
    this.arm(option);
  }
  holds(option: Option): boolean {
    return this.armed !== null && JSON.stringify(this.armed.action) === JSON.stringify(option.action);
  }

  /** order: the next place goes to this one; again takes it back */
  rank(id: string): void {
    this.picked = this.picked.includes(id) ? without(this.picked, id) : [...this.picked, id];
  }

  get #cellChosen(): Cell | null {
    return this.decision?.cells?.find((one) => one.cell === this.cell) ?? null;
  }
  get rotations(): number[] {
    return this.#cellChosen?.rotations ?? [];
  }
  at(cell: string): void {
    this.cell = cell;
    const turns = this.rotations;
    if (turns.length > 0 && !turns.includes(this.rotation)) this.rotation = turns[0] ?? 0;
  }
  turn(): void {
    const turns = this.rotations;
    if (turns.length > 0) this.rotation = turns[(turns.indexOf(this.rotation) + 1) % turns.length] ?? 0;
  }

  act(action: Action): void {
    this.#asker.act(action);
  }
  undo(): void {
    this.#asker.undo();
  }
  confirm(): void {
    if (this.ready) this.#asker.act(this.armed?.action ?? this.#composed());
  }

  #composed(): Action {
    const decision = this.decision!;
    const template = { ...decision.template };
    if (decision.kind === "place") {
      template[decision.cell_field ?? "cell"] = this.cell;
      if (decision.rotation_field) template[decision.rotation_field] = this.rotation;
      return template;
    }
    template[decision.field ?? "items"] = [...this.picked];
    return template;
  }
}
