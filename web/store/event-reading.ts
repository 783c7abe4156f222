/** What the package makes of an event as typed: the event, its rows, and findings with their places. */
import type { Adjustment, Entry, Event, Finding, Line, Notation, ScoreFunctions, Player } from "overtrick";
import { parseNumber } from "../numbers";
import { pairsOf, placeKey } from "./event-state";
import type { BoardRows, EventState, Pair, Row } from "./event-state";
import { linesLeftOut, rowsOfText, textOfRows } from "./event-text";

export interface EventReading {
  event: Event;
  /** Of reading. `where` has the line of the text, and board and line id of the row where there is one. */
  findings: Finding[];
  /** Whose letters it was taken to be written in. */
  notation: Notation;
  /** Whether only the row that was edited was read, the rest being taken over. */
  provisional: boolean;
  /** The rows, whichever way they were entered. */
  boards(): readonly BoardRows[];
}

export function readEvent(overtrick: ScoreFunctions, state: EventState): EventReading {
  const composed = state.text === null ? textOfRows(state.boards) : null;
  const text = composed?.text ?? state.text ?? "";
  const reading = overtrick.readTravellers(text, {
    board: state.firstBoard,
    ...(state.notation ? { notation: state.notation } : {}),
    withoutLastZero: composed === null && state.withoutLastZero === true,
  });
  const { event } = reading;
  const findings = reading.findings.filter(({ code }) => code !== "empty-input");
  if (composed) nameLines(event, composed.rows);
  let boards: readonly BoardRows[] | undefined = composed ? state.boards : undefined;
  addPlaces(event, state);
  for (const finding of addPairs(event, state)) findings.push(finding);
  event.name = state.name;
  event.date = state.date;
  event.scoring = state.scoring;
  return {
    event,
    findings: composed
      ? placedFindings(findings, composed.rows, state.boards)
      : namedFindings(findings, event, text),
    notation: reading.notation,
    provisional: false,
    boards: () => (boards ??= rowsOfText(overtrick, text, state.firstBoard, reading)),
  };
}

/** Lines are called as their rows are, so that a line keeps its name while others come and go. */
function nameLines(event: Event, rows: readonly (Row | undefined)[]): void {
  for (const { lines } of event.boards) {
    for (const line of lines) line.id = rows[(line.sourceLine ?? 0) - 1]?.id ?? line.id;
  }
}

/** Findings about lines of a text, with the id of the row that such a line is or becomes (see rowsOfText). */
export function namedFindings(findings: readonly Finding[], event: Event, text: string): Finding[] {
  if (!findings.some(({ where }) => where.line !== undefined)) return [...findings];
  const left = linesLeftOut(text, event, findings);
  const ids = new Map(
    event.boards.flatMap(({ lines }) => lines.map(({ id, sourceLine }) => [sourceLine ?? 0, id])),
  );
  return findings.map((finding) => {
    const { line, lineId } = finding.where;
    if (line === undefined || lineId !== undefined) return finding;
    const id = ids.get(line) ?? (left.has(line) ? `b${line}` : undefined);
    return id === undefined ? finding : { ...finding, where: { ...finding.where, lineId: id } };
  });
}

/** One row read by itself. */
export function readRow(
  overtrick: ScoreFunctions,
  { number, section }: BoardRows,
  row: Row,
  notation: Notation,
): { line: Line | null; findings: Finding[] } {
  const boards = [{ number, ...(section === undefined ? {} : { section }), rows: [row] }];
  const { text, rows } = textOfRows(boards);
  const { event, findings } = overtrick.readTravellers(text, { notation });
  return { line: event.boards[0]?.lines[0] ?? null, findings: placedFindings(findings, rows, boards) };
}

/** Whether one of the pairs and the result are yet to come. */
function isOpen({ ns, ew, result, score }: Row): boolean {
  return (ns.trim() === "" || ew.trim() === "") && result.trim() === "" && score.trim() === "";
}

