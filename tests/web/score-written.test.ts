/** How a text is written: whose letters it was taken to be in is shown and can be set, and so can short scores. */
import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { sheet, stage, write } from "./support/browser";
import { grid, lines } from "./support/grid";

const { open } = stage();

const asFile = (name: string, text: string): { name: string; mimeType: string; buffer: Buffer } => ({
  name,
  mimeType: "text/plain",
  buffer: Buffer.from(text),
});

const notation = (page: Page): Locator => page.locator(".written-as select");
const chosen = (page: Page): Promise<string> =>
  notation(page).evaluate((select: HTMLSelectElement) =>
    select.selectedOptions[0]!.textContent.replace(/\s+/gu, " ").trim(),
  );
/** The scores that the travellers show. */
const scores = (page: Page): Promise<string[]> =>
  page
    .locator(".traveller-table tbody tr")
    .evaluateAll((rows) => rows.map((row) => row.textContent.replace(/\s+/gu, " ")));

const dutch = "Spel 1\n1 2 4K N =\n3 4 3SA Z +1\n5 6 4R O -1";

describe("the notation of the sheet", () => {
  test("is shown as found out, can be set, and a step back leads to it again", async () => {
    const { page } = await open(sheet);
    expect(await notation(page).count()).toBe(0);
    await write(page, dutch);
    await expect.poll(() => chosen(page)).toBe("Dutch: S H R K SA (found out)");
    await notation(page).selectOption("english");
    await expect.poll(() => chosen(page)).toBe("English: S H D C NT");
    await expect.poll(() => page.locator("overtrick-verify .finding").count()).toBeGreaterThan(0);
    await page.keyboard.press("ControlOrMeta+Z");
    await expect.poll(() => chosen(page)).toBe("Dutch: S H R K SA (found out)");
    await expect.poll(() => page.locator("overtrick-verify section .finding").count()).toBe(0);
    expect(await page.locator("#sheet-text").inputValue()).toBe(dutch);
  });

  test("stays with the event through a reload, and is said in the reader's language", async () => {
    const { page } = await open(sheet, { locale: "nl-NL" });
    await write(page, "1 2 420\n3 4 450");
    const select = notation(page);
    await expect.poll(() => page.locator(".written-as").innerText()).toContain("Notatie");
    await expect.poll(() => select.locator("option").first().innerText()).toContain("volgens de tekst");
    await select.selectOption("swedish");
    await expect.poll(() => select.inputValue()).toBe("swedish");
    await page.waitForTimeout(600);
    await page.reload();
    await expect.poll(() => select.inputValue()).toBe("swedish");
  });

  test("scores without their last zero are a choice, in rows they are written out", async () => {
    const { page } = await open(`${sheet}&view=travellers`);
    await write(page, "Board 1\n1 2 42\n3 4 -5\n5 6 45");
    await expect.poll(() => page.locator("overtrick-verify section .finding").count()).toBeGreaterThan(0);
    await page.getByLabel("Scores without the last zero").check();
    await expect.poll(() => page.locator("overtrick-verify section .finding").count()).toBe(0);
    await expect.poll(() => scores(page)).toEqual(expect.arrayContaining([expect.stringContaining("420")]));
    // A key reads its line alone, in the same way.
    await page.locator("#sheet-text").focus();
    await page.keyboard.press("ControlOrMeta+End");
    await page.keyboard.press("Backspace");
    await page.keyboard.type("8");
    await expect.poll(() => scores(page)).toEqual(expect.arrayContaining([expect.stringContaining("480")]));
    await page.getByRole("button", { name: "Grid", exact: true }).click();
    await expect
      .poll(() => lines(page))
      .toEqual(expect.arrayContaining([expect.stringContaining("1 2 420")]));
    const cell = page.locator("input[data-at='0'][data-cell='result']");
    await cell.fill("430");
    await expect.poll(() => scores(page)).toEqual(expect.arrayContaining([expect.stringContaining("430")]));
    await page.keyboard.press("ControlOrMeta+Z");
    await page.getByRole("button", { name: "Sheet", exact: true }).click();
    await expect.poll(() => page.locator("#sheet-text").inputValue()).toContain("1 2 42\n");
    expect(await page.getByLabel("Scores without the last zero").isChecked()).toBe(true);
  });
});

test("a file of text says whose letters it is in, and is read again as one says", async () => {
  const { page } = await open(`${grid}&view=travellers`);
  await page
    .locator("overtrick-file-door input")
    .setInputFiles(asFile("avond.txt", "Spel 1\n1 2 42\n3 4 4K N =\n5 6 -5"));
  await expect.poll(() => chosen(page)).toBe("Dutch: S H R K SA (found out)");
  await page.getByLabel("Scores without the last zero").check();
  await expect.poll(() => scores(page)).toEqual(expect.arrayContaining([expect.stringContaining("420")]));
  expect(await chosen(page)).toBe("Dutch: S H R K SA (found out)");
  await page.locator("h1").first().click();
  await page.keyboard.press("ControlOrMeta+Z");
  await expect.poll(() => page.getByLabel("Scores without the last zero").isChecked()).toBe(false);
  await expect.poll(() => scores(page)).not.toEqual(expect.arrayContaining([expect.stringContaining("420")]));
  await page.keyboard.press("ControlOrMeta+Shift+Z");
  await expect.poll(() => page.getByLabel("Scores without the last zero").isChecked()).toBe(true);
});
