/**
 * The renderer is killed 0–50 ms into a save, 25 times, or a hundred with OVERTRICK_THOROUGH=1: the book that is opened
 * next is the old one or the new one, to the last letter, never something else.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import type { BrowserContext, Page } from "playwright-core";
import { expect, test } from "vitest";
import type { ClubChange } from "../../web/store/club/contents";
import { findBrowser, findShell } from "../tools/prerequisites.mjs";
import { serveClubPage } from "./club-page/serve.mjs";
import { clubOf, member } from "./support/club";
import { isThorough } from "./support/states";

const kills = isThorough ? 100 : 25;
const longestWait = 50;

declare global {
  interface Window {
    wanted: ClubChange;
  }
}

/** Many records in one change: half of them would be a third book. */
const members = (kill: number): ClubChange => ({
  name: `Kill ${kill}`,
  members: Array.from({ length: 200 }, (_, i) => member(i, { name: `Member ${i} ${kill}` })),
  withoutMembers: [`m${200 + kill}`],
});

/** All records at once, as when a backup is opened; handing them over takes some of the 50 ms. */
const wholeBook = (kill: number): ClubChange => {
  const book = clubOf(300, 60);
  const event = `${kill} ${"traveller ".repeat(500)}`;
  return { contents: { ...book, versions: book.versions.map((one) => ({ ...one, event })) } };
};

async function tab(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address, { waitUntil: "commit" });
  await page.waitForFunction(() => "clubStage" in window, undefined, { polling: 5 });
  return page;
}

test("killed while it saves: the old book or the new one", { timeout: 240_000, retry: 0 }, async () => {
  const server = await serveClubPage();
  const profile = mkdtempSync(join(tmpdir(), "overtrick-kill-"));
  // On a disk: a profile in memory has no half-written files to be afraid of.
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: findShell() ?? findBrowser() ?? "",
    args: ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run"],
  });
  const seen = { old: 0, new: 0 };
  try {
    let page = await tab(context, server.address);
    await page.evaluate(() => window.clubStage.open());
    await page.evaluate((contents) => window.clubStage.club.apply({ contents }), clubOf(300, 60));
    let before = await page.evaluate(() => window.clubStage.hash());
    for (let kill = 0; kill < kills; kill += 1) {
      const wait = (longestWait * kill) / kills;
      const change = kill % 2 === 0 ? wholeBook(kill) : members(kill);
      const after = await page.evaluate((wanted) => {
        const { contents, changed, hashOf } = window.clubStage;
        Object.assign(window, { wanted });
        return hashOf(changed(contents(), wanted));
      }, change);
      const devtools = await context.newCDPSession(page);
      const crashed = page.waitForEvent("crash");
      await page.evaluate(() => void window.clubStage.club.apply(window.wanted));
      await new Promise((resolve) => setTimeout(resolve, wait));
      devtools.send("Page.crash").catch(() => undefined);
      await crashed;
      const [next] = await Promise.all([tab(context, server.address), page.close()]);
      page = next;
      const found = await page.evaluate(() => window.clubStage.open());
      expect([before, after], `killed after ${wait} ms`).toContain(found);
      seen[found === after ? "new" : "old"] += 1;
      before = found;
    }
  } finally {
    await context.close();
    await server.close();
    rmSync(profile, { recursive: true, force: true });
  }
  // Some came before the save was done, some after it; so others came in its middle.
  expect(seen.old).toBeGreaterThan(0);
  expect(seen.new).toBeGreaterThan(0);
});
