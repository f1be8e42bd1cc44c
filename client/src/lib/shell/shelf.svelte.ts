// The games in the server's order; until it answers, those this client was built with.
import { GAMES } from "../../generated/games";
import type { GameInfo } from "../net/wire";
import { nameGames } from "../texts/texts.svelte";

let ids = $state.raw(GAMES);
export const shelf = (): readonly string[] => ids;

/** a game that came after this client was built has a name and a sign all the same */
export function stock(found: readonly GameInfo[]): void {
  nameGames(found);
  for (const { id } of found) if (!document.getElementById(`game-${id}`)) sign(id);
  ids = found.map(({ id }) => id);
}
function sign(game: string): void {
  const plain = document.getElementById("world-line");
  const copy = plain?.cloneNode(true);
  if (!plain || !(copy instanceof Element)) return;
  copy.id = `game-${game}`;
  plain.after(copy);
}
