// What the bots think of a finished game, as far as they have come; it grows while one looks.
import type { AnalysisAnswer, Judged, Move } from "../../generated/protocol";
import type { Part } from "../../games/contract";
import { t } from "../texts/texts.svelte";
import { becomeSomebody } from "../shell/who.svelte";
import * as api from "./api";

const AGAIN_MS = 1500;
export type Filter = "all" | "mine" | "mistakes";
const LOSSES = ["mistake", "blunder"];

export class Opinions {
  answer = $state.raw<AnalysisAnswer | null>(null);
  decisions = $state.raw<Judged[]>([]);
  #moments = $state.raw<number[][]>([]);
  error = $state.raw<unknown>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(
    readonly table: string,
    readonly players: number,
    /** the parts of a game that is not counted by rounds, and by whose log */
    readonly parts: () => readonly Part[] = () => [],
    readonly eyes = "watch",
  ) {}

  async load(): Promise<void> {
    await this.#take(() => api.analysis(this.table, this.decisions.length));
  }
  async ask(): Promise<void> {
    await this.#take(async () => {
      await becomeSomebody();
      await api.askAnalysis(this.table);
      return api.analysis(this.table, this.decisions.length);
    });
  }
  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  async #take(request: () => Promise<AnalysisAnswer>): Promise<void> {
    clearTimeout(this.#timer);
    try {
      const found = await request();
      if (this.#closed) return;
      this.answer = found;
      this.decisions = [...this.decisions.slice(0, found.since), ...found.decisions];
      this.#moments = [...this.#moments.slice(0, found.since), ...found.moments];
      this.error = null;
    } catch (problem) {
      this.error = problem;
    }
    if (this.growing && !this.#closed) this.#timer = setTimeout(() => void this.load(), AGAIN_MS);
  }

  get growing(): boolean {
    return this.answer?.status === "waiting" || this.answer?.status === "working";
  }
  get calibrated(): boolean {
    return this.answer?.calibrated ?? false;
  }
  /** the number by which these eyes know the moment before a decision */
  number(decision: number, eyes: string): number {
    const moments = this.#moments[decision] ?? [];
    if (eyes === "all") return moments[0] ?? 1;
    return moments[eyes === "watch" ? this.players + 1 : Number(eyes) + 1] ?? 1;
  }
  /** the place of a decision in the whole log */
  place(decision: number): number {
    return this.#moments[decision]?.[0] ?? 1;
  }
  /** the decision shown at a moment: the newest one not behind it */
  at(number: number, eyes: string): number {
    let found = 0;
    for (let i = 0; i < this.decisions.length; i++) if (this.number(i, eyes) <= number) found = i;
    return found;
  }
  /** in which part of the game a decision was asked */
  part(decision: number): Pick<Part, "mark" | "words"> {
    const n = this.decisions[decision]?.round ?? 0;
    const at = this.number(decision, this.eyes);
    const part = this.parts().findLast((one) => one.n <= at);
    return part ?? { mark: String(n), words: t("round-number", { n }) };
  }
  /** which decisions are gone through, one after the other */
  chosen(filter: Filter, you: number | null): number[] {
    return this.decisions.flatMap((one, i) =>
      filter === "all" || (one.seat === you && (filter === "mine" || LOSSES.includes(one.verdict))) ? [i] : [],
    );
  }
  /** every seat's chance before and after a decision, on the curve */
  around(decision: number): [before: number[], after: number[]] {
    const curve = this.answer?.summary?.curve ?? [];
    const even = Array.from({ length: this.players }, () => 1 / this.players);
    const after = curve[decision]?.chances ?? even;
    return [curve[decision - 1]?.chances ?? even, after];
  }
  isTurn(decision: number): boolean {
    const place = this.decisions[decision]?.place;
    return place !== undefined && (this.answer?.summary?.turning_points ?? []).includes(place);
  }
  /** where a judged game turned most for a seat: who did not win lost most by their own worst mistake */
  turned(seat: number, won: boolean): number | undefined {
    if (this.answer?.status !== "finished") return undefined;
    const cost = (i: number): number => this.decisions[i]?.cost ?? 0;
    const slip = this.chosen("mistakes", seat).sort((a, b) => cost(b) - cost(a))[0];
    return !won && slip !== undefined ? slip : this.#swing(seat, won ? 1 : -1);
  }
  /** the turning point that carried a seat furthest this way */
  #swing(seat: number, way: 1 | -1): number | undefined {
    const change = (i: number): number => {
      const [before, after] = this.around(i);
      return way * ((after[seat] ?? 0) - (before[seat] ?? 0));
    };
    const turns = (this.answer?.summary?.turning_points ?? []).map((place) => this.indexOf(place));
    return turns.filter((i) => i >= 0).sort((a, b) => change(b) - change(a))[0];
  }
  /** the number of the decision at a place of the record */
  indexOf(place: number): number {
    return this.decisions.findIndex((one) => one.place === place);
  }
}

export const percent = (share: number): number => Math.round(100 * share);
export const signed = (points: number, language: string): string =>
  new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: "exceptZero" })
    .format(points)
    .replace("-", "−");
export const same = (a: Move["action"], b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
