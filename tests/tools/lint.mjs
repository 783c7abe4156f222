// npm run lint: every check that is not a test.
import { ensure } from "../../wasm/tools/install.mjs";
import { installPackages } from "../../wasm/tools/packages.mjs";
import { main } from "../../wasm/tools/steps.mjs";
import { runChecks } from "./checks.mjs";
import { clangNeeds, coreTestNeeds } from "./prerequisites.mjs";

await main(async () => {
  await ensure([...coreTestNeeds, ...clangNeeds()]);
  await installPackages();
  if ((await runChecks()) > 0) process.exitCode = 1;
});
