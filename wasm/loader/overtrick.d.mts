/** The Embind module that CMake builds; its names are held against the real ones in the tests. */

import type { EventColumns } from "./types.js";

export type { EventColumns } from "./types.js";

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
  /** A rule set's name; empty when none is known. */
  suggestedRules: string;
  /** Line, NS and EW points, NS and EW percentage. */
  publishedLines: Float64Array;
  /** Entry, rank (0: not stated), tied, points, percentage. */
  publishedTotals: Float64Array;
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
  /** Session, first and last board. */
  groups: Float64Array;
  /** Side (-1: sat out), boards, points. */
  cells: Float64Array;
  /** A letter per cell, each followed by a blank. */
  letters: string;
  /** Section, average per round; then tops and average of each group. */
  averages: Float64Array;
  /** Session, standing, boards, points, maximum, percentage. */
  sessions: Float64Array;
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

export interface ResultListColumns {
  /** Number of players, which of them is the substitute (-1: none), result, line of the text. */
  entries: Float64Array;
  /** Line, number and names of each entry, each ended by NUL. */
  words: string;
  date: string;
  findings: Int32Array;
}

export interface NettSessionColumns {
  /**
   * Rated, par, nett, Hcap, rank, tied; then of both players the handicap before, the session handicap, the handicap
   * after, whether it is in the book.
   */
  entries: Float64Array;
  working: WorkingColumns;
  findings: Int32Array;
}

export interface HistoryColumns {
  /** Rule, weight, newcomer, update, years, estimate, minimum, standard. */
  head: Float64Array;
  today: string;
  /** One for each player. */
  starts: Float64Array;
  /** Rating, handicapped. */
  sessions: Float64Array;
  /** Joined by NUL. */
  dates: string;
  /** Date, session, player, partner, field; -1 for none. */
  results: Int32Array;
  gross: Float64Array;
}

export interface BookColumns {
  /** Start, handicap, sessions. */
  players: Float64Array;
  /** Of each player in turn: the result, and beside it before and after. */
  stepResults: Int32Array;
  steps: Float64Array;
  /** Rating, source, standard error, paired error, players, results, connected. */
  ratings: Float64Array;
  todayRead: boolean;
  /**
   * Result, rated, par, nett, Hcap, rank, tied; then of both players the handicap in the list, whether it was known,
   * before, session handicap, after, moved; in the book.
   */
  listed: Float64Array;
  /** Owners are rows of `listed`. */
  working: WorkingColumns;
  findings: Int32Array;
}

export interface HistoryListColumns {
  /** Date (-1: none), session, player, partner, field (-1: none), line of the text. */
  rows: Int32Array;
  gross: Float64Array;
  /** Names, here and below, each ended by NUL. */
  dates: string;
  players: string;
  sessions: string;
  fields: string;
  findings: Int32Array;
}

/** A season of the club ranking. Lists inside a column stand behind their length. */
export interface SeasonColumns {
  /** Lines, mean of A, width, step, method, three tops, last, min, drop, the same for pairs, substitutes, evenings. */
  settings: Float64Array;
  /** One per player. */
  replacements: Float64Array;
  /** Names of lines, and dates of sessions, joined by NUL. */
  lines: string;
  dates: string;
  /** How many, then the players of each as a list. */
  partnerships: Float64Array;
  /** Kind, entries or teams, groups. */
  sessions: Float64Array;
  /** Of all sessions: line, two players, score, the substitute. */
  entries: Float64Array;
  /** Lists of lines. */
  groups: Float64Array;
  /** A list of players, then how many halves and opponent and VP of each. */
  teams: Float64Array;
}

export interface ChampionshipColumns {
  /** Minimum, dropped at most, substitutes. */
  conditions: Int32Array;
  /** Mean, played, with a substitute, counted, dropped, needed, qualified, rank, tied. */
  tallies: Float64Array;
  order: Int32Array;
}

