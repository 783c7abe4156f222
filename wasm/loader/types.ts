/**
 * The shapes at the package's door: what the loader takes and gives, in a page, a worker, Node and as JSON.
 * Points and percentages are decimal numbers, ids are opaque strings, scores are North-South's.
 */

export type Severity = "error" | "warning" | "note";

/** A place: line and column of a text (from 1), or a board and line of an event, or an entry, or a path. */
export interface Where {
  line?: number;
  column?: number;
  /** How many characters the finding is about, from `column` on. */
  length?: number;
  board?: number;
  section?: string;
  /** The id of the result line. */
  lineId?: string;
  /** The id of the entry. */
  entry?: string;
  /** The place in an object that was handed in: `boards[2].lines[0].outcome`. */
  path?: string;
  /** Ids of a book's session and member; in a history of nett scores their names. */
  session?: string;
  member?: string;
}

export interface Finding {
  severity: Severity;
  code: string;
  /** An English sentence; a page translates `code` with `values`. */
  message: string;
  where: Where;
  /** The numbers or words that the sentence speaks of. */
  values?: Record<string, string | number>;
}

export type Side = "NS" | "EW";
export type Seat = "N" | "E" | "S" | "W";
export type Scoring = "matchpoints" | "crossimps" | "butler" | "teams";

/** Average, average plus, average minus, or a percentage of the top. */
export type Award = "A" | "A+" | "A-" | number;

export type Outcome =
  | { kind: "contract"; contract: string; declarer: Seat; tricks: number; score?: number }
  | { kind: "score"; score: number }
  | { kind: "passed" }
  | { kind: "notPlayed" }
  | { kind: "bye" }
  | { kind: "artificial"; ns: Award; ew: Award }
  /** `side` is the adjusted one; the other keeps `score`. */
  | { kind: "oneSided"; side: Side; percent?: number; award?: "A" | "A+" | "A-"; score: number }
  /** Each side has a score of its own; both are NS scores. */
  | { kind: "split"; ns: number; ew: number }
  | { kind: "weighted"; parts: { score: number; weight: number }[] };

export type Adjustment = { points: number } | { percent: number };

export interface Player {
  id: string;
  name: string;
  number?: string;
  handicap?: number;
}

/** What one session of several took off or brought along. */
export interface SessionAdjustment {
  session: number;
  penalty?: Adjustment;
  carryOver?: Adjustment;
}

export interface Entry {
  id: string;
  number: string;
  section?: string;
  direction?: Side;
  players: string[];
  phantom?: true;
  penalty?: Adjustment;
  carryOver?: Adjustment;
  /** Where sessions are totalled: what is of one of them alone. */
  sessions?: SessionAdjustment[];
}

export interface Line {
  id: string;
  round?: number;
  table?: number;
  /** Entry ids; at a bye the empty side is "". */
  ns: string;
  ew: string;
  outcome: Outcome;
  reverse?: true;
  /** Fouled boards: lines of one form share a number. */
  group?: number;
  /** The line of the text that it was read from. */
  sourceLine?: number;
}

export interface Board {
  number: number;
  section?: string;
  /** How many results the board should have had. */
  expected?: number;
  /** Which session of several that are totalled, from 1; each is scored as if it were alone. */
  session?: number;
  lines: Line[];
}

export interface Event {
  name: string;
  date: string;
  scoring: Scoring;
  players: Player[];
  entries: Entry[];
  boards: Board[];
}

export interface ScoredLine {
  id: string;
  ns: string;
  ew: string;
  /** The NS score compared; null when the line has none. */
  score: number | null;
  /** Null when the side gets nothing (bye, not played, or a line that a finding says is not possible). */
  nsPoints: number | null;
  ewPoints: number | null;
  nsPercent: number | null;
  ewPercent: number | null;
}

export interface ScoredBoard {
  board: number;
  section?: string;
  top: number;
  /** At Butler: the score that results are compared with. */
  datum?: number;
  lines: ScoredLine[];
}

export interface Standing {
  rank: number;
  tied: boolean;
  entry: string;
  direction?: Side;
  section?: string;
  points: number;
  max: number;
  percent: number | null;
  boards: number;
  clubPoints: number;
}

export interface Scores {
  boards: ScoredBoard[];
  standings: Standing[];
  findings: Finding[];
}

