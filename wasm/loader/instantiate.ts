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
  return start(create, (imports) => instantiate(source, imports));
}

function start<Module>(
  create: (options: ModuleOptions) => Promise<Module>,
  instantiated: (imports: WebAssembly.Imports) => Promise<Instantiated>,
): Promise<Module> {
  return new Promise((resolve, reject) => {
    create({
      instantiateWasm(imports, receive) {
        instantiated(imports).then(({ instance, module }) => receive(instance, module), reject);
        return {};
      },
    }).then(resolve, reject);
  });
}

/** Stands where a function of the second half will be. */
function notYet(): never {
  throw new Error("the second half of the module has not been fetched");
}

/** A namespace with `notYet` under every name. */
const placeholders = new Proxy<WebAssembly.ModuleImports>({}, { get: () => notYet });

/** The imports, and placeholders in every namespace that they lack: wasm-split names its own. */
const withPlaceholders = (imports: WebAssembly.Imports): WebAssembly.Imports =>
  new Proxy(imports, { get: (known, name: string) => known[name] ?? placeholders });

/** Starts the first half of a module that was split; `complete` puts the second half where the first expects it. */
export async function instantiateFirst<Module>(
  create: (options: ModuleOptions) => Promise<Module>,
  first: WasmSource,
): Promise<{ module: Module; complete: (later: WasmSource) => Promise<void> }> {
  let primary: WebAssembly.Exports = {};
  const module = await start(create, async (imports) => {
    const made = await instantiate(first, withPlaceholders(imports));
    primary = made.instance.exports;
    return made;
  });
  const complete = async (later: WasmSource): Promise<void> => {
    await instantiate(later, { primary });
  };
  return { module, complete };
}
