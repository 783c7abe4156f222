/**
 * Several sessions as one event, for one ranking over all of them. Boards stay apart, as those of a file with several
 * sessions do: each stands in a section of its session. Entries of one pair become one.
 */
import { Complaints, isObject, text } from "./complaints.js";
import { findingOf } from "./finding.js";
import type { Adjustment, Board, Entry, Event, Finding, Line, Player, Scoring } from "./types.js";

export interface TotalledSessions {
  event: Event;
  findings: Finding[];
}

/** An entry of the total, and what its sessions gave it. */
interface Total {
  entry: Entry;
  names: string[];
  /** Of each session: the boards that it played, and what was taken off or brought along. */
  parts: { boards: number; penalty?: Adjustment; carryOver?: Adjustment }[];
}

export function totalSessions(events: readonly Event[]): TotalledSessions {
  const complaints = new Complaints();
  if (!Array.isArray(events)) complaints.add("invalid-value", "events", events);
  const totaller = new Totaller(complaints);
  (Array.isArray(events) ? (events as unknown[]) : []).forEach((event, i) => {
    if (isObject(event)) totaller.add(event as unknown as Event);
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

  add(session: Event): void {
    this.#sessions += 1;
    this.#name ||= text(session.name) ?? "";
    this.#date ||= text(session.date) ?? "";
    const boards = listOf(session.boards);
    const lines = boards.flatMap((board) => listOf(board.lines));
    const scoring = (text(session.scoring) ?? "matchpoints") as Scoring;
    this.#scorings.set(scoring, (this.#scorings.get(scoring) ?? 0) + lines.length);
    const entries = this.#entries(session, lines);
    const idOf = (id: string): string => entries.get(text(id) ?? "") ?? id;
    for (const board of boards) {
      this.#boards.push({
        ...board,
        section: `${this.#sessions}.${board.section ?? ""}`,
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
      entries: this.#totals.map((total) => this.#settled(total)),
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
  #entries(session: Event, lines: readonly Line[]): Map<string, string> {
    const players = new Map(listOf(session.players).map((player) => [player.id, player]));
    const played = boardsOf(lines);
    const taken = new Set<Total>();
    const ids = new Map<string, string>();
    for (const entry of entriesOf(session, played)) {
      const own = idsOf(entry.players).flatMap((id) => players.get(id) ?? []);
      const total = this.#totalOf(entry, namesOf(own), taken);
      taken.add(total);
      if (total.names.length === 0) this.#give(total, own);
      const id = text(entry.id) ?? "";
      const { penalty, carryOver } = entry;
      total.parts.push({
        boards: played.get(id) ?? 0,
        ...(isObject(penalty) && { penalty }),
        ...(isObject(carryOver) && { carryOver }),
      });
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
      parts: [],
    };
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

  #settled({ entry, parts }: Total): Entry {
    const settled = { ...entry };
    delete settled.penalty;
    delete settled.carryOver;
    for (const name of ["penalty", "carryOver"] as const) {
      const given = parts.map((part) => ({ boards: part.boards, adjustment: part[name] }));
      const sum = sumOf(given);
      if (sum === "mixed") this.#complaints.add("invalid-value", name, "{…}", { entry: entry.id });
      else if (sum) settled[name] = sum;
    }
    return settled;
  }
}

/** Points are added; a percentage of a session is one of its share of all boards. Both at once cannot be said. */
function sumOf(
  given: readonly { boards: number; adjustment: Adjustment | undefined }[],
): Adjustment | "mixed" | undefined {
  const all = given.reduce((sum, { boards }) => sum + boards, 0);
  let points: number | undefined;
  let percent: number | undefined;
  for (const { boards, adjustment } of given) {
    if (adjustment === undefined) continue;
    if ("points" in adjustment) points = (points ?? 0) + adjustment.points;
    else percent = (percent ?? 0) + (all === 0 ? adjustment.percent : (adjustment.percent * boards) / all);
  }
  if (points !== undefined && percent !== undefined) return "mixed";
  if (points !== undefined) return { points };
  return percent === undefined ? undefined : { percent };
}

/** Without a list, those that the lines name. */
function entriesOf(session: Event, played: ReadonlyMap<string, number>): Entry[] {
  const entries = listOf(session.entries);
  return entries.length > 0
    ? entries
    : [...played.keys()].map((number) => ({ id: number, number, players: [] }));
}

/** How many boards each entry played; none for one that is in the lines alone. */
function boardsOf(lines: readonly Line[]): Map<string, number> {
  const played = new Map<string, number>();
  for (const { ns, ew, outcome } of lines) {
    const kind = isObject(outcome) ? outcome.kind : "";
    const counts = kind === "bye" || kind === "notPlayed" ? 0 : 1;
    for (const id of idsOf([ns, ew])) played.set(id, (played.get(id) ?? 0) + counts);
  }
  return played;
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
