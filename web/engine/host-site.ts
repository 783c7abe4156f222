/** The site: the wasm and the worker are files beside the page. */
import firstAddress from "overtrick/overtrick-first.wasm?url";
import laterAddress from "overtrick/overtrick-later.wasm?url";
import rateAddress from "overtrick/overtrick-rate.wasm?url";
import wholeAddress from "overtrick/overtrick.wasm?url";

async function compile(address: string): Promise<WebAssembly.Module> {
  const response = await fetch(address, { credentials: "same-origin" });
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
  // A server that does not know the type still serves the bytes.
  if (response.headers.get("Content-Type")?.startsWith("application/wasm") !== true) {
    return WebAssembly.compile(await response.arrayBuffer());
  }
  return WebAssembly.compileStreaming(response);
}

/** `index.html` asks for the file ahead of this script, so that both travel at the same time. */
export const compileWasm = (): Promise<WebAssembly.Module> => compile(firstAddress);

/** Fetched at the first sign of a reader. */
export const compileLater = (): Promise<WebAssembly.Module> => compile(laterAddress);

/** Fetched when the first file is opened or saved. */
export const compileWhole = (): Promise<WebAssembly.Module> => compile(wholeAddress);

/** Fetched when the first page of the ratings is opened. */
export const compileRate = (): Promise<WebAssembly.Module> => compile(rateAddress);

export function startWorker(): Worker {
  return new Worker(new URL("../worker.ts", import.meta.url), { type: "module" });
}

export const embedPage = (language: string): string =>
  language === "en" ? "./embed.html" : `./embed.${language}.html`;

/** Pages from the disk and sites without https have no service workers; a reader who saves data is asked for none. */
export async function startOffline(): Promise<void> {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (!("serviceWorker" in navigator) || connection?.saveData === true) return;
  await import("../offline/update-bar");
}
