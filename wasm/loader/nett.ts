/** Nett scores of a session through the door. */
import type { Loose } from "./complaints.js";
import { findingOf, messageOf } from "./rating-messages.js";
import { LooseReader, Numbering, orNull } from "./loose.js";
import { NettBook, nettSettingNames, nettSettingPath } from "./nett-history.js";
import type {
  NettEntryAnswer,
  NettHistoryAnswer,
  NettOptions,
  NettRule,
  NettSessionAnswer,
} from "./nett-types.js";
import type { RateModule } from "./overtrick.mjs";
import { rateFindings, workingsOf } from "./rate-wire.js";
import type { Finding } from "./types.js";
import { type FindingTable, strides } from "./wire.js";

// The order of core's enumerators.
const rules: readonly NettRule[] = ["published", "partner"];

const entryStride = 4;
const answerStride = 14;

export class Nett {
  readonly #module: RateModule;
  readonly #table: FindingTable;
  readonly #book: NettBook;

  constructor(module: RateModule, table: FindingTable) {
    this.#module = module;
    this.#table = table;
    this.#book = new NettBook(module, table);
  }

  /** A session when it has entries, a history when it has results. */
  nett(input: unknown, options?: NettOptions | null): NettSessionAnswer | NettHistoryAnswer {
    const reader = new LooseReader();
    const given = reader.object(input, "input");
    const rates = ratesOf(given, reader);
    if (given["entries"] === undefined && given["results"] !== undefined) {
      return this.#book.replay(given, rates, reader, options ?? {});
    }
    return this.#session(given, rates, reader, options?.working !== false);
  }

  #session(
    given: Loose,
    rates: readonly number[],
    reader: LooseReader,
    withWorking: boolean,
  ): NettSessionAnswer {
    if (given["entries"] === undefined || given["entries"] === null) {
      reader.complaints.add("invalid-value", "entries", given["entries"]);
    }
    const head = Float64Array.of(...rates, reader.number(given, "rating", ""));
    const { rows, ids, fields, gross } = encodeEntries(given, reader);
    const answer = this.#module.nettSession(head, Float64Array.from(rows), withWorking);
    const workings = workingsOf(answer.working, ids.length);
    const entries = ids.map((id, i) => {
      const row = answer.entries.subarray(i * answerStride, (i + 1) * answerStride);
      const entry = entryOf(id, fields[i]!, gross[i]!, row);
      return withWorking ? { ...entry, working: workings[i]! } : entry;
    });
    const findings = rateFindings(answer.findings, this.#table, ids, nettSettingNames, {
      settingPath: nettSettingPath,
    });
    nameHandicaps(findings, answer.findings, rows);
    for (const { code, where } of findings) if (code.startsWith("rating-")) where.path = "rating";
    return { entries, findings: [...reader.complaints.findings, ...findings] };
  }
}

/** An impossible handicap is named with its place: which entry's, which player's, and what it was. */
function nameHandicaps(findings: readonly Finding[], found: Int32Array, rows: readonly number[]): void {
  findings.forEach((finding, i) => {
    if (finding.code !== "invalid-value") return;
    const entry = found[i * strides.finding + 6]!;
    const player = Number(finding.values?.["second"]);
    const path = `entries[${entry}].handicaps[${player}]`;
    const values = { ...finding.values, path, text: String(rows[entry * entryStride + player]) };
    finding.where.path = path;
    finding.values = values;
    finding.message = messageOf(finding.code, values);
  });
}

/** Rule, weight, newcomer. */
function ratesOf(given: Loose, reader: LooseReader): number[] {
  return [
    reader.choice(given, "rule", "", rules, 0),
    reader.number(given, "weight", ""),
    reader.number(reader.part(given, "settings", ""), "newcomer", "settings"),
  ];
}

function encodeEntries(given: Loose, reader: LooseReader) {
  const ids: string[] = [];
  const rows: number[] = [];
  const gross: number[] = [];
  const fields: (string | null)[] = [];
  const numbering = new Numbering();
  const known = new Set<string>();
  reader.list(given, "entries", "").forEach((value, i) => {
    const path = `entries[${i}]`;
    const entry = reader.object(value, path);
    const own = reader.list(entry, "handicaps", path);
    if (own.length > 2) reader.complaints.add("invalid-value", `${path}.handicaps`, own);
    const field = reader.name(entry, "field", path);
    const number = numbering.of(field);
    const id = reader.name(entry, "id", path) ?? String(i + 1);
    if (known.has(id)) {
      const where = { path: `${path}.id`, entry: id };
      reader.complaints.take(findingOf("warning", "entry-twice", { text: id }, where));
    }
    known.add(id);
    ids.push(id);
    fields.push(field ?? null);
    gross.push(reader.number(entry, "gross", path));
    rows.push(
      reader.numberOf(own[0], `${path}.handicaps[0]`),
      reader.numberOf(own[1], `${path}.handicaps[1]`),
      gross[i]!,
      // Those without a field are a field of their own.
      Number.isNaN(number) ? 0 : number + 1,
    );
  });
  return { ids, rows, gross, fields };
}

function entryOf(id: string, field: string | null, gross: number, row: Float64Array): NettEntryAnswer {
  const rated = row[0] === 1;
  const figure = (at: number): number | null => (rated ? row[at]! : null);
  return {
    id,
    field,
    rated,
    gross: orNull(gross),
    par: figure(1),
    nett: figure(2),
    hcap: figure(3),
    rank: figure(4),
    tied: row[5] === 1,
    before: [row[6]!, row[7]!],
    sessionHandicap: [figure(8), figure(9)],
    after: [row[10]!, row[11]!],
    inBook: [row[12] === 1, row[13] === 1],
  };
}
