/**
 * An event of rows taken up as text. The package writes it so that the text says which board is compared within which
 * section, how many results it should have, and whose pairs are whose. What no text says (who a number is, the round
 * and table of a line, the session of a board) is taken over from the event that the text was written from, for whatever is still there.
 */
import type {
  Board,
  Entry,
  Event,
  Finding,
  Line,
  Notation,
  RulesInput,
  ScoreFunctions,
  Scores,
} from "overtrick";
import { addEntries, pairsOfEvent, sessionOf } from "./event-base";
import type { EventReading } from "./event-reading";
import { namedFindings } from "./event-reading";
import { boardKey, emptyEvent, openedAs, pairsOf } from "./event-state";
import type { EventState } from "./event-state";
import { rowsOfText } from "./event-text";
import type { WrittenEvent, WrittenLine } from "./event-text";

// --- To text

/** What the package writes above and on each line; null where lines cannot be told apart. */
export function writtenEvent(
  overtrick: ScoreFunctions,
  event: Event,
  notation: Notation,
): WrittenEvent | null {
  const all = linesOf(event);
  const found: WrittenLine[] = [];
  let headings: string[] = [];
  for (const { ns, ew, text } of textLines(overtrick, event, notation)) {
    if (ns === undefined || ew === undefined) {
      headings.push(text);
      continue;
    }
    found.push({ headings, ns, ew });
    headings = [];
  }
  if (found.length !== all.length) return null;
  return {
    lines: new Map(found.map((line, i) => [all[i]?.id ?? "", line])),
    heading: ({ number, section }) => {
      const board = { number, ...(section === undefined ? {} : { section }), lines: [] };
      const alone = { ...event, players: [], entries: [], boards: [board] };
      return overtrick.writeTravellers(alone, notation).trim();
    },
  };
}

/** The lines of the written text; those with results have pairs. */
function textLines(
  overtrick: ScoreFunctions,
  event: Event,
  notation: Notation,
): { text: string; ns?: string; ew?: string }[] {
  const boards = event.boards.filter(({ lines }) => lines.length > 0);
  const lines = overtrick.writeTravellers({ ...event, boards }, notation).split("\n");
  return lines.slice(0, -1).map((text) => {
    const [, ns, ew] = /^([^\t]*)\t([^\t]*)\t/u.exec(text) ?? [];
    return { text, ...(ns === undefined || ew === undefined ? {} : { ns, ew }) };
  });
}

const linesOf = ({ boards }: Event): Line[] => boards.flatMap(({ lines }) => lines);

const faithful = new WeakMap<Event, boolean>();

/** Whether the event's text, read back, gives every figure as it was. */
export function saysAll(overtrick: ScoreFunctions, event: Event, rules: RulesInput): boolean {
  let same = faithful.get(event);
  if (same === undefined) {
    const { name, date, scoring } = event;
    const text = textLines(overtrick, event, "english")
      .map((line) => line.text)
      .join("\n");
    const state: EventState = { ...emptyEvent, name, date, scoring, text, notation: "english" };
    const read = readOnSource(overtrick, state, event);
    const [was, is] = [event, read.event].map((one) => figuresOf(overtrick.score(one, rules)));
    same = was === is;
    faithful.set(event, same);
  }
  return same;
}

const figuresOf = ({ boards, standings }: Scores): string =>
  JSON.stringify([
    boards.map(({ top, lines }) => [top, lines.map(({ nsPoints, ewPoints }) => [nsPoints, ewPoints])]),
    standings.map(({ entry, rank, points, percent }) => [entry, rank, points, percent]),
  ]);

// --- And back

/** Who a number of the text is. */
interface Called {
  id: string;
  direction: Entry["direction"];
}

const callings = new WeakMap<Event, ReadonlyMap<string, Called[]>>();

const nameOf = ({ section, number }: Entry): string =>
  `${section ?? ""}\n${number.replace(/^0+(?=\d)/u, "")}`;

