/** A text far too large to type: the page stays quick, says what it holds, and loses nothing. */
import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { ranking, sheet, stage, write } from "./support/browser";
import { tasksDuring } from "./support/tasks";

const { browser, open } = stage();
const longestTask = 200;

declare global {
  interface Window {
    /** The large text, as the tests made it in the page. */
    evening: string;
  }
}

/** Makes a text of travellers in the page, one line in a hundred a bad one, and puts it on the real clipboard. */
async function copy(page: Page, bytes: number): Promise<void> {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.evaluate(async (size) => {
    const lines: string[] = [];
    for (let length = 0, index = 0; length < size; index += 1) {
      const [board, bad] = [index % 100 === 0, index % 100 === 50];
      const result = `${(index % 97) + 1} ${(index % 89) + 101} ${((index % 60) - 30) * 10}`;
      const line = board ? `Board ${((index / 100) % 36) + 1}` : bad ? "this is no result" : result;
      lines.push(line);
      length += line.length + 1;
    }
    window.evening = lines.join("\n");
    await navigator.clipboard.writeText(window.evening);
  }, bytes);
}

/** Ctrl+V over all that is on the sheet. */
async function paste(page: Page): Promise<void> {
  await page.locator("#sheet-text").focus();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.press("ControlOrMeta+V");
}

/** A paste that the test makes up, for texts that no clipboard need hold. */
async function pretendPaste(page: Page, text: string, times: number): Promise<void> {
  await page.locator("#sheet-text").evaluate(
    (field: HTMLTextAreaElement, [line, count]) => {
      const data = new DataTransfer();
      data.setData("text/plain", line.repeat(count));
      field.select();
      field.dispatchEvent(
        new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }),
      );
    },
    [text, times] as const,
  );
}

async function settled(page: Page): Promise<void> {
  await expect.poll(() => page.locator(".aside .what").textContent(), { timeout: 50_000 }).toMatch(/lines/u);
}

test("Undo takes a large text away, and no figure of it lies on another", { timeout: 120_000 }, async () => {
  const { page } = await open("#/score?sample&way=paste");
  const before = await page.locator("#sheet-text").inputValue();
  await pretendPaste(page, "1 2 420\n", 1_250_000);
  await settled(page);
  const figures = page.locator(".standings tbody .number");
  await expect.poll(() => figures.first().textContent(), { timeout: 50_000 }).toMatch(/\d/u);
  const wide = await figures.evaluateAll((cells) =>
    cells.filter((cell) => cell.scrollWidth > cell.clientWidth).map((cell) => cell.textContent.trim()),
  );
  expect(wide).toEqual([]);
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect.poll(() => page.locator("#sheet-text").inputValue()).toBe(before);
});

test("a 10 MB paste gives findings and results, and no task above 200 ms", { timeout: 120_000 }, async () => {
  const { page } = await open(sheet);
  await copy(page, 10_000_000);
  const tasks = await tasksDuring(browser(), page, async () => {
    await paste(page);
    await settled(page);
    await expect.poll(() => page.locator(".traveller tbody tr").count(), { timeout: 20_000 }).toBe(500);
  });
  expect(tasks.longestAlone).toBeLessThan(longestTask);
  const what = await page.locator(".aside .what").textContent();
  expect(what).toMatch(/^Pasted text, 10\.0\sMB, [\d,]+ lines$/u);
  expect(await page.locator(".finding").count()).toBe(200);
  expect(await page.locator(".findings").textContent()).toMatch(/and [\d,]+ more/u);
  expect(await page.locator(".travellers").textContent()).toMatch(/[\d,]+ more lines are not shown/u);
});

describe("a large text", () => {
  test("can be saved whole, removed and brought back", async () => {
    const { page } = await open(sheet);
    await write(page, "1 2 420\n3 4 450");
    await copy(page, 500_000);
    await paste(page);
    await settled(page);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Save as a file" }).click(),
    ]);
    const saved = readFileSync(await download.path(), "utf8");
    expect(saved).toBe(await page.evaluate(() => window.evening));
    await page.getByRole("button", { name: "Remove" }).click();
    await expect.poll(() => page.locator("#sheet-text").inputValue()).toBe("1 2 420\n3 4 450");
    await expect.poll(() => ranking(page)).toHaveLength(4);
    await page.locator(".undo-bar").getByRole("button", { name: "Undo" }).click();
    await settled(page);
  });

  test("stays while another place is looked at", async () => {
    const { page } = await open(sheet);
    await copy(page, 500_000);
    await paste(page);
    await page.locator("nav").getByRole("link", { name: "Club" }).click();
    await page.getByRole("heading", { level: 1, name: "Club" }).waitFor();
    await page.goBack();
    await settled(page);
  });

  test("can be stopped and read again", async () => {
    const { page } = await open(sheet);
    await pretendPaste(page, "1 2 420\n3 4 450\n", 1_500_000);
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.getByText("Reading was stopped.").waitFor();
    await page.getByRole("button", { name: "Remove" }).click();
    await page.locator(".standings").first().waitFor();
  });

  test("above the limit of the core is a finding", async () => {
    const { page } = await open(sheet);
    await pretendPaste(page, "1 2 420\n3 4 450\n", 4_500_000);
    await expect.poll(() => page.locator(".finding").count(), { timeout: 30_000 }).toBe(1);
    expect(await page.locator(".finding").textContent()).toContain("is the limit");
  });

  test("that is refused as a file leaves the sheet alone", { timeout: 60_000 }, async () => {
    const { page } = await open(sheet);
    const before = await page.locator("#sheet-text").inputValue();
    await page.locator("#sheet-text").evaluate((field: HTMLTextAreaElement) => {
      const data = new DataTransfer();
      data.items.add(new File(["1 2 420\n".repeat(8_500_000)], "large.txt", { type: "text/plain" }));
      field.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
    });
    await expect
      .poll(() => page.locator("overtrick-file-panel").textContent(), { timeout: 30_000 })
      .toContain("large.txt");
    expect(await page.locator("#sheet-text").inputValue()).toBe(before);
  });

  test("is what Undo takes away; nothing changes behind it", async () => {
    const { page } = await open(sheet);
    await write(page, "1 2 420\n3 4 450");
    await pretendPaste(page, "1 2 420\n3 4 450\n", 20_000);
    await settled(page);
    expect(await page.getByRole("button", { name: "Redo", exact: true }).isDisabled()).toBe(true);
    await page.keyboard.press("ControlOrMeta+Z");
    await expect.poll(() => page.locator("#sheet-text").inputValue()).toBe("1 2 420\n3 4 450");
  });

  test("comes as a dropped file too, and keeps its name", async () => {
    const { page } = await open(sheet);
    await page.locator("#sheet-text").evaluate((field: HTMLTextAreaElement) => {
      const data = new DataTransfer();
      data.items.add(new File(["1 2 420\n3 4 450\n".repeat(20_000)], "tuesday.txt", { type: "text/plain" }));
      field.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
    });
    await settled(page);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Save as a file" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("tuesday.txt");
  });

  test("that comes in any other way is set aside as well", async () => {
    const { page } = await open(sheet);
    const before = await page.locator("#sheet-text").inputValue();
    await page.locator("#sheet-text").evaluate((field: HTMLTextAreaElement) => {
      field.value = "1 2 420\n3 4 450\n".repeat(20_000);
      field.dispatchEvent(new InputEvent("input", { bubbles: true }));
    });
    await settled(page);
    expect(await page.locator("#sheet-text").inputValue()).toBe(before);
  });
});

