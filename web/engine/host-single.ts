/** The single file: wasm and worker are inside it, because a page from the disk may fetch nothing. */
import base64 from "virtual:overtrick-wasm";
import InlineWorker from "../worker.ts?worker&inline";

export function compileWasm(): Promise<WebAssembly.Module> {
  return WebAssembly.compile(Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)));
}

/** It is whole from the beginning. */
export const compileLater = null;

export const compileWhole = compileWasm;
export const compileRate = compileWasm;

export function startWorker(): Worker {
  return new InlineWorker();
}

/** That page belongs to the site. */
export const embedPage = null;

/** The file is on the disk already. */
export function startOffline(): Promise<void> {
  return Promise.resolve();
}
