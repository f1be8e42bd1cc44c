// What this browser keeps in its own storage. Where that is closed, things last as long as the page.

/** what was kept under this name; whoever reads it knows what it was */
export function kept<T>(name: string): T | null {
  try {
    const found: T | null = JSON.parse(localStorage.getItem(name) ?? "null");
    return found;
  } catch {
    return null;
  }
}
export function keep(name: string, value: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {
    /* closed */
  }
}
