// npm run lint: every check that is not a test, with clang's analyzer too.
import { ensure } from "../../wasm/tools/install.mjs";
import { installPackages } from "../../wasm/tools/packages.mjs";
import { main } from "../../wasm/tools/steps.mjs";
import { runChecks } from "./checks.mjs";
import { clangNeeds, coreTestNeeds } from "./prerequisites.mjs";

await main(async () => {
  await ensure([...coreTestNeeds, ...clangNeeds()]);
  await installPackages();
  if ((await runChecks({ thorough: true })) > 0) process.exitCode = 1;
});
