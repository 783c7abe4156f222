/**
 * Dates as readers type them: 2026-09-17, or in the order in which their own country writes them. 11/9/2026 is
 * 9 November to an American and 11 September to a Dane, so every field says beside it which day it took. Dates in
 * pasted lists and in files are not typed here: they have the day first wherever the reader is (iso-date.ts).
 */
import { dayOf } from "../store/iso-date";
import { dateFormat, dateText } from "./date-text";

const orders = ["dmy", "mdy"] as const;
type Order = (typeof orders)[number] | "ymd";

/** As the reader's language and country write a date in figures; day first where they do not say. */
function ownOrder(): Order {
  const letters = dateFormat({})
    .formatToParts(new Date(2026, 8, 17, 12))
    .map(({ type }) => ({ day: "d", month: "m", year: "y" })[type as string] ?? "")
    .join("");
  return ([...orders, "ymd"] as const).find((order) => order === letters) ?? "dmy";
}

/** The day as 2026-09-17. The other order of day and month counts only where the reader's own makes no date. */
export function typedDate(text: string): string | null {
  const found = /^(\d{1,4})\s*([-/.])\s*(\d{1,2})\s*\2\s*(\d{1,4})\.?$/u.exec(text.trim());
  if (!found) return null;
  const [, first = "", , second = "", third = ""] = found;
  const figures = [first, second, third];
  const tried: readonly Order[] = first.length === 4 ? ["ymd"] : [ownOrder(), ...orders];
  for (const order of tried) {
    const [year = "", month = "", day = ""] = ["y", "m", "d"].map((part) => figures[order.indexOf(part)]);
    const read = [2, 4].includes(year.length) ? dayOf(year, month, day) : null;
    if (read !== null) return read;
  }
  return null;
}

/** Which day was understood, its month in words; empty where none was. */
export function understoodDate(text: string): string {
  const day = typedDate(text);
  return day === null ? "" : dateText(day, "long");
}

/** A date in figures as the reader writes it. No month has so many days as its day, so it shows the order, too. */
export const dateExample = (): string => dateFormat({}).format(new Date(2026, 8, 17, 12));

/** What is always read, and what the reader writes, where that is another. */
export const dateExamples = (): string => [...new Set(["2026-09-17", dateExample()])].join(", ");
