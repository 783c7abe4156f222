/**
 * Rows as text and back. The text is what a director would type and the package reads: a heading for each board, a
 * line for each row. Cells are joined and cut here; what they mean is the package's to say.
 */
import type { Event, Finding, ScoreFunctions, TravellerReading } from "overtrick";
import { boardName } from "./event-state";
import type { BoardName, BoardRows, Row, RowCell } from "./event-state";

/** A text of rows, and for each of its lines the row that stands there. */
export interface RowsText {
  text: string;
  rows: readonly (Row | undefined)[];
}

/** What the page calls a board and a section; "Board" and "Section" are read in every language. */
export interface HeadingWords {
  board: string;
  section: string;
}

const neutral: HeadingWords = { board: "Board", section: "Section" };

/** How the package writes an event, for rows that say less than it. */
export interface WrittenEvent {
  /** By the line's id: the headings above it, and how its pairs are called. */
  lines: ReadonlyMap<string, WrittenLine>;
  /** The heading of a board of which no line could be read. */
  heading(board: BoardName): string;
}

export interface WrittenLine {
  headings: readonly string[];
  ns: string;
  ew: string;
}

export function textOfRows(
  boards: readonly BoardRows[],
  words: HeadingWords = neutral,
  written: WrittenEvent | null = null,
): RowsText {
  const lines: string[] = [];
  const rows: (Row | undefined)[] = [];
  let section: string | undefined;
  for (const board of boards) {
    if (board.rows.length === 0) continue;
    if (lines.length > 0) lines.push("");
    if (written) {
      addWritten(board, written, lines, rows);
      continue;
    }
    if (board.section !== undefined && board.section !== section) {
      lines.push(`${words.section} ${sectionText(board.section)}`);
      section = board.section;
    }
    lines.push(`${words.board} ${board.number}`);
    for (const row of board.rows) {
      rows[lines.length] = row;
      lines.push(lineOf(row));
    }
  }
  lines.push("");
  return { text: lines.length === 1 ? "" : lines.join("\n"), rows };
}

