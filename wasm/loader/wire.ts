/**
 * Rows of numbers to objects and back: the loader's half of wasm/bindings/columns.h, whose widths and enumerators
 * these are. No rule of bridge lives here.
 */
import type { EventColumns } from "./overtrick.mjs";
import type {
  Adjustment,
  Award,
  Board,
  Entry,
  Event,
  Finding,
  Line,
  Outcome,
  Player,
  Scoring,
  Seat,
  Severity,
  Side,
} from "./types.js";

export const strides = { player: 2, entry: 10, board: 3, line: 13, part: 2, finding: 9 } as const;

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

const awardOf = (code: number): Award => (code >= 0 ? code / decimalOne : (awards[-1 - code] ?? "A"));

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

function adjustmentOf(unit: number, amount: number): Adjustment | undefined {
  if (unit === 1) return { points: amount / decimalOne };
  return unit === 2 ? { percent: amount / decimalOne } : undefined;
}

function outcomeOf(rows: Int32Array, at: number, parts: Int32Array): Outcome {
  const score = rows[at + 8]!;
  const a = rows[at + 9]!;
  const b = rows[at + 10]!;
  switch (kinds[rows[at + 5]!]) {
    case "contract": {
      const contract = `${a & 7}${strains[(a >> 3) & 7]!}${doublings[a >> 6]!}`;
      const played = { kind: "contract" as const, contract, declarer: seats[b]!, tricks: rows[at + 11]! };
      return rows[at + 6]! & scoreFlag ? { ...played, score } : played;
    }
    case "passed":
      return { kind: "passed" };
    case "notPlayed":
      return { kind: "notPlayed" };
    case "bye":
      return { kind: "bye" };
    case "artificial":
      return { kind: "artificial", ns: awardOf(a), ew: awardOf(b) };
    case "oneSided": {
      const award = awardOf(b);
      const side = sides[a]!;
      return typeof award === "number"
        ? { kind: "oneSided", side, percent: award, score }
        : { kind: "oneSided", side, award, score };
    }
    case "split":
      return { kind: "split", ns: score, ew: a };
    case "weighted":
      return {
        kind: "weighted",
        parts: Array.from({ length: b }, (_, i) => ({
          score: parts[(a + i) * strides.part]!,
          weight: parts[(a + i) * strides.part + 1]! / decimalOne,
        })),
      };
    default:
      return { kind: "score", score };
  }
}

/** An entry is called by its number as written; direction and section are added only where numbers repeat. */
function entryIds(entries: readonly Omit<Entry, "id">[]): string[] {
  const shortest = entries.map((entry) => entry.number + (entry.direction ?? ""));
  const count = new Map<string, number>();
  for (const id of shortest) count.set(id, (count.get(id) ?? 0) + 1);
  const used = new Set<string>();
  return entries.map((entry, i) => {
    let id = count.get(shortest[i]!) === 1 ? shortest[i]! : `${entry.section ?? ""}${shortest[i]!}`;
    for (let copy = 2; used.has(id); copy += 1) id = `${shortest[i]!}#${copy}`;
    used.add(id);
    return id;
  });
}

/** What everything is called where it had names before; a reading makes them. */
export interface Ids {
  players: readonly string[];
  entries: readonly string[];
  lines: readonly string[];
}

function decodeEntries(
  columns: EventColumns,
  strings: readonly string[],
  sections: readonly string[],
  known: Ids | undefined,
): Entry[] {
  const entries: Omit<Entry, "id">[] = [];
  for (let at = 0; at < columns.entries.length; at += strides.entry) {
    const row = columns.entries.subarray(at, at + strides.entry) as unknown as number[];
    const entry: Omit<Entry, "id"> = {
      number: strings[row[0]!]!,
      players: Array.from(columns.entryPlayers.subarray(row[8], row[8]! + row[9]!), (p) =>
        playerId(p, known),
      ),
    };
    if (row[1]! >= 0) entry.section = sections[row[1]!]!;
    if (row[2]! > 0) entry.direction = sides[row[2]! - 1]!;
    if (row[3]) entry.phantom = true;
    const penalty = adjustmentOf(row[4]!, row[5]!);
    if (penalty) entry.penalty = penalty;
    const carryOver = adjustmentOf(row[6]!, row[7]!);
    if (carryOver) entry.carryOver = carryOver;
    entries.push(entry);
  }
  const ids = known?.entries ?? entryIds(entries);
  return entries.map((entry, i) => ({ id: ids[i]!, ...entry }));
}

const playerId = (index: number, known: Ids | undefined): string => known?.players[index] ?? `p${index + 1}`;

export function decodeEvent(columns: EventColumns, known?: Ids): { event: Event; places: Places } {
  const strings = columns.strings.split("\0");
  const sections = strings.slice(2, 2 + columns.sections);
  const players: Player[] = [];
  columns.handicaps.forEach((handicap, i) => {
    const player: Player = { id: playerId(i, known), name: strings[columns.players[i * strides.player]!]! };
    const number = strings[columns.players[i * strides.player + 1]!]!;
    if (number !== "") player.number = number;
    if (!Number.isNaN(handicap)) player.handicap = handicap;
    players.push(player);
  });
  const entries = decodeEntries(columns, strings, sections, known);
  const boards: Board[] = [];
  for (let at = 0; at < columns.boards.length; at += strides.board) {
    const board: Board = { number: columns.boards[at]!, lines: [] };
    const section = columns.boards[at + 1]!;
    if (section >= 0) board.section = sections[section]!;
    if (columns.boards[at + 2]! > 0) board.expected = columns.boards[at + 2]!;
    boards.push(board);
  }
  const lineIds: string[] = [];
  const rows = columns.lines;
  for (let at = 0; at < rows.length; at += strides.line) {
    const id = known?.lines[lineIds.length] ?? `l${lineIds.length + 1}`;
    const line: Line = {
      id,
      ns: entries[rows[at + 1]!]?.id ?? "",
      ew: entries[rows[at + 2]!]?.id ?? "",
      outcome: outcomeOf(rows, at, columns.parts),
    };
    if (rows[at + 3]! > 0) line.round = rows[at + 3]!;
    if (rows[at + 4]! > 0) line.table = rows[at + 4]!;
    if (rows[at + 6]! & reverseFlag) line.reverse = true;
    if (rows[at + 7]! > 0) line.group = rows[at + 7]!;
    if (rows[at + 12]! > 0) line.sourceLine = rows[at + 12]!;
    boards[rows[at]!]!.lines.push(line);
    lineIds.push(id);
  }
  const event: Event = {
    name: strings[0]!,
    date: strings[1]!,
    scoring: scorings[columns.scoring] ?? "matchpoints",
    players,
    entries,
    boards,
  };
  return { event, places: { boards, lineIds, entryIds: entries.map((entry) => entry.id) } };
}
