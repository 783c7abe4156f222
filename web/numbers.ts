/**
 * Numbers as people of a language write them, and back. Display only: nothing is computed from a shown number.
 *
 * Minus is the true minus (U+2212) in every language; decimals are fixed, so that tabular figures line up on the
 * decimal mark.
 */

const TRUE_MINUS = "\u2212";

export interface NumberWriter {
  /** `1234.5` with two decimals: `1,234.50`, `1.234,50`, `1 234,50`. */
  fixed: (value: number, decimals: number) => string;
  /** The same with a plus before what is above nought. */
  signed: (value: number, decimals: number) => string;
  /** A whole number. */
  whole: (value: number) => string;
  /** A bridge score: `420`, `−50`, `1100`, as on a traveller without a mark between thousands. */
  score: (value: number) => string;
  /** `61.90 %`: always two decimals, as on a results sheet. */
  percent: (value: number) => string;
  /** `10.0 MB`. */
  bytes: (value: number) => string;
}

/** The writer of a locale; the formatters are made once, because making one is dear. */
export function numberWriter(locale: string): NumberWriter {
  const made = new Map<number, Intl.NumberFormat>();
  const format = (decimals: number): Intl.NumberFormat => {
    let formatter = made.get(decimals);
    if (!formatter) {
      formatter = new Intl.NumberFormat(locale, {
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
      });
      made.set(decimals, formatter);
    }
    return formatter;
  };
  const fixed = (value: number, decimals: number): string => {
    const text = format(decimals).format(value);
    // A value that rounds to nothing has no sign on paper.
    if (/^[-\u2212][0.,]*$/.test(text)) return text.slice(1);
    return text.replace("-", TRUE_MINUS);
  };
  return {
    fixed,
    signed: (value, decimals) => {
      const text = fixed(value, decimals);
      return value > 0 && /[1-9]/u.test(text) ? `+${text}` : text;
    },
    whole: (value) => fixed(value, 0),
    score: (value) => (value < 0 ? TRUE_MINUS : "") + String(Math.abs(value)),
    percent: (value) => fixed(value, 2),
    bytes: (value) =>
      value >= 1e6 ? `${fixed(value / 1e6, 1)}\u00a0MB` : `${fixed(Math.max(1, value / 1e3), 0)}\u00a0kB`,
  };
}

/** A number with a decimal point, with the mark of the language in its place; all else stays as it is. */
export function inOwnMarks(text: string, numbers: NumberWriter): string {
  return /^[-\u2212]?\d+\.\d+$/u.test(text) ? text.replace(".", numbers.fixed(0.5, 1).charAt(1)) : text;
}

/** The fewest decimals, up to `most`, that show every value of a column truly. */
export function decimalsOf(values: Iterable<number | null>, most = 2): number {
  let decimals = 0;
  for (const value of values) {
    while (value !== null && decimals < most && !isWhole(value * 10 ** decimals)) decimals += 1;
  }
  return decimals;
}

function isWhole(value: number): boolean {
  return Math.abs(value - Math.round(value)) < 1e-9;
}

/**
 * Reads a number typed with a decimal comma or point, any minus, and blanks or the other mark between thousands.
 * A single mark is always the decimal one: `28,4` and `28.4` are the same in every language. Null when it is no
 * number.
 */
export function parseNumber(text: string): number | null {
  const compact = text
    .replace(/[\s\u00a0\u2009\u202f]/gu, "")
    .replace(/^[\u2212\u2013-]/u, "-")
    .replace(/^\+/u, "");
  const marks = compact.replace(/[^.,]/gu, "");
  let plain = compact;
  if (marks.length > 1) {
    const decimal = marks.charAt(marks.length - 1);
    const thousands = decimal === "," ? "." : ",";
    if (!isGrouped(compact, thousands, decimal)) return null;
    plain = compact.replaceAll(thousands, "");
  }
  plain = plain.replace(",", ".");
  if (!/^-?(\d+\.?\d*|\.\d+)$/u.test(plain)) return null;
  const value = Number(plain);
  return Number.isFinite(value) ? value : null;
}

function isGrouped(text: string, thousands: string, decimal: string): boolean {
  const group = thousands === "." ? "\\." : ",";
  const mark = decimal === "." ? "\\." : ",";
  return new RegExp(`^-?\\d{1,3}(${group}\\d{3})+${mark}\\d*$`, "u").test(text);
}

/** A whole number from `smallest` to `largest`, or null. */
export function parseWhole(text: string, smallest: number, largest: number): number | null {
  const value = parseNumber(text);
  if (value === null || !Number.isInteger(value) || value < smallest || value > largest) return null;
  return value;
}