/** Pastes ten million characters into a field, as many lines or as one, and says how long the longest task took. */
async function pasteInto(page: Page, field: string, text: string): Promise<number> {
  await page.locator(field).first().waitFor();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.evaluate(
    (line) => navigator.clipboard.writeText(line.repeat(Math.ceil(10_000_000 / line.length))),
    text,
  );
  await page.locator(field).first().focus();
  const tasks = await tasksDuring(browser(), page, async () => {
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.press("ControlOrMeta+V");
    await page.locator(".undo-bar, .aside .what").first().waitFor();
  });
  return tasks.longestAlone;
}

test("a club's long history is read beside the page, pasted over another one too", async () => {
  const { page } = await open("#/nett?view=handicaps", { wait: false });
  await page.locator("#nett-history").waitFor();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const put = async (text: string): Promise<number> => {
    await page.evaluate((all) => navigator.clipboard.writeText(all), text);
    await page.locator("#nett-history").focus();
    const tasks = await tasksDuring(browser(), page, async () => {
      await page.keyboard.press("ControlOrMeta+A");
      await page.keyboard.press("ControlOrMeta+V");
      await page.locator(".undo-bar").first().waitFor();
      await page.waitForFunction(() => document.querySelector("[aria-busy=true]") === null);
    });
    return tasks.longestAlone;
  };
  // Put in at once: a driver that types it takes a minute.
  await page.locator("#nett-history").evaluate((field: HTMLTextAreaElement) => {
    field.value = "1-3-2024;Mon;Ann Lee;Bo Roe;48,5\n".repeat(600);
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
  });
  expect(await put("rubbish without end\n".repeat(15_000))).toBeLessThan(longestTask);
  await page.locator(".findings").waitFor();
  await page.getByRole("button", { name: "Clear" }).click();
  const line = (i: number): string =>
    `${1 + (i % 28)}-3-2024;Mon;Ann ${i % 97};Bo ${i % 89};${40 + (i % 20)}`;
  const results = Array.from({ length: 8000 }, (_, i) => line(i));
  expect(await put(["Date;Session;Player;Partner;Gross", ...results].join("\n"))).toBeLessThan(longestTask);
  await page.getByText("8,000 results").waitFor();
  await expect.poll(() => page.locator(".nett-book tbody tr").count()).toBeGreaterThan(100);
});

describe("10 MB pasted into any field", { timeout: 60_000 }, () => {
  const fields = [
    { at: "#/score?way=grid", field: "overtrick-grid input" },
    { at: "#/expected", field: "overtrick-expected-quick input" },
    { at: "#/expected?view=field", field: "#field-list" },
    { at: "#/nett", field: "overtrick-nett-quick input" },
    { at: "#/nett?view=list&from=paste", field: "#nett-list" },
    { at: "#/nett?view=handicaps", field: "#nett-history" },
    { at: "#/ranking?view=sessions", field: "#session-text" },
    { at: "#/club?import", field: "#import-list" },
  ];
  test.each(fields)("is not put in, and said: $at", async ({ at, field }) => {
    const { page } = await open(at, { wait: false });
    const before = await page.locator(field).first().inputValue();
    expect(await pasteInto(page, field, "x")).toBeLessThan(longestTask);
    const said = await page.locator(".undo-bar").textContent();
    expect(said).toContain("the text has 10,000,000 characters");
    expect(await page.locator(field).first().inputValue()).toBe(before);
  });

  test("as lines on the grid is set aside, as on the sheet", async () => {
    const { page } = await open("#/score?way=grid");
    expect(await pasteInto(page, "overtrick-grid input", "1 2 420\n3 4 450\n")).toBeLessThan(longestTask);
    await settled(page);
  });
});
