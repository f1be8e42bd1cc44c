// What a text was given besides its key: components and texts, as the engine writes them.
import type { Text } from "../net/wire";

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
const isText = (value: unknown): value is Text => isObject(value) && typeof value["key"] === "string";

/** the id of a component given as an argument */
export const idOf = (value: unknown): string | null =>
  isObject(value) && typeof value["card"] === "string" ? value["card"] : null;
/** the text given as an argument, e.g. a side or a colour */
export const inner = (value: unknown): Text | null => (isObject(value) && isText(value["text"]) ? value["text"] : null);
/** a list given as an argument */
export const listed = (value: unknown): unknown => (isObject(value) ? value["list"] : undefined);
/** the texts of a list, e.g. what a component says of itself */
export const textsOf = (value: unknown): Text[] => (Array.isArray(value) ? value.filter(isText) : []);
/** the numbers a text was given, by name */
export const numbersOf = (text: Text): Record<string, number> =>
  Object.fromEntries(
    Object.entries(text.args ?? {}).filter((one): one is [string, number] => typeof one[1] === "number"),
  );
/** the component a text names */
export const cardOfText = (text: Text | null | undefined, name = "card"): string | null => idOf(text?.args?.[name]);
