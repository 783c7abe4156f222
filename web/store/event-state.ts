/**
 * The event as it is entered: what people typed, in plain values that are never changed in place, so that a step back
 * is an older value. What the text means is decided by the package (see event-reading.ts).
 */
import type { Event, Notation, RuleSetName, RulesInput, Scoring, Side } from "overtrick";

/** A line of a traveller, as typed. */
export interface Row {
  readonly id: string;
  readonly ns: string;
  readonly ew: string;
  /** A contract, a score, or a word for what happened instead. */
  readonly result: string;
  /** NS's score beside a contract, when someone wrote it down. */
  readonly score: string;
}

export type RowCell = "ns" | "ew" | "result" | "score";
export const rowCells: readonly RowCell[] = ["ns", "ew", "result", "score"];

export interface BoardName {
  readonly number: number;
  readonly section?: string;
}

export interface BoardRows extends BoardName {
  readonly rows: readonly Row[];
}

/** What is known of a pair beyond its number, as typed. */
export interface Pair {
  /** What the event calls it: its number, with direction or section where numbers repeat. */
  readonly id: string;
  readonly number: string;
  readonly names: readonly string[];
  readonly handicaps: readonly string[];
  readonly section: string;
  /** Which way it sat, when the director says so. */
  readonly seat: "" | Side;
  readonly penalty: string;
  readonly carryOver: string;
}

/** A rule set and what the director chose differently. */
export type RulesChoice = Exclude<RulesInput, string> & { base: RuleSetName };

/** Round and table of a line, which no way of entry shows, by `placeKey`. */
type Places = Readonly<Record<string, readonly [round: number, table: number]>>;

export interface EventState {
  readonly name: string;
  readonly date: string;
  readonly scoring: Scoring;
  readonly rules: RulesChoice;
  readonly pairs: readonly Pair[];
  readonly boards: readonly BoardRows[];
  /** The sheet in its own words while it is edited as text; `boards` then means nothing. */
  readonly text: string | null;
  /** The board of lines of the text that stand above any board's heading. */
  readonly firstBoard: number;
  /** Whose letters strains and seats are; found out from the whole when not given. */
  readonly notation?: Notation | undefined;
  /** Whether scores of the text are written without their last zero: 42 is 420. */
  readonly withoutLastZero?: boolean | undefined;
  readonly places: Places;
  /** The event as a file or a link brought it, which rows and pairs are held against; null for one that was typed. */
  readonly base: Event | null;
  /** The event that the text was written from, which the text is held against; null for a text that was typed. */
  readonly source: Event | null;
  /** The number of the next new row. */
  readonly next: number;
}

export const emptyEvent: EventState = {
  name: "",
  date: "",
  scoring: "matchpoints",
  rules: { base: "club" },
  pairs: [],
  boards: [],
  text: null,
  firstBoard: 1,
  places: {},
  base: null,
  source: null,
  next: 1,
};

/** Which event of a file an event is a later state of, where it was edited as text in between. */
export const openedAs = new WeakMap<Event, Event>();

/** A board's name as shown and in an address: `7`, or `A7` in section A. */
export function boardKey({ number, section }: BoardName): string {
  return `${section ?? ""}${number}`;
}

export function isSameBoard(one: BoardName, other: BoardName): boolean {
  return one.number === other.number && one.section === other.section;
}

/** The board that a name means: one of the event's, else one that could be. */
export function boardOfKey(key: string, boards: readonly BoardName[]): BoardName | null {
  const known = boards.find((board) => boardKey(board) === key);
  if (known) return boardName(known);
  const match = /^(\D*)(\d{1,3})$/u.exec(key);
  if (!match || Number(match[2]) < 1) return null;
  return match[1] ? { number: Number(match[2]), section: match[1] } : { number: Number(match[2]) };
}

/** The name alone, of a board with all its rows. */
export function boardName({ number, section }: BoardName): BoardName {
  return section === undefined ? { number } : { number, section };
}

/** The sections that boards are of, in their order; undefined for boards of none. */
export function sectionsOf(boards: readonly BoardName[]): (string | undefined)[] {
  return [...new Set(boards.map(({ section }) => section))];
}

/** The board that a name leads to in an event: one of a section that the event has. */
export function boardIn(boards: readonly BoardName[], board: BoardName): BoardName {
  const [first] = boards;
  if (!first) return { number: board.number };
  if (boards.some((one) => one.section === board.section)) return boardName(board);
  return boardName(boards.find(({ number }) => number === board.number) ?? first);
}

export function placeKey(board: BoardName, ns: string, ew: string): string {
  return `${boardKey(board)} ${ns} ${ew}`;
}

export function isBlank(row: Row): boolean {
  return rowCells.every((cell) => row[cell].trim() === "");
}

/** Whether nothing was entered at all. */
export function isEmpty(state: EventState): boolean {
  return (
    (state.text ?? "") === "" &&
    state.boards.every(({ rows }) => rows.length === 0) &&
    state.pairs.length === 0 &&
    state.name === ""
  );
}

