/** Comma-separated files in and out. */
import type { OvertrickModule } from "./overtrick.mjs";
import { type FileReading, readFileWith } from "./file-reading.js";
import type { Event } from "./types.js";
import type { FindingTable } from "./wire.js";
import { encodeAny } from "./unlisted.js";

export interface CsvOptions {
  /** Between cells; spreadsheets of countries with a decimal comma want a semicolon. */
  separator?: "," | ";";
}

export const readCsv = (module: OvertrickModule, table: FindingTable, content: unknown): FileReading =>
  readFileWith((bytes) => module.readCsv(bytes), table, content);

export function writeCsv(module: OvertrickModule, event: Event, options?: CsvOptions | null): string {
  return module.writeCsv(encodeAny(event).columns, options?.separator === ";");
}
