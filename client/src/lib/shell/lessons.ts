// The lessons of a game's guided first game; asked only for those who have begun one.
import type { Lesson } from "../lessons/lesson";

const LESSONS = import.meta.glob<Record<string, unknown>>("../../games/*/lessons/index.ts");

export async function lessonsIn(game: string): Promise<Lesson[]> {
  const module = await LESSONS[`../../games/${game}/lessons/index.ts`]?.();
  return Object.values(module ?? {}).find((one): one is Lesson[] => Array.isArray(one)) ?? [];
}
