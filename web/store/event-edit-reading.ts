/**
 * Reading after a small edit. Of a large event most is as it was: when one row changed, that row is read by itself, with
 * the letters that the whole was found to be written in, and the rest is taken over. Such a reading is provisional; a
 * whole one follows when the typist pauses, since a row may say something about the language of all.
 */
import type { Event, Line, ScoreFunctions } from "overtrick";
import type { EventReading } from "./event-reading";
import { readRow } from "./event-reading";
import type { BoardRows, EventState, Row } from "./event-state";

interface RowEdit {
  /** The board's place in both states. */
  at: number;
  before: Row | undefined;
  after: Row | undefined;
}

/** Null when the edit was not of that kind; the whole is then to be read. */
export function readEdit(
  overtrick: ScoreFunctions,
  before: EventState,
  state: EventState,
  reading: EventReading,
): EventReading | null {
  const edit = rowEdit(before, state);
  const board = edit && state.boards[edit.at];
  if (!edit || !board) return null;
  const alone = edit.after ? readRow(overtrick, board, edit.after, reading.notation) : null;
  const event = changedEvent(reading.event, board, edit, alone?.line ?? null);
  if (!event) return null;
  const id = (edit.after ?? edit.before)?.id;
  const others = reading.findings.filter(({ where }) => where.lineId !== id);
  return {
    event,
    findings: [...others, ...(alone?.findings ?? [])],
    notation: reading.notation,
    provisional: true,
    boards: () => state.boards,
  };
}

/** Rules are no part of what is read. */
export const sameBut = (before: EventState, state: EventState, ...but: (keyof EventState)[]): boolean =>
  (Object.keys({ ...before, ...state }) as (keyof EventState)[]).every(
    (key) => before[key] === state[key] || key === "rules" || but.includes(key),
  );

/** What a line says now, for those who played it and where it stands. */
export function inPlaceOf(
  { id, round, table, ns, ew, sourceLine }: Line,
  { outcome, reverse, group }: Line,
): Line {
  const kept = {
    ...(round ? { round } : {}),
    ...(table ? { table } : {}),
    ...(sourceLine ? { sourceLine } : {}),
  };
  return { id, ns, ew, ...kept, outcome, ...(reverse ? { reverse } : {}), ...(group ? { group } : {}) };
}

/** The one row in which two states differ. */
function rowEdit(before: EventState, state: EventState): RowEdit | null {
  if (state.text !== null || before.text !== null || before.boards.length !== state.boards.length)
    return null;
  if (!sameBut(before, state, "boards", "next")) return null;
  const differ = state.boards.flatMap((board, at) => (board === before.boards[at] ? [] : [at]));
  const [at] = differ;
  if (at === undefined || differ.length !== 1) return null;
  const old = before.boards[at]?.rows ?? [];
  const rows = state.boards[at]?.rows ?? [];
  let head = 0;
  while (head < old.length && head < rows.length && old[head] === rows[head]) head += 1;
  let tail = 0;
  const most = Math.min(old.length, rows.length) - head;
  while (tail < most && old[old.length - 1 - tail] === rows[rows.length - 1 - tail]) tail += 1;
  if (old.length - head - tail > 1 || rows.length - head - tail > 1) return null;
  return {
    at,
    before: old.length - tail > head ? old[head] : undefined,
    after: rows.length - tail > head ? rows[head] : undefined,
  };
}

/** The event with the row's line put in, changed or taken out; null when entries come or go by it. */
function changedEvent(event: Event, board: BoardRows, edit: RowEdit, read: Line | null): Event | null {
  const at = event.boards.findIndex(
    ({ number, section }) => number === board.number && section === board.section,
  );
  const lines = event.boards[at]?.lines;
  if (!lines) return null;
  const place = lines.findIndex(({ id }) => id === edit.before?.id);
  const old = lines[place];
  if (!old && !read) return event;
  const made = read && edit.after ? seated(event, edit, read, old) : null;
  if (read && !made) return null;
  if (!made && (!old || lines.length === 1 || !playsElsewhere(event, old))) return null;
  const position = old ? place : positionOf(board.rows, lines, edit.after);
  const changed = lines.toSpliced(position, old ? 1 : 0, ...(made ? [made] : []));
  const whole = event.boards[at];
  return whole ? { ...event, boards: event.boards.with(at, { ...whole, lines: changed }) } : null;
}

/** The line with the entries that the whole event has for its numbers. */
function seated(event: Event, { before, after }: RowEdit, read: Line, old: Line | undefined): Line | null {
  const same = before?.ns.trim() === after?.ns.trim() && before?.ew.trim() === after?.ew.trim();
  const id = after?.id ?? read.id;
  if (old && same) return inPlaceOf({ ...old, id }, read);
  if (old) return null;
  const entry = (number: string | undefined): string | null => {
    const typed = number?.trim() ?? "";
    const found = event.entries.filter((one) => one.number === typed);
    return typed === "" ? "" : found.length === 1 ? (found[0]?.id ?? null) : null;
  };
  const ns = entry(after?.ns);
  const ew = entry(after?.ew);
  return ns === null || ew === null ? null : { ...read, id, ns, ew };
}

/** Whether both entries of a line have other lines, so that they stay in the event without it. */
function playsElsewhere(event: Event, { id, ns, ew }: Line): boolean {
  const others = (entry: string): boolean =>
    entry === "" ||
    event.boards.some(({ lines }) =>
      lines.some((line) => line.id !== id && (line.ns === entry || line.ew === entry)),
    );
  return others(ns) && others(ew);
}

/** Where a new line belongs among the others, in the order of the rows. */
function positionOf(rows: readonly Row[], lines: readonly Line[], row: Row | undefined): number {
  const ids = new Set(rows.slice(0, row ? rows.indexOf(row) : 0).map(({ id }) => id));
  return lines.filter(({ id }) => ids.has(id)).length;
}
