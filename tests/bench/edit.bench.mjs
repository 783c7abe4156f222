// An edit in an event of 100 tables × 30 boards: milliseconds from the keystroke to the screen, apart for computing
// (reading and scoring the whole event) and for painting (all other work of the page's thread: elements, style,
// layout, paint; less what the same frames take without an edit, which is the measuring itself). Each way of entry with the ranking beside it, and the grid beside every traveller.
import { launch } from "../tools/browser.mjs";
import { serveSite } from "../web/support/server.mjs";
import { say } from "../../wasm/tools/steps.mjs";
import { median, ratio, target } from "./figures.mjs";

const tables = 100;
const boards = 30;
const batches = 7;
const editsPerBatch = 10;
const frame = { atMost: 16.7 };

/** A Mitchell of two hundred pairs, numbered through. */
function record() {
  const results = ["4SN=", "4SN+1", "3NTE=", "2HW-1", "3NTN+2", "4SS-1", "3HW+1", "5DN=", "PASS", "5CxW-2"];
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

const shown = (values) =>
  `${median(values).toFixed(1).padStart(6)} ms, at most ${Math.max(...values).toFixed(1)}`;

/**
 * Makes edits, each painted before the next; answers with the milliseconds of reading and of scoring, per edit.
 * Without `change` all else is done.
 */
async function edit(page, sheet, count, change = true) {
  return await page.evaluate(
    async ([onSheet, edits, changing]) => {
      // The message arrives behind the frame that the edit is painted in.
      const painted = () =>
        new Promise((resolve) => {
          requestAnimationFrame(() => {
            const { port1, port2 } = new globalThis.MessageChannel();
            port1.onmessage = () => resolve();
            port2.postMessage(null);
          });
        });
      const wanted = onSheet ? "#sheet-text" : ".grid input[data-at='7'][data-cell='result']";
      const spent = { read: 0, score: 0 };
      for (let i = 0; i < edits; i += 1) {
        const input = document.querySelector(wanted);
        input.focus();
        if (!changing) input.setSelectionRange(0, 0);
        else if (onSheet) {
          // As one types: a character at the end of the last result. A value that is set would be laid out anew.
          const end = input.value.trimEnd().length;
          input.setSelectionRange(end - 1, end);
          document.execCommand("insertText", false, String(i % 3));
        } else {
          input.value = `4S${"NSEW"[i % 4]}+${Math.floor(i / 4) % 3}`;
          input.dispatchEvent(new InputEvent("input", { bubbles: true }));
        }
        await painted();
        for (const name of ["read", "score"])
          spent[name] += (performance.getEntriesByName(`overtrick-${name}`).at(-1)?.duration ?? 0) / edits;
      }
      return spent;
    },
    [sheet, count, change],
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
  const sheet = hash.includes("way=paste");
  // The first edits are the compiler's.
  await edit(page, sheet, 2 * editsPerBatch);
  const times = { idle: [], read: [], score: [], compute: [], paint: [], all: [] };
  for (let i = 0; i < batches; i += 1) {
    const before = await busy();
    await edit(page, sheet, editsPerBatch, false);
    const idle = await busy();
    const { read, score } = await edit(page, sheet, editsPerBatch);
    const all = ((await busy()) - idle - (idle - before)) / editsPerBatch;
    times.idle.push((idle - before) / editsPerBatch);
    times.read.push(read);
    times.score.push(score);
    times.compute.push(read + score);
    times.paint.push(all - read - score);
    times.all.push(all);
  }
  await context.close();
  target("an edit, 100 tables × 30 boards", `${name}: compute`, median(times.compute), "ms");
  target("an edit, 100 tables × 30 boards", `${name}: key to screen`, median(times.all), "ms", frame);
  ratio(
    "an edit, 100 tables × 30 boards",
    `${name}: paint / compute`,
    median(times.paint) / median(times.compute),
  );
  say(`  ${name}`);
  say(
    `    compute ${shown(times.compute)} (read ${median(times.read).toFixed(1)}, score ${median(times.score).toFixed(1)})`,
  );
  say(`    paint   ${shown(times.paint)}`);
  say(`    both    ${shown(times.all)} (and ${median(times.idle).toFixed(1)} without an edit)`);
}

export default async function edits3000() {
  const server = await serveSite();
  const browser = await launch();
  try {
    say(
      `${tables} tables × ${boards} boards, ${batches} times the mean of ${editsPerBatch} edits; a frame is 16.7 ms`,
    );
    await measure(browser, server.address, "grid, ranking", "#/score?way=grid&board=15");
    await measure(browser, server.address, "grid, travellers", "#/score?way=grid&board=15&view=travellers");
    await measure(browser, server.address, "sheet, ranking", "#/score?way=paste");
  } finally {
    await browser.close();
    await server.close();
  }
}
