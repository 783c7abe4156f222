/**
 * A whole event as a word for an address: columns as text, deflated, in base64url.
 *
 * The text is the version, a check sum, the strings and the columns of numbers, each on a line of its own.
 * Ids are not part of it: they are made anew, as for any reading. Nothing is sent anywhere; a link's fragment
 * stays in the browser.
 */
import { checksum } from "./checksum.js";
import { limitsOf } from "./event-limits.js";
import { emptyEvent } from "./file-reading.js";
import { findingOf } from "./finding.js";
import { parseJson } from "./json.js";
import type { EventColumns } from "./overtrick.mjs";
import { isSound } from "./sound.js";
import type { Event, Finding, Reading } from "./types.js";
import { decodeEvent } from "./decode.js";
import { strides } from "./wire.js";
import { encodeAny } from "./unlisted.js";

/** Events of one session are written as the first version has them, so that it reads them, too. */
const version = 2;
/** An evening is some 20 KB of text; what unfolds to more than this is no event that anybody would put into a link. */
const largestText = 2 * 1024 * 1024;

const tables = [
  ["players", strides.player],
  ["entries", strides.entry],
  ["entryPlayers", 1],
  ["boards", strides.board],
  ["parts", strides.part],
  ["adjustments", strides.adjustment],
] as const;
type Table = (typeof tables)[number][0];
/** How many columns the first version has of a table; the last of a board is its session. */
const withoutSessions = (name: Table, width: number): number =>
  name === "adjustments" ? 0 : name === "boards" ? width - 1 : width;
/** Board, pairs, round and table each make a column; what happened stays together, since it repeats as a whole. */
const lineColumns = [1, 1, 1, 1, 1, strides.line - 6] as const;
const sourceLine = 1;

export async function packEvent(event: Event): Promise<string> {
  const { columns } = encodeAny(event);
  const written = hasSessions(columns) ? version : 1;
  const text = textOfColumns(columns, written);
  const whole = `${written}\n${checksum(text).toString(36)}\n${text}`;
  return base64url(await deflated(new TextEncoder().encode(whole)));
}

export async function unpackEvent(packed: unknown): Promise<Reading> {
  const damaged = (): Reading => ({ event: emptyEvent(), findings: [findingOf("error", "damaged-link")] });
  if (typeof packed !== "string") return damaged();
  const whole = await unfolded(packed.trim());
  if (whole === undefined) return damaged();
  const [met, check, rest] = split(whole, 2);
  const first = Number(met);
  if (Number.isInteger(first) && first > version) {
    return {
      event: emptyEvent(),
      findings: [findingOf("error", "newer-version", { first, second: version })],
    };
  }
  if (!(first === 1 || first === version) || rest === undefined || check !== checksum(rest).toString(36))
    return damaged();
  try {
    const columns = columnsOfText(rest, first);
    if (!isSound(columns)) return damaged();
    const { lines, pairs, seats } = limitsOf(rest.length);
    if (isCrowded(columns, pairs, seats))
      return { event: emptyEvent(), findings: [findingOf("error", "too-complex", { first: pairs })] };
    const findings: Finding[] = [];
    if (columns.lines.length > lines * strides.line) {
      columns.lines = columns.lines.subarray(0, lines * strides.line);
      findings.push(findingOf("error", "too-many-lines", { first: lines }));
    }
    const { event } = decodeEvent(columns);
    return encodeAny(event).complaints.findings.length === 0 ? { event, findings } : damaged();
  } catch {
    return damaged();
  }
}

const isCrowded = (
  { players, entries, entryPlayers, boards, adjustments }: EventColumns,
  pairs: number,
  seats: number,
): boolean =>
  players.length > pairs * strides.player ||
  entries.length > pairs * strides.entry ||
  boards.length > pairs * strides.board ||
  entryPlayers.length > seats ||
  adjustments.length > seats * strides.adjustment;

// --- Columns as text -------------------------------------------------------------------------------------

const hasSessions = ({ boards, adjustments }: EventColumns): boolean =>
  adjustments.length > 0 || boards.some((value, i) => value > 0 && (i + 1) % strides.board === 0);

function textOfColumns(columns: EventColumns, as: number): string {
  const lines = [
    String(columns.scoring),
    String(columns.sections),
    JSON.stringify(columns.strings.split("\0")),
    Array.from(columns.handicaps, (value) => (Number.isNaN(value) ? "" : String(value))).join(),
  ];
  for (const [name, width] of tables) {
    const count = as === 1 ? withoutSessions(name, width) : width;
    for (let column = 0; column < count; column += 1) {
      lines.push(columnText(columns[name], width, column, 1));
    }
  }
  let column = 0;
  for (const width of lineColumns) {
    lines.push(columnText(columns.lines, strides.line, column, width));
    column += width;
  }
  return lines.join("\n");
}

