/** Where the page may live: a folder of any server, a file on the disk; and what its policy refuses. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { firstVisit } from "../../web/tools/build.mjs";
import { firstResult, ranking, sheet, stage } from "./support/browser";
import { dist, serveSite } from "./support/server.mjs";

const { open, requests } = stage({ whole: true });
const singleFile = pathToFileURL(join(dist, "overtrick.html")).href;

test("works from a folder of a server, also one that does not know the type of wasm", async () => {
  const server = await serveSite({ folder: "/club/bridge/", wasmType: "application/octet-stream" });
  try {
    const { page } = await open("", { address: server.address });
    expect((await ranking(page)).length).toBeGreaterThan(7);
    expect(server.requests.filter((path) => !path.startsWith("/club/bridge/"))).toEqual([]);
  } finally {
    await server.close();
  }
});

test("each file is asked for once", async () => {
  const before = requests().length;
  await open();
  const asked = requests().slice(before);
  expect(new Set(asked).size).toBe(asked.length);
  expect(asked.filter((path) => path.endsWith(".wasm"))).toHaveLength(1);
});

test.each([1280, 390])(
  "a first visit %i wide fetches no more than the build weighs, and the rest comes at a touch",
  async (width) => {
    const before = requests().length;
    const { page, complaints } = await open("", {
      viewport: { width, height: 800 },
      serviceWorkers: "block",
    });
    const way = width < 900 ? "overtrick-slip" : "overtrick-grid";
    await page.waitForFunction((name) => customElements.get(name) !== undefined, way);
    await page.waitForLoadState("networkidle");
    const asked = requests().slice(before);
    const bytes = (path: string): number =>
      brotliCompressSync(readFileSync(join(dist, "site", path === "/" ? "index.html" : path))).length;
    expect(asked.map(bytes).reduce((sum, size) => sum + size, 0)).toBeLessThan(firstVisit() + 1000);
    expect(await page.evaluate(() => customElements.get("overtrick-view-matrix"))).toBeUndefined();
    await page.keyboard.press("Tab");
    await page.waitForFunction(() => customElements.get("overtrick-view-matrix") !== undefined);
    const fetched = requests().slice(before);
    expect(fetched.map((path) => /overtrick-\w+(?=.*\.wasm$)/u.exec(path)?.[0]).filter(Boolean)).toEqual([
      "overtrick-first",
      "overtrick-later",
    ]);
    expect(complaints.splice(0).filter((complaint) => !complaint.includes("Service Worker"))).toEqual([]);
  },
);

describe("the policy", () => {
  test("refuses inline script and style, eval and other servers", async () => {
    const { page, complaints } = await open();
    const outcome = await page.evaluate(async () => {
      const script = document.createElement("script");
      script.textContent = "window.hurt = 1";
      document.head.append(script);
      const style = document.createElement("style");
      style.textContent = "html { opacity: 0.5 }";
      document.head.append(style);
      // From a timer, because the browser's debugger may evaluate what the page may not.
      const evaluated = await new Promise<boolean>((resolve) => {
        setTimeout(() => {
          try {
            // eslint-disable-next-line no-eval -- that it is refused is what the test is about
            resolve((0, eval)("true") as boolean);
          } catch {
            resolve(false);
          }
        });
      });
      const fetched = await fetch("http://localhost:9/").then(
        () => true,
        () => false,
      );
      return {
        hurt: "hurt" in window,
        opacity: getComputedStyle(document.documentElement).opacity,
        evaluated,
        fetched,
      };
    });
    expect(outcome).toEqual({ hurt: false, opacity: "1", evaluated: false, fetched: false });
    const refused = complaints.filter((text) => text.includes("Content Security Policy"));
    expect(refused.length).toBeGreaterThanOrEqual(3);
    // Nobody answers there; that the policy and not the network refused it is what counts.
    expect(refused.some((text) => text.includes("localhost:9"))).toBe(true);
    complaints.length = 0;
  });

  test("is the strict one, in the page as served", () => {
    const html = readFileSync(join(dist, "site/index.html"), "utf8");
    expect(html).toContain(
      "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; base-uri 'none'; object-src 'none'; form-action 'none'",
    );
    expect(html).not.toMatch(/<script(?![^>]*\bsrc=)/u);
    expect(html).not.toMatch(/<style|\sstyle=|unsafe-inline|'unsafe-eval'/u);
    expect(html).not.toMatch(/(?:src|href)="(?:\/|https?:)/u);
  });
});

describe("the single file", () => {
  test("scores the sample from the disk with the network off", async () => {
    const { page } = await open("", { address: singleFile, offline: true });
    const scored = await ranking(page);
    const { page: site } = await open();
    expect(scored).toEqual(await ranking(site));
    expect(scored.length).toBeGreaterThan(7);
  });

  test("speaks every language, keeps what is typed, and finds its places", async () => {
    const { page } = await open("#/club", { address: singleFile, offline: true, wait: false });
    await page.getByRole("heading", { level: 1, name: "Club" }).waitFor();
    await page.getByLabel("Language").selectOption("sv");
    await page.getByRole("heading", { level: 1, name: "Klubb" }).waitFor();
    await page.goto(singleFile + sheet);
    await firstResult(page);
    expect(await page.locator("html").getAttribute("lang")).toBe("sv");
    await page.locator("#sheet-text").fill("1 2 420\n3 4 450");
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain("3 4 450");
    await page.reload();
    await firstResult(page);
    expect(await page.locator("#sheet-text").inputValue()).toBe("1 2 420\n3 4 450");
  });

  test.each([
    ["expected", "Verwacht", "52,40"],
    ["nett", "Netto", "Brutoscore"],
    ["ranking", "Ranking", "Zittingen"],
    ["club", "Club", "Zittingen"],
  ])("opens %s in the reader's language", async (place, heading, word) => {
    const options = { address: singleFile, offline: true, wait: false, locale: "nl-NL" };
    const { page } = await open(`#/${place}`, options);
    await page.getByRole("heading", { level: 1, name: heading }).waitFor();
    await expect.poll(() => page.locator("main").innerText()).toContain(word);
  });

  test.each([
    ["en", "Help", "embed.html of the site"],
    ["nl-NL", "Hulp", "embed.nl.html van de site"],
  ])("says in its help where the page for club sites is: %s", async (locale, help, says) => {
    const { page } = await open("", { address: singleFile, offline: true, locale });
    await page.getByRole("button", { name: help }).click();
    await page.locator("dialog.help").getByText(says).waitFor();
    expect(await page.locator("dialog.help a").count()).toBe(0);
  });

  test("reads a large text in a worker of its own", async () => {
    const { page } = await open(sheet, { address: singleFile, offline: true });
    await page.locator("#sheet-text").evaluate((field: HTMLTextAreaElement) => {
      const data = new DataTransfer();
      data.setData("text/plain", "1 2 420\n3 4 450\n".repeat(20_000));
      field.select();
      field.dispatchEvent(
        new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }),
      );
    });
    await page.locator(".aside").waitFor();
    await expect
      .poll(() => page.locator(".aside .what").textContent(), { timeout: 30_000 })
      .toContain("40,000 lines");
    await page.locator(".standings").waitFor();
  });

  test("names its script and style by their hash, and allows no others", () => {
    const html = readFileSync(join(dist, "overtrick.html"), "utf8");
    const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/u.exec(html)?.[1] ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/script-src 'sha256-[^']+' 'wasm-unsafe-eval';/u);
    expect(policy).toMatch(/style-src 'sha256-[^']+';/u);
    expect(html).not.toMatch(/<(?:script|link)[^>]*(?:src|href)="(?!data:)/u);
  });
});
