/**
 * Rows of numbers to objects and back: the loader's half of wasm/bindings/columns.h, whose widths and enumerators
 * these are. No rule of bridge lives here. Whole events are made in decode.ts.
 */
import type { Award, Finding, Outcome, Scoring, Seat, Severity, Side } from "./types.js";

export const strides = {
  player: 2,
  entry: 10,
  board: 4,
  line: 13,
  part: 2,
  finding: 9,
  adjustment: 6,
} as const;

export const scorings: readonly Scoring[] = ["matchpoints", "crossimps", "butler", "teams"];
export const kinds: readonly Outcome["kind"][] = [
  "contract",
  "score",
  "passed",
  "notPlayed",
  "bye",
  "artificial",
  "oneSided",
  "split",
  "weighted",
];
export const seats: readonly Seat[] = ["N", "E", "S", "W"];
export const sides: readonly Side[] = ["NS", "EW"];
export const strains = "CDHSN";
export const doublings: readonly string[] = ["", "x", "xx"];
const severities: readonly Severity[] = ["note", "warning", "error"];
const awards: readonly Award[] = ["A", "A+", "A-"];

/** Percentages, weights and adjustments cross as whole ten-thousandths. */
export const decimalOne = 10000;
export const reverseFlag = 1;
export const scoreFlag = 2;

export const awardCode = (award: Award): number =>
  typeof award === "number" ? Math.round(award * decimalOne) : -1 - awards.indexOf(award);

export const awardOf = (code: number): Award => (code >= 0 ? code / decimalOne : (awards[-1 - code] ?? "A"));

/** The board, line and entry that an event's indices stand for. */
export interface Places {
  boards: readonly { number: number; section?: string }[];
  lineIds: readonly string[];
  entryIds: readonly string[];
}

export interface FindingTable {
  names: readonly string[];
  severities: readonly number[];
  message(code: string, values: Record<string, string | number>): string;
}

/** Their sentences begin with the place. */
const namesPath: ReadonlySet<string> = new Set(["invalid-value", "unknown-reference"]);

/** Their sentences name the entry. */
const namesEntry: ReadonlySet<string> = new Set(["pair-twice-on-board", "percent-without-maximum"]);

export function decodeFindings(
  rows: Int32Array,
  table: FindingTable,
  places: Places,
  text?: string,
): Finding[] {
  const findings: Finding[] = [];
  const lines = text === undefined ? undefined : new LineFinder(text);
  for (let at = 0; at < rows.length; at += strides.finding) {
    const code = rows[at]!;
    const line = rows[at + 1]!;
    const column = rows[at + 2]!;
    const length = rows[at + 3]!;
    const where: Finding["where"] = {};
    const values: Record<string, string | number> = { first: rows[at + 7]!, second: rows[at + 8]! };
    if (line > 0) where.line = line;
    if (column > 0) where.column = column;
    if (length > 0) where.length = length;
    const place = places.boards[rows[at + 4]!];
    if (place) {
      where.board = place.number;
      if (place.section !== undefined) where.section = place.section;
    }
    const lineId = places.lineIds[rows[at + 5]!];
    if (lineId !== undefined) where.lineId = lineId;
    const entryId = places.entryIds[rows[at + 6]!];
    if (entryId !== undefined) where.entry = entryId;
    if (lines && line > 0 && column > 0) values["text"] = lines.slice(line, column, Math.min(length, 80));
    const name = table.names[code] ?? "unreadable-line";
    if (entryId !== undefined && namesEntry.has(name)) values["text"] = entryId;
    if (place && lineId !== undefined && text === undefined && namesPath.has(name))
      values["path"] = `board ${place.section ?? ""}${place.number}, ${lineId}`;
    findings.push({
      severity: severities[table.severities[code] ?? 2] ?? "error",
      code: name,
      message: table.message(name, values),
      where,
      values,
    });
  }
  return findings;
}

/** Finds the text of a place; findings come in the order of the text, so it walks forward once. */
class LineFinder {
  #line = 1;
  #start = 0;
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  slice(line: number, column: number, length: number): string {
    if (line < this.#line) {
      this.#line = 1;
      this.#start = 0;
    }
    while (this.#line < line) {
      this.#start = nextLine(this.#text, this.#start);
      this.#line += 1;
    }
    return this.#text.slice(this.#start + column - 1, this.#start + column - 1 + length);
  }
}

/** Where the next line starts: after LF, CR LF or a lone CR, as core/read counts them. */
function nextLine(text: string, from: number): number {
  for (let at = from; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit === 10) return at + 1;
    if (unit === 13) return text.charCodeAt(at + 1) === 10 ? at + 2 : at + 1;
  }
  return text.length;
}
