/** What the package holds, and that its command line comes with it. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { packed } from "./support/packed";

const pack = packed();

test("the tarball holds the built package and the usual files only", () => {
  const usual = ["LICENSE", "README.md", "package.json"];
  expect(pack.files.filter((path) => !path.startsWith("dist/package/"))).toEqual(usual);
  for (const name of ["index.js", "index.d.ts", "overtrick.mjs", "overtrick.wasm"]) {
    expect(pack.files).toContain(`dist/package/${name}`);
  }
});

test("the command line comes with it", () => {
  writeFileSync(join(pack.folder, "board.txt"), "1 2 420\n3 4 450\n");
  const bin = join(pack.folder, "node_modules/.bin/overtrick");
  expect(pack.command(process.execPath, bin, "score", "board.txt")).toContain("board.txt\nRank");
});
