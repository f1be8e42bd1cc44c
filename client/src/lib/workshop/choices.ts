// The packs whoever opens a table may choose: the host's, and the one they come with from the workshop.
import type { PackInfo } from "../../generated/protocol";
import { unsure } from "../cards/sure";
import { components } from "../net/api";
import { t } from "../texts/texts.svelte";
import * as api from "./api";

export async function packChoices(
  game: string,
  wished: string | null,
): Promise<{ packs: PackInfo[]; current: string }> {
  const { packs, current } = await api.packs(game).catch(() => ({ packs: [], current: "" }));
  if (!wished || packs.some((one) => one.hash === wished)) return { packs, current };
  const cards = Object.values((await components(game, wished)).cards);
  const owner = cards.filter((card) => card.status === "owner").length;
  const verified = cards.filter((card) => !unsure(card.status)).length - owner;
  return {
    packs: [...packs, { hash: wished, name: t("workshop-pack-name"), verified, owner, total: cards.length }],
    current,
  };
}
