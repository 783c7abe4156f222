/** A club's book through the door: players and sessions by name in, handicaps over time out. */
import type { HistoryColumns, RateModule } from "./overtrick.mjs";
import { clean, isObject, type Loose, text } from "./complaints.js";
import type { LooseReader } from "./loose.js";
import { Numbering, orNull } from "./loose.js";
import { findingOf, messageOf } from "./rating-messages.js";
import { plainName } from "./nett-list.js";
import type {
  NettHistoryAnswer,
  NettListed,
  NettOptions,
  NettPlayer,
  NettRating,
  NettUpdate,
} from "./nett-types.js";
import { rateFindings, workingsOf } from "./rate-wire.js";
import type { Finding } from "./types.js";
import { type FindingTable, strides } from "./wire.js";

// The order of core's enumerators.
const updates: readonly NettUpdate[] = ["session", "month", "quarter", "year"];
const sources: readonly NettRating["source"][] = ["none", "given", "estimated", "standard"];

/** The names behind the numbers of the finding `invalid-setting`, and where they are set. */
export const nettSettingNames = ["weight", "newcomer", "minimum", "years", "standard"] as const;
export const nettSettingPath = (name: string): string =>
  name === "newcomer" || name === "years" ? `settings.${name}` : name;

const playerStride = 3;
const ratingStride = 7;
const listedStride = 20;

interface Names {
  players: Numbering;
  sessions: Numbering;
  dates: Numbering;
}

/** What a finding's two numbers are: a session, a player, or something else. */
type Part = "session" | "player" | "figure";
const speaksOf: Record<string, [Part, Part]> = {
  "unreadable-date": ["session", "figure"],
  "date-out-of-order": ["session", "figure"],
  "player-twice-in-session": ["session", "player"],
  "plays-with-self": ["session", "player"],
  "percentage-out-of-range": ["session", "figure"],
  "gross-missing": ["session", "figure"],
  "rating-impossible": ["session", "figure"],
  "rating-unusual": ["session", "figure"],
  "standard-rating-not-one": ["session", "figure"],
  "date-far-ahead": ["session", "figure"],
  "session-not-rated": ["session", "figure"],
  "session-not-connected": ["session", "figure"],
  "rating-without-error": ["session", "figure"],
  "handicap-unusual": ["figure", "player"],
  "invalid-value": ["figure", "player"],
  "player-without-results": ["player", "figure"],
};
const aboutRating = new Set(["rating-impossible", "rating-unusual", "standard-rating-not-one"]);
/** Not worth saying of a result that was complained of. */
const ofFaulty = new Set(["gross-missing", "unreadable-date"]);
const aboutStart = new Set(["handicap-unusual", "invalid-value"]);

export class NettBook {
  readonly #module: RateModule;
  readonly #table: FindingTable;

  constructor(module: RateModule, table: FindingTable) {
    this.#module = module;
    this.#table = table;
  }

  /** `rates` are rule, weight and newcomer. */
  replay(
    given: Loose,
    rates: readonly number[],
    reader: LooseReader,
    options: NettOptions,
  ): NettHistoryAnswer {
    const names: Names = { players: new Numbering(), sessions: new Numbering(), dates: new Numbering() };
    const { columns, faulty } = encode(given, rates, names, reader);
    const wanted = Array.isArray(options.results) ? Int32Array.from(options.results as number[]) : none;
    const all = options.results === true;
    const withWorking = options.working !== false;
    const answer = this.#module.nettHistory(columns, wanted, all, withWorking);
    if (!answer.todayRead) reader.complaints.add("invalid-value", "settings.today", columns.today);
    const players = playersOf(names, columns, answer);
    const results = listedOf(answer.listed);
    if (withWorking && results.length > 0) {
      const workings = workingsOf(answer.working, results.length);
      results.forEach((result, i) => (result.working = workings[i]!));
    }
    return {
      players,
      ratings: ratingsOf(names, answer.ratings),
      results,
      findings: [
        ...reader.complaints.findings,
        ...this.#findings(answer.findings, columns, names, faulty),
        ...alike(names, columns),
      ],
    };
  }

