import { getContext, setContext } from "svelte";
import type { Components } from "../net/wire";
import type { HowTo } from "./contract";

export interface Reading {
  game: string;
  how: HowTo;
  components: Components;
}
const KEY = Symbol("how to play");
export const provideReading = (reading: Reading): Reading => setContext(KEY, reading);
export const useReading = (): Reading => getContext<Reading>(KEY);
