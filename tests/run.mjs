// npm test: every layer, installing what it needs.
//   checks (layout, mistakes, types) · the core natively under sanitizers, how much of it was reached, a little
//   fuzzing · the core in WebAssembly, the same bits · the loader and the package in Node · the page in Chromium
// A layer that cannot be built or runs no test counts as failed; the others still run. The last line is
// `N passed, N failed`, over all layers.
import { build, weigh } from "../web/tools/build.mjs";
import { buildPackage } from "../wasm/tools/build.mjs";
import { checkNode } from "../wasm/tools/install.mjs";
import { installPackages } from "../wasm/tools/packages.mjs";
import { wasmPrerequisites } from "../wasm/tools/prerequisites.mjs";
import { explain, say } from "../wasm/tools/steps.mjs";
import { checks, runChecks } from "./tools/checks.mjs";
import { coverage } from "./tools/coverage.mjs";
import { shortFuzz } from "./tools/fuzz.mjs";
import { nativeCore, vitest, wasmCore } from "./tools/layers.mjs";
import { parity } from "./tools/parity.mjs";
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

/** What each build of the core found for the same input. */
const digests = {};

/** Needs no package: it keeps one core busy while Emscripten keeps the other. */
async function nativeLane() {
  const tested = await layer(async () => {
    const counts = await nativeCore();
    digests.native = counts.digests;
    return counts;
  });
  if (tested) await layer(coverage);
  await layer(shortFuzz);
  await layer(async () => ({ passed: 0, failed: await runChecks(checks) }));
}

async function wasmLane(env) {
  const packaged = await layer(buildPackage);
  await layer(async () => {
    const counts = await wasmCore(env);
    digests.wasm = counts.digests;
    return counts;
  });
  if (!packaged) return false;
  const built = await layer(() => build({ single: false }));
  if (built) {
    await layer(build);
    await layer(weigh);
  }
  await layer(() => vitest("Loader and package, in Node", "wasm"));
  if (built) await layer(() => vitest("Page, in Chromium", "web"));
  else say("The page's tests did not run: there is no page.");
}

async function everyLayer() {
  checkNode();
  await testPrerequisites();
  const env = await wasmPrerequisites();
  await installPackages();
  await Promise.all([nativeLane(), wasmLane(env)]);
  await layer(() => parity(digests.native, digests.wasm));
}

await layer(everyLayer);
say(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
