// The package as others get it: packed, installed elsewhere without a network, and used as the README shows.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const heading = "## Use it from JavaScript";
const elsewhere = mkdtempSync(join(tmpdir(), "overtrick-pack-"));
let packed: string[] = [];

/** Without what `npm test` tells its children, which would lead npm back to this repository. */
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)));

const command = (program: string, args: string[], cwd: string): string =>
  execFileSync(program, args, { cwd, env, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });

/** The first `js` block below the README's heading. */
function example(): string {
  const section = readFileSync(join(root, "README.md"), "utf8").split(`${heading}\n`)[1]?.split(/^## /m)[0];
  const block = /^```js\n([\s\S]*?)^```/m.exec(section ?? "")?.[1];
  if (block === undefined) throw new Error(`README.md has no js block below "${heading}"`);
  return block;
}

beforeAll(() => {
  const told = command("npm", ["pack", "--json", "--ignore-scripts", "--pack-destination", elsewhere], root);
  const [tarball] = JSON.parse(told) as { filename: string; files: { path: string }[] }[];
  if (!tarball) throw new Error("npm pack made nothing");
  packed = tarball.files.map((file) => file.path).sort();
  writeFileSync(
    join(elsewhere, "package.json"),
    '{ "name": "elsewhere", "private": true, "type": "module" }\n',
  );
  const flags = ["--offline", "--ignore-scripts", "--no-audit", "--no-fund"];
  command("npm", ["install", ...flags, join(elsewhere, tarball.filename)], elsewhere);
});

afterAll(() => {
  rmSync(elsewhere, { recursive: true, force: true });
});

test("the tarball holds the built package and the usual files only", () => {
  const usual = ["LICENSE", "README.md", "package.json"];
  expect(packed.filter((path) => !path.startsWith("dist/package/"))).toEqual(usual);
  for (const name of ["index.js", "index.d.ts", "overtrick.mjs", "overtrick.wasm"]) {
    expect(packed).toContain(`dist/package/${name}`);
  }
});

test("the command line comes with it", () => {
  writeFileSync(join(elsewhere, "board.txt"), "1 2 420\n3 4 450\n");
  const bin = join(elsewhere, "node_modules/.bin/overtrick");
  expect(command(process.execPath, [bin, "score", "board.txt"], elsewhere)).toContain("board.txt\nRank");
});

test("the README's example runs in Node", () => {
  writeFileSync(join(elsewhere, "example.mjs"), example());
  expect(command(process.execPath, ["example.mjs"], elsewhere).trim()).not.toBe("");
});

test("the README's example is right for TypeScript", () => {
  writeFileSync(join(elsewhere, "example.mts"), example());
  const types = ["--typeRoots", join(root, "node_modules/@types"), "--types", "node"];
  const strict = [
    "--noEmit",
    "--strict",
    "--module",
    "nodenext",
    "--target",
    "es2022",
    "--lib",
    "es2022,dom",
  ];
  const tsc = join(root, "node_modules/typescript/bin/tsc");
  try {
    command(process.execPath, [tsc, ...strict, ...types, "example.mts"], elsewhere);
  } catch (error) {
    throw new Error((error as { stdout: string }).stdout, { cause: error });
  }
});
