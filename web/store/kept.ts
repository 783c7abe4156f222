/**
 * What the browser keeps between visits. A browser may refuse (private windows, full disk): the page then works
 * and forgets.
 */

const PREFIX = "overtrick.";

export type KeptName = "language" | "theme" | "score.event" | "score.earlier";

export function kept(name: KeptName): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

/** Whether it was kept. */
export function keep(name: KeptName, value: string | null): boolean {
  try {
    if (value === null) localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, value);
    return true;
  } catch {
    return false;
  }
}
