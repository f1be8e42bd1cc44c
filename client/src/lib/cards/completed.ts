// Packs leave out what is empty; faces want it all. Each card is completed once for each box.
import type { Components } from "../net/wire";

export function completed<T>(make: (id: string, components: Components) => T): (box: Components) => (id: string) => T {
  const known = new WeakMap<Components, Map<string, T>>();
  return (components) => {
    const cards = known.get(components) ?? new Map<string, T>();
    known.set(components, cards);
    return (id) => {
      const card = cards.get(id) ?? make(id, components);
      cards.set(id, card);
      return card;
    };
  };
}
