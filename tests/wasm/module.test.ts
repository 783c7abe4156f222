/** The hand-written types against the real module: names, row widths, codes. */
import { readdir, readFile } from "node:fs/promises";
import { beforeAll, describe, expect, it } from "vitest";
import { instantiateModule } from "../../dist/package/instantiate.js";
import { allMessages } from "../../dist/package/rating-messages.js";
import createModule, { type OvertrickModule } from "../../dist/package/overtrick.mjs";
import createRateModule from "../../dist/package/overtrick-rate.mjs";
import createScoreModule from "../../dist/package/overtrick-score.mjs";
import { ruleFields } from "../../dist/package/rules.js";
import { strides } from "../../dist/package/wire.js";

const fileBeside = (name: string): URL => new URL(`../../dist/package/${name}`, import.meta.url);

const interfaces = ["SharedModule", "ScoreModule", "RateModule", "BookModule", "OvertrickModule"];

let module: OvertrickModule;
beforeAll(async () => {
  module = await instantiateModule(createModule, fileBeside("overtrick.wasm"));
});

/** The functions that the declaration file promises. */
async function declaredNames(...interfaces: string[]): Promise<string[]> {
  const source = await readFile(new URL("../../wasm/loader/overtrick.d.mts", import.meta.url), "utf8");
  return interfaces.flatMap((name) => {
    const body = new RegExp(`export interface ${name} [^{]*\\{([\\s\\S]*?)\\n\\}`).exec(source)?.[1] ?? "";
    return [...body.matchAll(/^ {2}(\w+)\(/gm)].map((match) => match[1]!);
  });
}

/** The functions that the C++ files bind. */
async function boundNames(): Promise<string[]> {
  const names: string[] = [];
  const folder = new URL("../../wasm/bindings/", import.meta.url);
  for (const file of (await readdir(folder)).filter((name) => name.endsWith(".cpp"))) {
    const source = await readFile(new URL(file, folder), "utf8");
    names.push(...[...source.matchAll(/emscripten::function\("(\w+)"/g)].map((match) => match[1]!));
  }
  return names;
}

describe("the module and its hand-written types", () => {
  it("has every function that the types declare", async () => {
    const declared = await declaredNames(...interfaces);
    expect(declared.length).toBeGreaterThan(5);
    for (const name of declared) {
      expect(typeof (module as unknown as Record<string, unknown>)[name], name).toBe("function");
    }
  });

  it("binds nothing that the types do not declare", async () => {
    expect((await boundNames()).sort()).toEqual((await declaredNames(...interfaces)).sort());
  });

  it.each([
    ["ScoreModule", createScoreModule, "overtrick-score.wasm"],
    ["RateModule", createRateModule, "overtrick-rate.wasm"],
  ] as const)("has in its smaller form just what %s declares", async (own, create, file) => {
    const small = await instantiateModule<object>(create, fileBeside(file));
    const promised = await declaredNames("SharedModule", own);
    const others = await declaredNames(
      ...interfaces.filter((name) => name !== "SharedModule" && name !== own),
    );
    expect(promised.filter((name) => !(name in small))).toEqual([]);
    expect(others.filter((name) => name in small)).toEqual([]);
  });

  it("has rows as wide as the loader thinks", () => {
    expect(module.strides()).toEqual(strides);
  });

  it("has a sentence for every finding, and no sentence without one", () => {
    expect(Object.keys(allMessages).sort()).toEqual([...module.findingNames()].sort());
  });

  it("has rules with as many options as the loader names", () => {
    for (const [name, row] of Object.entries(module.ruleSets()))
      expect(row.length, name).toBe(ruleFields.length);
  });
});
