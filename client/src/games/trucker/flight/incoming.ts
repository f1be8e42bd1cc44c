// What is said of a rock or shot on its way: which it is, and that nothing aboard answers it.
import { t } from "../../../lib/texts/texts.svelte";
import { isShot } from "../draw/rock";
import type { Hit } from "../types";
import { fromWord } from "../words";
import type { Coming } from "./scenes";

export function shotWords({ shot, n, of }: Coming): string {
  const kind = isShot(shot.size) ? "shot" : "meteor";
  const size = t(`trucker-ui-scene-${shot.size}`);
  return t(`trucker-ui-scene-${kind}`, { n: n + 1, of, size, side: fromWord(shot.from) });
}

/** why it is not answered */
export const defenceless = ({ size }: Hit): string => t(`trucker-ui-defenceless-${size}`);
