// How long the tests of the unchanged core take, and which are slow; measured again after each build.
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { run } from "../../../wasm/tools/steps.mjs";
import { place } from "./tree.mjs";

const file = place("times.json");

/** A test that takes more than a hundredth of the whole is slow: those few take most of the time. */
function divide(durations) {
  const total = durations.reduce((sum, { seconds }) => sum + seconds, 0);
  const slow = durations.filter(({ seconds }) => seconds > total / 100);
  const share = 1 - slow.reduce((sum, { seconds }) => sum + seconds, 0) / total;
  return { slow: slow.map(({ name }) => name), share };
}

async function measure(program) {
  // `times` tells the seconds of a core, which other work on the machine does not change.
  const script = '"$0" --duration=true --no-colors=true; code=$?; times; exit $code';
  const output = await run("sh", ["-c", script, program], {
    log: "mutate-times",
    advice: "repair the tests first.",
  });
  const durations = [...output.matchAll(/^(\d+\.\d+) s: (.*)$/gm)].map(([, seconds, name]) => ({
    seconds: Number(seconds),
    name,
  }));
  const [, minutes, seconds] = /(\d+)m(\d+\.\d+)s \S+\s*$/.exec(output);
  const cpu = 60 * Number(minutes) + Number(seconds);
  const { slow, share } = divide(durations);
  const limit = (usual) => Math.ceil(5 + 3 * usual);
  return { slow, seconds: cpu, limit: limit(cpu), quickLimit: limit(cpu * share) };
}

/** @returns {Promise<{slow: string[], seconds: number, limit: number, quickLimit: number}>} seconds of one core */
export async function timesOf(program) {
  const known = existsSync(file) && statSync(file).mtimeMs > statSync(program).mtimeMs;
  if (known) return JSON.parse(readFileSync(file, "utf8"));
  const times = await measure(program);
  writeFileSync(file, JSON.stringify(times));
  return times;
}
