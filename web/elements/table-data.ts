/** A results table as text, read out of ordinary HTML: what a club pasted, or what it fetched. */
import { parseNumber } from "../numbers";

interface Column {
  heading: string;
  /** Every cell is a number, a place (`2=`) or empty. */
  numeric: boolean;
}

export interface TableData {
  caption: string;
  columns: Column[];
  rows: string[][];
  /** The column that says whose row it is. */
  named: number;
}

export interface ResultsData {
  title: string;
  tables: TableData[];
  /** What was taken off totals, or brought along. */
  notes?: string[];
  /** What is to be said about what was read, as sentences. */
  findings?: string[];
}

/** What is written in the words of a language, and how: as it is there unless told otherwise. */
export interface Wording {
  day?: (date: string, written: string) => string;
  /** A word or figure of a note, by what it stands for. */
  said?: (value: string, written: string) => string;
}

/** What one reads there: a cell's script or style is no text of it. */
function textOf(element: Element | null): string {
  let read = element;
  if (element?.querySelector("script, style")) {
    read = element.cloneNode(true) as Element;
    for (const hidden of read.querySelectorAll("script, style")) hidden.remove();
  }
  return (read?.textContent ?? "").replace(/\s+/gu, " ").trim();
}

/** The figure in a cell; null where there is none. */
export const figureIn = (cell: string): number | null => parseNumber(cell.replace(/[=%]\s*$/u, ""));

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createHTML: (html: string) => string },
  ) => {
    createHTML: (html: string) => string;
  };
}

/** Some sites take markup only from a policy with a name that they list; ours is `overtrick`. */
let policy: ReturnType<TrustedTypes["createPolicy"]> | undefined;
function trusted(html: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return html;
  policy ??= trustedTypes.createPolicy("overtrick", { createHTML: (text) => text });
  return policy.createHTML(html);
}

/** Markup as a document of its own: nothing in it runs or loads, and only its text is taken. */
export const parsed = (html: string): Document => new DOMParser().parseFromString(trusted(html), "text/html");

export function readTables(
  place: ParentNode,
  { day = asWritten, said = asWritten }: Wording = {},
): ResultsData {
  const notes = [...place.querySelectorAll(".overtrick-adjusted > li")];
  return {
    title: titleOf(place.querySelector("h1, h2, h3, h4"), day),
    tables: [...place.querySelectorAll("table")].map(readTable).filter(({ rows }) => rows.length > 0),
    notes: notes.map((note) => reworded(note, "data", (data) => said(data.value, textOf(data)))),
  };
}

const asWritten = (_: string, written: string): string => written;

const titleOf = (heading: Element | null, day: (date: string, written: string) => string): string =>
  heading ? reworded(heading, "time", (time) => day(time.dateTime, textOf(time))) : "";

/** The text of an element, some parts of it in other words. */
function reworded<Tag extends "time" | "data">(
  element: Element,
  tag: Tag,
  word: (part: HTMLElementTagNameMap[Tag]) => string,
): string {
  const read = element.cloneNode(true) as Element;
  for (const part of read.querySelectorAll(tag)) part.textContent = word(part);
  return textOf(read);
}

function readTable(table: HTMLTableElement): TableData {
  const all = [...table.rows].map((row) => [...row.cells].map(textOf));
  const hasHead = table.tHead !== null || [...(table.rows[0]?.cells ?? [])].every((c) => c.tagName === "TH");
  const rows = (hasHead ? all.slice(1) : all).filter((row) => row.some((cell) => cell !== ""));
  const [first = []] = all;
  return tableOf(textOf(table.caption), hasHead ? first : first.map(() => ""), rows);
}

/** A table out of its texts. */
export function tableOf(caption: string, headings: readonly string[], rows: string[][]): TableData {
  const width = Math.max(headings.length, ...rows.map((row) => row.length));
  const columns = Array.from({ length: width }, (_, at): Column => {
    const cells = rows.map((row) => row[at] ?? "");
    return {
      heading: headings[at] ?? "",
      numeric: cells.every((cell) => cell === "" || figureIn(cell) !== null),
    };
  });
  const text = columns.findIndex(({ numeric }) => !numeric);
  return { caption, columns, rows, named: text < 0 ? Math.min(1, width - 1) : text };
}

/** The rows by one column; the order of the sheet where two are equal, empty cells last. */
export function sorted(table: TableData, column: number, descending: boolean, locale: string): string[][] {
  const turn = descending ? -1 : 1;
  const numeric = table.columns[column]?.numeric === true;
  return [...table.rows].sort((one, other) => {
    const [a, b] = [one[column] ?? "", other[column] ?? ""];
    if (a === "" || b === "") return Number(a === "") - Number(b === "");
    if (!numeric) return turn * a.localeCompare(b, locale, { numeric: true });
    return turn * ((figureIn(a) ?? 0) - (figureIn(b) ?? 0));
  });
}
