/**
 * A table that the Score page saved, in the language of the page that it stands on: headings, figures and the date.
 * Only one whose headings all are the page's own in some language: what a club wrote itself stays as it is.
 */
import { isoDate } from "../store/iso-date";
import type { ElementWords } from "../i18n/elements/en";
import { parseNumber } from "../numbers";
import { everyLanguage } from "./language";
import type { Place } from "./place";
import type { ResultsData, TableData } from "./table-data";

type Word = (words: ElementWords) => string;

const headings: readonly Word[] = [
  (w) => w.place,
  (w) => w.pair,
  (w) => w.team,
  (w) => w.names,
  (w) => w.boards,
  (w) => w.units.matchpoints,
  (w) => w.units.imps,
  (w) => w.units.teams,
];
const captions: readonly Word[] = [(w) => w.northSouth, (w) => w.eastWest, (w) => w.standings];

const bySaying = (words: readonly Word[]): Map<string, Word> =>
  new Map(words.flatMap((word) => everyLanguage.map((language) => [word(language), word])));

/** The package's own English says `Rank`. */
const knownHeadings = bySaying(headings)
  .set("Rank", (w) => w.place)
  .set("%", () => "%");
const knownCaptions = bySaying(captions);

export function inLanguage(data: ResultsData, at: Place): ResultsData {
  return at.isNamed ? { ...data, tables: data.tables.map((table) => tableIn(table, at)) } : data;
}

function tableIn(table: TableData, at: Place): TableData {
  const words = table.columns.map(({ heading }) => knownHeadings.get(heading));
  if (!words.every((word) => word !== undefined)) return table;
  return {
    ...table,
    caption: captionIn(table.caption, at),
    columns: table.columns.map((column, i) => ({ ...column, heading: words[i]?.(at.words) ?? "" })),
    rows: table.rows.map((row) =>
      row.map((cell, i) => (table.columns[i]?.numeric ? figureIn(cell, at) : cell)),
    ),
  };
}

/** `A North-South`: the section's name is the club's. */
function captionIn(caption: string, at: Place): string {
  for (const [said, word] of knownCaptions) {
    if (caption === said || caption.endsWith(` ${said}`))
      return caption.slice(0, caption.length - said.length) + word(at.words);
  }
  return caption;
}

/** Figures with decimals alone: a place or a number of boards is the same everywhere. */
function figureIn(cell: string, at: Place): string {
  const decimals = /[.,](\d{1,2})$/u.exec(cell)?.[1]?.length;
  const value = decimals === undefined ? null : parseNumber(cell);
  return value === null || decimals === undefined ? cell : at.numbers.fixed(value, decimals);
}

/** A word or figure of a note, by what it stands for; what is not ours stays as it is written. */
export function saidIn({ words, numbers }: Place, value: string, written: string): string {
  const named = { pair: words.pair, team: words.team, NS: words.northSouth, EW: words.eastWest };
  if (Object.hasOwn(named, value)) return named[value as keyof typeof named];
  const [, session] = /^session (\d{1,4})$/u.exec(value) ?? [];
  if (session !== undefined) return words.session(session);
  const [, kind, amount, unit] =
    /^(penalty|carryOver) (-?\d[\d.e+-]*) (percent|points|imps|vp)$/u.exec(value) ?? [];
  const figure = Number(amount);
  if (kind === undefined || !Number.isFinite(figure)) return written;
  const after = unit === "percent" ? "%" : words.unitsAfter[unit as keyof typeof words.unitsAfter];
  return `${words[kind as "penalty" | "carryOver"]} ${numbers.signed(figure, 2)}\u00a0${after}`;
}

/** A day as the locale writes it; what is no date stays as it is written. */
export function dayIn(locale: string, date: string, written = date): string {
  const iso = isoDate(date);
  if (iso === null) return written;
  return new Intl.DateTimeFormat(locale, { dateStyle: "long" }).format(new Date(`${iso}T12:00:00`));
}
