// Opens the file named last on the command line in a process of its own, scores it, and prints what came of it: the
// findings' codes, result lines, milliseconds of reading, and by how many bytes the process grew at its largest, until
// it was read and until it was scored. The files before it are taken first, many times, so that what any work costs is
// not counted as the file's. Any fetch fails it.
import { readFileSync } from "node:fs";
import { load } from "../../dist/package/index.js";

const files = process.argv.slice(2).map((name) => new Uint8Array(readFileSync(name)));
const bytes = files.pop();
const overtrick = await load();
for (let i = 0; i < 100; i += 1)
  for (const file of files) overtrick.score((await overtrick.readAny(file)).event);
let fetched = 0;
globalThis.fetch = () => {
  fetched += 1;
  return Promise.reject(new Error("fetched"));
};
const before = process.resourceUsage().maxRSS * 1024;
const start = performance.now();
const { event, findings } = await overtrick.readAny(bytes);
const milliseconds = performance.now() - start;
const growth = process.resourceUsage().maxRSS * 1024 - before;
overtrick.score(event);
const scored = process.resourceUsage().maxRSS * 1024 - before;
const lines = event.boards.reduce((sum, board) => sum + board.lines.length, 0);
const codes = [...new Set(findings.map(({ code }) => code))];
const longest = Math.max(0, ...event.players.map(({ name }) => name.length));
console.log(JSON.stringify({ codes, lines, milliseconds, growth, scored, fetched, longest }));
