/** What a first result needs: scoring an event of pairs at matchpoints, and writing its results. */
import { type BoardConditions, boardConditions } from "./bridge.js";
import { encodeEvent } from "./encode.js";
import { messageOf } from "./messages.js";
import type { ScoreModule } from "./overtrick.mjs";
import type { Notation } from "./notation.js";
import { type Rules, type RuleSetName, RuleSets, type RulesInput } from "./rules.js";
import { Scorer } from "./score.js";
import type { Event, Line, Scores } from "./types.js";
import type { FindingTable } from "./wire.js";
import { writeResult } from "./write.js";

export interface FirstFunctions {
  /** What happened on a line, as one would type it: `4SxN+1`, `420`, `A+/A-`. */
  writeResult(line: Line, notation?: Notation): string;
  /** Scores a whole event under a rule set; `club` when none is given. */
  score(event: Event, rules?: RulesInput): Scores;
  /** Dealer and vulnerability, which the board's number fixes; undefined for what is no board number. */
  boardConditions(board: number): BoardConditions | undefined;
  readonly ruleSetNames: readonly RuleSetName[];
  /** A rule set with every option spelt out. */
  rulesOf(name: RuleSetName): Rules;
}

/** The functions, and what further ones need of the module. */
export interface Started<Functions = FirstFunctions> {
  functions: Functions;
  table: FindingTable;
  rules: RuleSets;
  scorer: Scorer;
}

/** `encode` takes events that lack more than the page’s own do, where there is such a one. */
export function startFirst(module: ScoreModule, encode = encodeEvent): Started {
  const table: FindingTable = {
    names: module.findingNames(),
    severities: module.findingSeverities(),
    message: messageOf,
  };
  const rules = new RuleSets(module);
  const scorer = new Scorer(module, table, rules, encode);
  const functions: FirstFunctions = {
    writeResult: (line, notation = "english") => writeResult(module, line, notation),
    score: (event, input) => scorer.score(event, input),
    boardConditions: (board) => boardConditions(module, board),
    ruleSetNames: rules.names,
    rulesOf: (name) => rules.get(name),
  };
  return { functions, table, rules, scorer };
}
