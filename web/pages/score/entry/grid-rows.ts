/** The lines that a board's grid shows: what was typed, what is expected, and an empty one to go on. */
import type { Finding, ScoredLine } from "overtrick";
import { isBlank, isSameBoard } from "../../../store/event-state";
import type { BoardName, BoardRows, Row } from "../../../store/event-state";
import type { EventStore } from "../../../store/event-store";
import { likelyOpponent, proposedLineUp } from "./movement";
import type { LineUp } from "./movement";

export interface GridLine {
  /** Undefined for a line that is only expected, and for the empty one at the end. */
  row?: Row;
  /** Who is expected. */
  expected?: LineUp;
}

export function rowsOf(boards: readonly BoardRows[], board: BoardName): readonly Row[] {
  return boards.find((one) => isSameBoard(one, board))?.rows ?? [];
}

/** Typed lines in their order, with expected ones between them where the earlier board had them. */
export function gridLines(boards: readonly BoardRows[], board: BoardName): GridLine[] {
  const rows = rowsOf(boards, board);
  const section = boards.filter((one) => one.section === board.section);
  const lines: GridLine[] = rows.map((row) => ({ row }));
  const seated = new Set(rows.flatMap(({ ns, ew }) => [ns.trim(), ew.trim()]));
  let at = 0;
  for (const expected of proposedLineUp(section, board.number, rows)) {
    // A line that is being typed has its first pair alone: it stands where that pair is expected.
    const typed = lines.findIndex(
      ({ row }) => row?.ns.trim() === expected.ns && (expected.ns !== "" || row.ew.trim() === expected.ew),
    );
    if (typed >= 0) {
      at = typed + 1;
      continue;
    }
    const taken = (pair: string): boolean => pair !== "" && seated.has(pair);
    if (taken(expected.ns) || taken(expected.ew)) continue;
    lines.splice(at, 0, { expected });
    at += 1;
  }
  lines.push({});
  return lines;
}

/** Whether nothing stands in a line, not even a proposal. */
export function isEmptyLine({ row, expected }: GridLine): boolean {
  return expected === undefined && (row === undefined || isBlank(row));
}

/** Whom the pair of a line that has only NS will have met. */
export function opponentOf(boards: readonly BoardRows[], board: BoardName, row: Row | undefined): string {
  if (!row || row.ew !== "" || row.ns.trim() === "" || row.result !== "") return "";
  const section = boards.filter((one) => one.section === board.section);
  return likelyOpponent(section, board.number, rowsOf(section, board), row.ns.trim());
}

/**
 * The line to go on with after one of a board: the next that lacks its result, from the top again below the last. Where
 * none does it is the next one; after the last result that was missing (`filled`) the empty one.
 */
export function lineAfter(lines: readonly GridLine[], at: number, filled: boolean): number {
  const isOpen = ({ row, expected }: GridLine, i: number): boolean =>
    i !== at && (expected !== undefined || row?.result.trim() === "");
  const below = lines.findIndex((line, i) => i > at && isOpen(line, i));
  if (below >= 0) return below;
  const above = lines.findIndex(isOpen);
  return above >= 0 ? above : filled ? lines.length - 1 : at + 1;
}

/** Whether a board has as many lines as an earlier one. */
export function isFull(boards: readonly BoardRows[], board: BoardName): boolean {
  const { length } = rowsOf(boards, board);
  return boards.some(
    ({ number, section, rows }) =>
      section === board.section && number < board.number && rows.length <= length,
  );
}

/** The scored lines of a board, by their id. */
export function scoredLines(store: EventStore, board: BoardName): ReadonlyMap<string, ScoredLine> {
  const found = store.scored?.scores.boards.find(
    (one) => one.board === board.number && one.section === board.section,
  );
  return new Map(found?.lines.map((line) => [line.id, line]));
}

/** The findings of a board's lines, the worst of each line first. */
export function findingsOf(store: EventStore, rows: readonly Row[]): ReadonlyMap<string, Finding> {
  const ids = new Set(rows.map(({ id }) => id));
  const worst = new Map<string, Finding>();
  for (const finding of store.findings) {
    const id = finding.where.lineId;
    if (id !== undefined && ids.has(id) && !worst.has(id)) worst.set(id, finding);
  }
  return worst;
}
