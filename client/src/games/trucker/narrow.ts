import { MediaQuery } from "svelte/reactivity";

/** one column, or a phone held sideways: what has no room is not there at all, so that nothing hidden can be chosen */
export const narrow = new MediaQuery("(max-width: 699px), (max-height: 539px)");
/** the heap has no head of its own: no room above its tiles */
export const headless = new MediaQuery(
  "(max-width: 539px) and (max-height: 699px), (max-height: 539px) and (min-width: 540px)",
);
