/**
 * An Access database as plain tables of text: no rule of bridge.
 *
 * The reader trusts the file, so a guard stands between the two: a chain of pages without an end, or records that
 * overlap, use up what a file of its size can hold, and reading stops there with a finding.
 */
import type { AccessBuffer, AccessTable, MDBReader } from "../access-parser.mjs";
import { findingOf } from "../finding.js";
import type { Finding } from "../types.js";

const accessLimits = { rows: 250_000, listPages: 256, tablePages: 64 } as const;

/** Each byte of a file belongs to one record: a result takes more than 50 of them, a name or a round more than 24. */
function mostRowsOf(name: string, fileSize: number): number {
  const bytesPerRow = name.toLowerCase() === "receiveddata" ? 50 : 24;
  return Math.min(accessLimits.rows, Math.floor(fileSize / bytesPerRow));
}

/** What is read of a database; it may hold much else. */
const wanted = [
  "ReceivedData",
  "Section",
  "RoundData",
  "PlayerNumbers",
  "PlayerNames",
  "HandRecord",
  "Session",
];

/** Types that are one short value. */
const plainTypes = new Set([
  "boolean",
  "byte",
  "integer",
  "long",
  "bigint",
  "currency",
  "float",
  "double",
  "datetime",
  "numeric",
  "text",
]);

export interface PlainTable {
  name: string;
  columns: string[];
  /** A line per row, cells joined by tabs. */
  rows: string[];
}

export interface AccessReading {
  tables: PlainTable[];
  findings: Finding[];
}

const engines = ["Standard Jet DB", "Standard ACE DB"];
const engineOffset = 4;
const smallestPage = 2048;

export function looksLikeAccess(bytes: Uint8Array): boolean {
  const engine = new TextDecoder("windows-1252").decode(bytes.subarray(engineOffset, engineOffset + 15));
  return bytes[0] === 0 && engines.includes(engine);
}

/** The key of encrypted pages lies in the header, which itself is masked: these bytes stand for "no key". */
const keyOffset = 0x3e;
const noKey = [0xfb, 0x8a, 0xbc, 0x4e];
const isEncrypted = (bytes: Uint8Array): boolean => noKey.some((byte, i) => bytes[keyOffset + i] !== byte);

/** Counts what is read, and throws when it is more than the file can honestly give. */
class Guard {
  #pages = 0;
  #bytes = 0;
  readonly #fileSize: number;

  constructor(fileSize: number) {
    this.#fileSize = fileSize;
  }

  allowPages(pages: number): void {
    this.#pages = pages;
  }

  /** For one table: each byte of a file belongs to one record, and is taken from it about once. */
  allowBytes(): void {
    this.#bytes = 1.25 * this.#fileSize + (1 << 16);
  }

  page(): void {
    this.#pages -= 1;
    if (this.#pages < 0) throw new RangeError("too many pages");
  }

  piece(bytes: number): void {
    this.#bytes -= bytes;
    if (this.#bytes < 0) throw new RangeError("too many bytes");
  }

  /** The reader takes pages, and pieces of pages, by `slice` alone. */
  watch(buffer: AccessBuffer): AccessBuffer {
    const plain = buffer.slice.bind(buffer);
    buffer.slice = (from, to) => {
      this.page();
      const page = plain(from, to);
      const plainPiece = page.slice.bind(page);
      page.slice = (start, end) => {
        const piece = plainPiece(start, end);
        this.piece(piece.length);
        return piece;
      };
      return page;
    };
    return buffer;
  }
}

export async function readAccess(bytes: Uint8Array): Promise<AccessReading> {
  if (bytes.length < smallestPage) return { tables: [], findings: [findingOf("error", "damaged-file")] };
  if (isEncrypted(bytes)) return { tables: [], findings: [findingOf("error", "encrypted-file")] };
  const { Buffer, MDBReader: Reader } = await import("../access-parser.mjs");
  const guard = new Guard(bytes.length);
  const findings: Finding[] = [];
  const tables: PlainTable[] = [];
  let damaged = false;
  try {
    guard.allowPages(accessLimits.listPages);
    guard.allowBytes();
    const reader = new Reader(guard.watch(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)));
    for (const name of namesIn(reader)) {
      guard.allowPages(accessLimits.tablePages);
      guard.allowBytes();
      const one = readTable(reader.getTable(name), name, guard, bytes.length);
      tables.push(one.table);
      damaged ||= one.damaged;
      if (one.cut)
        findings.push(findingOf("error", "too-complex", { first: mostRowsOf(name, bytes.length) }));
    }
  } catch {
    damaged = true;
  }
  if (damaged) findings.push(findingOf("error", "damaged-file"));
  return { tables, findings };
}

function namesIn(reader: MDBReader): string[] {
  const lower = new Set(wanted.map((name) => name.toLowerCase()));
  return reader.getTableNames().filter((name) => typeof name === "string" && lower.has(name.toLowerCase()));
}

interface TableReading {
  table: PlainTable;
  damaged: boolean;
  cut: boolean;
}

/** The reader keeps a portion as objects, which take many times what their text does. */
const largestPortion = 512;

/** In growing portions, so that few are needed; where one fails it is halved, and the rows before the fault are kept. */
function readTable(source: AccessTable, name: string, guard: Guard, fileSize: number): TableReading {
  const pages = Math.ceil(fileSize / smallestPage) + 16;
  const columns = source
    .getColumns()
    .filter(({ type }) => plainTypes.has(type))
    .map((column) => column.name);
  const table: PlainTable = { name, columns, rows: [] };
  const mostRows = mostRowsOf(name, fileSize);
  let portion = 256;
  while (table.rows.length < mostRows) {
    const rowLimit = Math.min(portion, mostRows - table.rows.length);
    guard.allowPages(pages);
    try {
      const rows = source.getData({ columns, rowOffset: table.rows.length, rowLimit });
      for (const row of rows) table.rows.push(columns.map((column) => cellOf(row[column])).join("\t"));
      if (rows.length < rowLimit) return { table, damaged: false, cut: false };
      portion = Math.min(portion * 2, largestPortion);
    } catch {
      if (rowLimit === 1) return { table, damaged: true, cut: false };
      portion = Math.floor(rowLimit / 2);
    }
  }
  return { table, damaged: false, cut: true };
}

function cellOf(value: unknown): string {
  if (typeof value === "string") return value.replace(/\p{Cc}/gu, " ");
  if (typeof value === "boolean") return value ? "True" : "False";
  if (typeof value === "number" || typeof value === "bigint") return String(value);
  if (value instanceof Date && !Number.isNaN(value.getTime()))
    return value.toISOString().slice(0, 19).replace("T", " ");
  return "";
}
