// The game's own signs, for whatever part of the form shows a choice or a counted symbol.
import { getContext, setContext } from "svelte";
import type { Drawings } from "../../games/contract";

const KEY = Symbol("marks");
export const provideMarks = (find: () => Drawings): void => void setContext(KEY, find);
export const useMarks = (): (() => Drawings) => getContext<() => Drawings>(KEY);
