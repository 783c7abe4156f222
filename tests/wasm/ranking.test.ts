/**
 * The NBB club ranking through the package's door: the tables and examples of De NBB-Clubranking, de basistheorie
 * (Thilo Kielmann, 2019), below "NBB", and input that does not fit.
 */
import { beforeAll, describe, expect, it } from "vitest";
import {
  load,
  type Overtrick,
  type RankingPairEntry,
  type RankingSeason,
  type RankingSettings,
  type Term,
} from "../../dist/package/index.js";
import { load as loadRate } from "../../dist/package/rate-only.js";
import { bigSeason } from "./support/season.js";

let overtrick: Overtrick;
beforeAll(async () => {
  overtrick = await load();
});

/** Pairs of a line with these scores; players are named after line and number. */
const line = (name: string, scores: number[]): RankingPairEntry[] =>
  scores.map((score, i) => ({ line: name, players: [`${name}${i}n`, `${name}${i}s`], score }));

const session = (entries: RankingPairEntry[], more: object = {}): RankingSeason["sessions"][0] => ({
  date: "2026-09-07",
  kind: "pairs",
  entries,
  ...more,
});

const season = (settings: RankingSettings, ...sessions: RankingSeason["sessions"]): RankingSeason => ({
  settings,
  sessions,
});

const falling = (count: number): number[] => Array.from({ length: count }, (_, i) => 70 - i);
const pointsOf = (input: RankingSeason, of = 0): (number | null)[] =>
  overtrick.ranking(input).sessions[of]!.entries.map(({ points }) => points);
const intervals = (input: RankingSeason) =>
  overtrick
    .ranking(input)
    .sessions[0]!.fields!.map(({ lines, top, bottom }) => [lines.join("+"), top, bottom]);
const codes = (input: unknown): string[] =>
  overtrick.ranking(input as never).findings.map(({ code }) => code);

