/** The club's own book, opened once for all pages. */
import type { Club } from "./contents";
import { MemoryClub } from "./memory";

let opened: Promise<Club> | undefined;

export function openClub(): Promise<Club> {
  opened ??= Promise.resolve(new MemoryClub());
  return opened;
}
