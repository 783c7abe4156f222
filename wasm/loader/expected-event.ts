/** A scored event, or a list, as fields that Project 52 can rate, with the names of who is in them. */
import { findingOf } from "./rating-messages.js";
import type { ExpectedEntry, ExpectedField, ExpectedForm, ExpectedScoring } from "./expected-types.js";
import { orNull } from "./loose.js";
import type { OvertrickModule } from "./overtrick.mjs";
import type { ListedEntry } from "./rating-list.js";
import type { RuleSets, RulesInput } from "./rules.js";
import type { Finding } from "./types.js";
import { strides } from "./wire.js";
import { encodeAny } from "./unlisted.js";

/** Who an entry of a field is. */
export interface FieldPerson {
  /** What people call the entry: the pair's number. */
  number: string;
  /** Of the players, in the order of the handicaps; empty where a name is not known. */
  names: string[];
  /** Of a match: the round of an event, the letter of a list. */
  round?: number;
  match?: string;
}

export interface EventField {
  /** Where boards are compared within their section. */
  section?: string;
  field: ExpectedField;
  /** As `field.entries`. */
  people: FieldPerson[];
}

export interface EventFields {
  /** One for each set of pairs whose results are compared. */
  fields: EventField[];
  findings: Finding[];
}

// The order of core's enumerators.
const forms: readonly ExpectedForm[] = ["pairs", "individual", "match"];
const scorings: readonly ExpectedScoring[] = ["matchpoints", "imps"];
const rowStride = 7;

/** Only results won at the table count; penalties do not. */
export function fieldsOfEvent(
  module: OvertrickModule,
  rules: RuleSets,
  event: unknown,
  input: RulesInput,
): EventFields {
  const { columns, places, complaints } = encodeAny(event);
  const strings = columns.strings.split("\0");
  const parts = module.fieldsOfEvent(columns, rules.encode(input, complaints));
  if (!parts) complaints.add("invalid-value", "event", event);
  const fields = (parts ?? []).map(({ head, entries, handicaps }): EventField => {
    const section = head[0]! < 0 ? undefined : strings[2 + head[0]!];
    const part: EventField = {
      ...(section === undefined ? {} : { section }),
      field: {
        form: forms[head[1]!]!,
        scoring: scorings[head[2]!]!,
        ...(head[3] === 1 ? { datum: true } : {}),
        entries: [],
      },
      people: [],
    };
    let player = 0;
    for (let at = 0; at < entries.length; at += rowStride) {
      const [entry, round, count, result, boards, table, phantom] = entries.subarray(
        at,
        at + rowStride,
      ) as unknown as [number, number, number, number, number, number, number];
      part.field.entries.push({
        id: places.entryIds[entry]!,
        handicaps: Array.from(handicaps.subarray(player, player + count), orNull),
        result: orNull(result),
        ...(Number.isNaN(boards) ? {} : { boards }),
        ...(table < 0 ? {} : { table }),
        ...(phantom === 1 ? { phantom: true } : {}),
      });
      part.people.push(personOf(columns, strings, entry, count, round));
      player += count;
    }
    return part;
  });
  return { fields, findings: complaints.findings };
}

function personOf(
  columns: ReturnType<typeof encodeAny>["columns"],
  strings: readonly string[],
  entry: number,
  count: number,
  round: number,
): FieldPerson {
  const row = columns.entries.subarray(entry * strides.entry, (entry + 1) * strides.entry);
  const players = columns.entryPlayers.subarray(row[8], row[8]! + row[9]!);
  const names = Array.from(players, (player) => strings[columns.players[player * strides.player]!] ?? "");
  while (names.length < count) names.push("");
  return { number: strings[row[0]!] ?? "", names, ...(round > 0 ? { round } : {}) };
}

/** What a list does not say about its field. */
export type ListedField = Omit<ExpectedField, "entries">;

/**
 * A list as a field. `3NS` is table 3 and the direction across the field, `5A` team 5 and its room in a barometer; in
 * a match the line's letter tells several matches apart. Where each entry has a letter of its own and no number, the
 * letter is its name.
 */
