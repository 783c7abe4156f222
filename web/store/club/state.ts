/**
 * The book as the database has it, and one step between two states of it. A step knows what it wrote, so that its
 * inverse can be made: an undo is a further step, never a step back in time.
 */
import type { BookSettings } from "overtrick";
import { changed } from "./contents";
import type { ClubChange, ClubContents, SessionVersion } from "./contents";
import type { MemberRecord } from "./schema";

export interface State {
  name: string;
  settings: BookSettings;
  /** By place. */
  members: MemberRecord[];
  /** By order. */
  versions: SessionVersion[];
}

/** What is written; what is not named stays. */
export interface Step {
  name?: string;
  settings?: BookSettings;
  put: MemberRecord[];
  drop: string[];
  add: SessionVersion[];
  remove: SessionVersion[];
  /** Everything anew; nothing else is then named. */
  whole?: State;
}

export function stateOf(contents: ClubContents): State {
  const { name, settings, members, versions } = contents;
  return {
    name,
    settings,
    members: members.map((member, i) => ({ id: member.id, place: i + 1, member })),
    versions: versions.toSorted((one, other) => one.order - other.order),
  };
}

export const contentsOf = ({ name, settings, members, versions }: State): ClubContents => ({
  name,
  settings,
  members: members.map(({ member }) => member),
  versions,
});

const byPlace = (one: MemberRecord, other: MemberRecord): number =>
  one.place - other.place || (one.id < other.id ? -1 : 1);

/** A change of the contents as a step from this state: new members come last, versions get their orders. */
export function stepOf(state: State, change: ClubChange): Step {
  if (change.contents) {
    return { put: [], drop: [], add: [], remove: [], whole: stateOf(changed(contentsOf(state), change)) };
  }
  const places = new Map(state.members.map(({ id, place }) => [id, place]));
  let place = state.members.at(-1)?.place ?? 0;
  let order = state.versions.at(-1)?.order ?? 0;
  const gone = new Set(change.withoutMembers);
  // The last of several with one id counts.
  const put = new Map((change.members ?? []).map((member) => [member.id, member]));
  return {
    ...(change.name === undefined ? {} : { name: change.name }),
    ...(change.settings === undefined ? {} : { settings: change.settings }),
    put: [...put]
      .filter(([id]) => !gone.has(id))
      .map(([id, member]) => ({ id, place: places.get(id) ?? ++place, member })),
    drop: [...gone].filter((id) => places.has(id)),
    add: (change.versions ?? []).map((version) => ({ ...version, order: ++order })),
    remove: [],
  };
}

export function after(state: State, step: Step): State {
  if (step.whole) return step.whole;
  const members = new Map(state.members.map((record) => [record.id, record]));
  for (const record of step.put) members.set(record.id, record);
  for (const id of step.drop) members.delete(id);
  const removed = new Set(step.remove.map(({ order }) => order));
  return {
    name: step.name ?? state.name,
    settings: step.settings ?? state.settings,
    members: [...members.values()].sort(byPlace),
    versions: [...state.versions.filter(({ order }) => !removed.has(order)), ...step.add].sort(
      (one, other) => one.order - other.order,
    ),
  };
}

/** The step from `after(state, step)` to `state`. */
export function inverse(state: State, step: Step): Step {
  if (step.whole) return { put: [], drop: [], add: [], remove: [], whole: state };
  const before = new Map(state.members.map((record) => [record.id, record]));
  const touched = [...step.put.map(({ id }) => id), ...step.drop];
  return {
    ...(step.name === undefined ? {} : { name: state.name }),
    ...(step.settings === undefined ? {} : { settings: state.settings }),
    put: touched.flatMap((id) => before.get(id) ?? []),
    drop: touched.filter((id) => !before.has(id)),
    add: step.remove,
    remove: step.add,
  };
}

/** The state that was read, with the objects of the one before where they say the same: what did not change is the same object. */
export function recognised(read: State, before: State): State {
  const same = <T>(one: T, other: T | undefined): T =>
    other !== undefined && JSON.stringify(one) === JSON.stringify(other) ? other : one;
  const members = new Map(before.members.map((record) => [record.id, record]));
  const versions = new Map(before.versions.map((version) => [version.order, version]));
  return {
    name: read.name,
    settings: same(read.settings, before.settings),
    members: read.members
      .map((record) => {
        const known = members.get(record.id);
        return { ...record, member: same(record.member, known?.member) };
      })
      .sort(byPlace),
    versions: read.versions.map((version) => same(version, versions.get(version.order))),
  };
}
