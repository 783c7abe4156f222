/** The score module in two halves, as the page fetches it: the first scores pairs by itself, both together are the whole. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { load as loadFirst } from "../../dist/package/first.js";
import { instantiateFirst } from "../../dist/package/instantiate.js";
import createModule from "../../dist/package/overtrick-first.mjs";
import { load } from "../../dist/package/score-only.js";
import type { Event } from "../../dist/package/types.js";

const wasm = (name: string): Buffer =>
  readFileSync(new URL(`../../dist/package/overtrick-${name}.wasm`, import.meta.url));
const [first, later, score] = ["first", "later", "score"].map(wasm) as [Buffer, Buffer, Buffer];

const text =
  "Board 1\n1 2 4S N +1\n3 4 3NTx E -2\n5 6 -50\n7 8 A+/A-\nBoard 2\n1 4 np\n3 6 140\n5 8 110\n7 2 1C=";
type Whole = Awaited<ReturnType<typeof load>>;
/** What the first half does by itself. */
const firstResults = (overtrick: Whole, event: Event): unknown => {
  const lines = event.boards.flatMap((board) => board.lines);
  const notations = ["english", "dutch", "danish", "swedish"] as const;
  const written = lines.flatMap((line) => notations.map((letters) => overtrick.writeResult(line, letters)));
  const scored = overtrick.ruleSetNames.map((rules) => overtrick.score(event, rules));
  const winners = overtrick.score(event, { base: "club", winners: "two", sections: "apart" });
  return { written, scored, winners, conditions: overtrick.boardConditions(7) };
};
const results = (overtrick: Whole): unknown => {
  const { event, findings } = overtrick.readTravellers(text);
  const others = (["crossimps", "butler", "teams"] as const).map((scoring) =>
    overtrick.score({ ...event, scoring }),
  );
  const first = firstResults(overtrick, event);
  return { event, findings, written: overtrick.writeTravellers(event), first, others };
};

test("the first half scores at matchpoints and writes results as the whole does", async () => {
  const half = await loadFirst({ wasm: first });
  const whole = await load();
  const { event } = whole.readTravellers(text);
  expect(firstResults(half, event)).toEqual(firstResults(whole, event));
});

test("the first half knows every outcome, ruling and adjustment", async () => {
  const half = await loadFirst({ wasm: first });
  const whole = await load();
  const rulings =
    "Section A\nBoard 1\n1 2 60/40\n3 4 A+/A-\n5 6 4Sx N -1 -100\n7 8 PASS\n9 10 bye\n11 12 40% 420 60% 170\n" +
    "Section B\nBoard 1\n1 2 3NT E = reverse\n3 4 -400\n5 6 np";
  const { event } = whole.readTravellers(rulings);
  event.entries[0]!.penalty = { percent: 5 };
  event.entries[1]!.carryOver = { points: 3 };
  expect(firstResults(half, event)).toEqual(firstResults(whole, event));
});

test("reading and what a figure is made of come with the second half, on the functions that are there", async () => {
  const half = await loadFirst({ wasm: first });
  const whole = await load();
  const { event } = whole.readTravellers(text);
  const lineId = event.boards[0]!.lines[0]!.id;
  const entry = event.entries[0]!.id;
  const missing = Object.keys(whole).filter((name) => !(name in half));
  expect(missing).toEqual(expect.arrayContaining(["readTravellers", "writeTravellers", "lineWorking"]));
  await half.complete(later);
  expect(Object.keys(whole).filter((name) => !(name in half))).toEqual([]);
  const explained = (overtrick: typeof whole): unknown[] => [
    overtrick.lineWorking(event, "wbf", lineId, "EW"),
    overtrick.totalWorking(event, "acbl", entry),
    overtrick.scoreWorking(event, lineId),
    overtrick.clubPointsWorking(event, "club", entry),
    overtrick.matches({ ...event, scoring: "teams" }),
    overtrick.sessionTable(event, "club"),
    overtrick.matchpoints([[420, 450, -50]]),
    overtrick.matchpointColumns(Int32Array.of(420, 450, 420), Int32Array.of(3)),
  ];
  expect(explained(half)).toEqual(explained(whole));
  expect(half.lineWorking(event, "wbf", lineId, "EW").length).toBeGreaterThan(3);
  expect(results(half)).toEqual(results(whole));
});

test("a function of the second half says so when it is called too early", async () => {
  const { module, complete } = await instantiateFirst(createModule, first);
  expect(() => module.symbolNames()).toThrow("second half");
  expect(() => module.readTravellers("1 2 420", 1, 0, false)).toThrow("second half");
  await complete(later);
  expect(module.symbolNames()).toContain("percent");
});

test("the halves have nothing twice", () => {
  expect(first.length).toBeLessThan(0.55 * score.length);
  expect(first.length + later.length).toBeLessThan(1.03 * score.length);
});
