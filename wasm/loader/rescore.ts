/**
 * Scoring an event that is being edited. Most of it is as it was: boards that are the very objects of before are not
 * looked at again, and boards whose points came out the same are the objects of before.
 */
import { isObject } from "./complaints.js";
import { encodeEvent, isEventTable } from "./encode.js";
import type { RulesInput } from "./rules.js";
import type { KnownBoard, Scorer } from "./score.js";
import type { Board, Event, EventTable, ScoredEdit, ScoreTable } from "./types.js";
import { strides } from "./wire.js";

export function rescore(
  scorer: Scorer,
  event: Event,
  rules?: RulesInput,
  before?: ScoredEdit | null,
): ScoredEdit {
  const edited = isScoredEdit(before) && isObject(event) ? editedTable(event, before) : undefined;
  const table = edited ?? scorer.table(event);
  const { answer, complaints } = scorer.columns(table, rules);
  if (!answer) {
    const nothing = new Float64Array();
    return { event, table, points: { boards: nothing, lines: nothing }, scores: scorer.score(event, rules) };
  }
  const points = { boards: answer.boards, lines: answer.lines };
  const made = { lines: table.columns.lines, scores: points };
  const known = edited && before ? boardsOf(before, made) : undefined;
  return { event, table, points, scores: scorer.scores(table, complaints, answer, known) };
}

/** The boards of before in which no number differs. */
function boardsOf({ table, points, scores }: ScoredEdit, made: Columns): KnownBoard {
  const old = { lines: table.columns.lines, scores: points };
  return (board, from, to) => {
    const known = scores.boards[board];
    return known?.lines.length === to - from && sameBoard(made, old, board, from, to) ? known : undefined;
  };
}

/** The same in columns, for a table that was made before. */
export function scoreTable(scorer: Scorer, table: unknown, rules?: RulesInput): ScoreTable {
  const made = isEventTable(table) ? table : null;
  const { answer, complaints } = scorer.columns(made, rules);
  if (!answer || !made) {
    complaints.add("invalid-value", "table", table);
    const nothing = new Float64Array();
    return { boards: nothing, lines: nothing, standings: nothing, findings: complaints.findings };
  }
  const { boards, lines, standings } = answer;
  return { boards, lines, standings, findings: scorer.findings(made, complaints, answer) };
}

/** Whether this is what an earlier scoring gave; anything else is as nothing. */
function isScoredEdit(before: unknown): before is ScoredEdit {
  if (!isObject(before) || !isObject(before["points"]) || !isObject(before["scores"])) return false;
  const { event, table, points, scores } = before;
  return (
    isEventTable(table) &&
    isObject(event) &&
    Array.isArray(event["entries"]) &&
    Array.isArray(event["boards"]) &&
    event["boards"].length === table.boards.length &&
    event["boards"].every((board) => isObject(board) && Array.isArray(board["lines"])) &&
    Array.isArray(scores["boards"]) &&
    points["boards"] instanceof Float64Array &&
    points["lines"] instanceof Float64Array
  );
}

/** The table of an event in which some boards took the place of others; undefined when more than that is new. */
function editedTable(event: Event, before: ScoredEdit): EventTable | undefined {
  const { event: old, table } = before;
  const { columns } = table;
  const changed = changedBoards(event, old);
  if (!changed || table.findings.length > 0 || columns.parts.length > 0) return undefined;
  if (table.boards.length !== event.boards.length) return undefined;
  const own = encodeEvent({ ...event, boards: changed.map((at) => event.boards[at]) });
  const { lines, boards, strings, parts } = own.columns;
  if (own.complaints.findings.length > 0 || strings !== columns.strings || parts.length > 0) return undefined;
  const edited = columns.lines.slice();
  let from = 0;
  for (const [i, at] of changed.entries()) {
    const count = event.boards[at]!.lines.length;
    const first = old.boards.slice(0, at).reduce((sum, board) => sum + board.lines.length, 0);
    if (count !== old.boards[at]!.lines.length) return undefined;
    if (!sameRow(boards, i, columns.boards, at)) return undefined;
    for (let line = 0; line < count; line += 1) {
      if (own.places.lineIds[from + line] !== table.lineIds[first + line]) return undefined;
      const row = (from + line) * strides.line;
      edited.set(lines.subarray(row, row + strides.line), (first + line) * strides.line);
      edited[(first + line) * strides.line] = at;
    }
    from += count;
  }
  return { ...table, columns: { ...columns, lines: edited } };
}

/** Where the boards differ; undefined when something else does. */
function changedBoards(event: Event, old: Event): number[] | undefined {
  if (!Array.isArray(event.boards) || event.boards.length !== old.boards.length) return undefined;
  if (event.players !== old.players || event.entries !== old.entries || old.entries.length === 0)
    return undefined;
  if (event.scoring !== old.scoring || event.name !== old.name || event.date !== old.date) return undefined;
  const isBoard = (board: Board | undefined): boolean => Array.isArray(board?.lines);
  const changed = event.boards.flatMap((board, at) => (board === old.boards[at] ? [] : [at]));
  return changed.every((at) => isBoard(event.boards[at])) ? changed : undefined;
}

function sameRow(one: Int32Array, at: number, other: Int32Array, otherAt: number): boolean {
  for (let i = 0; i < strides.board; i += 1) {
    if (one[at * strides.board + i] !== other[otherAt * strides.board + i]) return false;
  }
  return true;
}

/** The numbers that a board's points are made of: from and to are its lines, whose rows are of that width. */
const sameNumbers = (
  one: Float64Array | Int32Array,
  other: Float64Array | Int32Array,
  from: number,
  to: number,
): boolean => {
  for (let i = from; i < to; i += 1) if (!Object.is(one[i], other[i])) return false;
  return true;
};

/** Whether the lines and points of a board are those of before. */
function sameBoard(now: Columns, before: Columns, board: number, from: number, to: number): boolean {
  const width = strides.line;
  return (
    sameNumbers(now.scores.boards, before.scores.boards, board * 2, board * 2 + 2) &&
    sameNumbers(now.scores.lines, before.scores.lines, from * 5, to * 5) &&
    sameNumbers(now.lines, before.lines, from * width, to * width)
  );
}

/** What boards are made of: the event's lines, and what was scored. */
interface Columns {
  lines: Int32Array;
  scores: { boards: Float64Array; lines: Float64Array };
}
