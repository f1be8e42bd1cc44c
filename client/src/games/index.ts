import type { GameModule } from "./contract";

/** the shell's order and the games' own folders; each board is loaded only when its game is opened */
export const GAMES = ["race", "jumpdrive", "trucker", "solarius"] as const;
const LOADERS: Record<string, () => Promise<{ default: GameModule }>> = {
  jumpdrive: () => import("./jumpdrive"),
  trucker: () => import("./trucker"),
};

export async function gameModule(game: string): Promise<GameModule> {
  const load = LOADERS[game] ?? (() => import("./generic"));
  return (await load()).default;
}
