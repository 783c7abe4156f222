/**
 * What a book that is open has to be told when the club's contents change: only what is new, so that only what
 * follows it is replayed. What did not change is the same object.
 */
import type { BookMember, BookPlayer, BookSession, BookSettings } from "overtrick";
import type { ClubContents, SessionVersion } from "../store/club/contents";

/** What the package needs of the contents. */
export type BookContents = Pick<ClubContents, "settings" | "members" | "versions">;

export interface BookNews {
  members?: BookMember[];
  settings?: BookSettings;
  versions: SessionVersion[];
}

/** Null when the book has to be opened anew: it forgets nobody, and no version of a session. */
export function newsIn(before: BookContents, now: BookContents): BookNews | null {
  const { versions } = now;
  if (before.versions.some((version, i) => version !== versions[i])) return null;
  const known = new Map(before.members.map((member) => [member.id, member]));
  const places = new Map(now.members.map((member, i) => [member.id, i]));
  // Also when they changed places: answers name them in their order.
  if (before.members.some(({ id }, i) => places.get(id) !== i)) return null;
  const added = new Set(now.members.map(({ id }) => id).filter((id) => !known.has(id)));
  // They were guests so far.
  if (added.size > 0 && before.versions.some((version) => plays(version, added))) return null;
  return {
    ...(now.members.some((member) => known.get(member.id) !== member) ? { members: now.members } : {}),
    ...(before.settings === now.settings ? {} : { settings: now.settings }),
    versions: versions.slice(before.versions.length),
  };
}

/** Whether somebody of them sits in it, or has a change recorded. */
export function plays({ session }: SessionVersion, ids: ReadonlySet<string>): boolean {
  const { entries = [], changes = [] } = session as Partial<BookSession>;
  const isOne = (player: BookPlayer): boolean => typeof player === "string" && ids.has(player);
  return entries.some(({ players }) => players.some(isOne)) || changes.some(({ member }) => ids.has(member));
}
