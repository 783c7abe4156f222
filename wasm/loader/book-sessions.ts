/** The book's sessions on their way in: reports, corrections and removals as columns, every value looked at. */
import type { BookSessionColumns } from "./overtrick.mjs";
import { type BookNames, dateOf } from "./book-encode.js";
import { isObject, type Loose, text } from "./complaints.js";
import { join, type LooseReader, Numbering } from "./loose.js";
import { sides } from "./wire.js";

// The order of core's enumerators.
const forms = ["pairs", "individual", "match", "field", "barometer"] as const;
export const scorings = ["matchpoints", "imps"] as const;
const formats = ["ordinary", "knockOut", "monrad", "homeMade"] as const;
const rankingKinds = ["pairs", "butler", "teams"] as const;
const kind = { unrated: 0, computed: 1, recorded: 2 } as const;

/** Sessions as rows, one after the other into the same columns. */
export class SessionEncoder {
  readonly #names: BookNames;
  readonly #reader: LooseReader;
  readonly #rows: number[] = [];
  readonly #dates: string[] = [];
  readonly #entries: number[] = [];
  readonly #players: number[] = [];
  readonly #guests: number[] = [];
  readonly #halves: number[] = [];
  readonly #groups: number[] = [];

  constructor(names: BookNames, reader: LooseReader) {
    this.#names = names;
    this.#reader = reader;
  }

  columns(): BookSessionColumns {
    return {
      rows: Float64Array.from(this.#rows),
      dates: this.#dates.join("\0"),
      entries: Float64Array.from(this.#entries),
      players: Int32Array.from(this.#players),
      guests: Float64Array.from(this.#guests),
      halves: Float64Array.from(this.#halves),
      groups: Int32Array.from(this.#groups),
    };
  }

  /** The session's number; -1 for what is none. */
  add(value: unknown, path: string): number {
    const reader = this.#reader;
    const session = reader.object(value, path);
    const id = reader.name(session, "id", path);
    if (id === undefined) {
      reader.complaints.add("invalid-value", join(path, "id"), undefined);
      return -1;
    }
    const known = this.#names.sessions.known(id);
    if (session["removed"] !== undefined && session["removed"] !== false) {
      this.#remove(session["removed"], known, id, path);
      return known ?? -1;
    }
    const recorded = session["changes"] !== undefined && session["changes"] !== null;
    const rated = session["project52"] !== null && session["project52"] !== false;
    const event = rated ? reader.part(session, "project52", path) : {};
    const at = join(path, "project52");
    const guests = this.#guests.length;
    const entries = recorded
      ? this.#changes(reader.list(session, "changes", path), path)
      : this.#play(reader.list(session, "entries", path), path);
    const nett = reader.name(session, "nett", path);
    const { ranking, rankingKind, groups } = this.#ranking(session, path);
    this.#rows.push(
      known ?? -1,
      0,
      recorded ? kind.recorded : rated ? kind.computed : kind.unrated,
      reader.flag(session, "override", path),
      reader.choice(event, "form", at, forms, 0),
      reader.choice(event, "scoring", at, scorings, 0),
      reader.flag(event, "datum", at),
      reader.choice(event, "format", at, formats, 0),
      reader.number(event, "tables", at),
      reader.number(event, "boards", at),
      recorded ? NaN : this.#names.nett.of(nett),
      recorded ? NaN : this.#names.rankings.of(ranking),
      rankingKind,
      entries,
      groups,
      this.#guests.length - guests,
    );
    return this.#know(session, id, known, path, nett ?? null, ranking ?? null);
  }

  #know(
    session: Loose,
    id: string,
    known: number | undefined,
    path: string,
    nett: string | null,
    ranking: string | null,
  ): number {
    const reader = this.#reader;
    const date = dateOf(session, "date", path, reader);
    const reported = dateOf(session, "reported", path, reader);
    this.#dates.push(reported, date, dateOf(session, "corrected", path, reader));
    const number = known ?? this.#names.sessions.of(id);
    const old = this.#names.known[number];
    this.#names.known[number] = {
      name: reader.name(session, "name", path) ?? old?.name ?? id,
      club: reader.name(session, "club", path) ?? old?.club ?? null,
      date,
      reported: old?.reported ?? (reported === "" ? date : reported),
      nett,
      ranking,
    };
    return number;
  }

  #remove(removed: unknown, known: number | undefined, id: string, path: string): void {
    if (known === undefined) {
      this.#reader.complaints.add("unknown-reference", join(path, "id"), id);
      return;
    }
    const how = removed === true ? {} : this.#reader.object(removed, join(path, "removed"));
    const recompute = this.#reader.flag(how, "recompute", join(path, "removed"));
    this.#rows.push(known, 1 + recompute, ...Array<number>(14).fill(NaN));
    this.#dates.push("", "", "");
  }

  #ranking(session: Loose, path: string): { ranking?: string; rankingKind: number; groups: number } {
    const reader = this.#reader;
    const at = join(path, "ranking");
    const given = reader.part(session, "ranking", path);
    const lists = reader.list(given, "groups", at);
    lists.forEach((group, i) => {
      const letters = Array.isArray(group) ? group : [];
      if (!Array.isArray(group)) reader.complaints.add("invalid-value", `${at}.groups[${i}]`, group);
      for (const letter of letters) {
        const name = text(letter);
        if (name === undefined) reader.complaints.add("invalid-value", `${at}.groups[${i}]`, letter);
        else this.#groups.push(this.#names.lines.of(name));
      }
      this.#groups.push(-1);
    });
    const ranking = reader.name(given, "id", at);
    const rankingKind = reader.choice(given, "kind", at, rankingKinds, 0);
    return { ...(ranking === undefined ? {} : { ranking }), rankingKind, groups: lists.length };
  }

  #changes(list: readonly unknown[], path: string): number {
    const reader = this.#reader;
    list.forEach((value, i) => {
      const at = `${path}.changes[${i}]`;
      const change = reader.object(value, at);
      const sets = change["handicap"] !== undefined && change["handicap"] !== null;
      this.#players.push(this.#player(change["member"], `${at}.member`, this.#guests.length));
      const figure = reader.number(change, sets ? "handicap" : "change", at);
      this.#entries.push(1, figure, NaN, NaN, 0, NaN, NaN, sets ? 4 : 0, NaN, NaN, 0);
    });
    return list.length;
  }

