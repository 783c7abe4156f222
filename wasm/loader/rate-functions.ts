/** The ratings: what the whole package and its entry `overtrick/rate` have in common. */
import { Project52 } from "./expected.js";
import type { FileContent } from "./file-reading.js";
import type {
  ExpectedAnswer,
  ExpectedField,
  ExpectedScoring,
  Project52Settings,
  QuickAnswer,
  QuickCurve,
  QuickInput,
} from "./expected-types.js";
import { appendHistory } from "./history-append.js";
import { readHistory } from "./history-list.js";
import { Nett } from "./nett.js";
import type {
  HistoryReading,
  NettHistory,
  NettHistoryAnswer,
  NettOptions,
  NettResult,
  NettSession,
  NettSessionAnswer,
} from "./nett-types.js";
import type { RateModule } from "./overtrick.mjs";
import { ClubRanking } from "./ranking.js";
import type {
  LineUpAnswer,
  MethodsAnswer,
  RankingAnswer,
  RankingFigure,
  RankingLinesAnswer,
  RankingSeason,
  RankingSettings,
} from "./ranking-types.js";
import { findingTable } from "./rate-wire.js";
import { type RatingList, readRatingList } from "./rating-list.js";
import { type ResultList, readResultList } from "./result-list.js";
import type { Term } from "./types.js";

export interface RateOptions {
  /** Whether each figure comes with its working. Unless told otherwise a field does, a season does not. */
  working?: boolean;
}

export interface RateFunctions {
  /** Reads a list of players, handicaps and results: `1 Jan 28,4 - Pol 14,0 54,2`. */
  readRatingList(text: string): RatingList;
  /** Reads an evening's result as clubs publish it: `A 1 12 Jan Jansen - Piet Smit 58,33`. */
  readResultList(text: string, kind?: "pairs" | "butler"): ResultList;
  /** Project 52 for a whole field: expected results, changes, new handicaps, handicap ranking. */
  expected(field: ExpectedField, options?: RateOptions): ExpectedAnswer;
  /** Project 52 for one player, pair or team against a field of which the mean is known. */
  expectedQuick(input: QuickInput): QuickAnswer;
  /** The new handicaps for `steps` + 1 results between `from` and `to`. */
  expectedCurve(input: QuickInput, from: number, to: number, steps: number): QuickCurve;
  /** The handicap to start with, from master points. */
  startHandicap(masterPoints: number, settings?: Project52Settings): number | null;
  /** The share of older results in a handicap after so many boards, from 0 to 1; without tables: endless. */
  weightOfPast(
    boards: number,
    tables?: number | null,
    scoring?: ExpectedScoring,
    settings?: Project52Settings,
  ): number | null;
  /** Reads a club's results over time from a spreadsheet: date, session, player, partner, gross. */
  readHistory(content: FileContent): HistoryReading;
  /** The text of a club's results with more behind it, in the columns that it has. */
  appendHistory(text: string, results: readonly NettResult[]): string;
  /** Nett scores of a session and the handicaps after it, or the whole book of a club replayed from its results. */
  nett(session: NettSession, options?: NettOptions): NettSessionAnswer;
  nett(history: NettHistory, options?: NettOptions): NettHistoryAnswer;
  /** The NBB club ranking of a season: points, rankings, championships. Workings come when asked for. */
  ranking(season: RankingSeason, options?: RateOptions): RankingAnswer;
  /** How one figure of a season came about. */
  rankingWorking(season: RankingSeason, figure: RankingFigure): Term[];
  /** What each of the four methods would have given in a session. */
  rankingMethods(season: RankingSeason, session: number): MethodsAnswer;
  /** The lines of a session as intervals of points; the nominal ones unless told how many were played. */
  rankingLines(settings?: RankingSettings, lines?: number): RankingLinesAnswer;
  /** Tonight's lines: pairs by ranking, cut into so many lines, or lines of these sizes. */
  lineUp(
    rankings: readonly { name: string; ranking: number }[] | Readonly<Record<string, number>>,
    pairs: readonly (readonly string[])[],
    lines: number | readonly number[],
  ): LineUpAnswer;
}

export function startRating(module: RateModule): RateFunctions {
  const table = findingTable(module);
  const project52 = new Project52(module, table);
  const nett = new Nett(module, table);
  const club = new ClubRanking(module, table);
  return {
    readRatingList: (text) => readRatingList(module, table, text),
    readResultList: (text, kind = "pairs") => readResultList(module, table, text, kind),
    expected: (field, options) => project52.expected(field, options?.working !== false),
    expectedQuick: (input) => project52.quick(input),
    expectedCurve: (input, from, to, steps) => project52.curve(input, from, to, steps),
    startHandicap: (masterPoints, settings) => project52.startHandicap(masterPoints, settings),
    weightOfPast: (boards, tables, scoring, settings) =>
      project52.weightOfPast(boards, tables, scoring, settings),
    readHistory: (content) => readHistory(module, table, content),
    appendHistory: (text, results) =>
      appendHistory((part) => readHistory(module, table, part), text, results),
    // Which of the two came in shows in what it holds.
    nett: ((input: unknown, options?: NettOptions) => nett.nett(input, options)) as RateFunctions["nett"],
    ranking: (season, options) => club.ranking(season, options?.working === true),
    rankingWorking: (season, figure) => club.working(season, figure),
    rankingMethods: (season, session) => club.methods(season, session),
    rankingLines: (settings, lines) => club.lines(settings, lines),
    lineUp: (rankings, pairs, lines) => club.lineUp(rankings, pairs, lines),
  };
}
