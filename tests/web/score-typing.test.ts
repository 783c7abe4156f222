/** An evening from paper slips with the numeric keypad: what Enter does in the grid. */
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { stage } from "./support/browser";
import { board, focused, grid, keys, lines, start } from "./support/grid";

const { open } = stage();

/** The first six boards of the control sheet of the Belgian guide, §5: NS, EW and the scores of four boards, and of two. */
const rounds: readonly (readonly string[])[] = [
  [
    "1 2 110 150 -200 200",
    "10 11 50 50 -650 -140",
    "4 7 -110 100 -620 -600",
    "3 12 -80 -80 -200 -140",
    "13 6 -120 50 -800 200",
    "9 14 100 50 -620 100",
    "5 8 150 50 -620 -660",
  ],
  [
    "3 4 -100 100",
    "12 13 -140 -110",
    "6 9 -140 0",
    "5 14 -400 -200",
    "1 8 -1700 -110",
    "11 2 -200 0",
    "7 10 -100 0",
  ],
];

interface Result {
  ns: string;
  ew: string;
  score: string;
}

const boards: readonly (readonly Result[])[] = rounds.flatMap((round, i) =>
  (i === 0 ? [2, 3, 4, 5] : [2, 3]).map((column) =>
    round.map((line) => {
      const cells = line.split(" ");
      return { ns: cells[0] ?? "", ew: cells[1] ?? "", score: cells[column] ?? "" };
    }),
  ),
);

const inFull = (results: readonly Result[]): string =>
  results.map(({ ns, ew, score }) => `${ns} Enter ${ew} Enter ${score} Enter`).join(" ");
const resultsAlone = (results: readonly Result[]): string =>
  results.map(({ score }) => `${score} Enter`).join(" ");

/** The evening as the sheet writes it. */
const written = boards
  .map((results, i) =>
    [`Board ${i + 1}`, ...results.map(({ ns, ew, score }) => `${ns}\t${ew}\t${score}`)].join("\n"),
  )
  .join("\n\n");

async function sheetOf(page: Page): Promise<string> {
  await page.getByRole("button", { name: "Sheet" }).click();
  await page.locator("#sheet-text").waitFor();
  return (await page.locator("#sheet-text").inputValue()).trim();
}

describe("six boards of a Howell", () => {
  test("NS, EW and score of every line, blind but for the first cell of board 2", async () => {
    const { page } = await open(grid);
    await start(page);
    for (const [i, results] of boards.entries()) {
      // Board 1 does not know how many tables there are; board 2 expects results alone, and learns better.
      if (i === 1) await keys(page, "Enter Shift+Tab Shift+Tab");
      expect(await board(page)).toBe(String(i + 1));
      await keys(page, inFull(results));
    }
    expect(await sheetOf(page)).toBe(written);
    expect(await page.locator(".finding").count()).toBe(0);
  });

  test("results alone, and the pairs where a round begins whose movement is not known yet", async () => {
    const { page } = await open(grid);
    await start(page);
    for (const [i, results] of boards.entries()) {
      if (i === 1) await keys(page, "Enter");
      if (i === 4) await keys(page, "Shift+Tab Shift+Tab");
      expect(await board(page)).toBe(String(i + 1));
      await keys(page, i === 0 || i === 4 ? inFull(results) : resultsAlone(results));
    }
    expect(await sheetOf(page)).toBe(written);
  });
});

const three = "1 Enter 2 Enter 420 Enter 3 Enter 4 Enter 450 Enter 5 Enter 6 Enter -50 Enter Enter";

