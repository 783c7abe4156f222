/** What the package says of settings or of one session, before they go into the book: nothing of it is decided here. */
import type { BookMember, BookSession, BookSettings, Finding } from "overtrick";
import type { Part } from "./part";

interface Tried {
  settings?: BookSettings;
  members?: BookMember[];
  sessions?: BookSession[];
}

/** By the path of what is concerned; a session's by its entry. */
export type Faults = ReadonlyMap<string, Finding>;

export function faultsOf({ overtrick }: Pick<Part, "overtrick">, tried: Tried): Faults {
  const { settings = {}, members = [], sessions = [] } = tried;
  const { findings } = overtrick.replayBook({ settings, members, sessions });
  return new Map(findings.flatMap((finding) => (finding.where.path ? [[finding.where.path, finding]] : [])));
}