/** A name that is not one word stands between quotes. */
function sectionText(name: string): string {
  return /^[^\s"]+$/u.test(name) ? name : `"${name}"`;
}

function addWritten(
  board: BoardRows,
  written: WrittenEvent,
  lines: string[],
  rows: (Row | undefined)[],
): void {
  const own = board.rows.map(({ id }) => written.lines.get(id));
  const first = own.find((line) => line !== undefined);
  lines.push(...(first?.headings ?? [written.heading(board)]));
  board.rows.forEach((row, i) => {
    const line = own[i];
    if (line && line !== first) lines.push(...line.headings);
    rows[lines.length] = row;
    lines.push(lineOf(line ? { ...row, ns: line.ns, ew: line.ew } : row));
  });
}

/** Where the rows stand in their text: the line, from 1, by their ids. */
export function placesOfRows({ rows }: RowsText): ReadonlyMap<string, number> {
  return new Map(rows.flatMap((row, i) => (row ? [[row.id, i + 1] as const] : [])));
}

/** The cell that a column of a row's line belongs to, from 1. */
export function cellAt(row: Row, column: number): RowCell {
  const before = lineOf(row)
    .slice(0, column - 1)
    .split("\t").length;
  return before === 1 ? "ns" : before === 2 ? "ew" : "result";
}

/** An empty side is written as a dash: a blank would make its neighbour the pair. */
function lineOf({ ns, ew, result, score }: Row): string {
  const cells = [
    cell(ns) || "-",
    cell(ew) || "-",
    cell(score) === "" ? cell(result) : cell(`${result} ${score}`),
  ];
  return cells.join("\t");
}

/** A cell stays on its line and in its column, whatever was pasted into it. */
function cell(text: string): string {
  return text.replace(/\s+/gu, " ").trim();
}

/** The rows that a text turned out to hold; a line that could not be read is cut at its blanks and kept. */
export function rowsOfText(
  overtrick: ScoreFunctions,
  text: string,
  firstBoard: number,
  reading: TravellerReading,
): BoardRows[] {
  const { event, findings, notation } = reading;
  const number = new Map(event.entries.map((entry) => [entry.id, entry.number]));
  const boards = new Map<string, { board: BoardName; rows: { line: number; row: Row }[] }>();
  const place = (board: BoardName): { line: number; row: Row }[] => {
    const key = `${board.section ?? ""}\n${board.number}`;
    let known = boards.get(key);
    if (!known) boards.set(key, (known = { board: boardName(board), rows: [] }));
    return known.rows;
  };
  for (const board of event.boards) {
    const rows = place(board);
    for (const line of board.lines) {
      const result = overtrick.writeResult(line, notation);
      const pairs = { ns: number.get(line.ns) ?? "", ew: number.get(line.ew) ?? "" };
      rows.push({ line: line.sourceLine ?? 0, row: { id: line.id, ...pairs, result, score: "" } });
    }
  }
  const left = linesLeftOut(text, event, findings);
  if (left.size > 0) {
    const lines = linesOf(text);
    const boardAt = boardFinder(overtrick, lines, firstBoard, event);
    for (const [line, why] of [...left].sort(([one], [other]) => one - other)) {
      const written = lines[line - 1] ?? "";
      const cells = why === "strange" ? strangeCells(written) : cellsOf(written);
      place(boardAt(line)).push({ line, row: { id: `b${line}`, ...cells } });
    }
  }
  return [...boards.values()].map(({ board, rows }) => ({
    ...board,
    rows: rows.sort((one, other) => one.line - other.line).map(({ row }) => row),
  }));
}

const linesOf = (text: string): string[] => text.split(/\r\n|\n|\r/u);

/**
 * The lines of a text that gave no result, and why each is to be kept: something is wrong with it, or all of it is
 * strange.
 */
export function linesLeftOut(
  text: string,
  event: Event,
  findings: readonly Finding[],
): Map<number, "wrong" | "strange"> {
  const left = new Map<number, "wrong" | "strange">();
  let lines: string[] | undefined;
  for (const { code, severity, where } of findings) {
    const { line, column = 1, length = 0 } = where;
    if (line === undefined) continue;
    if (severity === "error" || code === "no-result" || code === "row-without-pairs") left.set(line, "wrong");
    if (code !== "extra-text" || left.has(line)) continue;
    // What stands behind a heading or a result is left out by itself.
    lines ??= linesOf(text);
    const written = lines[line - 1] ?? "";
    const around = written.slice(0, column - 1) + written.slice(column - 1 + length);
    if (around.trim() === "") left.set(line, "strange");
  }
  if (left.size === 0) return left;
  for (const board of event.boards) for (const line of board.lines) left.delete(line.sourceLine ?? 0);
  return left;
}

/**
 * The board that a line stands under. The headings since the last readable line are read once more, with a line behind
 * them that can be read.
 */
function boardFinder(
  overtrick: ScoreFunctions,
  lines: readonly string[],
  firstBoard: number,
  event: Event,
): (line: number) => BoardName {
  const known = new Map<number, BoardName>();
  for (const board of event.boards)
    for (const line of board.lines) known.set(line.sourceLine ?? 0, boardName(board));
  return (line) => {
    let from = line - 1;
    while (from > 0 && !known.has(from)) from -= 1;
    const before = known.get(from) ?? { number: firstBoard };
    // Without a line between them there is no heading either.
    if (from > 0 && from === line - 1) {
      known.set(line, before);
      return before;
    }
    const within = before.section === undefined ? "" : ` within section ${before.section}`;
    const heading = `Board ${before.number}${within}`;
    const probe = [heading, ...lines.slice(from, line - 1), "1\t2\tNP"].join("\n");
    const found = overtrick.readTravellers(probe, { board: before.number }).event.boards.at(-1);
    const name = found ? boardName(found) : before;
    known.set(line, name);
    return name;
  };
}

function cellsOf(line: string): Omit<Row, "id"> {
  const cells = line.includes("\t") ? line.split("\t") : line.trim().split(/\s+/u);
  const [ns = "", ew = "", ...rest] = cells.map((text) => text.trim());
  const nobody = (text: string): string => (text === "-" ? "" : text);
  return { ns: nobody(ns), ew: nobody(ew), result: rest.join(" ").trim(), score: "" };
}

/** Words that say nothing stand where a result would, for nobody: as pairs they might be taken for a heading. */
function strangeCells(line: string): Omit<Row, "id"> {
  const cells = cellsOf(line);
  return cells.ns === "" && cells.ew === "" ? cells : { ns: "", ew: "", result: line.trim(), score: "" };
}
