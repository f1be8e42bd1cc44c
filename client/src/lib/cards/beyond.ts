// What of a row of cards is in sight, told whenever that changes.
export interface Sight {
  /** how many cards lie out of sight to the right */
  hidden: number;
  /** the page that is seen, from 0, of so many */
  page: number;
  pages: number;
}

export function beyond(shelf: HTMLElement, tell: (sight: Sight) => void): { destroy(): void } {
  const row = (): HTMLElement | null => shelf.querySelector(".hand-cards");
  const look = (): void => tell({ hidden: outside(shelf, row()), ...paged(row()) });
  const sizes = new ResizeObserver(look);
  const cards = new MutationObserver(look);
  sizes.observe(shelf);
  cards.observe(shelf, { childList: true, subtree: true, attributes: true, attributeFilter: ["class"] });
  shelf.addEventListener("scroll", look, { capture: true, passive: true });
  look();
  return {
    destroy() {
      sizes.disconnect();
      cards.disconnect();
      shelf.removeEventListener("scroll", look, { capture: true });
    },
  };
}

function outside(shelf: HTMLElement, row: HTMLElement | null): number {
  const edge = row?.getBoundingClientRect().right ?? 0;
  // a card of which half can be seen can also be chosen
  const middles = [...shelf.querySelectorAll(".hand-slot")].map((card) => {
    const box = card.getBoundingClientRect();
    return (box.left + box.right) / 2;
  });
  return middles.filter((middle) => middle > edge).length;
}

/** the last page is seen as soon as the row is at its end, however little of it is new */
function paged(row: HTMLElement | null): { page: number; pages: number } {
  const [width, whole] = [row?.clientWidth ?? 0, row?.scrollWidth ?? 0];
  const pages = width > 0 ? Math.ceil((whole - 1) / width) : 1;
  const way = Math.max(1, whole - width);
  return { page: Math.round(((row?.scrollLeft ?? 0) / way) * (pages - 1)), pages };
}
