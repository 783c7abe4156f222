/** JSON and links from hostile hands: keys of JavaScript's own, wrong types, endless depth, impossible counts, bombs. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { crc32, deflateRawSync } from "node:zlib";
import { bomb } from "../support/bomb";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type ClubBook, load, type Overtrick } from "../../dist/package/index.js";
import { randomEvent } from "./support/random-event.js";

let overtrick: Overtrick;
beforeAll(async () => {
  overtrick = await load();
});
const folder = mkdtempSync(join(tmpdir(), "overtrick-json-"));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});
afterEach(() => {
  // Nothing that was read became a property of everything.
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect(({} as Record<string, unknown>)["hurt"]).toBeUndefined();
});

const program = fileURLToPath(new URL("../../dist/package/cli/overtrick.js", import.meta.url));

/** The keys that every object has, as JSON has them: properties of its own. */
const poison = '"__proto__": {"hurt": 1}, "constructor": {"prototype": {"hurt": 1}}, "toString": 1';

const deep = (depth: number): string => `${'{"x":['.repeat(depth)}1${"]}".repeat(depth)}`;
const rubbish: readonly string[] = ["null", "-1e999", "[[]]", '"x"', `{${poison}}`, '{"length": 4294967295}'];

/** Every path of a value, so that each can be replaced. */
function* places(value: unknown, path: (string | number)[] = []): Generator<(string | number)[]> {
  yield path;
  if (typeof value !== "object" || value === null) return;
  for (const [key, part] of Object.entries(value))
    yield* places(part, [...path, Array.isArray(value) ? Number(key) : key]);
}

/** The same JSON with one place as `text` has it. */
function replaced(value: unknown, path: readonly (string | number)[], text: string): string {
  if (path.length === 0) return text;
  const mark = "@@here@@";
  const copy = structuredClone(value) as Record<string | number, unknown>;
  let at = copy;
  for (const key of path.slice(0, -1)) at = at[key] as Record<string | number, unknown>;
  at[path.at(-1)!] = mark;
  return JSON.stringify(copy).replace(`"${mark}"`, () => text);
}

const [first, second] = randomEvent(5).boards;
const weighted = { kind: "weighted" as const, parts: [{ score: 620, weight: 60 }] };
/** The last line of it has parts, which a link counts. */
const small = {
  ...randomEvent(5),
  boards: [
    first!,
    { ...second!, lines: [...second!.lines, { ...second!.lines[0]!, id: "l99", outcome: weighted }] },
  ],
};
const season = {
  settings: { lines: 1, method: "place" },
  players: [{ name: "Ann", replacement: 70 }],
  partnerships: [["Ann", "Bo"]],
  sessions: [
    { date: "2026-09-07", kind: "pairs", entries: [{ line: "A", players: ["Ann", "Bo"], score: 55 }] },
    {
      date: "2026-09-14",
      kind: "teams",
      teams: [{ id: "1", players: ["Ann", "Bo", "Cy", "Di"], halves: [{ opponent: "2", vp: 12 }] }],
    },
  ],
};
const field = {
  settings: { preset: "denmark" },
  form: "pairs",
  scoring: "matchpoints",
  boards: 24,
  entries: [
    { id: "a", handicaps: [26, 26], result: 50 },
    { id: "b", handicaps: [16, null], result: 50, guest: true },
  ],
};
const history = {
  standard: "Mon",
  ratings: { Fri: 1.1 },
  start: { Ann: 50 },
  results: [{ date: "2026-09-07", session: "Mon", players: ["Ann", "Bo"], gross: 48 }],
};
const book = {
  settings: { nett: { ratings: { Monday: 1 } }, rankings: [{ id: "first" }] },
  members: [
    { id: "m1", name: "Ann", handicap: 20 },
    { id: "m2", name: "Bo", handicap: 30 },
  ],
  versions: [
    {
      order: 1,
      session: {
        id: "s1",
        date: "2026-09-07",
        project52: { boards: 24 },
        nett: "Monday",
        ranking: { id: "first" },
        entries: [{ id: "1", players: ["m1", "m2"], result: 54 }],
      },
    },
  ],
};

