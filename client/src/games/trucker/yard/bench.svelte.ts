// The builder's own table: how the tile in hand is turned, where it would go, and what was done that the server
// has not confirmed yet. A command shows at once; the server's word confirms it or takes it back.
import type { TableSession } from "../../../lib/net/session.svelte";
import type { Action, Decision, Option } from "../../../lib/net/wire";
import type { Stage } from "../../../lib/table/stage.svelte";
import { cardName, seatName, t } from "../../../lib/texts/texts.svelte";
import { announce, toast } from "../../../lib/ui/live.svelte";
import type { JointMark } from "../draw/ship";
import { askedOf, type Fit, type Laid, sideOf, tileOf, type TruckerSeat, type TruckerView, viewOf } from "../types";
import { cellWord, spoken } from "../words";
import { doubts } from "./finishing";
import { EVERYTHING, type HeapWish } from "./heap";
import { at } from "../../../lib/lists";

interface Pending {
  number: number;
  action: Action;
  tile: string | null;
}
export const FRESH = "fresh";
/** what a small screen shows one after the other */
const PAGES = ["heap", "stacks", "ships", "finish"] as const;
export type Page = (typeof PAGES)[number];

export class Bench {
  page = $state<Page>("heap");
  rotation = $state(0);
  cursor = $state<string | null>(null);
  byKey = $state(false);
  faults = $state(false);
  /** the stack whose cards are shown */
  stack = $state<number | null>(null);
  /** what of the open tiles is shown */
  wish = $state.raw<HeapWish>(EVERYTHING);
  /** the start space chosen but not taken yet */
  finishing = $state<number | null>(null);
  #pending = $state.raw<Pending | null>(null);

  constructor(
    readonly stage: Stage,
    readonly session: TableSession | null,
  ) {
    let held: string | null = null;
    // another tile in hand lies as it was printed
    $effect.pre(() => {
      const tile = this.tile;
      if (tile === held) return;
      held = tile;
      if (tile !== null && tile !== FRESH) {
        this.rotation = 0;
        announce(spoken(tileOf(stage.components, tile), 0));
      }
    });
    // a stack just looked at is shown, also by turns, where it is back in its place at once
    let seen: ReadonlySet<number> | null = null;
    $effect.pre(() => {
      const known = this.#known;
      const fresh = seen && [...known].find((stack) => !seen?.has(stack));
      seen = known;
      if (this.seat.looking && stage.live && !stage.strange) this.stack = this.seat.looking;
      else if (fresh) this.stack = fresh;
    });
    $effect(() => {
      if (this.finishing !== null && !this.option("finish")) {
        if (this.decision?.name === "take_start") toast(t("trucker-ui-finish-too-late"));
        this.keepBuilding();
      }
    });
    $effect(() => {
      const pending = this.#pending;
      if (!pending) return;
      if (session?.refusal) this.#takenBack(pending);
      if (session?.refusal || this.decision?.number !== pending.number) this.#pending = null;
    });
  }

