/** Columns that anybody may have made: whether each index has something to point at, before objects are made of them. */
import type { EventColumns } from "./overtrick.mjs";
import { kinds, strides } from "./wire.js";

const weighted = kinds.indexOf("weighted");

function everyRow(rows: Int32Array, stride: number, holds: (...row: number[]) => boolean): boolean {
  if (rows.length % stride !== 0) return false;
  for (let at = 0; at < rows.length; at += stride) {
    if (!holds(...rows.subarray(at, at + stride))) return false;
  }
  return true;
}

/** Whole, and one of `count`; or -1 for none, where that may be. */
const points = (index: number, count: number, orNone = false): boolean =>
  Number.isInteger(index) && index >= (orNone ? -1 : 0) && index < count;

/** Whether so many from there on are among `count`. */
const spans = (first: number, length: number, count: number): boolean =>
  first >= 0 && length >= 0 && first + length <= count;

export function isSound(columns: EventColumns): boolean {
  const { sections, players, handicaps, entries, entryPlayers, boards, lines, parts, adjustments } = columns;
  const strings = columns.strings.split("\0").length;
  const [boardCount, entryCount] = [boards.length / strides.board, entries.length / strides.entry];
  const partCount = parts.length / strides.part;
  return (
    points(sections, strings - 1) &&
    handicaps.length * strides.player === players.length &&
    everyRow(
      players,
      strides.player,
      (name = 0, number = 0) => points(name, strings) && points(number, strings),
    ) &&
    everyRow(
      entries,
      strides.entry,
      (number = 0, section = 0, _direction, _phantom, _unit, _amount, _carried, _by, first = 0, count = 0) =>
        points(number, strings) &&
        points(section, sections, true) &&
        spans(first, count, entryPlayers.length),
    ) &&
    everyRow(adjustments, strides.adjustment, (entry = 0) => points(entry, entryCount)) &&
    everyRow(entryPlayers, 1, (player = 0) => points(player, handicaps.length)) &&
    everyRow(boards, strides.board, (_number, section = 0) => points(section, sections, true)) &&
    everyRow(
      lines,
      strides.line,
      (board = 0, ns = 0, ew = 0, _round, _table, kind = 0, _flags, _group, _score, first = 0, count = 0) =>
        points(board, boardCount) &&
        points(ns, entryCount, true) &&
        points(ew, entryCount, true) &&
        points(kind, kinds.length) &&
        (kind !== weighted || spans(first, count, partCount)),
    )
  );
}
