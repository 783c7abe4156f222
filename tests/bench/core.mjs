// The core's work natively and in WebAssembly, without any boundary: the least time of each piece over alternating runs
// of the two programs. Benches that hold something against the core share one measurement.
import { execFileSync } from "node:child_process";
import { cmakeBuild } from "../../wasm/tools/cmake.mjs";
import { wasmPrerequisites } from "../../wasm/tools/prerequisites.mjs";
import { inRoot } from "../../wasm/tools/steps.mjs";

const runs = 3;

const rowsOf = (text) =>
  text
    .trim()
    .split("\n")
    .map((row) => row.split("\t"))
    .map(([name, time, results, sum]) => ({ name, time: Number(time), results: Number(results), sum }));

function inTurn(native, wasm) {
  const least = new Map();
  for (let run = 0; run < runs; run += 1) {
    for (const [side, output] of [
      ["native", execFileSync(native, { encoding: "utf8" })],
      ["wasm", execFileSync(process.execPath, [wasm], { encoding: "utf8" })],
    ]) {
      for (const row of rowsOf(output)) {
        const known = least.get(row.name) ?? { native: Infinity, wasm: Infinity, sums: new Set() };
        known[side] = Math.min(known[side], row.time);
        known.results = row.results;
        known.sums.add(row.sum);
        least.set(row.name, known);
      }
    }
  }
  return least;
}

let measured;

/** By name: milliseconds natively and in WebAssembly, how many results, and the sums, which must be one. */
export function coreTimes() {
  measured ??= (async () => {
    const env = await wasmPrerequisites();
    await cmakeBuild("native", ["core_bench"]);
    await cmakeBuild("wasm", ["core_bench"], { env });
    return inTurn(inRoot("build/native/tests/core_bench"), inRoot("build/wasm/tests/core_bench.cjs"));
  })();
  return measured;
}
