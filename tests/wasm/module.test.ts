/** The hand-written types against the real module: names, row widths, codes. */
import { readFile } from "node:fs/promises";
import { beforeAll, describe, expect, it } from "vitest";
import { loadModule } from "../../dist/package/instantiate.js";
import { messages } from "../../dist/package/messages.js";
import type { OvertrickModule } from "../../dist/package/overtrick.mjs";
import { ruleFields } from "../../dist/package/rules.js";
import { strides } from "../../dist/package/wire.js";

let module: OvertrickModule;
beforeAll(async () => {
  module = await loadModule();
});

/** The functions that the declaration file promises. */
async function declaredNames(): Promise<string[]> {
  const source = await readFile(new URL("../../wasm/loader/overtrick.d.mts", import.meta.url), "utf8");
  const body = /export interface OvertrickModule \{([\s\S]*?)\n\}/.exec(source)?.[1] ?? "";
  return [...body.matchAll(/^ {2}(\w+)\(/gm)].map((match) => match[1]!);
}

/** The functions that the C++ files bind. */
async function boundNames(): Promise<string[]> {
  const names: string[] = [];
  for (const file of ["bridge", "event", "read", "score", "tables", "write"]) {
    const source = await readFile(new URL(`../../wasm/bindings/${file}.cpp`, import.meta.url), "utf8");
    names.push(...[...source.matchAll(/emscripten::function\("(\w+)"/g)].map((match) => match[1]!));
  }
  return names;
}

describe("the module and its hand-written types", () => {
  it("has every function that the types declare", async () => {
    const declared = await declaredNames();
    expect(declared.length).toBeGreaterThan(5);
    for (const name of declared) {
      expect(typeof (module as unknown as Record<string, unknown>)[name], name).toBe("function");
    }
  });

  it("binds nothing that the types do not declare", async () => {
    expect((await boundNames()).sort()).toEqual((await declaredNames()).sort());
  });

  it("has rows as wide as the loader thinks", () => {
    expect(module.strides()).toEqual(strides);
  });

  it("has a sentence for every finding, and no sentence without one", () => {
    expect(Object.keys(messages).sort()).toEqual([...module.findingNames()].sort());
  });

  it("has rules with as many options as the loader names", () => {
    for (const [name, row] of Object.entries(module.ruleSets()))
      expect(row.length, name).toBe(ruleFields.length);
  });
});
