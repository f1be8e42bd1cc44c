// The rule whose exact wording is open: one at a time, beside the number that asked for it.
import { getContext, setContext } from "svelte";
import { settings } from "../settings.svelte";
import { ledger, ruleOf, type Chapter, type Rule } from "../texts/ledger";

export class OpenRule {
  id = $state<string | null>(null);
  /** the number that asked */
  anchor = $state.raw<HTMLElement | null>(null);
  /** by keyboard: the focus goes into the box, and back */
  entered = $state(false);
  #chapters = $state.raw<Chapter[]>([]);

  constructor(readonly game: string) {
    $effect(() => {
      if (this.id) void ledger(game, settings.language).then((found) => (this.#chapters = found));
    });
  }
  get rule(): Rule | null {
    return this.id ? ruleOf(this.#chapters, this.id) : null;
  }
  show(id: string, anchor: HTMLElement | null, byKey: boolean): void {
    [this.id, this.anchor, this.entered] = [id, anchor, byKey];
  }
  close(): boolean {
    const was = this.id !== null;
    if (was && this.entered) this.anchor?.focus();
    this.id = null;
    return was;
  }
}
const KEY = Symbol("open rule");
export const provideRules = (game: string): OpenRule => setContext(KEY, new OpenRule(game));
export const useRules = (): OpenRule => getContext<OpenRule>(KEY);