const byBoard = (one: BoardName, other: BoardName): number =>
  (one.section ?? "").localeCompare(other.section ?? "") || one.number - other.number;

function withBoard(
  state: EventState,
  board: BoardName,
  change: (rows: readonly Row[]) => readonly Row[],
): EventState {
  const at = state.boards.findIndex((known) => isSameBoard(known, board));
  const before = state.boards[at];
  const made: BoardRows = { ...(before ?? board), rows: change(before?.rows ?? []) };
  const boards = before ? state.boards.with(at, made) : insertSorted(state.boards, made);
  return { ...state, boards };
}

/** A new board goes before the first that follows it, so that pasted order stays what it was. */
function insertSorted(boards: readonly BoardRows[], board: BoardRows): readonly BoardRows[] {
  const at = boards.findIndex((other) => byBoard(board, other) < 0);
  return at < 0 ? [...boards, board] : boards.toSpliced(at, 0, board);
}

/** Writes cells of a row. */
export function setCells(
  state: EventState,
  board: BoardName,
  id: string,
  cells: Partial<Record<RowCell, string>>,
): EventState {
  return withBoard(state, board, (rows) => rows.map((row) => (row.id === id ? { ...row, ...cells } : row)));
}

/** Puts a new row at a position of its board. */
export function insertRow(
  state: EventState,
  board: BoardName,
  at: number,
  cells: Partial<Record<RowCell, string>>,
): EventState {
  return insertRows(state, board, at, [cells]);
}

/** The same for several; behind all of them where the board has not so many. */
export function insertRows(
  state: EventState,
  board: BoardName,
  at: number,
  several: readonly Partial<Record<RowCell, string>>[],
): EventState {
  const made = several.map(({ ns = "", ew = "", result = "", score = "" }, i): Row => ({
    id: `r${state.next + i}`,
    ns,
    ew,
    result,
    score,
  }));
  return withBoard({ ...state, next: state.next + made.length }, board, (rows) =>
    rows.toSpliced(Math.min(at, rows.length), 0, ...made),
  );
}

/** Takes rows away; a board without rows goes with its last one. */
export function removeRows(state: EventState, wanted: (row: Row) => boolean): EventState {
  if (!state.boards.some(({ rows }) => rows.some(wanted))) return state;
  const boards = state.boards
    .map((board) =>
      board.rows.some(wanted) ? { ...board, rows: board.rows.filter((row) => !wanted(row)) } : board,
    )
    .filter(({ rows }) => rows.length > 0);
  return { ...state, boards };
}

export function newPair(id: string, number = id): Pair {
  return { id, number, names: [], handicaps: [], section: "", seat: "", penalty: "", carryOver: "" };
}

/** What is known of each entry. Pair 1 may have become NS 1 of a Mitchell since its names were typed. */
export function pairsOf(
  pairs: readonly Pair[],
  entries: readonly { id: string; number: string }[],
): Map<string, Pair> {
  const known = new Map(pairs.map((pair) => [pair.id, pair]));
  const found = new Map<string, Pair>();
  const ids = new Set(entries.map(({ id }) => id));
  const strays = new Map(pairs.filter(({ id }) => !ids.has(id)).map((pair) => [pair.number, pair]));
  for (const { id, number } of entries) {
    const pair = known.get(id) ?? strays.get(number);
    if (pair) found.set(id, pair);
    if (pair?.id !== id) strays.delete(number);
  }
  return found;
}

/** The pairs with the names that came with the results, where none were typed. */
export function withReadNames(pairs: readonly Pair[], event: Event): readonly Pair[] {
  if (event.players.length === 0) return pairs;
  const known = pairsOf(pairs, event.entries);
  const players = new Map(event.players.map((player) => [player.id, player]));
  const changed = new Map<Pair, Pair>();
  const added: Pair[] = [];
  for (const { id, number, players: seated } of event.entries) {
    const pair = known.get(id);
    if (seated.length === 0 || pair?.names.some((name) => name !== "")) continue;
    const named = {
      ...(pair ?? newPair(id, number)),
      names: seated.map((player) => players.get(player)?.name ?? ""),
      handicaps: seated.map((player) => String(players.get(player)?.handicap ?? "")),
    };
    if (pair) changed.set(pair, named);
    else added.push(named);
  }
  return [...pairs.map((pair) => changed.get(pair) ?? pair), ...added];
}

/** Writes what is known of the entry `id`; `pair` is what was known before. */
export function setPair(state: EventState, id: string, pair: Pair, change: Partial<Pair>): EventState {
  const made = { ...pair, ...change, id };
  const at = state.pairs.findIndex((known) => known.id === pair.id);
  return { ...state, pairs: at < 0 ? [...state.pairs, made] : state.pairs.with(at, made) };
}
