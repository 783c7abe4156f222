// npm run lint: every check that is not a test, clang-tidy too.
import { ensure } from "../../wasm/tools/install.mjs";
import { installPackages } from "../../wasm/tools/packages.mjs";
import { main } from "../../wasm/tools/steps.mjs";
import { checks, runChecks, slowChecks } from "./checks.mjs";
import { clangNeeds, coreTestNeeds } from "./prerequisites.mjs";

await main(async () => {
  await ensure([...coreTestNeeds, ...clangNeeds(["clang-format", "clang-tidy"])]);
  await installPackages();
  if ((await runChecks([...checks, ...slowChecks])) > 0) process.exitCode = 1;
});
