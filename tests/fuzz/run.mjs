// npm run fuzz [-- --seconds 60] [target…]: the nightly run. Every target for a minute, two at a time; what they learnt
// stays in build/fuzz/corpus for the next night. A finding is made as short as it goes and copied to tests/fuzz/crashes,
// which every npm test replays. Prints a table and keeps it as build/fuzz/last.json.
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { ensure } from "../../wasm/tools/install.mjs";
import { StepError, attempt, inRoot, main, say, step } from "../../wasm/tools/steps.mjs";
import * as fuzz from "../tools/fuzz.mjs";
import { buildNatively } from "../tools/layers.mjs";
import { coreTestNeeds } from "../tools/prerequisites.mjs";

const lanes = 2;
const secondsToMinimise = 20;

function readArguments(given) {
  const wanted = [...given];
  const at = wanted.indexOf("--seconds");
  const seconds = at < 0 ? 60 : Number(wanted.splice(at, 2)[1]);
  if (!(seconds > 0)) throw new StepError("--seconds wants a number", "npm run fuzz -- --seconds 60 pbn csv");
  return { seconds, wanted };
}

async function chosen(wanted) {
  const all = await fuzz.fuzzTargets();
  const unknown = wanted.filter((name) => !all.some((target) => target.name === name));
  if (unknown.length > 0)
    throw new StepError(
      `no target is called ${unknown.join(", ")}`,
      `choose from: ${all.map(({ name }) => name).join(", ")}.`,
    );
  return wanted.length === 0 ? all : all.filter(({ name }) => wanted.includes(name));
}

/** Whether an input fails by itself too: on a busy machine anything may take too long once. */
async function failsAgain(name, file) {
  const options = { env: fuzz.environment, log: `fuzz-${name}-again` };
  return (await attempt(fuzz.program, [`--target=${name}`, ...fuzz.limits, file], options)).code !== 0;
}

/** The shortest input that still fails, where the next npm test finds it. */
async function keep(name, file) {
  const short = inRoot("build/fuzz", `${name}-${basename(file)}`);
  copyFileSync(file, short);
  const flags = [
    "-minimize_crash=1",
    `-max_total_time=${secondsToMinimise}`,
    `-exact_artifact_path=${short}`,
  ];
  await attempt(fuzz.program, [`--target=${name}`, ...flags, ...fuzz.limits, file], {
    env: fuzz.environment,
    log: `fuzz-${name}-minimise`,
  });
  mkdirSync(fuzz.crashes(name), { recursive: true });
  const kept = join(fuzz.crashes(name), basename(file));
  copyFileSync(short, kept);
  return kept;
}

async function fuzzOne({ name, longest }, seconds, heard) {
  const learnt = inRoot("build/fuzz/corpus", name);
  mkdirSync(learnt, { recursive: true });
  const prefix = fuzz.emptied(name);
  const flags = [`-max_total_time=${seconds}`, `-max_len=${longest}`, `-dict=${fuzz.words}`, ...fuzz.limits];
  const folders = [learnt, fuzz.corpus(name), fuzz.crashes(name)].filter(existsSync);
  const since = Date.now();
  const { code, output } = await attempt(
    fuzz.program,
    [`--target=${name}`, ...flags, `-artifact_prefix=${prefix}`, ...folders],
    { env: fuzz.environment, log: `fuzz-${name}`, heard: (line) => heard(`${name}: ${line}`) },
  );
  const took = (Date.now() - since) / 1000;
  const findings = [];
  const failed = fuzz.filesIn(fuzz.found(name));
  for (const file of failed) if (await failsAgain(name, file)) findings.push(await keep(name, file));
  if (code !== 0 && failed.length === 0) findings.push(`ended with ${code}: build/logs/fuzz-${name}.log`);
  const executions = fuzz.executionsIn(output) || Number([...output.matchAll(/^#(\d+)/gm)].at(-1)?.[1] ?? 0);
  const coverage = Number([...output.matchAll(/\bcov: (\d+)/g)].at(-1)?.[1] ?? 0);
  return { target: name, executions, perSecond: Math.round(executions / took), coverage, findings };
}

function print(rows) {
  const line = (target, ...figures) =>
    target.padEnd(12) + figures.map((figure) => String(figure).padStart(14)).join("");
  say(line("target", "executions", "per second", "coverage", "findings"));
  for (const row of rows)
    say(line(row.target, row.executions, row.perSecond, row.coverage, row.findings.length));
  const sum = (figure) => rows.reduce((total, row) => total + figure(row), 0);
  const findings = sum((row) => row.findings.length);
  say(
    line(
      "all",
      sum((row) => row.executions),
      "",
      "",
      findings,
    ),
  );
  for (const row of rows) for (const finding of row.findings) say(`  ${row.target}: ${finding}`);
  return findings;
}

await main(async () => {
  const { seconds, wanted } = readArguments(process.argv.slice(2));
  await ensure(coreTestNeeds);
  await buildNatively(["fuzz_core"]);
  const targets = await chosen(wanted);
  const rows = [];
  await step(`Fuzz ${targets.length} targets for ${seconds} s each`, async (heard) => {
    const left = [...targets];
    const lane = async () => {
      for (let target = left.shift(); target; target = left.shift())
        rows.push(await fuzzOne(target, seconds, heard));
    };
    await Promise.all(Array.from({ length: lanes }, lane));
  });
  const order = targets.map(({ name }) => name);
  rows.sort((a, b) => order.indexOf(a.target) - order.indexOf(b.target));
  const date = new Date().toISOString();
  writeFileSync(
    inRoot("build/fuzz/last.json"),
    `${JSON.stringify({ date, seconds, targets: rows }, null, 2)}\n`,
  );
  if (print(rows) > 0) process.exitCode = 1;
});
