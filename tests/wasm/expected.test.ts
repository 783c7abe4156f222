/** Project 52 through the package's door: the documents' numbers, and input that does not fit. */
import { beforeAll, describe, expect, it } from "vitest";
import {
  type Event,
  load,
  type ExpectedField,
  fieldOfList,
  type Overtrick,
  handicapFindings,
  listFindings,
  withHandicaps,
} from "../../dist/package/index.js";
import { load as loadRate } from "../../dist/package/rate-only.js";

let overtrick: Overtrick;
beforeAll(async () => {
  overtrick = await load();
});

const pairs = (handicaps: [number, number][], results: (number | null)[] = []): ExpectedField => ({
  form: "pairs",
  scoring: "matchpoints",
  boards: 24,
  entries: handicaps.map((two, i) => ({ id: `p${i + 1}`, handicaps: two, result: results[i] ?? null })),
});

describe("a field", () => {
  it("Denmark 5.3.3: six pairs, own 0, mean 10: 56 %", () => {
    const field = pairs([
      [0, 0],
      [12, 12],
      [12, 12],
      [12, 12],
      [12, 12],
      [12, 12],
    ]);
    const answer = overtrick.expected(field);
    expect(answer).toMatchObject({ mean: 10, tables: 3, counted: 6, rated: true, findings: [] });
    expect(answer.entries[0]!.expected).toBeCloseTo(56, 12);
  });

  it("gives changes, places and the working that makes them", () => {
    const answer = overtrick.expected(
      pairs(
        [
          [10, 30],
          [52, 52],
          [40, 20],
          [25, 15],
        ],
        [62, 20, 48, 70],
      ),
    );
    const [first, second] = answer.entries as [(typeof answer.entries)[0], (typeof answer.entries)[0]];
    expect(first).toMatchObject({ id: "p1", handicap: 20, result: 62, rank: 2, tied: false, moves: true });
    expect(first.players[0]!.old).toBe(10);
    expect(first.players[0]!.new! - 10).toBeCloseTo(first.change!, 12);
    // The ceiling: the change is counted, the handicap stays.
    expect(second.change).toBeGreaterThan(0);
    expect(second.players[0]).toEqual({ old: 52, change: 0, new: 52 });
    const term = (symbol: string): number => first.working!.find((one) => one.symbol === symbol)!.value;
    const power = (1 - ((1 / term("T")) * (term("N_B") - 1)) / (term("N_B") + term("S"))) ** term("N_G");
    const factors = term("C_u") * term("C_k") * term("C_b");
    expect((power - 1) * factors * (term("r") - term("r_exp"))).toBeCloseTo(first.change!, 12);
    expect(overtrick.expected(pairs([[1, 2]]), { working: false }).entries[0]).not.toHaveProperty("working");
  });

  it("spec 2.3: guests without a handicap", () => {
    const results = [5, 2, -3, -10, 1, 5];
    const known = [10, 20, null, 30, null, 5];
    const answer = overtrick.expected({
      form: "pairs",
      scoring: "matchpoints",
      boards: 20,
      entries: known.map((h, i) => ({ id: String(i), handicaps: [h, h], result: 50 + results[i]! })),
    });
    expect(answer.entries[2]!.handicap).toBeCloseTo(22.0833, 4);
    expect(answer.entries[4]!.handicap).toBeCloseTo(15.4167, 4);
    expect(answer.entries[2]).toMatchObject({ estimated: true, moves: false });
  });

  it("spec 2.2: across the field, NS at the second of four tables", () => {
    const ns = [10, 20, 30, 5];
    const ew = [12, 44, 3, 8];
    const seat = (list: number[], direction: "NS" | "EW") =>
      list.map((h, i) => ({ id: `${direction}${i + 1}`, handicaps: [h, h], table: `T${i + 1}`, direction }));
    const answer = overtrick.expected({
      form: "field",
      scoring: "imps",
      boards: 24,
      entries: [...seat(ns, "NS"), ...seat(ew, "EW")],
    });
    expect(answer.entries.find(({ id }) => id === "NS2")!.expected).toBeCloseTo(2.6111111111, 9);
  });

  it("presets and single settings", () => {
    const of = (settings: ExpectedField["settings"]) =>
      overtrick.expected({
        ...pairs([
          [26, 26],
          [16, 16],
        ]),
        settings: settings!,
      }).entries[0]!.expected;
    expect(of({ preset: "popular" })).toBeCloseTo(46, 12);
    expect(of({ preset: "denmark" })).toBeCloseTo(45, 12);
    expect(of({ cb: { matchpoints: 2.5 } })).toBeCloseTo(46, 12);
  });
});

