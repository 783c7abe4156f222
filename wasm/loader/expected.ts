/** Project 52 through the door: fields and single calculations to expected results, changes and new handicaps. */
import type { RateModule } from "./overtrick.mjs";
import type { Loose } from "./complaints.js";
import type {
  ExpectedAnswer,
  ExpectedScoring,
  HandicapChange,
  QuickAnswer,
  QuickCurve,
  Ranked,
  RatedEntry,
} from "./expected-types.js";
import { join, LooseReader, Numbering, orNull } from "./loose.js";
import { messageOf } from "./rating-messages.js";
import { rateFindings, workingsOf } from "./rate-wire.js";
import type { Finding } from "./types.js";
import { type FindingTable, sides } from "./wire.js";

// The order of core's enumerators.
const presets = ["denmark", "sweden", "popular"] as const;
const texts = ["denmark", "sweden"] as const;
const forms = ["pairs", "individual", "match", "field", "barometer"] as const;
const scorings: readonly ExpectedScoring[] = ["matchpoints", "imps"];
const formats = ["ordinary", "knockOut", "monrad", "homeMade"] as const;
const seatings = ["estimate", "partner", "start"] as const;
const references = ["others", "field"] as const;
export const settingNames = [
  "turnover",
  "ceiling",
  "start",
  "startFactor",
  "cb",
  "spread",
  "boardWeight",
] as const;

// What core takes for a C_b.
const [smallestCb, largestCb] = [0.01, 1e6];

const answerStride = 18;

export class Project52 {
  readonly #module: RateModule;
  readonly #table: FindingTable;
  readonly #presets: Record<string, Float64Array>;

  constructor(module: RateModule, table: FindingTable) {
    this.#module = module;
    this.#table = table;
    this.#presets = module.project52Presets();
  }

