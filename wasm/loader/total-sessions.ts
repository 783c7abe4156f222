/**
 * Several sessions as one event, for one ranking over all of them. Each board says its session, and stands in a section
 * of it. Entries of one pair become one, which keeps what each session took off or brought along.
 */
import { Complaints, isObject, text } from "./complaints.js";
import { mostSessions } from "./encode.js";
import { findingOf } from "./finding.js";
import type { Board, Entry, Event, Finding, Line, Player, Scoring, SessionAdjustment } from "./types.js";

export interface TotalledSessions {
  event: Event;
  findings: Finding[];
}

/** An entry of the total. */
interface Total {
  entry: Entry;
  names: string[];
}

export function totalSessions(events: readonly Event[]): TotalledSessions {
  const complaints = new Complaints();
  if (!Array.isArray(events)) complaints.add("invalid-value", "events", events);
  const totaller = new Totaller(complaints);
  (Array.isArray(events) ? (events as unknown[]) : []).forEach((event, i) => {
    if (isObject(event) && totaller.hasRoom(event as unknown as Event))
      totaller.add(event as unknown as Event);
    else complaints.add("invalid-value", `events[${i}]`, event);
  });
  const event = totaller.event();
  return { event, findings: complaints.findings };
}

class Totaller {
  readonly #complaints: Complaints;
  readonly #totals: Total[] = [];
  readonly #players: Player[] = [];
  readonly #boards: Board[] = [];
  readonly #ids = { entries: new Set<string>(), players: new Set<string>(), lines: new Set<string>() };
  /** Results by how they were scored. */
  readonly #scorings = new Map<Scoring, number>();
  #name = "";
  #date = "";
  #sessions = 0;
  #lastRound = 0;

  constructor(complaints: Complaints) {
    this.#complaints = complaints;
  }

  hasRoom(session: Event): boolean {
    return this.#sessions + sessionsIn(session).length <= mostSessions;
  }

