// A lesson's text: ① ② ③ are the pins of what it points at, *stars* make words strong.
export interface Bit {
  words: string;
  kind: "plain" | "strong" | "pin";
  /** what stands right behind a pin and stays beside it */
  tail?: string;
}
const PINS = "①②③";

export const bits = (text: string): Bit[] =>
  text
    .split(/(\*[^*]+\*|[①②③][.,:;!?)]*)/)
    .filter((part) => part !== "")
    .map((part) => {
      const pin = PINS.indexOf(part.charAt(0)) + 1;
      if (pin) return { words: String(pin), kind: "pin", tail: part.slice(1) };
      return part.startsWith("*") && part.length > 2
        ? { words: part.slice(1, -1), kind: "strong" }
        : { words: part, kind: "plain" };
    });
/** the pins that a text speaks of */
export const pinned = (text: string): number[] =>
  [...text].map((sign) => PINS.indexOf(sign) + 1).filter((pin) => pin > 0);
/** the same for ears */
export const aloud = (text: string): string =>
  text
    .replaceAll(/ ?[①②③]/g, "")
    .replaceAll("*", "")
    .trim();
