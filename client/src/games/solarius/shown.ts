// Solarius between two events: which of a seat's figures an event changes. Each is shown as it stands afterwards once the
// last event that touches it was seen.
import { numberIn } from "../../lib/motion/facts";
import type { Happening } from "../../lib/motion/scene";
import { changed, lastOf } from "../../lib/motion/shown";
import type { LogEntry } from "../../lib/net/wire";
import type { SolariusSeat, SolariusView } from "./types";

type Field = keyof SolariusSeat;
const MONEY: Field[] = ["fuel", "bucks"];
const HAND: Field[] = ["hand", "hand_count"];
const DRIVES: Field[] = ["drives", "range", "fuel"];
const TOUCHES: Readonly<Record<string, readonly Field[]>> = {
  took: ["dice", "dice_left", "junk"],
  wheel: MONEY,
  gained: MONEY,
  flew: ["ship", "fuel"],
  bought_drives: DRIVES,
  turned_drive: DRIVES,
  opened_portals: DRIVES,
  stored: ["rows"],
  raised: ["rows"],
  pushed: ["rows"],
  bought_resource: ["rows", ...MONEY],
  sold: ["rows", ...MONEY],
  removed_junk: ["junk"],
  colony: ["figures", "planets_left", "planets_right"],
  settled: ["rows", "planets_left", "planets_right"],
  station: ["rows", "stations", "figures"],
  outpost: ["figures"],
  mission: ["rows", "missions_open", "missions_done", "figures"],
  played_mission: [...HAND, "missions_open"],
  played_development: [...HAND, "developments"],
  drew: HAND,
  discarded: HAND,
};
const COUNTED = new Set<Field>(Object.values(TOUCHES).flat());

export class Shown {
  #after: SolariusView;
  #last: Map<Field, Map<number, number>>;
  /** the last event of each seat: with it everything else of the seat stands */
  #done: Map<number, number>;

  constructor({ news, after }: Happening) {
    this.#after = after as unknown as SolariusView;
    const touching = (field: Field) => lastOf(news, ({ type }) => TOUCHES[type]?.includes(field) ?? false);
    this.#last = new Map([...COUNTED].map((field) => [field, touching(field)]));
    this.#done = lastOf(news, () => true);
  }

  step(view: SolariusView, { event, n }: LogEntry): SolariusView {
    const seat = event?.seat ?? -1;
    if (event?.type === "round") return begun(view, numberIn(event, "number"));
    const after = this.#after.seats[seat];
    if (!event || !after) return view;
    const due = (TOUCHES[event.type] ?? []).filter((field) => this.#last.get(field)?.get(seat) === n);
    const all = this.#done.get(seat) === n;
    return changed(view, seat, (one: SolariusSeat) => (all ? after : { ...one, ...picked(after, due) }));
  }
}

/** a new round: all dice go back into the bag */
const begun = (view: SolariusView, round: number): SolariusView => ({
  ...view,
  round,
  seats: view.seats.map((seat) => ({ ...seat, dice: [] })),
});
const picked = (seat: SolariusSeat, fields: readonly Field[]): Partial<SolariusSeat> =>
  Object.fromEntries(fields.map((field) => [field, seat[field]]));
