/** What a file held: the event, findings, the program that wrote it, and the points and places it says. */
import type { FileReadingColumns } from "./overtrick.mjs";
import { Complaints } from "./complaints.js";
import { type DecodedText, decodeText, textOf } from "./encoding.js";
import { findingOf } from "./finding.js";
import type { RuleSetName } from "./rules.js";
import type { Event, Finding, Reading } from "./types.js";
import { decodeEvent } from "./decode.js";
import { decodeFindings, type FindingTable } from "./wire.js";

/** A file as it comes: bytes, or text that somebody decoded already. */
export type FileContent = string | Uint8Array | ArrayBuffer;

/** A line's points as the file has them: matchpoints, or IMPs. */
export interface PublishedLine {
  lineId: string;
  nsPoints?: number;
  ewPoints?: number;
  nsPercent?: number;
  ewPercent?: number;
}

/** An entry's place and total as the file has them. */
export interface PublishedTotal {
  entry: string;
  rank?: number;
  tied: boolean;
  points?: number;
  percent?: number;
  /** The sum of what the file says its matches came to, in victory points. */
  ofMatches?: number;
}

export interface Published {
  lines: PublishedLine[];
  totals: PublishedTotal[];
}

export interface FileReading extends Reading {
  /** As the file names it; empty when it does not. */
  program: string;
  /** The rule set whose figures the file's are: by the program that wrote it, else by the figures themselves. */
  suggestedRules?: RuleSetName;
  /** How the file's matches were scored, where that is not in victory points: an option for `score`. */
  teams?: "boardAMatch";
  /** The file's own figures, for comparing. */
  published: Published;
}

const largestFile = 64 * 1024 * 1024;

export const emptyEvent = (): Event => ({
  name: "",
  date: "",
  scoring: "matchpoints",
  players: [],
  entries: [],
  boards: [],
});

export const nothingPublished = (): Published => ({ lines: [], totals: [] });

/** Bytes or text that may cross; undefined with a finding for anything else, or for too much of it. */
export function checkedContent(
  content: unknown,
  findings: Reading["findings"],
): string | Uint8Array | undefined {
  const bytes = content instanceof ArrayBuffer ? new Uint8Array(content) : content;
  if (typeof bytes !== "string" && !(bytes instanceof Uint8Array)) {
    const complaints = new Complaints();
    complaints.add("invalid-value", "file", content);
    for (const finding of complaints.findings) findings.push(finding);
    return undefined;
  }
  if (bytes.length <= largestFile) return bytes;
  findings.push(findingOf("error", "too-large", { first: bytes.length, second: largestFile }));
  return undefined;
}

/** That a text has letters of two encodings, and where that begins. */
export function mixedEncoding(decoded: DecodedText | undefined): Finding[] {
  if (decoded?.mixedAt === undefined) return [];
  const { text, mixedAt } = decoded;
  const lines = text.slice(0, mixedAt).split(/\r\n|\r|\n/);
  const where = { line: lines.length, column: lines.at(-1)!.length + 1, length: 1 };
  return [findingOf("warning", "mixed-encoding", { text: text.charAt(mixedAt) }, where)];
}

/** The text of a file that somebody wrote or saved, for the functions that take a text. */
export function readText(content: string | Uint8Array): { text: string; findings: Finding[] } {
  const decoded = typeof content === "string" ? { text: textOf(content) } : decodeText(content);
  return { text: decoded.text, findings: mixedEncoding(decoded) };
}

type FileReader = (content: string | Uint8Array) => FileReadingColumns;

export function readFileWith(reader: FileReader, table: FindingTable, content: unknown): FileReading {
  const findings: Reading["findings"] = [];
  const bytes = checkedContent(content, findings);
  if (bytes === undefined) {
    return { event: emptyEvent(), findings, program: "", published: nothingPublished() };
  }
  return decodeReading(reader(bytes), table, () => textOf(bytes));
}

/** `text` is asked for only when there are findings, which quote it. */
export function decodeReading(
  columns: FileReadingColumns,
  table: FindingTable,
  text: () => string,
): FileReading {
  const { event, places } = decodeEvent(columns.event);
  const findings =
    columns.findings.length === 0 ? [] : decodeFindings(columns.findings, table, places, text());
  return {
    event,
    findings,
    program: columns.program,
    ...(columns.suggestedRules === "" ? {} : { suggestedRules: columns.suggestedRules as RuleSetName }),
    ...(findings.some(({ code }) => code === "scored-by-boards") ? { teams: "boardAMatch" } : {}),
    published: {
      lines: publishedLines(columns.publishedLines, places.lineIds),
      totals: publishedTotals(columns.publishedTotals, places.entryIds),
    },
  };
}

const lineWidth = 5;
const totalWidth = 6;

function publishedLines(rows: Float64Array, ids: readonly string[]): PublishedLine[] {
  const lines: PublishedLine[] = [];
  for (let at = 0; at < rows.length; at += lineWidth) {
    const line: PublishedLine = { lineId: ids[rows[at]!]! };
    if (!Number.isNaN(rows[at + 1])) line.nsPoints = rows[at + 1]!;
    if (!Number.isNaN(rows[at + 2])) line.ewPoints = rows[at + 2]!;
    if (!Number.isNaN(rows[at + 3])) line.nsPercent = rows[at + 3]!;
    if (!Number.isNaN(rows[at + 4])) line.ewPercent = rows[at + 4]!;
    lines.push(line);
  }
  return lines;
}

function publishedTotals(rows: Float64Array, ids: readonly string[]): PublishedTotal[] {
  const totals: PublishedTotal[] = [];
  for (let at = 0; at < rows.length; at += totalWidth) {
    const total: PublishedTotal = { entry: ids[rows[at]!]!, tied: rows[at + 2] === 1 };
    if (rows[at + 1]! > 0) total.rank = rows[at + 1]!;
    if (!Number.isNaN(rows[at + 3])) total.points = rows[at + 3]!;
    if (!Number.isNaN(rows[at + 4])) total.percent = rows[at + 4]!;
    if (!Number.isNaN(rows[at + 5])) total.ofMatches = rows[at + 5]!;
    totals.push(total);
  }
  return totals;
}
