/** What the ratings' answers have in common: findings and workings out of their rows. */
import type { SharedModule, WorkingColumns } from "./overtrick.mjs";
import { messageOf } from "./rating-messages.js";
import type { Finding, Term } from "./types.js";
import { decodeFindings, type FindingTable } from "./wire.js";

export function findingTable(module: SharedModule): FindingTable {
  return { names: module.findingNames(), severities: module.findingSeverities(), message: messageOf };
}

interface FindingSources {
  /** What was read. */
  text?: string;
  /** Where in the input a setting stands. */
  settingPath?: (name: string) => string;
}

/** `settings` are the names behind the numbers of the finding `invalid-setting`. */
export function rateFindings(
  rows: Int32Array,
  table: FindingTable,
  entryIds: readonly string[],
  settings: readonly string[],
  { text, settingPath = (name) => `settings.${name}` }: FindingSources = {},
): Finding[] {
  const findings = decodeFindings(rows, table, { boards: [], lineIds: [], entryIds }, text);
  for (const finding of findings) {
    if (finding.code !== "invalid-setting") continue;
    const setting = settings[Number(finding.values?.["first"])] ?? "";
    finding.values = { ...finding.values, setting };
    finding.where.path = settingPath(setting);
    finding.message = messageOf(finding.code, finding.values);
  }
  return findings;
}

/** The terms of each owner, 0 to `count` − 1. */
export function workingsOf({ words, terms }: WorkingColumns, count: number): Term[][] {
  const workings = Array.from({ length: count }, (): Term[] => []);
  for (let at = 0; at < terms.length; at += 4) {
    workings[terms[at]!]?.push({
      symbol: words[terms[at + 1]!]!,
      value: terms[at + 2]!,
      source: words[terms[at + 3]!]!,
    });
  }
  return workings;
}