  /** With the names behind the numbers, and the place in what was handed in. */
  #findings(rows: Int32Array, columns: HistoryColumns, names: Names, faulty: ReadonlySet<number>): Finding[] {
    const findings = rateFindings(rows, this.#table, [], nettSettingNames, { settingPath: nettSettingPath });
    findings.forEach((finding, i) => {
      const values: Record<string, string | number> = { ...finding.values };
      const result = rows[i * strides.finding + 5]!;
      const parts = speaksOf[finding.code] ?? [];
      parts.forEach((part, k) => {
        const key = k === 0 ? "first" : "second";
        const name = part === "figure" ? undefined : names[`${part}s`].names[Number(values[key])];
        if (part === "figure" || name === undefined) return;
        values[part] = name;
      });
      if (result >= 0) {
        finding.where.path = `results[${result}]`;
        const date = names.dates.names[columns.results[result * resultStride]!];
        if (date !== undefined) values["date"] = date;
      } else if (aboutRating.has(finding.code)) {
        finding.where.path = `ratings.${values["session"] ?? ""}`;
      } else if (aboutStart.has(finding.code)) {
        finding.where.path = `start.${values["player"] ?? ""}`;
      } else {
        const { session, player } = values;
        if (session !== undefined) finding.where.session = String(session);
        if (player !== undefined) finding.where.member = String(player);
      }
      if (finding.code === "invalid-value") {
        values["path"] = finding.where.path ?? "";
        values["text"] = String(columns.starts[Number(values["second"])]);
      }
      finding.values = values;
      finding.message = messageOf(finding.code, values);
    });
    // Who or what is missing was complained of with its place, and a result with a fault counts no further.
    return findings.filter(({ code }, i) => {
      if (code === "unknown-reference") return false;
      return !ofFaulty.has(code) || !faulty.has(rows[i * strides.finding + 5]!);
    });
  }
}

/** Names that are probably one are said, never merged: two players may be called alike. */
function alike(names: Names, { results }: HistoryColumns): Finding[] {
  const findings: Finding[] = [];
  for (const [part, places] of [
    ["player", [2, 3]],
    ["session", [1]],
  ] as const) {
    const known = new Map<string, string>();
    names[`${part}s`].names.forEach((name, number) => {
      const plain = plainName(name);
      const first = known.get(plain);
      known.set(plain, first ?? name);
      if (first === undefined) return;
      const at = results.findIndex((value, i) => {
        return value === number && (places as readonly number[]).includes(i % resultStride);
      });
      const where = at < 0 ? {} : { path: `results[${Math.floor(at / resultStride)}]` };
      findings.push(findingOf("warning", "names-alike", { [part]: name, text: first }, where));
    });
  }
  return findings;
}

const none = new Int32Array(0);
const resultStride = 5;

function encode(given: Loose, rates: readonly number[], names: Names, reader: LooseReader) {
  const settings = reader.part(given, "settings", "");
  const ratings = reader.part(given, "ratings", "");
  const rated = new Map<number, number>();
  const never = new Set<number>();
  for (const name of Object.keys(ratings)) {
    const session = names.sessions.of(name);
    if (ratings[name] === null) never.add(session);
    else rated.set(session, reader.number(ratings, name, "ratings"));
  }
  const starts = reader.part(given, "start", "");
  const started = Object.keys(starts).map(
    (name) => [names.players.of(name), reader.number(starts, name, "start")] as const,
  );
  const { rows, gross, faulty } = encodeResults(given, names, reader);
  const today = reader.name(settings, "today", "settings") ?? "";
  const columns: HistoryColumns = {
    head: Float64Array.of(
      ...rates,
      reader.choice(settings, "update", "settings", updates, 0),
      reader.number(settings, "years", "settings"),
      reader.flag(given, "estimate", ""),
      reader.number(given, "minimum", ""),
      standardOf(given, names, reader),
    ),
    today: clean(today),
    starts: new Float64Array(names.players.names.length).fill(NaN),
    sessions: Float64Array.from(
      names.sessions.names.flatMap((_, i) => [rated.get(i) ?? NaN, never.has(i) ? 0 : 1]),
    ),
    dates: names.dates.names.map(clean).join("\0"),
    results: rows,
    gross,
  };
  for (const [player, handicap] of started) columns.starts[player] = handicap;
  return { columns, faulty };
}