  get view(): TruckerView {
    return viewOf(this.stage);
  }
  get seat(): TruckerSeat {
    return at(this.view.seats, this.stage.near);
  }
  get pages(): Page[] {
    const stacked = this.view.yard.stacks.some((stack) => stack.count);
    return PAGES.filter((page) => page !== "stacks" || stacked);
  }
  get decision(): Decision | null {
    return this.stage.choice.decision;
  }
  get #known(): ReadonlySet<number> {
    return new Set(this.view.yard.stacks.flatMap((stack, i) => (stack.cards && stack.count ? [i + 1] : [])));
  }
  get #type(): string | null {
    return this.#pending ? String(this.#pending.action["type"]) : null;
  }

  /** the tile in hand as shown: FRESH is one from the heap that the server has not turned over yet */
  get tile(): string | null {
    switch (this.#type) {
      case "take_hidden":
        return FRESH;
      case "take":
      case "take_reserved":
        return this.#pending?.tile ?? null;
      case "attach":
      case "reserve":
      case "return_tile":
        return null;
      default:
        return this.seat.hand;
    }
  }
  get parts(): Record<string, Laid> {
    const laid = this.#pending;
    if (this.#type !== "attach" || !laid?.tile) return this.seat.ship;
    return {
      ...this.seat.ship,
      [String(laid.action["cell"])]: { tile: laid.tile, rotation: Number(laid.action["rotation"]) },
    };
  }
  get reserve(): string[] {
    const tile = this.#pending?.tile;
    if (this.#type === "take_reserved") return this.seat.reserve.filter((one) => one !== tile);
    return this.#type === "reserve" && tile ? [...this.seat.reserve, tile] : this.seat.reserve;
  }
  /** open tiles, without the one just reached for */
  get shown(): string[] {
    const tile = this.#pending?.tile;
    if (this.#type === "take") return this.view.yard.shown.filter((one) => one !== tile);
    return this.#type === "return_tile" && tile ? [...this.view.yard.shown, tile] : this.view.yard.shown;
  }

  get holding(): boolean {
    return this.decision?.name === "hold" && this.#pending === null;
  }
  get fits(): Fit[] {
    if (!this.holding) return [];
    const told = askedOf(this.decision)?.fits;
    return (
      told ??
      (this.decision?.cells ?? []).flatMap(({ cell, rotations }) =>
        (rotations ?? []).map((rotation) => ({ cell, rotation, joints: {}, rules: [] })),
      )
    );
  }
  get here(): Fit[] {
    return this.fits.filter((fit) => fit.rotation === this.rotation);
  }
  at(cell: string | null): Fit | null {
    return this.here.find((fit) => fit.cell === cell) ?? null;
  }
  marks(fit: Fit): JointMark[] {
    return Object.entries(fit.joints).map(([side, ok]) => ({ cell: fit.cell, side: sideOf(side), ok: ok === true }));
  }
  attaching(cell: string): Action {
    return { ...this.decision?.template, cell, rotation: this.rotation };
  }

  option(type: string): Option | null {
    return this.stage.choice.options.find((one) => one.action["type"] === type) ?? null;
  }

  act(action: Action): void {
    const decision = this.decision;
    if (!decision || this.stage.choice.busy) return;
    const type = String(action["type"]);
    this.stack = null;
    this.keepBuilding();
    const tile =
      typeof action["tile"] === "string"
        ? action["tile"]
        : ["attach", "reserve", "return_tile"].includes(type)
          ? this.seat.hand
          : null;
    if (["take_hidden", "take", "take_reserved", "attach", "reserve", "return_tile"].includes(type))
      this.#pending = { number: decision.number, action, tile };
    this.stage.choice.act(action);
  }
  openStack(stack: number): void {
    this.stack = stack;
  }
  /** a stack in hand goes back to its place */
  closeStack(): boolean {
    if (this.stack === null) return false;
    const held = this.seat.looking === this.stack;
    this.stack = null;
    if (held) this.do("put_back");
    return true;
  }

  /** does anything speak against finishing now? */
  get doubtful(): boolean {
    return doubts(this.stage).length > 0;
  }
  /** the first wish chooses the space, the second one takes it, whenever it comes; where it is doubtful a sheet asks */
  wishToFinish(space: number): void {
    if (this.stage.choice.busy) return;
    if (this.finishing === space && !this.doubtful) {
      this.finish();
      return;
    }
    this.stack = null;
    this.finishing = space;
    if (this.doubtful) this.faults = this.seat.errors.length > 0;
  }
  keepBuilding(): boolean {
    const was = this.finishing !== null;
    this.finishing = null;
    return was;
  }
  finish(): void {
    const option = this.stage.choice.single({ zone: "start", space: this.finishing ?? 0 });
    if (option) this.act(option.action);
  }

  do(type: string): boolean {
    const option = this.option(type);
    if (option) this.act(option.action);
    return option !== null;
  }
  attach(cell = this.cursor): void {
    if (!cell || !this.holding) return;
    if (this.at(cell)) this.act(this.attaching(cell));
    else announce(`${cellWord(cell)}: ${t("trucker-ui-holds-not")}`);
  }
  turn(quarters: number): void {
    const tile = this.tile;
    if (tile === null || tile === FRESH) return;
    this.rotation = (this.rotation + 90 * quarters + 360) % 360;
    announce(spoken(tileOf(this.stage.components, tile), this.rotation));
  }
  /** the next place, in reading order, where the tile holds as it is turned */
  next(step: number): string | null {
    const board = this.here.map((fit) => fit.cell);
    if (board.length === 0) {
      announce(t("trucker-ui-no-place"));
      return null;
    }
    const now = this.cursor ? board.indexOf(this.cursor) : -1;
    return board[(now + step + board.length) % board.length] ?? null;
  }

  /** somebody else was faster, or the rules say no */
  #takenBack({ action, tile }: Pending): void {
    const by = this.view.seats.findIndex((one, seat) => seat !== this.stage.near && tile !== null && one.hand === tile);
    if (action["type"] === "take" && by >= 0)
      toast(t("trucker-ui-faster", { name: seatName(by), tile: cardName(tile ?? "") }));
  }
}
