// What travels over the table: copies of cards, goods and points in a layer of their own, which nobody can press or read.
import type { Playing } from "./theatre.svelte";
import type { Flight } from "./scene";

/** one that can be seen of what a selector names */
function seen(selector: string, which = 0): HTMLElement | null {
  const all = document.querySelectorAll<HTMLElement>(`.tablepage :is(${selector})`);
  return [...all].filter((one) => one.checkVisibility() && one.getBoundingClientRect().width > 0)[which] ?? null;
}

const GAP = 6;
const centre = (box: DOMRect): readonly [number, number] => [box.x + box.width / 2, box.y + box.height / 2];

export class Air {
  #layer: HTMLElement;
  #landed: HTMLElement[] = [];
  #left: HTMLElement[] = [];

  constructor(layer: HTMLElement) {
    this.#layer = layer;
  }

  /** nothing is on its way any more; what left its place is seen there again */
  clear(): void {
    this.#landed.forEach((one) => one.remove());
    this.#left.forEach((one) => one.style.removeProperty("visibility"));
    this.#landed = [];
    this.#left = [];
  }

  fly({ scene, ms }: Playing): void {
    if (ms === 0) return;
    for (const flight of scene.flights ?? []) {
      const from = seen(flight.from, flight.which),
        to = seen(flight.to);
      if (from && to) this.#send(flight, from, to, ms);
    }
  }

  #send(flight: Flight, from: HTMLElement, to: HTMLElement, ms: number): void {
    const start = from.getBoundingClientRect();
    const body = flight.look === undefined ? this.#copy(from, start) : this.#drawn(flight.look, start);
    if (flight.turns) body.classList.add("turns");
    this.#layer.append(body);
    this.#landed.push(body);
    const delay = Math.min(flight.after ?? 0, ms / 2);
    const way = travel(body.getBoundingClientRect(), goalOf(to, flight.beside));
    const motion = body.animate(frames(way, flight), {
      duration: ms - delay,
      delay,
      easing: "ease-in-out",
      fill: "both",
    });
    if (!flight.stays) motion.onfinish = () => body.remove();
  }

  #copy(from: HTMLElement, box: DOMRect): HTMLElement {
    const body = this.#drawn("", box, false);
    const copy = from.cloneNode(true) as HTMLElement;
    copy.removeAttribute("id");
    copy.style.width = `${box.width}px`;
    copy.style.height = `${box.height}px`;
    copy.style.setProperty("--card-w", `${box.width}px`);
    body.append(copy);
    from.style.visibility = "hidden";
    this.#left.push(from);
    return body;
  }

  #drawn(look: string, box: DOMRect, centred = true): HTMLElement {
    const body = document.createElement("div");
    const [x, y] = centred ? centre(box) : [box.x, box.y];
    body.className = centred ? "flying is-centred" : "flying";
    body.style.left = `${x}px`;
    body.style.top = `${y}px`;
    body.innerHTML = look;
    return body;
  }
}

/** where it will lie: beside what lies there already, unless that only keeps its place; never outside its player's panel */
function goalOf(to: HTMLElement, beside = false): DOMRect {
  const box = to.getBoundingClientRect();
  const taken = beside && to.querySelector("[data-explain]") !== null;
  if (!taken) return box;
  const edge = to.closest("[data-player]")?.getBoundingClientRect().right ?? Infinity;
  return new DOMRect(Math.min(box.x + box.width + GAP, edge - box.width), box.y, box.width, box.height);
}

/** from the middle of the one to the middle of the other; what is larger than its goal becomes as small */
function travel(body: DOMRect, goal: DOMRect): { x: number; y: number; scale: number } {
  const [x, y] = centre(body),
    [toX, toY] = centre(goal);
  const fit = Math.min(goal.width / Math.max(1, body.width), goal.height / Math.max(1, body.height));
  return { x: toX - x, y: toY - y, scale: Math.min(1, Math.max(0.3, fit)) };
}

function frames({ x, y, scale }: ReturnType<typeof travel>, { turns, stays }: Flight): Keyframe[] {
  const transform = `translate(${x}px, ${y}px) scale(${scale})`;
  if (!turns)
    return [
      { transform: "none", opacity: 1 },
      // seen all the way: it fades where it arrives
      { opacity: 1, offset: 0.8 },
      { transform, opacity: stays ? 1 : 0.2 },
    ];
  // never see-through: a body that fades is flat, and its face would be read through its back
  return [
    { transform: "perspective(500px) rotateY(180deg)" },
    { transform: "perspective(500px) rotateY(0deg)", offset: 0.4 },
    { transform },
  ];
}
