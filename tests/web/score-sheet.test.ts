/** The sheet with a long text: while one types it holds a part of it, and nobody can tell. */
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { pointsBeside, sheet, stage, write } from "./support/browser";

const { open } = stage();

const boards = 20;
const tables = 100;
/** 2,020 lines, every one of them another. */
const long = Array.from({ length: boards }, (_, board) =>
  [
    `Board ${board + 1}`,
    ...Array.from(
      { length: tables },
      (_, table) => `${table + 1}\t${table + 101}\t${10 * (table + 1 + board)}`,
    ),
  ].join("\n"),
).join("\n");
const lineCount = boards * (tables + 1);

const value = (page: Page): Promise<string> => page.locator("#sheet-text").inputValue();
const lines = async (page: Page): Promise<number> => (await value(page)).split("\n").length;
/** How high above the sheet's upper edge its text begins, and where it ends. */
const scrolled = (page: Page): Promise<[number, number]> =>
  page.locator(".sheet-scroll").evaluate((scroll) => [scroll.scrollTop, scroll.scrollHeight]);

/** The page with the long text, the caret at the end of a line, from 1. */
async function openAt(line: number): Promise<Page> {
  const { page } = await open(sheet);
  await page.locator("#sheet-text").focus();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.insertText(long);
  await expect.poll(() => value(page)).toBe(long);
  await caretTo(page, line);
  return page;
}

async function caretTo(page: Page, line: number): Promise<void> {
  await page.locator("#sheet-text").evaluate((field: HTMLTextAreaElement, number) => {
    const end = field.value.split("\n").slice(0, number).join("\n").length;
    field.focus();
    field.setSelectionRange(end, end);
    const scroll = field.closest(".sheet-scroll")!;
    scroll.scrollTop = (number - 10) * 24;
  }, line);
}

/** The long text with something behind one of its lines. */
const withTyped = (line: number, typed: string): string =>
  long
    .split("\n")
    .map((text, i) => (i === line - 1 ? text + typed : text))
    .join("\n");

/** Types a figure, and waits until the field holds a part. */
async function typeInPart(page: Page): Promise<void> {
  await page.keyboard.type("0");
  await expect.poll(() => lines(page)).toBeLessThan(400);
}

describe("a text of two thousand lines", () => {
  test.each([3, 1000, lineCount])("typed in at line %d: nothing moves and nothing is lost", async (line) => {
    const page = await openAt(line);
    await page.keyboard.type("0");
    const place = await scrolled(page);
    await expect.poll(() => lines(page)).toBeLessThan(400);
    expect(await scrolled(page)).toEqual(place);
    await page.keyboard.type("0");
    expect(await scrolled(page)).toEqual(place);
    await page.locator("h1").first().click();
    expect(await value(page)).toBe(withTyped(line, "00"));
    expect(await scrolled(page)).toEqual(place);
  });

  test("all of it is selected, copied, and taken back", async () => {
    const page = await openAt(1000);
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await typeInPart(page);
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.press("ControlOrMeta+C");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(withTyped(1000, "0"));
    await page.keyboard.press("ArrowLeft");
    await caretTo(page, 700);
    await typeInPart(page);
    await page.keyboard.press("ControlOrMeta+Z");
    for (let i = 0; i < 4 && (await value(page)) !== long; i += 1)
      await page.keyboard.press("ControlOrMeta+Z");
    expect(await value(page)).toBe(long);
  });

  test("scrolled elsewhere, all of it is there, and the caret stays where it was", async () => {
    const page = await openAt(1000);
    await typeInPart(page);
    await page.locator(".sheet-scroll").evaluate((scroll) => (scroll.scrollTop = 0));
    await expect.poll(() => value(page)).toBe(withTyped(1000, "0"));
    await page.keyboard.type("5");
    await page.locator("h1").first().click();
    expect(await value(page)).toBe(withTyped(1000, "05"));
  });

  test("keys that leave the part find what is behind it", async () => {
    const page = await openAt(1000);
    await typeInPart(page);
    for (let i = 0; i < 130; i += 1) await page.keyboard.press("ArrowDown");
    await page.keyboard.press("End");
    await page.keyboard.type("0");
    await page.locator("h1").first().click();
    const expected = withTyped(1000, "0")
      .split("\n")
      .map((text, i) => (i === 1129 ? `${text}0` : text))
      .join("\n");
    expect(await value(page)).toBe(expected);
  });

  test("lines taken away a few at a time, beyond the part", { timeout: 180_000 }, async () => {
    // More than the field holds above the caret.
    const taken = 105;
    const atOnce = 5;
    const page = await openAt(1000);
    await typeInPart(page);
    await page.keyboard.press("Shift+Home");
    await page.keyboard.press("Backspace");
    for (let i = 0; i < taken; i += atOnce) {
      await page.locator("#sheet-text").evaluate((field: HTMLTextAreaElement, count) => {
        let start = field.selectionStart;
        for (let line = 0; line < count; line += 1) start = field.value.lastIndexOf("\n", start - 1);
        field.setSelectionRange(start, field.selectionStart);
      }, atOnce);
      await page.keyboard.press("Backspace");
    }
    await page.locator("h1").first().click();
    const left = long.split("\n");
    left.splice(1000 - taken, taken);
    expect((await value(page)).split("\n")).toEqual(left);
  });

  test("a finding leads to its line from a part that is elsewhere", async () => {
    const page = await openAt(1900);
    await page.keyboard.type(" what");
    await page.locator(".finding").first().waitFor();
    await caretTo(page, 30);
    await typeInPart(page);
    await page.locator(".finding button, button.finding").first().click();
    const selected = page
      .locator("#sheet-text")
      .evaluate((field: HTMLTextAreaElement) => field.value.slice(field.selectionStart, field.selectionEnd));
    expect(await selected).toContain("what");
  });
});

test("a row of a control sheet has several results, and the points of none of them beside it", async () => {
  const { page } = await open(sheet);
  await write(
    page,
    "N-Z\tO-W\tgift 5 NZ OW\tgift 6 NZ OW\n3\t4\t11 1 -100 N2S-1\t12 0 100 O2S-1\n5\t14\t2 10 -400 N3Z-4\t8 4 0 PAS\n\nBoard 7\n1 2 420\n3 4 50\n",
  );
  await expect
    .poll(async () => (await pointsBeside(page)).slice(0, 7))
    .toEqual(["", "", "", "", "", "2 0", "0 2"]);
});

test("the control sheet keeps the order of the travellers and marks a score that its contract does not give", async () => {
  const { page } = await open(`${sheet}&view=control`);
  // Boards 5 and 6 of the Belgian guide's control sheet (§5), three lines of each, with one score changed.
  await write(
    page,
    "Board 5\n12 13 2HE+1 -140\n3 4 2SN-1 -50\n6 9 3HE= -140\nBoard 6\n3 4 100\n12 13 -110\n6 9 0\n",
  );
  const rows = page.locator(".control tbody tr");
  await expect.poll(() => rows.locator("th").allInnerTexts()).toEqual(["12", "3", "6"]);
  expect((await rows.nth(1).innerText()).split(/\s+/u).slice(0, 8)).toEqual("3 4 4 0 ≠ −50 N 2♠".split(" "));
  expect(await page.getByRole("img", { name: "the contract −100" }).count()).toBe(1);
});