  add(session: Event): void {
    const numbers = new Map(sessionsIn(session).map((own, i) => [own, this.#sessions + i + 1]));
    this.#sessions += numbers.size;
    this.#name ||= text(session.name) ?? "";
    this.#date ||= text(session.date) ?? "";
    const boards = listOf(session.boards);
    const lines = boards.flatMap((board) => listOf(board.lines));
    const scoring = (text(session.scoring) ?? "matchpoints") as Scoring;
    this.#scorings.set(scoring, (this.#scorings.get(scoring) ?? 0) + lines.length);
    const entries = this.#entries(session, lines, numbers);
    const idOf = (id: string): string => entries.get(text(id) ?? "") ?? id;
    for (const board of boards) {
      const own = board.session ?? 0;
      const number = numbers.get(own)!;
      // A total that is totalled has the session in the names of its sections already.
      const section = (text(board.section) ?? "").replace(own > 0 ? `${own}.` : "", "");
      this.#boards.push({
        ...board,
        session: number,
        section: `${number}.${section}`,
        lines: listOf(board.lines).map((line) => this.#line(line, idOf)),
      });
    }
    this.#lastRound += lines.reduce((last, { round }) => Math.max(last, round ?? 0), 0);
  }

  event(): Event {
    return {
      name: this.#name,
      date: this.#date,
      scoring: this.#scoring(),
      players: this.#players,
      entries: this.#totals.map(({ entry }) => entry),
      boards: this.#boards,
    };
  }

  /** That of most results. */
  #scoring(): Scoring {
    const [most, ...others] = [...this.#scorings].sort(([, one], [, other]) => other - one);
    if (!most) return "matchpoints";
    if (others.length > 0) {
      const first = others.reduce((sum, [, results]) => sum + results, 0);
      const values = { first, second: first + most[1], text: others[0]![0] };
      this.#complaints.take(findingOf("warning", "scorings-differ", values));
    }
    return most[0];
  }

  #line(line: Line, idOf: (id: string) => string): Line {
    const { round } = line;
    return {
      ...line,
      id: fresh(line.id, this.#ids.lines),
      // Of two sessions' first rounds one comes after the other.
      ...(round === undefined ? {} : { round: round + this.#lastRound }),
      ns: idOf(line.ns),
      ew: idOf(line.ew),
    };
  }

  /** The ids of the total by those of the session. */
  #entries(
    session: Event,
    lines: readonly Line[],
    numbers: ReadonlyMap<number, number>,
  ): Map<string, string> {
    const players = new Map(listOf(session.players).map((player) => [player.id, player]));
    const taken = new Set<Total>();
    const ids = new Map<string, string>();
    for (const entry of entriesOf(session, lines)) {
      const own = idsOf(entry.players).flatMap((id) => players.get(id) ?? []);
      const total = this.#totalOf(entry, namesOf(own), taken);
      taken.add(total);
      if (total.names.length === 0) this.#give(total, own);
      const id = text(entry.id) ?? "";
      const adjusted = adjustmentsOf(entry, session, numbers);
      if (adjusted.length > 0) total.entry.sessions = [...(total.entry.sessions ?? []), ...adjusted];
      ids.set(id, total.entry.id);
    }
    return ids;
  }

  /** The pair of an earlier session, or a new one. */
  #totalOf(entry: Entry, names: string[], taken: ReadonlySet<Total>): Total {
    const alike = this.#totals.filter(
      (total) => total.entry.section === entry.section && total.entry.direction === entry.direction,
    );
    const free = alike.filter((total) => !taken.has(total));
    const numbered = free.filter((total) => total.entry.number === entry.number);
    const known =
      free.find((total) => names.length > 1 && sameNames(total.names, names)) ??
      numbered.find(
        (total) => total.names.length === 0 || names.length === 0 || sameNames(total.names, names),
      );
    if (known) return known;
    const total: Total = {
      entry: { ...entry, id: fresh(entry.id, this.#ids.entries), players: [] },
      names: [],
    };
    for (const name of ["penalty", "carryOver", "sessions"] as const) delete total.entry[name];
    if (alike.some((other) => other.entry.number === entry.number))
      this.#complaints.take(
        findingOf("warning", "number-of-another-pair", { text: entry.number }, { entry: total.entry.id }),
      );
    this.#totals.push(total);
    return total;
  }

  #give(total: Total, players: readonly Player[]): void {
    total.names = namesOf(players);
    total.entry.players = players.map((player) => {
      const id = fresh(player.id, this.#ids.players);
      this.#players.push({ ...player, id });
      return id;
    });
  }
}

/** The sessions that an event has already, ascending; one that was never totalled is one. */
function sessionsIn(event: Event): number[] {
  const numbers = new Set(listOf(event.boards).map(({ session }) => session ?? 0));
  return numbers.size === 0 ? [0] : [...numbers].sort((one, other) => one - other);
}

/**
 * What was taken off or brought along, by the total's sessions. What is of all sessions of a total that is totalled: a
 * percentage is one of each, points are of the first that the entry played.
 */
function adjustmentsOf(
  entry: Entry,
  session: Event,
  numbers: ReadonlyMap<number, number>,
): SessionAdjustment[] {
  const list: SessionAdjustment[] = listOf(entry.sessions).flatMap((own) => {
    const number = numbers.get(own.session);
    return number === undefined ? [] : [{ ...own, session: number }];
  });
  const isIn = ({ lines }: Board): boolean =>
    listOf(lines).some(({ ns, ew }) => ns === entry.id || ew === entry.id);
  const first = listOf(session.boards).find(isIn)?.session ?? [...numbers.keys()][0]!;
  for (const name of ["penalty", "carryOver"] as const) {
    const given: unknown = entry[name];
    if (!isObject(given)) continue;
    const own = "points" in given ? [numbers.get(first)!] : [...numbers.values()];
    for (const number of own) list.push({ session: number, [name]: given });
  }
  return list;
}

/** Without a list, those that the lines name. */
function entriesOf(session: Event, lines: readonly Line[]): Entry[] {
  const entries = listOf(session.entries);
  if (entries.length > 0) return entries;
  const numbers = new Set(lines.flatMap(({ ns, ew }) => idsOf([ns, ew])));
  return [...numbers].map((number) => ({ id: number, number, players: [] }));
}

/** As people are compared: without case, in any order. */
const namesOf = (players: readonly Player[]): string[] =>
  players
    .map(({ name }) => (text(name) ?? "").normalize().trim().replace(/\s+/gu, " ").toLowerCase())
    .filter((name) => name !== "")
    .sort();

const sameNames = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((name, i) => name === other[i]);

const listOf = <T>(list: readonly T[] | undefined): T[] =>
  Array.isArray(list) ? (list as T[]).filter((item) => isObject(item)) : [];

const idsOf = (list: unknown): string[] =>
  Array.isArray(list) ? list.map((id) => text(id) ?? "").filter((id) => id !== "") : [];

/** The id, or the first of its copies that nobody has. */
function fresh(given: unknown, used: Set<string>): string {
  const id = text(given) ?? "";
  let free = id;
  for (let copy = 2; used.has(free); copy += 1) free = `${id}#${copy}`;
  used.add(free);
  return free;
}
