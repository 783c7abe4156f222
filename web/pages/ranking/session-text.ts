/**
 * An evening as text, as people paste it. A row that still stands as it was written (see session-draft.ts) gives what
 * it was written from; only rows that were typed or changed are read.
 */
import type {
  Finding,
  RankingPairEntry,
  RankingPairsSession,
  RankingSession,
  RankingTeam,
  RateFunctions,
} from "overtrick";
import { typedDate } from "../../components/typed-date";
import { parseNumber } from "../../numbers";
import { isoDate } from "../../store/iso-date";
import { linesOfText, numberedMembersOf } from "../../store/season-rows";
import type { Draft } from "../../store/season-state";
import { groupsText, pairRows, teamRow } from "./session-draft";

export interface ReadSession {
  session: RankingSession;
  findings: Finding[];
  count: number;
  /** The row of the text, from 1, of each entry or team. */
  rows: number[];
}

/** The evening's day: as the session has it, until another is typed. */
export const draftDay = ({ source, date }: Draft): string | null =>
  source?.date === date ? isoDate(date) : typedDate(date);

export function readSession(rates: RateFunctions, draft: Draft): ReadSession {
  const { source } = draft;
  const date = source?.date === draft.date ? draft.date : (draftDay(draft) ?? draft.date);
  if (draft.kind === "teams") return readTeams(draft, date);
  const given = source && source.kind !== "teams" ? source : null;
  const { entries, rows, findings } = readEntries(rates, draft, given?.entries ?? []);
  const { groups: before, ...more } = given ?? {};
  const groups = draft.groups === groupsText(before) ? (before ?? []) : groupsOf(draft.groups);
  const session = { ...more, date, kind: draft.kind, ...(groups.length === 0 ? {} : { groups }), entries };
  return { session, findings, count: entries.length, rows };
}

/** `A+C, B+D` */
const groupsOf = (text: string): string[][] =>
  text
    .split(",")
    .map((group) =>
      group
        .split("+")
        .map((line) => line.trim())
        .filter((line) => line !== ""),
    )
    .filter((group) => group.length > 1);

// --- Pairs

interface RowsRead {
  entries: Map<number, RankingPairEntry>;
  findings: Finding[];
}

function entriesByRow(rates: RateFunctions, text: string, kind: "pairs" | "butler"): RowsRead {
  if (text.trim() === "") return { entries: new Map(), findings: [] };
  const { entries, findings } = rates.readResultList(text, kind);
  const read = entries.map(({ line, players, substitute, result, sourceLine }) => {
    const outsider = substitute === undefined ? {} : { substitute };
    return [sourceLine, { line, players, score: result, ...outsider }] as const;
  });
  return { entries: new Map(read), findings };
}

/** A row means the same where it names its line itself, or stands below the same heading. */
const keyOf = (row: string, heading: string): string =>
  /^[A-Za-z]{1,2};/u.test(row) ? row : `${heading}\n${row}`;

function readEntries(
  rates: RateFunctions,
  { text, mark, kind }: Draft,
  given: RankingPairsSession["entries"],
): { entries: RankingPairEntry[]; rows: number[]; findings: Finding[] } {
  const headings = new Set<string>();
  const keys = new Map<RankingPairEntry, string>();
  let last = "";
  pairRows(given, mark).forEach(({ heading, row }, i) => {
    if (heading !== null) headings.add((last = heading));
    const entry = given[i];
    if (entry) keys.set(entry, keyOf(row, last));
  });
  const read = entriesByRow(rates, text, kind === "butler" ? kind : "pairs");
  const bad = new Set(read.findings.map(({ where }) => where.line));
  last = "";
  const rows = linesOfText(text).map((row, i) => {
    const heads = headings.has(row) || (row.trim() !== "" && !read.entries.has(i + 1) && !bad.has(i + 1));
    if (heads && !keysHave(keys, keyOf(row, last))) last = row;
    return keyOf(row, last).replace("\n", "\0");
  });
  const changed = new Set<number>();
  const members = numberedMembersOf(
    rows.join("\n"),
    given,
    (entry) => (keys.get(entry) ?? "").replace("\n", "\0"),
    (_, number) => {
      changed.add(number);
      const entry = read.entries.get(number);
      return entry ? [entry] : [];
    },
  );
  const doubts = [...read.entries].flatMap(([number, entry]) =>
    changed.has(number) ? doubtsOf(entry, linesOfText(text)[number - 1] ?? "", number) : [],
  );
  const findings = read.findings.filter(({ where }) => where.line === undefined || changed.has(where.line));
  return {
    entries: members.map(({ member }) => member),
    rows: members.map(({ row }) => row),
    findings: [...findings, ...doubts],
  };
}

const keysHave = (keys: ReadonlyMap<RankingPairEntry, string>, key: string): boolean =>
  [...keys.values()].includes(key);

/** What can hardly be meant so: a pair of one, and no result where none was said to be missing. */
function doubtsOf({ players, score }: RankingPairEntry, row: string, line: number): Finding[] {
  const text = row.trim();
  const found: Finding[] = [];
  if (players.length !== 2) {
    found.push({
      severity: "warning",
      code: "missing-partner",
      message: `${players.length} names were read; a pair has two.`,
      where: { line },
      values: { text, first: players.length },
    });
  }
  if (players.length === 2 && score === null && !/(?:^|[\s;,])\?\s*$/u.test(row)) {
    found.push({
      severity: "warning",
      code: "result-invalid",
      message: "No result could be read.",
      where: { line },
      values: { text },
    });
  }
  return found;
}

// --- Teams

/** `1; Jan, Piet, Kees, Ann; 2 15; 3 12,5` */
function readTeams({ text, source, mark }: Draft, date: string): ReadSession {
  const given = source?.kind === "teams" ? source : null;
  const findings: Finding[] = [];
  const members = numberedMembersOf<RankingTeam>(
    text,
    given?.teams ?? [],
    (team) => teamRow(team, mark),
    (row, number) => {
      if (row.trim() === "") return [];
      const team = teamIn(row);
      if (team) return [team];
      findings.push(unreadable(row, number));
      return [];
    },
  );
  const teams = members.map(({ member }) => member);
  const session = { ...(given ?? {}), date, kind: "teams" as const, teams };
  return { session, findings, count: teams.length, rows: members.map(({ row }) => row) };
}

function teamIn(row: string): RankingTeam | null {
  const [id = "", names = "", ...rest] = row.split(/[;\t]/u).map((part) => part.trim());
  // Where dashes part the names a comma belongs to one: "Wit, Jan de – Smit, Piet".
  const parting = /\s[-–—/&]\s/u.test(names) ? /\s[-–—/&]\s/u : ",";
  const players = names
    .split(parting)
    .map((name) => name.trim())
    .filter((name) => name !== "");
  const halves = rest
    .filter((part) => part !== "")
    .map((part) => {
      const [, opponent = part, vp = ""] = /^(.*[^\s:=])\s*[\s:=]\s*(\S+)$/u.exec(part) ?? [];
      return { opponent, vp: parseNumber(ownPart(vp)) };
    });
  return id !== "" && players.length > 0 ? { id, players, halves } : null;
}

/** Of "15-5" or "12,4–7,6" the team's own victory points. */
const ownPart = (vp: string): string => /^(\d+(?:[.,]\d+)?)[-–]\d/u.exec(vp)?.[1] ?? vp;

const unreadable = (text: string, line: number): Finding => ({
  severity: "error",
  code: "unreadable-line",
  message: "This line could not be read.",
  where: { line },
  values: { text },
});
