/** Which versions of the book the last report of an evening is made of, and what the book was before it. */
import type { SessionVersion } from "./contents";
import { eveningOf } from "./event-sessions";

export type ReportKind = "added" | "corrected" | "removed";

const isRemoval = ({ session }: SessionVersion): boolean => "removed" in session;

/** The versions of the last report: an evening is reported with its parts, each of them once. */
function lastReport(versions: readonly SessionVersion[]): SessionVersion[] {
  const ids = new Set<string>();
  const report: SessionVersion[] = [];
  for (const version of versions.toReversed()) {
    if (ids.has(version.session.id)) break;
    ids.add(version.session.id);
    report.unshift(version);
  }
  return report;
}

/** What kind of report it was, and the versions of the book before it and with it; null where there is none. */
export function aroundLastReport(
  versions: readonly SessionVersion[],
  evening: string,
): { how: ReportKind; before: SessionVersion[]; after: SessionVersion[] } | null {
  const own = versions.filter(({ session }) => eveningOf(session.id) === evening);
  const report = lastReport(own);
  const [first] = report;
  const last = report.at(-1);
  if (!first || !last) return null;
  const earlier = own.at(-report.length - 1);
  const stood = earlier !== undefined && !isRemoval(earlier);
  return {
    how: report.every(isRemoval) ? "removed" : stood ? "corrected" : "added",
    before: versions.filter(({ order }) => order < first.order),
    after: versions.filter(({ order }) => order <= last.order),
  };
}
