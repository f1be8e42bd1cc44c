// Where a box beside a chip stands, in the page's own coordinates.
const EDGE = 12,
  GAP = 8;

export function placeBeside(anchor: HTMLElement | null, box: HTMLElement): { left: number; top: number } {
  if (!anchor) return { left: EDGE, top: scrollY + EDGE + 60 };
  const at = anchor.getBoundingClientRect();
  const left = Math.max(EDGE, Math.min(at.left - 20, document.documentElement.clientWidth - box.offsetWidth - EDGE));
  const below = at.bottom + GAP + box.offsetHeight < innerHeight || at.top < box.offsetHeight + GAP;
  return { left, top: scrollY + (below ? at.bottom + GAP : at.top - GAP - box.offsetHeight) };
}
