/**
 * Files of other programs. What a file is shows in its bytes; the parser of its format is fetched when it is
 * needed. What the tables mean is decided in core/read.
 */
import { type PlainTable, readAccess } from "./files/access.js";
import { readXml } from "./files/xml.js";
import { undeclaredText, xmlText } from "./files/xml-text.js";
import {
  decodeReading,
  emptyEvent,
  type FileReading,
  mixedEncoding,
  nothingPublished,
} from "./file-reading.js";
import { findingOf } from "./finding.js";
import type { OvertrickModule } from "./overtrick.mjs";
import type { Finding } from "./types.js";
import type { FindingTable } from "./wire.js";

type TableFormat = "usebio" | "bws";

export interface OpenedFile extends FileReading {
  format: TableFormat | "unknown";
}

const nothing = (findings: Finding[]): OpenedFile => ({
  event: emptyEvent(),
  findings,
  program: "",
  published: nothingPublished(),
  format: "unknown",
});

/** An XML file starts with a tag, whatever its encoding; blanks and a mark may stand before it. */
export function looksLikeXml(bytes: Uint8Array): boolean {
  for (const byte of bytes.subarray(0, 256)) {
    if (byte === 0x3c) return true;
    const skipped = [0x20, 0x09, 0x0a, 0x0d, 0xef, 0xbb, 0xbf, 0xff, 0xfe, 0x00];
    if (!skipped.includes(byte)) return false;
  }
  return false;
}

export async function readUsebio(
  module: OvertrickModule,
  table: FindingTable,
  bytes: Uint8Array,
): Promise<OpenedFile> {
  const document = await readXml(bytes);
  const columns = module.readUsebio(document.names, document.nodes, document.texts);
  const reading = decodeReading(columns, table, () => xmlText(bytes));
  return opened("usebio", reading, [...mixedEncoding(undeclaredText(bytes)), ...document.findings]);
}

export async function readBws(
  module: OvertrickModule,
  table: FindingTable,
  bytes: Uint8Array,
): Promise<OpenedFile> {
  const { tables, findings } = await readAccess(bytes);
  // A file that could not be opened at all lacks no table in particular.
  if (tables.length === 0 && findings.length > 0) return { ...nothing(findings), format: "bws" };
  const columns = module.readBws(
    tables
      .map(({ name, columns: heads, rows }) => [name, heads.join("\t"), rows.join("\n")].join("\0"))
      .join("\0"),
  );
  const results = tables.find(({ name }) => name.toLowerCase() === "receiveddata");
  const reading = decodeReading(columns, table, () => results?.rows.join("\n") ?? "");
  reading.findings = reading.findings.map((finding) => inTable(finding, results));
  return opened("bws", reading, findings);
}

/** A place in the rows' text as a row and a column of the table. */
function inTable(finding: Finding, results: PlainTable | undefined): Finding {
  if (!results) {
    const text = "ReceivedData";
    return finding.code === "missing-table" ? findingOf("error", "missing-table", { text }) : finding;
  }
  const { line, column } = finding.where;
  if (line === undefined) return finding;
  const where = { ...finding.where };
  delete where.column;
  delete where.length;
  const before = (results.rows[line - 1] ?? "").slice(0, (column ?? 1) - 1);
  const name = results.columns[before.split("\t").length - 1] ?? "";
  return { ...finding, where: { ...where, path: `ReceivedData[${line}].${name}` } };
}

function opened(format: TableFormat, reading: FileReading, findings: Finding[]): OpenedFile {
  // Where the file itself could not be read, that it holds nothing known is no news.
  const own = findings.some(({ severity }) => severity === "error")
    ? reading.findings.filter(({ code }) => code !== "unknown-format")
    : reading.findings;
  const unknown = reading.findings.some(({ code }) => code === "unknown-format");
  return {
    ...reading,
    findings: [...findings, ...own],
    format: unknown ? "unknown" : format,
  };
}