export interface SeasonAnswerColumns {
  played: Int32Array;
  /** Lines, ratio, width, step, number of fields. */
  sessions: Float64Array;
  /** Position, top, bottom, mean, width, pairs, best, worst, and a list of lines. */
  fields: Float64Array;
  /** Points, field, place, resistance, strength, halves. */
  entries: Float64Array;
  /** Ranking, replacement, previous ranking, sessions, rank, tied. */
  players: Float64Array;
  /** Session, entry, points, before, after, counting. */
  playerResults: Float64Array;
  /** Ranking, previous ranking, results, rank, tied. */
  partnerships: Float64Array;
  /** Session, entry, points, substitute, counting. */
  partnershipResults: Float64Array;
  individual: ChampionshipColumns;
  together: ChampionshipColumns;
  findings: Int32Array;
  /** When asked for; owners are entries. */
  working?: WorkingColumns;
}

/** A field that an event makes. */
export interface EventFieldColumns {
  /** Section (-1: none), form, calculation, datum. */
  head: Float64Array;
  /** Entry, round (0: not stated), number of players, result, boards, table (-1: none), phantom. */
  entries: Float64Array;
  handicaps: Float64Array;
}

export interface BookSettingsColumns {
  project52: Float64Array;
  /** Rule, weight, newcomer. */
  nett: Float64Array;
  nettRatings: Float64Array;
  /** Previous, then the settings as `SeasonColumns` has them. */
  series: Float64Array;
  /** Series, member, ranking. */
  replacements: Float64Array;
  /** Joined by NUL. */
  lines: string;
}

export interface BookMemberColumns {
  /** Handicap, IMP handicap, nett, replacement, club, district, number of memberships. */
  rows: Float64Array;
  /** First and last day of each membership, joined by NUL. */
  dates: string;
}

export interface BookSessionColumns {
  /**
   * Session (-1: a new one), removal (0: none, 1, 2: with recomputation), kind, override, form, calculation, datum,
   * format, tables, boards, nett session, series, kind of ranking, numbers of entries, groups and guests.
   */
  rows: Float64Array;
  /** Reported, played, corrected of each session, joined by NUL. */
  dates: string;
  /** Number of players, result, boards, table, direction, team, room, flags, gross, line, number of halves. */
  entries: Float64Array;
  /** Members; from -1 down guests of the session. */
  players: Int32Array;
  guests: Float64Array;
  /** Opponent, victory points. */
  halves: Float64Array;
  /** Lines; each group ends with -1. */
  groups: Int32Array;
}

export interface BookAnswerColumns {
  /** Handicap, IMP handicap, sessions, nett, nett sessions, active; then rank and tied, six times. */
  members: Float64Array;
  /** Member, series, ranking, replacement, sessions. */
  rankings: Float64Array;
  /** Club, members, mean. */
  clubs: Float64Array;
  /** Status, removal, kind, rated, mean, tables, entries, moved, rating. */
  sessions: Float64Array;
  /** Sessions of Project 52, nett, ranking. */
  replayed: Float64Array;
  findings: Int32Array;
}

export interface BookHistoryColumns {
  /** Session, calculation, before, change, after, status, recorded, removed. */
  project52: Float64Array;
  /** Session, before, after. */
  nett: Float64Array;
  /** Session, series, points, before, after. */
  ranking: Float64Array;
}

export interface BookDetailColumns {
  /** Players in each entry, and who they are (-1: a guest). */
  counts: Int32Array;
  players: Int32Array;
  /** Gross, par, nett, points. */
  entries: Float64Array;
  /** Owners are entries. */
  nettWorking: WorkingColumns;
  pointsWorking: WorkingColumns;
  computed: boolean;
  counts52?: Int32Array;
  players52?: Int32Array;
  /** How many versions came before it. */
  version52?: number;
  project52: FieldAnswerColumns;
}