describe("NBB, tables and examples", () => {
  it.each([
    ["12 pairs", 12, [100, 96, 93, 89, 85, 82, 78, 75, 71, 67, 64, 60]],
    ["14 pairs", 14, [100, 97, 94, 91, 88, 85, 82, 78, 75, 72, 69, 66, 63, 60]],
  ])("places: %s", (_, count, expected) => {
    const lines = [...line("A", falling(count)), ...line("B", [50, 50]), ...line("C", [50, 50])];
    expect(pointsOf(season({ lines: 3, method: "place" }, session(lines))).slice(0, count)).toEqual(expected);
  });

  it("three lines: A 100–60, B 90–50, C 80–40", () => {
    const { lines, ratio } = overtrick.rankingLines({ lines: 3 });
    expect(lines.map(({ name, top, bottom }) => [name, top, bottom])).toEqual([
      ["A", 100, 60],
      ["B", 90, 50],
      ["C", 80, 40],
    ]);
    expect(ratio).toBe(1);
    expect(lines.map(({ groupWidth }) => groupWidth)).toEqual([40, 50, 60]);
  });

  it("three lines played as two: A 100–52, B 88–40", () => {
    const two = session([...line("A", [60, 40]), ...line("B", [55, 45])]);
    expect(intervals(season({ lines: 3 }, two))).toEqual([
      ["A", 100, 52],
      ["B", 88, 40],
    ]);
    expect(overtrick.rankingLines({ lines: 3 }, 2)).toMatchObject({ ratio: 1.2, width: 48, step: 12 });
  });

  it("three lines played as four: 6/7, never rounded", () => {
    const four = overtrick.rankingLines({ lines: 3 }, 4);
    expect(four.ratio).toBeCloseTo(6 / 7, 12);
    expect(four.width).toBeCloseTo(240 / 7, 12);
    expect(four.step).toBeCloseTo(60 / 7, 12);
    expect(four.lines.at(-1)!.bottom).toBeCloseTo(40, 12);
  });

  it("a session of four lines where three are nominal: A 100–65.71, B, C, D 74.29–40", () => {
    const played = ["A", "B", "C", "D"].flatMap((name) => line(name, [60, 40]));
    const found = intervals(season({ lines: 3 }, session(played)));
    expect(found.map(([name]) => name)).toEqual(["A", "B", "C", "D"]);
    found.forEach(([, top, bottom], i) => {
      expect(top).toBeCloseTo(100 - (i * 60) / 7, 12);
      expect(bottom).toBeCloseTo(100 - (i * 60) / 7 - 240 / 7, 12);
    });
    const places = pointsOf(season({ lines: 3, method: "place" }, session(played)));
    expect(places).toEqual([100, 66, 91, 57, 83, 49, 74, 40]);
  });

  it("top-integral groups of three and two lines: widths 60 and 50", () => {
    const all = [...line("A", [63.5, 50]), ...line("B", [50, 50]), ...line("C", [50, 36.5])];
    const three = overtrick.ranking(season({ lines: 3 }, session(all, { groups: [["A", "B", "C"]] })));
    expect(three.sessions[0]!.fields).toMatchObject([
      { lines: ["A", "B", "C"], width: 60, top: 100, bottom: 40 },
    ]);
    expect(three.sessions[0]!.entries[0]!.points).toBe(100);
    const two = overtrick.ranking(season({ lines: 3 }, session(all, { groups: [["A", "B"]] })));
    expect(two.sessions[0]!.fields).toMatchObject([
      { lines: ["A", "B"], width: 50 },
      { lines: ["C"], width: 40, position: 2 },
    ]);
  });

  it("letters G, D and X: D is A", () => {
    const entries = [...line("G", [60, 40]), ...line("D", [60, 40]), ...line("X", [60, 40])];
    expect(intervals(season({ lines: 3 }, session(entries)))).toEqual([
      ["D", 100, 60],
      ["G", 90, 50],
      ["X", 80, 40],
    ]);
  });

  it("group A+C and B: the group first, then B", () => {
    const entries = [...line("A", [60, 40]), ...line("B", [60, 40]), ...line("C", [60, 40])];
    expect(intervals(season({ lines: 3 }, session(entries, { groups: [["A", "C"]] })))).toEqual([
      ["A+C", 100, 50],
      ["B", 80, 40],
    ]);
  });

  it("deviating settings: points are percentages, B minus 5, C minus 10", () => {
    const settings = { lines: 3, topPairs: 100, meanA: 50, width: 100, step: 5 };
    const entries = [...line("A", [57.3, 42.7]), ...line("B", [57.3, 42.7]), ...line("C", [57.3, 42.7])];
    const points = pointsOf(season(settings, session(entries)));
    [57.3, 42.7, 52.3, 37.7, 47.3, 32.7].forEach((figure, i) => expect(points[i]).toBeCloseTo(figure, 12));
  });

  it("pro rata from the best to the worst, and balanced around 50 %", () => {
    const entries = line("A", [65, 55, 45]);
    expect(pointsOf(season({ lines: 1, method: "prorata" }, session(entries)))).toEqual([100, 80, 60]);
    const [best] = pointsOf(season({ lines: 1 }, session(line("A", [63.5, 36.5]))));
    expect(best).toBe(100);
    const butler = season({ lines: 1 }, { ...session(line("A", [2, -2, 1])), kind: "butler" } as never);
    expect(pointsOf(butler)).toEqual([100, 60, 90]);
  });

  it("dynamic: around the mean ranking of those who play, with the nominal width", () => {
    const input = season({ lines: 3, method: "dynamic" }, session(line("A", [63.5, 36.5])));
    input.players = ["A0n", "A0s", "A1n", "A1s"].map((name, i) => ({ name, replacement: 70 + 2 * i }));
    expect(pointsOf(input)).toEqual([93, 53]);
  });

  it("teams: opponents of 70 and 75 with 15 and 12 VP give 82.5", () => {
    const four = (team: string) => [1, 2, 3, 4].map((i) => `${team}${i}`);
    const players = Object.entries({ x: 60, y: 70, z: 75 }).flatMap(([team, replacement]) =>
      four(team).map((name) => ({ name, replacement })),
    );
    const teams = ["x", "y", "z"].map((id) => ({ id, players: four(id), halves: [] as object[] }));
    teams[0]!.halves = [
      { opponent: "y", vp: 15 },
      { opponent: "z", vp: 12 },
    ];
    teams[1]!.halves = [{ opponent: "x", vp: 5 }];
    teams[2]!.halves = [{ opponent: "x", vp: 8 }];
    const input = { players, sessions: [{ date: "2026-09-07", kind: "teams", teams }] } as never;
    const answer = overtrick.ranking(input);
    expect(answer.sessions[0]!.entries[0]).toMatchObject({
      id: "x",
      points: 82.5,
      resistance: 72.5,
      halves: 2,
    });
    expect(answer.players.find(({ name }) => name === "x1")!.ranking).toBeCloseTo((4 * 60 + 82.5) / 5, 12);
    const working = overtrick.rankingWorking(input, { session: 0, entry: 0 });
    expect(
      working.filter(({ symbol }) => symbol === "K" || symbol === "VP").map(({ value }) => value),
    ).toEqual([70, 15, 75, 12]);
  });

  it("rankings: the last five, replacements fill up; pairs add, a trio takes two thirds of three", () => {
    const evening = (i: number) => ({
      ...session([{ line: "A", players: ["Jan", "Piet"], score: 50 + i }, ...line("A", [40])]),
      date: `2026-09-0${i}`,
    });
    const input = season({ lines: 1 }, ...[1, 2].map(evening));
    input.players = ["Jan", "Piet", "Kees"].map((name, i) => ({ name, replacement: 60 + i }));
    input.partnerships = [
      ["Jan", "Piet"],
      ["Jan", "Piet", "Kees"],
    ];
    const { players, partnerships, sessions } = overtrick.ranking(input);
    const won = sessions.map(({ entries }) => entries[0]!.points!);
    const jan = players[0]!;
    expect(jan.ranking).toBeCloseTo((won[0]! + won[1]! + 3 * 60) / 5, 12);
    expect(jan).toMatchObject({
      sessions: 2,
      replacement: 60,
      history: [{ before: 60 }, { after: jan.ranking }],
    });
    expect(jan.previous).toBe(jan.history[1]!.before);
    expect(jan.change).toBe(jan.ranking - jan.previous);
    // The other pair starts from the middle of the scale, 80, and stands at (2 · 65.19 + 3 · 80)/5 = 74.07.
    expect(players.map(({ name, rank, tied }) => [name, rank, tied])).toEqual([
      ["Jan", 4, false],
      ["Piet", 3, false],
      ["Kees", 5, false],
      ["A0n", 1, true],
      ["A0s", 1, true],
    ]);
    const [r1, r2, r3] = players.slice(0, 3).map(({ ranking }) => ranking) as [number, number, number];
    expect(partnerships[0]!.ranking).toBeCloseTo(r1 + r2, 12);
    expect(partnerships[1]!.ranking).toBeCloseTo((2 * (r1 + r2 + r3)) / 3, 12);
  });

  it("championship: min 20, x 5, 22 played: the two worst drop", () => {
    const evenings = Array.from({ length: 22 }, (_, i) => ({
      ...session([{ line: "A", players: ["Jan", "Piet"], score: 40 + i }, ...line("A", [50])]),
      date: new Date(Date.UTC(2026, 8, 1 + i)).toISOString().slice(0, 10),
    }));
    const input = season({ lines: 1, min: 20, drop: 5, pairMin: 23 }, ...evenings);
    input.partnerships = [["Jan", "Piet"]];
    const { championship, players } = overtrick.ranking(input);
    const jan = championship.players.find(({ name }) => name === "Jan")!;
    expect(jan).toMatchObject({ counted: 20, dropped: 2, needed: 0, qualified: true });
    const { history } = players.find(({ name }) => name === "Jan")!;
    expect(history.map(({ counting }) => counting).slice(0, 3)).toEqual(["dropped", "dropped", "counted"]);
    expect(championship.partnerships[0]).toMatchObject({ counted: 22, needed: 1, qualified: false });
    const terms = overtrick.rankingWorking(input, { player: "Jan", championship: true });
    expect(terms.filter(({ symbol }) => symbol === "R")).toHaveLength(20);
    expect(terms.at(-1)).toMatchObject({ symbol: "mean", value: jan.mean });
  });

  it("results with a substitute fill up to the minimum, and the outsider has none", () => {
    const evening = (day: number, players: [string, string], substitute?: string) => ({
      ...session([
        { line: "A", players, score: 60, ...(substitute ? { substitute } : {}) },
        ...line("A", [40]),
      ]),
      date: `2026-09-0${day}`,
    });
    const input = season(
      { lines: 1, pairMin: 2, substitutes: 1 },
      evening(1, ["Jan", "Piet"]),
      evening(2, ["Jan", "Gast"], "Gast"),
      evening(3, ["Gast", "Piet"], "Piet"),
    );
    input.partnerships = [["Jan", "Piet"]];
    const { championship, partnerships } = overtrick.ranking(input);
    expect(championship.partnerships[0]).toMatchObject({
      played: 1,
      substituted: 1,
      counted: 2,
      qualified: true,
    });
    expect(partnerships[0]!.history.map(({ substitute }) => substitute)).toEqual([false, true]);
  });
});

