/** An element in a frame, for sites that allow no scripts of others: fixed height, or as high as it is. */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { load } from "overtrick";
import { afterAll, beforeAll, expect, test } from "vitest";
import { stage } from "./support/browser";
import { clubSite } from "./support/club-site";
import { dist, serveSite } from "./support/server.mjs";

const { open } = stage();
const club = clubSite(open);

/** A server with the copied folder and the club's files beside it. */
const folder = mkdtempSync(join(tmpdir(), "overtrick-frame-"));
let server: Awaited<ReturnType<typeof serveSite>>;
beforeAll(async () => {
  cpSync(join(dist, "elements"), join(folder, "elements"), { recursive: true });
  const overtrick = await load();
  const lines = Array.from({ length: 20 }, (_, i) => `${2 * i + 1} ${2 * i + 2} ${10 * i + 50}`);
  const { event } = overtrick.readTravellers(lines.join("\n"), { board: 1 });
  writeFileSync(join(folder, "monday.html"), overtrick.writeHtml(event, overtrick.score(event)));
  server = await serveSite({ site: folder });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const frame = (query: string): string =>
  `<iframe src="${server.address}elements/frame.html?${query}" title="Overtrick" width="600" height="300"></iframe>`;
const results = "element=results&src=../monday.html&lang=sv";
const height = (): string =>
  `<script type="module" src="${club.site.address}elements/overtrick-frame-height.js"></script>`;

test("a page without any script shows results and calculator in the language of the address", async () => {
  club.policy = `default-src 'none'; img-src data:; frame-src ${server.origin}`;
  const { page } = await club.page(
    frame(`${results}&rows=3`) +
      frame("element=expected&own=28.4&partner=14&mean=26&tables=14&boards=24&lang=da&ink=navy&onclick=x"),
  );
  const [shown, calculator] = [page.frameLocator("iframe >> nth=0"), page.frameLocator("iframe >> nth=1")];
  await shown.getByRole("button", { name: "Visa alla 40" }).waitFor();
  // The Danish handicap rules, as in the example of the page Expected.
  await calculator.getByText("52,40").waitFor();
  const element = calculator.locator("overtrick-expected");
  expect(await element.evaluate((one) => getComputedStyle(one).color)).toBe("rgb(0, 0, 128)");
  expect(await element.getAttribute("onclick")).toBeNull();
  expect(await page.locator("iframe").first().getAttribute("height")).toBe("300");
});

test("with one line of script a frame is as high as what it shows, and follows it", async () => {
  club.policy = `${club.strict()}; frame-src ${server.origin}`;
  const { page } = await club.page(height() + frame(`${results}&rows=3`) + frame(results));
  const tall = (index: number): Promise<number> =>
    page
      .locator("iframe")
      .nth(index)
      .evaluate((one) => (one as HTMLIFrameElement).clientHeight);
  await expect.poll(() => tall(0)).toBeLessThan(290);
  await expect.poll(() => tall(1)).toBeGreaterThan(900);
  await page.frameLocator("iframe >> nth=0").getByRole("button", { name: "Visa alla 40" }).click();
  await expect.poll(() => tall(0)).toBeGreaterThan(900);
  // Whatever height the site's own rules give to frames.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("iframe { height: 250px }");
    document.adoptedStyleSheets.push(sheet);
  });
  expect(await tall(0)).toBeGreaterThan(900);
  // Others may say what they like.
  const before = await tall(0);
  await page.evaluate(() => window.postMessage({ overtrick: "height", height: 5 }, "*"));
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  expect(await tall(0)).toBe(before);
});

test("border and padding of the frame take nothing off what it shows", async () => {
  club.policy = "";
  const looks = [
    "* { box-sizing: border-box }",
    "* { box-sizing: border-box } iframe { border: 7px solid; padding: 5px 0 }",
    "iframe { border: 7px solid; padding: 5px 0 }",
    "* { box-sizing: border-box } iframe { border: 0 }",
  ];
  for (const look of looks) {
    const { page } = await club.page(`<style>${look}</style>${height()}${frame(results)}`);
    await page.frameLocator("iframe").locator("tbody tr").nth(39).waitFor();
    const hidden = (): Promise<number> =>
      page
        .frames()[1]!
        .evaluate(() => Math.abs(document.documentElement.getBoundingClientRect().height - innerHeight));
    await expect.poll(hidden, { message: look }).toBeLessThan(1);
  }
});

test("without parameters it says what is missing", async () => {
  const { page } = await open("elements/frame.html?lang=nl", { address: server.address, wait: false });
  await page.getByText("Nog niets te tonen").waitFor();
  await page.goto(`${server.address}elements/frame.html?lang=da-DK&element=resultater`);
  await page.getByText("Der er intet element “resultater”. Disse kan vises: results, ").waitFor();
});

test("what the address names is known in any case, and what nobody knows is said", async () => {
  const { page } = await open("elements/frame.html?element=Results&src=../monday.html&rows=many&lang=da", {
    address: server.address,
    wait: false,
  });
  await page.getByText('Ukendt her: rows="many".').waitFor();
  await page.locator("overtrick-results tbody tr").nth(39).waitFor();
});

// Without `allow-same-origin` a frame is of no server, and its own files are kept from it.
test.each([
  { sandbox: "allow-scripts", shows: false },
  { sandbox: "", shows: false },
  { sandbox: "allow-scripts allow-same-origin", shows: true },
])("in a sandbox ($sandbox) it shows the element, or says what it needs", async ({ sandbox, shows }) => {
  club.policy = "";
  const { page, complaints } = await club.page(
    frame(results).replace("<iframe", `<iframe sandbox="${sandbox}"`),
  );
  const inside = page.frameLocator("iframe");
  const needs = inside.getByText("allow-scripts allow-same-origin").last();
  if (shows) {
    await inside.locator("tbody tr").nth(39).waitFor();
    expect(await needs.count()).toBe(0);
  } else {
    await needs.waitFor({ state: "visible" });
    expect(await inside.locator("p:visible").count()).toBe(4);
  }
  // The browser itself writes that it kept the files from it.
  complaints.length = 0;
});

test("an address that somebody made up fetches nothing from another server", async () => {
  const { page, complaints } = await open("elements/frame.html", {
    address: server.address,
    wait: false,
  });
  club.policy = "";
  club.files.set("/evil.html", { type: "text/html", body: "<table><tr><td>Evil</td></tr></table>" });
  await page.goto(
    `${server.address}elements/frame.html?src=${encodeURIComponent(`${club.address}/evil.html`)}`,
  );
  await page.getByText("The results could not be fetched.").waitFor();
  // The browser itself writes that the policy refused it.
  complaints.length = 0;
});
