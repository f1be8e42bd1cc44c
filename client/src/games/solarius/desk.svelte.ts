// What the player is looking at: nothing of this is known to the server.
import { getContext, setContext } from "svelte";
import type { Blocked, Option, Target } from "../../lib/net/wire";
import type { Stage } from "../../lib/table/stage.svelte";
import { layOut, type Layout } from "./art/hexes";
import { partsOf, viewOf } from "./types";

export type Page = "map" | "board" | "others";
const ANY_TIME = new Set(["to_resource", "trade", "flip_drive", "complete"]);
export const typeOf = (option: Option): string => String(option.action["type"]);

/** what the engine says of a flight's end */
export interface Landing extends Target {
  cell: string;
  steps: number;
  fuel: number;
  use: "reveal" | "planet" | "mission" | "station" | "stop";
  via: string[];
}
export const landingOf = (option: Option): Landing => option.target as Landing;

export class Desk {
  /** the hex pointed at, by mouse, finger or keys */
  cursor = $state<string | null>(null);
  /** the option under the mouse or the focus */
  pointed = $state<Option | null>(null);
  /** where each die of the bridge stood on the wheel when it was last drawn */
  readonly turns = new Map<string, number>();
  page = $state<Page>("map");
  /** the middle of the enlarged map, null for the whole */
  zoom = $state<string | null>(null);
  /** the opponent whose tableau is open */
  looking = $state<number | null>(null);
  scoring = $state(false);
  /** map, tableau and opponents as pages */
  narrow = $state(false);
  /** small hexes are no targets for fingers */
  tiny = $state(false);
  /** a sideways phone has no room for the wheel */
  flat = $state(false);
  /** a phone too short for the wheel: the dice stand in the question, the others on a page of their own */
  short = $state(false);
  /** room for whole cards in the hand */
  roomy = $state(false);
  readonly layout: Layout;
  readonly stage: Stage;

  constructor(stage: Stage) {
    this.stage = stage;
    this.layout = layOut(partsOf(stage), viewOf(stage).map.layout);
  }

  get options(): Option[] {
    return this.stage.choice.options;
  }
  get blocked(): Blocked[] {
    return this.stage.choice.decision?.blocked ?? [];
  }
  get lastPlanets(): boolean {
    return this.stage.choice.decision?.name === "last_planets";
  }
  readonly anytime: Option[] = $derived(
    this.lastPlanets ? [] : this.options.filter((one) => ANY_TIME.has(typeOf(one))),
  );
  readonly flights: Map<string, Option> = $derived(
    new Map(this.options.filter((one) => typeOf(one) === "fly").map((one) => [String(one.action["to"]), one])),
  );
  readonly plays: Option[] = $derived(this.options.filter((one) => typeOf(one) === "play_card"));
  /** what is asked in the panel itself */
  readonly asked: Option[] = $derived(
    this.options.filter((one) => !this.anytime.includes(one) && typeOf(one) !== "fly" && typeOf(one) !== "play_card"),
  );
  /** hexes in reach where a flight may not end, with the reason */
  readonly closed: Map<string, Blocked> = $derived(
    new Map(
      this.blocked.flatMap((one) =>
        one.target.zone === "map" && one.target.cell ? [[one.target.cell, one] as const] : [],
      ),
    ),
  );
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
