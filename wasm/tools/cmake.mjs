// Configures and builds a preset of CMakePresets.json.
import { existsSync, readFileSync, rmSync } from "node:fs";
import { basename } from "node:path";
import { inRoot, run } from "./steps.mjs";

/** The compiler that a preset names; undefined where it takes the system's own. */
function compilerOf(preset) {
  const { configurePresets } = JSON.parse(readFileSync(inRoot("CMakePresets.json"), "utf8"));
  return configurePresets.find(({ name }) => name === preset)?.cacheVariables?.CMAKE_CXX_COMPILER;
}

/** A build tree made by another generator, compiler or Emscripten cannot be used again. */
function dropStaleTree(preset, env) {
  const cache = inRoot("build", preset, "CMakeCache.txt");
  if (!existsSync(cache)) return;
  const text = readFileSync(cache, "utf8");
  const rightGenerator = text.includes("CMAKE_GENERATOR:INTERNAL=Ninja");
  const toolchain = env?.EMSCRIPTEN_TOOLCHAIN;
  const rightToolchain = !toolchain || text.includes(`=${toolchain}\n`);
  const compiler = compilerOf(preset);
  const cached = /^CMAKE_CXX_COMPILER:\w+=(.*)$/m.exec(text)?.[1] ?? "";
  const rightCompiler = !compiler || basename(cached) === compiler;
  const rightPlace = text.includes(`=${inRoot()}\n`);
  if (!rightGenerator || !rightToolchain || !rightCompiler || !rightPlace)
    rmSync(inRoot("build", preset), { recursive: true });
}

export async function cmakeBuild(preset, targets, { env, heard } = {}) {
  dropStaleTree(preset, env);
  await run("cmake", ["--preset", preset], { env, heard, log: `${preset}-configure` });
  const options = { env, heard, log: `${preset}-build`, lines: 40 };
  await run("cmake", ["--build", "--preset", preset, "--target", ...targets], options);
}
