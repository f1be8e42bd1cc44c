// How games look before they are opened. Each brings its own; one that came after this client was built gets a drawn one.
import { inner, starsSvg } from "../lib/art/backdrop";
import { hash, hsl, stream } from "../lib/art/random";
import { planet } from "../lib/art/world";

export interface Tile {
  picture: () => string;
}

const TILES = import.meta.glob<Tile>("./*/tile/index.ts", { import: "default", eager: true });
const tileOf = (game: string): Tile | undefined => TILES[`./${game}/tile/index.ts`];

export const pictureOf = (game: string): string => (tileOf(game)?.picture ?? (() => drawn(game)))();

/** a sky and a world grown from the game's id */
function drawn(game: string): string {
  const random = stream(hash(game));
  const hue = random.in(0, 360);
  const world = planet(game, { good: null, type: "production", view: "disc" });
  return `<svg viewBox="0 0 300 258" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><rect width="300" height="258" fill="${hsl(hue, 40, 9)}"/>${starsSvg(game, 80, 300, 258)}${inner(world, 70, 44, 160, 160)}</svg>`;
}
