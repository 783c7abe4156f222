/**
 * A scored event as the views read it: each line beside what happened on it, each entry by its name, the rankings
 * apart. Nothing is computed; it is looked up once per scoring and kept as long as that is.
 */
import type {
  Entry,
  Event,
  Finding,
  Line,
  RuleSetName,
  Rules,
  ScoredLine,
  Scores,
  Side,
  Standing,
} from "overtrick";
import { decimalsOf } from "../../../numbers";
import type { ScoredEvent } from "../../../store/scored";

export interface Row {
  line: Line;
  scored: ScoredLine;
  board: BoardSheet;
}

export interface BoardSheet {
  number: number;
  section?: string;
  /** Of several that are totalled. */
  session?: number;
  /** The section and the number: what the address calls it. */
  key: string;
  top: number;
  datum?: number;
  rows: Row[];
  /** Of the points on it: none where all are whole. */
  decimals: number;
}

/** A line from the place of one of its two entries. */
export interface Seat {
  row: Row;
  side: Side;
  points: number | null;
  percent: number | null;
  opponents: string;
}

export interface EventSheet {
  data: ScoredEvent;
  rules: Rules;
  readonly boards: BoardSheet[];
  readonly rows: Map<string, Row>;
  /** Of lines whose score is not their contract's, by the line: what was found. */
  contradicted: Map<string, Finding>;
  entries: Map<string, Entry>;
  /** One or more rankings, each best first. */
  lists: Standing[][];
  standings: Map<string, Standing>;
  /** Of totals. */
  decimals: number;
  sections: boolean;
  directions: boolean;
  names: Map<string, string[]>;
  /** Whether anybody has a name. */
  named: boolean;
}

const sheets = new WeakMap<Scores, EventSheet>();

export function sheetOf(data: ScoredEvent): EventSheet {
  let sheet = sheets.get(data.scores);
  if (!sheet) {
    sheet = makeSheet(data);
    sheets.set(data.scores, sheet);
  }
  return sheet;
}

/** A rule set with its changes, every option spelt out. */
function spelt(data: Pick<ScoredEvent, "rules" | "overtrick">): Rules {
  const { rules, overtrick } = data;
  return typeof rules === "string"
    ? overtrick.rulesOf(rules)
    : { ...overtrick.rulesOf(rules.base ?? "club"), ...rules };
}

export function ruleSetOf({ rules }: Pick<ScoredEvent, "rules">): RuleSetName {
  return typeof rules === "string" ? rules : (rules.base ?? "club");
}

/** None for a column of whole numbers, else as many as the rules show. */
export function decimalsFor(values: Iterable<number | null>, { decimals }: Rules): number {
  return decimalsOf(values, 1) === 0 ? 0 : decimals;
}

function makeSheet(data: ScoredEvent): EventSheet {
  const { event, scores } = data;
  const rules = spelt(data);
  const names = namesOf(event);
  // A ranking alone has no need of three thousand lines.
  let lines: Lines | undefined;
  const linesNow = (): Lines => (lines ??= linesOf(data, rules));
  return {
    data,
    rules,
    get boards() {
      return linesNow().boards;
    },
    get rows() {
      return linesNow().rows;
    },
    contradicted: new Map(
      scores.findings
        .filter(({ code }) => code === "score-contradicts-contract")
        .map((finding) => [finding.where.lineId ?? "", finding]),
    ),
    entries: new Map(event.entries.map((entry) => [entry.id, entry])),
    lists: listsOf(scores.standings),
    standings: new Map(scores.standings.map((standing) => [standing.entry, standing])),
    decimals: decimalsFor(
      scores.standings.map(({ points }) => points),
      rules,
    ),
    sections: event.entries.some(({ section }) => section !== undefined),
    directions: event.entries.some(({ direction }) => direction !== undefined),
    names,
    named: [...names.values()].some((list) => list.length > 0),
  };
}

type Lines = Pick<EventSheet, "boards" | "rows">;