describe("one player", () => {
  const story = { handicaps: [28.4, 14], mean: 26, tables: 14, boards: 24, result: 54.2 };

  it("28.4 and 14.0, the others 26, 14 tables, 24 boards, 54.2 %", () => {
    const answer = overtrick.expectedQuick(story);
    expect(answer.expected).toBeCloseTo(52.4, 12);
    expect(answer.players.map(({ new: after }) => after!.toFixed(2))).toEqual(["28.25", "13.85"]);
    expect(answer.findings).toEqual([]);
  });

  it("draws a line of results", () => {
    const curve = overtrick.expectedCurve(story, 40, 60, 4);
    expect(curve.results).toEqual([40, 45, 50, 55, 60]);
    expect(curve.after.every((row) => row.length === 2)).toBe(true);
  });

  it("spec 2.3 and 2.4: start handicaps and the weight of the past", () => {
    const starts = [0, 10, 30, 50, 100, 300, 1000, 3000].map((mp) => overtrick.startHandicap(mp)!.toFixed(2));
    expect(starts).toEqual(["52.00", "47.27", "40.00", "34.67", "26.00", "13.00", "4.73", "1.68"]);
    expect(overtrick.weightOfPast(480)).toBeCloseTo(0.3675, 4);
    expect(overtrick.weightOfPast(1152, 10)).toBeCloseTo(0.13, 3);
  });
});

describe("input that does not fit", () => {
  const codes = (answer: { findings: { code: string }[] }) => answer.findings.map(({ code }) => code);

  it.each([null, undefined, 7, "field", [], {}, { entries: 3 }, { entries: [null, 4, {}] }])("%j", (bad) => {
    const answer = overtrick.expected(bad as never);
    expect(answer.findings.length).toBeGreaterThan(0);
    expect(JSON.stringify(answer)).not.toMatch(/NaN|Infinity/);
    expect(() => overtrick.expectedQuick(bad as never)).not.toThrow();
  });

  it("names the place", () => {
    const field = { ...pairs([[1, 2]]), scoring: "points" };
    field.entries[0]!.handicaps = [28.4, "28,4" as never];
    const answer = overtrick.expected(field as never);
    expect(answer.findings.map(({ where }) => where.path)).toEqual(
      expect.arrayContaining(["scoring", "entries[0].handicaps[1]"]),
    );
    expect(answer.findings.some(({ where }) => where.entry === "p1")).toBe(true);
  });

  it("says which setting", () => {
    const answer = overtrick.expected({ ...pairs([[1, 2]]), settings: { turnover: -1 } });
    expect(answer.findings[0]).toMatchObject({
      code: "invalid-setting",
      where: { path: "settings.turnover" },
    });
    expect(codes(overtrick.expectedQuick({ handicaps: [52.5, -3], mean: 26 }))).toContain(
      "handicap-above-ceiling",
    );
  });
});

