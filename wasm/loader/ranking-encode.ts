/** A season as anybody may hand it in, to columns: names of players, lines and teams become numbers. */
import type { SeasonColumns } from "./overtrick.mjs";
import { clean, isObject, type Loose, text } from "./complaints.js";
import type { LooseReader } from "./loose.js";
import { join, Numbering } from "./loose.js";

// The order of core's enumerators.
export const methods = ["place", "prorata", "balanced", "dynamic"] as const;
const kinds = ["pairs", "butler", "teams"] as const;

const countNames = [
  "lines",
  "last",
  "min",
  "drop",
  "pairMin",
  "pairDrop",
  "substitutes",
  "evenings",
] as const;
/** The order of core's settings; `method` stands in the fifth place. */
export const settingNames = [
  "lines",
  "meanA",
  "width",
  "step",
  "topPairs",
  "topButler",
  "topTeams",
  "last",
  "min",
  "drop",
  "pairMin",
  "pairDrop",
  "substitutes",
  "evenings",
] as const;
export const methodAt = 4;

/** A session with what the answer repeats of it. */
export interface EncodedSession {
  date: string;
  kind: (typeof kinds)[number];
  entries: { players: string[]; name: string }[];
  /** Scores, NaN for none; none for teams. */
  scores: number[];
}

export interface EncodedSeason {
  columns: SeasonColumns;
  players: Numbering;
  /** Where a player was met who is not in the list. */
  met: Map<number, string>;
  lines: string[];
  partnerships: string[][];
  sessions: EncodedSession[];
  /** Paths of what was given and could not be read. */
  unread: ReadonlySet<string>;
}

export function settingsRow(given: Loose, reader: LooseReader, path = "settings"): Float64Array {
  const row = settingNames.map((key) => {
    const value = reader.number(given, key, path);
    if (!countNames.some((name) => name === key) || Number.isNaN(value) || Number.isInteger(value))
      return value;
    reader.complaints.add("invalid-value", `${path}.${key}`, value);
    return NaN;
  });
  row.splice(methodAt, 0, reader.choice(given, "method", path, methods, NaN));
  return Float64Array.from(row);
}

export function encodeSeason(season: unknown, reader: LooseReader): EncodedSeason {
  return new SeasonEncoder(reader).encode(reader.object(season, "season"));
}

class SeasonEncoder {
  readonly #reader: LooseReader;
  readonly #players = new Numbering();
  readonly #met = new Map<number, string>();
  readonly #lines = new Numbering();
  readonly #replacements: number[] = [];
  readonly #rows = { sessions: [] as number[], entries: [] as number[], groups: [] as number[] };
  readonly #teams: number[] = [];

  constructor(reader: LooseReader) {
    this.#reader = reader;
  }

