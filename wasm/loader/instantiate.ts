/** Brings the wasm bytes to the Embind module, wherever it runs: page, worker or Node. */
import type { ModuleOptions } from "./overtrick.mjs";

/** Where the wasm comes from; by default the file beside this module. */
export type WasmSource =
  string | URL | Response | Promise<Response> | ArrayBuffer | Uint8Array | WebAssembly.Module;

type Instantiated = { instance: WebAssembly.Instance; module: WebAssembly.Module };

async function fromResponse(response: Response, imports: WebAssembly.Imports): Promise<Instantiated> {
  if (!response.ok)
    throw new Error(`overtrick.wasm could not be fetched: ${response.status} ${response.statusText}`);
  const type = response.headers.get("Content-Type") ?? "";
  if (type.startsWith("application/wasm")) return WebAssembly.instantiateStreaming(response, imports);
  return WebAssembly.instantiate(await response.arrayBuffer(), imports);
}

async function fromAddress(address: URL, imports: WebAssembly.Imports): Promise<Instantiated> {
  if (address.protocol !== "file:" || typeof process === "undefined")
    return fromResponse(await fetch(address), imports);
  const { readFile } = process.getBuiltinModule("node:fs/promises");
  return WebAssembly.instantiate(await readFile(address), imports);
}

async function instantiate(source: WasmSource, imports: WebAssembly.Imports): Promise<Instantiated> {
  if (source instanceof WebAssembly.Module) {
    return { instance: await WebAssembly.instantiate(source, imports), module: source };
  }
  if (typeof source === "string" || source instanceof URL) {
    return fromAddress(new URL(source, import.meta.url), imports);
  }
  if (source instanceof ArrayBuffer || source instanceof Uint8Array) {
    return WebAssembly.instantiate(source as BufferSource, imports);
  }
  return fromResponse(await source, imports);
}

/** Starts the module that `create` makes, with its bytes from `source`. */
export function instantiateModule<Module>(
  create: (options: ModuleOptions) => Promise<Module>,
  source: WasmSource,
): Promise<Module> {
  return new Promise((resolve, reject) => {
    create({
      instantiateWasm(imports, receive) {
        instantiate(source, imports).then(({ instance, module }) => receive(instance, module), reject);
        return {};
      },
    }).then(resolve, reject);
  });
}
