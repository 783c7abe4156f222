/** A browser and the site for a file of tests, and what most tests ask of a page. */
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { launch, launchShell } from "../../tools/browser.mjs";
import { serveSite } from "./server.mjs";

export interface Visit {
  page: Page;
  /** Errors and messages of the console, refusals of the policy among them. */
  complaints: string[];
}

export interface Stage {
  /** Opens the page in a fresh profile and waits for the first result. */
  open: (
    path?: string,
    options?: BrowserContextOptions & { address?: string; wait?: boolean },
  ) => Promise<Visit>;
  browser: () => Browser;
  address: () => string;
  requests: () => string[];
}

/** What Playwright says where it keeps a service worker out. */
const blockedWorker = "Service Worker registration blocked by Playwright";

/**
 * For each file of tests; after each test no page may have complained. With `whole` it is all of Chromium, for what
 * the browser does around the page: what it fetches, keeps and shows by itself. Without it nothing is kept for use
 * offline: the service worker would fetch the whole site in every test.
 */
export function stage({ whole = false } = {}): Stage {
  let browser: Browser;
  let server: Awaited<ReturnType<typeof serveSite>>;
  let visits: Visit[] = [];
  beforeAll(async () => {
    [browser, server] = await Promise.all([whole ? launch() : launchShell(), serveSite()]);
  });
  afterAll(async () => {
    await browser.close();
    await server.close();
  });
  afterEach(async () => {
    const complaints = visits.flatMap((visit) => visit.complaints);
    await Promise.all(visits.map(({ page }) => page.context().close()));
    visits = [];
    expect(complaints).toEqual([]);
  });
  return {
    browser: () => browser,
    address: () => server.address,
    requests: () => server.requests,
    async open(path = "", { address = server.address, wait = true, ...options } = {}) {
      const context = await browser.newContext({
        viewport: { width: 1280, height: 800 },
        locale: "en-GB",
        serviceWorkers: whole ? "allow" : "block",
        ...options,
      });
      const page = await context.newPage();
      const visit: Visit = { page, complaints: [] };
      visits.push(visit);
      page.on("pageerror", (error) => visit.complaints.push(error.message));
      page.on("console", (message) => {
        const isComplaint = message.type() === "error" || message.type() === "warning";
        if (isComplaint && !message.text().startsWith(blockedWorker)) visit.complaints.push(message.text());
      });
      await page.goto(address + path);
      if (wait) await firstResult(page);
      return visit;
    },
  };
}

/** Waits until the page says that a result is on the screen. */
export async function firstResult(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName("overtrick-first-result").length > 0);
}

/** The first ranking on the screen: place, pair and percentage of each row. */
export async function ranking(page: Page): Promise<{ place: string; pair: string; percent: string }[]> {
  return page.locator(".standings tbody tr").evaluateAll((rows) =>
    rows.map((row) => {
      const text = (part: string): string => (row.querySelector(part)?.textContent ?? "").trim();
      return { place: text(".place"), pair: text("th"), percent: text(".strong") };
    }),
  );
}

/** The points beside each line of the sheet, `NS EW`; empty where a line has none. */
export async function pointsBeside(page: Page): Promise<string[]> {
  return page.locator(".sheet .points .line").evaluateAll((lines) =>
    lines.map((line) =>
      [...line.children]
        .map((side) => side.textContent.trim())
        .join(" ")
        .trim(),
    ),
  );
}

/** Puts a text in place of all that is on the sheet, as one who pastes it. */
export async function write(page: Page, text: string): Promise<void> {
  await page.locator("#sheet-text").focus();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.insertText(text);
  await wasRead(page);
}

/** Waits until the last edit was read, and what came of it was drawn: what reads is fetched at the first touch. */
async function wasRead(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const last = (name: string): number => performance.getEntriesByName(name).at(-1)?.startTime ?? 0;
    return last("overtrick-read") >= last("overtrick-edit");
  });
  await page.evaluate(() => new Promise(requestAnimationFrame));
}

/** The sheet, where the whole event is one text. */
export const sheet = "#/score?way=paste";
