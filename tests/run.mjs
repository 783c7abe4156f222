// npm test: every layer, installing what it needs.
//   checks (layout, mistakes, types) · the core natively under sanitizers · the core in WebAssembly ·
//   the loader and the package in Node · the page in Chromium
// A layer that cannot be built or runs no test counts as failed; the others still run. The last line is
// `N passed, N failed`, over all layers.
import { build, weigh } from "../web/tools/build.mjs";
import { buildPackage } from "../wasm/tools/build.mjs";
import { checkNode } from "../wasm/tools/install.mjs";
import { installPackages } from "../wasm/tools/packages.mjs";
import { wasmPrerequisites } from "../wasm/tools/prerequisites.mjs";
import { explain, say } from "../wasm/tools/steps.mjs";
import { checks, runChecks } from "./tools/checks.mjs";
import { nativeCore, vitest, wasmCore } from "./tools/layers.mjs";
import { testPrerequisites } from "./tools/prerequisites.mjs";

const total = { passed: 0, failed: 0 };

/** Adds a layer's counts; a layer that throws is one failure. Returns whether it went well. */
async function layer(work) {
  try {
    const { passed, failed } = (await work()) ?? { passed: 0, failed: 0 };
    total.passed += passed;
    total.failed += failed;
    return failed === 0;
  } catch (error) {
    explain(error);
    total.failed += 1;
    return false;
  }
}

/** Needs no package: it keeps one core busy while Emscripten keeps the other. */
async function nativeLane() {
  await layer(nativeCore);
  await layer(async () => ({ passed: 0, failed: await runChecks(checks) }));
}

async function wasmLane(env) {
  const packaged = await layer(buildPackage);
  await layer(() => wasmCore(env));
  if (!packaged) return false;
  const built = await layer(() => build({ single: false }));
  if (built) {
    await layer(build);
    await layer(weigh);
  }
  await layer(() => vitest("Loader and package, in Node", "wasm"));
  return built;
}

async function everyLayer() {
  checkNode();
  await testPrerequisites();
  const env = await wasmPrerequisites();
  await installPackages();
  const [, built] = await Promise.all([nativeLane(), wasmLane(env)]);
  // The page's tests look at times, so they run alone.
  if (built) await layer(() => vitest("Page, in Chromium", "web"));
  else say("The page's tests did not run: there is no page.");
}

await layer(everyLayer);
say(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