describe("the working", () => {
  const value = (terms: readonly Term[], symbol: string): number =>
    terms.findLast((term) => term.symbol === symbol)!.value;
  const entries = [...line("A", [61.2, 55, 33.8]), ...line("B", [52, 48])];
  const recompute = {
    place: (of: (symbol: string) => number) =>
      Math.floor(of("R_t") - ((of("R_t") - of("R_b")) / (of("P") - 1)) * (of("p") - 1) + 0.5 + 1e-9),
    prorata: (of: (symbol: string) => number) =>
      of("R_t") - ((of("R_t") - of("R_b")) * (of("S_t") - of("s"))) / (of("S_t") - of("S_b")),
    balanced: (of: (symbol: string) => number) =>
      of("R_mean") + (((of("s") - of("s_mean")) / (of("S_T") - of("s_mean"))) * of("B_t")) / 2,
    dynamic: (of: (symbol: string) => number) =>
      of("R_mean") + (((of("s") - of("s_mean")) / (of("S_T") - of("s_mean"))) * of("B")) / 2,
  };

  it.each(["place", "prorata", "balanced", "dynamic"] as const)("gives the points again: %s", (method) => {
    const input = season({ lines: 3, method }, session(entries));
    const whole = overtrick.ranking(input, { working: true }).sessions[0]!.entries;
    whole.forEach(({ points, working }, entry) => {
      const terms = overtrick.rankingWorking(input, { session: 0, entry });
      expect(terms).toEqual(working);
      expect(recompute[method]((symbol) => value(terms, symbol))).toBeCloseTo(points!, 9);
    });
    expect(overtrick.ranking(input).sessions[0]!.entries[0]).not.toHaveProperty("working");
    expect(overtrick.rankingMethods(input, 0).points[method]).toEqual(whole.map(({ points }) => points));
  });

  it("of rankings, and of nothing for what is not there", () => {
    const input = season({ lines: 1 }, session(entries));
    input.partnerships = [["A0n", "A0s"]];
    const { players, partnerships } = overtrick.ranking(input);
    expect(overtrick.rankingWorking(input, { player: "A0n" }).at(-1)!.value).toBe(players[0]!.ranking);
    expect(overtrick.rankingWorking(input, { partnership: 0 }).at(-1)!.value).toBe(partnerships[0]!.ranking);
    for (const figure of [{ player: "?" }, { partnership: 7 }, { session: -1, entry: 0 }, {}, null, 7]) {
      expect(overtrick.rankingWorking(input, figure as never)).toEqual([]);
    }
  });
});

