/** Score on the sheet, in a real browser: from a first visit to findings, and nothing lost on the way. */
import { describe, expect, test } from "vitest";
import { firstResult, pointsBeside, ranking, sheet, stage, write } from "./support/browser";

const { open } = stage();
const two = "1 2 420\n3 4 450";

describe("a first visit", () => {
  test("shows the sample, scored, and keeps nothing of it", async () => {
    const { page } = await open();
    const places = await ranking(page);
    expect(places.length).toBeGreaterThan(7);
    expect(places[0]?.place).toBe("1");
    for (const { percent } of places) expect(percent).toMatch(/^\d{1,3}\.\d\d$/u);
    const percents = places.map(({ percent }) => Number(percent));
    expect(percents).toEqual([...percents].sort((one, other) => other - one));
    expect(await page.title()).toBe("Score · Overtrick");
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  });
});

describe("the sheet", () => {
  test("shows points, percentages and ranking with each key", async () => {
    const { page } = await open(sheet);
    await write(page, `${two}\n`);
    await expect.poll(() => pointsBeside(page)).toEqual(["0 2", "2 0", ""]);
    expect(await ranking(page)).toEqual([
      { place: "1=", pair: "2", percent: "100.00" },
      { place: "1=", pair: "3", percent: "100.00" },
      { place: "3=", pair: "1", percent: "0.00" },
      { place: "3=", pair: "4", percent: "0.00" },
    ]);
    await page.keyboard.type("5 6 420");
    await expect.poll(() => pointsBeside(page)).toEqual(["1 3", "4 0", "1 3"]);
    expect((await ranking(page)).map(({ place }) => place)).toEqual(["1", "2=", "2=", "4=", "4=", "6"]);
  });

  test.each([
    ["on a laptop", 1280, 800],
    ["on a phone", 390, 844],
  ])(
    "is as high as its text where there is room, and scrolls where there is not, %s",
    async (_, width, height) => {
      const { page } = await open(sheet);
      await page.setViewportSize({ width, height });
      const heights = (): Promise<number[]> =>
        page.locator(".sheet-scroll").evaluate((scroll) => [scroll.clientHeight, scroll.scrollHeight]);
      await write(page, `${two}\n`.repeat(5));
      await expect.poll(heights).toEqual([12 * 24, 12 * 24]);
      await write(page, `${two}\n`.repeat(100));
      await expect.poll(async () => (await heights())[1]).toBe(202 * 24);
      expect((await heights())[0]).toBeLessThan(height);
      // The points beside the text come along.
      await page.locator(".sheet-scroll").evaluate((scroll) => scroll.scrollTo(0, scroll.scrollHeight));
      await expect
        .poll(() => page.locator(".sheet-side.marks .line").last().textContent())
        .toMatch(/^\s*201\s*$/u);
      await write(page, two);
      await expect.poll(heights).toEqual([8 * 24, 8 * 24]);
    },
  );

  test("takes the board from its field and from headings", async () => {
    const { page } = await open(sheet);
    await write(page, two);
    const board = page.getByLabel("Board", { exact: true });
    await board.fill("seven");
    expect(await board.getAttribute("aria-invalid")).toBe("true");
    await expect.poll(() => pointsBeside(page)).toEqual(["0 2", "2 0"]);
    await board.fill("7");
    expect(await board.getAttribute("aria-invalid")).not.toBe("true");
    await write(page, `Board 3\n${two}\nSpil 4\n1 2 100\n3 4 -100`);
    await expect.poll(() => pointsBeside(page)).toEqual(["", "0 2", "2 0", "", "2 0", "0 2"]);
  });

  test("survives a reload", async () => {
    const { page } = await open(sheet);
    await write(page, two);
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain("3 4 450");
    await page.reload();
    await firstResult(page);
    expect(await page.locator("#sheet-text").inputValue()).toBe(two);
  });

  test("is cleared with a way back instead of a question", async () => {
    const { page } = await open(sheet);
    await write(page, two);
    await expect.poll(() => ranking(page)).toHaveLength(4);
    await page.getByRole("button", { name: "Clear" }).click();
    await page.getByRole("link", { name: "Show the sample" }).waitFor();
    await page.locator(".undo-bar").getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => page.locator("#sheet-text").inputValue()).toBe(two);
    expect(await ranking(page)).toHaveLength(4);
  });
});

describe("findings", () => {
  test("stand beside their line and lead to it; the good lines count", async () => {
    const { page } = await open(sheet);
    await write(page, "1 2 420\n1 two 3\n3 4 450");
    await expect.poll(() => pointsBeside(page)).toEqual(["0 2", "", "2 0"]);
    expect(await page.locator(".marks .marked").count()).toBe(1);
    await page.locator("button.finding").first().click();
    const selected = (): Promise<string> =>
      page
        .locator("#sheet-text")
        .evaluate((field: HTMLTextAreaElement) =>
          field.value.slice(field.selectionStart, field.selectionEnd),
        );
    await expect.poll(selected).toBe("1 two 3");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("sheet-text");
  });

  const rubbish: [name: string, text: string][] = [
    ["no numbers", "NaN NaN NaN\nInfinity 1 undefined\n1 2 1e9999"],
    ["nothing but blanks", " \t \n\n   \u00a0\n"],
    ["emoji", "😀 🃏 ♠♥♦♣\n1 2 😀😀"],
    ["markup", '<img src=x onerror="window.hurt=1">\n<script>window.hurt=1</script>\n${1+1} {{7*7}}'],
    ["text from right to left", "שלום עולם 420\n\u202e1 2 420\u202c\nمرحبا 1 2"],
    ["controls and a lone surrogate", "\u0001\u0007 1 2\n\ud800 1 2 3\n\u2028\u2029"],
    ["a very long line", `${"9".repeat(20_000)} 2 420`],
    ["numbers beyond any", "99999999999999999999 2 420\n1 2 99999999999999999999\n-1 -2 -3"],
  ];
  test.each(rubbish)("take %s without an error", async (_name, text) => {
    const { page } = await open(sheet);
    await write(page, `${text}\n11 12 420\n13 14 450\n`);
    await expect.poll(async () => (await ranking(page)).map(({ pair }) => pair)).toContain("14");
    expect(await page.evaluate(() => "hurt" in window)).toBe(false);
    expect(await page.locator("main img, main script").count()).toBe(0);
    if (text.trim() !== "") await page.locator(".finding").first().waitFor();
  });

  test("an empty sheet teaches", async () => {
    const { page } = await open(sheet);
    await write(page, two);
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.press("Delete");
    await page.getByRole("link", { name: "Show the sample" }).click();
    await expect.poll(async () => (await ranking(page)).length).toBeGreaterThan(7);
  });
});
