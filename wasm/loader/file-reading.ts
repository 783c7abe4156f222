/** What a file held: the event, findings, the program that wrote it, and the points and places it says. */
import type { FileReadingColumns } from "./overtrick.mjs";
import { Complaints } from "./encode.js";
import { findingOf } from "./finding.js";
import type { Event, Reading } from "./types.js";
import { decodeEvent, decodeFindings, type FindingTable } from "./wire.js";

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
}

export interface Published {
  lines: PublishedLine[];
  totals: PublishedTotal[];
}

export interface FileReading extends Reading {
  /** As the file names it; empty when it does not. */
  program: string;
  /** The file's own figures, for comparing. */
  published: Published;
}

export const largestFile = 64 * 1024 * 1024;

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
    findings.push(...complaints.findings);
    return undefined;
  }
  if (bytes.length <= largestFile) return bytes;
  findings.push(findingOf("error", "too-large", { first: bytes.length, second: largestFile }));
  return undefined;
}

/** The text as the core sees it: UTF-8, UTF-16 with its mark, or else Windows-1252; without the mark. */
export function textOf(content: string | Uint8Array): string {
  if (typeof content === "string") return content.startsWith("\uFEFF") ? content.slice(1) : content;
  if (content[0] === 0xff && content[1] === 0xfe) return new TextDecoder("utf-16le").decode(content);
  if (content[0] === 0xfe && content[1] === 0xff) return new TextDecoder("utf-16be").decode(content);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(content);
  } catch {
    return new TextDecoder("windows-1252").decode(content);
  }
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
    published: {
      lines: rowsOf(columns.publishedLines, (row) => ({
        lineId: places.lineIds[row[0]!]!,
        ...stated({ nsPoints: row[1]!, ewPoints: row[2]!, nsPercent: row[3]!, ewPercent: row[4]! }),
      })),
      totals: rowsOf(columns.publishedTotals, (row) => ({
        entry: places.entryIds[row[0]!]!,
        ...(row[1]! > 0 ? { rank: row[1]! } : {}),
        tied: row[2] === 1,
        ...stated({ points: row[3]!, percent: row[4]! }),
      })),
    },
  };
}

function rowsOf<Row>(columns: Float64Array, make: (row: Float64Array) => Row): Row[] {
  const width = 5;
  return Array.from({ length: columns.length / width }, (_, i) =>
    make(columns.subarray(i * width, (i + 1) * width)),
  );
}

/** The figures that are there. */
function stated<Key extends string>(figures: Record<Key, number>): Partial<Record<Key, number>> {
  return Object.fromEntries(
    Object.entries<number>(figures).filter(([, value]) => !Number.isNaN(value)),
  ) as Partial<Record<Key, number>>;
}
