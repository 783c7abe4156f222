/** Numbers both ways, in the page's four languages. */
import { describe, expect, test } from "vitest";
import { decimalsOf, inOwnMarks, numberWriter, parseNumber, parseWhole } from "../../web/numbers";

const nbsp = "\u00a0";

describe("written", () => {
  const rows: [locale: string, value: number, decimals: number, shown: string][] = [
    ["en", 1234.5, 2, "1,234.50"],
    ["nl", 1234.5, 2, "1.234,50"],
    ["da", 1234.5, 2, "1.234,50"],
    ["sv", 1234.5, 2, `1${nbsp}234,50`],
    ["en", -3.25, 2, "−3.25"],
    ["nl", -3.25, 2, "−3,25"],
    ["da", -3.25, 2, "−3,25"],
    ["sv", -3.25, 2, "−3,25"],
    ["en", -0.001, 2, "0.00"],
    ["sv", -0.001, 2, "0,00"],
    ["nl", 0, 1, "0,0"],
  ];
  test.each(rows)("%s: %d with %i decimals is %s", (locale, value, decimals, shown) => {
    expect(numberWriter(locale).fixed(value, decimals)).toBe(shown);
  });

  test("scores have a true minus and no mark between thousands", () => {
    expect([420, -50, 0, -1100].map(numberWriter("nl").score)).toEqual(["420", "−50", "0", "−1100"]);
  });

  test("a number of a link has the mark of the language, what was typed stays", () => {
    const typed = ["28.4", "-3.50", "14", "28,4", "1.2.3", "rubbish", ""];
    const own = (locale: string): string[] => typed.map((text) => inOwnMarks(text, numberWriter(locale)));
    expect(own("da")).toEqual(["28,4", "-3,50", "14", "28,4", "1.2.3", "rubbish", ""]);
    expect(own("en")).toEqual(typed);
  });

  test("sizes", () => {
    expect(numberWriter("en").bytes(10_000_000)).toBe(`10.0${nbsp}MB`);
    expect(numberWriter("da").bytes(10_040_000)).toBe(`10,0${nbsp}MB`);
    expect(numberWriter("en").bytes(300_000)).toBe(`300${nbsp}kB`);
  });

  test("a column has the fewest decimals that show it truly", () => {
    expect(decimalsOf([1, 2, null])).toBe(0);
    expect(decimalsOf([1, 2.5])).toBe(1);
    expect(decimalsOf([1, 2.5, 11.8333])).toBe(2);
    expect(decimalsOf([0.1 + 0.2])).toBe(1);
  });
});

describe("read", () => {
  const rows: [text: string, value: number | null][] = [
    ["28.4", 28.4],
    ["28,4", 28.4],
    [" 28,4 ", 28.4],
    ["-3,5", -3.5],
    ["−3.5", -3.5],
    ["–3.5", -3.5],
    ["+3", 3],
    ["1.234,5", 1234.5],
    ["1,234.5", 1234.5],
    [`1${nbsp}234,5`, 1234.5],
    ["1.234.567,5", 1234567.5],
    [",5", 0.5],
    ["5,", 5],
    ["", null],
    ["-", null],
    [",", null],
    ["1,2,3", null],
    ["12.34,5", null],
    ["1e5", null],
    ["NaN", null],
    ["Infinity", null],
    ["0x10", null],
    ["28.4 %", null],
    ["ٱ", null],
    ["9".repeat(400), null],
  ];
  test.each(rows)("%j is %d", (text, value) => {
    expect(parseNumber(text)).toBe(value);
  });

  test("what is written is read back", () => {
    for (const locale of ["en", "nl", "da", "sv"]) {
      for (const value of [0, 0.5, -12.25, 999.99]) {
        expect(parseNumber(numberWriter(locale).fixed(value, 2)), locale).toBe(value);
      }
    }
  });

  test("whole numbers within bounds", () => {
    expect(["1", "999", "0", "1000", "1.5", "", "x"].map((text) => parseWhole(text, 1, 999))).toEqual([
      1,
      999,
      null,
      null,
      null,
      null,
      null,
    ]);
  });
});
