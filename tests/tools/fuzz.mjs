// The fuzz targets of tests/fuzz: which there are, and a short run of each for npm test.
import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { StepError, attempt, inRoot, run, say, step } from "../../wasm/tools/steps.mjs";

export const program = inRoot("build/sanitize/tests/fuzz/fuzz_core");
export const words = inRoot("tests/fuzz/words.dict");
/** Written by us: the seeds, and what once was a finding. */
export const corpus = (name) => inRoot("tests/fuzz/corpus", name);
export const crashes = (name) => inRoot("tests/fuzz/crashes", name);
/** What a run finds. */
export const found = (name) => inRoot("build/fuzz/found", name);

/** Seconds are long for a few hundred bytes, and so is a gigabyte. Weighing inputs by entropy costs more than it finds. */
export const limits = ["-timeout=30", "-rss_limit_mb=2048", "-entropic=0", "-print_final_stats=1"];
export const environment = {
  // Short memory, many executions: a finding is looked at again by itself.
  ASAN_OPTIONS: "detect_leaks=1:malloc_context_size=1:quarantine_size_mb=8",
  UBSAN_OPTIONS: "print_stacktrace=1",
  // What fuzzing reaches is not what the tests reach.
  LLVM_PROFILE_FILE: "/dev/null",
};

/** Name, longest input and executions of the short run, as the program lists them. */
export async function fuzzTargets() {
  const listed = await run(program, ["--list"], { env: environment });
  return listed
    .trim()
    .split("\n")
    .map((row) => row.split(" "))
    .map(([name, longest, shortRun]) => ({ name, longest, shortRun }));
}

export const filesIn = (folder) =>
  existsSync(folder)
    ? readdirSync(folder)
        .sort()
        .map((name) => join(folder, name))
    : [];

/** An empty folder for what a run finds; libFuzzer wants the slash. */
export function emptied(name) {
  rmSync(found(name), { recursive: true, force: true });
  mkdirSync(found(name), { recursive: true });
  return `${found(name)}/`;
}

export const executionsIn = (output) =>
  Number(/stat::number_of_executed_units:\s*(\d+)/.exec(output)?.[1] ?? 0);

/** The seeds and old findings once each, then the same few thousand changes of them on every machine. */
async function shortRun({ name, longest, shortRun: runs }) {
  const seeds = [...filesIn(corpus(name)), ...filesIn(crashes(name))];
  if (seeds.length === 0)
    throw new StepError(`the target ${name} has no seeds`, `write some into tests/fuzz/corpus/${name}.`);
  const flags = ["-seed=52", `-runs=${runs}`, `-max_len=${longest}`, `-dict=${words}`, ...limits];
  const places = [`-artifact_prefix=${emptied(name)}`, `-seed_inputs=${seeds.join(",")}`];
  return await attempt(program, [`--target=${name}`, ...flags, ...places], {
    env: environment,
    log: `fuzz-${name}`,
  });
}

/** One test for each target. */
export async function shortFuzz() {
  const counts = { passed: 0, failed: 0 };
  await step("Fuzz the core a little", async (heard) => {
    let executions = 0;
    for (const target of await fuzzTargets()) {
      heard(target.name);
      const { code, output } = await shortRun(target);
      executions += executionsIn(output);
      counts[code === 0 ? "passed" : "failed"] += 1;
      if (code === 0) continue;
      say(output.trimEnd().split("\n").slice(-60).join("\n"));
      say(`  ${target.name} has a finding: ${filesIn(found(target.name)).join(" ")}`);
    }
    const words = `${counts.passed} of ${counts.passed + counts.failed} targets, ${executions} executions`;
    return { words, good: counts.failed === 0 };
  });
  return counts;
}