export function fieldOfList(entries: readonly ListedEntry[], field: ListedField): EventField {
  const taken = new Set<string>();
  const lettered =
    new Set(entries.map(({ line }) => line)).size === entries.length &&
    entries.every(({ line, number }) => line !== "" && number === "");
  const numberOf = ({ line, number }: ListedEntry, i: number): string =>
    number !== "" ? number : lettered ? line : String(i + 1);
  const idOf = (entry: ListedEntry, i: number): string => {
    const number = numberOf(entry, i);
    // Teams of several matches may have the same numbers.
    let id = taken.has(number) && entry.line !== "" ? `${entry.line}${number}` : number;
    while (taken.has(id)) id += "′";
    taken.add(id);
    return id;
  };
  const match = field.form === "match" && !lettered;
  return {
    field: {
      ...field,
      entries: entries.map((entry, i): ExpectedEntry => ({
        id: idOf(entry, i),
        handicaps: entry.phantom ? [] : entry.players.map(({ handicap }) => handicap),
        result: entry.result,
        ...(entry.boards === null ? {} : { boards: entry.boards }),
        ...(lettered ? {} : seatOf(entry, field.form)),
        ...(entry.phantom ? { phantom: true } : {}),
      })),
    },
    people: entries.map((entry, i) => ({
      number: numberOf(entry, i),
      names: entry.players.map(({ name }) => name),
      ...(match && entry.line !== "" ? { match: entry.line } : {}),
    })),
  };
}

function seatOf({ seat, line }: ListedEntry, form: ExpectedForm): Partial<ExpectedEntry> {
  const { number, room, direction } = seat;
  if (form === "match") return line === "" ? {} : { table: line };
  if (number === "") return {};
  if (form === "barometer") return { team: number, room };
  return form === "field" && direction ? { table: number, direction } : {};
}

/** A name as one compares it: without case, accents, dots and double blanks. */
const folded = (name: string): string =>
  name
    .normalize("NFD")
    .replace(/[\u0300-\u036f.]/gu, "")
    .replace(/\s+/gu, " ")
    .trim()
    .toLowerCase();

/** Who stands in two entries of a list, and of one line or match: both count, for one handicap. */
export function listFindings(list: readonly ListedEntry[]): Finding[] {
  const seen = new Set<string>();
  return list.flatMap(({ line, players, sourceLine, phantom }) => {
    if (phantom) return [];
    const names = new Map(players.map(({ name }) => [`${line}\0${folded(name)}`, name]));
    const twice = [...names].filter(([key, name]) => name !== "" && seen.has(key));
    for (const key of names.keys()) seen.add(key);
    return twice.map(([, name]) =>
      findingOf("warning", "player-in-two-entries", { text: name }, { line: sourceLine }),
    );
  });
}

/** Names of a list of handicaps that nobody in the fields has, in one finding: the list may be the whole club's. */
export function handicapFindings(fields: readonly EventField[], list: readonly ListedEntry[]): Finding[] {
  const playing = new Set(fields.flatMap(({ people }) => people.flatMap(({ names }) => names.map(folded))));
  const unused = list
    .filter(({ phantom }) => !phantom)
    .flatMap(({ players, sourceLine }) =>
      players.filter(({ name }) => !playing.has(folded(name))).map(({ name }) => ({ name, sourceLine })),
    );
  const [first] = unused;
  if (!first) return [];
  const named = unused.slice(0, 3).map(({ name }) => name.slice(0, 40));
  const text = named.join(", ") + (unused.length > named.length ? " …" : "");
  return [
    findingOf("note", "names-not-in-event", { first: unused.length, text }, { line: first.sourceLine }),
  ];
}

/** Handicaps that a field lacks, looked up by name in a list. A handicap of the field's own stays. */
export function withHandicaps(
  { field, people, ...rest }: EventField,
  list: readonly ListedEntry[],
): EventField {
  const known = new Map<string, number>();
  for (const { name, handicap } of list.flatMap(({ players }) => players)) {
    const key = folded(name);
    if (handicap !== null && !known.has(key)) known.set(key, handicap);
  }
  const entries = field.entries.map((entry, i) => ({
    ...entry,
    handicaps: entry.handicaps.map(
      (own, player) => own ?? known.get(folded(people[i]?.names[player] ?? "")) ?? null,
    ),
  }));
  return { ...rest, field: { ...field, entries }, people };
}
