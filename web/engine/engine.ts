/**
 * The way from the page to the package: started once, at once on the main thread for what a person types, in a worker
 * for a text that is too large to type.
 */
import type { AnyReading, Overtrick, ScoreFunctions } from "overtrick";
import { load } from "overtrick/first";
import { compileLater, compileWasm, compileWhole, startWorker } from "overtrick-host";
import type { SheetView } from "./view";
import type { WorkerAnswer, WorkerTask } from "../worker";

/** A text up to this many characters is read as it is typed; a larger one is set aside and read in the worker. */
export const largestTyped = 256 * 1024;
/** Files above this are refused, as wasm/loader/file-reading.ts does. */
export const largestFile = 64 * 1024 * 1024;

const compiled = compileWasm();
const started = compiled.then((wasm) => load({ wasm }));
// Whoever waits for it hears of a failure; nobody need wait.
started.catch(() => undefined);
let overtrick: ScoreFunctions | undefined;

/** Resolves when results can be had at once; rejects when the browser cannot run the package. */
export async function engineReady(): Promise<void> {
  overtrick = await started;
}

/** The package, once it has started; reading and how figures came about only when it is complete. */
export function engine(): ScoreFunctions | undefined {
  return overtrick;
}

let completed: Promise<void> | undefined;

/** Resolves when the package can also read, and say how figures came about; a failure can be tried again. */
export function engineComplete(): Promise<void> {
  completed ??= complete().catch((error: unknown) => {
    completed = undefined;
    throw error;
  });
  return completed;
}

async function complete(): Promise<void> {
  const [first, later] = await Promise.all([started, compiledLater()]);
  overtrick = first;
  if (later) await first.complete(later);
}

let later: Promise<WebAssembly.Module | undefined> | undefined;

/** Nothing where the package is whole from the beginning. */
function compiledLater(): Promise<WebAssembly.Module | undefined> {
  later ??= Promise.resolve(compileLater?.()).catch((error: unknown) => {
    later = undefined;
    throw error;
  });
  return later;
}

let compiledWhole: Promise<WebAssembly.Module> | undefined;
let whole: Promise<Overtrick> | undefined;

/** The whole package with other programs' files, fetched when it is first asked for; a failure can be tried again. */
export function wholeEngine(): Promise<Overtrick> {
  whole ??= startWhole().catch((error: unknown) => {
    whole = undefined;
    throw error;
  });
  return whole;
}

/** The whole package's wasm, for a worker of its own. */
export function wholeModule(): Promise<WebAssembly.Module> {
  compiledWhole ??= compileWhole().catch((error: unknown) => {
    compiledWhole = undefined;
    throw error;
  });
  return compiledWhole;
}

async function startWhole(): Promise<Overtrick> {
  const [package_, wasm] = await Promise.all([import("overtrick"), wholeModule()]);
  return package_.load({ wasm });
}

/** A file up to this size is read at once. */
const largestAtOnce = 1024 * 1024;

export interface FileReading {
  reading: Promise<AnyReading>;
  /** Stops at once; `reading` then never settles. */
  cancel: () => void;
}

/** Reads a file of any format, a large one away from the main thread. */
export function readFile(file: File): FileReading {
  if (file.size <= largestAtOnce) {
    const reading = Promise.all([wholeEngine(), file.arrayBuffer()]).then(([doors, bytes]) =>
      doors.readAny(new Uint8Array(bytes), file.name),
    );
    return { reading, cancel: () => undefined };
  }
  const { answer, cancel } = inWorker(wholeModule().then((wasm) => ({ wasm, file })));
  return {
    reading: answer.then((data) => {
      if ("reading" in data) return data.reading;
      throw new Error("failed" in data ? data.failed : "");
    }),
    cancel,
  };
}

function inWorker(task: Promise<WorkerTask>): {
  answer: Promise<WorkerAnswer>;
  cancel: () => void;
} {
  const worker = startWorker();
  const answer = new Promise<WorkerAnswer>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<WorkerAnswer>): void => {
      worker.terminate();
      resolve(data);
    };
    worker.onerror = (event): void => {
      worker.terminate();
      reject(new Error(event.message));
    };
    task.then((message) => worker.postMessage(message), reject);
  });
  return { answer, cancel: () => worker.terminate() };
}

export interface Reading {
  view: Promise<SheetView>;
  /** Stops at once; `view` then never settles. */
  cancel: () => void;
}

/** Reads a large text away from the main thread. */
export function readLarge(text: string | Blob, board: number): Reading {
  const halves = Promise.all([compiled, compiledLater()]);
  const { answer, cancel } = inWorker(halves.then(([wasm, second]) => ({ wasm, second, text, board })));
  const view = answer.then((data) => {
    if ("view" in data) return data.view;
    throw new Error("failed" in data ? data.failed : "");
  });
  return { view, cancel };
}
