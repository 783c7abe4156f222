/**
 * What the Score page shows of a text: counts, findings, travellers and the ranking, cut to what a screen can hold.
 * The same function runs on the main thread for a typed sheet and in the worker for a large text, so that both show
 * the same. Nothing is computed here; figures are picked from the package's answers.
 */
import type { Entry, Event, Finding, Line, Outcome, ScoreFunctions, Scores } from "overtrick";
import { limits } from "./limits";

export interface LineView {
  /** The line of the text, from 1; 0 when it came from elsewhere. */
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

/** With `all` the lines are not cut: the sheet shows points beside each of its lines. */
export function sheetView(
  event: Event,
  scores: Scores,
  findings: Finding[],
  text: string,
  all: boolean,
): SheetView {
  return {
    boards: boardViews(event, scores, all ? Infinity : limits.lines),
    standings: standingViews(event, scores),
    ...findingViews(event, findings, scores.findings),
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

function boardViews(event: Event, scores: Scores, most: number): BoardView[] {
  const name = entryNames(event.entries);
  const written = new Map<string, Line>();
  for (const { lines } of event.boards) for (const line of lines) written.set(line.id, line);
  const boards: BoardView[] = [];
  let room = most;
  for (const scored of scores.boards) {
    if (room <= 0) break;
    const lines = scored.lines.slice(0, room).map((line): LineView => {
      const source = written.get(line.id);
      return {
        source: source?.sourceLine ?? 0,
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
function findingViews(event: Event, read: Finding[], scored: Finding[]): Pick<SheetView, "findings"> {
  const sourceOf = new Map<string, number>();
  if (scored.some(({ where }) => where.line === undefined && where.lineId !== undefined)) {
    for (const { lines } of event.boards) {
      for (const line of lines) if (line.sourceLine !== undefined) sourceOf.set(line.id, line.sourceLine);
    }
  }
  const placed = [...read, ...scored].map((finding) => {
    const line = finding.where.line ?? sourceOf.get(finding.where.lineId ?? "");
    return line === undefined ? finding : { ...finding, where: { ...finding.where, line } };
  });
  placed.sort((one, other) => (one.where.line ?? 0) - (other.where.line ?? 0));
  return { findings: placed.slice(0, limits.findings) };
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
