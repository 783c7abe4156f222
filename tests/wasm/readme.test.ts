/**
 * The README does as it says: every block is run as it is printed, with the package as others get it, and every
 * function of its table is there. A block of a kind that is not known here fails, so that none is forgotten.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import * as everything from "../../dist/package/index.js";
import { blocks, blocksOf, blocksOfKind, readme } from "../support/readme";
import { packed, root } from "./support/packed";

const pack = packed();
const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
  scripts: Record<string, string>;
};

/** The files that its commands name, as its words describe them. */
const files: Record<string, string> = {
  "monday.pbn":
    '[Event "Monday"]\n[Board "1"]\n[ScoreTable "PairId_NS;PairId_EW;Score_NS"]\n1 2 420\n3 4 -50\n',
  "tuesday.pbn":
    '[Event "Tuesday"]\n[Board "1"]\n[ScoreTable "PairId_NS;PairId_EW;Score_NS"]\n1 2 90\n3 4 110\n',
  "field.csv": "pair;name;handicap;name;handicap;percent\n1;Ann;28,4;Bo;14,0;54,2\n2;Cy;26;Di;26;45,8\n",
  "season.json": JSON.stringify({
    settings: { lines: 1 },
    players: [],
    sessions: [
      {
        date: "2026-09-07",
        kind: "pairs",
        entries: [
          { line: "A", players: ["Ann", "Bo"], score: 55 },
          { line: "A", players: ["Cy", "Di"], score: 45 },
        ],
      },
    ],
  }),
  "results.csv": ["Mon eve", "Fri eve"]
    .flatMap((session) => [`2026-09-07;${session};Ann;Bo;55`, `2026-09-07;${session};Cy;Di;45`])
    .join("\n")
    .replace(/^/u, "date;session;player;partner;gross\n"),
};

test("every block is of a kind that is run somewhere", () => {
  // html: tests/web/readme.test.ts. Without a word: a drawing, which has an arrow in each line.
  expect([...new Set(blocks.map(({ kind }) => kind))].sort()).toEqual(["", "html", "js", "sh"]);
  for (const { text } of blocksOfKind(""))
    for (const line of text.trimEnd().split("\n")) expect(line).toContain("▶");
  expect(() => blocksOf("```sh\nnpm start\n")).toThrow("no end");
});

describe("commands", () => {
  const commands = blocksOfKind("sh")
    .flatMap(({ text }) => text.trimEnd().split("\n"))
    .map((line) => line.replace(/\s+#.*$/u, ""));
  const ofNpm = commands.filter((command) => command.startsWith("npm "));
  const ofOurs = commands.filter((command) => command.startsWith("npx overtrick "));

  beforeAll(() => {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(pack.folder, name), text);
  });

  test("there is no other kind", () => {
    expect(commands.filter((command) => ![...ofNpm, ...ofOurs].includes(command))).toEqual([]);
    expect(ofNpm.length).toBeGreaterThan(1);
  });

  test.each(ofOurs)("%s", (command) => {
    // What goes to a file is looked at there.
    const target = /> *(\S+)$/u.exec(command)?.[1];
    const printed = pack.command("sh", "-c", command);
    const text = target === undefined ? printed : readFileSync(join(pack.folder, target), "utf8");
    if (command.includes("--json")) expect(JSON.parse(text)).toHaveLength(2);
    else if (command.includes("--html")) expect(text).toMatch(/<table>[\s\S]*<\/table>/u);
    else expect(text.trimEnd().split("\n").length).toBeGreaterThan(2);
  });

  test("every command of npm that is named anywhere has a script", () => {
    const documents = ["README.md", "CONTRIBUTING.md", "SECURITY.md"].map((name) =>
      readFileSync(join(root, name), "utf8"),
    );
    const named = documents.flatMap((text) =>
      [...text.matchAll(/\bnpm (?:run ([\w:-]+)|(start|test)\b)/gu)].map((found) => found[1] ?? found[2]!),
    );
    expect(named).toContain("bench");
    for (const name of named) expect(Object.keys(scripts)).toContain(name);
  });

  test("every option that is described is one that the command line knows", () => {
    const described = [...new Set([...readme.matchAll(/--[a-z]+/gu)].map(([option]) => option))];
    const help = pack.command("sh", "-c", "npx overtrick --help");
    expect(described.length).toBeGreaterThan(8);
    for (const option of described) expect(help).toContain(option);
  });
});

describe("examples", () => {
  const examples = blocksOfKind("js");

  test.each(examples)("of line $line run in Node", ({ text }) => {
    writeFileSync(join(pack.folder, "example.mjs"), text);
    expect(pack.command(process.execPath, "example.mjs").trim()).not.toBe("");
  });

  test.each(examples)("of line $line are right for TypeScript", ({ text }) => {
    writeFileSync(join(pack.folder, "example.mts"), text);
    const types = ["--typeRoots", join(root, "node_modules/@types"), "--types", "node"];
    const strict = ["--noEmit", "--strict", "--module", "nodenext", "--target", "es2022"];
    const tsc = join(root, "node_modules/typescript/bin/tsc");
    try {
      pack.command(process.execPath, tsc, ...strict, "--lib", "es2022,dom", ...types, "example.mts");
    } catch (error) {
      throw new Error((error as { stdout: string }).stdout, { cause: error });
    }
  });

  test("there is one", () => expect(examples).not.toEqual([]));
});

describe("the table of functions", () => {
  /** The first cell of each row below `| function |`, and the names in it. */
  const rows = (/^\| function \|[\s\S]*?\n\n/mu.exec(readme)?.[0] ?? "").trimEnd().split("\n").slice(2);
  const cells = rows.map((row) => row.split(" | ")[0]!);
  const namesIn = (cell: string): string[] => [...cell.matchAll(/`(\w+)[^`]*`/gu)].map((found) => found[1]!);

  test("names what is there, and all that is there", async () => {
    const overtrick = await everything.load();
    const given = new Set(Object.keys(overtrick));
    const exported = new Set(Object.keys(everything));
    for (const cell of cells) {
      const among = cell.includes("(without `load`)") ? exported : given;
      for (const name of namesIn(cell)) {
        if (name !== "load") expect([...among], name).toContain(name);
      }
    }
    const named = new Set(cells.flatMap(namesIn));
    expect([...given].filter((name) => !named.has(name))).toEqual([]);
  });
});
