/**
 * What the last report of an evening changed, and for whom: the book as it was before that report against the book
 * with it. It is made out of the versions that the book keeps, so it is there whenever somebody asks.
 */
import type { BookAnswer, BookMember, MemberState } from "overtrick";
import { startBook } from "../../engine/book";
import { plays } from "../../engine/book-changes";
import type { ClubContents, SessionVersion } from "../../store/club/contents";
import { aroundLastReport } from "../../store/club/last-report";
import type { ReportKind } from "../../store/club/last-report";

/** Whom a change concerned. */
export interface ChangedMember {
  id: string;
  before: MemberState | null;
  after: MemberState;
}

export interface Report {
  how: ReportKind;
  members: ChangedMember[];
}

export async function lastChange(
  contents: ClubContents,
  evening: string,
  today: string,
): Promise<Report | null> {
  const around = aroundLastReport(contents.versions, evening);
  if (!around) return null;
  // The page's own book stays as it is: what is asked of it next follows from all that it has.
  const book = startBook();
  try {
    const answers: BookAnswer[] = [];
    const known = contents.members.filter((member) => isKnown(member, around.before));
    for (const [versions, members] of [
      [around.before, known],
      [around.after, contents.members],
    ] as const) {
      await book.change({ ...contents, members, versions });
      await book.replay();
      answers.push(await book.answer({ today }));
    }
    const [before, after] = answers;
    return before && after ? { how: around.how, members: changedMembers(before, after) } : null;
  } finally {
    book.close();
  }
}

/** Whoever came with the report had no figures before it, unless one was given. */
const isKnown = ({ id, handicap }: BookMember, before: readonly SessionVersion[]): boolean =>
  handicap !== undefined || before.some((version) => plays(version, new Set([id])));

/** Everybody for whom a figure is another than before. */
function changedMembers(before: BookAnswer, after: BookAnswer): ChangedMember[] {
  const earlier = new Map(before.members.map((member) => [member.id, member]));
  return after.members.flatMap((member) => {
    const old = earlier.get(member.id) ?? null;
    const same =
      old !== null &&
      (["handicap", "impHandicap", "nett", "ranking"] as const).every((key) => old[key] === member[key]);
    return same ? [] : [{ id: member.id, before: old, after: member }];
  });
}
