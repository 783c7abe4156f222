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
import { readHistory } from "./history-list.js";
import { Nett } from "./nett.js";
import type {
  HistoryReading,
  NettHistory,
  NettHistoryAnswer,
  NettOptions,
  NettSession,
  NettSessionAnswer,
} from "./nett-types.js";
import type { RateModule } from "./overtrick.mjs";
import { findingTable } from "./rate-wire.js";
import { type RatingList, readRatingList } from "./rating-list.js";

export interface RateOptions {
  /** Whether each figure comes with its working; unless told otherwise it does. */
  working?: boolean;
}

export interface RateFunctions {
  /** Reads a list of players, handicaps and results: `1 Jan 28,4 - Pol 14,0 54,2`. */
  readRatingList(text: string): RatingList;
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
  /** Nett scores of a session and the handicaps after it, or the whole book of a club replayed from its results. */
  nett(session: NettSession, options?: NettOptions): NettSessionAnswer;
  nett(history: NettHistory, options?: NettOptions): NettHistoryAnswer;
}

export function startRating(module: RateModule): RateFunctions {
  const table = findingTable(module);
  const project52 = new Project52(module, table);
  const nett = new Nett(module, table);
  return {
    readRatingList: (text) => readRatingList(module, table, text),
    expected: (field, options) => project52.expected(field, options?.working !== false),
    expectedQuick: (input) => project52.quick(input),
    expectedCurve: (input, from, to, steps) => project52.curve(input, from, to, steps),
    startHandicap: (masterPoints, settings) => project52.startHandicap(masterPoints, settings),
    weightOfPast: (boards, tables, scoring, settings) =>
      project52.weightOfPast(boards, tables, scoring, settings),
    readHistory: (content) => readHistory(module, table, content),
    // Which of the two came in shows in what it holds.
    nett: ((input: unknown, options?: NettOptions) => nett.nett(input, options)) as RateFunctions["nett"],
  };
}
