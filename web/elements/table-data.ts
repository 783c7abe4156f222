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
}

const textOf = (element: Element | null): string => (element?.textContent ?? "").replace(/\s+/gu, " ").trim();

/** The figure in a cell; null where there is none. */
export const figureIn = (cell: string): number | null => parseNumber(cell.replace(/[=%]\s*$/u, ""));

/** Markup as a document of its own: nothing in it runs or loads, and only its text is taken. */
export const parsed = (html: string): Document => new DOMParser().parseFromString(html, "text/html");

export function readTables(place: ParentNode): ResultsData {
  return {
    title: textOf(place.querySelector("h1, h2, h3, h4")),
    tables: [...place.querySelectorAll("table")].map(readTable).filter(({ rows }) => rows.length > 0),
  };
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
