import { MediaQuery } from "svelte/reactivity";

/** one column: what has no room is not there at all, so that nothing hidden can be chosen */
export const narrow = new MediaQuery("max-width: 699px");
