// Scoring and the ratings: the core in WebAssembly against the core natively, on the same work; then the package's own
// door, plain objects in and out.
import { execFileSync } from "node:child_process";
import { load } from "../../dist/package/index.js";
import { cmakeBuild } from "../../wasm/tools/cmake.mjs";
import { wasmPrerequisites } from "../../wasm/tools/prerequisites.mjs";
import { inRoot, say } from "../../wasm/tools/steps.mjs";

const rowsOf = (text) =>
  text
    .trim()
    .split("\n")
    .map((row) => row.split("\t"))
    .map(([name, time, results, sum]) => ({ name, time: Number(time), results: Number(results), sum }));

/** The least time of each piece of work over several alternating runs of both. */
function inTurn(native, wasm) {
  const least = new Map();
  for (let run = 0; run < 3; run += 1) {
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

/** The least of several times, in milliseconds. */
function timed(rounds, work) {
  let least = Infinity;
  for (let round = -2; round < rounds; round += 1) {
    const start = performance.now();
    work();
    if (round >= 0) least = Math.min(least, performance.now() - start);
  }
  return least;
}

/** A repeatable number from 0 to 1. */
function randomNumbers(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function fiveYears() {
  const random = randomNumbers(52);
  const names = Array.from({ length: 400 }, (_, i) => `Player ${i + 1}`);
  const sessions = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];
  const results = [];
  for (let week = 0; week < 260; week += 1) {
    sessions.forEach((session, day) => {
      const date = new Date(Date.UTC(2020, 0, 6 + 7 * week + day)).toISOString().slice(0, 10);
      const from = Math.floor(random() * names.length);
      for (let pair = 0; pair < 40; pair += 1) {
        const players = [0, 1].map((i) => names[(from + 2 * pair + i) % names.length]);
        results.push({ date, session, players, gross: 40 + 20 * random() });
      }
    });
  }
  const ratings = Object.fromEntries(sessions.map((name, i) => [name, 1 + i / 100]));
  return { standard: "Mon", ratings, results };
}

function season() {
  const random = randomNumbers(7);
  const name = (i) => `Player ${i}`;
  return {
    settings: { lines: 3 },
    players: Array.from({ length: 120 }, (_, i) => ({ name: name(i), replacement: 70 })),
    partnerships: Array.from({ length: 60 }, (_, i) => [name(2 * i), name(2 * i + 1)]),
    sessions: Array.from({ length: 40 }, (_, i) => ({
      date: new Date(Date.UTC(2025, 8, 1 + 7 * i)).toISOString().slice(0, 10),
      kind: "pairs",
      entries: Array.from({ length: 60 }, (_entry, pair) => ({
        line: "ABC"[Math.floor(pair / 20)],
        players: [name(2 * pair), name(2 * pair + 1)],
        score: 40 + 20 * random(),
      })),
    })),
  };
}

function thousandPairs() {
  const random = randomNumbers(28);
  const entries = Array.from({ length: 1000 }, (_, i) => ({
    id: String(i + 1),
    handicaps: [52 * random(), 52 * random()],
    result: 40 + 20 * random(),
  }));
  return { form: "pairs", scoring: "matchpoints", boards: 24, entries };
}

export default async function ratings() {
  const env = await wasmPrerequisites();
  await cmakeBuild("native", ["core_bench"]);
  await cmakeBuild("wasm", ["core_bench"], { env });
  const least = inTurn(inRoot("build/native/tests/core_bench"), inRoot("build/wasm/tests/core_bench.cjs"));
  for (const [name, { native, wasm, results, sums }] of least) {
    const perSecond = Math.round((results / wasm) * 1000).toLocaleString("en");
    say(
      `  ${name.padEnd(9)} wasm / native ${(wasm / native).toFixed(2)} (at most 1.5), ${wasm.toFixed(2)} ms for ` +
        `${results} results, ${perSecond} a second${sums.size === 1 ? "" : ", AND THE FIGURES DIFFER"}`,
    );
  }
  const overtrick = await load();
  const [history, year, field] = [fiveYears(), season(), thousandPairs()];
  const replay = timed(5, () => overtrick.nett(history));
  const ranking = timed(10, () => overtrick.ranking(year));
  const expected = timed(10, () => overtrick.expected(field, { working: false }));
  say(`  through the door: nett, ${history.results.length} results ${replay.toFixed(1)} ms`);
  say(
    `  through the door: ranking, 40 sessions × 60 pairs ${ranking.toFixed(1)} ms (the core's answer below 20)`,
  );
  say(`  through the door: expected, 1,000 pairs ${expected.toFixed(1)} ms (a frame is 16.7)`);
}
