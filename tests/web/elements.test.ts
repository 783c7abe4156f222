/** The elements on a club's own page: another server, strict policies, no script, two versions, four languages. */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { load } from "overtrick";
import { stage } from "./support/browser";
import { dist, serveSite } from "./support/server.mjs";

const { open } = stage();

/** The club's own server: pages and files by their path, all under one policy. */
const files = new Map<string, { type: string; body: string }>();
let policy = "";
let club: Server;
let site: Awaited<ReturnType<typeof serveSite>>;
let clubAddress = "";
let fragment = "";

beforeAll(async () => {
  site = await serveSite({ open: true });
  club = createServer((request, response) => {
    const file = files.get(request.url ?? "");
    response.writeHead(file ? 200 : 404, {
      "Content-Type": file?.type ?? "text/plain",
      ...(policy === "" ? {} : { "Content-Security-Policy": policy }),
    });
    response.end(file?.body ?? "");
  });
  await new Promise<void>((resolve) => club.listen(0, "127.0.0.1", resolve));
  clubAddress = `http://127.0.0.1:${(club.address() as AddressInfo).port}`;
  const overtrick = await load();
  const { event } = overtrick.readTravellers("1 2 420\n3 4 450\n5 6 -50", { board: 1 });
  fragment = overtrick.writeHtml(event, overtrick.score(event));
});
afterAll(async () => {
  await site.close();
  club.closeAllConnections();
  await new Promise((resolve) => club.close(resolve));
});

const moduleLine = (address = `${site.address}elements/overtrick-elements.js`): string =>
  `<script type="module" src="${address}"></script>`;
const strict = (more = ""): string =>
  `default-src 'none'; script-src ${site.origin} ${more}; connect-src ${site.origin} 'self'; img-src data:`;

async function clubPage(body: string, options: Parameters<typeof open>[1] & { lang?: string } = {}) {
  const { lang = "en", ...rest } = options;
  const html = `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>Club</title><link rel="icon" href="data:,"></head><body>${body}</body></html>`;
  files.set("/page.html", { type: "text/html; charset=utf-8", body: html });
  return open("/page.html", { address: clubAddress, wait: false, ...rest });
}

/** The rows that are shown: of the element's own table, not of the one inside it. */
const rows = (page: Page): Promise<string[]> =>
  page
    .locator("overtrick-results [part~=row]")
    .evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent).join(" | ")));

const calculator =
  '<overtrick-expected own="28.4" partner="14" mean="26" tables="14" boards="24" result="54.2">';

describe("on a page of another server with a strict policy", () => {
  test("two lines show results, sorted as the reader likes, by keyboard", async () => {
    policy = strict();
    const { page } = await clubPage(`${moduleLine()}<overtrick-results>${fragment}</overtrick-results>`);
    // Three tables: 450 beats 420 beats −50, and the other way round for those who sat against them.
    await expect.poll(() => rows(page)).toHaveLength(6);
    expect((await rows(page))[0]).toBe("1= | 3 | 1 | 4.00 | 100.00");
    expect(await page.locator("overtrick-results [part~=heading]").allTextContents()).toEqual([
      "Rank",
      "Pair",
      "Boards",
      "Points",
      "%",
    ]);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    expect((await rows(page))[0]).toContain("| 6 |");
    await page.keyboard.press("Enter");
    expect((await rows(page))[0]).toContain("| 1 |");
    expect(await page.locator("overtrick-results th[aria-sort=ascending]").textContent()).toContain("Pair");
  });

  // The Danish handicap rules, as in the example of the page Expected.
  test.each([
    { lang: "en", expected: "Expected 52.40\u00a0%", after: "28.25" },
    { lang: "da-DK", expected: "Forventet 52,40\u00a0%", after: "28,25" },
  ])("the calculator speaks the page's language: $lang", async ({ lang, expected, after }) => {
    policy = strict("'wasm-unsafe-eval'");
    const { page } = await clubPage(`${moduleLine()}${calculator}</overtrick-expected>`, { lang });
    const answer = page.locator("overtrick-expected [part=answer]");
    await expect.poll(() => answer.textContent()).toContain(expected);
    expect(await answer.locator("td").allTextContents()).toContain(after);
    const changed = page.evaluate(
      () =>
        new Promise((resolve) => {
          document.addEventListener("overtrick-change", (event) =>
            resolve((event as CustomEvent<{ input: { result: number } }>).detail.input.result),
          );
        }),
    );
    await page.locator("overtrick-expected #result").fill("60,5");
    expect(await changed).toBe(60.5);
    await page.locator("overtrick-expected #own").fill("rubbish");
    await page.locator("overtrick-expected #own[aria-invalid=true]").waitFor();
    await page.evaluate(() => (document.documentElement.lang = "sv"));
    await page.locator("overtrick-expected").getByLabel("Ditt handikapp").waitFor();
    expect(await page.locator("overtrick-expected #result").inputValue()).toBe("60,5");
  });

  test("without WebAssembly results are shown, and the calculator says why it is not", async () => {
    policy = strict();
    const { page, complaints } = await clubPage(
      `${moduleLine()}<overtrick-results>${fragment}</overtrick-results>${calculator}<a href="x">Elsewhere</a></overtrick-expected>`,
    );
    await expect.poll(() => rows(page)).toHaveLength(6);
    await page.locator("overtrick-expected").getByText("does not let the calculator run").waitFor();
    expect(await page.getByRole("link", { name: "Elsewhere" }).isVisible()).toBe(true);
    // The browser itself writes that the policy refused it.
    complaints.length = 0;
  });

  test("without script the table is there", async () => {
    policy = strict();
    const { page } = await clubPage(`${moduleLine()}<overtrick-results>${fragment}</overtrick-results>`, {
      javaScriptEnabled: false,
    });
    expect(await page.getByRole("table").isVisible()).toBe(true);
    expect(await page.getByRole("row").count()).toBe(7);
  });

  test("nothing is left in the page's global names", async () => {
    policy = strict("'wasm-unsafe-eval'");
    const names = async (body: string): Promise<string[]> => {
      const { page } = await clubPage(`${body}${calculator}</overtrick-expected>`);
      if (body !== "") await page.locator("overtrick-expected [part=figure]").waitFor();
      return page.evaluate(() => Object.getOwnPropertyNames(window).sort());
    };
    expect(await names(moduleLine())).toEqual(await names(""));
  });
});

