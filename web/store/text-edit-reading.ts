/** Reading after an edit of one line of a text, as event-edit-reading.ts does for rows; fetched with the sheet. */
import type { Line, ScoreFunctions } from "overtrick";
import { inPlaceOf, sameBut } from "./event-edit-reading";
import type { EventReading } from "./event-reading";
import type { EventState } from "./event-state";
import { readState } from "./reading";

/**
 * A line whose result changed and nothing else. What stands above a line may say how it is to be read: only where the
 * line of before, by itself, was what the whole made of it, that of now is read by itself too.
 */
export function readTextEdit(
  overtrick: ScoreFunctions,
  before: EventState,
  state: EventState,
  reading: EventReading,
): EventReading | null {
  if (before.text === null || state.text === null || !sameBut(before, state, "text", "boards")) return null;
  const { event, findings, notation } = reading;
  const edit = lineEdit(before.text, state.text);
  if (!edit || findings.some(({ where }) => where.line === edit.line)) return null;
  const at = event.boards.findIndex(({ lines }) => lines.some(({ sourceLine }) => sourceLine === edit.line));
  const board = event.boards[at];
  const place = board?.lines.findIndex(({ sourceLine }) => sourceLine === edit.line) ?? -1;
  const old = board?.lines[place];
  if (!board || !old) return null;
  const alone = (line: string): Line | undefined => {
    const options = { board: board.number, notation, withoutLastZero: state.withoutLastZero === true };
    const own = overtrick.readTravellers(line, options);
    return own.findings.length === 0 ? own.event.boards[0]?.lines[0] : undefined;
  };
  const [was, is] = [alone(edit.before), alone(edit.after)];
  if (!was || !is || !isTelling(was) || was.outcome.kind !== is.outcome.kind) return null;
  if (is.ns !== was.ns || is.ew !== was.ew || saidBy(was) !== saidBy(old)) return null;
  const line = inPlaceOf(old, is);
  return {
    event: { ...event, boards: event.boards.with(at, { ...board, lines: board.lines.with(place, line) }) },
    findings,
    notation,
    provisional: true,
    boards: () => readState(overtrick, state).boards(),
  };
}

const saidBy = ({ outcome, reverse, group }: Line): string => JSON.stringify([outcome, reverse, group]);

/** Whether a result would not be the same from the other side. */
const isTelling = ({ outcome }: Line): boolean =>
  outcome.kind === "contract" || (outcome.kind === "score" && outcome.score !== 0);

/** The one line in which two texts of as many lines differ, from 1. */
function lineEdit(before: string, text: string): { line: number; before: string; after: string } | null {
  const most = Math.min(before.length, text.length);
  let head = 0;
  while (head < most && before.charCodeAt(head) === text.charCodeAt(head)) head += 1;
  let tail = 0;
  const [ends, end] = [before.length - 1, text.length - 1];
  while (tail < most - head && before.charCodeAt(ends - tail) === text.charCodeAt(end - tail)) tail += 1;
  const from = text.lastIndexOf("\n", head - 1) + 1;
  const lineFrom = (whole: string): string => {
    const end = whole.indexOf("\n", whole.length - tail);
    return whole.slice(from, end < 0 ? whole.length : end);
  };
  const [was, is] = [lineFrom(before), lineFrom(text)];
  if (/[\n\r]/u.test(was + is) || text.includes("\r")) return null;
  return { line: text.slice(0, from).split("\n").length, before: was, after: is };
}
