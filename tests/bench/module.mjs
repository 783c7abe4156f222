// The WebAssembly module itself, without the loader's objects.
import { instantiateModule } from "../../dist/package/instantiate.js";
import createModule from "../../dist/package/overtrick.mjs";

/** `create` may stand between, to see what is instantiated. */
export const startModule = (create = createModule) =>
  instantiateModule(create, new URL("../../dist/package/overtrick.wasm", import.meta.url));
