/** The book on its way in: members and settings as columns, every value looked at. Sessions: book-sessions.ts. */
import type { BookMemberColumns, BookSettingsColumns } from "./overtrick.mjs";
import { clean, type Loose } from "./complaints.js";
import { join, type LooseReader, Numbering } from "./loose.js";
import { settingNames, settingsRow } from "./ranking-encode.js";

/** The season before, the settings and the method. */
const seriesStride = settingNames.length + 2;

/** What the page shows of a session; its entries are in the columns alone. */
export interface KnownSession {
  name: string;
  club: string | null;
  date: string;
  reported: string;
  nett: string | null;
  ranking: string | null;
}

/** The names behind the numbers that cross. */
export class BookNames {
  readonly members = new Numbering();
  readonly clubs = new Numbering();
  readonly districts = new Numbering();
  readonly nett = new Numbering();
  readonly rankings = new Numbering();
  /** Where each of them stands in the settings' list. */
  listed: number[] = [];
  readonly lines = new Numbering();
  readonly sessions = new Numbering();
  readonly known: KnownSession[] = [];
}

/** Dates cross as they are written; what is none is complained of by whoever reads them. */
export function dateOf(owner: Loose, key: string, path: string, reader: LooseReader): string {
  const date = clean(reader.name(owner, key, path) ?? "").trim();
  if (date !== "" && !/^\d{4}-\d{2}-\d{2}$/u.test(date)) {
    reader.complaints.add("invalid-value", join(path, key), date);
    return "";
  }
  return date;
}

export function encodeMembers(
  list: readonly unknown[],
  rows: Map<number, { row: number[]; dates: string[] }>,
  names: BookNames,
  reader: LooseReader,
): void {
  list.forEach((value, i) => {
    const path = `members[${i}]`;
    const member = reader.object(value, path);
    const id = reader.name(member, "id", path);
    if (id === undefined) {
      reader.complaints.add("invalid-value", `${path}.id`, undefined);
      return;
    }
    const dates = reader.list(member, "memberships", path).flatMap((time, k) => {
      const part = `${path}.memberships[${k}]`;
      const membership = reader.object(time, part);
      return [dateOf(membership, "from", part, reader), dateOf(membership, "to", part, reader)];
    });
    const row = [
      reader.number(member, "handicap", path),
      reader.number(member, "impHandicap", path),
      reader.number(member, "nett", path),
      reader.number(member, "replacement", path),
      names.clubs.of(reader.name(member, "club", path)),
      names.districts.of(reader.name(member, "district", path)),
      dates.length / 2,
    ];
    rows.set(names.members.of(id), { row, dates });
  });
}

export function memberColumns(rows: Map<number, { row: number[]; dates: string[] }>): BookMemberColumns {
  const all = [...rows.entries()].sort(([left], [right]) => left - right).map(([, member]) => member);
  return {
    rows: Float64Array.from(all.flatMap(({ row }) => row)),
    dates: all.flatMap(({ dates }) => dates).join("\0"),
  };
}

/** Sessions may use names that the settings do not have: a ranking has the defaults then, a nett session no rating. */
export function encodeSettings(
  given: Loose,
  project52: Float64Array,
  names: BookNames,
  reader: LooseReader,
): BookSettingsColumns {
  const nett = reader.part(given, "nett", "settings");
  const ratings = reader.part(nett, "ratings", "settings.nett");
  for (const name of names.nett.names) {
    if (Object.hasOwn(ratings, name)) continue;
    reader.complaints.add("unknown-reference", "settings.nett.ratings", name);
  }
  for (const name of Object.keys(ratings)) names.nett.of(name);
  const rankings = reader.list(given, "rankings", "settings").map((value, i) => {
    const path = `settings.rankings[${i}]`;
    const ranking = reader.object(value, path);
    return { path, ranking, index: names.rankings.of(reader.name(ranking, "id", path)) };
  });
  const series = names.rankings.names.map(() => Array<number>(seriesStride).fill(NaN));
  const replacements: number[] = [];
  names.listed = [];
  for (const [at, { path, ranking, index }] of rankings.entries()) {
    if (Number.isNaN(index)) continue;
    names.listed[index] = at;
    series[index] = seriesRow(ranking, path, index, names, reader);
    const own = reader.part(ranking, "replacements", path);
    for (const id of Object.keys(own)) {
      const at = `${path}.replacements`;
      const member = names.members.known(id);
      if (member === undefined) reader.complaints.add("unknown-reference", at, id);
      else replacements.push(index, member, reader.number(own, id, at));
    }
  }
  return {
    project52,
    nett: Float64Array.of(
      reader.choice(nett, "rule", "settings.nett", ["published", "partner"], 0),
      reader.number(nett, "weight", "settings.nett"),
      reader.number(nett, "newcomer", "settings.nett"),
    ),
    nettRatings: Float64Array.from(names.nett.names, (name) =>
      Object.hasOwn(ratings, name) ? reader.number(ratings, name, "settings.nett.ratings") : NaN,
    ),
    series: Float64Array.from(series.flat()),
    replacements: Float64Array.from(replacements),
    lines: names.lines.names.map(clean).join("\0"),
  };
}

function seriesRow(
  ranking: Loose,
  path: string,
  index: number,
  names: BookNames,
  reader: LooseReader,
): number[] {
  const previous = reader.name(ranking, "previous", path);
  const before = previous === undefined ? undefined : names.rankings.known(previous);
  if (previous !== undefined && (before === undefined || before >= index)) {
    reader.complaints.add("unknown-reference", `${path}.previous`, previous);
  }
  const settings = settingsRow(reader.part(ranking, "settings", path), reader, `${path}.settings`);
  return [before !== undefined && before < index ? before : NaN, ...settings];
}
