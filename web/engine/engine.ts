/**
 * The way from the page to the package: started once, at once on the main thread for what a person types, in a worker
 * for a text that is too large to type.
 */
import { load } from "overtrick";
import type { Overtrick } from "overtrick";
import { compileWasm, startWorker } from "overtrick-host";
import type { SheetView } from "./view";
import type { WorkerAnswer, WorkerTask } from "../worker";

/** A text up to this many characters is read as it is typed; a larger one is set aside and read in the worker. */
export const largestTyped = 256 * 1024;

const compiled = compileWasm();
const started: Promise<Overtrick> = compiled.then((wasm) => load({ wasm }));
// Whoever waits for it hears of a failure; nobody need wait.
started.catch(() => undefined);
let overtrick: Overtrick | undefined;

/** Resolves when results can be had at once; rejects when the browser cannot run the package. */
export async function engineReady(): Promise<void> {
  overtrick = await started;
}

/** The package, once it has started. */
export function engine(): Overtrick | undefined {
  return overtrick;
}

export interface Reading {
  view: Promise<SheetView>;
  /** Stops at once; `view` then never settles. */
  cancel: () => void;
}

/** Reads a large text away from the main thread. */
export function readLarge(text: string | Blob, board: number): Reading {
  const worker = startWorker();
  const view = new Promise<SheetView>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<WorkerAnswer>): void => {
      worker.terminate();
      if ("view" in data) resolve(data.view);
      else reject(new Error(data.failed));
    };
    worker.onerror = (event): void => {
      worker.terminate();
      reject(new Error(event.message));
    };
    compiled.then((wasm) => worker.postMessage({ wasm, text, board } satisfies WorkerTask), reject);
  });
  return { view, cancel: () => worker.terminate() };
}
