/** Score in a real browser: from a first visit to findings, and nothing lost on the way. */
import { describe, expect, test } from "vitest";
import { cells, stage, write } from "./support/browser";

const { open } = stage();

describe("a first visit", () => {
  test("shows the sample, scored", async () => {
    const { page } = await open();
    const ranking = await cells(page, ".standings");
    expect(ranking).toHaveLength(8);
    expect(ranking[0]).toEqual(["1", "2", "28", "42", "66.67", "7"]);
    expect(ranking[1]?.[0]).toBe("2=");
    const board = await cells(page, ".traveller:nth-of-type(1)");
    expect(board[0]).toEqual(["8", "1", "420", "3", "3", "50.00", "50.00"]);
    expect(board[2]).toEqual(["6", "3", "−50", "0", "6", "0.00", "100.00"]);
    expect(await page.title()).toBe("Score · Overtrick");
  });

  test("keeps nothing of the sample", async () => {
    const { page } = await open();
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  });

  test("offers an empty sheet that teaches, and the sample again", async () => {
    const { page } = await open();
    await page.getByRole("button", { name: "start with an empty sheet" }).click();
    await page.getByRole("heading", { name: "Nothing to score yet" }).waitFor();
    expect(await page.locator("#sheet-text").inputValue()).toBe("");
    await page.getByRole("link", { name: "Show the sample" }).click();
    await page.locator(".standings").waitFor();
  });
});

describe("typing", () => {
  test("updates points, percentages and ranking with each key", async () => {
    const { page } = await open();
    await write(page, "1 2 420\n3 4 450\n");
    expect(await cells(page, ".traveller")).toEqual([
      ["1", "2", "420", "0", "2", "0.00", "100.00"],
      ["3", "4", "450", "2", "0", "100.00", "0.00"],
    ]);
    await page.keyboard.type("5 6 420");
    expect((await cells(page, ".traveller")).map((row) => row.slice(2, 5))).toEqual([
      ["420", "1", "3"],
      ["450", "4", "0"],
      ["420", "1", "3"],
    ]);
    expect((await cells(page, ".standings")).map(([place]) => place)).toEqual([
      "1",
      "2=",
      "2=",
      "4=",
      "4=",
      "6",
    ]);
    const beside = await page.locator(".points .line").allTextContents();
    expect(beside.slice(0, 3).map((text) => text.replace(/\s/gu, ""))).toEqual(["13", "40", "13"]);
  });

  test("takes the board from its field, its heading and the address", async () => {
    const { page } = await open("#/score?board=12");
    await write(page, "1 2 420\n3 4 450");
    const caption = page.locator(".traveller caption");
    expect((await caption.textContent())?.trim()).toMatch(/^Board 12\b/u);
    await page.getByLabel("Board").fill("7");
    expect((await caption.textContent())?.trim()).toMatch(/^Board 7\b/u);
    expect(page.url()).toMatch(/#\/score\?board=7$/u);
    await page.getByLabel("Board").fill("seven");
    expect(await page.getByLabel("Board").getAttribute("aria-invalid")).toBe("true");
    expect((await caption.textContent())?.trim()).toMatch(/^Board 7\b/u);
    await write(page, "Board 3\n1 2 420\n3 4 450");
    expect((await caption.textContent())?.trim()).toMatch(/^Board 3\b/u);
  });

  test("survives a reload, and the field's own undo works", async () => {
    const { page } = await open();
    await write(page, "1 2 420\n3 4 450");
    await page.reload();
    await page.locator(".standings").waitFor();
    expect(await page.locator("#sheet-text").inputValue()).toBe("1 2 420\n3 4 450");
    await page.getByRole("button", { name: "Clear" }).click();
    expect(await page.locator("#sheet-text").inputValue()).toBe("");
    await page.keyboard.press("ControlOrMeta+Z");
    expect(await page.locator("#sheet-text").inputValue()).toBe("1 2 420\n3 4 450");
  });

  test("clears with a way back instead of a question", async () => {
    const { page } = await open();
    await write(page, "1 2 420\n3 4 450");
    await page.getByRole("button", { name: "Clear" }).click();
    await page.getByRole("heading", { name: "Nothing to score yet" }).waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    expect(await page.locator("#sheet-text").inputValue()).toBe("1 2 420\n3 4 450");
    await page.locator(".standings").waitFor();
  });

  test("keeps the own sheet when the sample is shown and changed", async () => {
    const { page } = await open();
    await write(page, "1 2 420\n3 4 450");
    await page.getByRole("link", { name: "Sample" }).click();
    await page.getByRole("link", { name: "go back to your own sheet" }).waitFor();
    await page.locator("#sheet-text").focus();
    await page.keyboard.press("ControlOrMeta+End");
    await page.keyboard.type("1 2 50");
    await page.getByRole("button", { name: "Undo" }).click();
    expect(await page.locator("#sheet-text").inputValue()).toBe("1 2 420\n3 4 450");
  });
});

describe("findings", () => {
  test("stand beside their line and lead to it; the good lines count", async () => {
    const { page } = await open();
    await write(page, "1 2 420\nwhat is this\n3 4 450");
    expect(await cells(page, ".traveller")).toHaveLength(2);
    expect(await page.locator(".marks .marked").allTextContents()).toHaveLength(1);
    const finding = page.locator("button.finding");
    expect(await finding.count()).toBe(1);
    expect(await finding.textContent()).toContain("Line 2");
    await finding.click();
    const selected = await page
      .locator("#sheet-text")
      .evaluate((field: HTMLTextAreaElement) => field.value.slice(field.selectionStart, field.selectionEnd));
    expect(selected).toBe("what is this");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("sheet-text");
  });

  const rubbish: [name: string, text: string][] = [
    ["not a number", "NaN NaN NaN\nInfinity 1 undefined\n1 2 1e9999"],
    ["nothing but blanks", " \t \n\n   \u00a0\n"],
    ["emoji", "😀 🃏 ♠♥♦♣\n1 2 😀😀"],
    ["markup", '<img src=x onerror="window.hurt=1">\n<script>window.hurt=1</script>\n${1+1} {{7*7}}'],
    ["right to left", "שלום עולם 420\n\u202e1 2 420\u202c\nمرحبا 1 2"],
    ["controls and a lone surrogate", "\u0000\u0001\u0007 1 2\n\ud800 1 2 3\n\u2028\u2029"],
    ["a very long line", `${"9".repeat(20_000)} 2 420`],
    ["numbers beyond any", "99999999999999999999 2 420\n1 2 99999999999999999999\n-1 -2 -3"],
  ];
  test.each(rubbish)("take %s without an error", async (_name, text) => {
    const { page } = await open();
    await write(page, text);
    await page.keyboard.press("ControlOrMeta+End");
    await page.keyboard.insertText("\n11 12 420\n13 14 450\n");
    await expect.poll(async () => (await cells(page, ".standings")).length).toBeGreaterThanOrEqual(4);
    expect(await page.evaluate(() => "hurt" in window)).toBe(false);
    expect(await page.locator("main img, main script").count()).toBe(0);
    if (text.trim() !== "") expect(await page.locator(".finding").count()).toBeGreaterThan(0);
  });
});
