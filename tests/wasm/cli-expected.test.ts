/** `overtrick expected`: lists and fields in, a table or the loader's own answer out. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { ExpectedAnswer } from "../../dist/package/index.js";

const program = fileURLToPath(new URL("../../dist/package/cli/overtrick.js", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "overtrick-expected-"));

// Six pairs, own 0 and the field's mean 10: 56 % (Denmark 5.3.3).
const list = `pair;name;handicap;name;handicap;percent
1;Noël;0;Søren;0;56
2;An;12;Bo;12;48,8
3;Cy;12;Di;12;48,8
4;Ed;12;Flo;12;48,8
5;Gus;12;Han;12;48,8
6;Ia;12;Jo;12;48,8
`;

beforeAll(() => {
  writeFileSync(join(folder, "list.csv"), list);
  writeFileSync(
    join(folder, "field.json"),
    JSON.stringify({
      form: "pairs",
      scoring: "matchpoints",
      boards: 24,
      entries: [
        { id: "a", handicaps: [26, 26], result: 50 },
        { id: "b", handicaps: [16, 16], result: 50 },
      ],
    }),
  );
  const seats = [10, 20, 30, 5].map((h, i) => `${i + 1}NS;N;${h};S;${h};0`);
  const others = [12, 44, 3, 8].map((h, i) => `${i + 1}EW;E;${h};W;${h};0`);
  writeFileSync(join(folder, "teams.csv"), [...seats, ...others].join("\n"));
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

function run(...words: string[]): { status: number | null; out: string; err: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, "expected", ...words], {
    cwd: folder,
    encoding: "utf8",
  });
  return { status, out: stdout, err: stderr };
}
const answer = (...words: string[]): ExpectedAnswer =>
  JSON.parse(run(...words, "--json").out) as ExpectedAnswer;

it("prints a table with the names of the list", () => {
  const { status, out, err } = run("list.csv", "--boards", "24");
  expect(out.split("\n").slice(0, 3)).toEqual([
    "Mean 10.00, 3 tables",
    "Rank  Entry  Handicap  Expected %  Result %  Change           New  Names",
    "   1      1      0.00       56.00     56.00    0.00    0.00  0.00  Noël – Søren",
  ]);
  expect(err).toBe("");
  expect(status).toBe(0);
});

it("says that there is no change without a number of boards", () => {
  const { err, out } = run("list.csv");
  expect(err).toMatch(/number of boards/u);
  expect(out).not.toMatch(/NaN/u);
});

it("takes boards, tables and preset from the command line", () => {
  expect(answer("list.csv", "--boards=24", "--tables", "10").tables).toBe(10);
  // Sweden 9: 26 in a field of 16 expects 46 % with C_b = 2.5, 45 % with 2.
  expect(answer("field.json").entries[0]!.expected).toBeCloseTo(45, 9);
  expect(answer("field.json", "--preset", "popular").entries[0]!.expected).toBeCloseTo(46, 9);
});

it("spec 2.2: across the field, table and direction from the pair’s number", () => {
  const { entries } = answer("teams.csv", "--form", "field", "--scoring", "imps", "--boards", "24");
  expect(entries.find(({ id }) => id === "2NS")!.expected).toBeCloseTo(2.6111111111, 9);
});

it("findings about entries have line and column", () => {
  writeFileSync(join(folder, "odd.csv"), "1;An;60;Bo;12;50\n2;Cy;12;Di;53;150\n3;Ed;x1;Flo;12;50\n");
  const { err } = run("odd.csv", "--boards", "24");
  expect(err).toMatch(/^odd\.csv:1:3: warning: 1: A handicap above the ceiling/mu);
  expect(err).toMatch(/^odd\.csv:2:9: warning: 2: A handicap above the ceiling/mu);
  expect(err).toMatch(/^odd\.csv:2:3: error: 2: A result lies between 0 and 100/mu);
  expect(err).toMatch(/^odd\.csv:3:6: error: .*not a number/mu);
});

it("names keep their accents in every encoding, also where there are two (5.2)", () => {
  const names = (bytes: Uint8Array): { status: number | null; out: string; err: string } => {
    writeFileSync(join(folder, "names.csv"), bytes);
    return run("names.csv", "--boards", "24");
  };
  const latin = names(Buffer.from("1;Noël;0;Søren;0;56\n2;An;12;Bo;12;44\n", "latin1"));
  expect(latin.out).toContain("Noël – Søren");
  expect(latin.err).not.toContain("letters");
  const mixed = names(
    Buffer.concat([
      Buffer.from("1;Noël;0;Søren;0;56\n2;Jos"),
      Buffer.of(0xe9),
      Buffer.from(";12;Bo;12;44\n"),
    ]),
  );
  expect(mixed.out).toContain("Noël – Søren");
  expect(mixed.out).toContain("José – Bo");
  expect(mixed.err).toMatch(/^names\.csv:2:6: warning: From here on some letters/u);
});

it.each([
  ["a preset that is none", ["list.csv", "--preset", "norway"]],
  ["boards that are no number", ["list.csv", "--boards", "abc"]],
  ["boards without a number", ["list.csv", "--boards"]],
  ["an unknown option", ["list.csv", "--rules", "club"]],
  ["no file", ["--boards", "24"]],
])("%s: status 2", (_, words) => {
  const { status, out, err } = run(...words);
  expect(status).toBe(2);
  expect(out).toBe("");
  expect(err).toMatch(/^overtrick: /u);
});
