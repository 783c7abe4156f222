/** How each figure of an event came about, the matches between teams, the session table. */
import type { ScoreModule } from "./overtrick.mjs";
import type { RuleSets, RulesInput } from "./rules.js";
import type { Match, Matches, SessionTable, Side, Term } from "./types.js";
import { scorings, sides } from "./wire.js";
import { encodeAny } from "./unlisted.js";

export class Explainer {
  readonly #module: ScoreModule;
  readonly #rules: RuleSets;
  readonly #symbols: readonly string[];
  readonly #sources: readonly string[];

  constructor(module: ScoreModule, rules: RuleSets) {
    this.#module = module;
    this.#rules = rules;
    this.#symbols = module.symbolNames();
    this.#sources = module.sourceNames();
  }

  #encode(event: unknown, rules: RulesInput | undefined) {
    const encoded = encodeAny(event);
    return { ...encoded, row: this.#rules.encode(rules ?? "club", encoded.complaints) };
  }

  /** How a side's points on a line came about; empty when there are none. */
  lineWorking(event: unknown, rules: RulesInput | undefined, lineId: string, side: Side): Term[] {
    const { columns, places, row } = this.#encode(event, rules);
    const line = places.lineIds.indexOf(lineId);
    return line < 0 ? [] : this.#terms(this.#module.lineWorking(columns, row, line, side === "EW"));
  }

  /** How an entry's total came about. */
  totalWorking(event: unknown, rules: RulesInput | undefined, entryId: string): Term[] {
    const { columns, places, row } = this.#encode(event, rules);
    const entry = places.entryIds.indexOf(entryId);
    return entry < 0 ? [] : this.#terms(this.#module.totalWorking(columns, row, entry));
  }

  /** What a contract's score is made of, ending with the score for NS; empty for what is no contract. */
  scoreWorking(event: unknown, lineId: string): Term[] {
    const { columns, places } = encodeAny(event);
    const line = places.lineIds.indexOf(lineId);
    return line < 0 ? [] : this.#terms(this.#module.scoreWorking(columns, line));
  }

  /** How an entry's club points came about. */
  clubPointsWorking(event: unknown, rules: RulesInput | undefined, entryId: string): Term[] {
    const { columns, places, row } = this.#encode(event, rules);
    const entry = places.entryIds.indexOf(entryId);
    return entry < 0 ? [] : this.#terms(this.#module.clubPointsWorking(columns, row, entry));
  }

  /** The matches of a teams event, by round. */
  matches(event: unknown, rules?: RulesInput): Matches {
    const { columns, places, row, complaints } = this.#encode(event, rules);
    const rows = scorings[columns.scoring] === "teams" ? this.#module.matches(columns, row) : undefined;
    const matches: Match[] = [];
    for (let at = 0; rows && at < rows.length; at += 8) {
      const [round, home, away, boards, homeImps, awayImps, homePoints, awayPoints] = rows.subarray(
        at,
        at + 8,
      ) as unknown as [number, number, number, number, number, number, number, number];
      matches.push({
        ...(round === 0 ? {} : { round }),
        home: places.entryIds[home]!,
        away: places.entryIds[away]!,
        boards,
        homeImps,
        awayImps,
        homePoints,
        awayPoints,
      });
    }
    // Not among what is listed, copied or compared: the answer is its matches.
    return Object.defineProperty(matches, "findings", { value: complaints.findings }) as Matches;
  }

  #terms(rows: Float64Array | undefined): Term[] {
    const terms: Term[] = [];
    for (let at = 0; rows && at < rows.length; at += 3) {
      terms.push({
        symbol: this.#symbols[rows[at]!] ?? "",
        value: rows[at + 1]!,
        source: this.#sources[rows[at + 2]!] ?? "",
      });
    }
    return terms;
  }

  /** Each entry's points per group of boards; 0 boards per group finds the rounds out. */
  sessionTable(event: unknown, rules?: RulesInput, boardsPerGroup = 0): SessionTable {
    const { columns, row, complaints } = this.#encode(event, rules);
    const answer = this.#module.sessionTable(
      columns,
      row,
      typeof boardsPerGroup === "number" ? Math.max(0, Math.trunc(boardsPerGroup) || 0) : 0,
    );
    const { findings } = complaints;
    const table: SessionTable = { groups: [], rows: [], average: 0, averages: [], sessions: [], findings };
    if (!answer) return table;
    const width = answer.groups.length / 3;
    const names = columns.strings.split("\0").slice(2);
    for (let at = 0; at < answer.averages.length; at += 2 + 2 * width) {
      const [section, average] = [answer.averages[at]!, answer.averages[at + 1]!];
      const groups = Array.from({ length: width }, (_, i) => {
        const tops = answer.averages[at + 2 + 2 * i]!;
        return tops === 0 ? null : { tops, average: answer.averages[at + 3 + 2 * i]! };
      });
      table.averages.push({ ...(section < 0 ? {} : { section: names[section]! }), average, groups });
    }
    const [first] = table.averages;
    table.average = first?.average ?? 0;
    for (let group = 0; group < width; group += 1) {
      const [session, from, to] = answer.groups.subarray(group * 3) as unknown as [number, number, number];
      table.groups.push({
        ...(session === 0 ? {} : { session }),
        first: from,
        last: to,
        ...(first?.groups[group] ?? { tops: 0, average: 0 }),
      });
    }
    const letters = answer.letters.split(" ");
    for (let cell = 0; cell * 3 < answer.cells.length; cell += 1) {
      if (cell % width === 0) table.rows.push([]);
      const side = answer.cells[cell * 3]!;
      const points = answer.cells[cell * 3 + 2]!;
      table.rows
        .at(-1)!
        .push(
          side < 0
            ? null
            : { side: sides[side]!, letter: letters[cell]!, boards: answer.cells[cell * 3 + 1]!, points },
        );
    }
    for (let at = 0; at < answer.sessions.length; at += 6) {
      const row = answer.sessions.subarray(at, at + 6);
      const [session, standing, boards, points, max, percent] = row as unknown as [
        number,
        number,
        number,
        number,
        number,
        number,
      ];
      if (table.sessions.at(-1)?.session !== session)
        table.sessions.push({ session, rows: table.rows.map(() => null) });
      table.sessions.at(-1)!.rows[standing] = { boards, points, max, percent: max === 0 ? null : percent };
    }
    return table;
  }
}
