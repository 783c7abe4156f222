/// <reference types="vite/client" />

declare module "virtual:overtrick-wasm" {
  /** The wasm as base64. */
  const base64: string;
  export default base64;
}

/** The site's or the single file's way to the wasm and the worker; vite.config.ts chooses. */
declare module "overtrick-host" {
  /** The module for the first result, the one that knows other programs' files too, and the ratings alone. */
  export function compileWasm(): Promise<WebAssembly.Module>;
  /** The second half of the first; null where that is whole. */
  export const compileLater: (() => Promise<WebAssembly.Module>) | null;
  export function compileWhole(): Promise<WebAssembly.Module>;
  export function compileRate(): Promise<WebAssembly.Module>;
  export function startWorker(): Worker;
  /** The page about the elements in a language; null where there is none beside the page. */
  export const embedPage: ((language: "en" | "nl" | "da" | "sv") => string) | null;
  /** Keeps the page for the time without a network, where it has to be kept. */
  export function startOffline(): Promise<void>;
}
