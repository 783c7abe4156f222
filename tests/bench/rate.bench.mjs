// Scoring, reading and the ratings: the core in WebAssembly against the core natively, on the same work; then the package's own
// door, plain objects in and out.
import { load } from "../../dist/package/index.js";
import { say } from "../../wasm/tools/steps.mjs";
import { coreTimes } from "./core.mjs";
import { inTurn, ratio, same, target } from "./figures.mjs";

/** Scoring and replay may take half as long again; of reading nothing was asked. */
const limits = { score: 1.5, nett: 1.5, ranking: 1.5, expected: 1.5 };

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
  for (const [name, { native, wasm, results, sums }] of await coreTimes()) {
    const limit = name in limits ? { atMost: limits[name] } : {};
    const value = ratio("wasm / native", name, wasm / native, limit);
    same("wasm / native", `${name}: the same figures`, sums.size === 1);
    const perSecond = Math.round((results / wasm) * 1000).toLocaleString("en");
    const asked = name in limits ? ` (at most ${limits[name]})` : "";
    say(
      `  ${name.padEnd(10)} wasm / native ${value.toFixed(2)}${asked}, ${wasm.toFixed(2)} ms for ` +
        `${results} results, ${perSecond} a second${sums.size === 1 ? "" : ", AND THE FIGURES DIFFER"}`,
    );
  }
  const overtrick = await load();
  const [history, year, field] = [fiveYears(), season(), thousandPairs()];
  const [replay, ranking, expected] = inTurn(
    [
      () => overtrick.nett(history),
      () => overtrick.ranking(year),
      () => overtrick.expected(field, { working: false }),
    ],
    { rounds: 8, before: 2 },
  );
  target("through the door", "nett, five years", replay, "ms");
  target("through the door", "ranking, 40 sessions × 60 pairs", ranking, "ms", { atMost: 20 });
  target("through the door", "expected, 1,000 pairs", expected, "ms", { atMost: 16.7 });
  say(`  through the door: nett, ${history.results.length} results ${replay.toFixed(1)} ms`);
  say(
    `  through the door: ranking, 40 sessions × 60 pairs ${ranking.toFixed(1)} ms (the core's answer below 20)`,
  );
  say(`  through the door: expected, 1,000 pairs ${expected.toFixed(1)} ms (a frame is 16.7)`);
}
