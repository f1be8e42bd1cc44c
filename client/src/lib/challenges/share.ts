// A challenge's link, from a finished solo game: made, and handed to whatever shares links here.
import { Problem } from "../net/http";
import { copy } from "../table/copy";
import { say, t } from "../texts/texts.svelte";
import { toast } from "../ui/live.svelte";
import * as api from "./api";

export const challengeLink = (id: string): string => `${location.origin}/c/${id}`;

export async function shareChallenge(table: string): Promise<string | null> {
  try {
    const { id } = await api.challengeWith(table);
    await copy(challengeLink(id));
    return id;
  } catch (problem) {
    toast(problem instanceof Problem ? say(problem.text) : t("error-unknown"));
    return null;
  }
}