/** The entries by what a reader of the event's text takes them for. */
function callingsOf(overtrick: ScoreFunctions, source: Event): ReadonlyMap<string, Called[]> {
  const known = callings.get(source);
  if (known) return known;
  const texts = textLines(overtrick, source, "english");
  const text = texts.map((line) => line.text).join("\n");
  const { event } = overtrick.readTravellers(text, { notation: "english" });
  const bySource = new Map(linesOf(event).map((line) => [line.sourceLine ?? 0, line]));
  const entries = new Map(event.entries.map((entry) => [entry.id, entry]));
  const all = linesOf(source);
  const called = new Map<string, Called[]>();
  callings.set(source, called);
  if (texts.filter(({ ns }) => ns !== undefined).length !== all.length) return called;
  let nth = 0;
  texts.forEach(({ ns }, i) => {
    if (ns === undefined) return;
    const came = all[nth];
    const read = bySource.get(i + 1);
    nth += 1;
    if (!came || !read) return;
    for (const side of ["ns", "ew"] as const) {
      const entry = entries.get(read[side]);
      const id = came[side];
      if (!entry || id === "") continue;
      const list = called.get(nameOf(entry)) ?? [];
      called.set(nameOf(entry), list);
      const { direction } = entry;
      if (!list.some((one) => one.id === id && one.direction === direction)) list.push({ id, direction });
    }
  });
  return called;
}

/** The text of the state, for the entries and at the tables of the event that it was written from. */
export function readOnSource(overtrick: ScoreFunctions, state: EventState, source: Event): EventReading {
  const text = state.text ?? "";
  const reading = overtrick.readTravellers(text, {
    board: state.firstBoard,
    ...(state.notation ? { notation: state.notation } : {}),
    withoutLastZero: state.withoutLastZero === true,
  });
  const { name, date, scoring } = state;
  const event: Event = { ...source, name, date, scoring, players: [], entries: [], boards: [] };
  const own: Finding[] = [];
  addEntries(event, source, state, own);
  const seats = new Seats(event, reading.event, callingsOf(overtrick, source));
  event.boards = reading.event.boards.map((board) => ({
    ...board,
    ...sessionOf(source, board.section),
    lines: board.lines.map((line) => ({
      ...line,
      ns: seats.idOf(line.ns, "NS"),
      ew: seats.idOf(line.ew, "EW"),
    })),
  }));
  // Names may stand there of who has no result yet.
  for (const { id, direction, players } of reading.event.entries)
    if (players.length > 0) seats.idOf(id, direction ?? "NS");
  nameLines(event, source);
  const found = reading.findings.filter(({ code }) => code !== "empty-input");
  const findings = namedFindings([...own, ...found], event, text);
  const whole = { event, findings, notation: reading.notation };
  let rows: ReturnType<typeof rowsOfText> | undefined;
  return {
    ...whole,
    provisional: false,
    boards: () => (rows ??= rowsOfText(overtrick, text, state.firstBoard, whole)),
  };
}

/** From the entries of the text to those of the event, which gets those that it lacks. */
class Seats {
  readonly #event: Event;
  readonly #read: Event;
  readonly #called: ReadonlyMap<string, readonly Called[]>;
  readonly #entries: ReadonlyMap<string, Entry>;
  readonly #ids = new Map<string, string>();

  constructor(event: Event, read: Event, called: ReadonlyMap<string, readonly Called[]>) {
    this.#event = event;
    this.#read = read;
    this.#called = called;
    this.#entries = new Map(read.entries.map((entry) => [entry.id, entry]));
  }

  idOf(read: string, side: "NS" | "EW"): string {
    const entry = this.#entries.get(read);
    if (!entry) return read;
    const key = `${side}${read}`;
    let id = this.#ids.get(key);
    if (id === undefined) {
      id = this.#known(entry, side) ?? this.#listed(entry) ?? this.#added(entry);
      this.#ids.set(key, id);
      this.#giveNames(entry, id);
    }
    return id;
  }

