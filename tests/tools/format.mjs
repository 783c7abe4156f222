// npm run format: lays out TypeScript, JSON, CSS and C++ the way the checks want it.
import { ensure } from "../../wasm/tools/install.mjs";
import { installPackages } from "../../wasm/tools/packages.mjs";
import { inRoot, main, run, say, step } from "../../wasm/tools/steps.mjs";
import { cppFiles } from "./checks.mjs";
import { clangNeeds, clangVersion, findClangTool } from "./prerequisites.mjs";

await main(async () => {
  await ensure(clangNeeds(["clang-format"]));
  await installPackages();
  await step("Format TypeScript, JSON and CSS", async () => {
    const prettier = inRoot("node_modules/prettier/bin/prettier.cjs");
    await run(process.execPath, [prettier, "--write", "--log-level", "warn", "."]);
  });
  const clangFormat = findClangTool("clang-format");
  if (!clangFormat) {
    say(`The C++ stays as it is: clang-format ${clangVersion} is not here, and others format differently.`);
    return;
  }
  await step("Format C++", async () => {
    await run(clangFormat, ["-i", ...cppFiles(["core", "wasm", "tests"])]);
  });
});
