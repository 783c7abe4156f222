/** What a first result does without: how figures came about, matches, the session table, bare matchpoints. */
import { Explainer } from "./explain.js";
import { matchpointColumns, matchpoints } from "./matchpoints.js";
import type { ScoreModule } from "./overtrick.mjs";
import type { RuleSets, RulesInput } from "./rules.js";
import type { Event, Match, MatchpointColumns, Matchpoints, SessionTable, Side, Term } from "./types.js";

export interface LaterFunctions {
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
  /** The matches of a teams event; none where there are no teams. */
  matches(event: Event, rules?: RulesInput): Match[];
  /** Points per group of boards, a row per standing. */
  sessionTable(event: Event, rules?: RulesInput, boardsPerGroup?: number): SessionTable;
}

export function startLater(module: ScoreModule, rules: RuleSets): LaterFunctions {
  const explainer = new Explainer(module, rules);
  return {
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