function linesOf({ event, scores }: ScoredEvent, rules: Rules): Lines {
  const written = new Map<string, Line>();
  for (const { lines } of event.boards) for (const line of lines) written.set(line.id, line);
  const keyOf = (section: string | undefined, number: number): string => `${section ?? ""}${number}`;
  const sessions = new Map(event.boards.map((board) => [keyOf(board.section, board.number), board.session]));
  const rows = new Map<string, Row>();
  const boards = scores.boards.map((scored): BoardSheet => {
    const board: BoardSheet = {
      number: scored.board,
      key: keyOf(scored.section, scored.board),
      top: scored.top,
      rows: [],
      decimals: decimalsFor(
        scored.lines.flatMap(({ nsPoints, ewPoints }) => [nsPoints, ewPoints]),
        rules,
      ),
    };
    if (scored.section !== undefined) board.section = scored.section;
    const session = sessions.get(board.key);
    if (session !== undefined) board.session = session;
    if (scored.datum !== undefined) board.datum = scored.datum;
    for (const one of scored.lines) {
      const line = written.get(one.id);
      if (!line) continue;
      const row = { line, scored: one, board };
      board.rows.push(row);
      rows.set(one.id, row);
    }
    return board;
  });
  boards.sort((a, b) => compare(a.section ?? "", b.section ?? "") || a.number - b.number);
  return { boards, rows };
}

/** Texts that may be numbers: 2 before 10. */
export const compare = new Intl.Collator(undefined, { numeric: true }).compare;

function namesOf(event: Event): Map<string, string[]> {
  const players = new Map(event.players.map(({ id, name }) => [id, name]));
  return new Map(
    event.entries.map((entry) => [
      entry.id,
      entry.players.map((id) => players.get(id) ?? "").filter((name) => name !== ""),
    ]),
  );
}

/** Rows come ranking by ranking; a new one begins where section or direction change. */
function listsOf(standings: readonly Standing[]): Standing[][] {
  const lists: Standing[][] = [];
  let last: Standing | undefined;
  for (const standing of standings) {
    if (last?.direction !== standing.direction || last?.section !== standing.section || !last) lists.push([]);
    lists.at(-1)?.push(standing);
    last = standing;
  }
  return lists;
}

/** Teams: whether the same two sat the other way round at another table. */
function hasOtherTable({ rows }: BoardSheet, { scored, line }: Row): boolean {
  return rows.some(
    (other) =>
      other.line.round === line.round && other.scored.ns === scored.ew && other.scored.ew === scored.ns,
  );
}

const seatsOf = new WeakMap<EventSheet, Map<string, Seat[]>>();

/** The lines of an entry in the order of play, as far as rounds are known, else by board. */
export function seats(sheet: EventSheet, entry: string): Seat[] {
  let all = seatsOf.get(sheet);
  if (!all) {
    all = new Map<string, Seat[]>();
    const teams = sheet.data.event.scoring === "teams";
    const add = (id: string, seat: Seat): void => {
      const list = all?.get(id);
      if (list) list.push(seat);
      else all?.set(id, [seat]);
    };
    for (const board of sheet.boards) {
      for (const row of board.rows) {
        const { ns, ew, nsPoints, ewPoints, nsPercent, ewPercent } = row.scored;
        if (ns !== "") add(ns, { row, side: "NS", points: nsPoints, percent: nsPercent, opponents: ew });
        // A board of a match is one swing at two tables: a team's is the one where it sat North-South.
        if (ew !== "" && !(teams && hasOtherTable(board, row)))
          add(ew, { row, side: "EW", points: ewPoints, percent: ewPercent, opponents: ns });
      }
    }
    seatsOf.set(sheet, all);
  }
  return [...(all.get(entry) ?? [])].sort((a, b) => (a.row.line.round ?? 0) - (b.row.line.round ?? 0));
}

/** A pair's number, with the section where numbers repeat. */
export const entryNumber = ({ section, number }: Entry): string => `${section ?? ""}${number}`;

/** A pair as people call it: its number, with the section or direction where numbers repeat. */
export function entryLabel(sheet: EventSheet, id: string, side?: string): string {
  const entry = sheet.entries.get(id);
  if (!entry) return id;
  return `${entryNumber(entry)}${side && entry.direction ? `\u00a0${side}` : ""}`;
}

/** Entries by section, direction and number. */
export function entriesInOrder(sheet: EventSheet): Entry[] {
  return [...sheet.entries.values()]
    .filter(({ phantom }) => !phantom)
    .sort(
      (a, b) =>
        compare(a.section ?? "", b.section ?? "") ||
        compare(b.direction ?? "", a.direction ?? "") ||
        compare(a.number, b.number),
    );
}
