/** The ratings, started when the first page that needs them is opened; a failure can be tried again. */
import type { RateFunctions } from "overtrick";
import { load } from "overtrick/rate";
import { compileRate } from "overtrick-host";

let started: Promise<RateFunctions> | undefined;
let rates: RateFunctions | undefined;

export function rateEngineReady(): Promise<RateFunctions> {
  started ??= start().catch((error: unknown) => {
    started = undefined;
    throw error;
  });
  return started;
}

let compiled: Promise<WebAssembly.Module> | undefined;

/** Its wasm, also for a worker of its own. */
export function rateModule(): Promise<WebAssembly.Module> {
  compiled ??= compileRate().catch((error: unknown) => {
    compiled = undefined;
    throw error;
  });
  return compiled;
}

async function start(): Promise<RateFunctions> {
  rates = await load({ wasm: await rateModule() });
  return rates;
}

/** The ratings, once they have started. */
export function rateEngine(): RateFunctions | undefined {
  return rates;
}
