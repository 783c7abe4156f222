/** The lines that a board's grid shows: what was typed, what is expected, and an empty one to go on. */
import type { Finding, ScoredLine } from "overtrick";
import { isSameBoard } from "../../../store/event-state";
import type { BoardName, BoardRows, Row } from "../../../store/event-state";
import type { EventStore } from "../../../store/event-store";
import { expectedLineUp } from "./movement";
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
  for (const expected of expectedLineUp(section, board.number)) {
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
