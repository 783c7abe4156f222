// Configures and builds a preset of CMakePresets.json.
import { existsSync, readFileSync, rmSync } from "node:fs";
import { inRoot, run } from "./steps.mjs";

/** A build tree made by another generator or another Emscripten cannot be used again. */
function dropStaleTree(preset, env) {
  const cache = inRoot("build", preset, "CMakeCache.txt");
  if (!existsSync(cache)) return;
  const text = readFileSync(cache, "utf8");
  const rightGenerator = text.includes("CMAKE_GENERATOR:INTERNAL=Ninja");
  const toolchain = env?.EMSCRIPTEN_TOOLCHAIN;
  const rightToolchain = !toolchain || text.includes(`=${toolchain}\n`);
  const rightPlace = text.includes(`=${inRoot()}\n`);
  if (!rightGenerator || !rightToolchain || !rightPlace) rmSync(inRoot("build", preset), { recursive: true });
}

export async function cmakeBuild(preset, targets, { env, heard } = {}) {
  dropStaleTree(preset, env);
  await run("cmake", ["--preset", preset], { env, heard, log: `${preset}-configure` });
  const options = { env, heard, log: `${preset}-build`, lines: 40 };
  await run("cmake", ["--build", "--preset", preset, "--target", ...targets], options);
}