/** What takes objects from outside, with an object that it takes. */
const doors: [string, unknown, (value: unknown) => unknown][] = [
  ["score", small, (value) => overtrick.score(value as never)],
  ["readBackup", small, (value) => overtrick.readBackup(JSON.stringify(value))],
  ["ranking", season, (value) => overtrick.ranking(value as never)],
  ["expected", field, (value) => overtrick.expected(value as never)],
  ["nett", history, (value) => overtrick.nett(value as never)],
  ["replayBook", book, (value) => overtrick.replayBook(value as ClubBook)],
  ["writeUsebio", small, (value) => overtrick.writeUsebio(value as never)],
  ["fieldsOfEvent", small, (value) => overtrick.fieldsOfEvent(value as never)],
];

describe("objects", () => {
  it.each(doors)("%s: rubbish in any place does not make it throw", (_, given, call) => {
    expect(() => call(given)).not.toThrow();
    for (const path of places(given)) {
      for (const text of rubbish) {
        const value = JSON.parse(replaced(given, path, text)) as unknown;
        try {
          call(value);
        } catch (error) {
          throw new Error(`${path.join(".")} = ${text}: ${String(error)}`, { cause: error });
        }
      }
    }
  });

  it.each(doors)("%s: endless depth does not make it throw", (_, given, call) => {
    const nested = JSON.parse(deep(100_000)) as unknown;
    const poisoned = JSON.parse(`{${poison}, ${JSON.stringify(given).slice(1)}`) as Record<string, unknown>;
    expect(() => call(poisoned)).not.toThrow();
    // What writes JSON itself cannot be asked to write this.
    if (_ !== "readBackup") expect(() => call({ ...(given as object), more: nested })).not.toThrow();
  });
});

describe("backups", () => {
  const backup = (event: string): string =>
    `{"overtrick": "backup", "version": 1, "check": "0", "event": ${event}}`;

  it("endlessly deep, in every place where one may be: a finding", () => {
    const texts = [
      deep(200_000),
      "[".repeat(1_000_000),
      backup(deep(200_000)),
      backup(`{"boards": [${deep(100_000)}]}`),
    ];
    for (const text of texts) {
      const { findings } = overtrick.readBackup(text);
      expect(findings[0]?.severity, text.slice(0, 60)).toMatch(/error|warning/u);
    }
  });

  it("with more of everything than there can be", () => {
    // More than a call can have arguments.
    const many = 130_000;
    const entries = Array.from({ length: many }, (_, i) => ({ id: String(i), number: "1", players: [] }));
    const parts = Array.from({ length: many }, () => ({ score: 10, weight: 1 }));
    const line = { id: "1", ns: "1", ew: "2", outcome: { kind: "weighted", parts } };
    for (const event of [
      { ...small, entries },
      { ...small, boards: [{ number: 1, lines: [line] }] },
      { ...small, boards: Array.from({ length: many }, (_, number) => ({ number, lines: [] })) },
    ]) {
      const { event: read, findings } = overtrick.readBackup(JSON.stringify(event));
      expect(() => overtrick.score(read)).not.toThrow();
      expect(() => overtrick.writeHtml(read, overtrick.score(read))).not.toThrow();
      expect(findings.length).toBeLessThan(many * 4);
    }
  });
});