describe("what moves nothing", () => {
  const story = { handicaps: [28.4, 14], mean: 26, tables: 14, boards: 24, result: 54.2 };
  const four: [number, number][] = [
    [10, 30],
    [52, 52],
    [40, 20],
    [25, 15],
  ];

  it.each([101, -5, 130])("a result of %d per cent: an error, and it does not count", (result) => {
    const finding = { code: "result-out-of-range", severity: "error" };
    const answer = overtrick.expected(pairs(four, [result, 50, 48, 52]));
    expect(answer.findings).toMatchObject([{ ...finding, where: { entry: "p1" } }]);
    expect(answer.entries[0]).toMatchObject({ result: null, change: null });
    expect(answer.entries[0]!.players[0]).toEqual({ old: 10, change: null, new: null });
    expect(overtrick.expectedQuick({ ...story, result })).toMatchObject({
      change: null,
      findings: [finding],
    });
  });

  it("spec 2.3: a pair with a guest; the guest has no figures", () => {
    const answer = overtrick.expectedQuick({ ...story, handicaps: [null, 14] });
    expect(answer.players).toEqual([
      { old: null, change: null, new: null },
      { old: 14, change: 0, new: 14 },
    ]);
    expect(answer.perPoint).toBeNull();
    expect(overtrick.expectedCurve({ ...story, handicaps: [null, 14] }, 30, 70, 4).results).toEqual([]);
  });

  it("a size that is none: an expectation against the others, no change", () => {
    const answer = overtrick.expectedQuick({ ...story, tables: 13.3 });
    expect(answer.expected).toBeCloseTo(52.4, 12);
    expect(answer).toMatchObject({ change: null, findings: [{ code: "tables-invalid" }] });
  });

  it("a mean above the ceiling counts as given, and is said to be unusual", () => {
    expect(overtrick.expectedQuick({ ...story, mean: 52.5 })).toMatchObject({
      others: 52.5,
      findings: [{ code: "mean-above-ceiling", severity: "warning" }],
    });
  });

  it.each([0, "abc"])("C_b of %j: that of the preset", (cb) => {
    const settings = { preset: "popular", cb: { matchpoints: cb } } as never;
    const answer = overtrick.expected({ ...pairs(four), settings });
    const own = overtrick.expected({ ...pairs(four), settings: { preset: "popular" } });
    expect(answer.entries).toEqual(own.entries);
    expect(answer.findings).toHaveLength(1);
  });
});

describe("matches", () => {
  const read = (text: string) =>
    fieldOfList(overtrick.readRatingList(text).entries, { form: "match", scoring: "imps", boards: 24 });

  it("a letter in front tells several apart", () => {
    const rows = ["A 1", "A 2", "B 1", "B 2"].map(
      (lead, i) => `${lead} a ${i} - b 2 - c 3 - d 4 ${i % 2 ? 1 : -1}`,
    );
    const { field, people } = read(rows.join("\n"));
    expect(field.entries.map(({ table }) => table)).toEqual(["A", "A", "B", "B"]);
    expect(people.map(({ match, number }) => `${match} ${number}`)).toEqual(["A 1", "A 2", "B 1", "B 2"]);
    expect(overtrick.expected(field).findings).toEqual([]);
    const codes = overtrick.expected(read(rows.map((row) => row.slice(2)).join("\n")).field).findings;
    expect(new Set(codes.map(({ code }) => code))).toEqual(new Set(["match-missing", "field-too-small"]));
  });

  it("two teams by their letters keep them", () => {
    const { field } = read("A;Ann;1;Bo;2;Cy;3;Di;4;1\nB;Ed;1;Flo;2;Gus;3;Han;4;-1");
    expect(field.entries.map(({ id }) => id)).toEqual(["A", "B"]);
    expect(overtrick.expected(field).findings).toEqual([]);
  });
});

describe("lists", () => {
  it("spec 2.3: a dash is no handicap; a word in its place is none either, and is named", () => {
    const { entries, findings } = overtrick.readRatingList("2;Eva;12;Fay;-;45\n4;Gus;abc;Hal;12;47,4");
    expect(
      entries.map(({ players, result }) => [...players.map(({ handicap }) => handicap), result]),
    ).toEqual([
      [12, null, 45],
      [null, 12, 47.4],
    ]);
    expect(findings).toMatchObject([
      { code: "not-a-number", where: { line: 2, column: 7 }, values: { text: "abc" } },
    ]);
  });

  it("are read with places for what could not be", () => {
    const { entries, findings } = overtrick.readRatingList("1;Jan;28,4;Pol;14,0;54,2\n2 3 4");
    expect(entries).toEqual([
      {
        line: "",
        number: "1",
        players: [
          { name: "Jan", handicap: 28.4 },
          { name: "Pol", handicap: 14 },
        ],
        result: 54.2,
        boards: null,
        seat: { number: "", room: "" },
        phantom: false,
        sourceLine: 1,
      },
    ]);
    expect(findings).toMatchObject([{ code: "missing-name", where: { line: 2 } }]);
    expect(overtrick.readRatingList(7 as never).findings.length).toBeGreaterThan(0);
  });
});

it("the smaller entry gives the same", async () => {
  const rate = await loadRate();
  const field = pairs(
    [
      [10, 20],
      [30, 40],
    ],
    [60, 40],
  );
  expect(rate.expected(field)).toEqual(overtrick.expected(field));
});

