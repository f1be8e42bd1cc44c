// One puzzle being solved: it asks as a table does, and judges instead of playing on.
import type { PuzzleVerdict } from "../../generated/protocol";
import type { Asker } from "../decisions/choice.svelte";
import { Problem } from "../net/http";
import type { Action, Decision, Text } from "../net/wire";
import { attempt, type Puzzle } from "./api";
import { after, keep, nameOf, progress } from "./progress";

export class Solving implements Asker {
  #judging = $state(false);
  verdict = $state.raw<PuzzleVerdict | null>(null);
  /** the answer last given */
  answer = $state.raw<Action | null>(null);
  trouble = $state.raw<Text | null>(null);
  readonly undoing = "no";
  #tries = $state(0);
  /** asked anew after every try that is no solution */
  readonly decision: Decision = $derived.by(() => {
    const { decision } = this.puzzle;
    return { ...decision, number: decision.number + this.#tries };
  });

  constructor(
    readonly game: string,
    readonly puzzle: Puzzle,
  ) {}

  get id(): string {
    return this.puzzle.puzzle.id;
  }
  /** solved or given up: what was compared is shown */
  get over(): boolean {
    return this.verdict !== null && this.verdict.moves.length > 0;
  }
  /** the question stays on the board, where the best answer is lit; nothing more is taken */
  get busy(): boolean {
    return this.#judging || this.over;
  }

  act(action: Action): void {
    void this.#try(action);
  }
  giveUp(): void {
    void this.#try(null);
  }
  undo(): void {}

  async #try(action: Action | null): Promise<void> {
    if (this.busy) return;
    this.#judging = true;
    this.trouble = null;
    try {
      this.verdict = await attempt(this.game, this.id, action);
      this.answer = action;
      keep(after(progress(), nameOf(this.game, this.id), this.verdict.solved));
      // the same question once more, with nothing picked
      this.#tries += 1;
    } catch (problem) {
      this.trouble = problem instanceof Problem ? problem.text : { key: "error-offline" };
    } finally {
      this.#judging = false;
    }
  }
}
