// A file of some 300 results dropped on the page right after the first visit: milliseconds from the drop to the frame
// with its ranking. What reads it is fetched, compiled and run in that time. The same event as a Bridgemate database,
// PBN, USEBIO and CSV.
//   npm run bench drop
import { Buffer } from "node:buffer";
import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";
import { load } from "../../dist/package/index.js";
import { say } from "../../wasm/tools/steps.mjs";
import { launch } from "../tools/browser.mjs";
import { serveSite } from "../web/support/server.mjs";
import { median, target } from "./figures.mjs";

const tables = 12;
const boards = 26;
const times = 9;
const atMost = 1000;

/** What the tests' support in TypeScript exports. */
const support = async (name) =>
  (await runnerImport(fileURLToPath(new URL(`../support/${name}`, import.meta.url)))).module;

/** A Mitchell of twelve tables and thirteen rounds of two boards; a skip after the sixth. */
async function bridgemateFile() {
  const [{ accessFile }, { received, sections }] = await Promise.all([
    support("access-writer.ts"),
    support("bridgemate.ts"),
  ]);
  const rows = [];
  for (let round = 1; round <= boards / 2; round += 1) {
    for (let table = 1; table <= tables; table += 1) {
      const ew = ((table + tables - round + (round > 6 ? tables - 1 : 0)) % tables) + 1;
      for (let i = 1; i <= 2; i += 1) {
        const board = ((table + round - 2) % (boards / 2)) * 2 + i;
        const seat = "NESW"[(table + board) % 4];
        const contract = `${1 + ((ew + board) % 4)} ${["C", "D", "H", "S", "NT"][(table + ew) % 5]}`;
        const result = ["=", "+1", "-1", "-2", "+2"][(round * 7 + table * 3 + i) % 5];
        rows.push([1, table, round, board, table, ew, seat, contract, result]);
      }
    }
  }
  return accessFile([sections([[1, "A", tables, 0, 2]]), received(rows)]);
}

async function files() {
  const overtrick = await load();
  const bws = await bridgemateFile();
  const { event } = await overtrick.readAny(bws, "night.bws");
  return [
    { name: "night.bws", content: bws },
    { name: "night.pbn", content: overtrick.writePbn(event) },
    { name: "night.xml", content: overtrick.writeUsebio(event) },
    { name: "night.csv", content: overtrick.writeCsv(event) },
  ].map((file) => ({
    ...file,
    lines: tables * boards,
    content: Buffer.from(file.content).toString("base64"),
  }));
}

/** Drops a file and waits for the frame behind the ranking of as many pairs; in milliseconds of the page's clock. */
async function drop(page, { name, content }, pairs) {
  return await page.evaluate(
    async ([called, base64, rows]) => {
      const bytes = Uint8Array.from(globalThis.atob(base64), (letter) => letter.charCodeAt(0));
      const transfer = new globalThis.DataTransfer();
      transfer.items.add(new globalThis.File([bytes], called));
      const frame = () => new Promise((resolve) => globalThis.requestAnimationFrame(resolve));
      const begun = performance.now();
      const event = { dataTransfer: transfer, bubbles: true, cancelable: true };
      for (const kind of ["dragover", "drop"])
        document.body.dispatchEvent(new globalThis.DragEvent(kind, event));
      while (document.querySelectorAll(".standings tbody tr").length !== rows) {
        if (performance.now() - begun > 20_000) throw new Error(`no ranking of ${called}`);
        await frame();
      }
      await frame();
      return performance.now() - begun;
    },
    [name, content, pairs],
  );
}

export default async function dropped() {
  const [browser, server, all] = [await launch(), await serveSite(), await files()];
  try {
    say(`${tables} tables × ${boards} boards, ${tables * boards} results; a new profile each time`);
    for (const file of all) {
      const taken = [];
      for (let i = 0; i < times; i += 1) {
        const context = await browser.newContext({ locale: "en-GB", viewport: { width: 1280, height: 800 } });
        const page = await context.newPage();
        await page.goto(server.address);
        await page.waitForFunction(() => performance.getEntriesByName("overtrick-first-result").length > 0);
        taken.push(await drop(page, file, 2 * tables));
        await context.close();
      }
      const value = target("a file is dropped", `${file.name}, ${file.lines} results`, median(taken), "ms", {
        atMost,
      });
      say(`  ${file.name.padEnd(12)} ${value.toFixed(0).padStart(5)} ms (at most ${atMost})`);
    }
  } finally {
    await browser.close();
    await server.close();
  }
}
