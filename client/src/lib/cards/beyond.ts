// How many cards of a row lie out of sight to its right, told whenever that changes.
export function beyond(shelf: HTMLElement, tell: (count: number) => void): { destroy(): void } {
  const row = (): HTMLElement | null => shelf.querySelector(".hand-cards");
  const look = (): void => {
    const edge = row()?.getBoundingClientRect().right ?? 0;
    // a card of which half can be seen can also be chosen
    const middles = [...shelf.querySelectorAll(".hand-slot")].map((card) => {
      const box = card.getBoundingClientRect();
      return (box.left + box.right) / 2;
    });
    tell(middles.filter((middle) => middle > edge).length);
  };
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
