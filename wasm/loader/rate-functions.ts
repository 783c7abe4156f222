/** The ratings: what the whole package and its entry `overtrick/rate` have in common. */
import { openBook, replayBook } from "./book.js";
import type { BookAnswer, BookOptions, ClubBook, OpenBook } from "./book-types.js";
import { Project52 } from "./expected.js";
import type {
  ExpectedAnswer,
  ExpectedField,
  ExpectedScoring,
  Project52Settings,
  QuickAnswer,
  QuickCurve,
  QuickInput,
} from "./expected-types.js";
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
  /** The club's book, replayed once: everybody's handicaps and rankings after all sessions. */
  replayBook(book: ClubBook, options?: BookOptions): BookAnswer;
  /** The same book kept open: histories, events, and corrections that replay only what follows them. */
  openBook(book?: ClubBook): OpenBook;
}

export function startRating(module: RateModule): RateFunctions {
  const table = findingTable(module);
  const project52 = new Project52(module, table);
  return {
    readRatingList: (text) => readRatingList(module, table, text),
    expected: (field, options) => project52.expected(field, options?.working !== false),
    expectedQuick: (input) => project52.quick(input),
    expectedCurve: (input, from, to, steps) => project52.curve(input, from, to, steps),
    startHandicap: (masterPoints, settings) => project52.startHandicap(masterPoints, settings),
    weightOfPast: (boards, tables, scoring, settings) =>
      project52.weightOfPast(boards, tables, scoring, settings),
    replayBook: (book, options) => replayBook(module, table, project52, book, options),
    openBook: (book) => openBook(module, table, project52, book),
  };
}
