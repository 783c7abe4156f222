/**
 * What the Score page shows of a text: counts, findings, travellers and the ranking, cut to what a screen can hold.
 * The same function runs on the main thread for a typed sheet and in the worker for a large text, so that both show
 * the same. Nothing is computed here; figures are picked from the package's answers.
 */
import type { Entry, Event, Finding, Line, Outcome, ScoreFunctions, Scores } from "overtrick";
import { limits } from "./limits";

export interface LineView {
  /** The line of the text, from 1; 0 where it has none there. */
  source: number;
  ns: string;
  ew: string;
  outcome: Outcome;
  reverse: boolean;
  group?: number;
  score: number | null;
  nsPoints: number | null;
  ewPoints: number | null;
  nsPercent: number | null;
  ewPercent: number | null;
}

export interface BoardView {
  board: number;
  section?: string;
  top: number;
  lines: LineView[];
}

export interface StandingView {
  place: number;
  tied: boolean;
  pair: string;
  direction?: "NS" | "EW";
  points: number;
  max: number;
  percent: number | null;
  boards: number;
}

export interface SheetView {
  boards: BoardView[];
  standings: StandingView[];
  findings: Finding[];
  counts: {
    boards: number;
    lines: number;
    standings: number;
    findings: number;
    errors: number;
    textLines: number;
  };
}

/** Reads and scores a text, and cuts what came out to what a page can hold. */
export function viewOf(overtrick: ScoreFunctions, text: string, board: number): SheetView {
  const { event, findings } = overtrick.readTravellers(text, { board });
  return sheetView(event, overtrick.score(event), findings, text, false);
}

/** Where an event's lines stand in a text: the line, from 1, by their ids. */
export type LinePlaces = ReadonlyMap<string, number>;

/**
 * With `all` the lines are not cut: the sheet shows points beside each of its lines. `written` says where they stand in
 * a text that was written from them; without it the text is the one that the event was read from. No other text's lines
 * are those of this one.
 */
export function sheetView(
  event: Event,
  scores: Scores,
  findings: Finding[],
  text: string,
  all: boolean,
  written: LinePlaces | null = null,
): SheetView {
  return {
    boards: boardViews(event, scores, all ? Infinity : limits.lines, written),
    standings: standingViews(event, scores),
    ...findingViews(event, findings, scores.findings, written),
    counts: {
      boards: scores.boards.length,
      lines: scores.boards.reduce((sum, { lines }) => sum + lines.length, 0),
      standings: scores.standings.length,
      findings: findings.length + scores.findings.length,
      errors: countErrors(findings) + countErrors(scores.findings),
      textLines: countLines(text),
    },
  };
}

function boardViews(event: Event, scores: Scores, most: number, written: LinePlaces | null): BoardView[] {
  const name = entryNames(event.entries);
  const known = new Map<string, Line>();
  for (const { lines } of event.boards) for (const line of lines) known.set(line.id, line);
  const boards: BoardView[] = [];
  let room = most;
  for (const scored of scores.boards) {
    if (room <= 0) break;
    const lines = scored.lines.slice(0, room).map((line): LineView => {
      const source = known.get(line.id);
      return {
        source: (written ? written.get(line.id) : source?.sourceLine) ?? 0,
        ns: name(line.ns),
        ew: name(line.ew),
        outcome: source?.outcome ?? { kind: "notPlayed" },
        reverse: source?.reverse ?? false,
        ...(source?.group ? { group: source.group } : {}),
        score: line.score,
        nsPoints: line.nsPoints,
        ewPoints: line.ewPoints,
        nsPercent: line.nsPercent,
        ewPercent: line.ewPercent,
      };
    });
    room -= lines.length;
    const view: BoardView = { board: scored.board, top: scored.top, lines };
    if (scored.section !== undefined) view.section = scored.section;
    boards.push(view);
  }
  return boards;
}

function standingViews(event: Event, scores: Scores): StandingView[] {
  const name = entryNames(event.entries);
  return scores.standings.slice(0, limits.standings).map((standing) => {
    const view: StandingView = {
      place: standing.rank,
      tied: standing.tied,
      pair: name(standing.entry),
      points: standing.points,
      max: standing.max,
      percent: standing.percent,
      boards: standing.boards,
    };
    if (standing.direction !== undefined) view.direction = standing.direction;
    return view;
  });
}

/** The findings of reading and scoring, by their line; those about the whole come first. */
function findingViews(
  event: Event,
  read: Finding[],
  scored: Finding[],
  written: LinePlaces | null,
): Pick<SheetView, "findings"> {
  const places = written ?? sourcePlaces(event, scored);
  const placed = [...read, ...scored].map((finding): Finding => {
    const { line: source, ...where } = finding.where;
    const line = (written ? undefined : source) ?? places.get(where.lineId ?? "");
    return { ...finding, where: line === undefined ? where : { ...where, line } };
  });
  placed.sort((one, other) => (one.where.line ?? 0) - (other.where.line ?? 0));
  return { findings: placed.slice(0, limits.findings) };
}

/** Where the lines stand in the text that they were read from, if any finding asks. */
function sourcePlaces(event: Event, findings: Finding[]): LinePlaces {
  const places = new Map<string, number>();
  if (findings.every(({ where }) => where.line !== undefined || where.lineId === undefined)) return places;
  for (const { lines } of event.boards) {
    for (const line of lines) if (line.sourceLine !== undefined) places.set(line.id, line.sourceLine);
  }
  return places;
}

function countErrors(findings: Finding[]): number {
  return findings.reduce((sum, { severity }) => sum + (severity === "error" ? 1 : 0), 0);
}

/** Entries by the number that was written; an entry that nobody listed by its id. */
function entryNames(entries: Entry[]): (id: string) => string {
  const numbers = new Map(entries.map(({ id, number }) => [id, number]));
  return (id) => numbers.get(id) ?? id;
}

function countLines(text: string): number {
  let lines = text === "" || text.endsWith("\n") ? 0 : 1;
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) lines += 1;
  return lines;
}
