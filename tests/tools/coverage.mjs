// How much of the core its native tests reach, by line and branch (llvm-cov).
//   npm run coverage    runs them and prints a table, the least reached file first
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { relative } from "node:path";
import { pathToFileURL } from "node:url";
import { ensure } from "../../wasm/tools/install.mjs";
import { StepError, inRoot, main, root, run, say, step } from "../../wasm/tools/steps.mjs";
import { nativeCore, profile } from "./layers.mjs";
import { coreTestNeeds, findLlvmTool } from "./prerequisites.mjs";

/** In per cent. What the tests once reached they keep reaching. */
const floor = { lines: 98, branches: 95 };

const merged = inRoot("build/sanitize/core.profdata");
const table = "build/logs/coverage.log";

const kinds = ["lines", "branches"];
const percent = ({ count, covered }) => (count === 0 ? 100 : (100 * covered) / count);
const shown = (part) => `${percent(part).toFixed(2)} %`;

/** The parts of the core, each with its lines and branches as { count, covered }; and all together. */
async function measure() {
  if (!existsSync(profile))
    throw new StepError("the native tests left no profile", "see why they did not end well.");
  await run(findLlvmTool("llvm-profdata"), ["merge", "-sparse", profile, "-o", merged]);
  const program = inRoot("build/sanitize/tests/core_tests");
  const args = ["export", "-summary-only", "-instr-profile", merged, program, inRoot("core")];
  const [{ files, totals }] = JSON.parse(await run(findLlvmTool("llvm-cov"), args)).data;
  const parts = files.map(({ filename, summary }) => ({ name: relative(root, filename), ...summary }));
  return { parts, totals };
}

/** The least reached first: by branches that were missed. */
function rowsOf(parts) {
  const missed = ({ branches }) => branches.count - branches.covered;
  return [...parts]
    .sort((a, b) => missed(b) - missed(a) || a.name.localeCompare(b.name))
    .map((part) => {
      const left = `${missed(part)} of ${part.branches.count}`;
      return `${part.name.padEnd(40)} ${kinds.map((kind) => shown(part[kind]).padStart(9)).join(" ")} ${left.padStart(12)}`;
    });
}

const heading = `${"file".padEnd(40)} ${"lines".padStart(9)} ${"branches".padStart(9)} ${"missed".padStart(12)}`;

/** One test: not below the floor. */
export async function coverage() {
  const counts = { passed: 0, failed: 0 };
  await step("Coverage of the core", async () => {
    const { parts, totals } = await measure();
    mkdirSync(inRoot("build/logs"), { recursive: true });
    writeFileSync(inRoot(table), `${[heading, ...rowsOf(parts)].join("\n")}\n`);
    const words = kinds.map((kind) => `${shown(totals[kind])} of ${totals[kind].count} ${kind}`).join(", ");
    const low = kinds.filter((kind) => percent(totals[kind]) < floor[kind]);
    counts[low.length > 0 ? "failed" : "passed"] += 1;
    for (const kind of low)
      say(`  Below the floor of ${floor[kind]} % of ${kind}; ${table} names the files.`);
    return { words, good: low.length === 0 };
  });
  return counts;
}

async function printTable() {
  await ensure(coreTestNeeds);
  await nativeCore();
  const { parts, totals } = await measure();
  say([heading, ...rowsOf(parts), ...rowsOf([{ name: "all of core", ...totals }])].join("\n"));
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) await main(printTable);
