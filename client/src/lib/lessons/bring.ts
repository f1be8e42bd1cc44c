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
/** does a bar that stays where it is lie over its middle? */
function isCovered(node: Element): boolean {
  const { left, top, width, height } = node.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  return there !== null && !node.contains(there) && !there.contains(node);
}
export function bring(node: Element | null): void {
  if (!node) return;
  if (!isSeen(node)) node.scrollIntoView({ block: "nearest", inline: "center" });
  if (node instanceof HTMLElement && isCovered(node)) node.scrollIntoView({ block: "center", inline: "center" });
}