describe("a pair that was not expected", () => {
  test("takes the proposals of the board away, and leaves the others to be typed", async () => {
    const { page } = await open(grid);
    await start(page);
    await keys(page, three);
    expect(await lines(page)).toEqual(["~1 ~2", "~3 ~4", "~5 ~6"]);
    await keys(page, "Shift+Tab Shift+Tab 1 Enter");
    expect([await focused(page), (await lines(page))[0]]).toEqual(["0 ew", "1 2"]);
    await keys(page, "3");
    expect(await lines(page)).toEqual(["1 3"]);
    await keys(page, "Enter 420 Enter 2 Enter 5 Enter 450 Enter 4 Enter 6 Enter -50 Enter");
    expect(await board(page)).toBe("3");
    await keys(page, "PageUp");
    expect(await lines(page)).toEqual(["1 3 420 ~420", "2 5 450 ~450", "4 6 -50 ~−50"]);
  });

  test("brings them back when it was a slip of the finger", async () => {
    const { page } = await open(grid);
    await start(page);
    await keys(page, `${three} Shift+Tab Shift+Tab 1 Enter 22`);
    expect(await lines(page)).toEqual(["1 22"]);
    await keys(page, "Escape");
    expect(await lines(page)).toEqual(["1 2", "~3 ~4", "~5 ~6"]);
  });
});

test("Enter goes to the line that lacks its result, wherever it stands", async () => {
  const { page } = await open(grid);
  await start(page);
  await keys(page, three);
  await keys(page, "ArrowDown 100 Enter");
  expect(await focused(page)).toBe("2 result");
  await keys(page, "110 Enter");
  expect(await focused(page)).toBe("0 result");
  await keys(page, "120 Enter");
  expect(await board(page)).toBe("3");
});

test("special results, the result above, steps back and a paste, without a hand on the mouse", async () => {
  const { page } = await open(grid);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await start(page);
  await keys(page, three);
  await keys(page, "F2 ArrowDown Enter Enter . Enter ControlOrMeta+d Enter");
  expect(await board(page)).toBe("3");
  await keys(page, "PageUp");
  expect(await lines(page)).toEqual(["1 2 NP", "3 4 NP", "5 6 NP"]);
  await keys(page, "ControlOrMeta+z ControlOrMeta+z");
  expect(await lines(page)).toEqual(["1 2 NP", "~3 ~4", "~5 ~6"]);
  await keys(page, "ControlOrMeta+Shift+z");
  expect(await lines(page)).toEqual(["1 2 NP", "3 4 NP", "~5 ~6"]);
  await keys(page, "PageDown PageUp");
  expect(await focused(page)).toBe("2 result");
  await keys(page, "A Enter");
  expect(await board(page)).toBe("3");
  await page.evaluate(() => navigator.clipboard.writeText("100\n110\n"));
  await keys(page, "ControlOrMeta+v");
  await expect.poll(() => lines(page)).toEqual(["1 2 100 ~100", "3 4 110 ~110", "~5 ~6"]);
  await keys(page, "Enter 120 Enter");
  expect(await board(page)).toBe("4");
  await keys(page, "PageUp");
  expect(await lines(page)).toEqual(["1 2 100 ~100", "3 4 110 ~110", "5 6 120 ~120"]);
});

test("an event that is cleared begins in the grid, at board 1", async () => {
  const { page } = await open(grid);
  await start(page);
  await keys(page, three);
  await page.getByRole("button", { name: "Clear" }).press("Enter");
  await expect.poll(() => focused(page)).toBe("0 ns");
  await keys(page, "7 Enter 8 Enter 420 Enter");
  expect([await board(page), await lines(page)]).toEqual(["1", ["7 8 420 ~420"]]);
});

test("the menu of special results gives the focus back, and keeps it from nobody", async () => {
  const { page } = await open(grid);
  await start(page);
  await keys(page, `${three} F2 Escape`);
  expect(await focused(page)).toBe("0 result");
  await keys(page, "F2");
  await page.getByRole("menu").waitFor();
  await page.locator(".grid input[data-at='2'][data-cell='ns']").focus();
  await expect.poll(() => page.getByRole("menu").count()).toBe(0);
  expect(await focused(page)).toBe("2 ns");
});
