// Takes the README's pictures from the built site, so that they show what is there: npm run screenshots
import { mkdirSync, statSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { ensure } from "../../wasm/tools/install.mjs";
import { StepError, main, say } from "../../wasm/tools/steps.mjs";
import { build } from "../../web/tools/build.mjs";
import { serveSite } from "../web/support/server.mjs";
import { launch } from "./browser.mjs";
import { browserNeeds } from "./prerequisites.mjs";

const folder = new URL("../../.github/screenshots/", import.meta.url);
/** A reader on a slow line should not wait for a picture. */
const largest = 120_000;

const laptop = { width: 1120, height: 530 };
const phone = { width: 390, height: 700 };

const pictures = [
  { name: "score", at: "#/score?sample&way=grid", shows: "overtrick-view-ranking table", viewport: laptop },
  {
    name: "expected",
    at: "#/expected?own=28.4&partner=14&mean=26&tables=14&boards=24&result=54.2",
    shows: "overtrick-expected-quick .chart",
    viewport: phone,
  },
  {
    name: "ranking-dark",
    at: "#/ranking?sample&view=rankings",
    shows: ".ranking-page table",
    viewport: laptop,
    colorScheme: "dark",
  },
  {
    name: "nett",
    at: "#/nett?a=51&b=59&r=104,1&g=48",
    shows: "overtrick-nett-quick table",
    viewport: phone,
    locale: "sv-SE",
  },
];

async function take(
  browser,
  address,
  { name, at, shows, viewport, colorScheme = "light", locale = "en-GB" },
) {
  const context = await browser.newContext({ viewport, colorScheme, locale, deviceScaleFactor: 1 });
  const page = await context.newPage();
  await page.goto(address + at);
  await page.locator(shows).first().waitFor();
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
  const path = fileURLToPath(new URL(`${name}.png`, folder));
  await page.screenshot({ path, animations: "disabled" });
  await context.close();
  const { size } = statSync(path);
  say(`  ${(size / 1000).toFixed(1).padStart(6)} KB  ${basename(path)}`);
  if (size > largest) throw new StepError(`${basename(path)} has ${size} bytes`, "show less of the page.");
}

await main(async () => {
  await ensure(browserNeeds);
  if (!process.argv.includes("--as-built")) await build({ single: false });
  mkdirSync(folder, { recursive: true });
  const [browser, server] = await Promise.all([launch({ args: ["--disable-lcd-text"] }), serveSite()]);
  try {
    for (const picture of pictures) await take(browser, server.address, picture);
  } finally {
    await browser.close();
    await server.close();
  }
});