  #play(list: readonly unknown[], path: string): number {
    const reader = this.#reader;
    const [tables, teams, rooms] = [new Numbering(), new Numbering(), new Numbering()];
    const guests = this.#guests.length;
    let ids: Map<string, number> | undefined;
    list.forEach((value, i) => {
      const at = `${path}.entries[${i}]`;
      const entry = reader.object(value, at);
      const players = reader.list(entry, "players", at);
      players.forEach((player, k) => this.#players.push(this.#player(player, `${at}.players[${k}]`, guests)));
      const halves = reader.list(entry, "halves", at);
      if (halves.length > 0) {
        ids ??= entryNumbers(list);
        halves.forEach((half, k) => this.#half(half, `${at}.halves[${k}]`, ids!));
      }
      this.#entries.push(
        players.length,
        reader.number(entry, "result", at),
        reader.number(entry, "boards", at),
        tables.of(reader.name(entry, "table", at)),
        reader.choice(entry, "direction", at, sides, -1) + 1,
        teams.of(reader.name(entry, "team", at)),
        rooms.of(reader.name(entry, "room", at)),
        reader.flag(entry, "phantom", at) + 2 * reader.flag(entry, "nonMember", at),
        reader.number(entry, "gross", at),
        this.#names.lines.of(reader.name(entry, "line", at) ?? "A"),
        halves.length,
      );
    });
    return list.length;
  }

  #half(value: unknown, path: string, ids: ReadonlyMap<string, number>): void {
    const half = this.#reader.object(value, path);
    const opponent = ids.get(this.#reader.name(half, "opponent", path) ?? "");
    if (opponent === undefined) {
      this.#reader.complaints.add("unknown-reference", `${path}.opponent`, half["opponent"]);
    }
    this.#halves.push(opponent ?? -1, this.#reader.number(half, "vp", path));
  }

  /** A member's number, or a guest of this session. */
  #player(value: unknown, path: string, guests: number): number {
    const id = text(value);
    const member = id === undefined ? undefined : this.#names.members.known(id);
    if (member !== undefined) return member;
    let handicap = NaN;
    if (isObject(value)) handicap = this.#reader.number(value, "handicap", path);
    else this.#reader.complaints.add(id === undefined ? "invalid-value" : "unknown-reference", path, value);
    return guests - this.#guests.push(handicap);
  }
}

function entryNumbers(list: readonly unknown[]): Map<string, number> {
  const numbers = new Map<string, number>();
  list.forEach((value, i) => {
    const id = isObject(value) ? text(value["id"]) : undefined;
    if (id !== undefined && !numbers.has(id)) numbers.set(id, i);
  });
  return numbers;
}
