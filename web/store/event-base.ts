/**
 * An event that came from a file or a link, and what was typed since. The file says more than rows can show (sections
 * with equal numbers, phantoms, results that should have been, club numbers), so lines and pairs that nobody touched
 * stay as they came; only what was changed is read anew.
 */
import type { Board, Entry, Event, Finding, Line, Notation, ScoreFunctions, UnreadLine } from "overtrick";
import type { EventReading } from "./event-reading";
import { describePair, readRow } from "./event-reading";
import { emptyEvent, isBlank, newPair } from "./event-state";
import type { BoardRows, EventState, Pair, Row } from "./event-state";

/** The event as rows and pairs to be edited; lines that could not be read are rows with what was written. */
export function stateOfEvent(
  overtrick: ScoreFunctions,
  given: Event,
  notation: Notation,
  unread: readonly UnreadLine[] = [],
): EventState {
  const event = withSingleIds(given);
  return {
    ...emptyEvent,
    name: event.name,
    date: event.date,
    scoring: event.scoring,
    pairs: pairsOfEvent(event),
    boards: boardsOfEvent(overtrick, event, notation, unread),
    notation,
    base: event,
    next: nextRow(event),
  };
}

/** The first number that no line is called by: a backup's lines have the names that rows had here. */
function nextRow({ boards }: Event): number {
  let last = 0;
  for (const { lines } of boards)
    for (const { id } of lines) last = Math.max(last, Number(/^r(\d{1,9})$/u.exec(id)?.[1] ?? 0));
  return last + 1;
}

/** Lines that are told apart by their board alone get ids that tell them apart. */
function withSingleIds(event: Event): Event {
  const lines = event.boards.flatMap((board) => board.lines);
  if (new Set(lines.map(({ id }) => id)).size === lines.length) return event;
  let last = 0;
  const called = (line: Line): Line => ({ ...line, id: `l${(last += 1)}` });
  return { ...event, boards: event.boards.map((board) => ({ ...board, lines: board.lines.map(called) })) };
}

function boardsOfEvent(
  overtrick: ScoreFunctions,
  event: Event,
  notation: Notation,
  unread: readonly UnreadLine[],
): BoardRows[] {
  const rows = rowsOfEvent(overtrick, event, notation);
  const boards = event.boards.map(({ number, section, lines }): BoardRows & { rows: Row[] } => ({
    number,
    ...(section === undefined ? {} : { section }),
    rows: lines.flatMap(({ id }) => rows.get(id) ?? []),
  }));
  const numbers = numbersOf(event);
  unread.forEach(({ board, at, ns, ew, result }, i) => {
    const row = {
      id: `unread${i + 1}`,
      ns: numbers.get(ns) ?? ns,
      ew: numbers.get(ew) ?? ew,
      result,
      score: "",
    };
    boards[board]?.rows.splice(at, 0, row);
  });
  return boards;
}

const rowLists = new WeakMap<Event, Map<Notation, Map<string, Row>>>();

/** Each line as a row, by its id: written once for an event, however often it is looked at. */
function rowsOfEvent(overtrick: ScoreFunctions, event: Event, notation: Notation): ReadonlyMap<string, Row> {
  const known = rowLists.get(event) ?? new Map<Notation, Map<string, Row>>();
  rowLists.set(event, known);
  let rows = known.get(notation);
  if (!rows) {
    const numbers = numbersOf(event);
    const lines = event.boards.flatMap((board) => board.lines);
    const results = resultsOf(overtrick, event, lines, notation);
    rows = new Map(lines.map((line, i) => [line.id, rowOfLine(line, results[i] ?? "", numbers)]));
    known.set(notation, rows);
  }
  return rows;
}

