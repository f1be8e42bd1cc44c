// The heap's open tiles keep their places: a tile taken leaves a gap until one is put back.
export interface Slot { tile: string; gone: boolean }

export function settle(slots: readonly Slot[], shown: readonly string[]): Slot[] {
  const there = new Set(shown);
  const next = slots.map((slot) => ({ tile: slot.tile, gone: !there.has(slot.tile) }));
  const known = new Set(next.map((slot) => slot.tile));
  for (const tile of shown) {
    if (known.has(tile)) continue;
    const gap = next.findIndex((slot) => slot.gone);
    if (gap >= 0) next[gap] = { tile, gone: false };
    else next.push({ tile, gone: false });
  }
  while (next.at(-1)?.gone) next.pop();
  return next;
}
