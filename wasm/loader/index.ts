/**
 * Overtrick: everything between a traveller and the notice board, computed in WebAssembly.
 *
 * One entry for a page, a worker and Node. No function throws on bad input: what does not fit comes back as
 * findings, and the rest is done.
 *
 * ```js
 * const overtrick = await load();
 * const { event } = overtrick.readTravellers("1 2 420\n3 4 -50", { board: 7 });
 * overtrick.score(event, "club").standings;
 * ```
 */
import { type BoardConditions, boardConditions } from "./bridge.js";
import { comparePublished, type Comparison } from "./compare.js";
import type { FileContent, Published } from "./file-reading.js";
import { type OpenedFile, readFile } from "./files.js";
import { loadModule, type WasmSource } from "./instantiate.js";
import { messageOf } from "./messages.js";
import { type Notation, readTravellers, type TravellerOptions, type TravellerReading } from "./read.js";
import { type Rules, type RuleSetName, RuleSets, type RulesInput } from "./rules.js";
import { Scorer } from "./score.js";
import type { Event, Line, Scores, SessionTable, Side, Term } from "./types.js";
import type { FindingTable } from "./wire.js";
import { writeResult, writeTravellers } from "./write.js";

export type * from "./types.js";
export type { BoardConditions, Vulnerability } from "./bridge.js";
export type { Comparison, Difference, DifferenceReason } from "./compare.js";
export type { FileContent, FileReading, Published, PublishedLine, PublishedTotal } from "./file-reading.js";
export type { OpenedFile } from "./files.js";
export type { WasmSource } from "./instantiate.js";
export type { Notation, TravellerOptions, TravellerReading } from "./read.js";
export type { Rules, RuleSetName, RulesInput } from "./rules.js";

export interface LoadOptions {
  /** Where the wasm comes from; by default the file beside this module. */
  wasm?: WasmSource;
}

export interface Overtrick {
  /** Reads travellers as people paste them: `NS EW result`, one to a line. */
  readTravellers(text: string, options?: TravellerOptions): TravellerReading;
  /** Opens a file of another program: USEBIO or Bridgemate's BWS. What it is shows in its bytes. */
  readFile(file: FileContent): Promise<OpenedFile>;
  /** A file's own points, totals and places held against ours: every difference, with its reason where one is known. */
  comparePublished(event: Event, published: Published, rules?: RulesInput): Comparison;
  /** The event as text that `readTravellers` reads back; rounds, names and penalties are not part of it. */
  writeTravellers(event: Event, notation?: Notation): string;
  /** What happened on a line, as one would type it: `4SxN+1`, `420`, `A+/A-`. */
  writeResult(line: Line, notation?: Notation): string;
  /** Scores a whole event under a rule set; `club` when none is given. */
  score(event: Event, rules?: RulesInput): Scores;
  /** How a side's points on a line came about, term by term. */
  lineWorking(event: Event, rules: RulesInput | undefined, lineId: string, side: Side): Term[];
  /** How an entry's total came about. */
  totalWorking(event: Event, rules: RulesInput | undefined, entryId: string): Term[];
  /** Points per group of boards, a row per standing. */
  sessionTable(event: Event, rules?: RulesInput, boardsPerGroup?: number): SessionTable;
  /** Dealer and vulnerability, which the board's number fixes; undefined for what is no board number. */
  boardConditions(board: number): BoardConditions | undefined;
  readonly ruleSetNames: readonly RuleSetName[];
  /** A rule set with every option spelt out. */
  rulesOf(name: RuleSetName): Rules;
}

export async function load(options: LoadOptions = {}): Promise<Overtrick> {
  const module = await loadModule(options.wasm);
  const table: FindingTable = {
    names: module.findingNames(),
    severities: module.findingSeverities(),
    message: messageOf,
  };
  const rules = new RuleSets(module);
  const scorer = new Scorer(module, table, rules);
  return {
    readTravellers: (text, readOptions = {}) => readTravellers(module, table, text, readOptions),
    readFile: (file) => readFile(module, table, file),
    comparePublished: (event, published, input = "club") =>
      comparePublished(module, rules, event, published, input),
    writeTravellers: (event, notation = "english") => writeTravellers(module, event, notation),
    writeResult: (line, notation = "english") => writeResult(module, line, notation),
    score: (event, input) => scorer.score(event, input),
    lineWorking: (event, input, lineId, side) => scorer.lineWorking(event, input, lineId, side),
    totalWorking: (event, input, entryId) => scorer.totalWorking(event, input, entryId),
    sessionTable: (event, input, boardsPerGroup) => scorer.sessionTable(event, input, boardsPerGroup),
    boardConditions: (board) => boardConditions(module, board),
    ruleSetNames: rules.names,
    rulesOf: (name) => rules.get(name),
  };
}
