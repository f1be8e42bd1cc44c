import { GAMES } from "../generated/games";
import type { HowTo } from "../lib/how/contract";
import type { Drawings, GameModule } from "./contract";

/** every game's folder brings its board, loaded only when the game is opened */
const LOADERS = import.meta.glob<{ default: GameModule }>("./*/index.ts");

/** `plain`: the board made of words alone, which serves every game */
export async function gameModule(game: string, plain = false): Promise<GameModule> {
  const load = (!plain && LOADERS[`./${game}/index.ts`]) || LOADERS["./generic/index.ts"]!;
  return (await load()).default;
}

const GUIDES = import.meta.glob<{ default: HowTo }>("./*/how/index.ts");

/** games that bring a guide, in the order of the shelf */
export const GUIDED = GAMES.filter((game) => GUIDES[`./${game}/how/index.ts`]);
/** the two sheets that teach a game */
export async function howTo(game: string): Promise<HowTo> {
  const load = GUIDES[`./${game}/how/index.ts`];
  if (!load) throw new Error(`no guide to ${game}`);
  return (await load()).default;
}

const DRAWINGS = import.meta.glob<{ default: Drawings }>("./*/workshop/index.ts");

/** what the workshop shows of a game's pack beside cards */
export const drawings = async (game: string): Promise<Drawings> =>
  (await DRAWINGS[`./${game}/workshop/index.ts`]?.())?.default ?? {};
