// Which lesson is shown now: each once, at the first moment its idea is met; the guided table suggests a move for it.
import type { TableSession } from "../net/session.svelte";
import type { Decision, Option, Text } from "../net/wire";
import { matching } from "../decisions/selection";
import type { Stage } from "../table/stage.svelte";
import { same } from "../table/hinted";
import type { Lesson, Moment, PlainWords } from "./lesson";
import { keep, met, progressOf, tell } from "./progress";
import { strings } from "../lists";

export class Guide {
  done = $state.raw<string[]>([]);
  folded = $state(false);
  alone = $state(false);
  /** the lesson shown now */
  current = $state.raw<Lesson | null>(null);
  /** an earlier lesson looked at again */
  back = $state.raw<Lesson | null>(null);
  #asked: number | null = null;

  constructor(
    readonly stage: Stage,
    readonly session: TableSession,
    readonly lessons: Lesson[],
    readonly suggested?: PlainWords,
  ) {
    const kept = progressOf(this.game);
    const again = kept.table === session.id;
    this.done = met(again ? kept.done : [], session.table?.lessons ?? null);
    this.folded = again && kept.folded;
    this.alone = again && kept.alone;
    this.#keep();
    $effect(() => this.#follow());
    stage.hushed = () => this.silent && !this.alone && !this.folded;
  }

  get game(): string {
    return this.stage.table.game;
  }
  get shown(): Lesson | null {
    return this.back ?? this.current;
  }
  /** the learner is asked something and the suggestion for it has come */
  get moment(): Moment | null {
    const { decision, guide, view } = this.session;
    if (!decision || !guide || guide.decision !== decision.number || !view || view.seat === null) return null;
    return {
      view,
      decision,
      me: view.seat,
      components: this.stage.components,
      suggestion: guide.action,
      words: guide.text,
      why: guide.why,
      preview: promised(decision, guide.action),
      events: this.session.events.flatMap((entry) => (entry.event ? [entry.event] : [])),
    };
  }
  /** asked something, and what the guide says to it is not known yet */
  get silent(): boolean {
    const { decision, unadvised } = this.session;
    if (!decision || unadvised === decision.number) return false;
    const moment = this.moment;
    return !moment || (!this.current && this.#due(moment) !== null);
  }
  /** the suggested move is picked on the board, and only has to be confirmed */
  get chosen(): boolean {
    const choice = this.stage.choice;
    const action = this.moment?.suggestion;
    if (!action || !choice.decision) return false;
    if (choice.armed) return same(choice.armed.action, action);
    const field = choice.decision.field ?? "items";
    const wanted = action[field];
    return (
      choice.several && Array.isArray(wanted) && choice.ready && same(strings(wanted).sort(), [...choice.picked].sort())
    );
  }
  place(lesson: Lesson): number {
    return this.lessons.indexOf(lesson) + 1;
  }
  isDone(lesson: Lesson): boolean {
    return this.done.includes(lesson.id);
  }
  /** lessons already met, for looking back */
  get earlier(): Lesson | null {
    const met = this.lessons.filter((one) => this.isDone(one) && one !== this.current);
    const at = this.back ? met.indexOf(this.back) : met.length;
    return met[at - 1] ?? null;
  }
  get complete(): boolean {
    return this.lessons.every((one) => this.isDone(one) || one.ends === "result");
  }

  next(): void {
    if (this.back) this.back = null;
    else this.#finish();
  }
  look(): void {
    this.back = this.earlier;
  }
  fold(folded: boolean): void {
    this.folded = folded;
    this.#keep();
  }
  leave(alone: boolean): void {
    this.alone = alone;
    this.folded = false;
    this.back = null;
    this.#keep();
  }

  #finish(): void {
    if (this.current && !this.isDone(this.current)) {
      this.done = [...this.done, this.current.id];
      tell(this.session.id, this.done);
    }
    this.current = null;
    this.#keep();
  }
  #keep(): void {
    keep(this.game, { done: this.done, folded: this.folded, alone: this.alone, table: this.session.id });
  }
  #follow(): void {
    const number = this.session.decision?.number ?? null;
    if (number !== this.#asked && this.#asked !== null) this.#answered();
    this.#asked = number;
    if (this.alone) return;
    if (number !== null) this.session.askGuide();
    const moment = this.moment;
    if (moment && !this.current) this.current = this.#due(moment);
  }
  /** whatever was decided: the lesson has been met */
  #answered(): void {
    this.back = null;
    if (this.current) this.#finish();
  }
  #due(moment: Moment): Lesson | null {
    return this.lessons.find((one) => !this.isDone(one) && one.ends !== "result" && one.when(moment)) ?? null;
  }
}

/** the previews that belong to an action */
function promised(decision: Decision, action: Record<string, unknown>): Text[] {
  const option = decision.options.find((one: Option) => same(one.action, action));
  if (option) return option.preview ?? [];
  const items = action[decision.field ?? "items"];
  if (Array.isArray(items)) return matching(decision, strings(items))?.preview ?? decision.preview ?? [];
  const cell = decision.cells?.find((one) => one.cell === action[decision.cell_field ?? "cell"]);
  return cell?.preview ?? decision.preview ?? [];
}
