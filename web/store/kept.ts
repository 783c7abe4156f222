/**
 * What the browser keeps between visits. A browser may refuse (private windows, full disk): the page then works
 * and forgets.
 */

const PREFIX = "overtrick.";

export type KeptName =
  | "language"
  | "theme"
  | "help.key"
  | "score.event"
  | "score.earlier"
  | "expected.quick"
  | "expected.field"
  | "nett.history"
  | "nett.ratings"
  | "nett.list"
  | "nett.settings"
  | "ranking.season"
  | "ranking.earlier"
  | "club.started"
  | "club.drafts";

/** What the browser calls it, as an event of its storage does. */
export const storageKey = (name: KeptName): string => PREFIX + name;

export function kept(name: KeptName): string | null {
  try {
    return localStorage.getItem(storageKey(name));
  } catch {
    return null;
  }
}

/** Whether it was kept. */
export function keep(name: KeptName, value: string | null): boolean {
  try {
    if (value === null) localStorage.removeItem(storageKey(name));
    else localStorage.setItem(storageKey(name), value);
    return true;
  } catch {
    return false;
  }
}
