import { flip, type AnimationConfig, type FlipParams } from "svelte/animate";

/** moves a card to its new place; one that is not shown, before or after, has no way to go */
export function glide(node: Element, places: { from: DOMRect; to: DOMRect }, params: FlipParams): AnimationConfig {
  return places.from.width && places.to.width ? flip(node, places, params) : { duration: 0 };
}
