// Which page is open: the address bar is the truth.
import { nearest } from "./ui/target";

export const route = $state({ path: location.pathname, query: location.search });

const read = (): void => {
  route.path = location.pathname;
  route.query = location.search;
};

export function go(address: string, replace = false): void {
  if (replace) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  read();
  if (!replace) scrollTo(0, 0);
}

export const param = (name: string): string | null => new URLSearchParams(route.query).get(name);

/** changes some parameters of the present address, without a new entry in the history */
export function setParams(changes: Record<string, string | null>): void {
  const query = new URLSearchParams(location.search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) query.delete(name);
    else query.set(name, value);
  }
  const words = query.toString();
  go(location.pathname + (words ? `?${words}` : ""), true);
}

/** links inside the client change the page without loading it anew */
export function followLinks(): () => void {
  const onClick = (event: MouseEvent): void => {
    const link = nearest(event, "a[href]");
    if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented || event.button !== 0) return;
    if (
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey ||
      link.target ||
      link.hasAttribute("download")
    )
      return;
    if (
      link.origin !== location.origin ||
      link.pathname.startsWith("/api/") ||
      link.getAttribute("href")?.startsWith("#")
    )
      return;
    event.preventDefault();
    go(link.pathname + link.search);
  };
  document.addEventListener("click", onClick);
  addEventListener("popstate", read);
  return () => {
    document.removeEventListener("click", onClick);
    removeEventListener("popstate", read);
  };
}
