// npm run mutate: flips operators, constants and returned values in core, one at a time, and counts how many of these
// mutants the core's tests catch. A sample of 400, the same in every run; it takes an hour on one core.
//   npm run mutate -- [--jobs N] [--sample N] [--seed N] [--only TEXT] [--survivors] [--fresh]
// Results are kept in build/mutate/results.json, so that a run that was broken off goes on; once the core or its tests
// have changed they no longer count, and all are tried again. --survivors keeps those that were caught before and tries
// the survivors again (after a new test, say), --fresh tries all; --only takes the sample from files whose path has the
// text.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { ensure } from "../../wasm/tools/install.mjs";
import { fingerprint } from "../../wasm/tools/stamps.mjs";
import { StepError, main, say, step } from "../../wasm/tools/steps.mjs";
import { candidatesOf, shuffled } from "./mutate/candidates.mjs";
import { timesOf } from "./mutate/times.mjs";
import { place, prepareTree } from "./mutate/tree.mjs";
import { Lane } from "./mutate/trial.mjs";
import { coreTestNeeds } from "./prerequisites.mjs";

/** What the sample has to reach, in per cent. */
const floor = 85;
const resultsFile = place("results.json");
const reasonsFile = new URL("mutate/survivors.json", import.meta.url);

const { values: options } = parseArgs({
  options: {
    jobs: { type: "string", default: "1" },
    sample: { type: "string", default: "400" },
    seed: { type: "string", default: "1" },
    only: { type: "string", default: "" },
    survivors: { type: "boolean", default: false },
    fresh: { type: "boolean", default: false },
  },
});

const readJson = (file, otherwise) => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : otherwise);

/** The first `count` of the order that compile, as far as they have been tried. */
function sampleOf(order, results, count) {
  return order.filter(({ key }) => results[key] !== undefined && results[key] !== "invalid").slice(0, count);
}

/** What is known of this core and these tests; with --survivors also of those before them. */
function knownResults() {
  const sources = fingerprint(["core", "tests/core"]);
  const { results = {}, sources: triedOn } = readJson(resultsFile, {});
  const known = !options.fresh && (triedOn === sources || options.survivors) ? results : {};
  return {
    known,
    keep: () => writeFileSync(resultsFile, JSON.stringify({ sources, results: known }, null, 1)),
  };
}

/** Tries mutants in their order until `count` of them are known to be caught or to have survived. */
async function tryAll(lanes, order, { known: results, keep }, count, times, heard) {
  let next = 0;
  let under = 0;
  const known = () => order.slice(0, next).filter(({ key }) => results[key] && results[key] !== "invalid");
  const work = async (lane) => {
    while (next < order.length && known().length + under < count) {
      const mutant = order[next++];
      if (results[mutant.key] !== undefined) continue;
      under += 1;
      results[mutant.key] = await lane.try(mutant, times);
      under -= 1;
      keep();
      heard(
        `${known().length} of ${count}: ${mutant.file}:${mutant.line} ${mutant.flip} ${results[mutant.key]}`,
      );
    }
  };
  await Promise.all(lanes.map(work));
}

/** A reason belongs to a file, the text of a line and a flip; it goes when any of them does. */
function reasonOf(reasons, { file, text, flip }) {
  return reasons.find((known) => known.file === file && known.text === text && known.flip === flip)?.reason;
}

function report(sample, results, reasons, candidates) {
  const survived = sample.filter(({ key }) => results[key] === "survived");
  const unexplained = survived.filter((mutant) => !reasonOf(reasons, mutant));
  for (const mutant of survived) {
    say(`\n${mutant.file}:${mutant.line}  ${mutant.flip}\n    ${mutant.text}`);
    say(`    ${reasonOf(reasons, mutant) ?? "no reason known"}`);
  }
  const stale = reasons.filter((known) => !candidates.some((one) => reasonOf([known], one)));
  for (const { file, text, flip } of stale)
    say(`\nA reason for what is no more: ${file}  ${flip}\n    ${text}`);
  const caught = sample.length - survived.length;
  const score = (100 * caught) / sample.length;
  say(
    `\n${sample.length} mutants of ${candidates.length} possible: ${caught} caught (${score.toFixed(1)} %), ` +
      `${survived.length} survived, ${unexplained.length} of them without a reason`,
  );
  if (score < floor)
    throw new StepError(`Fewer than ${floor} % were caught`, "write tests that see the survivors above.");
}

await main(async () => {
  await ensure(coreTestNeeds);
  mkdirSync(place(), { recursive: true });
  let tree;
  await step("Copy and build the core and its tests", async (heard) => {
    tree = await prepareTree(heard);
  });
  const candidates = tree.coreFiles.flatMap((file) => candidatesOf(file, tree.read(file)));
  const order = shuffled(
    candidates.filter(({ file }) => file.includes(options.only)),
    options.seed,
  );
  const kept = knownResults();
  const results = kept.known;
  const count = Math.min(Number(options.sample), order.length);
  if (options.survivors)
    for (const { key } of sampleOf(order, results, count))
      if (results[key] === "survived") delete results[key];
  const lanes = Array.from(
    { length: Number(options.jobs) },
    (_, i) => new Lane(tree, place(`lane-${i + 1}`)),
  );
  let times;
  await step("Time the tests of the unchanged core", async () => {
    times = await timesOf(tree.program);
    return `${times.seconds.toFixed(0)} s of one core`;
  });
  await step(`Try ${count} mutants`, (heard) => tryAll(lanes, order, kept, count, times, heard));
  report(sampleOf(order, results, count), results, readJson(reasonsFile, []), candidates);
});
