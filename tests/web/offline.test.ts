/** After one visit the page needs no network; a new version is offered, and taken only when the reader says so. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { writeServiceWorker } from "../../web/tools/service-worker.mjs";
import { firstResult, ranking, sheet, stage, write } from "./support/browser";
import { dist, serveSite } from "./support/server.mjs";

const { open } = stage({ whole: true });

/** Waits until everything is kept and the page is served from what was kept. */
async function everythingKept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
}

const description = 'meta[name="description"]';

test("without a network all pages work in all languages, and so does a reload", async () => {
  const server = await serveSite({ folder: "/club/bridge/" });
  const { page } = await open(sheet, { address: server.address });
  await everythingKept(page);
  await write(page, "1 2 420\n3 4 450");
  await server.close();

  const seen = new Set<string>();
  for (const language of ["en", "nl", "da", "sv"]) {
    await page.locator("overtrick-language select").selectOption(language);
    await page.waitForFunction((name) => document.documentElement.lang === name, language);
    for (const place of ["expected", "nett", "ranking"]) {
      await page.evaluate((name) => (location.hash = `#/${name}?sample`), place);
      const shown = (): Promise<string> => page.locator(`overtrick-${place}-page`).innerText();
      // Figures come out of the ratings, the words around them out of the dictionaries.
      await expect.poll(shown).toMatch(/\d[.,]\d/u);
      seen.add(await shown());
    }
  }
  expect(seen.size).toBe(12);

  await page.goto(`${server.address}?from=a-link${sheet}`);
  await firstResult(page);
  expect(await page.locator("#sheet-text").inputValue()).toBe("1 2 420\n3 4 450");
  await page.reload();
  await firstResult(page);
  expect((await ranking(page))[0]?.percent).toBe("100,00");

  const usebio = fileURLToPath(new URL("../data/usebio/ebuscore.xml", import.meta.url));
  await page.locator("overtrick-file-door input").setInputFiles(usebio);
  await expect.poll(async () => (await ranking(page)).length).toBeGreaterThan(2);

  await page.goto(`${server.address}embed.da.html`);
  for (const element of ["expected", "nett", "ranking"]) {
    await page.locator(`overtrick-${element} :is([part~=figure], [part~=row])`).first().waitFor();
  }
});

/**
 * Takes the new version. Chromium changes over when the old worker is idle, which takes a second; but what watches it
 * here keeps it busy for half a minute, so it is stopped as it would be by itself.
 */
async function taken(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("ServiceWorker.enable");
  const stopped = setInterval(() => {
    devtools.send("ServiceWorker.stopAllWorkers").catch(() => undefined);
  }, 1000);
  await page.locator(".update-bar button").first().click();
  await page.locator('meta[content="Newer"]').waitFor({ state: "attached", timeout: 60_000 });
  clearInterval(stopped);
  await firstResult(page);
}

test("a new version waits until it is taken, and nothing typed is lost", async () => {
  const site = mkdtempSync(join(tmpdir(), "overtrick-offline-"));
  cpSync(join(dist, "site"), site, { recursive: true });
  const server = await serveSite({ site });
  try {
    const { page } = await open(sheet, { address: server.address });
    await everythingKept(page);
    expect(await page.locator(".update-bar").count()).toBe(0);

    const before = readFileSync(join(site, "index.html"), "utf8");
    writeFileSync(join(site, "index.html"), before.replace(/content="Overtrick: [^"]*"/u, 'content="Newer"'));
    await writeServiceWorker(site);
    await page.reload();
    await firstResult(page);
    await write(page, "1 2 420\n3 4 450");
    const bar = page.locator(".update-bar");
    await bar.getByText("A new version is ready.").waitFor();
    expect(await page.locator(description).getAttribute("content")).not.toBe("Newer");
    await page.locator("overtrick-language select").selectOption("da");
    await bar.getByText("En ny version er klar.").waitFor();

    // A second tab, where the tap is the first touch: the old version hands out what comes with it, and lets go all the
    // same.
    const other = await page.context().newPage();
    await other.goto(`${server.address}#/score?sample`);
    await other.locator(".update-bar").waitFor();
    await taken(other);
    expect(await other.locator(".update-bar").count()).toBe(0);

    // The first tab goes on as it is until its reader reloads it.
    expect(await page.locator(description).getAttribute("content")).not.toBe("Newer");
    expect(await bar.getByRole("button", { name: "Genindlæs" }).count()).toBe(1);
    await taken(page);
    expect(await page.locator("#sheet-text").inputValue()).toBe("1 2 420\n3 4 450");
    expect(await bar.count()).toBe(0);
  } finally {
    await server.close();
    rmSync(site, { recursive: true });
  }
}, 180_000);

test("the site can be installed: its manifest names a start, a scope and icons that are there", () => {
  interface Manifest {
    start_url: string;
    scope: string;
    display: string;
    icons: { src: string; sizes: string; purpose?: string }[];
  }
  const manifest = JSON.parse(readFileSync(join(dist, "site/overtrick.webmanifest"), "utf8")) as Manifest;
  expect(manifest).toMatchObject({ start_url: "./", scope: "./", display: "standalone" });
  for (const { src, sizes } of manifest.icons) {
    const icon = readFileSync(join(dist, "site", src));
    // Width and height stand at the beginning of a PNG.
    if (src.endsWith(".png")) expect(`${icon.readUInt32BE(16)}x${icon.readUInt32BE(20)}`, src).toBe(sizes);
  }
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain("maskable");
});

test("the single file has no service worker and no manifest", () => {
  const html = readFileSync(join(dist, "overtrick.html"), "utf8");
  expect(html).not.toMatch(/serviceWorker|rel="manifest"|sw\.js/u);
});
