// An edit in an event of 100 tables × 30 boards: milliseconds from the keystroke to the screen, apart for computing
// (reading and scoring the whole event) and for painting (all other work of the page's thread: elements, style,
// layout, paint). Each way of entry with the ranking beside it, and the grid beside every traveller.
import { launch } from "../tools/browser.mjs";
import { serveSite } from "../web/support/server.mjs";
import { say } from "../../wasm/tools/steps.mjs";

const tables = 100;
const boards = 30;
const edits = 40;

/** A Mitchell of two hundred pairs, numbered through. */
function record() {
  const results = ["4SN=", "4SN+1", "3NTE=", "-50", "420", "4SS-1", "3HW+1", "620", "PASS", "5CxW-2"];
  const list = [];
  for (let number = 1; number <= boards; number += 1) {
    const rows = [];
    for (let table = 0; table < tables; table += 1) {
      const ns = String(table + 1);
      const ew = String(tables + 1 + ((table + 3 * number) % tables));
      const result = results[(table * 7 + number * 3) % results.length];
      rows.push([`r${number}-${table}`, ns, ew, result, ""]);
    }
    list.push({ number, rows });
  }
  return JSON.stringify({ version: 1, boards: list, next: 1 });
}

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
const worst = (values) => Math.max(...values);
const shown = (values) => `${median(values).toFixed(1).padStart(6)} ms, at most ${worst(values).toFixed(1)}`;

/** Makes an edit and waits until it was painted; answers with the milliseconds of reading and of scoring. */
async function edit(page, index, way) {
  return await page.evaluate(
    async ([i, sheet]) => {
      const input = document.querySelector(
        sheet ? "#sheet-text" : ".grid input[data-at='7'][data-cell='result']",
      );
      input.focus();
      input.value = sheet
        ? input.value.replace(/\d\d0(?=\n?$)/u, `${100 + (i % 9) * 10}`)
        : `${(i % 19) * 10 + 50}`;
      input.dispatchEvent(new InputEvent("input", { bubbles: true }));
      await new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 0)));
      });
      const of = (name) => performance.getEntriesByName(name).at(-1)?.duration ?? 0;
      return [of("overtrick-read"), of("overtrick-score")];
    },
    [index, way === "paste"],
  );
}

async function measure(browser, address, name, hash) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: "en-GB" });
  await context.addInitScript((text) => localStorage.setItem("overtrick.score.event", text), record());
  const page = await context.newPage();
  await page.goto(address + hash);
  await page.waitForFunction(() => performance.getEntriesByName("overtrick-first-result").length > 0);
  await page.waitForSelector("#sheet-text, .grid");
  const session = await context.newCDPSession(page);
  await session.send("Performance.enable");
  const busy = async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return 1000 * metrics.find((metric) => metric.name === "TaskDuration").value;
  };
  const times = { read: [], score: [], compute: [], paint: [] };
  const way = new URLSearchParams(hash.split("?")[1]).get("way");
  for (let i = 0; i < edits; i += 1) {
    const before = await busy();
    const [read, score] = await edit(page, i, way);
    const all = (await busy()) - before;
    // The first edits are the compiler's.
    if (i < 10) continue;
    times.read.push(read);
    times.score.push(score);
    times.compute.push(read + score);
    times.paint.push(all - read - score);
  }
  await context.close();
  say(`  ${name}`);
  say(
    `    compute ${shown(times.compute)} (read ${median(times.read).toFixed(1)}, score ${median(times.score).toFixed(1)})`,
  );
  say(`    paint   ${shown(times.paint)}`);
}

export default async function edits3000() {
  const server = await serveSite();
  const browser = await launch();
  try {
    say(`${tables} tables × ${boards} boards, ${edits - 10} edits each; a frame is 16.7 ms`);
    await measure(browser, server.address, "grid, ranking", "#/score?way=grid&board=15");
    await measure(browser, server.address, "grid, travellers", "#/score?way=grid&board=15&view=travellers");
    await measure(browser, server.address, "sheet, ranking", "#/score?way=paste");
  } finally {
    await browser.close();
    await server.close();
  }
}
