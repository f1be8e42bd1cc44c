// One stop of the Tab key for a group; the arrow keys walk inside it. What can be chosen now is always a stop of its own:
// whoever knows no other key than Tab and Enter can play, too.
import { elementOf } from "../ui/target";
export function roving(group: HTMLElement): { destroy(): void } {
  const stops = (): HTMLElement[] => [...group.querySelectorAll<HTMLElement>("button:not([disabled])")];
  let last: HTMLElement | undefined;
  const settle = (chosen?: HTMLElement): void => {
    const all = stops();
    const current = chosen ?? all.find((one) => one === last) ?? all[0];
    last = current;
    // a row that scrolls is scrolled by keys too while nothing in it can be chosen
    if (current) group.removeAttribute("tabindex");
    else group.tabIndex = 0;
    for (const one of all) one.tabIndex = one === current || one.matches("[data-choice], [data-action]") ? 0 : -1;
  };
  const onKey = (event: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const all = stops();
    const at = all.findIndex((one) => one === document.activeElement);
    if (at < 0 || event.ctrlKey || event.altKey || event.metaKey) return;
    const next =
      event.key === "Home"
        ? all[0]
        : event.key === "End"
          ? all.at(-1)
          : step
            ? all[(at + step + all.length) % all.length]
            : null;
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    settle(next);
    next.focus();
  };
  const onFocus = (event: FocusEvent): void => {
    if (event.target === group) return;
    const one = elementOf(event);
    settle(one);
    // a row that snaps would leave at its edge what the keys have reached
    if (one.matches(":focus-visible")) one.scrollIntoView({ block: "nearest", inline: "center" });
  };
  group.addEventListener("keydown", onKey);
  group.addEventListener("focusin", onFocus);
  const watcher = new MutationObserver(() => settle());
  watcher.observe(group, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ["data-choice", "data-action", "disabled"],
  });
  settle();
  return {
    destroy() {
      watcher.disconnect();
      group.removeEventListener("keydown", onKey);
      group.removeEventListener("focusin", onFocus);
    },
  };
}
