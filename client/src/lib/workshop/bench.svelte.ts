// The pack on the bench: what is typed, what is wrong with it, what was before.
import type { PackProblem } from "../../generated/protocol";
import { speakOf } from "../texts/texts.svelte";
import type { Component, Components } from "../net/wire";
import * as api from "./api";
import * as kept from "./kept";
import {
  BOX,
  entriesOf,
  fieldsOf,
  reshaped,
  same,
  sectionOf,
  shapeOf,
  sureness,
  type Entry,
  type Field,
  type Pack,
  type Schema,
  type Section,
  type Shape,
  type Sureness,
} from "./schema";
import { at } from "../lists";

const SOON = 120;
const LATER = 500;
const DROPPED = ["assumed", "note"];
export interface Place {
  section: string;
  key: string;
}
type Look = "all" | "open" | "mine";

export class Bench {
  readonly schema: Schema;
  readonly shipped: Pack;
  pack = $state.raw<Pack>({});
  typed = $state.raw<Record<string, string[]>>({});
  name = $state("");
  at = $state.raw<Place>({ section: "", key: "" });
  look = $state<Look>("all");
  /** of the entry at hand, from the server */
  problems = $state.raw<PackProblem[]>([]);
  /** of the whole pack, a moment later */
  all = $state.raw<PackProblem[]>([]);
  hash = $state<string | null>(null);
  shown = $state.raw<Component | null>(null);
  unstored = $state(false);
  #before = $state.raw<Record<string, [Entry, string[]][]>>({});
  #soon: ReturnType<typeof setTimeout> | undefined;
  #later: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  constructor(
    readonly info: api.Workshop,
    draft: kept.Kept | null,
  ) {
    this.schema = info.schema;
    this.shipped = info.pack;
    this.pack = draft?.pack ?? info.pack;
    this.typed = draft?.typed ?? {};
    this.name = draft?.name ?? "";
    const most = [...this.schema.sections].sort(
      (a, b) => this.open(b.name) - this.open(a.name) || this.length(b) - this.length(a),
    );
    this.enter(most[0]?.name ?? BOX);
  }

  get game(): string {
    return this.info.game;
  }
  get section(): Section {
    return sectionOf(this.schema, this.at.section);
  }
  get entry(): Entry {
    return this.entryAt(this.at) ?? {};
  }
  get was(): Entry | undefined {
    return find(this.shipped, this.section, this.at.key);
  }
  get shape(): Shape | undefined {
    return shapeOf(this.section, this.entry);
  }
  get fields(): Field[] {
    return fieldsOf(this.section, this.shape);
  }
  get number(): number {
    return this.list(this.section.name).findIndex((entry) => this.keyOf(entry) === this.at.key);
  }
  list(section: string, pack: Pack = this.pack): Entry[] {
    const own = this.schema.sections.find((one) => one.name === section);
    return own?.key ? entriesOf(pack, section) : [boxOf(pack, this.schema)];
  }
  keyOf(entry: Entry, section: Section = this.section): string {
    return section.key ? String(entry[section.key]) : BOX;
  }
  entryAt({ section, key }: Place, pack: Pack = this.pack): Entry | undefined {
    const own = this.schema.sections.find((one) => one.name === section);
    return own ? find(pack, own, key, this.schema) : undefined;
  }
  sure(section: string, entry: Entry): Sureness {
    return sureness(this.schema, section === BOX ? {} : entry);
  }
  wrong(section: string, key: string): boolean {
    const found = section === this.at.section && key === this.at.key ? this.problems : this.all;
    return found.some((one) => one.section === section && one.entry === key);
  }
  count(section: string, sure: Sureness): number {
    return this.list(section).filter((entry) => this.sure(section, entry) === sure).length;
  }
  open(section: string): number {
    return this.count(section, "open");
  }
  length(section: Section): number {
    return this.list(section.name).length;
  }
  typedHere(place: Place = this.at): string[] {
    return this.typed[`${place.section}/${place.key}`] ?? [];
  }

  /** what stands at this field, in words of the server */
  problemAt(field: string): PackProblem | undefined {
    return this.problems.find(
      (one) => one.field === field || one.field?.startsWith(`${field}[`) || one.field?.startsWith(`${field}.`),
    );
  }
  /** what is wrong between the fields, or with all entries together */
  get loose(): PackProblem[] {
    const names = this.fields.map((one) => one.name);
    return this.problems.filter((one) => !names.some((name) => this.problemAt(name) === one));
  }
  get together(): PackProblem[] {
    return this.all.filter((one) => one.entry === null);
  }

  enter(section: string): void {
    const first = this.list(section).find((entry) => this.sure(section, entry) === "open") ?? this.list(section)[0];
    const own = sectionOf(this.schema, section);
    this.go({ section, key: first ? this.keyOf(first, own) : BOX });
  }
  go(place: Place): void {
    this.at = place;
    this.problems = [];
    this.shown = null;
    // an answer about another entry that is still on its way comes too late
    this.#asked++;
    this.#check();
  }
  /** the next entry that nobody has confirmed yet, or simply the next one */
  next(way: 1 | -1): void {
    const list = this.list(this.section.name);
    const from = this.number;
    const turn = list.map((_, i) => at(list, (from + way * (i + 1) + 2 * list.length) % list.length));
    const open = turn.find(
      (entry) => this.sure(this.section.name, entry) === "open" && this.keyOf(entry) !== this.at.key,
    );
    const to = way === 1 ? (open ?? turn[0]) : turn[0];
    if (to) this.go({ section: this.section.name, key: this.keyOf(to) });
  }

  change(field: string, value: unknown): void {
    this.#remember();
    const made = { ...this.entry };
    if (value === undefined) delete made[field];
    else made[field] = value;
    this.#mark([field]);
    this.#put(made);
  }
  reshape(shape: Shape): void {
    if (shape === this.shape) return;
    this.#remember();
    this.#mark(Object.keys(shape.fixed));
    this.#put(reshaped(this.schema, this.section, this.entry, shape));
  }
  /** the card is as printed: all of it was read */
  async confirm(): Promise<boolean> {
    if (!(await this.checked())) return false;
    if (this.section.name === BOX || this.sure(this.section.name, this.entry) !== "open") return true;
    this.#remember();
    const made: Entry = { ...this.entry, [this.schema.status]: "owner" };
    for (const name of DROPPED) delete made[name];
    this.#mark(this.fields.map((one) => one.name));
    this.#put(made);
    return true;
  }
  /** whether nothing is wrong with the entry at hand, asked just now */
  async checked(): Promise<boolean> {
    clearTimeout(this.#soon);
    await this.#ask();
    return this.problems.length === 0;
  }

  get undoable(): boolean {
    return (this.#before[this.#name]?.length ?? 0) > 0;
  }
  undo(): void {
    const past = this.#before[this.#name];
    const last = past?.at(-1);
    if (!past || !last) return;
    this.#before = { ...this.#before, [this.#name]: past.slice(0, -1) };
    this.typed = { ...this.typed, [this.#name]: last[1] };
    this.#put(last[0]);
  }

  /** entries of another pack take the place of those of the same name */
  take(places: Place[], from: Pack): void {
    for (const place of places) {
      const entry = this.entryAt(place, from);
      if (entry) this.pack = placed(this.pack, this.#own(place), place.key, entry);
    }
    this.#saved();
    this.#check();
  }
  add(): void {
    const key = `new_${this.list(this.section.name).length + 1}`;
    const like = this.list(this.section.name)[0] ?? {};
    const made: Entry = { ...like, [this.section.key ?? "id"]: key, [this.schema.status]: "reconstructed" };
    this.pack = { ...this.pack, [this.section.name]: [...this.list(this.section.name), made] };
    this.go({ section: this.section.name, key });
    this.#saved();
  }
  remove(): void {
    const gone = this.at;
    const rest = this.list(gone.section).filter((entry) => this.keyOf(entry) !== gone.key);
    this.next(1);
    this.pack = { ...this.pack, [gone.section]: rest };
    this.#saved();
  }
  rename(name: string): void {
    this.name = name;
    this.#saved();
  }
  startAnew(): void {
    this.pack = this.shipped;
    this.typed = {};
    this.#before = {};
    this.enter(this.section.name);
    this.#saved();
  }

  get #name(): string {
    return `${this.at.section}/${this.at.key}`;
  }
  #own(place: Place): Section {
    return sectionOf(this.schema, place.section);
  }
  #remember(): void {
    const past = this.#before[this.#name] ?? [];
    this.#before = { ...this.#before, [this.#name]: [...past, [this.entry, this.typedHere()]] };
  }
  #mark(fields: string[]): void {
    this.typed = { ...this.typed, [this.#name]: [...new Set([...this.typedHere(), ...fields])] };
  }
  #put(entry: Entry): void {
    this.pack = placed(this.pack, this.section, this.at.key, entry);
    this.#saved();
    this.#check();
  }
  #check(): void {
    clearTimeout(this.#soon);
    this.#soon = setTimeout(() => void this.#ask(), SOON);
  }
  async #ask(): Promise<void> {
    const asked = ++this.#asked;
    if (this.section.name === BOX) {
      this.problems = this.all.filter((one) => one.section === BOX);
      return;
    }
    const ids = this.list(this.section.name).map((entry) => this.keyOf(entry));
    const found = await api.checkEntry(this.game, this.section.name, this.entry, ids).catch(() => null);
    if (!found || asked !== this.#asked) return;
    this.problems = found.problems;
    this.shown = found.component ?? this.shown;
  }
  #saved(): void {
    clearTimeout(this.#later);
    this.#later = setTimeout(() => void this.#settle(), LATER);
  }
  async #settle(): Promise<void> {
    try {
      await kept.keep(this.game, { pack: this.pack, typed: this.typed, name: this.name });
      this.unstored = false;
    } catch {
      this.unstored = true;
    }
    await this.checkAll();
  }
  async checkAll(): Promise<void> {
    const found = await api.check(this.game, this.pack).catch(() => null);
    if (!found) return;
    this.all = found.problems;
    this.hash = found.hash;
    if (this.section.name === BOX) this.problems = found.problems.filter((one) => one.section === BOX);
  }

  /** all components with the one at hand as it is typed, for the game's own drawing */
  get components(): Components {
    const id = this.at.key;
    const base = this.info.components.cards;
    const raw = { ...base[id], ...this.shown, ...plain(this.entry, this.section) } as Component;
    const cards = { ...base, [id]: this.problems.length === 0 && this.shown ? this.shown : raw };
    return { ...this.info.components, cards };
  }
  speak(): void {
    speakOf(this.components.cards, []);
  }
}

