/** Any file: what it is shows in its first bytes, and in its name only where those leave it open. */
import { readBackup } from "./backup.js";
import { readCsv } from "./csv.js";
import { looksLikeAccess } from "./files/access.js";
import { looksLikeXml, readBws, readUsebio } from "./files.js";
import { checkedContent, emptyEvent, type FileReading, nothingPublished, textOf } from "./file-reading.js";
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
        const reading = readTravellers(module, table, textOf(bytes), options);
        return { ...withoutFigures(reading), notation: reading.notation };
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

/** Characters that no text has: a picture, a database. */
const hasControls = (start: string): boolean => Array.from(start).some((letter) => letter.charCodeAt(0) < 9);

const nothing = (finding: Finding): Reading => ({ event: emptyEvent(), findings: [finding] });

const withoutFigures = ({ event, findings, unread, eventJson }: Reading): FileReading => ({
  event,
  findings,
  ...(unread && { unread }),
  ...(eventJson && { eventJson }),
  program: "",
  published: nothingPublished(),
});

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
  return { format: door.format, ...(await door.read(bytes, name)) };
}
