/** Names that mean harm, through every way out of the package: they come back as they were, and nowhere do they act. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Event, load, type Overtrick } from "../../dist/package/index.js";
import { hostileNames, terminalName } from "../support/hostile-names";

let overtrick: Overtrick;
beforeAll(async () => {
  overtrick = await load();
});
const folder = mkdtempSync(join(tmpdir(), "overtrick-names-"));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const names = Object.values(hostileNames);
const keys = Object.keys(hostileNames);

/** A pair for each name, which is also the event's, a section's and the pair's number where `everywhere`. */
function eventOf(all: readonly string[], everywhere: boolean): Event {
  const players = all.map((name, i) => ({ id: `p${i + 1}`, name }));
  const entries = players.map(({ id, name }, i) => ({
    id: String(i + 1),
    number: everywhere ? name : String(i + 1),
    players: [id],
  }));
  if (entries.length % 2 === 1) entries.push({ id: "last", number: "last", players: [] });
  const lines = [];
  for (let i = 0; i < entries.length; i += 2) {
    const outcome = { kind: "score" as const, score: 10 * i };
    lines.push({ id: `l${i / 2 + 1}`, ns: entries[i]!.id, ew: entries[i + 1]!.id, outcome });
  }
  return {
    name: everywhere ? all.join(" ") : "Monday",
    date: "2026-11-16",
    scoring: "matchpoints",
    players,
    entries,
    boards: [{ number: 1, lines }],
  };
}

const namesIn = ({ players }: Event): string[] => players.map(({ name }) => name);

/** The cells of a comma-separated text, by another reader than the product's. */
function cellsOf(text: string, separator: string): string[] {
  const cells: string[] = [];
  let cell = "";
  let quoted = false;
  for (let i = 0; i < text.length; i += 1) {
    const letter = text[i]!;
    if (quoted && letter === '"' && text[i + 1] === '"') {
      cell += '"';
      i += 1;
    } else if (letter === '"') quoted = !quoted;
    else if (!quoted && (letter === separator || letter === "\n" || letter === "\r")) {
      cells.push(cell);
      cell = "";
    } else cell += letter;
  }
  return [...cells, cell];
}

/** Spreadsheets take what begins so for a formula (and a minus alone is a number). */
const isFormula = (cell: string): boolean => /^[=+@\t\r]/u.test(cell) || /^-(?!\d+(?:[.,]\d+)?$)/u.test(cell);

describe("comma-separated values", () => {
  it.each([",", ";"] as const)("with %s: no cell is a formula, and every name comes back", (separator) => {
    for (const everywhere of [false, true]) {
      const text = overtrick.writeCsv(eventOf(names, everywhere), { separator });
      expect(cellsOf(text, separator).filter(isFormula)).toEqual([]);
      const { event } = overtrick.readCsv(text);
      expect(namesIn(event)).toEqual(names);
      if (everywhere) expect(event.entries.slice(0, names.length).map(({ number }) => number)).toEqual(names);
    }
  });

  it("of a club's history, with results behind", () => {
    const results = names.map((name, i) => ({
      date: "2026-11-16",
      session: name,
      players: [name, `Bo ${i}`] as [string, string],
      gross: 50,
    }));
    for (const heading of ["", "Date,Session,Player,Partner,Gross\n"]) {
      const text = overtrick.appendHistory(heading, results);
      expect(cellsOf(text, heading === "" ? ";" : ",").filter(isFormula)).toEqual([]);
      const back = overtrick.readHistory(text).results.map(({ players }) => players[0]);
      // A history keeps no more than two hundred letters of a name.
      expect(back).toEqual(names.map((name) => name.slice(0, 200)));
    }
  });
});

it("PBN: every name comes back", () => {
  const { event } = overtrick.readPbn(overtrick.writePbn(eventOf(names, false)));
  expect(namesIn(event)).toEqual(names);
});

