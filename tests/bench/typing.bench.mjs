// A change on the pages of the ratings: milliseconds of the page's thread from the key to the screen, and of that
// what the core's answer takes. Expected with a field of 1,000 pairs, a key in its list; Ranking with a season of
// 40 sessions × 60 pairs, another method and another setting.
import { launch } from "../tools/browser.mjs";
import { serveSite } from "../web/support/server.mjs";
import { say } from "../../wasm/tools/steps.mjs";
import { median, target } from "./figures.mjs";

const batches = 7;
const changesPerBatch = 10;

function fieldText() {
  const row = (i) =>
    [
      i + 1,
      `Ann ${i}`,
      ((i * 7) % 520) / 10,
      `Bob ${i}`,
      ((i * 13) % 520) / 10,
      40 + ((i * 17) % 200) / 10,
    ].join(";");
  return Array.from({ length: 1000 }, (_, i) => row(i)).join("\n");
}

function season() {
  const name = (i) => `Speler ${i}`;
  const date = (i) => new Date(Date.UTC(2025, 8, 1 + 7 * i)).toISOString().slice(0, 10);
  const entries = (i) =>
    Array.from({ length: 60 }, (_, p) => ({
      line: "ABC"[Math.floor(p / 20)],
      players: [name(2 * p), name(2 * p + 1)],
      score: 40 + ((p * 7919 + i * 104_729) % 2000) / 100,
    }));
  return JSON.stringify({
    settings: { lines: 3 },
    players: Array.from({ length: 120 }, (_, i) => ({ name: name(i), replacement: 70 })),
    partnerships: Array.from({ length: 60 }, (_, i) => [name(2 * i), name(2 * i + 1)]),
    sessions: Array.from({ length: 40 }, (_, i) => ({ date: date(i), kind: "pairs", entries: entries(i) })),
  });
}

/** Makes changes, each painted before the next; answers with the milliseconds of the core, per change. */
async function change(page, kind, count) {
  return await page.evaluate(
    async ([name, changes]) => {
      // The message arrives behind the frame that the change is painted in.
      const painted = () =>
        new Promise((resolve) => {
          requestAnimationFrame(() => {
            const { port1, port2 } = new globalThis.MessageChannel();
            port1.onmessage = () => resolve();
            port2.postMessage(null);
          });
        });
      const make = {
        key: (i) => {
          const list = document.querySelector("#field-list");
          list.focus();
          list.setSelectionRange(list.value.length - 1, list.value.length);
          document.execCommand("insertText", false, String(i % 10));
        },
        method: () => {
          const select = [...document.querySelectorAll("main select")].find(
            ({ options }) => options.length === 4,
          );
          select.selectedIndex = (select.selectedIndex + 1) % 4;
          select.dispatchEvent(new globalThis.Event("change", { bubbles: true }));
        },
        setting: (i) => {
          const input = document.querySelector("main input[id*='width']");
          input.value = String(40 + (i % 5));
          input.dispatchEvent(new InputEvent("input", { bubbles: true }));
        },
      }[name];
      let core = 0;
      for (let i = 0; i < changes; i += 1) {
        performance.clearMeasures("overtrick-rate");
        make(i);
        await painted();
        for (const { duration } of performance.getEntriesByName("overtrick-rate")) core += duration / changes;
      }
      return core;
    },
    [kind, count],
  );
}

async function measure(page, context, title, kind) {
  const session = await context.newCDPSession(page);
  await session.send("Performance.enable");
  const busy = async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return 1000 * metrics.find((metric) => metric.name === "TaskDuration").value;
  };
  await change(page, kind, 2 * changesPerBatch);
  const times = { core: [], rest: [] };
  for (let i = 0; i < batches; i += 1) {
    const before = await busy();
    const core = await change(page, kind, changesPerBatch);
    times.core.push(core);
    times.rest.push(((await busy()) - before) / changesPerBatch - core);
  }
  const [core, rest] = [median(times.core), median(times.rest)];
  target("a change", `${title}: core`, core, "ms");
  target("a change", `${title}: core and page`, core + rest, "ms", { atMost: 16.7 });
  say(`  ${title.padEnd(44)} core ${core.toFixed(1).padStart(5)} ms, page ${rest.toFixed(1).padStart(5)} ms`);
}

export default async function typing() {
  const server = await serveSite();
  const browser = await launch();
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: "en-GB" });
  const page = await context.newPage();
  try {
    say(`${batches} times the mean of ${changesPerBatch} changes; a frame is 16.7 ms`);
    await page.goto(`${server.address}#/expected?view=field`);
    await page.locator("#field-list").evaluate((list, text) => {
      list.value = text;
      list.dispatchEvent(new InputEvent("input", { bubbles: true }));
    }, fieldText());
    await page.waitForSelector("overtrick-expected-table");
    await measure(page, context, "Expected, 1,000 pairs, a key in the list", "key");
    await page.goto(`${server.address}#/ranking`);
    const file = { name: "season.json", mimeType: "application/json", buffer: Buffer.from(season()) };
    await page.locator("input[type=file]").first().setInputFiles(file);
    await page.waitForSelector("main .ranking-table");
    await measure(page, context, "Ranking, 40 × 60, another method, points", "method");
    await page.goto(`${server.address}#/ranking?view=settings`);
    await page.waitForSelector("main input[id*='width']");
    await measure(page, context, "Ranking, 40 × 60, another width, settings", "setting");
  } finally {
    await browser.close();
    await server.close();
  }
}
