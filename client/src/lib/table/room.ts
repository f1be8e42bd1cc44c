// How much room the window leaves, for what is not there at all where there is none. The styles ask the same.
import { MediaQuery } from "svelte/reactivity";
import { param } from "../router.svelte";

/** a phone held upright: one column */
export const upright = new MediaQuery("(max-width: 539px), (max-width: 699px) and (min-height: 540px)");
/** a phone held sideways, or a small window enlarged: who, what, and what is asked, side by side */
export const low = new MediaQuery("(max-height: 539px) and (min-width: 540px)");
/** no column for the log beside the board */
export const tight = new MediaQuery("(max-width: 1199px)");
/** a curve may be high beside the board */
export const spacious = new MediaQuery("(min-width: 1200px) and (min-height: 720px)");
/** beside an opinion the cards step back, unless the window is high */
const shallow = new MediaQuery("(max-height: 899px)");
const besideOpinion = (): boolean => shallow.current && param("look") === "opinion";
/** cards are so small that words from nine letters on need a place to break */
export const cramped = (): boolean => tight.current || low.current || besideOpinion();