/** Findings about lines of a composed text, with the board and row that those lines are. */
function placedFindings(
  findings: readonly Finding[],
  rows: readonly (Row | undefined)[],
  boards: readonly BoardRows[],
): Finding[] {
  return findings.flatMap((finding) => {
    const row = rows[(finding.where.line ?? 0) - 1];
    if (!row) return finding;
    // A line that is still being typed has nothing wrong with it yet.
    if (isOpen(row)) return [];
    const board = boards.find((one) => one.rows.includes(row));
    const where = { ...finding.where, lineId: row.id };
    if (board) where.board = board.number;
    if (board?.section !== undefined) where.section = board.section;
    return { ...finding, where };
  });
}

function addPlaces(event: Event, { places }: EventState): void {
  if (Object.keys(places).length === 0) return;
  const number = new Map(event.entries.map((entry) => [entry.id, entry.number]));
  for (const board of event.boards) {
    for (const line of board.lines) {
      const place = places[placeKey(board, number.get(line.ns) ?? "", number.get(line.ew) ?? "")];
      if (place) [line.round, line.table] = place;
    }
  }
}

/** Names, handicaps, penalties: on the entries that the results named, and on those that have no result yet. */
function addPairs(event: Event, { pairs }: EventState): Finding[] {
  const findings: Finding[] = [];
  const known = pairsOf(pairs, event.entries);
  const used = new Set(known.values());
  for (const pair of pairs) {
    if (used.has(pair)) continue;
    event.entries.push({ id: pair.id, number: pair.number, players: [] });
    known.set(pair.id, pair);
  }
  for (const entry of event.entries) {
    const pair = known.get(entry.id);
    if (pair) describePair(event, entry, pair, findings);
  }
  return findings;
}

/** Puts on an entry what was typed about its pair. */
export function describePair(event: Event, entry: Entry, pair: Pair, findings: Finding[]): void {
  const wrong = (text: string): null => {
    const values = { text };
    const message = `“${text}” is not a number.`;
    findings.push({ severity: "error", code: "not-a-number", message, where: { entry: entry.id }, values });
    return null;
  };
  const section = pair.section.trim();
  if (section !== "") entry.section = section;
  if (pair.seat !== "") entry.direction = pair.seat;
  const penalty = adjustmentOf(pair.penalty, wrong);
  if (penalty) entry.penalty = takenOff(pair.penalty, penalty);
  const carryOver = adjustmentOf(pair.carryOver, wrong);
  if (carryOver) entry.carryOver = carryOver;
  if (entry.players.length > 0 && pair.names.some((name) => name.trim() !== "")) {
    // What is typed counts, and not what came with the results.
    const read = new Set(entry.players);
    event.players = event.players.filter(({ id }) => !read.has(id));
    entry.players = [];
  }
  pair.names.forEach((name, i) => {
    const handicap = pair.handicaps[i]?.trim() ?? "";
    if (name.trim() === "" && handicap === "") return;
    const player: Player = { id: `${entry.id}:${i + 1}`, name: name.trim() };
    const value = handicap === "" ? null : (parseNumber(handicap) ?? wrong(handicap));
    if (value !== null) player.handicap = value;
    event.players.push(player);
    entry.players.push(player.id);
  });
}

/** A penalty is taken off, whether one writes 5 or -5; +5 would be given. */
function takenOff(text: string, penalty: Adjustment): Adjustment {
  const signed = (value: number): number => Math.abs(value) * (text.trim().startsWith("+") ? -1 : 1);
  return "percent" in penalty ? { percent: signed(penalty.percent) } : { points: signed(penalty.points) };
}

/** `5` is points, `2,5 %` a percentage. */
function adjustmentOf(text: string, wrong: (text: string) => null): Adjustment | undefined {
  const typed = text.trim();
  if (typed === "") return undefined;
  const percent = typed.endsWith("%");
  const value = parseNumber(percent ? typed.slice(0, -1) : typed) ?? wrong(typed);
  if (value === null) return undefined;
  return percent ? { percent: value } : { points: value };
}