function standardOf(given: Loose, names: Names, reader: LooseReader): number {
  const name = reader.name(given, "standard", "");
  if (name === undefined) return NaN;
  const known = names.sessions.known(name);
  if (known === undefined) {
    const values = { path: "standard", text: name };
    const finding = findingOf("error", "unknown-reference", values, { path: "standard" });
    reader.complaints.take({ ...finding, message: `standard: no session is called “${name}”.` });
  }
  return known ?? NaN;
}

/** Date, session, player, partner, field; -1 for none. There may be very many: paths are made for complaints only. */
function encodeResults(given: Loose, names: Names, reader: LooseReader) {
  const list = reader.list(given, "results", "");
  const rows = new Int32Array(list.length * resultStride).fill(-1);
  const gross = new Float64Array(list.length).fill(NaN);
  const fields = new Numbering();
  const faulty = new Set<number>();
  const complain = (i: number, key: string, value: unknown): -1 => {
    reader.complaints.add("invalid-value", `results[${i}]${key}`, value);
    faulty.add(i);
    return -1;
  };
  const numbered = (numbering: Numbering, value: unknown, i: number, key: string): number => {
    const name = text(value)?.trim() ?? "";
    return name === "" ? complain(i, key, value) : numbering.of(name);
  };
  list.forEach((value, i) => {
    if (!isObject(value)) {
      complain(i, "", value);
      return;
    }
    const at = i * resultStride;
    // An empty date is for core to remark on.
    rows[at] = names.dates.of(text(value["date"]) ?? "");
    rows[at + 1] = numbered(names.sessions, value["session"], i, ".session");
    const { players, field } = value as { players?: unknown; field?: unknown };
    if (Array.isArray(players) && players.length === 2) {
      rows[at + 2] = numbered(names.players, players[0], i, ".players[0]");
      rows[at + 3] = numbered(names.players, players[1], i, ".players[1]");
    } else {
      complain(i, ".players", players);
    }
    rows[at + 4] = field === undefined || field === null ? 0 : fields.of(text(field) ?? "") + 1;
    const score = value["gross"];
    if (typeof score === "number" && Number.isFinite(score)) gross[i] = score;
    // A missing one is for core to remark on.
    else if (score !== undefined && score !== null) complain(i, ".gross", score);
  });
  return { rows, gross, faulty };
}

type Answer = ReturnType<RateModule["nettHistory"]>;

function playersOf(names: Names, columns: HistoryColumns, answer: Answer): NettPlayer[] {
  let step = 0;
  return names.players.names.map((name, i) => {
    const [start, handicap, sessions] = answer.players.subarray(i * playerStride) as unknown as number[];
    const history = Array.from({ length: sessions! }, () => {
      const result = answer.stepResults[step]!;
      const row = columns.results.subarray(result * resultStride);
      const [before, after] = [answer.steps[step * 2]!, answer.steps[step * 2 + 1]!];
      step += 1;
      return {
        date: names.dates.names[row[0]!] ?? "",
        session: names.sessions.names[row[1]!]!,
        before,
        after,
        result,
      };
    });
    return { name, start: start!, handicap: handicap!, sessions: sessions!, history };
  });
}

function ratingsOf(names: Names, rows: Float64Array): NettRating[] {
  return names.sessions.names.map((session, i) => {
    const row = rows.subarray(i * ratingStride);
    return {
      session,
      rating: orNull(row[0]),
      source: sources[row[1]!]!,
      standardError: orNull(row[2]),
      plainError: orNull(row[3]),
      players: row[4]!,
      results: row[5]!,
      connected: row[6] === 1,
    };
  });
}

function listedOf(rows: Float64Array): NettListed[] {
  const list: NettListed[] = [];
  for (let at = 0; at < rows.length; at += listedStride) {
    const row = rows.subarray(at, at + listedStride);
    const rated = row[1] === 1;
    const figure = (index: number): number | null => (rated ? row[index]! : null);
    const both = (index: number): [number | null, number | null] => [figure(index), figure(index + 1)];
    const flags = (index: number): [boolean, boolean] => [row[index] === 1, row[index + 1] === 1];
    list.push({
      result: row[0]!,
      rated,
      par: figure(2),
      nett: figure(3),
      hcap: figure(4),
      rank: figure(5),
      tied: row[6] === 1,
      handicaps: both(7),
      inBook: flags(9),
      before: both(11),
      sessionHandicap: both(13),
      after: both(15),
      moved: flags(17),
      counted: row[19] === 1,
    });
  }
  return list;
}
