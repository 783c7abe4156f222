/** An event that begins with another board than the first is shown from there on. */
import { describe, expect, test } from "vitest";
import { sheet, stage, write } from "./support/browser";
import { board, grid, lines } from "./support/grid";

const { open } = stage();

const asFile = (name: string, text: string): { name: string; mimeType: string; buffer: Buffer } => ({
  name,
  mimeType: "text/plain",
  buffer: Buffer.from(text),
});

describe("an event without a board 1", () => {
  const late = "Gift 7\n1 2 420\n3 4 450\nGift 8\n1 2 110\n3 4 90";

  test("pasted on the sheet or opened is shown from its first board on", async () => {
    const { page } = await open(sheet);
    await write(page, late);
    await page.getByRole("button", { name: "Grid", exact: true }).click();
    await expect.poll(() => board(page)).toBe("7");
    await expect
      .poll(() => lines(page))
      .toEqual(expect.arrayContaining([expect.stringContaining("1 2 420")]));
    await page
      .locator("overtrick-file-door input")
      .setInputFiles(asFile("late.txt", late.replaceAll("Gift ", "Gift 1")));
    await expect.poll(() => board(page)).toBe("17");
    // A board that it has not may be asked for.
    await page.getByRole("button", { name: "Next board" }).click();
    await page.getByRole("button", { name: "Next board" }).click();
    await expect.poll(() => board(page)).toBe("19");
    await page.waitForTimeout(600);
    await page.reload();
    await expect.poll(() => board(page)).toBe("19");
  });

  test("pasted into the grid, too, and after a reload", async () => {
    const { page } = await open(`${grid}&board=1`);
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.getByRole("button", { name: "Clear" }).click();
    await page.locator("input[data-at='0'][data-cell='ns']").focus();
    await page.evaluate((text) => navigator.clipboard.writeText(text), late);
    await page.keyboard.press("ControlOrMeta+V");
    await expect.poll(() => board(page)).toBe("7");
    await page.waitForTimeout(600);
    await page.reload();
    await expect.poll(() => board(page)).toBe("7");
  });
});
