/** What was found, as the page tells it: once, the worst first, dates as the language writes them, beside what it is about. */
import type { Finding, RankingSession } from "overtrick";
import { sentenceOf } from "../../i18n/findings";
import { isoDate } from "../../store/iso-date";
import { dateText } from "./part";
import type { Part } from "./part";
import type { ReadSession } from "./session-text";

const weight = ({ severity }: Finding): number => ["error", "warning", "note"].indexOf(severity);
const byWeight = (one: Finding, other: Finding): number => weight(one) - weight(other);

/** Players who start in the middle of the scale are counted, not listed. */
export function toldFindings(findings: readonly Finding[]): Finding[] {
  const said = new Set<string>();
  return findings
    .filter(({ code }) => code !== "no-replacement-ranking")
    .filter(({ code, where, values }) => {
      const key = JSON.stringify([code, where, values]);
      return !said.has(key) && said.add(key);
    })
    .map((finding) => {
      const session = finding.values?.["session"];
      return typeof session === "string"
        ? { ...finding, values: { ...finding.values, session: dateText(session) } }
        : finding;
    })
    .sort(byWeight);
}

/** Whether it is about this session or something in it. */
export const isOfSession = ({ where }: Finding, index: number): boolean =>
  where.path === `sessions[${index}]` || (where.path ?? "").startsWith(`sessions[${index}].`);

/** Which entry or team of a session it is about. */
function entryIn({ where }: Finding): number | undefined {
  const [, number] = /^sessions\[\d+\]\.(?:entries|teams)\[(\d+)\]/u.exec(where.path ?? "") ?? [];
  return number === undefined ? undefined : Number(number);
}

/** The evening is named above the list. */
function withoutDate(finding: Finding): Finding {
  const values = Object.entries(finding.values ?? {}).filter(([name]) => name !== "session");
  return { ...finding, values: Object.fromEntries(values) };
}

/** What was found in a session that was added, for the list beside its table; all but why an entry has no points. */
export function sessionFindings({ answer, season }: Part, index: number): Finding[] {
  const found = answer.findings.filter((finding) => isOfSession(finding, index));
  const reasons = new Set(
    (answer.sessions[index]?.entries ?? []).map(({ points }, entry) =>
      points === null ? reasonAmong(found, entry) : undefined,
    ),
  );
  const own = toldFindings(found.filter((finding) => !reasons.has(finding))).map(withoutDate);
  const session = season.sessions[index];
  return session && hasTwin(season.sessions, session, index) ? [twice(session), ...own] : own;
}

function reasonAmong(findings: readonly Finding[], entry: number): Finding | undefined {
  const own = findings.filter((one) => one.code !== "no-replacement-ranking" && entryIn(one) === entry);
  return own.find(({ code }) => code === "team-without-opponents") ?? own.sort(byWeight)[0];
}

/** Why an entry has no points. */
export function reasonOf({ answer, t, n }: Part, index: number, entry: number): string {
  const found = answer.findings.filter((finding) => isOfSession(finding, index));
  const reason = reasonAmong(found, entry);
  return reason ? sentenceOf(reason, t, n) : "";
}

/** What can be said of an evening before it is added: what its rows hold, and what the ranking makes of them. */
export function draftFindings(
  { rates, season, store }: Part,
  { session, findings, rows, count }: ReadSession,
): Finding[] {
  const { index } = store.state.draft;
  const lines = new Set(findings.map(({ where }) => where.line));
  const settings = season.settings ?? {};
  const ranked = count === 0 ? [] : rates.ranking({ settings, sessions: [session] }).findings;
  const found = toldFindings(ranked)
    .filter((finding) => finding.severity !== "note" && isOfSession(finding, 0))
    .filter(({ where }) => where.path !== "sessions[0].date")
    .map((finding): Finding => {
      const line = rows[entryIn(finding) ?? -1];
      return { ...withoutDate(finding), where: line === undefined ? {} : { line } };
    })
    .filter(({ where }) => where.line === undefined || !lines.has(where.line));
  const again = count > 0 && hasTwin(season.sessions, session, index) ? [twice(session)] : [];
  const inOrder = [...findings, ...found].sort(
    (one, other) => (one.where.line ?? Infinity) - (other.where.line ?? Infinity),
  );
  return [...again, ...inOrder];
}

// --- An evening that is there already

const dayOf = ({ date }: RankingSession): string => isoDate(date) ?? date;

function contentOf(session: RankingSession): string {
  const rows =
    session.kind === "teams"
      ? session.teams.map(({ id, players, halves }) => [
          id,
          players,
          halves.map(({ opponent, vp }) => [opponent, vp]),
        ])
      : session.entries.map(({ line, players, score, substitute }) => [
          line ?? "",
          players,
          score,
          substitute ?? "",
        ]);
  return JSON.stringify([session.kind, rows]);
}

function hasTwin(sessions: readonly RankingSession[], session: RankingSession, own: number | null): boolean {
  const day = dayOf(session);
  return sessions.some(
    (other, i) => i !== own && day !== "" && dayOf(other) === day && contentOf(other) === contentOf(session),
  );
}

const twice = ({ date }: RankingSession): Finding => ({
  severity: "warning",
  code: "session-twice",
  message: "The season has this evening twice.",
  where: {},
  values: { text: dateText(date) },
});
