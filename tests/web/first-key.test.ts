/** What reads comes after the first result: whatever is done before it is there is kept, and counts once it is. */
import type { Page, Route } from "playwright-core";
import { describe, expect, test } from "vitest";
import { firstResult, ranking, sheet, stage } from "./support/browser";

const { open, address } = stage();
const later = /overtrick-later.*\.wasm$/u;

interface SlowVisit {
  page: Page;
  /** Lets go what was held back. */
  release: () => Promise<void>;
}

/** A first visit with the second half of the package held back. */
async function slowVisit(path = ""): Promise<SlowVisit> {
  const visit = await visitWithout(later, path);
  await firstResult(visit.page);
  return visit;
}

async function visitWithout(files: RegExp, path: string): Promise<SlowVisit> {
  // A service worker would fetch all by itself.
  const { page } = await open("", { address: "about:blank", wait: false, serviceWorkers: "block" });
  const held: Route[] = [];
  await page.route(files, (route) => void held.push(route));
  await page.goto(address() + path);
  const release = async (): Promise<void> => {
    await expect.poll(() => held.length).toBeGreaterThan(0);
    await Promise.all(held.map((route) => route.continue()));
  };
  return { page, release };
}

const cell = (at: number, name: string): string => `input[data-at="${at}"][data-cell="${name}"]`;

/** Drops a file on the page; whether the page took it, which the browser otherwise would have opened. */
async function drop(page: Page, name: string, text: string): Promise<boolean> {
  return await page.evaluate(
    ([called, content]) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([content], called));
      return ["dragover", "drop"].every(
        (kind) =>
          !document.body.dispatchEvent(
            new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer }),
          ),
      );
    },
    [name, text] as const,
  );
}

