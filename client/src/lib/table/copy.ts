import { t } from "../texts/texts.svelte";
import { toast } from "../ui/live.svelte";

export async function copy(words: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(words);
    toast(t("copied"));
  } catch {
    // no clipboard without https: show it, so that it can be copied by hand
    toast(words);
  }
}
