/** The Embind module that CMake builds; its names are held against the real ones in the tests. */

/** An event as columns: rows of fixed width (see wire.ts) and one string table joined by NUL. */
export interface EventColumns {
  scoring: number;
  /** How many strings, from the third on, are names of sections; the first two are the event's name and date. */
  sections: number;
  strings: string;
  players: Int32Array;
  handicaps: Float64Array;
  entries: Int32Array;
  entryPlayers: Int32Array;
  boards: Int32Array;
  lines: Int32Array;
  parts: Int32Array;
}

export interface ReadingColumns {
  event: EventColumns;
  findings: Int32Array;
  notation: number;
}

/** What a file held; NaN where it says nothing. */
export interface FileReadingColumns {
  event: EventColumns;
  findings: Int32Array;
  program: string;
  /** Line, NS and EW points, NS and EW percentage. */
  publishedLines: Float64Array;
  /** Entry, rank (0: not stated), tied, points, percentage. */
  publishedTotals: Float64Array;
}

export interface TableReadingColumns extends FileReadingColumns {
  /** A rule set's name; empty when none is known. */
  suggestedRules: string;
}

export interface ScoreColumns {
  /** Top, datum. */
  boards: Float64Array;
  /** Score, NS and EW points, NS and EW percentage; NaN for none. */
  lines: Float64Array;
  /** List, rank, tied, entry, direction, section, points, maximum, percentage, boards, club points. */
  standings: Float64Array;
  findings: Int32Array;
}

export interface SessionTableColumns {
  /** First and last board, tops, average. */
  groups: Float64Array;
  /** Side (-1: sat out), boards, points. */
  cells: Float64Array;
  /** A letter per cell, each followed by a blank. */
  letters: string;
  average: number;
}

/** The terms of several workings: owner, symbol, value, source; symbol and source as indices of words. */
export interface WorkingColumns {
  words: string[];
  terms: Float64Array;
}

/** NaN, here and below, where there is none. */
export interface FieldColumns {
  /** Form, calculation, datum, format, tables, boards. */
  head: Float64Array;
  /** Number of players, result, boards, table, direction, team, room, seating, guest, non-member, phantom. */
  entries: Float64Array;
  handicaps: Float64Array;
}

export interface FieldAnswerColumns {
  /** Mean, entries counted, tables, rated. */
  head: Float64Array;
  /**
   * Number of players, handicap, expected, result, change, nett, estimated, moves; then rank and tied by result, by
   * expectation, by nett result, by change, in the handicap event.
   */
  entries: Float64Array;
  /** Before, change, after. */
  players: Float64Array;
  working: WorkingColumns;
  findings: Int32Array;
}

export interface QuickColumns {
  /** Handicap, mean, others, entrants, tables, expected, per point, change, nett. */
  figures: Float64Array;
  players: Float64Array;
  working: WorkingColumns;
  findings: Int32Array;
}

export interface RatingListColumns {
  /** Number of players, result, line of the text, boards, phantom, direction. */
  entries: Float64Array;
  handicaps: Float64Array;
  /** Line, number, a seat's number and room, and names of each entry, each ended by NUL. */
  words: string;
  findings: Int32Array;
}

/** A field that an event makes. */
export interface EventFieldColumns {
  /** Section (-1: none), form, calculation, datum. */
  head: Float64Array;
  /** Entry, round (0: not stated), number of players, result, boards, table (-1: none), phantom. */
  entries: Float64Array;
  handicaps: Float64Array;
}

/** What all modules have. */
export interface SharedModule {
  findingNames(): string[];
  findingSeverities(): number[];
  strides(): Record<"player" | "entry" | "board" | "line" | "part" | "finding", number>;
}