async function paste(page: Page, into: string, text: string): Promise<void> {
  await page.locator(into).evaluate((field, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", pasted);
    field.focus();
    field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

const travellers = "Board 1\n1\t2\t420\n3\t4\t450\n5\t6\t-50\n";
const pairs = async (page: Page): Promise<string[]> =>
  (await ranking(page)).map(({ pair }) => pair.replace(/\D+.*/u, ""));

describe("before what reads is there", () => {
  test("keys in the grid stay in their cell, and count when it is", async () => {
    const { page, release } = await slowVisit();
    const before = await ranking(page);
    await page.locator(cell(1, "result")).click();
    await page.keyboard.type("7NT N +6");
    await page.keyboard.press("Enter");
    await page.keyboard.type("3NT N =");
    expect(await page.locator(cell(1, "result")).inputValue()).toBe("7NT N +6");
    expect(await ranking(page)).toEqual(before);
    await release();
    await expect.poll(() => ranking(page)).not.toEqual(before);
    expect(await page.locator(cell(1, "result")).inputValue()).toBe("7NT N +6");
    expect(await page.locator(cell(2, "result")).inputValue()).toBe("3NT N =");
    await page.reload();
    await page.waitForSelector(cell(2, "result"));
    expect(await page.locator(cell(2, "result")).inputValue()).toBe("3NT N =");
  });

  test("lines that are pasted into the grid take the sample's place when it is", async () => {
    const { page, release } = await slowVisit();
    await page.waitForSelector(cell(0, "ns"));
    await paste(page, cell(0, "ns"), travellers);
    await release();
    await expect.poll(() => pairs(page)).toEqual(["3", "6", "1", "2", "4", "5"]);
    expect(await page.locator(cell(2, "result")).inputValue()).toBe("-50");
  });

  test("a text on the sheet is not lost on the way to the grid", async () => {
    const { page, release } = await slowVisit(sheet);
    await page.waitForSelector("#sheet-text");
    await page.locator("#sheet-text").focus();
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.insertText(travellers);
    await page.getByRole("button", { name: "Grid", exact: true }).click();
    await expect.poll(() => page.locator(".way").textContent()).toContain("Reading");
    await release();
    await page.waitForSelector(cell(2, "result"));
    expect(await page.locator(cell(2, "result")).inputValue()).toBe("-50");
    expect((await pairs(page)).length).toBe(6);
  });

  test("a step back leads to the sample again", async () => {
    const { page, release } = await slowVisit();
    const before = await ranking(page);
    await page.locator(cell(1, "result")).fill("PASS");
    await page.keyboard.press("ControlOrMeta+Z");
    await page.locator(cell(1, "result")).fill("NP");
    await release();
    await expect.poll(() => ranking(page)).not.toEqual(before);
    await page.keyboard.press("ControlOrMeta+Z");
    await expect.poll(() => ranking(page)).toEqual(before);
  });

  test("taps on the slip go on from one another", async () => {
    const { page, release } = await slowVisit("#/score?way=slip");
    await page.locator(".slip-line").nth(1).click();
    const pad = page.locator("overtrick-slip-pad");
    const tap = (group: string, at: number): Promise<void> => pad.locator(`.${group} button`).nth(at).click();
    await tap("levels", 5);
    await tap("strains", 4);
    await tap("declarers", 1);
    await tap("doublings", 1);
    await tap("tricks-row", 1);
    const written = pad.locator(".pad-result input");
    expect(await written.inputValue()).toBe("6NTx S +1");
    await release();
    await expect.poll(() => page.locator(".slip-line").nth(1).textContent()).toMatch(/1.?330/u);
    expect(await written.inputValue()).toBe("6NTx S +1");
  });

  test("teams are scored when it is", async () => {
    const { page, release } = await slowVisit();
    await page.locator(".event-rules select").first().selectOption("teams");
    await release();
    await page.getByRole("button", { name: "Undo", exact: true }).first().click();
    await expect.poll(async () => (await ranking(page)).length).toBe(13);
  });
});

describe("a file that is dropped", () => {
  test("before what opens it is there, is opened once it is", async () => {
    const { page, release } = await visitWithout(/entry-part/u, "");
    await firstResult(page);
    expect(await drop(page, "night.txt", travellers)).toBe(true);
    await release();
    await expect.poll(() => page.locator(".file-panel").innerText()).toContain("night.txt");
    await expect.poll(async () => (await pairs(page)).length).toBe(6);
  });

  test("where none is taken, leaves the page and what was typed where they are", async () => {
    const { page } = await open("#/expected", { wait: false });
    await page.waitForSelector("main input");
    expect(await drop(page, "night.txt", travellers)).toBe(true);
    await page.goto(`${address()}#/score?sample`);
    await expect.poll(async () => (await pairs(page)).length).toBe(13);
  });
});

test("where it cannot be fetched the page says so, keeps what is typed, and goes on when there is a network", async () => {
  const { page, complaints } = await open("", {
    address: "about:blank",
    wait: false,
    serviceWorkers: "block",
  });
  await page.route(later, (route) => route.abort());
  await page.goto(address());
  await firstResult(page);
  await page.locator(cell(1, "result")).fill("PASS");
  await page.waitForSelector(".result [role=alert]");
  expect(await page.locator(cell(1, "result")).inputValue()).toBe("PASS");
  await page.unroute(later);
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect.poll(async () => (await ranking(page)).length).toBe(13);
  expect(complaints.splice(0).filter((complaint) => !complaint.includes("ERR_FAILED"))).toEqual([]);
});

test("an event that was kept is read at once, without a touch", async () => {
  const { page } = await open(sheet);
  await page.locator("#sheet-text").fill(travellers);
  await expect.poll(async () => (await pairs(page)).length).toBe(6);
  await page.reload();
  await expect.poll(async () => (await pairs(page)).length).toBe(6);
});

describe("before what ranks is there", () => {
  const wasm = /overtrick-rate.*\.wasm$/u;
  const file = (name: string, text: string): { name: string; mimeType: string; buffer: Buffer } => ({
    name,
    mimeType: "text/plain",
    buffer: Buffer.from(text),
  });

  test("a season that is opened is shown when it is", async () => {
    const { page, release } = await visitWithout(wasm, "#/ranking");
    const entries = [{ line: "A", players: ["Ann", "Bo"], score: 60 }];
    const season = { name: "Monday", sessions: [{ date: "2026-09-07", kind: "pairs", entries }] };
    await page.locator("#season-file").setInputFiles(file("season.json", JSON.stringify(season)));
    await page.getByText("Undo").waitFor();
    await release();
    await expect.poll(() => page.locator("main .ranking-table").first().textContent()).toContain("Ann");
  });

  test("an evening that is opened is read when it is", async () => {
    const { page, release } = await visitWithout(wasm, "#/ranking");
    await page.locator("#season-file").setInputFiles(file("monday.txt", "A 1 1 Ann - Bo 60\n"));
    await release();
    await expect.poll(() => page.locator("#session-text").inputValue()).toContain("Ann");
  });
});
