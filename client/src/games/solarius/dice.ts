import { t } from "../../lib/texts/texts.svelte";
import type { Colour, Face } from "./types";

export const dieName = (colour: Colour, face: Face): string =>
  t("solarius-ui-die", { colour: t(`solarius-${colour}`), face: face.replace("*", "★") });