export interface BookChampionshipColumns {
  /** Tallies are of these, and of pairs, two members each. */
  members: Int32Array;
  individual: ChampionshipColumns;
  individualWorking: WorkingColumns;
  pairs: Int32Array;
  together: ChampionshipColumns;
  togetherWorking: WorkingColumns;
}

export interface MemberListColumns {
  /** Handicap, line of the text. */
  rows: Float64Array;
  /** Names and numbers by turns, each ended by NUL. */
  words: string;
  /** Lines of the text that gave nobody. */
  unread: Int32Array;
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
  readResultList(text: string, imps: boolean): ResultListColumns;
  readHistory(content: string | Uint8Array): HistoryListColumns;
  /** The head: rule, weight, newcomer, rating. Entries: both handicaps, gross, field. */
  nettSession(head: Float64Array, entries: Float64Array, withWorking: boolean): NettSessionColumns;
  /** `wanted` are the results whose lines in the nett lists are asked for, unless `all` are, in order of play. */
  nettHistory(columns: HistoryColumns, wanted: Int32Array, all: boolean, withWorking: boolean): BookColumns;
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
  ranking(season: SeasonColumns, withWorking: boolean): SeasonAnswerColumns;
  /** Figure: points (session, entry), a player's or partnership's ranking, a player's or partnership's mean. */
  rankingWorking(season: SeasonColumns, figure: number, index: number, entry: number): WorkingColumns;
  /** The head: nominal lines, ratio, width, step, replacement. A row: top, bottom, mean, group's bottom and width. */
  rankingLines(
    settings: Float64Array,
    lines: number,
  ): { head: Float64Array; lines: Float64Array; findings: Int32Array };
  /** Two players to a pair; without sizes the lines are as even as can be. */
  rankingLineUp(
    rankings: Float64Array,
    players: Int32Array,
    lines: number,
    sizes: Int32Array,
  ): { order: Int32Array; sizes: Int32Array; rankings: Float64Array; findings: Int32Array };
}

/** The club's book. */
export interface BookModule extends RateModule {
  readMemberList(text: string): MemberListColumns;
  /** Books stay open under a number. */
  bookOpen(): number;
  bookClose(book: number): void;
  bookSettings(book: number, columns: BookSettingsColumns): void;
  bookMembers(book: number, columns: BookMemberColumns): void;
  bookSessions(book: number, columns: BookSessionColumns): Int32Array;
  /** How many sessions there are to replay, here and below: all systems together. */
  bookPrepare(book: number, project52: boolean, nett: boolean, ranking: boolean): number;
  bookAdvance(book: number, most: number): number;
  bookAnswer(book: number, today: string): BookAnswerColumns | undefined;
  bookHistory(book: number, member: number, today: string): BookHistoryColumns | undefined;
  bookDetail(book: number, session: number): BookDetailColumns | undefined;
  bookChampionship(book: number, series: number): BookChampionshipColumns | undefined;
}

/** Scoring. */
export interface ScoreModule extends SharedModule {
  readTravellers(text: string, board: number, notation: number, withoutLastZero: boolean): ReadingColumns;
  /** Enumerators; -1 for a number that is no board's. */
  /** Per score: points of NS and EW, percentages of NS and EW; empty unless the sizes add up to the scores. */
  matchpoints(scores: Int32Array, sizes: Int32Array): Float64Array;
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

/** The whole module: all of these, and other programs' files. */
export interface OvertrickModule extends ScoreModule, BookModule {
  /** Undefined for columns or rules that are not sound. */
  fieldsOfEvent(event: EventColumns, rules: Int32Array): EventFieldColumns[] | undefined;
  /** Names and texts are joined by NUL; a node is name, depth, line, column. */
  readUsebio(names: string, nodes: Int32Array, texts: string): FileReadingColumns;
  /** Name, columns and rows of each table in turn, joined by NUL; rows by line feeds, cells by tabs. */
  readBws(tables: string): FileReadingColumns;
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
