// The checks beside the tests: layout, types, common mistakes, and files, exports and packages that nobody uses.
import { readFileSync, readdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import { extname, join } from "node:path";
import { fingerprint, whenChanged } from "../../wasm/tools/stamps.mjs";
import { StepError, explain, inRoot, run, say, step } from "../../wasm/tools/steps.mjs";
import { clangVersion, findClangTool } from "./prerequisites.mjs";

const tool = (path) => inRoot("node_modules", path);
const format = "correct the layout with: npm run format";

/** The C++ files of some folders, relative to the root. */
export function cppFiles(folders, endings = [".cpp", ".h"]) {
  return folders.flatMap((folder) =>
    readdirSync(inRoot(folder), { recursive: true })
      .filter((name) => endings.includes(extname(name)))
      .map((name) => join(folder, name))
      .sort(),
  );
}

async function layoutOfCpp() {
  const clangFormat = findClangTool("clang-format");
  if (!clangFormat) return `left out, clang-format ${clangVersion} is not here`;
  const files = cppFiles(["core", "wasm", "tests"]);
  await run(clangFormat, ["--dry-run", "-Werror", ...files], { advice: format });
  return `${files.length} files`;
}

/** A second opinion that took anything from the core would be the first one again. */
function includesOfSecondOpinion() {
  const folder = "tests/core/second";
  const own = readdirSync(inRoot(folder));
  const foreign = cppFiles([folder]).flatMap((file) =>
    [...readFileSync(inRoot(file), "utf8").matchAll(/^\s*#\s*include\s*(?:"([^"]*)"|<([^>]*)>)/gm)]
      .filter(([, local, system]) => (local === undefined ? /[./]/.test(system) : !own.includes(local)))
      .map(([line]) => `${file}: ${line.trim()}`),
  );
  if (foreign.length > 0)
    throw new StepError(foreign.join("\n"), `${folder} includes its own headers and the standard library.`);
  return `${own.length} files`;
}

/** Runs `work` on every item, a few at a time, and gathers what failed. */
async function inTurns(items, width, work) {
  const left = [...items];
  const failures = [];
  const lane = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) {
      await work(item).catch((error) => failures.push(error));
    }
  };
  await Promise.all(Array.from({ length: width }, lane));
  if (failures.length > 0)
    throw new StepError(failures.map((error) => error.message).join("\n"), failures[0].advice);
}

/** clang-tidy takes seconds for each file, so a file is looked at again only when it or a header has changed. */
async function mistakesInCpp(heard) {
  const clangTidy = findClangTool("clang-tidy");
  if (!clangTidy) return `left out, clang-tidy ${clangVersion} is not here`;
  // clang-tidy cannot read what another compiler has precompiled, and looks at one file at a time.
  const apart = ["-DCMAKE_DISABLE_PRECOMPILE_HEADERS=ON", "-DCMAKE_UNITY_BUILD=OFF"];
  await run("cmake", ["--preset", "sanitize", "-B", "build/tidy", ...apart], { log: "tidy-configure" });
  const headers = fingerprint([...cppFiles(["core"], [".h"]), ".clang-tidy", "CMakeLists.txt"]);
  const files = cppFiles(["core"], [".cpp"]);
  await inTurns(files, availableParallelism(), (file) =>
    whenChanged(`tidy-${file.replaceAll(/[\\/]/g, "-")}`, { inputs: [file], words: [headers] }, () => {
      heard(file);
      return run(
        clangTidy,
        ["-p", "build/tidy", "--quiet", "--extra-arg=-Wno-unknown-warning-option", file],
        { lines: 40 },
      );
    }),
  );
  return `${files.length} files`;
}

const node = (script, args, advice) => async () => {
  await run(process.execPath, [tool(script), ...args], { advice, lines: 40 });
};

export const checks = [
  [
    "Layout of TypeScript, JSON and CSS",
    node("prettier/bin/prettier.cjs", ["--check", "--log-level", "warn", "."], format),
  ],
  ["Layout of C++", layoutOfCpp],
  ["The second opinion on its own", includesOfSecondOpinion],
  [
    "Types, and mistakes in TypeScript",
    async () => {
      await run(process.execPath, [inRoot("tests/tools/typescript.mjs")], { lines: 40 });
    },
  ],
  [
    "What nobody uses",
    node(
      "knip/bin/knip.js",
      ["--no-progress"],
      "remove it, or the word `export` where only its own file uses it; what is an entry stands in knip.json.",
    ),
  ],
];

/** Minutes rather than seconds: for npm run lint, not for every npm test. */
export const slowChecks = [["Mistakes in C++", mistakesInCpp]];

/** Runs checks, explains each failure, and returns how many failed. */
export async function runChecks(chosen) {
  let failed = 0;
  for (const [title, check] of chosen) {
    try {
      await step(title, check);
    } catch (error) {
      explain(error);
      failed += 1;
    }
  }
  if (failed > 0) say(`${failed} of ${chosen.length} checks failed`);
  return failed;
}
