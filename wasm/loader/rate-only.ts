/** The smaller entry, `overtrick/rate`: the ratings alone, for a page that only calculates. */
import { instantiateModule, type WasmSource } from "./instantiate.js";
import createModule from "./overtrick-rate.mjs";
import { type RateFunctions, startRating } from "./rate-functions.js";

export { type NamedMember, nettOfBook } from "./book-nett.js";
export { historyFindings } from "./history-list.js";
export { textOf } from "./encoding.js";
export { parseJson } from "./json.js";
export { type NettPair, nettPairs, pairFindings } from "./nett-list.js";
export { fieldOfList, handicapFindings, listFindings, withHandicaps } from "./expected-event.js";
export { settingNames as rankingSettingNames } from "./ranking-encode.js";
export type { RateFunctions, RateOptions } from "./rate-functions.js";

export async function load(options?: { wasm?: WasmSource } | null): Promise<RateFunctions> {
  const wasm = options?.wasm ?? new URL("./overtrick-rate.wasm", import.meta.url);
  return startRating(await instantiateModule(createModule, wasm));
}
