/**
 * The page's own entry: `overtrick/score` in two halves, so that a first result waits for no more than it needs.
 */
import { startFirst } from "./first-functions.js";
import { instantiateFirst, type WasmSource } from "./instantiate.js";
import createModule from "./overtrick-first.mjs";
import type { ScoreFunctions } from "./score-functions.js";

/** Those of `LaterFunctions`, and scoring in IMPs, of teams and of several sessions, are there when `complete` has settled. */
export interface FirstHalf extends ScoreFunctions {
  complete(later: WasmSource): Promise<void>;
}

export async function load({ wasm }: { wasm: WasmSource }): Promise<FirstHalf> {
  const { module, complete } = await instantiateFirst(createModule, wasm);
  const started = startFirst(module);
  const { functions } = started;
  return Object.assign(functions, {
    async complete(later: WasmSource): Promise<void> {
      const [{ startLater }] = await Promise.all([import("./later-functions.js"), complete(later)]);
      Object.assign(functions, startLater(module, started));
    },
  }) as FirstHalf;
}
