/** USEBIO 1.2 documents out. */
import type { OvertrickModule } from "./overtrick.mjs";
import { Complaints } from "./complaints.js";
import type { RuleSets, RulesInput } from "./rules.js";
import type { Event } from "./types.js";
import { encodeAny } from "./unlisted.js";

/** Points and places are those of the rules. */
export function writeUsebio(
  module: OvertrickModule,
  rules: RuleSets,
  event: Event,
  input: RulesInput,
): string {
  return module.writeUsebio(encodeAny(event).columns, rules.encode(input, new Complaints()));
}
