/**
 * Two books of one club, say of two laptops, made one. What only one of them has is taken, what both have alike stays,
 * a session that one has corrected further goes on from there; where they say different things both are shown, and the
 * reader chooses: this one, the other, or both, the other then under an id of its own.
 */
import type { BookPlayer, BookSession, BookSettings } from "overtrick";
import type { ClubChange, ClubContents, ClubMember, SessionVersion } from "./contents";
import { canonical } from "./hash";

export type Choice = "own" | "other" | "both";

interface MemberConflict {
  kind: "member";
  id: string;
  own: ClubMember;
  other: ClubMember;
}

/** All versions of one session in each book. */
interface SessionConflict {
  kind: "session";
  id: string;
  own: SessionVersion[];
  other: SessionVersion[];
}

/** Of these there is one: "both" counts as "own". */
type HeadConflict =
  | { kind: "name"; id: "name"; own: string; other: string }
  | { kind: "settings"; id: "settings"; own: BookSettings; other: BookSettings };

export type MergeConflict = MemberConflict | SessionConflict | HeadConflict;

export interface MergeDraft {
  /** Ids, of members and sessions that only one has, or that both have alike. */
  members: { onlyOwn: string[]; onlyOther: string[]; same: string[] };
  sessions: {
    onlyOwn: string[];
    onlyOther: string[];
    same: string[];
    /** Corrected further in one. */ further: string[];
  };
  conflicts: MergeConflict[];
  /**
   * The change of the own book that makes it both; a choice for each conflict by `keyOf`, "own" where there is none.
   * Null when there is nothing to change.
   */
  resolve(choices?: ReadonlyMap<string, Choice>): ClubChange | null;
}

export const keyOf = ({ kind, id }: { kind: MergeConflict["kind"]; id: string }): string => `${kind} ${id}`;

const same = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other);
const withoutOrder = ({ session, event }: SessionVersion): unknown => ({ session, event: event ?? null });

function bySession(versions: readonly SessionVersion[]): Map<string, SessionVersion[]> {
  const sessions = new Map<string, SessionVersion[]>();
  for (const version of versions) {
    const list = sessions.get(version.session.id);
    if (list) list.push(version);
    else sessions.set(version.session.id, [version]);
  }
  return sessions;
}

/** How many versions two lists begin with alike. */
function inCommon(own: readonly SessionVersion[], other: readonly SessionVersion[]): number {
  let count = 0;
  for (; count < own.length && count < other.length; count += 1) {
    const [one, two] = [own[count], other[count]];
    if (!one || !two || !same(withoutOrder(one), withoutOrder(two))) break;
  }
  return count;
}

export function mergeDraft(own: ClubContents, other: ClubContents): MergeDraft {
  const conflicts: MergeConflict[] = [];
  const { name, settings } = other;
  // An empty name or settings that nobody made say nothing.
  if (name !== "" && own.name !== name && own.name !== "") {
    conflicts.push({ kind: "name", id: "name", own: own.name, other: name });
  }
  const said = (value: BookSettings): boolean => Object.keys(value).length > 0;
  if (said(settings) && said(own.settings) && !same(own.settings, settings)) {
    conflicts.push({ kind: "settings", id: "settings", own: own.settings, other: settings });
  }
  const members = memberLists(own, other, conflicts);
  const sessions = sessionLists(own, other, conflicts);
  return {
    members,
    sessions,
    conflicts,
    resolve: (choices = new Map()) =>
      new Resolution(own, other, { members, sessions, conflicts }, choices).change(),
  };
}

function memberLists(
  own: ClubContents,
  other: ClubContents,
  conflicts: MergeConflict[],
): MergeDraft["members"] {
  const lists: MergeDraft["members"] = { onlyOwn: [], onlyOther: [], same: [] };
  const theirs = new Map(other.members.map((member) => [member.id, member]));
  for (const member of own.members) {
    const { id } = member;
    const match = theirs.get(id);
    theirs.delete(id);
    if (!match) lists.onlyOwn.push(id);
    else if (same(member, match)) lists.same.push(id);
    else conflicts.push({ kind: "member", id, own: member, other: match });
  }
  lists.onlyOther = [...theirs.keys()];
  return lists;
}

function sessionLists(
  own: ClubContents,
  other: ClubContents,
  conflicts: MergeConflict[],
): MergeDraft["sessions"] {
  const lists: MergeDraft["sessions"] = { onlyOwn: [], onlyOther: [], same: [], further: [] };
  const theirs = bySession(other.versions);
  for (const [id, versions] of bySession(own.versions)) {
    const match = theirs.get(id);
    theirs.delete(id);
    const common = match ? inCommon(versions, match) : 0;
    if (!match) lists.onlyOwn.push(id);
    else if (common === versions.length && common === match.length) lists.same.push(id);
    else if (common === versions.length || common === match.length) lists.further.push(id);
    else conflicts.push({ kind: "session", id, own: versions, other: match });
  }
  lists.onlyOther = [...theirs.keys()];
  return lists;
}

