// Skips a step whose inputs are unchanged: the hash of the inputs of the last good run is kept in build/stamps.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inRoot } from "./steps.mjs";

const skipped = new Set(["node_modules", "build", "dist", ".git"]);

function* filesUnder(path) {
  if (!existsSync(inRoot(path))) return;
  if (!statSync(inRoot(path)).isDirectory()) return yield path;
  for (const name of readdirSync(inRoot(path)).sort()) {
    if (!skipped.has(name)) yield* filesUnder(join(path, name));
  }
}

/** The hash of files and folders (relative to the root) and of any further words. */
export function fingerprint(inputs, words = []) {
  const hash = createHash("sha256");
  for (const word of words) hash.update(`${word}\0`);
  for (const input of inputs) {
    // An input that names a folder which is otherwise skipped (dist/package) is meant.
    for (const file of filesUnder(input))
      hash
        .update(`${file}\0`)
        .update(readFileSync(inRoot(file)))
        .update("\0");
  }
  return hash.digest("hex");
}

/**
 * Runs `work` unless the inputs are those of the last good run and every output still exists.
 * Returns whether it ran.
 */
export async function whenChanged(name, { inputs, words, outputs = [] }, work) {
  const stamp = inRoot("build/stamps", name);
  const now = fingerprint(inputs, words);
  const done = existsSync(stamp) && readFileSync(stamp, "utf8") === now;
  if (done && outputs.every((file) => existsSync(inRoot(file)))) return false;
  rmSync(stamp, { force: true });
  await work();
  mkdirSync(inRoot("build/stamps"), { recursive: true });
  writeFileSync(stamp, now);
  return true;
}