/** The results as text, all in one call: a line of the travellers for each, behind its two pairs. */
function resultsOf(
  overtrick: ScoreFunctions,
  event: Event,
  lines: readonly Line[],
  notation: Notation,
): string[] {
  const texts = overtrick
    .writeTravellers(event, notation)
    .split("\n")
    .flatMap((text) => /^[^\t]*\t[^\t]*\t(.*)$/u.exec(text)?.[1] ?? []);
  // A number with a tab in it would shift them.
  return texts.length === lines.length ? texts : lines.map((line) => overtrick.writeResult(line, notation));
}

const numbersOf = (event: Event): Map<string, string> =>
  new Map(event.entries.map(({ id, number }) => [id, number]));

function rowOfLine(line: Line, result: string, numbers: ReadonlyMap<string, string>): Row {
  const [ns, ew] = [numbers.get(line.ns) ?? line.ns, numbers.get(line.ew) ?? line.ew];
  return { id: line.id, ns, ew, result, score: "" };
}

const pairLists = new WeakMap<Event, Pair[]>();

/** The same pairs each time, so that a pair that was changed is another object. */
export function pairsOfEvent(event: Event): Pair[] {
  let pairs = pairLists.get(event);
  if (!pairs) {
    const players = new Map(event.players.map((player) => [player.id, player]));
    pairs = event.entries.map((entry): Pair => {
      const seated = entry.players.map((id) => players.get(id));
      return {
        ...newPair(entry.id, entry.number),
        names: seated.map((player) => player?.name ?? ""),
        handicaps: seated.map((player) => (player?.handicap === undefined ? "" : String(player.handicap))),
        section: entry.section ?? "",
        seat: entry.direction ?? "",
        penalty: adjustment(entry.penalty).replace(/^-/u, "+"),
        carryOver: adjustment(entry.carryOver),
      };
    });
    pairLists.set(event, pairs);
  }
  return pairs;
}

function adjustment(value: Entry["penalty"]): string {
  if (value === undefined) return "";
  return "percent" in value ? `${value.percent} %` : `${value.points}`;
}

/** Entries as they came, those of changed pairs described anew, and pairs that were added: into the event. */
export function addEntries(event: Event, base: Event, state: EventState, findings: Finding[]): void {
  const came = new Map(pairsOfEvent(base).map((pair) => [pair.id, pair]));
  const typed = new Map(state.pairs.map((pair) => [pair.id, pair]));
  const players = new Map(base.players.map((player) => [player.id, player]));
  const describe = (entry: Entry, pair: Pair): void => {
    event.entries.push(entry);
    describePair(event, entry, pair, findings);
  };
  for (const entry of base.entries) {
    const pair = typed.get(entry.id);
    typed.delete(entry.id);
    if (pair && !samePair(pair, came.get(entry.id))) {
      const { id, number, phantom, sessions } = entry;
      const kept = { ...(phantom ? { phantom } : {}), ...(sessions ? { sessions } : {}) };
      describe({ id, number, players: [], ...kept }, pair);
      continue;
    }
    event.entries.push(entry);
    for (const id of entry.players) {
      const player = players.get(id);
      if (player) event.players.push(player);
    }
  }
  for (const pair of typed.values()) describe({ id: pair.id, number: pair.number, players: [] }, pair);
}

/** Which session of several a board is of: that of its section. */
export function sessionOf(base: Event, section: string | undefined): Pick<Board, "session"> {
  const session = base.boards.find((one) => one.section === section)?.session;
  return session === undefined ? {} : { session };
}

/** The event with what was typed since it was opened. */
export function readOnBase(overtrick: ScoreFunctions, state: EventState, base: Event): EventReading {
  return new BaseReader(overtrick, state, base).read();
}

class BaseReader {
  readonly #overtrick: ScoreFunctions;
  readonly #state: EventState;
  readonly #base: Event;
  readonly #notation: Notation;
  readonly #numbers: ReadonlyMap<string, string>;
  /** The numbers themselves. */
  readonly #called: ReadonlySet<string>;
  readonly #lines: ReadonlyMap<string, Line>;
  readonly #rows: ReadonlyMap<string, Row>;
  readonly #findings: Finding[] = [];
  readonly #event: Event;

