/** What both public entries of the package have: travellers in and out, scoring, and how each figure came about. */
import { type FirstFunctions, startFirst, type Started } from "./first-functions.js";
import { type LaterFunctions, startLater } from "./later-functions.js";
import type { ScoreModule } from "./overtrick.mjs";
import { encodeAny } from "./unlisted.js";

export interface ScoreFunctions extends FirstFunctions, LaterFunctions {}

export function startScoring(module: ScoreModule): Started<ScoreFunctions> {
  const started = startFirst(module, encodeAny);
  return { ...started, functions: { ...started.functions, ...startLater(module, started) } };
}
