// What a lesson speaks of must be seen: whatever scrolls goes to it, and stays where it is if it is seen.
/** the part of the window in which it could be seen: inside everything round it that scrolls or cuts */
export function sight(node: Element): { left: number; top: number; right: number; bottom: number } {
  let [left, top, right, bottom] = [0, 0, innerWidth, innerHeight];
  for (let around = node.parentElement; around; around = around.parentElement) {
    if (getComputedStyle(around).overflow === "visible") continue;
    const box = around.getBoundingClientRect();
    [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
    [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
  }
  return { left, top, right, bottom };
}
/** is all of it there? */
export function isSeen(node: Element): boolean {
  const at = node.getBoundingClientRect();
  const { left, top, right, bottom } = sight(node);
  return at.left >= left - 1 && at.top >= top - 1 && at.right <= right + 1 && at.bottom <= bottom + 1;
}
export function bring(node: Element | null): void {
  if (node && !isSeen(node)) node.scrollIntoView({ block: "nearest", inline: "center" });
}