/** Rows from `column` on, `width` numbers of each, parted by blanks; zeros at a row's end are left out. */
function columnText(rows: Int32Array, stride: number, column: number, width: number): string {
  const words: string[] = [];
  for (let at = column; at < rows.length; at += stride) {
    words.push(
      rows
        .subarray(at, at + width)
        .join()
        .replace(/(?:,0)+$/, ""),
    );
  }
  return words.join(" ");
}

function columnsOfText(text: string, as: number): EventColumns {
  const lines = text.split("\n");
  const next = (): string => {
    const line = lines.shift();
    if (line === undefined) throw new RangeError("a column is missing");
    return line;
  };
  const scoring = Number(next());
  const sections = Number(next());
  const strings = (parseJson(next()) as string[]).join("\0");
  const handicaps = next();
  const read: Record<string, Int32Array> = {};
  for (const [name, width] of tables) {
    const count = as === 1 ? withoutSessions(name, width) : width;
    const columns = Array.from({ length: count }, () => numbersOf(next(), 1));
    while (columns.length < width) columns.push(new Int32Array(columns[0]?.length ?? 0));
    read[name] = interleaved(
      columns,
      Array.from({ length: width }, () => 1),
    );
  }
  const lineParts = lineColumns.map((width) => numbersOf(next(), width));
  const zeros = new Int32Array(lineParts[0]!.length * sourceLine);
  return {
    scoring,
    sections,
    strings,
    players: read["players"]!,
    handicaps: Float64Array.from(read["players"]!.length === 0 ? [] : handicaps.split(","), (word) =>
      word === "" ? NaN : Number(word),
    ),
    entries: read["entries"]!,
    entryPlayers: read["entryPlayers"]!,
    boards: read["boards"]!,
    lines: interleaved([...lineParts, zeros], [...lineColumns, sourceLine]),
    parts: read["parts"]!,
    adjustments: read["adjustments"]!,
  };
}

function numbersOf(text: string, width: number): Int32Array {
  const words = text === "" ? [] : text.split(" ");
  const rows = new Int32Array(words.length * width);
  words.forEach((word, i) => {
    const numbers = word.split(",").map(Number);
    if (numbers.length > width || !numbers.every(Number.isInteger)) throw new RangeError("no number");
    rows.set(numbers, i * width);
  });
  return rows;
}

/** Columns of these widths, side by side. */
function interleaved(columns: readonly Int32Array[], widths: readonly number[]): Int32Array {
  const stride = widths.reduce((sum, width) => sum + width, 0);
  const count = columns[0]!.length / widths[0]!;
  const rows = new Int32Array(count * stride);
  let offset = 0;
  columns.forEach((column, c) => {
    const width = widths[c]!;
    if (column.length !== count * width) throw new RangeError("columns differ in length");
    for (let row = 0; row < count; row += 1) {
      rows.set(column.subarray(row * width, (row + 1) * width), row * stride + offset);
    }
    offset += width;
  });
  return rows;
}

/** The first `count` lines, and the rest. */
function split(text: string, count: number): string[] {
  const parts: string[] = [];
  let rest = text;
  for (let i = 0; i < count; i += 1) {
    const end = rest.indexOf("\n");
    if (end < 0) break;
    parts.push(rest.slice(0, end));
    rest = rest.slice(end + 1);
  }
  return parts.length === count ? [...parts, rest] : parts;
}

// --- Bytes -----------------------------------------------------------------------------------------------

async function deflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Undefined for a word with anything behind its end: not every browser says that something follows. */
async function unfolded(word: string): Promise<string | undefined> {
  const bytes = bytesOf(word);
  if (!bytes || base64url(bytes) !== word) return undefined;
  const text = await inflated(bytes);
  // What ends with its last byte cannot do without it.
  return text !== undefined && (await inflated(bytes.subarray(0, -1))) === undefined ? text : undefined;
}

/** Undefined for what was never deflated, or unfolds to more than an event can be. */
async function inflated(bytes: Uint8Array<ArrayBuffer>): Promise<string | undefined> {
  const reader = new Blob([bytes])
    .stream()
    .pipeThrough(new DecompressionStream("deflate-raw"))
    .getReader() as ReadableStreamDefaultReader<Uint8Array>;
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let text = "";
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      text += decoder.decode(part.value, { stream: true });
      if (text.length > largestText) {
        await reader.cancel();
        return undefined;
      }
    }
    return text + decoder.decode();
  } catch {
    return undefined;
  }
}

function base64url(bytes: Uint8Array): string {
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[\w-]+$/.test(text)) return undefined;
  try {
    return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0));
  } catch {
    return undefined;
  }
}
