// What an event says beside its sentence: the things its text was given.
import type { GameEvent } from "../net/wire";
import { idOf, inner } from "../texts/args";

export const fact = (event: GameEvent, name: string): unknown => event.text?.args?.[name];
export { inner };

export const cardIn = (event: GameEvent, name: string): string | null => idOf(fact(event, name));
export function cardsIn(event: GameEvent, name: string): string[] {
  return listIn(event, name).flatMap((one) => idOf(one) ?? []);
}
/** the things of a list that the text was given */
export function listIn(event: GameEvent, name: string): unknown[] {
  const all = fact(event, name);
  return Array.isArray(all) ? all : [];
}
export const numberIn = (event: GameEvent, name: string): number => Number(fact(event, name) ?? 0) || 0;
