// What wasm/ needs: Emscripten, CMake and Ninja. Finds or installs them, and gives the environment to build in.
import { existsSync, realpathSync } from "node:fs";
import { dirname, join } from "node:path";
import { checkNode, ensure, which } from "./install.mjs";
import { StepError, childEnvironment, run } from "./steps.mjs";

const toolchainOf = (folder) => join(folder, "cmake/Modules/Platform/Emscripten.cmake");

/** emcc on the path, or that of an emsdk which was not activated in this shell. */
function findEmcc() {
  const inSdk = process.env.EMSDK && join(process.env.EMSDK, "upstream/emscripten/emcc");
  return which("emcc") ?? (inSdk && existsSync(inSdk) ? inSdk : undefined);
}

export const cmakeNeeds = [
  {
    name: "CMake",
    why: "configures the C++ build",
    apt: "cmake",
    found: () => which("cmake"),
  },
  {
    name: "Ninja",
    why: "runs the C++ build",
    apt: "ninja-build",
    brew: "ninja",
    pacman: "ninja",
    found: () => which("ninja"),
  },
];

export const wasmNeeds = [
  ...cmakeNeeds,
  {
    name: "Emscripten",
    why: "compiles the C++ core to WebAssembly",
    apt: "emscripten",
    found: findEmcc,
  },
];

/** Emscripten's CMake toolchain file: beside emcc (Debian, emsdk), in libexec (Homebrew), or where em-config says. */
async function findToolchain(emcc) {
  const beside = dirname(realpathSync(emcc));
  for (const folder of [beside, join(beside, "../libexec")]) {
    if (existsSync(toolchainOf(folder))) return toolchainOf(folder);
  }
  const told = (await run(join(dirname(emcc), "em-config"), ["EMSCRIPTEN_ROOT"])).trim();
  if (existsSync(toolchainOf(told))) return toolchainOf(told);
  throw new StepError(
    `Emscripten at ${emcc} has no CMake toolchain file`,
    "install Emscripten 3.1.6 or newer with its CMake files (Debian's package, emsdk or Homebrew).",
  );
}

/** The folder of Binaryen's programs, which every Emscripten brings or needs. */
export async function binaryenTools() {
  const root = (await run(join(dirname(findEmcc()), "em-config"), ["BINARYEN_ROOT"])).trim();
  return join(root, "bin");
}

/** Sees that everything is there; returns the environment in which CMake and emcc run. */
export async function wasmPrerequisites() {
  checkNode();
  await ensure(wasmNeeds);
  const emcc = findEmcc();
  const environment = { EMSCRIPTEN_TOOLCHAIN: await findToolchain(emcc) };
  // Debian's Emscripten calls acorn without saying where Debian keeps it.
  const modules = "/usr/share/nodejs";
  if (existsSync(join(modules, "acorn"))) environment.NODE_PATH = modules;
  if (!which("emcc")) environment.PATH = `${dirname(emcc)}:${childEnvironment().PATH}`;
  return environment;
}
