// Whether several suggested cards lie further apart than their row is wide; told until the suggestion is over.
export function spread(shelf: HTMLElement, tell: (apart: boolean) => void): { destroy(): void } {
  let apart = false;
  const suggested = (): DOMRect[] =>
    [...shelf.querySelectorAll(".hand-slot:has([data-hinted]), .hand-slot[data-hinted]")].map((card) =>
      card.getBoundingClientRect(),
    );
  const tooFar = (cards: DOMRect[]): boolean => {
    const row = shelf.querySelector(".hand-cards")?.clientWidth ?? 0;
    return Math.max(...cards.map((card) => card.right)) - Math.min(...cards.map((card) => card.left)) > row;
  };
  const look = (): void => {
    const cards = suggested();
    // a grid shows them all: it stays as long as they are suggested
    apart = cards.length > 1 && (apart || tooFar(cards));
    tell(apart);
  };
  const lights = new MutationObserver(look);
  lights.observe(shelf, { subtree: true, attributes: true, attributeFilter: ["data-hinted"] });
  // a phone is turned, a window drawn
  const sizes = new ResizeObserver(look);
  sizes.observe(shelf);
  look();
  return {
    destroy() {
      lights.disconnect();
      sizes.disconnect();
    },
  };
}
