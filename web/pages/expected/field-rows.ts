/** The rows of the whole field: what is in each column, how it is sorted, and how it is saved. */
import type { EventField, ExpectedAnswer, ExpectedEntry, FieldPerson, Ranked, RatedEntry } from "overtrick";
import type { SortName } from "./field-state";

export interface FieldRow {
  index: number;
  given: ExpectedEntry;
  person: FieldPerson;
  rated: RatedEntry;
}

/** In lower case, to be found by. */
export const keyOf = ({ person }: FieldRow): string =>
  `${person.number} ${person.names.join(" ")}`.toLowerCase();

export function rowsOf({ field, people }: EventField, answer: ExpectedAnswer): FieldRow[] {
  return answer.entries.map((rated, index) => {
    const person = people[index] ?? { number: rated.id, names: [] };
    return { index, given: field.entries[index]!, person, rated };
  });
}

const rankOf = ({ rank }: Ranked): number | null => rank;

/** What a column is sorted by. */
const keys: Record<SortName, (row: FieldRow) => number | string | null> = {
  names: ({ person }) => person.names.join(" "),
  seat: ({ given, person }) => String(given.table ?? person.number),
  place: ({ rated }) => rankOf(rated),
  old: ({ rated }) => rated.players[0]?.old ?? null,
  handicap: ({ rated }) => rated.handicap,
  expected: ({ rated }) => rated.expected,
  favourite: ({ rated }) => rankOf(rated.favourite),
  result: ({ rated }) => rated.result,
  change: ({ rated }) => rated.change,
  after: ({ rated }) => rated.players[0]?.new ?? null,
  nett: ({ rated }) => rated.nett,
  byNett: ({ rated }) => rankOf(rated.byNett),
  byChange: ({ rated }) => rankOf(rated.byChange),
};

/** Who has nothing in the column stands last, whichever way it is sorted. */
export function sorted(rows: readonly FieldRow[], by: SortName, down: boolean, locale: string): FieldRow[] {
  const collator = new Intl.Collator(locale, { numeric: true });
  const key = keys[by];
  const keyed = rows.map((row) => ({ row, value: key(row) }));
  keyed.sort((one, other) => {
    if (one.value === null || other.value === null) {
      return Number(one.value === null) - Number(other.value === null) || one.row.index - other.row.index;
    }
    const order =
      typeof one.value === "string"
        ? collator.compare(one.value, String(other.value))
        : one.value - Number(other.value);
    return (down ? -order : order) || one.row.index - other.row.index;
  });
  return keyed.map(({ row }) => row);
}

/** Whether a player of the entry has no handicap of his or her own. */
export function isGuest({ given, rated }: FieldRow): boolean {
  return rated.estimated || (given.phantom !== true && given.handicaps.some((handicap) => handicap === null));
}

/** Comma-separated values as the reader's spreadsheet expects them; no text that it would take for a formula. */
export function csvOf(rows: readonly (readonly (string | number | null)[])[], decimalComma: boolean): string {
  const number = (value: number): string => {
    const text = String(Number(value.toFixed(4)));
    return decimalComma ? text.replace(".", ",") : text;
  };
  const cell = (value: string | number | null): string => {
    if (value === null) return "";
    if (typeof value === "number") return number(value);
    const safe = /^[=+\-@\t\r\n']/u.test(value) ? `'${value}` : value;
    return /[",;\r\n]|^\s|\s$/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  };
  const mark = decimalComma ? ";" : ",";
  return rows.map((row) => `${row.map(cell).join(mark)}\r\n`).join("");
}