it("USEBIO: no element and no entity but our own, and every name comes back", async () => {
  const text = overtrick.writeUsebio(eventOf(names, true));
  const elements = new Set([...text.matchAll(/<\/?([^\s>/!?]+)/gu)].map((found) => found[1]!));
  for (const element of elements) expect(element).toMatch(/^[A-Z_]+$/u);
  for (const [entity] of text.matchAll(/&[^;]*;?/gu))
    expect(entity).toMatch(/^&(?:lt|gt|amp|quot|apos|#\d+|#x[\dA-Fa-f]+);$/u);
  const { event, findings } = await overtrick.readAny(text, "monday.xml");
  expect(findings.filter(({ severity }) => severity === "error")).toEqual([]);
  expect(namesIn(event)).toEqual(names);
});

it("HTML: no tag but our own, and every name as text", () => {
  const event = eventOf(names, true);
  const html = overtrick.writeHtml(event, overtrick.score(event));
  const tags = new Set([...html.matchAll(/<\/?([^\s>]*)([^>]*)>/gu)].map(([, tag, rest]) => `${tag}${rest}`));
  const own = [
    "caption",
    "h2",
    "section",
    'section class="overtrick-results"',
    "table",
    "tbody",
    "td",
    "thead",
    "tr",
  ];
  const dated = ["time", `time datetime="${event.date}"`];
  expect([...tags].sort()).toEqual([...own, "th", 'th scope="col"', 'th scope="row"', ...dated].sort());
  const texts = [...html.matchAll(/<t[dh][^>]*>([^<]*)<\//gu)].map(([, text]) =>
    text!
      .replaceAll("&lt;", "<")
      .replaceAll("&gt;", ">")
      .replaceAll("&quot;", '"')
      .replaceAll("&#39;", "'")
      .replaceAll("&amp;", "&"),
  );
  for (const name of names) expect(texts).toContain(name);
});

it("backups and links: every name comes back", async () => {
  const event = eventOf(names, true);
  expect(overtrick.readBackup(overtrick.writeBackup(event))).toEqual({ event, findings: [] });
  const { event: linked } = await overtrick.unpackEvent(await overtrick.packEvent(event));
  expect(namesIn(linked)).toEqual(names);
});

describe("the ratings", () => {
  it("know everybody by that name", () => {
    const players = names.map((name) => ({ name, replacement: 70 }));
    const season = {
      settings: { lines: 1 },
      players,
      sessions: [
        {
          date: "2026-09-07",
          kind: "pairs" as const,
          entries: names.map((name, i) => ({ line: "A", players: [name, `Bo ${i}`], score: 40 + i })),
        },
      ],
    };
    const ranked = overtrick.ranking(season).players.map(({ name }) => name);
    expect(ranked).toEqual(expect.arrayContaining(names));
    const results = names.flatMap((name, i) =>
      ["Mon", name].map((session) => ({
        date: "2026-09-07",
        session,
        players: [name, `Bo ${i}`] as [string, string],
        gross: 50,
      })),
    );
    const start = Object.fromEntries(names.map((name) => [name, 55]));
    const ratings = Object.fromEntries(names.map((name) => [name, 1.1]));
    const told = overtrick.nett({ standard: "Mon", start, ratings, results });
    for (const name of names) {
      expect(told.players.map((player) => player.name)).toContain(name);
      expect(told.ratings.find(({ session }) => session === name)?.rating, name).toBeCloseTo(1.1);
    }
  });
});

describe("the command line", () => {
  const program = fileURLToPath(new URL("../../dist/package/cli/overtrick.js", import.meta.url));
  const told = (...words: string[]): { status: number | null; stdout: string; stderr: string } =>
    spawnSync(process.execPath, [program, ...words], { cwd: folder, encoding: "utf8" });
  /** All that a terminal would not print but obey. */
  const controls = /(?![\n\r])\p{Cc}/u;

  beforeAll(() => {
    writeFileSync(join(folder, "event.json"), JSON.stringify(eventOf([...names, terminalName], true)));
    writeFileSync(
      join(folder, "names.csv"),
      names.map((name, i) => `${i + 1};${name};20;${terminalName};30;50`).join("\n"),
    );
    writeFileSync(
      join(folder, "rubbish.txt"),
      `1 2 ${terminalName}\n1 ${terminalName} 420\n1 2 420\n3 4 450\n`,
    );
    const entries = names.map((name, i) => ({
      line: "A",
      players: [name, `${terminalName}${i}`],
      score: 50,
    }));
    const sessions = [
      { date: terminalName, kind: "pairs", entries },
      { date: "2026-09-07", kind: "pairs", entries },
    ];
    writeFileSync(
      join(folder, "season.json"),
      JSON.stringify({ name: terminalName, settings: { lines: 1 }, sessions }),
    );
    const rows = names.map(
      (name, i) => `2026-09-07;Mon;"${name.replaceAll('"', '""')}";${terminalName}${i};50`,
    );
    writeFileSync(join(folder, "history.csv"), `date;session;player;partner;gross\n${rows.join("\n")}\n`);
  });

  it.each([
    ["score", "event.json"],
    ["score", "rubbish.txt"],
    ["score", `no such file${terminalName.replaceAll("/", "")}`],
    ["expected", "names.csv"],
    ["ranking", "season.json"],
    ["nett", "history.csv", "--standard", "Mon"],
    [terminalName],
    ["score", `--${terminalName}`],
  ])("%s %s: a terminal is told nothing but text", (...words) => {
    const { stdout, stderr } = told(...words);
    expect(`${stdout}${stderr}`.length).toBeGreaterThan(20);
    expect(stdout).not.toMatch(controls);
    expect(stderr).not.toMatch(controls);
  });

  it("no cell of its CSV is a formula, and its JSON has the names", () => {
    const csv = told("score", "event.json", "--csv").stdout;
    expect(cellsOf(csv, ",").filter(isFormula)).toEqual([]);
    const { standings } = JSON.parse(told("score", "event.json", "--json").stdout) as {
      standings: { names: string }[];
    };
    for (const key of keys)
      expect(
        standings.map((row) => row.names),
        key,
      ).toContain(hostileNames[key]);
  });
});