describe("links", () => {
  // Whoever makes a link can make its check sum, too.
  const checksum = (text: string): string => crc32(text).toString(36);
  const pack = (text: string): string =>
    deflateRawSync(Buffer.from(`1\n${checksum(text)}\n${text}`), { level: 9 }).toString("base64url");
  const unpacked = async (word: string) => {
    const before = process.memoryUsage().rss;
    const start = performance.now();
    const reading = await overtrick.unpackEvent(word);
    return { ...reading, milliseconds: performance.now() - start, grown: process.memoryUsage().rss - before };
  };
  const inflated = async (word: string): Promise<string[]> => {
    const stream = new Blob([Buffer.from(word, "base64url")]).stream();
    const text = await new Response(stream.pipeThrough(new DecompressionStream("deflate-raw"))).text();
    return text.split("\n").slice(2);
  };

  it("made by hand are read, so that what follows is not refused for its check sum", async () => {
    const lines = await inflated(await overtrick.packEvent(small));
    expect((await unpacked(pack(lines.join("\n")))).findings).toEqual([]);
  });

  it("any number in them as it should not be: an event that can be scored, or a finding", async () => {
    const lines = await inflated(await overtrick.packEvent(small));
    const numbers = ["-1", "2147483647", "-2147483648", "4294967295", "1e9", "NaN", "", "x"];
    for (let at = 0; at < lines.length; at += 1) {
      const words = lines[at]!.split(/(?<=[ ,])|(?=[ ,])/u);
      for (const number of numbers) {
        for (const place of [0, Math.floor(words.length / 2), words.length - 1]) {
          const changed = words.with(place, number).join("");
          const { event, findings, milliseconds } = await unpacked(pack(lines.with(at, changed).join("\n")));
          expect(milliseconds).toBeLessThan(5000);
          if (findings.length > 0) continue;
          expect(event.players.every(({ name }) => typeof name === "string")).toBe(true);
          expect(
            event.entries.every(({ id, number: own }) => typeof id === "string" && typeof own === "string"),
          ).toBe(true);
          expect(() => overtrick.score(event)).not.toThrow();
        }
      }
    }
  });

  it("kilobytes that unfold to hundreds of megabytes are left on the way", async () => {
    for (const filling of ["0 ", "[", '"']) {
      const { findings, grown } = await unpacked(bomb(filling).toString("base64url"));
      expect(findings).toMatchObject([{ code: "damaged-link" }]);
      expect(grown).toBeLessThan(200_000_000);
    }
  });

  it("that hold the most that is let through: quick, and no mountain of memory", async () => {
    const lines = await inflated(await overtrick.packEvent(small));
    const damaged = [{ severity: "error" }];
    for (const [at, filling, expected] of [
      // Names and numbers may be empty, and nobody looks at the rest.
      [2, `[${'"",'.repeat(600_000)}""]`, []],
      [2, "[".repeat(1_900_000), damaged],
      [3, ",".repeat(1_900_000), damaged],
      [lines.length - 1, " ".repeat(1_900_000), damaged],
      [lines.length - 1, "1 ".repeat(950_000), damaged],
    ] as const) {
      const { findings, milliseconds } = await unpacked(pack(lines.with(at, filling).join("\n")));
      expect(findings).toMatchObject(expected);
      expect(milliseconds).toBeLessThan(10_000);
    }
  });
});

describe("the command line", () => {
  const files: [string, string, string][] = [
    ["score", "keys of its own", `{${poison}, "boards": [{"number": 1, ${poison}, "lines": [{${poison}}]}]}`],
    ["score", "endless depth", deep(100_000)],
    ["expected", "keys of its own", `{${poison}, "entries": [{${poison}}]}`],
    ["expected", "endless depth", deep(100_000)],
    [
      "nett",
      "keys of its own",
      `{${poison}, "results": [{${poison}}], "ratings": {${poison}}, "start": {${poison}}}`,
    ],
    [
      "ranking",
      "keys of its own",
      `{${poison}, "settings": {${poison}}, "players": [{${poison}}], "sessions": [{${poison}}]}`,
    ],
    ["ranking", "impossible counts", '{"settings": {"lines": 4294967295, "last": 1e300}, "sessions": []}'],
  ];
  it.each(files)("%s, %s: an answer or a remark, and no stack of ours", (command, _, text) => {
    writeFileSync(join(folder, "file.json"), text);
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [program, command, "file.json", "--json"],
      { cwd: folder, encoding: "utf8", timeout: 50_000 },
    );
    expect(stderr).not.toMatch(/\n\s+at /u);
    expect([0, 1]).toContain(status);
    if (stdout !== "") expect(() => JSON.parse(stdout) as unknown).not.toThrow();
    else expect(stderr).not.toBe("");
  });
});

describe("an event of very many faults", () => {
  const boards = (count: number): unknown[] => Array.from({ length: count }, () => ({}));

  it("has a finding for each of the first, and one that counts the rest", () => {
    const { findings } = overtrick.score({ ...small, boards: boards(200_000) } as never);
    expect(findings).toHaveLength(10_001);
    expect(findings[9_999]).toMatchObject({ code: "missing-value", where: { path: "boards[9999].number" } });
    expect(findings[10_000]).toMatchObject({
      severity: "note",
      code: "more-findings",
      values: { first: 190_000 },
    });
  });

  it("is read as far as the first boards", async () => {
    const text = JSON.stringify({ boards: boards(9_000) });
    const { format, event, findings } = await overtrick.readAny(text, "x.json");
    expect([format, event.boards.length, findings.length]).toEqual(["backup", 0, 8_001]);
    expect(findings[0]).toMatchObject({ code: "too-many-pairs", values: { first: 8_000 } });
  });
});

