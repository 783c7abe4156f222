/** Several lines pasted into the grid: a traveller, an evening, a column of a spreadsheet. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { ranking, stage } from "./support/browser";

const { open } = stage();

async function pasteAt(page: Page, cell: string, text: string): Promise<void> {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.locator(`overtrick-grid input[data-cell=${cell}]`).first().focus();
  await page.keyboard.press("ControlOrMeta+V");
}

/** Pairs and result of each line that was typed, as the grid shows them. */
const lines = (page: Page): Promise<string[]> =>
  page.locator("overtrick-grid tr.typed").evaluateAll((rows) =>
    rows.map((row) =>
      [...row.querySelectorAll("input")]
        .map(({ value }) => value)
        .join(" ")
        .trim(),
    ),
  );

test("a traveller takes the sample's place, and a step back brings it again", async () => {
  const { page } = await open("#/score?way=grid");
  const sample = await ranking(page);
  await pasteAt(page, "ns", "1 2 420\n3 4 450\n5 6 -50\n");
  await expect.poll(() => lines(page)).toEqual(["1 2 420", "3 4 450", "5 6 -50"]);
  // 450 beats 420 beats −50.
  await expect.poll(async () => (await ranking(page))[0]).toMatchObject({ pair: "3", percent: "100.00" });
  expect(await page.locator("overtrick-grid input:focus").getAttribute("data-cell")).toBe("ns");
  await page.keyboard.press("ControlOrMeta+Z");
  await expect.poll(() => ranking(page)).toEqual(sample);
});

test("a second traveller goes to the board on the screen, headings to theirs, rubbish is kept and marked", async () => {
  const { page } = await open("#/score?way=grid");
  await pasteAt(page, "ns", "1 2 420\n3 4 450");
  await expect.poll(() => lines(page)).toHaveLength(2);
  await page.keyboard.press("PageDown");
  await pasteAt(page, "ns", "1 2 -50\n3 4 rubbish\nBoard 3\n1 2 110\n3 4 140");
  await expect.poll(() => lines(page)).toEqual(["1 2 -50", "3 4 rubbish"]);
  await page.locator("overtrick-grid tr.said").waitFor();
  await page.keyboard.press("PageDown");
  await expect.poll(() => lines(page)).toEqual(["1 2 110", "3 4 140"]);
});

test("a column of a spreadsheet goes down, and across where its cells follow", async () => {
  const { page } = await open("#/score?way=grid");
  await pasteAt(page, "ns", "1 2 420\n3 4 450\n5 6 -50");
  await expect.poll(() => lines(page)).toHaveLength(3);
  await pasteAt(page, "result", "110\r\n140\r\n170\r\n");
  await expect.poll(() => lines(page)).toEqual(["1 2 110", "3 4 140", "5 6 170"]);
  await pasteAt(page, "ew", "8\t1NT=\n9\t100");
  await expect.poll(() => lines(page)).toEqual(["1 8 1NT=", "3 9 100", "5 6 170"]);
});
