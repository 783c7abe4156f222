/** The club's own book, opened once for all pages. */
import type { Club } from "./contents";
import { MemoryClub } from "./memory";
import { openClub } from "./store";
import type { OpenFailure, StoredClub } from "./store";

/** Where the browser stores nothing, the book lives as long as the page; `stored` is then null. */
export type OwnClub =
  | { club: Club; stored: StoredClub | null }
  /** There is a book, or may be, that cannot be reached now. */
  | { failure: Exclude<OpenFailure, "unavailable"> };

let opened: Promise<OwnClub> | undefined;

export function openOwnClub(): Promise<OwnClub> {
  opened ??= open();
  return opened;
}

async function open(): Promise<OwnClub> {
  const answer = await openClub();
  if ("club" in answer) return { club: answer.club, stored: answer.club };
  if (answer.failure === "unavailable") return { club: new MemoryClub(), stored: null };
  // It can be tried again.
  opened = undefined;
  return { failure: answer.failure };
}