describe("fields of events", () => {
  const event: Event = {
    name: "",
    date: "",
    scoring: "matchpoints",
    players: [
      { id: "a", name: "Ann", handicap: 10 },
      { id: "b", name: "Bo", handicap: 20 },
      { id: "c", name: "Cy" },
    ],
    entries: [
      { id: "1", number: "1", players: ["a", "b"] },
      { id: "2", number: "2", players: ["c"] },
      { id: "3", number: "3", players: [], phantom: true },
      { id: "4", number: "4", players: [] },
    ],
    boards: [
      {
        number: 1,
        lines: [
          { id: "x", ns: "1", ew: "2", outcome: { kind: "score", score: 420 } },
          { id: "y", ns: "4", ew: "3", outcome: { kind: "score", score: 50 } },
        ],
      },
      {
        number: 2,
        lines: [
          {
            id: "z",
            ns: "1",
            ew: "2",
            outcome: { kind: "artificial", ns: "A+", ew: "A-" },
          },
        ],
      },
    ],
  };

  it("Denmark 3.4: what was won at the table, with names and handicaps", () => {
    const { fields, findings } = overtrick.fieldsOfEvent(event, "club");
    expect(findings).toEqual([]);
    expect(fields).toHaveLength(1);
    const [{ field, people }] = fields as [(typeof fields)[0]];
    expect(field).toMatchObject({ form: "pairs", scoring: "matchpoints" });
    expect(field.entries[0]).toEqual({ id: "1", handicaps: [10, 20], result: 100, boards: 1 });
    expect(field.entries[2]).toMatchObject({ id: "3", phantom: true, result: null });
    expect(people.slice(0, 2)).toEqual([
      { number: "1", names: ["Ann", "Bo"] },
      { number: "2", names: ["Cy", ""] },
    ]);
    expect(overtrick.expected(field).entries[1]!.estimated).toBe(true);
  });

  it("takes handicaps that the event lacks from a list, by name", () => {
    const { entries } = overtrick.readRatingList("CY  33,5\nAnn 1\nBo ?");
    const [part] = overtrick.fieldsOfEvent(event).fields;
    const { field } = withHandicaps(part!, entries);
    expect(field.entries[1]!.handicaps).toEqual([33.5, null]);
    expect(field.entries[0]!.handicaps).toEqual([10, 20]);
  });

  it("names of a list that nobody has who plays are one finding, with the line of the first", () => {
    const { fields } = overtrick.fieldsOfEvent(event);
    const { entries } = overtrick.readRatingList("cy 33,5\nNobody 1\nAnn 2 - Nemo 3\nphantom");
    expect(handicapFindings(fields, entries)).toMatchObject([
      { code: "names-not-in-event", severity: "note", where: { line: 2 }, values: { first: 2 } },
    ]);
    expect(handicapFindings(fields, entries)[0]!.message).toContain("2 (Nobody, Nemo)");
    expect(handicapFindings(fields, entries.slice(0, 1))).toEqual([]);
  });

  it("a player in two entries of a list is told, not one in two matches", () => {
    const read = (text: string) => listFindings(overtrick.readRatingList(text).entries);
    expect(read("1 Ann 1 - Bo 2 50\n2 Cy 3 - ANN 4 50")).toMatchObject([
      { code: "player-in-two-entries", severity: "warning", where: { line: 2 }, values: { text: "ANN" } },
    ]);
    expect(read("A 1 Ann 1 - Bo 2 50\nB 1 Ann 1 - Bo 2 50\nB 2 phantom\nB 3 phantom")).toEqual([]);
  });

  it.each([null, 7, {}, { boards: [3] }])("%j", (bad) => {
    const { fields } = overtrick.fieldsOfEvent(bad as never);
    for (const { field } of fields) expect(field.entries).toEqual([]);
  });
});

it.each([1000.5, -2000])("a mean of %d is said to be none, and no player is blamed", (mean) => {
  const { findings } = overtrick.expectedQuick({ handicaps: [28.4, 14], mean });
  expect(findings.map(({ code, message }) => ({ code, message }))).toContainEqual({
    code: "handicap-invalid",
    message: "The mean is not a possible handicap; it was left out.",
  });
});
