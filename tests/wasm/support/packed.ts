/** The package as others get it: packed, and installed elsewhere without a network. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll } from "vitest";

export const root = fileURLToPath(new URL("../../..", import.meta.url));

export interface Packed {
  /** Where it is installed. */
  folder: string;
  /** What the tarball holds. */
  files: string[];
  /** Runs a program there and answers with what it printed. */
  command: (program: string, ...args: string[]) => string;
}

/** Without what `npm test` tells its children, which would lead npm back to this repository. */
const env = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name))),
  npm_config_offline: "true",
};

/** For a file of tests. */
export function packed(): Packed {
  const folder = mkdtempSync(join(tmpdir(), "overtrick-pack-"));
  const run = (program: string, args: string[], cwd: string): string =>
    execFileSync(program, args, { cwd, env, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
  const pack: Packed = {
    folder,
    files: [],
    command: (program, ...args) => run(program, args, folder),
  };
  beforeAll(() => {
    const told = run("npm", ["pack", "--json", "--ignore-scripts", "--pack-destination", folder], root);
    const [tarball] = JSON.parse(told) as { filename: string; files: { path: string }[] }[];
    if (!tarball) throw new Error("npm pack made nothing");
    pack.files.push(...tarball.files.map((file) => file.path).sort());
    writeFileSync(
      join(folder, "package.json"),
      '{ "name": "elsewhere", "private": true, "type": "module" }\n',
    );
    const flags = ["--ignore-scripts", "--no-audit", "--no-fund"];
    run("npm", ["install", ...flags, join(folder, tarball.filename)], folder);
  });
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  return pack;
}