  constructor(overtrick: ScoreFunctions, state: EventState, base: Event) {
    this.#overtrick = overtrick;
    this.#state = state;
    this.#base = base;
    this.#notation = state.notation ?? "english";
    this.#numbers = numbersOf(base);
    this.#called = new Set(this.#numbers.values());
    this.#rows = rowsOfEvent(overtrick, base, this.#notation);
    this.#lines = new Map(base.boards.flatMap(({ lines }) => lines).map((line) => [line.id, line]));
    const { name, date, scoring } = state;
    this.#event = { ...base, name, date, scoring, players: [], entries: [], boards: [] };
  }

  read(): EventReading {
    addEntries(this.#event, this.#base, this.#state, this.#findings);
    for (const board of this.#state.boards) this.#addBoard(board);
    const { boards } = this.#state;
    return {
      event: this.#event,
      findings: this.#findings,
      notation: this.#notation,
      provisional: false,
      boards: () => boards,
    };
  }

  #addBoard(board: BoardRows): void {
    const { number, section } = board;
    const came = this.#base.boards.find((one) => one.number === number && one.section === section);
    const lines = board.rows.flatMap((row) => this.#line(board, row) ?? []);
    if (lines.length === 0) return;
    this.#event.boards.push({
      ...(came ?? {
        number,
        ...(section === undefined ? {} : { section }),
        ...sessionOf(this.#base, section),
      }),
      lines,
    });
  }

  #line(board: BoardRows, row: Row): Line | null {
    const came = this.#lines.get(row.id);
    const asCame = this.#rows.get(row.id);
    if (came && asCame && (row === asCame || sameRow(row, asCame))) return came;
    if (isBlank(row)) return null;
    const { line, findings } = readRow(this.#overtrick, board, this.#seated(row), this.#notation);
    this.#findings.push(...findings);
    if (!line) return null;
    const { round, table } = came ?? {};
    return {
      ...line,
      id: row.id,
      ns: this.#entry(row.ns, came?.ns, board),
      ew: this.#entry(row.ew, came?.ew, board),
      ...(round ? { round } : {}),
      ...(table ? { table } : {}),
    };
  }

  /**
   * With numbers where teams of the file sat, whose names no line of travellers has: who sat there is told apart from
   * what happened.
   */
  #seated(row: Row): Row {
    const isNamed = (text: string): boolean => !/^[A-Z]?\d+[A-Z]*$/iu.test(text) && this.#called.has(text);
    const [ns, ew] = [row.ns.trim(), row.ew.trim()];
    if (!isNamed(ns) && !isNamed(ew)) return row;
    return { ...row, ns: isNamed(ns) ? "1" : ns, ew: isNamed(ew) ? "2" : ew };
  }

  /** The entry that a number means: the one that sat there, else the one of that section, else a new one. */
  #entry(typed: string, came: string | undefined, { section }: BoardRows): string {
    const number = typed.trim();
    if (number === "" || number === "-") return "";
    if (came !== undefined && this.#numbers.get(came) === number) return came;
    const { entries } = this.#event;
    const found =
      entries.find((entry) => entry.number === number && entry.section === section) ??
      entries.find((entry) => entry.number === number || entry.id === number);
    if (found) return found.id;
    entries.push({ id: number, number, players: [], ...(section === undefined ? {} : { section }) });
    return number;
  }
}

function sameRow(one: Row, other: Row): boolean {
  return (
    one.ns === other.ns && one.ew === other.ew && one.result === other.result && one.score === other.score
  );
}

/** A pair that came back from storage is another object with the same words. */
function samePair(pair: Pair, came: Pair | undefined): boolean {
  return pair === came || JSON.stringify(came) === JSON.stringify(pair);
}
