import type { GameModule } from "./contract";

/** the shell's order and the games' own folders; each board is loaded only when its game is opened */
export const GAMES = ["race", "jumpdrive", "trucker", "solarius"] as const;
const LOADERS: Record<string, () => Promise<{ default: GameModule }>> = {
  jumpdrive: () => import("./jumpdrive"),
  trucker: () => import("./trucker"),
  race: () => import("./race"),
  solarius: () => import("./solarius"),
};

/** `plain`: the board made of words alone, which serves every game */
export async function gameModule(game: string, plain = false): Promise<GameModule> {
  const load = (!plain && LOADERS[game]) || (() => import("./generic"));
  return (await load()).default;
}
