// Builds the package others import, dist/package: the Embind module (C++ to WebAssembly) and the typed loader.
//   node wasm/tools/build.mjs
import { chmodSync, copyFileSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { cmakeBuild } from "./cmake.mjs";
import { installPackages } from "./packages.mjs";
import { bundleParsers } from "./parsers.mjs";
import { binaryenTools, wasmPrerequisites } from "./prerequisites.mjs";
import { splitModule } from "./split.mjs";
import { whenChanged } from "./stamps.mjs";
import { inRoot, main, run, step } from "./steps.mjs";

const target = "dist/package";
const modules = ["overtrick", "overtrick-score", "overtrick-rate"];
const linkedFiles = modules.flatMap((name) => [`${name}.mjs`, `${name}.wasm`]);
const halves = ["overtrick-first.mjs", "overtrick-first.wasm", "overtrick-later.wasm"];

async function buildModule(env) {
  const files = {
    inputs: [
      ...["core", "wasm/bindings", "wasm/CMakeLists.txt", "CMakeLists.txt", "CMakePresets.json"],
      "wasm/tools/split.mjs",
    ],
    words: [env.EMSCRIPTEN_TOOLCHAIN],
    outputs: [...linkedFiles, ...halves].map((name) => `${target}/${name}`),
  };
  await whenChanged("module", files, () =>
    step("Build the WebAssembly module", async (heard) => {
      await cmakeBuild(
        "wasm",
        modules.map((name) => `${name.replace("-", "_")}_module`),
        { env, heard },
      );
      mkdirSync(inRoot(target), { recursive: true });
      const made = inRoot("build/wasm/wasm");
      for (const name of linkedFiles) copyFileSync(join(made, name), inRoot(target, name));
      await splitModule({ from: made, to: inRoot(target), tools: await binaryenTools(), heard });
    }),
  );
}

async function buildLoader() {
  const files = {
    inputs: ["wasm/loader", "wasm/tsconfig.json", "tsconfig.json", "package-lock.json"],
    outputs: [`${target}/index.js`, `${target}/index.d.ts`],
  };
  await whenChanged("loader", files, () =>
    step("Build the typed loader", async (heard) => {
      await run(process.execPath, [inRoot("node_modules/typescript/bin/tsc"), "-p", "wasm"], { heard });
      // tsc leaves hand-written declarations where they are.
      for (const name of readdirSync(inRoot("wasm/loader"))) {
        if (/\.d\.m?ts$/.test(name)) copyFileSync(inRoot("wasm/loader", name), inRoot(target, name));
      }
    }),
  );
}

// After the loader, whose types it is checked against.
async function buildCommandLine() {
  const files = {
    inputs: ["wasm/cli", "wasm/loader", "wasm/tsconfig.json", "tsconfig.json", "package-lock.json"],
    outputs: [`${target}/cli/overtrick.js`],
  };
  await whenChanged("cli", files, () =>
    step("Build the command line", async (heard) => {
      await run(process.execPath, [inRoot("node_modules/typescript/bin/tsc"), "-p", "wasm/cli"], { heard });
      chmodSync(inRoot(target, "cli/overtrick.js"), 0o755);
    }),
  );
}

async function buildParsers() {
  const files = {
    inputs: ["wasm/parsers", "wasm/tools/parsers.mjs", "package-lock.json"],
    outputs: [`${target}/xml-parser.mjs`, `${target}/access-parser.mjs`],
  };
  await whenChanged("parsers", files, () =>
    step("Bundle the parsers", async () => {
      mkdirSync(inRoot(target), { recursive: true });
      await bundleParsers(target);
    }),
  );
}

async function buildTypeScript() {
  await buildLoader();
  await buildCommandLine();
}

export async function buildPackage() {
  const env = await wasmPrerequisites();
  await installPackages();
  await Promise.all([buildModule(env), buildTypeScript(), buildParsers()]);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) await main(buildPackage);
