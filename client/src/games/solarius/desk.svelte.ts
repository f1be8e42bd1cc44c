// What the player is looking at: nothing of this is known to the server.
import { getContext, setContext } from "svelte";
import type { Option, Target } from "../../lib/net/wire";
import type { Stage } from "../../lib/table/stage.svelte";
import { layOut, type Layout } from "./art/hexes";
import { partsOf, viewOf } from "./types";

export type Page = "map" | "board" | "others";
const ANY_TIME = new Set(["to_resource", "trade", "flip_drive", "complete"]);
export const typeOf = (option: Option): string => String(option.action["type"]);

/** what the engine says of a flight's end */
export interface Landing extends Target { cell: string; steps: number; fuel: number; use: "reveal" | "planet" | "mission" | "station" | "stop"; via: string[] }
export const landingOf = (option: Option): Landing => option.target as Landing;

export class Desk {
  /** the hex pointed at, by mouse, finger or keys */
  cursor = $state<string | null>(null);
  page = $state<Page>("map");
  /** the middle of the enlarged map, null for the whole */
  zoom = $state<string | null>(null);
  /** the opponent whose tableau is open */
  looking = $state<number | null>(null);
  scoring = $state(false);
  narrow = $state(false);
  readonly layout: Layout;

  constructor(readonly stage: Stage) {
    this.layout = layOut(partsOf(stage), viewOf(stage).map.layout);
  }

  get options(): Option[] { return this.stage.choice.options; }
  get lastPlanets(): boolean { return this.stage.choice.decision?.name === "last_planets"; }
  get anytime(): Option[] { return this.lastPlanets ? [] : this.options.filter((one) => ANY_TIME.has(typeOf(one))); }
  get flights(): Map<string, Option> {
    return new Map(this.options.filter((one) => typeOf(one) === "fly").map((one) => [String(one.action["to"]), one]));
  }
  get plays(): Option[] { return this.options.filter((one) => typeOf(one) === "play_card"); }
  /** what is asked in the panel itself */
  get asked(): Option[] {
    const elsewhere = new Set([...this.anytime, ...this.options.filter((one) => ["fly", "play_card"].includes(typeOf(one)))]);
    return this.options.filter((one) => !elsewhere.has(one));
  }
  /** hexes in reach where a flight may not end, with the reason */
  get closed(): Map<string, string> {
    const found = (this.stage.choice.decision?.blocked ?? []).filter((one) => one.target.zone === "map" && one.target.cell);
    return new Map(found.map((one) => [one.target.cell as string, JSON.stringify(one.text)]));
  }
  /** the option a lit place of the own tableau stands for */
  lit(zone: string, about: Record<string, unknown>, type?: string): Option | null {
    const found = this.stage.choice.option({ zone, ...about }).filter((one) => !type || typeOf(one) === type);
    return found.length === 1 ? (found[0] ?? null) : null;
  }
  act(option: Option): void {
    if (!this.stage.choice.busy) this.stage.choice.act(option.action);
  }
}

const KEY = Symbol("desk");
export const provideDesk = (desk: Desk): Desk => setContext(KEY, desk);
export const useDesk = (): Desk => getContext<Desk>(KEY);
