/** Any file: what it is shows in its first bytes, and in its name only where those leave it open. */
import { readBackup } from "./backup.js";
import { readCsv } from "./csv.js";
import { looksLikeAccess } from "./files/access.js";
import { looksLikeXml, readBws, readUsebio } from "./files.js";
import { hasControls, textOf } from "./encoding.js";
import { checkedContent, emptyEvent, type FileReading, nothingPublished, readText } from "./file-reading.js";
import { findingOf } from "./finding.js";
import type { OvertrickModule } from "./overtrick.mjs";
import { readPbn } from "./pbn.js";
import type { Notation } from "./notation.js";
import { readTravellers } from "./read.js";
import type { Finding, Reading } from "./types.js";
import type { FindingTable } from "./wire.js";

export type FileFormat = "backup" | "pbn" | "usebio" | "bws" | "csv" | "travellers" | "unknown";

export interface AnyReading extends FileReading {
  format: FileFormat;
  /** Whose letters travellers were taken to be written in. */
  notation?: Notation;
}

type ReadFile = FileReading & Partial<AnyReading>;

interface Door {
  format: FileFormat;
  /** `start` is the file's beginning as text. */
  fits(start: string, name: string, bytes: string | Uint8Array): boolean;
  /** May find out that the file is of another format after all. */
  read(bytes: string | Uint8Array, name: string): ReadFile | Promise<ReadFile>;
}

const startLength = 4096;

/** In this order; the last takes what is left. A further format is one more row here. */
function doors(module: OvertrickModule, table: FindingTable, options: unknown): Door[] {
  return [
    {
      format: "bws",
      fits: (_start, _name, bytes) => typeof bytes !== "string" && looksLikeAccess(bytes),
      read: (bytes) => readBws(module, table, asBytes(bytes)),
    },
    {
      format: "usebio",
      fits: (start, _name, bytes) =>
        !isWebPage(start) && (typeof bytes === "string" ? /^\s*</.test(start) : looksLikeXml(bytes)),
      read: (bytes) => readUsebio(module, table, asBytes(bytes)),
    },
    {
      format: "backup",
      fits: (start, name) =>
        /^\s*(?:\{(?!\\rtf)|\[\s*[[{"\]])/.test(start) && !opensWithComment(module, start, name),
      read: (bytes) => withoutFigures(readBackup(bytes)),
    },
    {
      format: "csv",
      fits: (start) => /^(?:"?Overtrick"?[,;\t]|sep=)/.test(start),
      read: (bytes) => readCsv(module, table, bytes),
    },
    {
      format: "pbn",
      fits: (start) => module.looksLikePbn(start),
      read: (bytes) => readPbn(module, table, bytes),
    },
    {
      format: "unknown",
      fits: (start) => isWebPage(start) || hasControls(start) || start.startsWith("{\\rtf"),
      read: (_, name) => withoutFigures(nothing(findingOf("error", "unknown-format", { text: name }))),
    },
    {
      format: "csv",
      fits: (start, name) => /\.csv$/i.test(name) || start.startsWith('"'),
      read: (bytes) => readCsv(module, table, bytes),
    },
    {
      format: "travellers",
      fits: () => true,
      read: (bytes) => {
        const { text, findings: mixed } = readText(bytes);
        const reading = readTravellers(module, table, text, options);
        const findings = [...mixed, ...reading.findings];
        return { ...withoutFigures({ ...reading, findings }), notation: reading.notation };
      },
    },
  ];
}

/** PBN may begin with a remark in braces, as JSON does with an object; that goes on with a name in quotes. */
const opensWithComment = (module: OvertrickModule, start: string, name: string): boolean =>
  /^\s*\{\s*[^\s"}]/u.test(start) && (/\.pbn$/iu.test(name) || module.looksLikePbn(start));

const asBytes = (content: string | Uint8Array): Uint8Array =>
  typeof content === "string" ? new TextEncoder().encode(content) : content;

const isWebPage = (start: string): boolean => /^\s*<(?:!doctype\s+html|html)\b/i.test(start);

const nothing = (finding: Finding): Reading => ({ event: emptyEvent(), findings: [finding] });

const withoutFigures = ({ event, findings, unread, eventJson }: Reading): FileReading => ({
  event,
  findings,
  ...(unread && { unread }),
  ...(eventJson && { eventJson }),
  program: "",
  published: nothingPublished(),
});

/** What is to be said of every file, whatever its format. */
function lookedAt(reading: AnyReading): AnyReading {
  const { event, findings } = reading;
  const more: Finding[] = [];
  if (hasNoResults(reading)) more.push(findingOf("warning", "no-results"));
  if (isDateOfNoDay(event.date))
    more.push(findingOf("warning", "invalid-value", { path: "date", text: event.date }, { path: "date" }));
  return more.length === 0 ? reading : { ...reading, findings: [...findings, ...more] };
}

/** There is nothing to score, and nothing says why, as the core says it of a file of deals. */
function hasNoResults({ event, findings, format, unread }: AnyReading): boolean {
  const results = (unread?.length ?? 0) > 0 || event.boards.some((board) => board.lines.length > 0);
  // A list of names is one in spite of a bad line; what is broken elsewhere may have held results.
  const isList = event.entries.length > 0 && (format === "travellers" || format === "csv");
  const told = findings.some(
    ({ code, severity }) =>
      code === "no-results" || code === "empty-input" || (!isList && severity !== "note"),
  );
  return !results && !told;
}

/** 30 February; a text that is no date at all is the file's own affair. */
function isDateOfNoDay(date: unknown): date is string {
  if (typeof date !== "string" || !/^\d{4}-\d\d-\d\d$/.test(date)) return false;
  const day = new Date(`${date}T00:00:00Z`);
  return Number.isNaN(day.getTime()) || !day.toISOString().startsWith(date);
}

export async function readAny(
  module: OvertrickModule,
  table: FindingTable,
  content: unknown,
  name: string,
  options: unknown,
): Promise<AnyReading> {
  const findings: Finding[] = [];
  const bytes = checkedContent(content, findings);
  if (bytes === undefined) {
    return { ...withoutFigures({ event: emptyEvent(), findings }), format: "unknown" };
  }
  const start = textOf(bytes.slice(0, startLength));
  const door = doors(module, table, options).find((one) => one.fits(start, name, bytes))!;
  return lookedAt({ format: door.format, ...(await door.read(bytes, name)) });
}