describe("as much as any event has", () => {
  /** 800 pairs, 60 boards, 24,000 results. */
  const pairs = Array.from({ length: 800 }, (_, i) => String(i + 1));
  const large = {
    ...small,
    players: pairs.flatMap((id) => ["a", "b"].map((end) => ({ id: id + end, name: `Player ${id}${end}` }))),
    entries: pairs.map((id) => ({ id, number: id, players: [`${id}a`, `${id}b`] })),
    boards: Array.from({ length: 60 }, (_, b) => ({
      number: b + 1,
      lines: Array.from({ length: 400 }, (_unused, i) => ({
        id: `l${b * 400 + i + 1}`,
        ns: pairs[2 * i]!,
        ew: pairs[2 * i + 1]!,
        outcome: { kind: "score" as const, score: 10 * (i % 50) },
      })),
    })),
  };
  /** The same in as few letters as anybody writes it. */
  const bare = {
    boards: large.boards.map(({ number, lines }) => ({
      number,
      lines: lines.map(({ ns, ew, outcome: { score } }) => ({ ns: +ns, ew: +ew, outcome: { score } })),
    })),
  };
  const texts: [string, () => string][] = [
    ["a backup", () => overtrick.writeBackup(large)],
    ["an event as JSON", () => JSON.stringify(large)],
    ["the least of one", () => JSON.stringify(bare)],
  ];

  it.each(texts)("%s is read to its end", (_, text) => {
    const { event, findings } = overtrick.readBackup(text());
    expect(findings).toEqual([]);
    expect(event.entries).toHaveLength(800);
    expect(event.boards.map(({ lines }) => lines.length)).toEqual(Array.from({ length: 60 }, () => 400));
  });

  it("a link is read to its end", async () => {
    expect((await overtrick.unpackEvent(await overtrick.packEvent(large))).event.boards).toHaveLength(60);
  });

  it("more than that, in a link: the first results, or none at all, and a finding", async () => {
    const [board] = large.boards;
    const line = board!.lines[0]!;
    const lines = Array.from({ length: 60_000 }, (_, i) => ({ ...line, id: `x${i}` }));
    const long = await overtrick.unpackEvent(
      await overtrick.packEvent({ ...large, boards: [{ ...board!, lines }] }),
    );
    expect(long.findings.map(({ code }) => code)).toEqual(["too-many-lines"]);
    expect(long.event.boards[0]!.lines).toHaveLength(long.findings[0]!.values!["first"] as number);
    const boards = Array.from({ length: 20_000 }, (_, i) => ({ number: i + 1, lines: [] }));
    const wide = await overtrick.unpackEvent(await overtrick.packEvent({ ...large, boards }));
    expect(wide.findings.map(({ code }) => code)).toEqual(["too-complex"]);
    expect(wide.event.boards).toEqual([]);
  });
});

describe("what stands behind the first argument", () => {
  const nothings = [undefined, null, 5, "x", [], {}, { event: {}, table: {} }, () => 1] as never[];

  it("does not make any function throw either", async () => {
    const event = randomEvent(3);
    const scores = overtrick.score(event);
    for (const one of nothings) {
      expect(overtrick.rescore(event, "club", one).scores).toEqual(scores);
      expect(overtrick.writeHtml(event, one)).toContain("overtrick-results");
      expect(overtrick.writeHtml(one, one, one)).toContain("overtrick-results");
      expect(overtrick.writeCsv(event, one)).toBe(overtrick.writeCsv(event));
      expect(overtrick.appendHistory(one, one)).toContain(typeof one === "string" ? "x" : "Date;");
      expect(overtrick.appendHistory("", [one])).toContain("Date;");
      expect(overtrick.nett({ rating: 1, entries: [] }, one)).toHaveProperty("findings");
      expect(overtrick.expected({ form: "pairs", scoring: "matchpoints", entries: [] }, one)).toHaveProperty(
        "findings",
      );
      expect(overtrick.ranking({ settings: { lines: 1 }, players: [], sessions: [] }, one)).toHaveProperty(
        "findings",
      );
      expect(overtrick.replayBook({ members: [], sessions: [] }, one)).toHaveProperty("findings");
      const book = overtrick.openBook({ members: [], sessions: [] });
      expect(await book.replay(one)).toBe(true);
      expect(book.answer(one)).toHaveProperty("findings");
      book.close();
    }
  });
});
