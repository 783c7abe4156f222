/** Columns to events: what reading gave, and what was kept as columns. */
import type { EventColumns } from "./overtrick.mjs";
import type { Adjustment, Board, Entry, Event, Line, Outcome, Player } from "./types.js";
import {
  awardOf,
  decimalOne,
  doublings,
  kinds,
  type Places,
  reverseFlag,
  scoreFlag,
  scorings,
  seats,
  sides,
  strains,
  strides,
} from "./wire.js";

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

/**
 * An entry is called by its number as written, a team without the name behind it; direction and section are added only
 * where numbers repeat.
 */
function entryIds(entries: readonly Omit<Entry, "id">[]): string[] {
  const shortest = entries.map(
    ({ number, direction }) => number.replace(/^(\d+) .*$/su, "$1") + (direction ?? ""),
  );
  const count = new Map<string, number>();
  for (const id of shortest) count.set(id, (count.get(id) ?? 0) + 1);
  const used = new Set<string>();
  return entries.map((entry, i) => {
    let id = count.get(shortest[i]!) === 1 ? shortest[i]! : `${entry.section ?? ""}${shortest[i]!}`;
    // An id of no letters would be nobody's.
    for (let copy = 2; id === "" || used.has(id); copy += 1) id = `${shortest[i]!}#${copy}`;
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
  for (let at = 0; at < columns.adjustments.length; at += strides.adjustment) {
    const row = columns.adjustments.subarray(at, at + strides.adjustment) as unknown as number[];
    const penalty = adjustmentOf(row[2]!, row[3]!);
    const carryOver = adjustmentOf(row[4]!, row[5]!);
    const own = { session: row[1]!, ...(penalty && { penalty }), ...(carryOver && { carryOver }) };
    (entries[row[0]!]!.sessions ??= []).push(own);
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
    if (columns.boards[at + 3]! > 0) board.session = columns.boards[at + 3]!;
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
