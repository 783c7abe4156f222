/** Nett scores through the package's door: the document's numbers (R. Low, 2008), and input that does not fit. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  historyFindings,
  load,
  nettPairs,
  type NettHistory,
  type NettHistoryAnswer,
  type NettResult,
  type NettSession,
  type NettSessionAnswer,
  type Overtrick,
} from "../../dist/package/index.js";
import { load as loadRate } from "../../dist/package/rate-only.js";

let overtrick: Overtrick;
beforeAll(async () => {
  overtrick = await load();
});

const thursday: NettSession = { rating: 1.041, entries: [{ id: "1", handicaps: [51, 59], gross: 48 }] };
const result = (date: string, session: string, one: string, other: string, gross: number): NettResult => ({
  date,
  session,
  players: [one, other],
  gross,
});
const codes = (answer: { findings: { code: string }[] }) => answer.findings.map(({ code }) => code);

describe("a session", () => {
  it("Low 2008 part 3: 51 and 59 on Thursday, 48 %: par 52.83, nett 45.17", () => {
    const answer = overtrick.nett(thursday);
    const [entry] = answer.entries as [NettSessionAnswer["entries"][0]];
    expect(entry.par!.toFixed(2)).toBe("52.83");
    expect(entry.nett!.toFixed(2)).toBe("45.17");
    expect(entry.hcap).toBeCloseTo(-2.83, 2);
    expect(entry).toMatchObject({ id: "1", rank: 1, tied: false, before: [51, 59], inBook: [true, true] });
    expect(entry.after.map((after) => after.toFixed(4))).toEqual(["50.8009", "58.4009"]);
    expect(answer.findings).toEqual([]);
    const monday = overtrick.nett({ ...thursday, rating: 1 }).entries[0]!;
    expect([monday.par, monday.nett]).toEqual([55, 43]);
  });

  it("part 3: the Friday report, best nett first", () => {
    const report = [
      [5.58, 56.34, 50.76],
      [1.4, 55.95, 54.55],
      [-1.84, 54.07, 55.91],
      [-6.13, 53.72, 59.85],
      [-0.49, 53.6, 54.09],
    ] as const;
    const answer = overtrick.nett({
      rating: 0.93,
      entries: report.map(([hcap, , gross], i) => ({
        id: String(i),
        handicaps: [(50 - hcap) * 0.93, (50 - hcap) * 0.93],
        gross,
      })),
    });
    answer.entries.forEach((entry, i) => {
      const [hcap, nett] = report[i]!;
      expect([entry.hcap!.toFixed(2), entry.nett!.toFixed(2), entry.rank]).toEqual([
        hcap.toFixed(2),
        nett.toFixed(2),
        i + 1,
      ]);
    });
  });

  it("the partner rule, spec 3.2: 2 × gross × rating − the partner's handicap", () => {
    const [entry] = overtrick.nett({ ...thursday, rule: "partner" }).entries;
    expect(entry!.sessionHandicap[0]).toBeCloseTo(2 * 48 * 1.041 - 59, 12);
    expect(entry!.after.map((after) => after.toFixed(4))).toEqual(["50.4968", "58.4968"]);
  });

  it("the working suffices to compute the figures again", () => {
    const [entry] = overtrick.nett(thursday).entries;
    const of = (symbol: string): number => entry!.working!.find((term) => term.symbol === symbol)!.value;
    expect(of("h") / of("rho")).toBe(entry!.par);
    expect(50 + (of("gross") - of("par"))).toBe(entry!.nett);
    expect(of("h_2") * (1 - of("w")) + of("s_2") * of("w")).toBe(entry!.after[1]);
    expect(overtrick.nett(thursday, { working: false }).entries[0]).not.toHaveProperty("working");
  });

  it("places are per field; a player who is not in the book counts as 50 and is marked", () => {
    const { entries, findings } = overtrick.nett({
      rating: 1,
      entries: [
        { id: "a", handicaps: [50, null], gross: 60, field: "N" },
        { id: "b", handicaps: [50, 50], gross: 60, field: "N" },
        { id: "c", handicaps: [50, 50], gross: 70, field: 2 },
      ],
    });
    expect(entries.map(({ rank, tied, field }) => [rank, tied, field])).toEqual([
      [1, true, "N"],
      [1, true, "N"],
      [1, false, "2"],
    ]);
    expect(entries[0]!.inBook).toEqual([true, false]);
    expect(findings).toMatchObject([{ code: "not-in-book", severity: "note", where: { entry: "a" } }]);
  });

  it.each([
    ["no rating: the document's Tuesday", null, "session-not-rated"],
    ["a rating of 0", 0, "rating-impossible"],
    ["a rating in per cent", 104.1, "rating-impossible"],
  ])("%s gives no nett list and moves nothing", (_, rating, code) => {
    const answer = overtrick.nett({ ...thursday, rating });
    expect(codes(answer)).toEqual([code]);
    if (rating !== null) expect(answer.findings[0]?.message).toContain("1.041 for 104.1 %");
    expect(answer.entries[0]).toMatchObject({ rated: false, par: null, rank: null, after: [51, 59] });
  });

  it("a rating of 250 % counts and is remarked on", () => {
    const answer = overtrick.nett({ ...thursday, rating: 2.5 });
    expect(answer.findings).toMatchObject([
      { code: "rating-unusual", values: { second: 250 }, where: { path: "rating" } },
    ]);
    expect(answer.entries[0]!.par).toBe(22);
  });
});

describe("a pasted list as pairs", () => {
  const pairsOf = (text: string) => nettPairs(overtrick.readRatingList(text), text);

  it("names without a mark between them, the document's own shape: hcap, hcap, gross", () => {
    const { pairs, findings } = pairsOf("Smith Jones 51 59 48\nBrown Green 50 ? 40\nLow High 51 59");
    expect(pairs.map(({ names, handicaps, gross }) => [names, handicaps, gross])).toEqual([
      [["Smith Jones"], [51, 59], 48],
      [["Brown Green"], [50, null], 40],
      [["Low High"], [51, 59], null],
    ]);
    expect(findings.map(({ code, severity, where }) => [code, severity, where.line])).toEqual([
      ["names-not-split", "note", 1],
      ["names-not-split", "note", 2],
      ["names-not-split", "note", 3],
    ]);
  });

  it.each([
    ["a number too many", "Jan - Pol 51 59 48 24", "extra-text", 1],
    ["two too many", "Jan - Pol 51 59 48 24 7", "extra-text", 1],
    ["a pair with a name like a heading", "Jan Place - Pol\nA - B 50 50 48", "gross-missing", 1],
    ["a player twice", "Jan - Pol 51 59 48\nAn - JAN 50 50 40", "player-twice-in-session", 2],
    ["one's own partner", "Jan - jan 51 59 48", "plays-with-self", 1],
  ])("%s is found", (_, text, code, line) => {
    const found = pairsOf(text).findings.find((finding) => finding.code === code);
    expect(found?.where.line).toBe(line);
  });

  it("a pair in the heading's place is a pair without a score", () => {
    const { pairs, findings } = pairsOf("Jan - Pol\nA - B 50 50 48");
    expect(pairs.map(({ names, gross }) => [names, gross])).toEqual([
      [["Jan", "Pol"], null],
      [["A", "B"], 48],
    ]);
    expect(findings).toEqual([]);
  });

  it("a heading is no pair", () => {
    expect(pairsOf("Names;Hcap;Gross\nJan;51;Pol;59;48").findings).toEqual([]);
  });
});

describe("a history", () => {
  it("part 2: after 20 sessions the start weighs 0.95^20 = 35.8 %", () => {
    const results = Array.from({ length: 20 }, (_, i) =>
      result(`2024-01-${String(i + 1).padStart(2, "0")}`, "Mon eve", "A", "B", 52),
    );
    // Both get the same session handicap whatever each started with, as long as their mean is the same.
    const published = (start: number) =>
      overtrick.nett({ standard: "Mon eve", start: { A: start, B: 110 - start }, results }).players[0]!;
    expect((published(60).handicap - published(50).handicap) / 10).toBeCloseTo(0.3584859224, 9);
    expect(published(60)).toMatchObject({ name: "A", start: 60, sessions: 20 });
    expect(published(60).history).toHaveLength(20);
    expect(published(60).history[0]).toMatchObject({ date: "2024-01-01", session: "Mon eve", before: 60 });
  });

  const club: NettHistory = {
    standard: "Mon eve",
    ratings: { "Thu eve": 1.041, Tue: null },
    start: { A: 51, B: 59 },
    results: [
      result("2024-01-01", "Mon eve", "A", "B", 55),
      result("2024-01-02", "Tue", "A", "B", 70),
      result("2024-01-04", "Thu eve", "A", "B", 48),
      result("2024-01-04", "Thu eve", "C", "D", 52),
    ],
  };

  it("gives handicaps, ratings and the lines of the nett lists on request", () => {
    const answer = overtrick.nett(club, { results: true });
    expect(answer.ratings.map(({ session, rating, source }) => [session, rating, source])).toEqual([
      ["Thu eve", 1.041, "given"],
      ["Tue", null, "none"],
      ["Mon eve", 1, "standard"],
    ]);
    expect(answer.players.map(({ name, sessions }) => [name, sessions])).toEqual([
      ["A", 2],
      ["B", 2],
      ["C", 1],
      ["D", 1],
    ]);
    expect(answer.results.map((line) => [line.result, line.rated, line.rank])).toEqual([
      [0, true, 1],
      [1, false, null],
      [2, true, 2],
      [3, true, 1],
    ]);
    expect(answer.results[3]).toMatchObject({ inBook: [false, false], handicaps: [50, 50], counted: true });
    const [line] = overtrick.nett(club, { results: [2] }).results;
    const of = (symbol: string): number => line!.working!.find((term) => term.symbol === symbol)!.value;
    expect(of("b_1") * (1 - of("w")) + of("s_1") * of("w")).toBe(answer.players[0]!.handicap);
    expect(overtrick.nett(club).results).toEqual([]);
    expect(codes(answer)).toEqual(["new-in-book", "session-not-rated"]);
    expect(answer.findings[1]).toMatchObject({ values: { session: "Tue", second: 1 } });
  });

  it("replay after a correction equals the right history", () => {
    const late = { ...club, results: [...club.results.slice(1), club.results[0]!] };
    const answer = overtrick.nett(late);
    expect(answer.players.find(({ name }) => name === "A")!.handicap).toBe(
      overtrick.nett(club).players[0]!.handicap,
    );
    expect(answer.findings).toContainEqual(
      expect.objectContaining({
        code: "date-out-of-order",
        where: { path: "results[3]" },
        values: expect.objectContaining({ session: "Mon eve", date: "2024-01-01" }) as object,
      }),
    );
  });

  it("the update run changes lists, never handicaps; old results leave the book", () => {
    const year = (settings: NonNullable<NettHistory["settings"]>) =>
      overtrick.nett({ ...club, settings }, { results: true });
    const quarterly = year({ update: "quarter" });
    expect(quarterly.players).toEqual(year({}).players);
    expect(quarterly.results[2]!.handicaps).toEqual([51, 59]);
    expect(year({}).results[2]!.handicaps).not.toEqual([51, 59]);
    const old = year({ years: 1, today: "2025-01-03" });
    expect(old.players[0]!.sessions).toBe(1);
    expect(old.players[0]!.handicap).toBe(year({}).players[0]!.handicap);
    expect(year({ today: "soon" }).findings[0]).toMatchObject({ where: { path: "settings.today" } });
  });

  it("one mistyped year: said of that line, and how many results left the book", () => {
    const weeks = ["2023-01-02", "2023-01-09", "2032-01-16", "2023-01-23"];
    const results = weeks.map((date) => result(date, "Mon", "A", "B", 55));
    const { findings } = overtrick.nett({ standard: "Mon", results });
    expect(findings).toContainEqual(
      expect.objectContaining({
        code: "date-far-ahead",
        severity: "warning",
        where: { path: "results[2]" },
        values: expect.objectContaining({ session: "Mon", date: "2032-01-16" }) as object,
      }),
    );
    expect(findings).toContainEqual(
      expect.objectContaining({
        code: "results-left-book",
        message: "3 results are over 5 years old and have left the book.",
      }),
    );
    const plain = weeks.filter((date) => date < "2030").map((date) => result(date, "Mon", "A", "B", 55));
    expect(codes(overtrick.nett({ standard: "Mon", results: plain }))).toEqual(["new-in-book"]);
  });

  it("the newest first is one remark, not one for each result", () => {
    const results = [4, 3, 2, 1].map((day) => result(`2024-01-0${day}`, "Mon", "A", "B", 55));
    expect(codes(overtrick.nett({ standard: "Mon", results }))).toEqual(["newest-first", "new-in-book"]);
  });

  it("a player twice is found in a session without a rating too", () => {
    const results = [result("2024-01-02", "Tue", "A", "B", 70), result("2024-01-02", "Tue", "A", "C", 50)];
    const answer = overtrick.nett({ ratings: { Tue: null }, results });
    expect(answer.findings).toContainEqual(
      expect.objectContaining({ code: "player-twice-in-session", where: { path: "results[1]" } }),
    );
  });

  it("names that differ in case or blanks only are said, and never merged", () => {
    const results = [
      result("2024-01-02", "Mon", "Jan Smit", "B", 70),
      result("2024-01-09", "mon", "jan  smit", "B", 70),
    ];
    const answer = overtrick.nett({ standard: "Mon", results });
    const alike = answer.findings.filter(({ code }) => code === "names-alike");
    expect(alike.map(({ where, values }) => [where.path, values])).toEqual([
      ["results[1]", { player: "jan  smit", text: "Jan Smit" }],
      ["results[1]", { session: "mon", text: "Mon" }],
    ]);
    expect(answer.players).toHaveLength(3);
  });

  it("estimates ratings from common players, and never guesses", () => {
    const results: NettResult[] = [];
    for (let week = 0; week < 40; week += 1) {
      const date = `2024-${String((week % 12) + 1).padStart(2, "0")}-01`;
      for (let pair = 0; pair < 6; pair += 1) {
        const [one, other] = [`P${pair}`, `Q${pair}`];
        const strength = 45 + 2 * pair;
        results.push(result(date, "Mon eve", one, other, strength));
        results.push(result(date, "Thu eve", one, other, strength / 1.041));
        results.push(result(date, "Zoo", `Z${pair}`, `Y${pair}`, 50));
      }
    }
    const answer = overtrick.nett({ standard: "Mon eve", estimate: true, results });
    const [monday, thursdays, zoo] = answer.ratings as [
      NettHistoryAnswer["ratings"][0],
      NettHistoryAnswer["ratings"][0],
      NettHistoryAnswer["ratings"][0],
    ];
    expect(monday).toMatchObject({ rating: 1, source: "standard", connected: true });
    expect(thursdays).toMatchObject({ source: "estimated", players: 12, connected: true });
    expect(thursdays.rating).toBeCloseTo(1.041, 10);
    // 40 dates of 6 pairs, 12 of them different: a result counts once, a player once a session.
    expect(thursdays.results).toBe(72);
    expect(thursdays.standardError).toBeLessThan(1e-6);
    expect(zoo).toMatchObject({ rating: null, source: "none", connected: false });
    expect(answer.findings).toContainEqual(
      expect.objectContaining({
        code: "session-not-connected",
        where: { session: "Zoo" },
        values: expect.objectContaining({ session: "Zoo" }) as object,
      }),
    );
  });

  it("five years of six sessions a week and forty pairs are one call", () => {
    const results: NettResult[] = [];
    for (let day = 0; day < 5 * 52 * 6; day += 1) {
      const date = new Date(Date.UTC(2020, 0, 6) + Math.floor((day * 7) / 6) * 864e5)
        .toISOString()
        .slice(0, 10);
      for (let pair = 0; pair < 40; pair += 1)
        results.push(result(date, `S${day % 6}`, `P${pair}`, `Q${(pair + day) % 40}`, 40 + (pair % 20)));
    }
    const answer = overtrick.nett({ standard: "S0", estimate: true, results });
    expect(answer.players.reduce((sum, { sessions }) => sum + sessions, 0)).toBe(124_800);
  });
});

describe("input that does not fit", () => {
  it.each([
    null,
    undefined,
    7,
    "session",
    [],
    {},
    { entries: 3 },
    { entries: [null, 4, {}] },
    { results: 3 },
    { results: [null, 4, {}, { players: ["A"] }] },
  ])("%j", (bad) => {
    const answer = overtrick.nett(bad as never) as NettSessionAnswer | NettHistoryAnswer;
    expect(answer.findings.some(({ severity }) => severity === "error")).toBe(true);
    expect(JSON.stringify(answer)).not.toMatch(/NaN|Infinity/);
  });

  it("names the place, the player and the session", () => {
    const answer = overtrick.nett({
      standard: "Mon",
      rule: "fair" as never,
      weight: 2,
      start: { A: 104, B: NaN },
      settings: { years: -1 },
      results: [
        result("2024-01-01", "Mon", "A", "B", 50),
        result("2024-01-01", "Mon", "A", "C", 50),
        result("2024-01-01", "Mon", "D", "D", 50),
        result("2024-13-01", "Mon", "E", "F", 150),
        result("2024-01-08", "", "E", "F", "half" as never),
        { date: "2024-01-09", session: "Mon", players: ["E", "F"] } as never,
        "a line" as never,
      ],
    });
    const at = (code: string): unknown[][] =>
      answer.findings
        .filter((finding) => finding.code === code)
        .map(({ where, values }) => [where.path, values?.["session"], values?.["player"]]);
    expect(at("player-twice-in-session")).toEqual([["results[1]", "Mon", "A"]]);
    expect(at("plays-with-self")).toEqual([["results[2]", "Mon", "D"]]);
    expect(at("percentage-out-of-range")).toEqual([["results[3]", "Mon", undefined]]);
    expect(at("unreadable-date")).toEqual([["results[3]", "Mon", undefined]]);
    expect(at("gross-missing")).toEqual([["results[5]", "Mon", undefined]]);
    expect(at("handicap-unusual")).toEqual([["start.A", undefined, "A"]]);
    expect(at("invalid-setting").map(([path]) => path)).toEqual(["weight", "settings.years"]);
    expect(at("invalid-value").map(([path]) => path)).toEqual(
      expect.arrayContaining(["rule", "start.B", "results[4].session", "results[4].gross", "results[6]"]),
    );
  });

  it("names an impossible handicap, a missing score and an entry's name that comes twice", () => {
    const { findings } = overtrick.nett({
      rating: 1,
      entries: [
        { id: "a", handicaps: [1e308, 50], gross: 50 },
        { id: "a", handicaps: [50, 50], gross: null },
      ],
    });
    expect(findings.map(({ code, message, where }) => [code, message, where])).toEqual([
      ["entry-twice", "Two entries are called “a”.", { path: "entries[1].id", entry: "a" }],
      [
        "invalid-value",
        "entries[0].handicaps[0]: “1e+308” is not possible here.",
        { entry: "a", path: "entries[0].handicaps[0]" },
      ],
      ["gross-missing", "The gross score is missing.", { entry: "a" }],
    ]);
  });

  it("a standard that nobody plays, and an estimate without one", () => {
    const results = [result("2024-01-01", "Mon", "A", "B", 50)];
    expect(overtrick.nett({ standard: "Moon", results }).findings[0]).toMatchObject({
      code: "unknown-reference",
      message: "standard: no session is called “Moon”.",
      where: { path: "standard" },
    });
    expect(codes(overtrick.nett({ estimate: true, results }))).toContain("no-standard-session");
  });
});

const csv =
  "Datum;Zitting;Speler;Partner;Bruto\n01-01-2024;Mon;A;B;55,6\n31-02-2024;Mon;C;D;44,4\n08-01-2024;Mon;A;A;50\nx\n";

describe("a history as CSV", () => {
  it("is read with places for what could not be", () => {
    const reading = overtrick.readHistory(csv);
    expect(reading.results[0]).toEqual({
      date: "2024-01-01",
      session: "Mon",
      players: ["A", "B"],
      gross: 55.6,
      sourceLine: 2,
    });
    expect(reading.results.map(({ date }) => date)).toEqual(["2024-01-01", "", "2024-01-08"]);
    expect(reading).toMatchObject({ sessions: ["Mon"], players: ["A", "B", "C", "D"] });
    expect(reading.findings.map(({ code, where }) => [code, where.line, where.column])).toEqual([
      ["unreadable-date", 3, 1],
      ["missing-name", 5, 1],
    ]);
    expect(overtrick.readHistory(new TextEncoder().encode(csv))).toEqual(reading);
    expect(overtrick.readHistory(7 as never).findings.length).toBeGreaterThan(0);
    expect(codes(overtrick.readHistory(""))).toEqual(["empty-input"]);
  });

  it("headings that lack a column are told which, once", () => {
    const told = (heading: string, ...rows: string[]) =>
      overtrick
        .readHistory([heading, ...rows].join("\n"))
        .findings.map(({ code, message }) => [code, message]);
    expect(told("Date;Session;Player;Partner", "01-01-2024;Mon;A;B", "08-01-2024;Mon;A;B")).toEqual([
      ["missing-column", "The headings have no column for the gross score."],
    ]);
    const undated = overtrick.readHistory("Session;Player;Partner;Gross\nMon;A;B;50\nMon;A;C;50");
    const answer = overtrick.nett({ standard: "Mon", results: undated.results });
    expect(historyFindings(undated, answer).map(({ code }) => code)).toEqual([
      "missing-column",
      "new-in-book",
      "player-twice-in-session",
    ]);
  });

  it.each([
    ["nothing yet", ""],
    ["the usual columns", "Date;Session;Player;Partner;Gross\n01-01-2024;Mon;A;B;55,6\n"],
    ["other columns", "Gross,Names,Date,Session\n55.6,A - B,01-01-2024,Mon"],
    ["no headings", "01-01-2024\tMon\tA\tB\t55,6\nrubbish"],
  ])("appended to %s: read back as meant, and nothing is lost", (_, text) => {
    const more = [{ ...result("2024-02-01", "Tue", "O'Neil; J", "D", 48.25) }];
    const longer = overtrick.appendHistory(text, more);
    expect(longer.startsWith(text)).toBe(true);
    const [last] = overtrick.readHistory(longer).results.slice(-1);
    expect(last).toMatchObject(more[0]!);
  });

  it("the replay's findings get its lines, and each thing is said once", () => {
    const reading = overtrick.readHistory(csv);
    const answer = overtrick.nett({ standard: "Mon", results: reading.results });
    const findings = historyFindings(reading, answer);
    expect(findings.filter(({ code }) => code === "unreadable-date")).toHaveLength(1);
    expect(findings.find(({ code }) => code === "plays-with-self")!.where).toMatchObject({ line: 4 });
  });
});

it("the smaller entry gives the same", async () => {
  const rate = await loadRate();
  expect(rate.nett(thursday)).toEqual(overtrick.nett(thursday));
  expect(rate.readHistory(csv)).toEqual(overtrick.readHistory(csv));
});

describe("the command line", () => {
  const program = fileURLToPath(new URL("../../dist/package/cli/overtrick.js", import.meta.url));
  const folder = mkdtempSync(join(tmpdir(), "overtrick-nett-"));
  const files: Record<string, string> = {
    "thursday.json": JSON.stringify({ ...thursday, entries: [{ ...thursday.entries[0]!, id: "A – B" }] }),
    "club.csv": csv,
    "not.json": "[1]",
    "prose.txt": "nothing to see here",
  };
  beforeAll(() => {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  });
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  const run = (...words: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, "nett", ...words], {
      cwd: folder,
      encoding: "utf8",
    });
    return { status, out: stdout, err: stderr };
  };

  it("prints a nett list for people, and the answer as JSON", () => {
    expect(run("thursday.json").out).toBe(
      "Place   Hcap   Nett  Gross    Par  New handicaps  Entry\n    1  -2.83  45.17  48.00  52.83    50.80 58.40  A – B\n",
    );
    const { out, status } = run("thursday.json", "--rule=partner", "--json");
    expect((JSON.parse(out) as NettSessionAnswer).entries[0]!.after[0]).toBeCloseTo(50.4968, 10);
    expect(status).toBe(0);
  });

  it("replays the CSV of a history", () => {
    const { out, err, status } = run("club.csv", "--standard", "Mon");
    expect(out).toMatch(/100\.0 % +Mon\n/);
    expect(out).toMatch(/ 50\.28 +50\.00 +1 {2}A\n/);
    expect(err).toContain("club.csv:3:1: warning: The date could not be read");
    expect(err).toContain("club.csv:4: error: 2024-01-08, Mon, A: A player is partnered");
    expect(status).toBe(0);
    const json = JSON.parse(
      run("club.csv", "--standard=Mon", "--estimate", "--json").out,
    ) as NettHistoryAnswer;
    expect(json.players.map(({ name }) => name)).toEqual(["A", "B", "C", "D"]);
  });

  it("takes years, minimum and weight, shows both errors, and asks for the standard", () => {
    expect(run("thursday.json", "--weight", "0,1").out).toContain("50.60 57.80");
    const { out, err } = run("club.csv", "--years=0", "--minimum", "1");
    expect(err).toContain("Name it: --standard NAME.");
    expect(out).toMatch(/^ *Rating +Error +Plain +Players +Session\n/);
  });

  it.each([
    ["another kind of JSON", 1, ["not.json"]],
    ["prose", 1, ["prose.txt"]],
    ["a rule that is none", 2, ["club.csv", "--rule", "fair"]],
    ["an option of another command", 2, ["club.csv", "--rules", "club"]],
  ])("%s: status %i", (_, status, words) => {
    const answer = run(...words);
    expect(answer.status).toBe(status);
    expect(answer.out).toBe("");
    expect(answer.err).not.toBe("");
  });
});