describe("what a club meets", () => {
  it("one pair in a line gets the top, and a note says so", () => {
    const input = season({ lines: 1, method: "place" }, session(line("A", [31])));
    expect(pointsOf(input)).toEqual([100]);
    expect(overtrick.ranking(input).findings.find(({ code }) => code === "one-pair-in-line")).toMatchObject({
      where: { path: "sessions[0]" },
      values: { session: "2026-09-07", line: "A" },
    });
  });

  it.each(["place", "prorata", "balanced", "dynamic"] as const)("all scores equal is said: %s", (method) => {
    const input = season({ lines: 1, method }, session(line("A", [50, 50, 50])));
    const found = overtrick.ranking(input).findings.find(({ code }) => code === "all-scores-equal");
    expect(found).toMatchObject({ severity: "note", values: { line: "A" } });
    expect(new Set(pointsOf(input)).size).toBe(1);
  });

  it("a pair without a score is left out with a note", () => {
    const none = { line: "A", players: ["x", "y"], score: null } as RankingPairEntry;
    for (const kind of ["pairs", "butler"]) {
      const input = season({ lines: 1 }, session([...line("A", [20, 10]), none], { kind }));
      const { findings, sessions } = overtrick.ranking(input);
      expect(sessions[0]!.entries[2]!.points).toBeNull();
      expect(sessions[0]!.fields![0]!.pairs).toBe(2);
      expect(findings.filter(({ severity }) => severity === "error")).toEqual([]);
      expect(findings.find(({ code }) => code === "score-missing")).toMatchObject({
        severity: "note",
        where: { path: "sessions[0].entries[2]" },
        message: "This pair has no score and was left out.",
      });
    }
  });

  it("partners who sit apart have no result, though one of them has no score", () => {
    const input = season(
      { lines: 1, pairMin: 1, substitutes: 1 },
      session([
        { line: "A", players: ["a", "c"], score: 60, substitute: "c" },
        { line: "A", players: ["b", "d"], score: null },
        ...line("A", [40]),
      ]),
    );
    input.partnerships = [["a", "b"]];
    expect(overtrick.ranking(input).partnerships[0]!.history).toEqual([]);
  });

  it("a first line without a figure is read, unless it has a word of headings", () => {
    const read = (text: string): string[][] =>
      overtrick.readRatingList(text).entries.map(({ players }) => players.map(({ name }) => name));
    expect(read("An – Bo vrij\nCor – Dirk 40")).toEqual([
      ["An", "Bo vrij"],
      ["Cor", "Dirk"],
    ]);
    expect(read("hello world")).toEqual([["hello world"]]);
    for (const heading of [
      "Line Place Pair Names %",
      "Naam;Score",
      "Række;Par;Navne;VP",
      "Plac. Namn Poäng",
    ]) {
      expect(read(`${heading}\nCor – Dirk 40`), heading).toEqual([["Cor", "Dirk"]]);
    }
  });

  it("all scores equal: the mean of the line", () => {
    const input = season({ lines: 3, method: "prorata" }, session(line("A", [50, 50, 50])));
    expect(codes(input)).toContain("all-scores-equal");
    expect(new Set(pointsOf(input))).toEqual(new Set([70]));
  });

  it("a line of two letters is ordered as text", () => {
    const input = season(
      { lines: 3 },
      session([...line("B", [50]), ...line("AB", [50]), ...line("A", [50])]),
    );
    expect(intervals(input).map(([name]) => name)).toEqual(["A", "AB", "B"]);
    expect(overtrick.ranking(input).findings.find(({ code }) => code === "line-not-a-letter")).toMatchObject({
      values: { line: "AB" },
    });
  });

  it("a team without opponents gets no points", () => {
    const teams = [{ id: "1", players: ["a", "b", "c", "d"], halves: [{ opponent: "9", vp: 12 }] }];
    const answer = overtrick.ranking({ sessions: [{ date: "2026-09-07", kind: "teams", teams }] });
    expect(answer.sessions[0]!.entries[0]).toMatchObject({ points: null, resistance: null });
    expect(answer.findings).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          code: "half-without-opponent",
          message: expect.stringContaining("Half 1") as string,
        }),
        expect.objectContaining({ code: "team-without-opponents", where: { path: "sessions[0].teams[0]" } }),
      ]),
    );
  });

  it("Z and min larger than the season are said", () => {
    const found = codes(season({ lines: 1, last: 9, min: 3 }, session(line("A", [60, 40]))));
    expect(found).toEqual(expect.arrayContaining(["last-above-season", "minimum-above-season"]));
    expect(found).not.toContain("pair-minimum-above-season");
    const pairs = { ...season({ lines: 1, last: 1, min: 1, pairMin: 4 }, session(line("A", [60, 40]))) };
    pairs.partnerships = [["A0n", "A0s"]];
    const { findings, championship } = overtrick.ranking(pairs);
    expect(championship.players.every(({ qualified }) => qualified)).toBe(true);
    expect(findings.map(({ code }) => code)).not.toContain("minimum-above-season");
    const told = findings.find(({ code }) => code === "pair-minimum-above-season");
    expect(told!.message).toContain("Championship of pairs");
  });

  it("a player who is in no list joins it with a note", () => {
    const input = season({ lines: 3 }, session(line("A", [60, 40])));
    input.players = [{ name: "A0n", replacement: 75 }];
    const { players, findings } = overtrick.ranking(input);
    expect(players.map(({ name, replacement }) => [name, replacement])).toEqual([
      ["A0n", 75],
      ["A0s", 70],
      ["A1n", 70],
      ["A1s", 70],
    ]);
    const note = findings.find(({ code }) => code === "no-replacement-ranking")!;
    expect(note).toMatchObject({ where: { path: "sessions[0].entries[0]" }, values: { player: "A0s" } });
  });

  it("findings name session, line and player", () => {
    const twice = { line: "B", players: ["A0n", "x"], score: 50 } as RankingPairEntry;
    const out = { line: "B", players: ["y", "z"], score: 104 } as RankingPairEntry;
    const { findings } = overtrick.ranking(
      season({ lines: 3 }, session([...line("A", [60, 40]), twice, out])),
    );
    expect(findings.find(({ code }) => code === "player-twice-in-session")).toMatchObject({
      where: { path: "sessions[0].entries[2]" },
      values: { session: "2026-09-07", line: "B", player: "A0n" },
    });
    expect(findings.find(({ code }) => code === "percentage-out-of-range")).toMatchObject({
      where: { path: "sessions[0].entries[3]" },
      values: { player: "y – z" },
    });
  });
});

