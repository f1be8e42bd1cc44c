// Finding a tile in a crowded heap: one kind at a time, connectors add up.
import type { Connector, TileFace } from "../types";

export interface HeapWish {
  kind: string | null;
  connectors: readonly Connector[];
}
export const EVERYTHING: HeapWish = { kind: null, connectors: [] };
/** in the order the rulebook presents them; doubles are a kind of their own */
export const HEAP_KINDS = [
  "cannon-1",
  "cannon-2",
  "engine-1",
  "engine-2",
  "cabin",
  "battery",
  "cargo_hold",
  "special_hold",
  "shield",
  "life_support",
  "structural",
] as const;
export const HEAP_CONNECTORS: readonly Connector[] = ["single", "double", "universal"];

export const heapKind = (face: TileFace): string =>
  face.kind === "cannon" || face.kind === "engine" ? `${face.kind}-${face.strength ?? 1}` : face.kind;
export const isWished = (face: TileFace, wish: HeapWish): boolean =>
  (wish.kind === null || heapKind(face) === wish.kind) &&
  wish.connectors.every((one) => Object.values(face.sides).includes(one));
export const isOpen = (wish: HeapWish): boolean => wish.kind === null && wish.connectors.length === 0;
