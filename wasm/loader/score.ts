/** Events to points and standings. */
import type { EventColumns, ScoreColumns, ScoreModule } from "./overtrick.mjs";
import { Complaints } from "./complaints.js";
import type { encodeEvent } from "./encode.js";
import type { RuleSets, RulesInput } from "./rules.js";
import type { EventTable, Finding, Scores, ScoredBoard, ScoredLine, SetAside, Standing } from "./types.js";
import { decodeFindings, type FindingTable, type Places, sides, strides } from "./wire.js";

const lineStride = 5;
const standingStride = 11;

const orNull = (value: number): number | null => (Number.isNaN(value) ? null : value);

export class Scorer {
  readonly #module: ScoreModule;
  readonly #table: FindingTable;
  readonly #rules: RuleSets;
  readonly #encode: typeof encodeEvent;

  constructor(module: ScoreModule, table: FindingTable, rules: RuleSets, encode: typeof encodeEvent) {
    this.#module = module;
    this.#table = table;
    this.#rules = rules;
    this.#encode = encode;
  }

  score(event: unknown, rules?: RulesInput): Scores {
    const table = this.table(event);
    const { answer, complaints } = this.columns(table, rules);
    if (answer) return this.scores(table, complaints, answer);
    complaints.add("invalid-value", "event", event);
    return { boards: [], standings: [], findings: [...table.findings, ...complaints.findings] };
  }

  /** What the module makes of a table; nothing of none, and of columns that the loader would not have made. */
  columns(
    table: EventTable | null,
    rules?: RulesInput,
  ): { answer: ScoreColumns | undefined; complaints: Complaints } {
    const complaints = new Complaints();
    const row = this.#rules.encode(rules ?? "club", complaints);
    return { answer: table ? this.#module.score(table.columns, row) : undefined, complaints };
  }

  /** Columns as objects; a board that `known` answers with is taken over. */
  scores(table: EventTable, complaints: Complaints, answer: ScoreColumns, known?: KnownBoard): Scores {
    return {
      boards: scoredBoards(table.columns.lines, answer, table, known),
      standings: standingsOf(answer.standings, table, sectionsOf(table.columns)),
      findings: this.findings(table, complaints, answer),
    };
  }

  findings(table: EventTable, complaints: Complaints, answer: ScoreColumns): Finding[] {
    const found = decodeFindings(answer.findings, this.#table, table);
    return [...table.findings, ...complaints.findings, ...found];
  }

  table(event: unknown): EventTable {
    const { columns, places, setAside, complaints } = this.#encode(event);
    return { columns, ...places, setAside, findings: complaints.findings };
  }
}

/** The scored board that is as it was: from and to are its lines. */
export type KnownBoard = (board: number, from: number, to: number) => ScoredBoard | undefined;

/** Lines come board by board. */
function scoredBoards(
  rows: Int32Array,
  scores: ScoreColumns,
  places: EventTable,
  known?: KnownBoard,
): ScoredBoard[] {
  const { setAside } = places;
  const { scoring } = places.columns;
  const count = places.lineIds.length;
  let aside = 0;
  let to = 0;
  return places.boards.map((board, i) => {
    const from = to;
    while (to < count && rows[to * strides.line] === i) to += 1;
    const before = known?.(i, from, to);
    if (before) return before;
    const datum = scores.boards[i * 2 + 1]!;
    const scored: ScoredBoard = {
      board: board.number,
      ...(board.section === undefined ? {} : { section: board.section }),
      top: scores.boards[i * 2]!,
      ...(scoring === 2 && !Number.isNaN(datum) ? { datum } : {}),
      lines: [],
    };
    for (let line = from; line <= to; line += 1) {
      for (; setAside[aside]?.board === i && setAside[aside]!.before === line; aside += 1)
        scored.lines.push(withoutPoints(setAside[aside]!));
      if (line === to) break;
      const row = line * strides.line;
      const at = line * lineStride;
      scored.lines.push({
        id: places.lineIds[line]!,
        ns: places.entryIds[rows[row + 1]!] ?? "",
        ew: places.entryIds[rows[row + 2]!] ?? "",
        score: orNull(scores.lines[at]!),
        nsPoints: orNull(scores.lines[at + 1]!),
        ewPoints: orNull(scores.lines[at + 2]!),
        nsPercent: orNull(scores.lines[at + 3]!),
        ewPercent: orNull(scores.lines[at + 4]!),
      });
    }
    return scored;
  });
}

const withoutPoints = ({ id, ns, ew }: SetAside): ScoredLine => ({
  id,
  ns,
  ew,
  score: null,
  nsPoints: null,
  ewPoints: null,
  nsPercent: null,
  ewPercent: null,
});

/** Their names follow the event's name and date; behind them is a string for every pair. */
const sectionsOf = ({ strings, sections }: EventColumns): string[] =>
  strings.split("\0", 2 + sections).slice(2);

function standingsOf(rows: Float64Array, places: Places, sections: readonly string[]): Standing[] {
  // Ten thousand tables make twenty thousand of these: what they leave for the collector of garbage is counted.
  const standings = new Array<Standing>(rows.length / standingStride);
  for (let i = 0, at = 0; at < rows.length; i += 1, at += standingStride) {
    const rank = rows[at + 1]! | 0;
    const tied = rows[at + 2] === 1;
    const entry = places.entryIds[rows[at + 3]!]!;
    // Asking a list for its element -1 takes as long as all the rest.
    const direction = rows[at + 4]! > 0 ? sides[rows[at + 4]! - 1] : undefined;
    const section = rows[at + 5]! < 0 ? undefined : sections[rows[at + 5]!];
    const points = rows[at + 6]!;
    const max = rows[at + 7]!;
    const percent = orNull(rows[at + 8]!);
    const boards = rows[at + 9]! | 0;
    const clubPoints = rows[at + 10]! | 0;
    // Most have neither, and a plain object takes a third of the room.
    if (direction === undefined && section === undefined) {
      standings[i] = { rank, tied, entry, points, max, percent, boards, clubPoints };
      continue;
    }
    const list = { ...(direction && { direction }), ...(section !== undefined && { section }) };
    standings[i] = { rank, tied, entry, ...list, points, max, percent, boards, clubPoints };
  }
  return standings;
}