/** An event as columns: rows of fixed width and one string table joined by NUL. */
export interface EventColumns {
  /** 0 matchpoints, 1 cross-IMPs, 2 Butler, 3 teams. */
  scoring: number;
  /** How many strings, from the third on, are names of sections; the first two are the event's name and date. */
  sections: number;
  strings: string;
  players: Int32Array;
  handicaps: Float64Array;
  entries: Int32Array;
  entryPlayers: Int32Array;
  boards: Int32Array;
  /** Board, NS, EW, round, table, kind, flags, group, score and three numbers of the outcome, line of the text. */
  lines: Int32Array;
  parts: Int32Array;
  /** Of sessions: entry, session, penalty's unit and amount, carry-over's unit and amount. */
  adjustments: Int32Array;
}

/** A line that did not fit: of which board, before which of the lines that did, and who played. */
export interface SetAside {
  board: number;
  before: number;
  id: string;
  /** As they were given. */
  ns: string;
  ew: string;
  outcome: unknown;
  /** Where it was not understood. */
  reverse?: unknown;
}

/** An event that was looked at, ready to be scored: its columns, and what their indices stand for. */
export interface EventTable {
  columns: EventColumns;
  boards: readonly { number: number; section?: string }[];
  lineIds: readonly string[];
  entryIds: readonly string[];
  /** Lines that are in no column. */
  setAside: readonly SetAside[];
  /** What did not fit and was left out. */
  findings: Finding[];
}

export interface ScoreTable {
  /** Per board: top, datum (NaN unless at Butler). */
  boards: Float64Array;
  /** Per line: score, points of NS and EW, percentage of NS and EW; NaN for none. */
  lines: Float64Array;
  /** Per standing: list, rank, tied, entry, direction, section, points, maximum, percentage, boards, club points. */
  standings: Float64Array;
  findings: Finding[];
}

/** Of bare scores, board by board as they were given. */
export interface Matchpoints {
  boards: { lines: Pick<ScoredLine, "nsPoints" | "ewPoints" | "nsPercent" | "ewPercent">[] }[];
  findings: Finding[];
}

export interface MatchpointColumns {
  /** Per score: points of NS and EW, percentages of NS and EW; those are NaN on a board of one. */
  points: Float64Array;
  findings: Finding[];
}

/** An event that is being edited, scored; what the next scoring takes over. Nothing of it may be changed in place. */
export interface ScoredEdit {
  event: Event;
  table: EventTable;
  points: Pick<ScoreTable, "boards" | "lines">;
  scores: Scores;
}

/** One term of a figure's working: enough of them, in order, to compute it again. */
export interface Term {
  symbol: string;
  value: number;
  source: string;
}

export interface SessionCell {
  side: Side;
  /** The group's letter: capital where the pair sat NS, small where EW. */
  letter: string;
  boards: number;
  points: number;
}

export type SessionTotal = Pick<Standing, "points" | "max" | "percent" | "boards">;

/** Points per group of boards; a row per standing, in that order, a cell per group, null where the pair sat out. */
export interface SessionTable {
  /** Of its boards: the session of several, the numbers, the tops added up, and half of those (of the first section). */
  groups: { session?: number; first: number; last: number; tops: number; average: number }[];
  rows: (SessionCell | null)[][];
  /** Of the first section. */
  average: number;
  /** Per section of entries, where sections differ in size; else one for all. Null for boards that it did not play. */
  averages: { section?: string; average: number; groups: ({ tops: number; average: number } | null)[] }[];
  /** Of several sessions: what each gave, in the order of the rows; null where the entry did not play. */
  sessions: { session: number; rows: (SessionTotal | null)[] }[];
  /** What of the event or the rules did not fit. */
  findings: Finding[];
}

/** Two teams over the boards of a round. With an adjusted board the two margins need not mirror each other. */
export interface Match {
  round?: number;
  home: string;
  away: string;
  boards: number;
  /** Margins in whole IMPs. */
  homeImps: number;
  awayImps: number;
  /** As the rules have it: victory points, IMPs or board points. */
  homePoints: number;
  awayPoints: number;
}

/** A list like any other; beside its items it has what of the event or the rules did not fit. */
export interface Matches extends Array<Match> {
  readonly findings: readonly Finding[];
}

/** A line that could not be understood, as it was written. */
export interface UnreadLine {
  id: string;
  /** Which of the event's boards, and which of its lines it would be: both from 0. */
  board: number;
  at: number;
  ns: string;
  ew: string;
  result: string;
}

/** What a text turned out to hold. */
export interface Reading {
  event: Event;
  findings: Finding[];
  /** Lines that are not in the event, in order; a finding says why. */
  unread?: UnreadLine[];
  /** It was an event as plain JSON, which never was a backup. */
  eventJson?: true;
}
