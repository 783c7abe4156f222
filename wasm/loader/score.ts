/** Events to points and standings. */
import type { EventColumns, ScoreColumns, ScoreModule } from "./overtrick.mjs";
import { Complaints, isObject } from "./complaints.js";
import { encodeEvent, isEventTable } from "./encode.js";
import { type Columns, editedTable, isScoredEdit, sameBoard } from "./rescore.js";
import type { RuleSets, RulesInput } from "./rules.js";
import type {
  Event,
  EventTable,
  Finding,
  Scores,
  ScoredBoard,
  ScoredEdit,
  ScoredLine,
  ScoreTable,
  SetAside,
  Standing,
} from "./types.js";
import { decodeFindings, type FindingTable, type Places, sides, strides } from "./wire.js";

const lineStride = 5;
const standingStride = 11;

const orNull = (value: number): number | null => (Number.isNaN(value) ? null : value);

export class Scorer {
  readonly #module: ScoreModule;
  readonly #table: FindingTable;
  readonly #rules: RuleSets;

  constructor(module: ScoreModule, table: FindingTable, rules: RuleSets) {
    this.#module = module;
    this.#table = table;
    this.#rules = rules;
  }

  score(event: unknown, rules?: RulesInput): Scores {
    const complaints = new Complaints();
    const row = this.#rules.encode(rules ?? "club", complaints);
    const table = this.table(event);
    const answer = this.#module.score(table.columns, row);
    if (!answer) complaints.add("invalid-value", "event", event);
    const findings = [...table.findings, ...complaints.findings];
    return answer ? this.#scores(table, findings, answer) : { boards: [], standings: [], findings };
  }

  #scores(
    table: EventTable,
    findings: readonly Finding[],
    answer: ScoreColumns,
    before?: ScoredEdit,
  ): Scores {
    const { columns } = table;
    return {
      boards: scoredBoards({ lines: columns.lines, scores: answer }, table, before),
      standings: standingsOf(answer.standings, table, sectionsOf(columns)),
      findings: [...findings, ...decodeFindings(answer.findings, this.#table, table)],
    };
  }

  /** The same for an event that is being edited; what is as it was before is taken over. */
  rescore(event: Event, rules?: RulesInput, before?: ScoredEdit | null): ScoredEdit {
    const edited = isScoredEdit(before) && isObject(event) ? editedTable(event, before) : undefined;
    const table = edited ?? this.table(event);
    const complaints = new Complaints();
    const row = this.#rules.encode(rules ?? "club", complaints);
    const answer = this.#module.score(table.columns, row);
    if (!answer) {
      const nothing = new Float64Array();
      return { event, table, points: { boards: nothing, lines: nothing }, scores: this.score(event, rules) };
    }
    const points = { boards: answer.boards, lines: answer.lines };
    const findings = [...table.findings, ...complaints.findings];
    const scores = this.#scores(table, findings, answer, edited && before ? before : undefined);
    return { event, table, points, scores };
  }

  table(event: unknown): EventTable {
    const { columns, places, setAside, complaints } = encodeEvent(event);
    return { columns, ...places, setAside, findings: complaints.findings };
  }

  scoreTable(table: unknown, rules?: RulesInput): ScoreTable {
    const complaints = new Complaints();
    const row = this.#rules.encode(rules ?? "club", complaints);
    const answer = isEventTable(table) ? this.#module.score(table.columns, row) : undefined;
    if (!answer || !isEventTable(table)) {
      complaints.add("invalid-value", "table", table);
      const nothing = new Float64Array();
      return { boards: nothing, lines: nothing, standings: nothing, findings: complaints.findings };
    }
    const { boards, lines, standings, findings } = answer;
    const found = [...complaints.findings, ...decodeFindings(findings, this.#table, table)];
    return { boards, lines, standings, findings: [...table.findings, ...found] };
  }
}

/** Lines come board by board. With `before`, boards in which no number differs are the objects of then. */
function scoredBoards(made: Columns, places: EventTable, before?: ScoredEdit): ScoredBoard[] {
  const { lines: rows, scores } = made;
  const { setAside } = places;
  const { scoring } = places.columns;
  const count = places.lineIds.length;
  let aside = 0;
  const old = before && { lines: before.table.columns.lines, scores: before.points };
  let to = 0;
  return places.boards.map((board, i) => {
    const from = to;
    while (to < count && rows[to * strides.line] === i) to += 1;
    const known = before?.scores.boards[i];
    if (known && old && known.lines.length === to - from && sameBoard(made, old, i, from, to)) return known;
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
  const standings: Standing[] = [];
  for (let at = 0; at < rows.length; at += standingStride) {
    const rank = rows[at + 1]!;
    const tied = rows[at + 2] === 1;
    const entry = places.entryIds[rows[at + 3]!]!;
    const direction = sides[rows[at + 4]! - 1];
    const section = rows[at + 5]! < 0 ? undefined : sections[rows[at + 5]!];
    const points = rows[at + 6]!;
    const max = rows[at + 7]!;
    const percent = orNull(rows[at + 8]!);
    const boards = rows[at + 9]!;
    const clubPoints = rows[at + 10]!;
    // Most have neither, and a plain object takes a third of the room.
    if (direction === undefined && section === undefined) {
      standings.push({ rank, tied, entry, points, max, percent, boards, clubPoints });
      continue;
    }
    const list = { ...(direction && { direction }), ...(section !== undefined && { section }) };
    standings.push({ rank, tied, entry, ...list, points, max, percent, boards, clubPoints });
  }
  return standings;
}