describe("src", () => {
  const results = (src: string): string =>
    `${moduleLine()}<overtrick-results src="${src}"><p>Ask the director</p></overtrick-results>`;

  test("a table of the club's site; markup in it stays text, also where no policy stops it", async () => {
    policy = "";
    const evil = "<img src=x onerror='window.hurt = 1'><script>window.hurt = 2</script>";
    files.set("/monday.html", {
      type: "text/html",
      body: fragment.replace("<td>3</td>", `<td>3${evil}</td>`),
    });
    const { page } = await clubPage(results("monday.html"));
    await expect.poll(() => rows(page)).toHaveLength(6);
    expect(await page.locator("overtrick-results img, overtrick-results script").count()).toBe(0);
    expect(await page.evaluate(() => "hurt" in window)).toBe(false);
  });

  test("an event is scored, with headings in the page's language", async () => {
    policy = strict("'wasm-unsafe-eval'");
    const body = readFileSync(new URL("../data/usebio/ebuscore.xml", import.meta.url), "utf8");
    files.set("/monday.xml", { type: "application/xml", body });
    const { page } = await clubPage(results("monday.xml"), { lang: "nl" });
    await expect.poll(async () => (await rows(page)).length).toBeGreaterThan(3);
    expect(await page.locator("overtrick-results [part~=heading]").allTextContents()).toContain("Plaats");
  });

  test("what is not there is said, and what stands inside is shown", async () => {
    policy = strict();
    const { page, complaints } = await clubPage(results("nothing.html"));
    await page.getByText("The results could not be fetched.").waitFor();
    expect(await page.getByText("Ask the director").isVisible()).toBe(true);
    complaints.length = 0;
  });
});

test.each(["ours first", "the other first"])("of two versions the first is used: %s", async (order) => {
  const source = readFileSync(join(dist, "elements/overtrick-elements.js"), "utf8");
  expect(source).toContain("Show all ");
  files.set("/other.js", { type: "text/javascript", body: source.replace("Show all ", "Other: all ") });
  policy = `${strict()}; script-src-elem ${site.origin} 'self'`;
  const lines = [moduleLine(), moduleLine("/other.js")];
  const { page } = await clubPage(
    `${(order === "ours first" ? lines : lines.reverse()).join("")}<overtrick-results rows="2">${fragment}</overtrick-results>`,
  );
  await expect.poll(() => rows(page)).toHaveLength(2);
  const more = page.locator("overtrick-results [part=more]");
  expect(await more.textContent()).toBe(order === "ours first" ? "Show all 6" : "Other: all 6");
  await more.click();
  expect(await rows(page)).toHaveLength(6);
});

test.each([
  ["embed.html", "Expected"],
  ["embed.nl.html", "Verwacht"],
  ["embed.da.html", "Forventet"],
  ["embed.sv.html", "Förväntat"],
])("the page about them shows them live: %s", async (file, expected) => {
  const { page } = await open(file, { wait: false, viewport: { width: 390, height: 844 } });
  await page.locator("overtrick-expected [part=answer]").getByText(expected).waitFor();
  await expect.poll(() => rows(page)).toHaveLength(4);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});
