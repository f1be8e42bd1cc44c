// What packs are made of, as the server tells it: the form follows from this, whatever the game.
import type { Text } from "../net/wire";

export type Entry = Record<string, unknown>;
export type Pack = Record<string, unknown>;

export interface Choice {
  value: string | number;
  label: Text | null;
}
export interface Kind {
  kind:
    | "number"
    | "word"
    | "flag"
    | "name"
    | "link"
    | "choice"
    | "several"
    | "group"
    | "variant"
    | "either"
    | "list"
    | "map";
  least?: number | null;
  most?: number | null;
  longest?: number | null;
  choices?: Choice[];
  group?: string;
  groups?: string[];
  tag?: string;
  of?: Kind;
  keys?: Kind;
  length?: number | null;
  /** may be left out */
  empty?: boolean;
}
export interface Field extends Kind {
  name: string;
  label: Text | null;
  hint: Text | null;
  needed: boolean;
}
export interface Group {
  tag: string | null;
  tag_field: string | null;
  label: Text | null;
  fields: Field[];
}
export interface Shape {
  name: string;
  label: Text | null;
  fixed: Record<string, unknown>;
  needs: string[];
  without: string[];
}
export interface Section {
  name: string;
  key: string | null;
  label: Text | null;
  fields: Field[];
  shapes: Shape[];
}
export interface Schema {
  game: string;
  status: string;
  sections: Section[];
  groups: Record<string, Group>;
}

/** the group of this name; one without fields if there is none */
export const groupOf = (schema: Schema, name: string | undefined): Group =>
  schema.groups[name ?? ""] ?? { tag: null, tag_field: null, label: null, fields: [] };
/** what the parts of a list or map are */
export const partOf = (kind: Kind): Kind => kind.of ?? { kind: "word" };
export const sectionOf = (schema: Schema, name: string): Section =>
  schema.sections.find((one) => one.name === name) ?? { name, key: null, label: null, fields: [], shapes: [] };
/** the entries a pack has in a section of many */
export const entriesOf = (pack: Pack, section: string): Entry[] => {
  const found = pack[section];
  return Array.isArray(found) ? found : [];
};

export const BOX = "box";
const SURE = ["verified", "rulebook"];
export type Sureness = "verified" | "owner" | "open";

/** how sure an entry is; what says nothing is printed in the rulebook */
export function sureness(schema: Schema, entry: Entry): Sureness {
  const status = entry[schema.status];
  if (status === undefined || SURE.includes(String(status))) return "verified";
  return status === "owner" ? "owner" : "open";
}

export const same = (a: unknown, b: unknown): boolean =>
  a === b || JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));
const sorted = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(sorted)
    : value && typeof value === "object"
      ? Object.fromEntries(
          Object.entries(value)
            .sort(([a], [b]) => (a < b ? -1 : 1))
            .map(([name, one]) => [name, sorted(one)]),
        )
      : value;

/** the form an entry has now */
export const shapeOf = (section: Section, entry: Entry): Shape | undefined => {
  const fits = (shape: Shape) =>
    Object.entries(shape.fixed).every(([name, value]) => entry[name] === value) &&
    shape.without.every((name) => entry[name] === undefined);
  return (
    section.shapes.find(fits) ??
    section.shapes.find((one) => Object.entries(one.fixed).every(([n, v]) => entry[n] === v))
  );
};

/** the entry in another form: what belongs to it comes with the least value, what does not goes */
export function reshaped(schema: Schema, section: Section, entry: Entry, shape: Shape): Entry {
  const made: Entry = { ...entry, ...shape.fixed };
  for (const name of shape.without) delete made[name];
  for (const name of shape.needs) {
    const field = section.fields.find((one) => one.name === name);
    if (field && made[name] === undefined) made[name] = first(schema, field);
  }
  return made;
}

/** the fields an entry of this form has */
export const fieldsOf = (section: Section, shape: Shape | undefined): Field[] =>
  section.fields.filter((one) => !shape || (!(one.name in shape.fixed) && !shape.without.includes(one.name)));

/** the value something begins with */
export function first(schema: Schema, kind: Kind): unknown {
  switch (kind.kind) {
    case "number":
      return Math.max(kind.least ?? 0, 0);
    case "flag":
      return false;
    case "choice":
      return kind.choices?.[0]?.value;
    case "name":
      return { en: "", de: "" };
    case "several":
    case "list":
      return Array.from({ length: kind.length ?? 0 }, () => first(schema, partOf(kind)));
    case "map":
      return {};
    case "either":
      return first(schema, partOf(kind));
    case "group":
      return firstOf(schema, kind.group);
    case "variant":
      return firstOf(schema, kind.groups?.[0]);
    default:
      return "";
  }
}
export function firstOf(schema: Schema, name: string | undefined): Entry {
  const group = groupOf(schema, name);
  const made: Entry = group.tag_field ? { [group.tag_field]: group.tag } : {};
  for (const field of group.fields) if (field.needed) made[field.name] = first(schema, field);
  return made;
}

/** signs that are counted, such as the symbols of a card: numbers and nothing else */
export const counted = (schema: Schema, kind: Kind): Field[] | null => {
  const fields = kind.kind === "group" ? groupOf(schema, kind.group).fields : undefined;
  return fields?.every((one) => one.kind === "number" && !one.needed) ? fields : null;
};
