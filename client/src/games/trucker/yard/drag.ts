// The tile in hand: drag it to a cell and let go to attach; a tap without moving turns it.
import type { Bench } from "./bench.svelte";

interface DragWish {
  bench: Bench;
  tap: () => void;
}
const FAR = 8;

export function drag(node: HTMLElement, wish: DragWish): { update(next: DragWish): void; destroy(): void } {
  let current = wish;
  let from: { x: number; y: number } | null = null;
  let moved = false;
  const cellAt = (event: PointerEvent): string | null =>
    document
      .elementsFromPoint(event.clientX, event.clientY)
      .map((one) => (one instanceof HTMLElement || one instanceof SVGElement ? one.dataset["cell"] : undefined))
      .find((cell) => cell !== undefined) ?? null;

  const down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    from = { x: event.clientX, y: event.clientY };
    moved = false;
    node.setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent): void => {
    if (!from) return;
    const x = event.clientX - from.x,
      y = event.clientY - from.y;
    if (!moved && Math.hypot(x, y) < FAR) return;
    moved = true;
    node.classList.add("dragged");
    node.style.transform = `translate(${x}px, ${y}px)`;
    current.bench.cursor = cellAt(event);
    current.bench.byKey = false;
  };
  const up = (event: PointerEvent): void => {
    if (!from) return;
    from = null;
    node.classList.remove("dragged");
    node.style.transform = "";
    if (moved) current.bench.attach(cellAt(event));
  };
  const click = (): void => {
    if (!moved) current.tap();
    moved = false;
  };
  node.addEventListener("pointerdown", down);
  node.addEventListener("pointermove", move);
  node.addEventListener("pointerup", up);
  node.addEventListener("pointercancel", up);
  node.addEventListener("click", click);
  return {
    update(next) {
      current = next;
    },
    destroy() {
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointerup", up);
      node.removeEventListener("pointercancel", up);
      node.removeEventListener("click", click);
    },
  };
}