/** numbers and words as they are typed, so that the picture follows at once; the rest waits for the server */
const plain = (entry: Entry, section: Section): Entry =>
  Object.fromEntries(
    section.fields
      .filter((one) => one.kind === "number" || (one.kind === "either" && typeof entry[one.name] === "number"))
      .map((one) => [one.name, entry[one.name] ?? null]),
  );

function boxOf(pack: Pack, schema: Schema): Entry {
  const lists = schema.sections.filter((one) => one.key).map((one) => one.name);
  return Object.fromEntries(Object.entries(pack).filter(([name]) => !lists.includes(name)));
}
function find(pack: Pack, section: Section, key: string, schema?: Schema): Entry | undefined {
  if (!section.key) return schema ? boxOf(pack, schema) : pack;
  const field = section.key;
  return entriesOf(pack, section.name).find((entry) => String(entry[field]) === key);
}
function placed(pack: Pack, section: Section, key: string, entry: Entry): Pack {
  if (!section.key) return { ...pack, ...entry };
  const field = section.key,
    list = entriesOf(pack, section.name),
    at = list.findIndex((one) => String(one[field]) === key);
  const made = at < 0 ? [...list, entry] : list.map((one, i) => (i === at ? entry : one));
  return { ...pack, [section.name]: made };
}

export interface Change {
  place: Place;
  field: string;
  from: unknown;
  to: unknown;
}
const UNPRINTED = [
  "status",
  "origin",
  "note",
  "assumed",
  "attested",
  "german_name_translated",
  "gold_status",
  "game",
  "format",
];

/** every printed field in which two packs differ */
export function changes(bench: Bench, before: Pack, after: Pack): Change[] {
  return bench.schema.sections.flatMap((section) => {
    const keys = new Set(
      [...bench.list(section.name, before), ...bench.list(section.name, after)].map((one) => bench.keyOf(one, section)),
    );
    return [...keys].flatMap((key) => {
      const place = { section: section.name, key };
      const old = bench.entryAt(place, before) ?? {};
      const made = bench.entryAt(place, after) ?? {};
      const fields = new Set([...Object.keys(old), ...Object.keys(made)]);
      return [...fields]
        .filter((field) => !UNPRINTED.includes(field) && !same(old[field], made[field]))
        .map((field) => ({ place, field, from: old[field], to: made[field] }));
    });
  });
}