describe("tonight's lines", () => {
  const players = Array.from({ length: 24 }, (_, i) => ({ name: `p${i}`, ranking: 40 + i }));
  const pairs = Array.from({ length: 12 }, (_, i) => [`p${2 * i}`, `p${2 * i + 1}`]);
  const names = (lines: ReturnType<Overtrick["lineUp"]>["lines"]) =>
    lines.map((one) => one.pairs.map(({ pair }) => pair));

  it("cuts the pairs, the highest ranking first, into lines", () => {
    const { lines, findings } = overtrick.lineUp(players, pairs.slice(0, 11), 3);
    expect(lines.map(({ name }) => name)).toEqual(["A", "B", "C"]);
    expect(names(lines)).toEqual([
      [10, 9, 8, 7],
      [6, 5, 4, 3],
      [2, 1, 0],
    ]);
    expect(lines[0]!.pairs[0]).toEqual({ pair: 10, players: ["p20", "p21"], ranking: 60 + 61 });
    expect(findings).toEqual([]);
    const byName = Object.fromEntries(players.map(({ name, ranking }) => [name, ranking]));
    expect(overtrick.lineUp(byName, pairs, [8, 4]).lines.map((one) => one.pairs.length)).toEqual([8, 4]);
  });

  it("says what does not fit", () => {
    const { lines, findings } = overtrick.lineUp(
      players,
      [["p0", "p1"], ["p1", "p2"], ["p3", "?"], ["p4"]],
      [6],
    );
    expect(names(lines)).toEqual([[0]]);
    expect(findings.map(({ code }) => code)).toEqual(
      expect.arrayContaining(["player-twice-in-session", "unknown-reference", "line-sizes-do-not-fit"]),
    );
    expect(findings.find(({ code }) => code === "player-twice-in-session")!.where.path).toBe("pairs[1]");
    expect(findings.find(({ code }) => code === "unknown-reference")!.message).toBe(
      "pairs[2]: nobody is called “?”.",
    );
    for (const bad of [null, 7, "x", [], {}, [null, [1, 2]]]) {
      expect(() => overtrick.lineUp(bad as never, bad as never, bad as never)).not.toThrow();
    }
  });
});

