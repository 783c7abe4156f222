// npm run bench: builds, then runs every tests/bench/*.bench.mjs in the order of their names.
// A bench measures when it is imported, or exports a default function that does.
import { readdirSync } from "node:fs";
import { ensure } from "../../wasm/tools/install.mjs";
import { main, say } from "../../wasm/tools/steps.mjs";
import { build } from "../../web/tools/build.mjs";
import { browserNeeds } from "../tools/prerequisites.mjs";

await main(async () => {
  await ensure(browserNeeds);
  await build();
  const folder = new URL(".", import.meta.url);
  const wanted = process.argv.slice(2);
  const all = readdirSync(folder).filter((name) => name.endsWith(".bench.mjs"));
  const benches = all
    .filter((name) => wanted.length === 0 || wanted.some((word) => name.includes(word)))
    .sort();
  for (const name of benches) {
    say(`\n${name.replace(".bench.mjs", "")}`);
    const bench = await import(new URL(name, folder).href);
    await bench.default?.();
  }
});
