// The heap's open tiles keep their places: a tile taken leaves a hole, a new one comes at the end. Nobody ever clicks on
// another tile than the one aimed at, because the holes close only while nobody points at the heap.
export interface Slot {
  tile: string;
  gone: boolean;
}

export function settle(slots: readonly Slot[], shown: readonly string[]): Slot[] {
  const there = new Set(shown);
  const next = slots.map((slot) => ({ tile: slot.tile, gone: !there.has(slot.tile) }));
  const known = new Set(next.map((slot) => slot.tile));
  return [...next, ...shown.filter((tile) => !known.has(tile)).map((tile) => ({ tile, gone: false }))];
}

export const closed = (slots: readonly Slot[]): Slot[] => slots.filter((slot) => !slot.gone);
