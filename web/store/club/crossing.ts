/**
 * Changes that cross in one tab: the second was made before the first was saved, on contents that did not have it yet.
 * It is the same person, so nothing is refused: what the second changed, field by field, goes on top of the first.
 */
import type { ClubChange, ClubContents } from "./contents";

type Loose = Record<string, unknown>;
const isObject = (value: unknown): value is Loose =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** `wanted` was made from `base`; the fields in which they differ, put on `current`. Lists are one field. */
function onTop<T>(base: T, wanted: T, current: T): T {
  if (!isObject(base) || !isObject(wanted) || !isObject(current))
    return same(base, wanted) ? current : wanted;
  const merged: Loose = { ...current };
  for (const key of new Set([...Object.keys(base), ...Object.keys(wanted)])) {
    if (same(base[key], wanted[key])) continue;
    if (key in wanted) merged[key] = onTop(base[key], wanted[key], current[key]);
    else delete merged[key];
  }
  return merged as T;
}

export function crossed(change: ClubChange, base: ClubContents, current: ClubContents): ClubChange {
  const before = new Map(base.members.map((member) => [member.id, member]));
  const now = new Map(current.members.map((member) => [member.id, member]));
  return {
    ...change,
    ...(change.settings ? { settings: onTop(base.settings, change.settings, current.settings) } : {}),
    ...(change.members
      ? {
          members: change.members.map((member) => {
            const [old, present] = [before.get(member.id), now.get(member.id)];
            return old && present ? onTop(old, member, present) : member;
          }),
        }
      : {}),
  };
}
