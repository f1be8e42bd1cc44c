// What an event happened to: in the page it is always an element, but for the document and the window themselves.

/** the element itself, or the nearest one around it that fits */
export const targetOf = (event: Event): Element | null => (event.target instanceof Element ? event.target : null);
export const nearest = (event: Event, selector: string): Element | null => targetOf(event)?.closest(selector) ?? null;
export const byFinger = (event: Event): boolean => event instanceof PointerEvent && event.pointerType === "touch";
/** the same for what is asked of a page's elements; drawn ones (SVG) can be asked it, too */
export const elementOf = (event: Event): HTMLElement => event.target as HTMLElement;