describe("input that does not fit", () => {
  it.each([
    null,
    undefined,
    7,
    "season",
    [],
    { sessions: 3 },
    {
      sessions: [
        null,
        4,
        {},
        { kind: "chess" },
        { kind: "teams", teams: [null, { players: 3, halves: [1] }] },
      ],
    },
    {
      players: [null, { name: 3 }, { name: "x" }, { name: "x" }],
      sessions: [{ entries: [null, { players: [] }] }],
    },
    { settings: { lines: -3, width: "40", last: 2.5, method: "dice" }, sessions: [] },
    { partnerships: [["a"], "b", ["a", "a"], [1, {}]], sessions: [] },
  ])("%j", (bad) => {
    const answer = overtrick.ranking(bad as never, { working: true });
    expect(answer.findings.length).toBeGreaterThan(0);
    expect(JSON.stringify(answer)).not.toMatch(/NaN|Infinity/);
    expect(() => overtrick.rankingMethods(bad as never, 0)).not.toThrow();
    expect(() => overtrick.rankingLines(bad as never, bad as never)).not.toThrow();
  });

  it("names the place", () => {
    const bad = {
      settings: { width: -1, last: 2.5 },
      sessions: [{ date: "7/9", entries: [{ players: ["a", "b"], substitute: "c" }] }],
    };
    const paths = overtrick.ranking(bad as never).findings.map(({ where }) => where.path);
    for (const path of [
      "settings.width",
      "settings.last",
      "sessions[0].date",
      "sessions[0].entries[0].substitute",
    ]) {
      expect(paths).toContain(path);
    }
  });

  it("says once what is no number, and what belongs to another kind of session", () => {
    const entries = [{ line: "A", players: ["a", "b"], score: "60" }];
    const { findings } = overtrick.ranking({
      settings: { min: 9, pairMin: 9, last: 1 },
      partnerships: [["a", "b"]],
      players: [
        { name: "a", replacement: 1 },
        { name: "b", replacement: 1 },
      ],
      sessions: [
        { date: "2026-09-07", kind: "pairs", entries },
        { date: "2026-09-08", kind: "teams", entries },
      ],
    } as never);
    expect(findings.map(({ code, where }) => [code, where.path])).toEqual([
      ["invalid-value", "sessions[0].entries[0].score"],
      ["invalid-value", "sessions[1].entries"],
      ["minimum-above-season", undefined],
      ["pair-minimum-above-season", undefined],
    ]);
    expect(overtrick.ranking({ a: 1 } as never).findings[0]!.where.path).toBe("sessions");
  });

  it("VP of 0 to 20, halves that make 20, and IMPs that a board can give", () => {
    const team = (id: string, ...halves: [string, number][]): object => ({
      id,
      players: ["a", "b", "c", "d"].map((name) => id + name),
      halves: halves.map(([opponent, vp]) => ({ opponent, vp })),
    });
    const teams = [team("1", ["2", 15], ["3", 21]), team("2", ["1", 6]), team("3", ["1", 0])];
    const entries = [
      { line: "A", players: ["a", "b"], score: 25 },
      { line: "A", players: ["c", "d"], score: -2 },
    ];
    const { findings, sessions } = overtrick.ranking({
      sessions: [
        { date: "2026-09-07", kind: "teams", teams },
        { date: "2026-09-08", kind: "butler", entries },
      ],
    } as never);
    const told = findings.map(({ code, where, values }) => [code, where.path, values?.["second"]]);
    expect(told).toContainEqual(["halves-not-twenty", "sessions[0].teams[0]", 1]);
    expect(told).toContainEqual(["score-out-of-range", "sessions[0].teams[0]", 2]);
    expect(findings.find(({ code }) => code === "score-out-of-range")!.message).toMatch(
      /left out.* 0 and 20/,
    );
    expect(told.filter(([code]) => code === "halves-not-twenty")).toHaveLength(1);
    expect(findings.find(({ code }) => code === "imps-unusual")!.where.path).toBe("sessions[1].entries[0]");
    expect(sessions[0]!.entries[0]!.halves).toBe(1);
    expect(sessions[1]!.entries[0]!.points).not.toBeNull();
  });

  it("the smaller entry gives the same", async () => {
    const rate = await loadRate();
    const input = bigSeason(4, 8);
    expect(rate.ranking(input)).toEqual(overtrick.ranking(input));
  });
});

it("NBB, always true: a session changes the rankings of those who played it alone", () => {
  const input = bigSeason(6, 10);
  const before = overtrick.ranking({ ...input, sessions: input.sessions.slice(0, -1) });
  const after = overtrick.ranking(input);
  const last = new Set(after.sessions.at(-1)!.entries.flatMap(({ players }) => players));
  for (const { name, ranking, previous } of after.players) {
    const earlier = before.players.find((one) => one.name === name);
    expect(previous).toBe(earlier?.ranking ?? previous);
    if (!last.has(name)) expect(ranking).toBe(earlier!.ranking);
  }
});