class Resolution {
  readonly #own: ClubContents;
  readonly #other: ClubContents;
  readonly #draft: Omit<MergeDraft, "resolve">;
  readonly #choices: ReadonlyMap<string, Choice>;
  /** Other members under a new id. */
  readonly #renamed = new Map<string, string>();
  readonly #ids: Set<string>;

  constructor(
    own: ClubContents,
    other: ClubContents,
    draft: Omit<MergeDraft, "resolve">,
    choices: ReadonlyMap<string, Choice>,
  ) {
    this.#own = own;
    this.#other = other;
    this.#draft = draft;
    this.#choices = choices;
    this.#ids = new Set(
      [own, other].flatMap(({ members, versions }) => [
        ...members.map(({ id }) => id),
        ...versions.map(({ session }) => session.id),
      ]),
    );
  }

  change(): ClubChange | null {
    const change: ClubChange = { ...this.#head() };
    const members = this.#members();
    if (members.length > 0) change.members = members;
    const versions = this.#versions();
    if (versions.length > 0) change.versions = versions;
    return Object.keys(change).length === 0 ? null : change;
  }

  #chosen(kind: MergeConflict["kind"], id: string): Choice {
    return this.#choices.get(keyOf({ kind, id })) ?? "own";
  }

  #head(): Pick<ClubChange, "name" | "settings"> {
    const { name, settings } = this.#other;
    const takes = (kind: "name" | "settings", empty: boolean, there: boolean): boolean =>
      there && (empty || this.#chosen(kind, kind) === "other");
    const noSettings = Object.keys(this.#own.settings).length === 0;
    return {
      ...(takes("name", this.#own.name === "", name !== "" && name !== this.#own.name) ? { name } : {}),
      ...(takes("settings", noSettings, !same(settings, this.#own.settings)) ? { settings } : {}),
    };
  }

  #members(): ClubMember[] {
    const fresh = new Set(this.#draft.members.onlyOther);
    const taken = this.#other.members.filter(({ id }) => fresh.has(id));
    for (const conflict of this.#draft.conflicts) {
      if (conflict.kind !== "member") continue;
      const choice = this.#chosen("member", conflict.id);
      if (choice === "other") taken.push(conflict.other);
      if (choice === "both") {
        const id = this.#newId(conflict.id);
        this.#renamed.set(conflict.id, id);
        taken.push({ ...conflict.other, id });
      }
    }
    return taken;
  }

  /** In the order in which they came in there. */
  #versions(): NonNullable<ClubChange["versions"]> {
    const mine = bySession(this.#own.versions);
    const passed = new Map<string, number>();
    const newIds = new Map<string, string>();
    const known = new Set(this.#draft.conflicts.filter(({ kind }) => kind === "session").map(({ id }) => id));
    return this.#other.versions.flatMap((version) => {
      const { id } = version.session;
      const index = passed.get(id) ?? 0;
      passed.set(id, index + 1);
      if (!known.has(id)) {
        // Only there, or corrected further there.
        return index < (mine.get(id)?.length ?? 0) ? [] : [this.#taken(version, id)];
      }
      const choice = this.#chosen("session", id);
      if (choice === "own") return [];
      if (choice === "both") {
        if (!newIds.has(id)) newIds.set(id, this.#newId(id));
        return [this.#taken(version, newIds.get(id) ?? id)];
      }
      const common = inCommon(mine.get(id) ?? [], this.#versionsOf(id));
      return index < common ? [] : [this.#chosenReport(this.#taken(version, id))];
    });
  }

  #versionsOf(id: string): SessionVersion[] {
    return this.#other.versions.filter(({ session }) => session.id === id);
  }

  /** Somebody said that this is what happened, however late. */
  #chosenReport(version: Omit<SessionVersion, "order">): Omit<SessionVersion, "order"> {
    const { session } = version;
    return "removed" in session ? version : { ...version, session: { ...session, override: true } };
  }

  #taken({ session, event }: SessionVersion, id: string): Omit<SessionVersion, "order"> {
    return {
      session: "removed" in session ? { ...session, id } : { ...this.#withNewIds(session), id },
      ...(event === undefined ? {} : { event }),
    };
  }

  #withNewIds(session: BookSession): BookSession {
    if (this.#renamed.size === 0) return session;
    const idOf = (id: string): string => this.#renamed.get(id) ?? id;
    const playerOf = (player: BookPlayer): BookPlayer => (typeof player === "string" ? idOf(player) : player);
    return {
      ...session,
      ...(session.entries
        ? { entries: session.entries.map((entry) => ({ ...entry, players: entry.players.map(playerOf) })) }
        : {}),
      ...(session.changes
        ? { changes: session.changes.map((change) => ({ ...change, member: idOf(change.member) })) }
        : {}),
    };
  }

  #newId(id: string): string {
    let count = 2;
    while (this.#ids.has(`${id}-${count}`)) count += 1;
    const made = `${id}-${count}`;
    this.#ids.add(made);
    return made;
  }
}
