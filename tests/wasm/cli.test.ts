/** The command line, as a script calls it: what it prints, where, and its exit status. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import { jsonOf } from "../../dist/package/cli/json.js";
import type { RankingAnswer, Scores } from "../../dist/package/index.js";

const program = fileURLToPath(new URL("../../dist/package/cli/overtrick.js", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "overtrick-cli-"));

const pbn = `[Event "Monday"]
[Date "2026.11.16"]
[Scoring "MatchPoints"]
[Board "1"]
[ScoreTable "PairId_NS;PairId_EW;Score_NS;Names_NS;Names_EW"]
1 2 420 "Noël;Søren" "=1+1;Bo"
3 4 -50 "Cy;Di" "Ed;Flo"
5 6
`;

beforeAll(() => {
  writeFileSync(join(folder, "monday.pbn"), pbn);
  writeFileSync(join(folder, "board.txt"), "1 2 420\n3 4 450\n");
  writeFileSync(join(folder, "picture.png"), Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13));
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

interface Said {
  status: number | null;
  out: string;
  err: string;
}

const overtrick = (...words: string[]): Said => overtrickWith("", ...words);

function overtrickWith(input: string, ...words: string[]): Said {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...words], {
    cwd: folder,
    encoding: "utf8",
    input,
  });
  return { status, out: stdout, err: stderr };
}

it("ends quietly when who reads has seen enough, and says when there is no room to write", () => {
  const board = (number: number): string => `Board ${number}\n1 2 4SN=\n3 4 1NTE=\n5 6 pass\n`;
  writeFileSync(join(folder, "evening.txt"), Array.from({ length: 90 }, (_, i) => board(i + 1)).join(""));
  const shell = (command: string): Said => {
    const run = spawnSync("sh", ["-c", command, process.execPath, program], {
      cwd: folder,
      encoding: "utf8",
    });
    return { status: run.status, out: run.stdout, err: run.stderr };
  };
  const some = shell('{ "$0" "$1" score --json evening.txt; echo "$?" >status; } | head -n 1; cat status');
  expect(some).toEqual({ status: 0, out: expect.stringMatching(/^\{\n0\n$/u) as string, err: "" });
  if (!existsSync("/dev/full")) return;
  const none = shell(`"$0" "$1" score --json evening.txt >/dev/full`);
  expect(none.status).toBe(1);
  expect(none.err).toMatch(/^overtrick: the answer could not be written: ENOSPC.*\n$/u);
});

it("prints a ranking for people, and findings beside it", () => {
  const { status, out, err } = overtrick("score", "monday.pbn");
  expect(out.split("\n").slice(0, 3)).toEqual([
    "Monday, 2026-11-16",
    "Rank  Pair  Points  Per cent  Boards  Names",
    "  1=     1    2.00  100.00 %       1  Noël – Søren",
  ]);
  expect(err).toMatch(/^monday\.pbn:8:1: error: .+\n$/);
  expect(status).toBe(0);
});

it("totals files as sessions of one event", () => {
  const { status, out, err } = overtrick(
    "score",
    "board.txt",
    "board.txt",
    "monday.pbn",
    "--total",
    "--json",
  );
  const { file, standings } = JSON.parse(out) as Scores & { file: string };
  expect(file).toBe("board.txt + board.txt + monday.pbn");
  expect(standings.map(({ entry, boards, percent }) => [entry, boards, Math.round(percent ?? -1)])).toEqual([
    ["2", 3, 67],
    ["3", 3, 67],
    ["1", 3, 33],
    ["4", 3, 33],
  ]);
  expect(err).toMatch(/^monday\.pbn:8:1: error: .+\n$/);
  expect(status).toBe(0);
  const table = overtrick("score", "board.txt", "nowhere.txt", "--total");
  expect(table.out).toContain("Per cent");
  expect(table.status).toBe(1);
});

it("prints the answer as JSON, an array for several files", () => {
  const one = overtrick("score", "monday.pbn", "--json");
  const scores = JSON.parse(one.out) as Scores;
  expect(scores.standings[0]).toMatchObject({ rank: 1, tied: true, entry: "1", points: 2, percent: 100 });
  expect(scores.standings[0]).toMatchObject({ number: "1", names: "Noël – Søren" });
  expect(scores).toMatchObject({ file: "monday.pbn" });
  expect(scores.findings).toMatchObject([{ code: "short-row", where: { line: 8 } }]);
  const two = overtrick("score", "--json", "monday.pbn", "board.txt");
  expect((JSON.parse(two.out) as Scores[]).map((answer) => answer.standings.length)).toEqual([4, 4]);
  expect(two.status).toBe(0);
});

const published = `[Event "Monday"]
[Application "Magic Contest"]
[Board "1"]
[ScoreTable "PairId_NS;PairId_EW;Score_NS;MP_NS;MP_EW"]
1 2 420 2.0 0.0
3 4 -50 0.5 1.5
`;

it("says whose rules a file is by, and holds its figures against ours", () => {
  writeFileSync(join(folder, "published.pbn"), published);
  const { out, err, status } = overtrick("score", "published.pbn", "--json");
  expect(JSON.parse(out)).toMatchObject({
    format: "pbn",
    program: "Magic Contest",
    rules: "club",
    suggestedRules: "magic",
    publishedFigures: 4,
    differences: [
      { figure: "points", side: "NS", published: 0.5, computed: 0 },
      { figure: "points", side: "EW", published: 1.5, computed: 2 },
    ],
  });
  expect(err).toContain(
    "published.pbn: note: It was written by Magic Contest: its rules are --rules magic.\n",
  );
  expect(err).toMatch(/published\.pbn: note: Of 4 figures that it publishes 2 differ \(\w+ 2\)\.\n/u);
  expect(status).toBe(0);
  writeFileSync(join(folder, "agreed.pbn"), published.replace("0.5 1.5", "0.0 2.0"));
  const agreed = overtrick("score", "agreed.pbn", "--rules", "magic");
  expect(agreed.err).toBe("agreed.pbn: note: All 4 figures that it publishes agree.\n");
  expect(JSON.parse(overtrick("score", "board.txt", "--json").out)).not.toHaveProperty("differences");
});

it("reads standard input", () => {
  const { out, status } = overtrickWith("1 2 420\n3 4 450\n", "score", "-", "--json");
  expect((JSON.parse(out) as Scores).standings.length).toBe(4);
  expect(status).toBe(0);
  expect(overtrickWith("", "score", "-").status).toBe(1);
});

it("writes JSON in pieces as it would be in one", () => {
  const lines = Array.from({ length: 3000 }, (_, i) => ({ id: `l${i}`, score: i, names: ["a\nb", "ø"] }));
  const value = {
    a: [],
    b: {},
    c: null,
    d: undefined,
    e: [1, undefined, "x"],
    f: [{ lines }],
    g: [[[[[[{ h: 1 }]]]]]],
  };
  const pieces = [...jsonOf(value)];
  expect(pieces.length).toBeGreaterThan(2);
  expect(pieces.join("")).toBe(`${JSON.stringify(value, undefined, 2)}\n`);
});

it("prints comma-separated values without formulas", () => {
  const { out } = overtrick("score", "monday.pbn", "--csv");
  const rows = out.trimEnd().split("\r\n");
  expect(rows[0]).toBe("Rank,Tied,Pair,Direction,Section,Names,Points,Maximum,Percent,Boards,Club points");
  expect(rows[1]).toMatch(/^1,yes,1,,,Noël – Søren,2,2,100,1,\d+$/);
  expect(out).toContain("'=1+1 – Bo");
  const files = overtrick("score", "monday.pbn", "board.txt", "--csv").out.trimEnd().split("\r\n");
  expect(files.length).toBe(9);
  expect(files.at(-1)).toMatch(/^board\.txt,/);
});

it("prints HTML", () => {
  const { out } = overtrick("score", "board.txt", "--html");
  expect(out).toMatch(/^<section class="overtrick-results">\n<table>[\s\S]*<\/section>\n$/);
});

it("scores by the rules asked for", () => {
  const points = (...words: string[]): number =>
    (JSON.parse(overtrick("score", "board.txt", "--json", ...words).out) as Scores).standings[0]!.points;
  expect(points()).toBe(2);
  expect(points("--rules", "acbl")).toBe(1);
  expect(points("--rules=acbl")).toBe(1);
});

it.each([
  ["a file that is not there", "nowhere.pbn"],
  ["a file of another kind", "picture.png"],
])("%s: status 1, the others are scored", (_, file) => {
  const { status, out, err } = overtrick("score", file, "board.txt");
  expect(status).toBe(1);
  expect(err).toMatch(new RegExp(`^${file}: error: `, "mu"));
  expect(out).toContain("board.txt");
});

it.each([
  ["that is not there", "nowhere.pbn", "unopened-file"],
  ["of another kind", "picture.png", "unknown-format"],
])("a file %s has its place among the answers", (_, file, code) => {
  const { status, out } = overtrick("score", "board.txt", file, "monday.pbn", "--json");
  expect(status).toBe(1);
  expect(JSON.parse(out)).toMatchObject([
    { file: "board.txt", standings: [{}, {}, {}, {}] },
    { file, boards: [], standings: [], findings: [{ severity: "error", code }] },
    { file: "monday.pbn", standings: [{}, {}, {}, {}] },
  ]);
  const alone = overtrick("score", file, "--json");
  expect(alone.status).toBe(1);
  expect(JSON.parse(alone.out)).toMatchObject({ file, boards: [], standings: [], findings: [{ code }] });
});

it.each([
  ["nowhere.json", "unopened-file"],
  ["board.txt", "unknown-format"],
])("so has %s among seasons", (file, code) => {
  writeFileSync(join(folder, "none.json"), '{"settings": {"lines": 1}, "players": [], "sessions": []}');
  const { status, out } = overtrick("ranking", file, "none.json", "--json");
  expect(status).toBe(1);
  expect(JSON.parse(out)).toMatchObject([
    { file, findings: [{ severity: "error", code }] },
    { sessions: [], players: [] },
  ]);
});

it.each([
  ["nothing", []],
  ["an unknown command", ["scor", "board.txt"]],
  ["no file", ["score"]],
  ["an unknown option", ["score", "board.txt", "--xml"]],
  ["two forms", ["score", "board.txt", "--json", "--csv"]],
  ["rules without a name", ["score", "board.txt", "--rules"]],
  ["unknown rules", ["score", "board.txt", "--rules", "rubber"]],
])("%s: status 2, and how to do it", (_, words) => {
  const { status, out, err } = overtrick(...words);
  expect(status).toBe(2);
  expect(out).toBe("");
  expect(err).toMatch(/^overtrick: /);
});

// Names as salliere's names.csv and section 5.1 of the specification have them.
it.each([
  ["names.csv", "1,Anna B, Bert C\n2,Cor D, Dirk E\n"],
  ["names.txt", "12 Jan - Pol\n13 An - Bea\n"],
  ["handicaps.txt", "1;Ann;28,4;Bo;14,0\n2;Cy;3;Di;4\n"],
])("reads %s, which has nothing to score", (file, content) => {
  writeFileSync(join(folder, file), content);
  const { status, out, err } = overtrick("score", file, "--json");
  expect(status).toBe(0);
  const answer = JSON.parse(out) as Scores & { file: string };
  expect(answer).toMatchObject({ file, boards: [], standings: [] });
  expect(answer.findings.map(({ severity, code }) => `${severity} ${code}`)).toEqual(["warning no-results"]);
  expect(err).toBe(`${file}: warning: The file holds no results.\n`);
  expect(overtrick("score", file)).toMatchObject({ status: 0 });
});

// Section 6 of the specification: exit 0 with findings; 1 is for what could not be read at all.
it.each([
  ["event.json", '{"name": "Monday", "boards": []}'],
  ["event.xml", '<USEBIO Version="1.2"><EVENT EVENT_TYPE="MP_PAIRS"></EVENT></USEBIO>'],
  ["header.csv", "Board,NS,EW,Contract,By,Result\n"],
  ["header.txt", "Board 1\nNS EW Score\n"],
  ["dashes.txt", "-----\n"],
])("says of %s that it holds no results", (file, content) => {
  writeFileSync(join(folder, file), content);
  expect(overtrick("score", file)).toMatchObject({
    status: 0,
    err: `${file}: warning: The file holds no results.\n`,
  });
});

// ISO 8601: the calendar has no such day.
it.each([
  ["february.pbn", pbn.replace("2026.11.16", "2024.02.30")],
  [
    "february.json",
    '{"date": "2023-02-29", "boards": [{"number": 1, "lines": [{"ns": 1, "ew": 2, "outcome": {"kind": "passed"}}]}]}',
  ],
])("names the date of %s", (file, content) => {
  writeFileSync(join(folder, file), content);
  const { status, err } = overtrick("score", file);
  expect(status).toBe(0);
  expect(err).toMatch(/warning: date: “202[34]-02-(?:29|30)” is not possible here\./u);
});

it("explains itself", () => {
  const { status, out } = overtrick("--help");
  expect(out).toMatch(/^Usage: overtrick score FILE…/);
  expect(status).toBe(0);
});

it("says its version", () => {
  const { status, out } = overtrick("--version");
  expect(out).toMatch(/^\d+\.\d+\.\d+\n$/u);
  expect(status).toBe(0);
});

it("ranks a season, for people and as JSON", () => {
  const entries = ["Jan Piet 60", "Ann Bea 40"].map((words) => {
    const [one = "", other = "", score] = words.split(" ");
    return { line: "A", players: [one, other], score: Number(score) };
  });
  const season = {
    settings: { lines: 1 },
    players: [{ name: "Jan", replacement: 70 }],
    partnerships: [["Jan", "Piet"]],
    sessions: [
      { date: "2026-09-07", kind: "pairs", entries: [...entries, { line: "A", players: ["Jan"], score: 3 }] },
    ],
  };
  writeFileSync(join(folder, "season.json"), JSON.stringify(season));
  const people = overtrick("ranking", "season.json");
  expect(people.out).toContain("Points of 2026-09-07\n");
  expect(people.out).toMatch(/\n +74\.96 +\+4\.96 +1 {2}Jan\n/);
  expect(people.out).toMatch(/Championship\nRank +Mean +Counted +Dropped +Needed +Name\n +1= +94\.81/);
  expect(people.err).toContain("season.json: error: 2026-09-07, A, Jan: ");
  expect(people.status).toBe(0);
  const answer = JSON.parse(overtrick("ranking", "season.json", "--json").out) as RankingAnswer;
  expect(answer.sessions[0]!.entries[0]!.points).toBeCloseTo(80 + (10 / 13.5) * 20, 9);
  expect(answer.sessions[0]!.entries[0]!.working!.at(-1)!.symbol).toBe("points");
  expect(overtrick("ranking", "board.txt")).toMatchObject({ status: 1, out: "" });
});

it.each(["expected", "nett", "ranking"])("%s takes no event for what it rates", (command) => {
  const event = { name: "", date: "", scoring: "matchpoints", players: [], entries: [], boards: [] };
  writeFileSync(join(folder, "no-field.json"), JSON.stringify(event));
  writeFileSync(join(folder, "no-field-backup.json"), JSON.stringify({ overtrick: "backup", event }));
  for (const file of ["no-field.json", "no-field-backup.json"]) {
    const { status, out, err } = overtrick(command, file, "--json");
    expect(JSON.parse(out)).toMatchObject({ file, findings: [{ code: "unknown-format" }] });
    expect(err).toBe(`${file}: error: this is an event: overtrick score FILE ranks it.\n`);
    expect(status).toBe(1);
  }
  const none = overtrick(command, "nowhere.json", "--json");
  expect(JSON.parse(none.out)).toMatchObject({
    file: "nowhere.json",
    findings: [{ code: "unopened-file" }],
  });
  expect(none.status).toBe(1);
});

// Section 6 of the specification: 1 is for what could not be read at all.
it.each([
  ["expected", "{}", "a field has a list of entries."],
  ["expected", '{"entries": 3}', "a field has a list of entries."],
  ["expected", "# nobody came\n", "Entries that count: 0; 2 are needed."],
  ["expected", "1;An;12\0\u0001", "the file is no text."],
  ["nett", "{}", "a session has a list of entries, a history one of results."],
  ["nett", "date\0", "the file is no text."],
  ["ranking", "{}", "a season has a list of sessions."],
  ["ranking", "\u0003{}", "the file is no text."],
])("%s %j: status 1, and why", (command, input, why) => {
  const { status, out, err } = overtrickWith(input, command, "-");
  expect({ status, out, err }).toEqual({ status: 1, out: "", err: `-: error: ${why}\n` });
});

it("tells a total of the sessions that are missing", () => {
  const { status, out, err } = overtrick("score", "board.txt", "nowhere.txt", "--total", "--json");
  expect(JSON.parse(out)).toMatchObject({
    file: "board.txt",
    missing: ["nowhere.txt"],
    findings: [{ severity: "error", code: "unopened-file", where: { file: "nowhere.txt" } }],
    standings: [{}, {}, {}, {}],
  });
  expect(err).toMatch(/^nowhere\.txt: error: /u);
  expect(status).toBe(1);
  const none = overtrick("score", "nowhere.txt", "nothing.txt", "--total", "--json");
  expect(JSON.parse(none.out)).toMatchObject({
    file: "nowhere.txt + nothing.txt",
    missing: ["nowhere.txt", "nothing.txt"],
    standings: [],
    findings: [{ code: "unopened-file" }, { code: "unopened-file" }],
  });
  expect(none.status).toBe(1);
});

const game = (result: string): string =>
  `[Board "1"]\n[Declarer "N"]\n[Contract "4S"]\n[Result "10"]\n[Score "NS ${result}"]\n`;
const traveller = (ns: number, score: number): string =>
  `<TRAVELLER_LINE><NS_PAIR_NUMBER>${ns}</NS_PAIR_NUMBER><EW_PAIR_NUMBER>${ns + 1}</EW_PAIR_NUMBER>` +
  `<SCORE>${score}</SCORE></TRAVELLER_LINE>`;
const meetsItself = "board 1: A pair meets itself.";
const impossible = "board 1: No contract gives 425 here.";
const twice = "board 1: Pair 1 plays this board twice.";
const contradicts = "board 1: The score says 430, the contract 420. The score was kept.";

// README: findings go to standard error, each with file, line and column.
it.each([
  [
    "travellers",
    "place.txt",
    "Board 1\n1 2 420\n  3 3 430\n5 6 425\n",
    [`3:3: ${meetsItself}`, `4:1: ${impossible}`],
  ],
  [
    "travellers with Windows' line ends",
    "place.txt",
    "Board 1\r\n1 2 4S N = 430\r\n",
    [`2:1: ${contradicts}`],
  ],
  ["several results in a line", "place.txt", "Board 1\n1-2 420, 3-3 430\n", [`2:1: ${meetsItself}`]],
  ["CSV", "place.csv", "Board,NS,EW,Contract,By,Tricks,Score\n1,1,2,4S,N,10,430\n", [`2:1: ${contradicts}`]],
  [
    "CSV with a line end in a cell",
    "place.csv",
    'Board,NS,EW,Score,"a\nb"\n1,1,2,420,\n1,3,3,430,\n',
    [`4:1: ${meetsItself}`],
  ],
  ["PBN", "place.pbn", pbn.replace("3 4 -50", "3 3 430").replace("5 6\n", ""), [`7:1: ${meetsItself}`]],
  [
    "PBN, single games",
    "place.pbn",
    `[Scoring "MP"]\n${game("420")}\n${game("430")}`,
    [`10:1: ${contradicts}`, `10:1: ${twice}`],
  ],
  [
    "USEBIO",
    "place.xml",
    `<USEBIO Version="1.2">\n<EVENT EVENT_TYPE="MP_PAIRS">\n<BOARD><BOARD_NUMBER>1</BOARD_NUMBER>\n${traveller(1, 420)}\n  ${traveller(3, 425)}</BOARD></EVENT></USEBIO>`,
    [`5:3: ${impossible}`],
  ],
])("names line and column of a result: %s", (_, file, content, expected) => {
  writeFileSync(join(folder, file), content);
  const { err, out } = overtrick("score", file, "--json");
  const said = expected.map((sentence) => `${file}:${sentence.replace(": ", ": warning: ")}`);
  expect(err.split("\n").filter((line) => line.includes("warning"))).toEqual(said);
  const places = (JSON.parse(out) as Scores).findings.filter(({ severity }) => severity === "warning");
  expect(places.map(({ where }) => `${where.line}:${where.column}`)).toEqual(
    expected.map((sentence) => /^\d+:\d+/u.exec(sentence)![0]),
  );
});

it("names no line of the text that a backup was made from", () => {
  const line = { id: "l1", ns: "1", ew: "2", outcome: { kind: "score", score: 425 }, sourceLine: 7 };
  writeFileSync(join(folder, "seven.json"), JSON.stringify({ boards: [{ number: 1, lines: [line] }] }));
  expect(overtrick("score", "seven.json").err).toBe(`seven.json: warning: ${impossible}\n`);
});

it("says of each finding about a total in which file it is", () => {
  writeFileSync(join(folder, "first.txt"), "1 2 420\n3 4 425\n");
  writeFileSync(join(folder, "second.txt"), "Board 1\n1 1 420\n3 4 425\n");
  const { err, out } = overtrick("score", "first.txt", "second.txt", "--total", "--json");
  expect(err.split("\n").slice(0, 3).sort()).toEqual([
    `first.txt:2:1: warning: ${impossible}`,
    `second.txt:2:1: warning: ${meetsItself}`,
    `second.txt:3:1: warning: ${impossible}`,
  ]);
  const { findings } = JSON.parse(out) as { findings: { where: { file?: string } }[] };
  expect(findings.map(({ where }) => where.file).sort()).toEqual(["first.txt", "second.txt", "second.txt"]);
});

it("finds out whose letters travellers are in, or is told, and takes scores without their last zero", () => {
  const dutch = "Spel 1\n1 2 4K N =\n3 4 3SA Z +1\n5 6 -5\n";
  const answer = (...words: string[]): { notation?: string; boards: Scores["boards"] } =>
    JSON.parse(overtrickWith(dutch, "score", "-", "--json", ...words).out) as never;
  expect(answer().notation).toBe("dutch");
  expect(answer("--notation", "swedish").notation).toBe("swedish");
  const scores = ({ boards }: { boards: Scores["boards"] }): unknown[] =>
    boards[0]!.lines.map(({ score }) => score);
  expect(scores(answer("--without-last-zero"))).toEqual([130, 430, -50]);
  expect(JSON.parse(overtrick("score", "monday.pbn", "--json").out)).not.toHaveProperty("notation");
  const wrong = overtrick("score", "board.txt", "--notation", "french");
  expect(wrong.err).toContain("--notation cannot be “french”.");
  expect(wrong.status).toBe(2);
});
