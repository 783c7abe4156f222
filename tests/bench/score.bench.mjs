// Scoring through the public API, plain objects in and out: how the time grows with the results on one board. Ratios of
// the least times, measured in turn in one process.
import { load } from "../../dist/package/index.js";
import { say } from "../../wasm/tools/steps.mjs";
import { inTurn, ratio } from "./figures.mjs";

const atMost = 2.3;

/** One board; scores as they occur, so that many are equal, or all different. */
function oneBoard(results, scoreAt) {
  const entries = [];
  const lines = [];
  for (let i = 0; i < results; i += 1) {
    const [ns, ew] = [`${i + 1}`, `${results + i + 1}`];
    entries.push({ id: ns, number: ns, players: [] }, { id: ew, number: ew, players: [] });
    lines.push({ id: `l${i}`, ns, ew, outcome: { kind: "score", score: scoreAt(i) } });
  }
  return {
    name: "",
    date: "",
    scoring: "matchpoints",
    players: [],
    entries,
    boards: [{ number: 1, lines }],
  };
}

export default async function scoring() {
  const overtrick = await load();
  const usual = [620, 650, 170, -100, 200, -50, 140, 110, -200, 600, 630, 680];
  const kinds = {
    "as they occur": (i) => usual[(i * 7) % usual.length],
    "all different": (i) => (((i * 7919) % 20011) - 10005) * 3,
  };
  for (const [name, scoreAt] of Object.entries(kinds)) {
    for (const scoringKind of ["matchpoints", "crossimps", "butler"]) {
      const half = { ...oneBoard(5000, scoreAt), scoring: scoringKind };
      const whole = { ...oneBoard(10000, scoreAt), scoring: scoringKind };
      const [small, large] = inTurn(
        [() => overtrick.score(half, "club"), () => overtrick.score(whole, "club")],
        { before: 20, rounds: 50 },
      );
      ratio("growth, n to 2n", `one board, ${scoringKind}, ${name}`, large / small, { atMost });
      say(
        `  10,000 results on one board / 5,000, ${name}, ${scoringKind}: ${(large / small).toFixed(2)} (at most ${atMost})` +
          `, ${large.toFixed(1)} ms`,
      );
    }
  }
}