  encode(given: Loose): EncodedSeason {
    const reader = this.#reader;
    const settings = settingsRow(reader.part(given, "settings", ""), reader);
    this.#takePlayers(given);
    // Anything may be an object; what has no sessions is no season.
    if (given["sessions"] === undefined) reader.complaints.add("invalid-value", "sessions", undefined);
    const sessions = reader
      .list(given, "sessions", "")
      .map((value, i) => this.#session(value, `sessions[${i}]`));
    const partnerships = reader
      .list(given, "partnerships", "")
      .map((value, i) => this.#names(value, `partnerships[${i}]`));
    const rows = partnerships.map((names, i) =>
      names.map((name) => this.#player(name, `partnerships[${i}]`)),
    );
    const columns: SeasonColumns = {
      settings,
      replacements: Float64Array.from(this.#replacements),
      lines: this.#lines.names.join("\0"),
      partnerships: Float64Array.from([rows.length, ...rows.flatMap(counted)]),
      dates: sessions.map(({ date }) => clean(date)).join("\0"),
      sessions: Float64Array.from(this.#rows.sessions),
      entries: Float64Array.from(this.#rows.entries),
      groups: Float64Array.from(this.#rows.groups),
      teams: Float64Array.from(this.#teams),
    };
    const [players, met, lines] = [this.#players, this.#met, this.#lines.names];
    const unread = new Set(reader.complaints.findings.map(({ where }) => where.path ?? ""));
    return { columns, players, met, lines, partnerships, sessions, unread };
  }

  #takePlayers(given: Loose): void {
    const reader = this.#reader;
    reader.list(given, "players", "").forEach((value, i) => {
      const path = `players[${i}]`;
      const player = reader.object(value, path);
      const name = reader.name(player, "name", path)?.trim() ?? "";
      if (name === "" || this.#players.known(name) !== undefined) {
        if (isObject(value)) reader.complaints.add("invalid-value", `${path}.name`, player["name"]);
        return;
      }
      this.#players.of(name);
      this.#replacements.push(reader.number(player, "replacement", path));
    });
  }

  /** The number of a player, who joins the list when first met; NaN for no name. */
  #player(name: string, path: string): number {
    if (name === "") return NaN;
    const known = this.#players.known(name);
    if (known !== undefined) return known;
    const number = this.#players.of(name);
    this.#replacements.push(NaN);
    this.#met.set(number, path);
    return number;
  }

  /** Names without blanks around them; an empty one for what is no name. */
  #names(value: unknown, path: string): string[] {
    if (!Array.isArray(value)) {
      this.#reader.complaints.add("invalid-value", path, value);
      return [];
    }
    return value.map((one: unknown, i) => {
      const name = text(one);
      if (name === undefined) this.#reader.complaints.add("invalid-value", `${path}[${i}]`, one);
      return name?.trim() ?? "";
    });
  }

  #line(name: string | undefined): number {
    return this.#lines.of(clean(name?.trim() ?? ""));
  }

  #session(value: unknown, path: string): EncodedSession {
    const reader = this.#reader;
    const given = reader.object(value, path);
    const kind = reader.choice(given, "kind", path, kinds, given["teams"] === undefined ? 0 : 2);
    const session: EncodedSession = {
      date: reader.name(given, "date", path)?.trim() ?? "",
      kind: kinds[kind]!,
      entries: [],
      scores: [],
    };
    const groups = reader.list(given, "groups", path);
    const teams = kind === 2;
    const entries = reader.list(given, teams ? "teams" : "entries", path);
    const stray = teams ? "entries" : "teams";
    if (reader.list(given, stray, path).length > 0) {
      reader.complaints.add("invalid-value", join(path, stray), given[stray]);
    }
    this.#rows.sessions.push(kind, entries.length, groups.length);
    groups.forEach((group, i) => {
      const lines = this.#names(group, `${path}.groups[${i}]`);
      for (const one of counted(lines.map((name) => this.#line(name)))) this.#rows.groups.push(one);
    });
    if (teams) this.#addTeams(entries, path, session);
    else entries.forEach((entry, i) => this.#entry(entry, `${path}.entries[${i}]`, session));
    return session;
  }

  #entry(value: unknown, path: string, session: EncodedSession): void {
    const reader = this.#reader;
    const given = reader.object(value, path);
    const players = this.#names(given["players"], join(path, "players"));
    const numbers = players.map((name) => this.#player(name, path));
    if (players.length > 2) {
      reader.complaints.add("invalid-value", join(path, "players"), given["players"]);
      numbers.length = 0;
    }
    const line = reader.name(given, "line", path)?.trim() ?? "";
    const score = reader.number(given, "score", path);
    this.#rows.entries.push(
      this.#line(line),
      numbers[0] ?? NaN,
      numbers[1] ?? NaN,
      score,
      this.#substitute(given, path, players),
    );
    session.entries.push({ players, name: line });
    session.scores.push(score);
  }

  #substitute(given: Loose, path: string, players: string[]): number {
    const name = this.#reader.name(given, "substitute", path)?.trim() ?? "";
    if (name === "") return NaN;
    if (!players.includes(name)) {
      this.#reader.complaints.add("unknown-reference", join(path, "substitute"), name);
      return NaN;
    }
    return this.#players.known(name) ?? NaN;
  }

  #addTeams(values: unknown[], path: string, session: EncodedSession): void {
    const reader = this.#reader;
    const ids = new Map<string, number>();
    const teams = values.map((value, i) => {
      const place = `${path}.teams[${i}]`;
      const given = reader.object(value, place);
      const id = reader.name(given, "id", place)?.trim() ?? String(i + 1);
      if (ids.has(id)) reader.complaints.add("invalid-value", join(place, "id"), id);
      else ids.set(id, i);
      return { given, place, id };
    });
    for (const { given, place, id } of teams) {
      const players = this.#names(given["players"], join(place, "players"));
      for (const one of counted(players.map((name) => this.#player(name, place)))) this.#teams.push(one);
      const halves = reader.list(given, "halves", place);
      this.#teams.push(halves.length);
      halves.forEach((value, i) => {
        const at = `${place}.halves[${i}]`;
        const half = reader.object(value, at);
        const opponent = reader.name(half, "opponent", at)?.trim() ?? "";
        this.#teams.push(ids.get(opponent) ?? NaN, reader.number(half, "vp", at));
      });
      session.entries.push({ players, name: id });
    }
  }
}

const counted = (list: readonly number[]): number[] => [list.length, ...list];
