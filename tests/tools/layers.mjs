// The layers of npm test. Each runs one kind of tests and returns { passed, failed }.
import { existsSync, readFileSync, rmSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";
import { cmakeBuild } from "../../wasm/tools/cmake.mjs";
import { StepError, attempt, inRoot, say, step } from "../../wasm/tools/steps.mjs";
import { digestsIn } from "./parity.mjs";
import { clangEnvironment } from "./prerequisites.mjs";

/** What the native tests leave behind. */
export const profile = inRoot("build/sanitize/core.profraw");

const none = "No test ran";

/** The counts of a run; a run that counts nothing or ends badly without saying why is a failure of its own. */
function verdict({ passed, failed }, { code, output }, advice) {
  if (passed + failed === 0)
    throw new StepError(`${none}:\n${output.trim().split("\n").slice(-60).join("\n")}`, advice);
  const total = { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
  if (total.failed > 0) say(output.trimEnd().split("\n").slice(-200).join("\n"));
  return total;
}

const told = ({ passed, failed }) => ({
  words: failed > 0 ? `${passed} passed, ${failed} failed` : `${passed} passed`,
  good: failed === 0,
});

/** doctest ends with `[doctest] test cases: 12 | 11 passed | 1 failed | 0 skipped`. */
function doctestCounts(output) {
  const line = /test cases:\s*\d+\s*\|\s*(\d+) passed\s*\|\s*(\d+) failed/.exec(output);
  return { passed: Number(line?.[1] ?? 0), failed: Number(line?.[2] ?? 0) };
}

async function runDoctest(title, command, args, env) {
  let counts;
  await step(title, async (heard) => {
    const log = title.includes("WebAssembly") ? "doctest-wasm" : "doctest-native";
    const result = await attempt(command, [...args, "--no-colors=true"], { heard, env, log });
    counts = verdict(doctestCounts(result.output), result, "run the program named above in a debugger.");
    counts.digests = digestsIn(result.output);
    return told(counts);
  });
  return counts;
}

/** The core's tests on this machine, under the address and undefined-behaviour sanitizers; they leave a profile. */
export async function nativeCore() {
  await buildNatively(["core_tests", "fuzz_core"]);
  rmSync(profile, { force: true });
  const env = {
    ASAN_OPTIONS: "detect_leaks=1:strict_string_checks=1",
    UBSAN_OPTIONS: "print_stacktrace=1",
    LLVM_PROFILE_FILE: profile,
  };
  return await runDoctest("Core, natively", inRoot("build/sanitize/tests/core_tests"), [], env);
}

/** One build for tests, coverage and fuzzing. */
export async function buildNatively(targets) {
  await step("Build the core with sanitizers", (heard) =>
    cmakeBuild("sanitize", targets, { env: clangEnvironment(), heard }),
  );
}

/** The same tests in WebAssembly. */
export async function wasmCore(env) {
  await step("Build the core's tests for WebAssembly", (heard) =>
    cmakeBuild("wasm", ["core_tests"], { env, heard }),
  );
  return await runDoctest(
    "Core, in WebAssembly",
    process.execPath,
    [inRoot("build/wasm/tests/core_tests.cjs")],
    {},
  );
}

/** Failed tests, and files that failed before any of their tests ran. */
function vitestCounts(report) {
  if (!existsSync(report)) return { passed: 0, failed: 0 };
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, "utf8"));
  const broken = testResults.filter(
    (file) => file.status === "failed" && !file.assertionResults.some((test) => test.status === "failed"),
  );
  return { passed: numPassedTests, failed: numFailedTests + broken.length };
}

/** Vitest says it beside the name of the test, in its own colours or without: `✓ name 120ms (retry x1)`. */
function triedAgain(output) {
  const lines = stripVTControlCharacters(output).split("\n");
  return lines.map((line) => line.trim()).filter((line) => line.startsWith("✓") && line.includes("(retry x"));
}

/** One project of tests/vitest.config.ts. */
export async function vitest(title, project) {
  let counts;
  await step(title, async (heard) => {
    const report = inRoot("build/logs", `${project}-tests.json`);
    rmSync(report, { force: true });
    const args = ["run", "--config", inRoot("tests/vitest.config.ts"), "--project", project];
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
    const vitestPath = inRoot("node_modules/vitest/vitest.mjs");
    const result = await attempt(process.execPath, [vitestPath, ...args, ...reporters], {
      heard,
      log: `${project}-tests`,
    });
    counts = verdict(
      vitestCounts(report),
      result,
      `run it alone: npx vitest --config tests/vitest.config.ts --project ${project}`,
    );
    for (const name of triedAgain(result.output)) say(`  Passed only when tried again: ${name}`);
    return told(counts);
  });
  return counts;
}
