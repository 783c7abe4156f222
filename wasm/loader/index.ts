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
import { readBackup, writeBackup } from "./backup.js";
import { type BoardConditions, boardConditions } from "./bridge.js";
import { comparePublished, type Comparison } from "./compare.js";
import { type CsvOptions, readCsv, writeCsv } from "./csv.js";
import type { FileContent, FileReading, Published } from "./file-reading.js";
import { type HtmlTexts, writeHtml } from "./html.js";
import { loadModule, type WasmSource } from "./instantiate.js";
import { messageOf } from "./messages.js";
import { readPbn, writePbn } from "./pbn.js";
import { type Notation, readTravellers, type TravellerOptions, type TravellerReading } from "./read.js";
import { type AnyReading, readAny } from "./read-any.js";
import { type Rules, type RuleSetName, RuleSets, type RulesInput } from "./rules.js";
import { Scorer } from "./score.js";
import { packEvent, unpackEvent } from "./share.js";
import type { Event, Line, Match, Reading, Scores, SessionTable, Side, Term } from "./types.js";
import { writeUsebio } from "./usebio.js";
import type { FindingTable } from "./wire.js";
import { writeResult, writeTravellers } from "./write.js";

export type * from "./types.js";
export type { BoardConditions, Vulnerability } from "./bridge.js";
export type { Comparison, Difference, DifferenceReason } from "./compare.js";
export type { CsvOptions } from "./csv.js";
export type { FileContent, FileReading, Published, PublishedLine, PublishedTotal } from "./file-reading.js";
export type { HtmlTexts } from "./html.js";
export type { WasmSource } from "./instantiate.js";
export type { Notation, TravellerOptions, TravellerReading } from "./read.js";
export { type EntryLabel, entryLabels, rankingsOf } from "./rankings.js";
export type { AnyReading, FileFormat } from "./read-any.js";
export type { Rules, RuleSetName, RulesInput } from "./rules.js";

export interface LoadOptions {
  /** Where the wasm comes from; by default the file beside this module. */
  wasm?: WasmSource;
}

export interface Overtrick {
  /** Reads travellers as people paste them: `NS EW result`, one to a line. */
  readTravellers(text: string, options?: TravellerOptions): TravellerReading;
  /** A file's own points, totals and places held against ours: every difference, with its reason where one is known. */
  comparePublished(event: Event, published: Published, rules?: RulesInput): Comparison;
  /** The event as text that `readTravellers` reads back; rounds, names and penalties are not part of it. */
  writeTravellers(event: Event, notation?: Notation): string;
  /** What happened on a line, as one would type it: `4SxN+1`, `420`, `A+/A-`. */
  writeResult(line: Line, notation?: Notation): string;
  /** Reads any file that is known here; what it is shows in its bytes, `name` helps where they leave it open. */
  readAny(content: FileContent, name?: string): Promise<AnyReading>;
  /** Reads a PBN file: score tables, total score tables, single games. */
  readPbn(content: FileContent): FileReading;
  /** The event as PBN that `readPbn` reads back, with points and ranking under the rules. */
  writePbn(event: Event, rules?: RulesInput): string;
  /** Reads comma-separated tables: our own, salliere's, a spreadsheet's. */
  readCsv(content: FileContent): FileReading;
  /** The whole event as comma-separated tables that `readCsv` reads back. */
  writeCsv(event: Event, options?: CsvOptions): string;
  /** The event as a USEBIO 1.2 document, with points and places under the rules. */
  writeUsebio(event: Event, rules?: RulesInput): string;
  /** The ranking as an HTML fragment: plain tables, no script, everything escaped. */
  writeHtml(event: Event, scores: Scores, texts?: HtmlTexts): string;
  /** The event as it is, with a version and a check sum, as JSON. */
  writeBackup(event: Event): string;
  /** Reads a backup, or an event as plain JSON. */
  readBackup(content: FileContent): Reading;
  /** The whole event as a word for an address, some thousand characters for an evening. */
  packEvent(event: Event): Promise<string>;
  unpackEvent(packed: string): Promise<Reading>;
  /** Scores a whole event under a rule set; `club` when none is given. */
  score(event: Event, rules?: RulesInput): Scores;
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
  /** Dealer and vulnerability, which the board's number fixes; undefined for what is no board number. */
  boardConditions(board: number): BoardConditions | undefined;
  readonly ruleSetNames: readonly RuleSetName[];
  /** A rule set with every option spelt out. */
  rulesOf(name: RuleSetName): Rules;
}

export async function load(options?: LoadOptions | null): Promise<Overtrick> {
  const module = await loadModule(options?.wasm ?? undefined);
  const table: FindingTable = {
    names: module.findingNames(),
    severities: module.findingSeverities(),
    message: messageOf,
  };
  const rules = new RuleSets(module);
  const scorer = new Scorer(module, table, rules);
  return {
    readTravellers: (text, readOptions) => readTravellers(module, table, text, readOptions),
    comparePublished: (event, published, input = "club") =>
      comparePublished(module, rules, event, published, input),
    writeTravellers: (event, notation = "english") => writeTravellers(module, event, notation),
    writeResult: (line, notation = "english") => writeResult(module, line, notation),
    readAny: (content, name = "") => readAny(module, table, content, name),
    readPbn: (content) => readPbn(module, table, content),
    writePbn: (event, input = "club") => writePbn(module, rules, event, input),
    readCsv: (content) => readCsv(module, table, content),
    writeCsv: (event, csvOptions = {}) => writeCsv(module, event, csvOptions),
    writeUsebio: (event, input = "club") => writeUsebio(module, rules, event, input),
    writeHtml,
    writeBackup,
    readBackup,
    packEvent,
    unpackEvent,
    score: (event, input) => scorer.score(event, input),
    lineWorking: (event, input, lineId, side) => scorer.lineWorking(event, input, lineId, side),
    totalWorking: (event, input, entryId) => scorer.totalWorking(event, input, entryId),
    scoreWorking: (event, lineId) => scorer.scoreWorking(event, lineId),
    clubPointsWorking: (event, input, entryId) => scorer.clubPointsWorking(event, input, entryId),
    matches: (event, input) => scorer.matches(event, input),
    sessionTable: (event, input, boardsPerGroup) => scorer.sessionTable(event, input, boardsPerGroup),
    boardConditions: (board) => boardConditions(module, board),
    ruleSetNames: rules.names,
    rulesOf: (name) => rules.get(name),
  };
}
