// How many lessons a game's guided first game has; asked only for those who have begun one.
import type { Lesson } from "../lessons/lesson";

const LESSONS = import.meta.glob<Record<string, unknown>>("../../games/*/lessons/index.ts");

export async function lessonsIn(game: string): Promise<number> {
  const module = await LESSONS[`../../games/${game}/lessons/index.ts`]?.();
  const found = Object.values(module ?? {}).find((one): one is Lesson[] => Array.isArray(one));
  return found?.length ?? 0;
}
