/** The grid beside a mouse: what is clicked stays where it is until the click is done. */
import { expect, test } from "vitest";
import { sheet, stage, write } from "./support/browser";
import { board, focused } from "./support/grid";

const { open } = stage();

const evening = `Board 1
1 2 420
3 4 425
5 6 zzz
Board 2
1 2 110
3 3 90
1 6 100
Board 3
1 4 4H N = 450
4 1 100
5 6 xx`;

test("every click on a finding leads to its cell, though the sentence of the cell before comes back", async () => {
  const { page } = await open(sheet, { viewport: { width: 1400, height: 900 } });
  await write(page, evening);
  await page.getByRole("button", { name: "Grid", exact: true }).click();
  const findings = page.locator("overtrick-verify button.finding");
  await expect.poll(() => findings.count()).toBeGreaterThan(5);
  const places = await findings.locator(".place").allInnerTexts();
  const seen: string[] = [];
  for (let i = 0; i < places.length; i += 1) {
    await findings.nth(i).evaluate((button) => button.scrollIntoView({ block: "center" }));
    const box = (await findings.nth(i).boundingBox())!;
    // The upper edge: what moves down by a line is no longer there.
    await page.mouse.move(box.x + box.width / 2, box.y + 4);
    await page.mouse.down();
    await page.waitForTimeout(60);
    expect((await findings.nth(i).boundingBox())!.y).toBe(box.y);
    await page.mouse.up();
    const number = Number(/\d+/u.exec(places[i]!)![0]);
    const above = evening.split("\n").slice(0, number);
    const wanted = places[i]!.startsWith("Board")
      ? String(number)
      : String(above.filter((text) => text.startsWith("Board")).length);
    await expect.poll(() => board(page)).toBe(wanted);
    await expect.poll(() => focused(page)).toMatch(/^\d+ (?:ns|ew|result|score)$/u);
    seen.push(`${wanted} ${await focused(page)}`);
  }
  expect(new Set(seen).size).toBeGreaterThan(3);
});

test("a cell that was left by a click says what is wrong with it, and a blank line goes", async () => {
  const { page } = await open(sheet, { viewport: { width: 1400, height: 900 } });
  await write(page, evening);
  await page.getByRole("button", { name: "Grid", exact: true }).click();
  const sentences = page.locator(".grid tr.said");
  await expect.poll(() => sentences.count()).toBe(2);
  await page.locator("input[data-at='2'][data-cell='result']").click();
  await expect.poll(() => sentences.count()).toBe(1);
  await page.locator("h1").first().click();
  await expect.poll(() => sentences.count()).toBe(2);
  for (const cell of ["ns", "ew", "result"]) {
    await page.locator(`input[data-at='2'][data-cell='${cell}']`).focus();
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.press("Delete");
  }
  await page.locator("h1").first().click();
  await expect.poll(() => page.locator(".grid tr.typed").count()).toBe(2);
});
