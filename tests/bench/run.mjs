// npm run bench: builds, then runs every tests/bench/*.bench.mjs in the order of their names, or those that the words
// behind the command name. Each exports a function that measures and brings its figures to figures.mjs; at the end they
// stand in one table, beside the last run's.
import { readdirSync } from "node:fs";
import { ensure } from "../../wasm/tools/install.mjs";
import { main, say } from "../../wasm/tools/steps.mjs";
import { build } from "../../web/tools/build.mjs";
import { browserNeeds, nativeNeeds } from "../tools/prerequisites.mjs";
import { figures } from "./figures.mjs";
import { printAndKeep, sayIfBusy } from "./report.mjs";

await main(async () => {
  await ensure([...nativeNeeds, ...browserNeeds]);
  await build();
  const folder = new URL(".", import.meta.url);
  const wanted = process.argv.slice(2);
  const all = readdirSync(folder).filter((name) => name.endsWith(".bench.mjs"));
  const benches = all
    .filter((name) => wanted.length === 0 || wanted.some((word) => name.includes(word)))
    .sort();
  sayIfBusy();
  for (const name of benches) {
    say(`\n${name.replace(".bench.mjs", "")}`);
    const bench = await import(new URL(name, folder).href);
    await bench.default();
  }
  sayIfBusy();
  printAndKeep(figures());
});
