// On a small phone a table scrolls: a new question is brought into sight together with what answers it.
const ANSWERS = ".ask, .hand, [data-choice]:not(.strip *), [data-action]";

/** how far a page that high must be scrolled on to show a part, which is so much lower than its top: all of it, or its beginning */
export const way = (top: number, bottom: number, height: number): number =>
  bottom - top > height ? top : Math.max(0, bottom - height) || Math.min(0, top);

export function bringQuestion(table: HTMLElement | null): void {
  if (!table || table.scrollHeight <= table.clientHeight) return;
  const frame = table.getBoundingClientRect();
  const parts = [...table.querySelectorAll<HTMLElement>(ANSWERS)].filter((one) => one.checkVisibility());
  const lit = parts.filter((one) => !one.matches(".hand") || one.querySelector("[data-choice], [data-action]"));
  const boxes = lit.map((one) => one.getBoundingClientRect());
  if (boxes.length === 0) return;
  const top = Math.min(...boxes.map((box) => box.top)) - frame.top;
  const bottom = Math.max(...boxes.map((box) => box.bottom)) - frame.top;
  table.scrollTop += way(top, bottom, table.clientHeight);
}