  expected(field: unknown, withWorking: boolean): ExpectedAnswer {
    const reader = new LooseReader();
    const given = reader.object(field, "field");
    const settings = this.#settings(given, reader);
    const { columns, ids } = encodeField(given, reader);
    const answer = this.#module.expected(columns, settings, withWorking);
    const workings = workingsOf(answer.working, ids.length);
    const players = changes(answer.players);
    let player = 0;
    const entries = ids.map((id, i) => {
      const row = answer.entries.subarray(i * answerStride, (i + 1) * answerStride);
      const entry = entryOf(id, row, players.slice(player, player + row[0]!));
      player += row[0]!;
      return withWorking ? { ...entry, working: workings[i]! } : entry;
    });
    return {
      mean: orNull(answer.head[0]),
      tables: answer.head[2]!,
      counted: answer.head[1]!,
      rated: answer.head[3] === 1,
      entries,
      findings: [
        ...reader.complaints.findings,
        ...rateFindings(answer.findings, this.#table, ids, settingNames),
      ],
    };
  }

  quick(input: unknown): QuickAnswer {
    const { row, handicaps, settings, reader } = this.#quickInput(input);
    const answer = this.#module.expectedQuick(row, handicaps, settings);
    const [handicap, mean, others, entrants, tables, expected, perPoint, change, nett] = Array.from(
      answer.figures,
      orNull,
    ) as [number | null, ...(number | null)[]];
    return {
      handicap,
      mean: mean ?? null,
      others: others ?? null,
      entrants: entrants ?? null,
      tables: tables ?? null,
      expected: expected ?? null,
      perPoint: perPoint ?? null,
      change: change ?? null,
      nett: nett ?? null,
      players: changes(answer.players),
      working: workingsOf(answer.working, 1)[0]!,
      findings: [
        ...reader.complaints.findings,
        ...rateFindings(answer.findings, this.#table, [], settingNames).map(aboutTheMean),
      ],
    };
  }

  curve(input: unknown, from: unknown, to: unknown, steps: unknown): QuickCurve {
    const { row, handicaps, settings } = this.#quickInput(input);
    const curve = this.#module.expectedCurve(
      row,
      handicaps,
      settings,
      Number(from),
      Number(to),
      Math.trunc(Number(steps)) || 0,
    );
    const results = Array.from(curve.results);
    return {
      results,
      after: results.map((_, i) =>
        Array.from(curve.after.subarray(i * curve.players, (i + 1) * curve.players)),
      ),
    };
  }

  startHandicap(masterPoints: unknown, settings: unknown): number | null {
    return orNull(
      this.#module.startHandicap(Number(masterPoints), this.#settings({ settings }, new LooseReader())),
    );
  }

  weightOfPast(boards: unknown, tables: unknown, scoring: unknown, settings: unknown): number | null {
    const row = this.#settings({ settings }, new LooseReader());
    const calculation = Math.max(0, scorings.indexOf(scoring as ExpectedScoring));
    return orNull(this.#module.weightOfPast(Number(boards), Number(tables ?? NaN), calculation, row));
  }

  /** For books, which have the same settings. */
  settingsRow(owner: Loose, reader: LooseReader): Float64Array {
    return this.#settings(owner, reader);
  }

  #quickInput(input: unknown) {
    const reader = new LooseReader();
    const given = reader.object(input, "input");
    const row = Float64Array.of(
      reader.choice(given, "form", "", forms, 0),
      reader.choice(given, "scoring", "", scorings, 0),
      reader.flag(given, "datum", ""),
      reader.choice(given, "reference", "", references, 0),
      reader.number(given, "mean", ""),
      reader.number(given, "entrants", ""),
      reader.number(given, "tables", ""),
      reader.number(given, "boards", ""),
      reader.number(given, "result", ""),
    );
    const handicaps = handicapsOf(given, "", reader);
    return {
      reader,
      row,
      handicaps: Float64Array.from(handicaps),
      settings: this.#settings(given, reader),
    };
  }

  /** The preset's row with what differs from it; what does not fit leaves the preset's own. */
  #settings(owner: Loose, reader: LooseReader): Float64Array {
    const given = reader.part(owner, "settings", "");
    const preset = presets[reader.choice(given, "preset", "settings", presets, 0)]!;
    const row = Float64Array.from(this.#presets[preset]!);
    const put = (at: number, value: number): void => {
      if (!Number.isNaN(value)) row[at] = value;
    };
    const number = (at: number, owner: Loose, key: string, path: string): void =>
      put(at, reader.number(owner, key, path));
    const choice = (at: number, key: string, words: readonly string[]): void =>
      put(at, reader.choice(given, key, "settings", words, NaN));
    choice(0, "text", texts);
    number(1, given, "turnover", "settings");
    number(2, given, "ceiling", "settings");
    number(3, given, "start", "settings");
    number(4, given, "startFactor", "settings");
    for (const [key, at] of [
      ["cb", 5],
      ["spread", 7],
    ] as const) {
      const both = reader.part(given, key, "settings");
      number(at, both, "matchpoints", `settings.${key}`);
      number(at + 1, both, "imps", `settings.${key}`);
    }
    // Core, which knows no presets, would put the rules' own in place of an impossible one.
    for (const at of [5, 6]) {
      if (row[at]! >= smallestCb && row[at]! <= largestCb) continue;
      row[at] = this.#presets[preset]![at]!;
      const values = { setting: "cb" };
      reader.complaints.take({
        severity: "error",
        code: "invalid-setting",
        message: messageOf("invalid-setting", values),
        where: { path: "settings.cb" },
        values,
      });
    }
    number(9, given, "boardWeight", "settings");
    choice(10, "guests", seatings);
    choice(11, "nonMembers", ["rated", "unrated"]);
    choice(12, "handicapEvent", ["change", "nett"]);
    const rated = reader.part(given, "rated", "settings");
    ["knockOut", "monrad", "homeMade", "individual"].forEach((key, i) => {
      if (rated[key] !== undefined) row[13 + i] = reader.flag(rated, key, "settings.rated");
    });
    if (given["separateHandicaps"] !== undefined) {
      row[17] = reader.flag(given, "separateHandicaps", "settings");
    }
    return row;
  }
}

/** NaN for a player without one. */
function handicapsOf(owner: Loose, path: string, reader: LooseReader): number[] {
  return reader
    .list(owner, "handicaps", path)
    .map((value, i) => reader.numberOf(value, join(path, `handicaps[${i}]`)));
}

function encodeField(given: Loose, reader: LooseReader) {
  const head = Float64Array.of(
    reader.choice(given, "form", "", forms, 0),
    reader.choice(given, "scoring", "", scorings, 0),
    reader.flag(given, "datum", ""),
    reader.choice(given, "format", "", formats, 0),
    reader.number(given, "tables", ""),
    reader.number(given, "boards", ""),
  );
  const ids: string[] = [];
  const rows: number[] = [];
  const handicaps: number[] = [];
  const [tables, teams, rooms] = [new Numbering(), new Numbering(), new Numbering()];
  reader.list(given, "entries", "").forEach((value, i) => {
    const path = `entries[${i}]`;
    const entry = reader.object(value, path);
    const own = handicapsOf(entry, path, reader);
    ids.push(reader.name(entry, "id", path) ?? String(i + 1));
    for (const handicap of own) handicaps.push(handicap);
    rows.push(
      own.length,
      reader.number(entry, "result", path),
      reader.number(entry, "boards", path),
      tables.of(reader.name(entry, "table", path)),
      reader.choice(entry, "direction", path, sides, -1) + 1,
      teams.of(reader.name(entry, "team", path)),
      rooms.of(reader.name(entry, "room", path)),
      reader.choice(entry, "seating", path, seatings, NaN),
      reader.flag(entry, "guest", path),
      reader.flag(entry, "nonMember", path),
      reader.flag(entry, "phantom", path),
    );
  });
  const columns = { head, entries: Float64Array.from(rows), handicaps: Float64Array.from(handicaps) };
  return { columns, ids };
}

export function changes(rows: Float64Array): HandicapChange[] {
  const list: HandicapChange[] = [];
  for (let at = 0; at < rows.length; at += 3) {
    list.push({ old: orNull(rows[at]), change: orNull(rows[at + 1]), new: orNull(rows[at + 2]) });
  }
  return list;
}

export function entryOf(id: string, row: Float64Array, players: HandicapChange[]): RatedEntry {
  const ranked = (at: number): Ranked => ({ rank: row[at] || null, tied: row[at + 1] === 1 });
  const inEvent = ranked(16);
  return {
    id,
    handicap: orNull(row[1]),
    expected: orNull(row[2]),
    result: orNull(row[3]),
    change: orNull(row[4]),
    players,
    nett: orNull(row[5]),
    ...ranked(8),
    handicapRank: inEvent.rank,
    handicapTied: inEvent.tied,
    favourite: ranked(10),
    byNett: ranked(12),
    byChange: ranked(14),
    estimated: row[6] === 1,
    moves: row[7] === 1,
  };
}

/** The mean has no player (core/event/finding.h). */
function aboutTheMean(finding: Finding): Finding {
  const isMean = finding.code === "handicap-invalid" && finding.values?.["first"] === 0;
  return isMean ? { ...finding, message: "The mean is not a possible handicap; it was left out." } : finding;
}
