/**
 * What the club's book keeps, and how it is changed: a change is one transaction and one step of undo. Nothing is
 * changed in place: a correction is a further version of its session.
 */
import type { BookMember, BookRemoval, BookSession, BookSettings } from "overtrick";

export interface ClubMember extends BookMember {
  name: string;
  /** The federation's, as written. */
  number?: string;
  /** Spellings that somebody said are this member. */
  aliases?: string[];
}

/** One report of a session, a correction or a removal. */
export interface SessionVersion {
  /** Order of arrival, from 1. */
  order: number;
  session: BookSession | BookRemoval;
  /** The event as the package writes it, where the session was scored here: every rule set can be shown. */
  event?: unknown;
}

export interface ClubContents {
  name: string;
  settings: BookSettings;
  members: ClubMember[];
  /** By order. */
  versions: SessionVersion[];
}

/** What one step does; what is not named stays. */
export interface ClubChange {
  /** All of it in the place of what was: a backup that was opened. The rest comes on top. */
  contents?: ClubContents;
  name?: string;
  settings?: BookSettings;
  /** New ones, or others in the place of those with the same id. */
  members?: ClubMember[];
  withoutMembers?: string[];
  /** The store gives them their order. */
  versions?: Omit<SessionVersion, "order">[];
}

/** Why it was not saved; what was asked for is still in the page's hands. */
export type SaveFailure = "conflict" | "quota" | "blocked" | "unavailable";

export type SaveOutcome = { saved: true; revision: number } | { saved: false; reason: SaveFailure };

/**
 * An open book. `contents` is always what was last saved or read; listeners are told when it changed, `elsewhere`
 * when another tab changed it. A change that was made on an older revision is put on top of the newer one where
 * the two do not touch the same member or session, and refused as a conflict where they do.
 */
export interface Club {
  readonly contents: ClubContents;
  readonly revision: number;
  /** A sample is shown, never stored. */
  readonly sample: boolean;
  apply(change: ClubChange): Promise<SaveOutcome>;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  undo(): Promise<SaveOutcome>;
  redo(): Promise<SaveOutcome>;
  onChange(listener: (by: "here" | "elsewhere") => void): () => void;
  close(): void;
}

export const emptyContents: ClubContents = { name: "", settings: {}, members: [], versions: [] };

/** The contents after a change; orders go on from the last. */
export function changed(before: ClubContents, change: ClubChange): ClubContents {
  const contents = change.contents ?? before;
  const members = new Map(contents.members.map((member) => [member.id, member]));
  for (const member of change.members ?? []) members.set(member.id, member);
  for (const id of change.withoutMembers ?? []) members.delete(id);
  let order = contents.versions.at(-1)?.order ?? 0;
  return {
    name: change.name ?? contents.name,
    settings: change.settings ?? contents.settings,
    members: [...members.values()],
    versions: [
      ...contents.versions,
      ...(change.versions ?? []).map((version) => ({ ...version, order: ++order })),
    ],
  };
}
