/**
 * The smaller entry, `overtrick/score`: all but other programs' files, for a page that wants its first result soon.
 */
import { instantiateModule, type WasmSource } from "./instantiate.js";
import createModule from "./overtrick-score.mjs";
import { type ScoreFunctions, startScoring } from "./score-functions.js";

export type { ScoreFunctions } from "./score-functions.js";

export async function load(options?: { wasm?: WasmSource } | null): Promise<ScoreFunctions> {
  const wasm = options?.wasm ?? new URL("./overtrick-score.wasm", import.meta.url);
  return startScoring(await instantiateModule(createModule, wasm)).functions;
}
