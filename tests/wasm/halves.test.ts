/** The score module in two halves, as the page fetches it: the first scores by itself, both together are the whole. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { load as loadFirst } from "../../dist/package/first.js";
import { instantiateFirst } from "../../dist/package/instantiate.js";
import createModule from "../../dist/package/overtrick-first.mjs";
import { load } from "../../dist/package/score-only.js";

const wasm = (name: string): Buffer =>
  readFileSync(new URL(`../../dist/package/overtrick-${name}.wasm`, import.meta.url));
const [first, later, score] = ["first", "later", "score"].map(wasm) as [Buffer, Buffer, Buffer];

const text =
  "Board 1\n1 2 4S N +1\n3 4 3NTx E -2\n5 6 -50\n7 8 A+/A-\nBoard 2\n1 4 np\n3 6 140\n5 8 110\n7 2 1C=";
const results = (overtrick: Awaited<ReturnType<typeof load>>): unknown => {
  const { event, findings } = overtrick.readTravellers(text);
  const written = [overtrick.writeTravellers(event), overtrick.writeResult(event.boards[0]!.lines[1]!)];
  const scored = overtrick.ruleSetNames.map((rules) => overtrick.score(event, rules));
  const others = (["crossimps", "butler", "teams"] as const).map((scoring) =>
    overtrick.score({ ...event, scoring }),
  );
  return { event, findings, written, scored, others, conditions: overtrick.boardConditions(7) };
};

test("the first half reads, writes and scores as the whole does", async () => {
  const half = await loadFirst({ wasm: first });
  expect(results(half)).toEqual(results(await load()));
});

test("what a figure is made of comes with the second half, on the functions that are there", async () => {
  const half = await loadFirst({ wasm: first });
  const whole = await load();
  const { event } = half.readTravellers(text);
  const lineId = event.boards[0]!.lines[0]!.id;
  const entry = event.entries[0]!.id;
  expect(Object.keys(whole).filter((name) => !(name in half))).toContain("lineWorking");
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
  await complete(later);
  expect(module.symbolNames()).toContain("percent");
});

test("the halves have nothing twice", () => {
  expect(first.length).toBeLessThan(0.9 * score.length);
  expect(first.length + later.length).toBeLessThan(1.03 * score.length);
});
