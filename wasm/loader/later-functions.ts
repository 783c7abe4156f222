/**
 * What a first result does without: travellers in and out, scoring an edit or a table, how figures came about, matches,
 * the session table, bare matchpoints.
 */
import { Explainer } from "./explain.js";
import type { Started } from "./first-functions.js";
import { matchpointColumns, matchpoints } from "./matchpoints.js";
import type { Notation } from "./notation.js";
import type { ScoreModule } from "./overtrick.mjs";
import { readTravellers, type TravellerOptions, type TravellerReading } from "./read.js";
import { rescore, scoreTable } from "./rescore.js";
import type { RulesInput } from "./rules.js";
import type {
  Event,
  EventTable,
  Matches,
  MatchpointColumns,
  Matchpoints,
  ScoredEdit,
  ScoreTable,
  SessionTable,
  Side,
  Term,
} from "./types.js";
import { writeTravellers } from "./write.js";

export interface LaterFunctions {
  /** Reads travellers as people paste them: `NS EW result`, one to a line. */
  readTravellers(text: string, options?: TravellerOptions): TravellerReading;
  /** The event as text that `readTravellers` reads back; rounds, names and penalties are not part of it. */
  writeTravellers(event: Event, notation?: Notation): string;
  /** An event as columns of numbers, looked at once: for who scores it many times, or keeps no objects. */
  eventTable(event: Event): EventTable;
  /** The same as `score` in columns, in the order of the table's boards, lines and entries. */
  scoreTable(table: EventTable, rules?: RulesInput): ScoreTable;
  /**
   * As `score`, for an event that is being edited: boards that are the very objects of `before` are not looked at
   * again, and boards that came out the same are the objects of before. So nothing may be changed in place.
   */
  rescore(event: Event, rules?: RulesInput, before?: ScoredEdit | null): ScoredEdit;
  /** Matchpoints of bare scores: a list of NS scores for each board, every result compared with every other. */
  matchpoints(boards: readonly (readonly number[])[]): Matchpoints;
  /** The same in columns: the scores board by board, and how many each board has. */
  matchpointColumns(scores: Int32Array, sizes: Int32Array): MatchpointColumns;
  /** How a side's points on a line came about, term by term. */
  lineWorking(event: Event, rules: RulesInput | undefined, lineId: string, side: Side): Term[];
  /** How an entry's total came about. */
  totalWorking(event: Event, rules: RulesInput | undefined, entryId: string): Term[];
  /** What a contract's score is made of; empty for what is no contract. */
  scoreWorking(event: Event, lineId: string): Term[];
  /** How an entry's club points came about. */
  clubPointsWorking(event: Event, rules: RulesInput | undefined, entryId: string): Term[];
  /** The matches of a teams event; none where there are no teams. The list has `findings`, too. */
  matches(event: Event, rules?: RulesInput): Matches;
  /** Points per group of boards, a row per standing. */
  sessionTable(event: Event, rules?: RulesInput, boardsPerGroup?: number): SessionTable;
}

export function startLater(
  module: ScoreModule,
  { table, rules, scorer }: Pick<Started, "table" | "rules" | "scorer">,
): LaterFunctions {
  const explainer = new Explainer(module, rules);
  return {
    readTravellers: (text, options) => readTravellers(module, table, text, options),
    writeTravellers: (event, notation = "english") => writeTravellers(module, event, notation),
    eventTable: (event) => scorer.table(event),
    scoreTable: (eventTable, input) => scoreTable(scorer, eventTable, input),
    rescore: (event, input, before) => rescore(scorer, event, input, before),
    matchpoints: (boards) => matchpoints(module, boards),
    matchpointColumns: (scores, sizes) => matchpointColumns(module, scores, sizes),
    lineWorking: (event, input, lineId, side) => explainer.lineWorking(event, input, lineId, side),
    totalWorking: (event, input, entryId) => explainer.totalWorking(event, input, entryId),
    scoreWorking: (event, lineId) => explainer.scoreWorking(event, lineId),
    clubPointsWorking: (event, input, entryId) => explainer.clubPointsWorking(event, input, entryId),
    matches: (event, input) => explainer.matches(event, input),
    sessionTable: (event, input, boardsPerGroup) => explainer.sessionTable(event, input, boardsPerGroup),
  };
}