/** Ratings. */
export interface RateModule extends SharedModule {
  readRatingList(text: string): RatingListColumns;
  /** By name: text, turnover, ceiling, start, start factor, C_b and S (matchpoints, IMPs), board weight, … */
  project52Presets(): Record<string, Float64Array>;
  expected(field: FieldColumns, settings: Float64Array, withWorking: boolean): FieldAnswerColumns;
  /** The row: form, calculation, datum, reference, mean, entrants, tables, boards, result. */
  expectedQuick(row: Float64Array, handicaps: Float64Array, settings: Float64Array): QuickColumns;
  /** `after` has a row of players for each of the results. */
  expectedCurve(
    row: Float64Array,
    handicaps: Float64Array,
    settings: Float64Array,
    from: number,
    to: number,
    steps: number,
  ): { players: number; results: Float64Array; after: Float64Array };
  startHandicap(masterPoints: number, settings: Float64Array): number;
  weightOfPast(boards: number, tables: number, calculation: number, settings: Float64Array): number;
}

/** Scoring. */
export interface ScoreModule extends SharedModule {
  readTravellers(text: string, board: number, notation: number, withoutLastZero: boolean): ReadingColumns;
  /** Enumerators; -1 for a number that is no board's. */
  boardConditions(board: number): { dealer: number; vulnerable: number };
  writeTravellers(event: EventColumns, notation: number): string;
  writeResult(event: EventColumns, notation: number): string;
  ruleSets(): Record<string, Int32Array>;
  symbolNames(): string[];
  sourceNames(): string[];
  /** Undefined, here and below, for columns or rules that are not sound. */
  score(event: EventColumns, rules: Int32Array): ScoreColumns | undefined;
  /** Symbol, value, source. */
  lineWorking(
    event: EventColumns,
    rules: Int32Array,
    line: number,
    eastWest: boolean,
  ): Float64Array | undefined;
  totalWorking(event: EventColumns, rules: Int32Array, entry: number): Float64Array | undefined;
  scoreWorking(event: EventColumns, line: number): Float64Array | undefined;
  clubPointsWorking(event: EventColumns, rules: Int32Array, entry: number): Float64Array | undefined;
  /** Round, home, away, boards, the margin of each, the points of each. */
  matches(event: EventColumns, rules: Int32Array): Float64Array | undefined;
  sessionTable(
    event: EventColumns,
    rules: Int32Array,
    boardsPerGroup: number,
  ): SessionTableColumns | undefined;
}

/** The whole module: both, and other programs' files. */
export interface OvertrickModule extends ScoreModule, RateModule {
  /** Undefined for columns or rules that are not sound. */
  fieldsOfEvent(event: EventColumns, rules: Int32Array): EventFieldColumns[] | undefined;
  /** Names and texts are joined by NUL; a node is name, depth, line, column. */
  readUsebio(names: string, nodes: Int32Array, texts: string): TableReadingColumns;
  /** Name, columns and rows of each table in turn, joined by NUL; rows by line feeds, cells by tabs. */
  readBws(tables: string): TableReadingColumns;
  /** Line, side, entry, figure, published, computed, reason; undefined as below. */
  comparePublished(
    event: EventColumns,
    rules: Int32Array,
    lines: Float64Array,
    totals: Float64Array,
  ): Float64Array | undefined;
  /** A file's bytes, or its text. */
  readPbn(content: string | Uint8Array): FileReadingColumns;
  looksLikePbn(start: string): boolean;
  /** Empty, here and below, for columns that are not sound; without rules the points are left out. */
  writePbn(event: EventColumns, rules: Int32Array | undefined): string;
  readCsv(content: string | Uint8Array): FileReadingColumns & { notation: number };
  writeCsv(event: EventColumns, semicolons: boolean): string;
  writeUsebio(event: EventColumns, rules: Int32Array | undefined): string;
}

export interface ModuleOptions {
  instantiateWasm(
    imports: WebAssembly.Imports,
    receive: (instance: WebAssembly.Instance, module?: WebAssembly.Module) => void,
  ): Record<string, never>;
}

export default function createModule(options: ModuleOptions): Promise<OvertrickModule>;