  #known(entry: Entry, side: "NS" | "EW"): string | undefined {
    const called = this.#called.get(nameOf(entry)) ?? [];
    const sitting = (direction: Entry["direction"]): string | undefined =>
      called.find((one) => one.direction === direction)?.id;
    return (
      sitting(entry.direction ?? side) ??
      sitting(undefined) ??
      (called.length === 1 ? called[0]?.id : undefined)
    );
  }

  /** One that has had no result yet. */
  #listed({ number, section }: Entry): string | undefined {
    const called = new Set([...this.#called.values()].flat().map(({ id }) => id));
    return this.#event.entries.find(
      (one) => one.number === number && one.section === section && !called.has(one.id),
    )?.id;
  }

  #added(entry: Entry): string {
    const taken = new Set(this.#event.entries.map(({ id }) => id));
    let { id } = entry;
    for (let copy = 2; taken.has(id); copy += 1) id = `${entry.id}#${copy}`;
    this.#event.entries.push({ ...entry, id, players: [] });
    return id;
  }

  /** Names that stand in the text, for a pair that has none. */
  #giveNames({ players }: Entry, id: string): void {
    const at = this.#event.entries.findIndex((entry) => entry.id === id);
    const entry = this.#event.entries[at];
    if (!entry || entry.players.length > 0 || players.length === 0) return;
    const named = players.flatMap((player) => this.#read.players.find((one) => one.id === player) ?? []);
    const own = named.map((player, i) => ({ ...player, id: `${id}:${i + 1}` }));
    this.#event.players.push(...own);
    this.#event.entries[at] = { ...entry, players: own.map((player) => player.id) };
  }
}

/**
 * Lines that are still there are called as they were, so that what a file says of one is held against no other, and
 * have their round and table: by board and pairs; others of a board follow the order.
 */
function nameLines(event: Event, source: Event): void {
  const taken = new Set(linesOf(source).map(({ id }) => id));
  for (const line of linesOf(event)) {
    while (taken.has(line.id)) line.id = `${line.id}#`;
    taken.add(line.id);
  }
  const came = boardsByKey(source.boards);
  const now = boardsByKey(event.boards);
  // A board that was given another number.
  const gone = [...came.keys()].filter((key) => !now.has(key));
  const added = [...now.keys()].filter((key) => !came.has(key));
  const renamed = new Map(gone.length === added.length ? added.map((key, i) => [key, gone[i] ?? ""]) : []);
  for (const [key, lines] of now) placeLines(lines, came.get(renamed.get(key) ?? key) ?? []);
}

function boardsByKey(boards: readonly Board[]): Map<string, Line[]> {
  const lines = new Map<string, Line[]>();
  for (const board of boards) {
    const key = boardKey(board);
    lines.set(key, [...(lines.get(key) ?? []), ...board.lines]);
  }
  return lines;
}

function placeLines(lines: readonly Line[], came: readonly Line[]): void {
  const left = new Map<string, Line[]>();
  const pairs = ({ ns, ew }: Line): string => `${ns}\n${ew}`;
  for (const line of came) left.set(pairs(line), [...(left.get(pairs(line)) ?? []), line]);
  const unknown = lines.filter((line) => !place(line, left.get(pairs(line))?.shift()));
  const others = came.filter((line) => left.get(pairs(line))?.includes(line));
  if (unknown.length === others.length) unknown.forEach((line, i) => place(line, others[i]));
}

function place(line: Line, from: Line | undefined): boolean {
  if (!from) return false;
  line.id = from.id;
  if (from.round) line.round = from.round;
  if (from.table) line.table = from.table;
  return true;
}

// --- To rows again

/** Rows of a text that says more than rows do, on the event that it is; null where rows say it all. */
export function rowsOnBase(
  state: EventState,
  { event, notation }: EventReading,
  rows: EventState,
): EventState | null {
  const says =
    state.source !== null ||
    event.boards.some(({ section, expected }) => section !== undefined || expected) ||
    event.entries.some(({ section }) => section !== undefined) ||
    linesOf(event).some(({ round, table }) => round || table);
  if (!says) return null;
  if (state.base) openedAs.set(event, openedAs.get(state.base) ?? state.base);
  const known = pairsOf(rows.pairs, event.entries);
  const used = new Set(known.values());
  const pairs = pairsOfEvent(event).map((came) => {
    const typed = known.get(came.id);
    return typed
      ? { ...typed, id: came.id, number: came.number, section: came.section, seat: came.seat }
      : came;
  });
  return {
    ...rows,
    notation,
    base: event,
    pairs: [...pairs, ...rows.pairs.filter((pair) => !used.has(pair))],
  };
}
