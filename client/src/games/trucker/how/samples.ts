// Tiles to show: one of each kind from the box, and plain ones with the sides that an example needs.
import type { Components } from "../../../lib/net/wire";
import type { Contents } from "../draw/kinds";
import { NO_TILE, tileOf, type Connector, type Side, type TileFace } from "../types";

interface Wanted {
  kind: TileFace["kind"];
  strength?: number;
  colour?: string;
  contents?: Contents;
}
export const SAMPLES: Record<string, Wanted> = {
  "starting-cabin": { kind: "starting_cabin", contents: { crew: ["human", "human"] } },
  cabin: { kind: "cabin", contents: { crew: ["human", "human"] } },
  engine: { kind: "engine", strength: 1 },
  "double-engine": { kind: "engine", strength: 2 },
  cannon: { kind: "cannon", strength: 1 },
  "double-cannon": { kind: "cannon", strength: 2 },
  shield: { kind: "shield" },
  battery: { kind: "battery", contents: { tokens: 2 } },
  "cargo-hold": { kind: "cargo_hold", contents: { goods: ["yellow", "blue"] } },
  "special-hold": { kind: "special_hold", contents: { goods: ["red"] } },
  "life-brown": { kind: "life_support", colour: "brown" },
  "life-purple": { kind: "life_support", colour: "purple" },
  structural: { kind: "structural" },
};

export function sample(components: Components, name: string): { face: TileFace; contents: Contents } | null {
  const wanted = SAMPLES[name];
  if (!wanted) return null;
  const id = Object.keys(components.cards).find((one) => {
    const face = tileOf(components, one);
    return (
      face.type === "tile" &&
      face.kind === wanted.kind &&
      (wanted.strength === undefined || face.strength === wanted.strength) &&
      (wanted.colour === undefined || face.colour === wanted.colour)
    );
  });
  return id ? { face: tileOf(components, id), contents: wanted.contents ?? {} } : null;
}

/** a tile of the kind with these connectors: bow, right, stern, left */
export function plain(kind: TileFace["kind"], sides: readonly Connector[], strength = 1): TileFace {
  const [N = "none", E = "none", S = "none", W = "none"] = sides;
  const known: Record<Side, Connector> = { N, E, S, W };
  return { ...NO_TILE, id: `${kind}-${sides.join("")}`, kind, sides: known, strength };
}

export interface Laid {
  face: TileFace;
  rotation?: number;
  contents?: Contents;
}
const CABIN: readonly Connector[] = ["single", "single", "single", "single"];
const crew: Contents = { crew: ["human", "human"] };
const cabin = (): Laid => ({ face: plain("cabin", CABIN), contents: crew });
const connectorOf = (word: string): Connector | undefined =>
  (["none", "single", "double", "universal"] as const).find((one) => one === word);
/** two tiles that show a joint: side by side, or one above the other */
export function joint(name: string): { tiles: [Laid, Laid]; upright: boolean } | null {
  const [first, second] = (/^joint-(\w+)-(\w+)$/.exec(name) ?? []).slice(1).map(connectorOf);
  if (first && second)
    return {
      tiles: [
        { face: plain("structural", ["single", first, "none", "double"]) },
        { face: plain("structural", ["double", "none", "single", second]) },
      ],
      upright: false,
    };
  const engine = plain("engine", ["single", "none", "none", "none"]);
  if (name === "behind-engine") return { tiles: [{ face: engine }, cabin()], upright: true };
  if (name === "before-cannon")
    return { tiles: [cabin(), { face: plain("cannon", ["none", "none", "single", "none"]) }], upright: true };
  if (name === "engine-sideways") return { tiles: [cabin(), { face: engine, rotation: 270 }], upright: false };
  return null;
}
