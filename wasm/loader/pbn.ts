/** PBN files in and out. */
import type { OvertrickModule } from "./overtrick.mjs";
import { Complaints } from "./complaints.js";
import { type FileReading, readFileWith } from "./file-reading.js";
import type { RuleSets, RulesInput } from "./rules.js";
import type { Event } from "./types.js";
import type { FindingTable } from "./wire.js";
import { encodeAny } from "./unlisted.js";

export const readPbn = (module: OvertrickModule, table: FindingTable, content: unknown): FileReading =>
  readFileWith((bytes) => module.readPbn(bytes), table, content);

/** Points and ranking are those of the rules. */
export function writePbn(module: OvertrickModule, rules: RuleSets, event: Event, input: RulesInput): string {
  return module.writePbn(encodeAny(event).columns, rules.encode(input, new Complaints()));
}
