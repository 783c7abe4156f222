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
import { type BookFunctions, startBooks } from "./book.js";
import { comparePublished, type Comparison } from "./compare.js";
import { type CsvOptions, readCsv, writeCsv } from "./csv.js";
import { type EventFields, fieldsOfEvent } from "./expected-event.js";
import type { FileContent, FileReading, Published } from "./file-reading.js";
import { type HtmlTexts, writeHtml } from "./html.js";
import { instantiateModule, type WasmSource } from "./instantiate.js";
import createModule from "./overtrick.mjs";
import { readPbn, writePbn } from "./pbn.js";
import type { TravellerOptions } from "./read.js";
import { type AnyReading, readAny } from "./read-any.js";
import type { RulesInput } from "./rules.js";
import { type RateFunctions, startRating } from "./rate-functions.js";
import { type ScoreFunctions, startScoring } from "./score-functions.js";
import { packEvent, unpackEvent } from "./share.js";
import type { Event, Reading, Scores } from "./types.js";
import { writeUsebio } from "./usebio.js";

export type * from "./types.js";
export type * from "./book-types.js";
export type { BookFunctions } from "./book.js";
export { type NamedMember, nettOfBook } from "./book-nett.js";
export type * from "./expected-types.js";
export type * from "./nett-types.js";
export type * from "./ranking-types.js";
export type { BoardConditions, Vulnerability } from "./bridge.js";
export type { Comparison, Difference, DifferenceReason } from "./compare.js";
export type { CsvOptions } from "./csv.js";
export type { EventField, EventFields, FieldPerson, ListedField } from "./expected-event.js";
export { fieldOfList, handicapFindings, listFindings, withHandicaps } from "./expected-event.js";
export type { FileContent, FileReading, Published, PublishedLine, PublishedTotal } from "./file-reading.js";
export { hasControls, textOf } from "./encoding.js";
export { readText } from "./file-reading.js";
export { historyFindings } from "./history-list.js";
export { parseJson } from "./json.js";
export { type NettPair, nettPairs, pairFindings } from "./nett-list.js";
export type { ListedMember, MemberReading } from "./member-list.js";
export type { HtmlTexts } from "./html.js";
export type { WasmSource } from "./instantiate.js";
export type { Notation } from "./notation.js";
export type { TravellerOptions, TravellerReading } from "./read.js";
export { type EntryLabel, entryLabels, numbersIn, rankingsOf } from "./rankings.js";
export { settingNames as rankingSettingNames } from "./ranking-encode.js";
export type { RateFunctions, RateOptions } from "./rate-functions.js";
export type { ListedEntry, ListedPlayer, RatingList } from "./rating-list.js";
export type { ListedResult, ResultList } from "./result-list.js";
export { totalSessions, type TotalledSessions } from "./total-sessions.js";
export type { AnyReading, FileFormat } from "./read-any.js";
export type { Rules, RuleSetName, RulesInput } from "./rules.js";
export type { ScoreFunctions } from "./score-functions.js";

export interface LoadOptions {
  /** Where the wasm comes from; by default the file beside this module. */
  wasm?: WasmSource;
}

export interface Overtrick extends ScoreFunctions, RateFunctions, BookFunctions {
  /**
   * Reads any file that is known here; what it is shows in its bytes, `name` helps where they leave it open. `options`
   * are for travellers.
   */
  readAny(content: FileContent, name?: string, options?: TravellerOptions): Promise<AnyReading>;
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
  /** A file's own points, totals and places held against ours: every difference, with its reason where one is known. */
  comparePublished(event: Event, published: Published, rules?: RulesInput): Comparison;
  /** The event as fields for `expected`, with the players' handicaps and what they won at the table, and who they are. */
  fieldsOfEvent(event: Event, rules?: RulesInput): EventFields;
}

export async function load(options?: LoadOptions | null): Promise<Overtrick> {
  const wasm = options?.wasm ?? new URL("./overtrick.wasm", import.meta.url);
  const module = await instantiateModule(createModule, wasm);
  const { functions, table, rules } = startScoring(module);
  return {
    ...functions,
    ...startRating(module),
    ...startBooks(module, table),
    readAny: (content, name = "", given) => readAny(module, table, content, name, given),
    readPbn: (content) => readPbn(module, table, content),
    writePbn: (event, input = "club") => writePbn(module, rules, event, input),
    readCsv: (content) => readCsv(module, table, content),
    writeCsv: (event, csvOptions) => writeCsv(module, event, csvOptions),
    writeUsebio: (event, input = "club") => writeUsebio(module, rules, event, input),
    writeHtml,
    writeBackup,
    readBackup,
    packEvent,
    unpackEvent,
    comparePublished: (event, published, input = "club") =>
      comparePublished(module, rules, event, published, input),
    fieldsOfEvent: (event, input = "club") => fieldsOfEvent(module, rules, event, input),
  };
}
