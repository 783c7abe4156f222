/**
 * Dates in texts and files: 2026-09-07, or with the day first 7-9-2026, 07/09/2026, 7.9.26. The package reads
 * them in the same way (core/read/date_text.h). What a reader types into a field is read by components/typed-date.ts.
 */
export function isoDate(text: string): string | null {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/u.exec(text.trim());
  const dayFirst = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d\d)$/u.exec(text.trim());
  const [year, month, day] = iso
    ? [iso[1], iso[2], iso[3]]
    : dayFirst
      ? [dayFirst[4], dayFirst[3], dayFirst[1]]
      : [];
  return year === undefined || month === undefined || day === undefined ? null : dayOf(year, month, day);
}

/** The day of these figures, if there is one; a year of two is of this century. */
export function dayOf(year: string, month: string, day: string): string | null {
  const written = `${year.padStart(4, "20")}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const date = new Date(`${written}T12:00:00Z`);
  // The 30th of February would be the 2nd of March.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(written) ? written : null;
}

/** Where the reader is. */
export function localDay(date: Date): string {
  const two = (part: number): string => String(part).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
