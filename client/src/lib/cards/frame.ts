// What every card and chip can show beside its face.
import type { Action } from "../net/wire";

export type CardState = "" | "legal" | "selected" | "placing" | "paying" | "illegal" | "new";
export interface CardProps {
  state?: CardState;
  badge?: string;
  why?: string;
  rule?: string | null;
  /** said after the spoken name, e.g. "can be placed for 3 cards" */
  extra?: string;
  action?: Action | null;
  choice?: string | null;
  pressed?: boolean;
  tabindex?: number;
  onpick?: (() => void) | null;
}

const SYLLABLES =
  /([aeiouyäöü](?:[bcdfghjklmnpqrstvwxzß]*?))(?=(?:sch|ch|ph|th|qu|[bcdfghjklmnpqrstvwxzß])[aeiouyäöü])/gi;
/** where German compounds are joined by an s, which belongs to the part before it */
const JOINTS = /(?<=(?:ung|heit|keit|schaft|ion|ität)s)(?=\p{L}{3})/iu;

/** soft hyphens for words of `from` letters or more: browsers lack dictionaries, and German compounds are long */
export function shy(name: string, from = 14): string {
  return name.replace(new RegExp(`\\p{L}{${from},}`, "gu"), (word) => word.split(JOINTS).map(divided).join("\u00ad"));
}

function divided(word: string): string {
  return word.replace(SYLLABLES, (part: string, _vowel: string, at: number) =>
    at + part.length < 3 || word.length - at - part.length < 3 ? part : `${part}\u00ad`,
  );
}
