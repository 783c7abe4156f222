/** The package's door: what goes in is checked, what comes out has the documented shapes. */
import { beforeAll, describe, expect, it } from "vitest";
import {
  type Event,
  type Finding,
  type Line,
  load,
  type Outcome,
  type Overtrick,
  type RulesInput,
} from "../../dist/package/index.js";

let overtrick: Overtrick;
beforeAll(async () => {
  overtrick = await load();
});

/** One board, NS 1 3 5… against EW 2 4 6…, with these outcomes. */
function board(...outcomes: Outcome[]): Event {
  const lines = outcomes.map((outcome, i) => ({
    id: `r${i}`,
    ns: `${2 * i + 1}`,
    ew: `${2 * i + 2}`,
    outcome,
  }));
  return {
    name: "",
    date: "",
    scoring: "matchpoints",
    players: [],
    entries: [],
    boards: [{ number: 1, lines }],
  };
}
const score = (value: number): Outcome => ({ kind: "score", score: value });

describe("score", () => {
  it("gives the Belgian guide's first example: 8 6 4 2 0", () => {
    const { boards, findings } = overtrick.score(board(...[800, 550, 400, 130, 100].map(score)));
    expect(boards[0]!.top).toBe(8);
    expect(boards[0]!.lines.map((line) => [line.nsPoints, line.ewPoints])).toEqual([
      [8, 0],
      [6, 2],
      [4, 4],
      [2, 6],
      [0, 8],
    ]);
    expect(boards[0]!.lines.map((line) => line.nsPercent)).toEqual([100, 75, 50, 25, 0]);
    expect(findings).toEqual([]);
  });

  it("ranks ties with the next place skipped", () => {
    const { standings } = overtrick.score(board(score(420), score(420), score(-50)));
    expect(standings.map((row) => [row.rank, row.tied, row.entry])).toEqual([
      [1, false, "6"],
      [2, true, "1"],
      [2, true, "3"],
      [4, true, "2"],
      [4, true, "4"],
      [6, false, "5"],
    ]);
  });

  it("takes every kind of outcome", () => {
    const event = board(
      { kind: "contract", contract: "4Sx", declarer: "N", tricks: 10 },
      score(420),
      { kind: "passed" },
      { kind: "notPlayed" },
      { kind: "bye" },
      { kind: "artificial", ns: "A+", ew: 40 },
      { kind: "oneSided", side: "NS", percent: 60, score: 420 },
      { kind: "split", ns: 420, ew: -450 },
      {
        kind: "weighted",
        parts: [
          { score: 620, weight: 60 },
          { score: -100, weight: 40 },
        ],
      },
    );
    const { boards, findings } = overtrick.score(event);
    expect(findings.filter((finding) => finding.severity === "error")).toEqual([]);
    const lines = boards[0]!.lines;
    expect(lines[0]!.score).toBe(590);
    expect(lines[3]!.nsPoints).toBeNull();
    expect(lines[4]!.nsPoints).toBeNull();
    expect(lines[5]!.ewPercent).toBe(40);
    expect(lines[6]!.nsPercent).toBe(60);
  });

  it("recomputes a line's points from the terms of its working", () => {
    const event = board(score(620), score(420), score(420), { kind: "notPlayed" });
    const terms = Object.fromEntries(
      overtrick.lineWorking(event, "club", "r1", "NS").map((t) => [t.symbol, t.value]),
    );
    const x = 2 * terms["beaten"]! + terms["tied"]!;
    expect((terms["N"]! / terms["S"]!) * (x + 1) - 1).toBeCloseTo(terms["points"]!, 12);
    expect(terms["points"]).toBe(overtrick.score(event).boards[0]!.lines[1]!.nsPoints);
  });

  it("knows seven rule sets, club first", () => {
    expect(overtrick.ruleSetNames).toEqual([
      "club",
      "wbf",
      "ebuscore",
      "acbl",
      "magic",
      "compscore",
      "plain",
    ]);
    expect(overtrick.rulesOf("acbl").pointsPerWin).toBe(1);
    const { boards } = overtrick.score(board(score(620), score(420)), "acbl");
    expect(boards[0]!.lines[0]!.nsPoints).toBe(1);
  });

  it("takes a rule set with changes", () => {
    const event = board(score(620), { kind: "artificial", ns: "A", ew: "A" }, score(420));
    const changed: RulesInput = { base: "club", artificial: "neuberg" };
    expect(overtrick.score(event, changed).boards[0]!.lines[0]!.nsPoints).toBe(3.5);
    expect(overtrick.score(event, "club").boards[0]!.lines[0]!.nsPoints).toBe(3);
  });
});

describe("columns", () => {
  it("give what the objects give, line by line and place by place", () => {
    const { event } = overtrick.readTravellers("Board 3\n1 2 420\n3 4 -50\n5 6 A+/A-\n7 8 not played");
    const table = overtrick.eventTable(event);
    const scores = overtrick.score(event, "wbf");
    const columns = overtrick.scoreTable(table, "wbf");
    const lines = scores.boards.flatMap((board) => board.lines);
    expect(table.lineIds).toEqual(lines.map(({ id }) => id));
    const orNaN = (value: number | null): number => value ?? NaN;
    expect([...columns.lines]).toEqual(
      lines.flatMap((line) =>
        [line.score, line.nsPoints, line.ewPoints, line.nsPercent, line.ewPercent].map(orNaN),
      ),
    );
    expect([...columns.boards]).toEqual(scores.boards.flatMap(({ top }) => [top, NaN]));
    const places = Array.from({ length: columns.standings.length / 11 }, (_, i) => [
      columns.standings[i * 11 + 1],
      table.entryIds[columns.standings[i * 11 + 3]!],
      columns.standings[i * 11 + 6],
    ]);
    expect(places).toEqual(scores.standings.map(({ rank, entry, points }) => [rank, entry, points]));
    expect(columns.findings).toEqual(scores.findings);
  });

  it("that nobody made of an event get a finding", () => {
    const { event } = overtrick.readTravellers("1 2 420\n3 4 -50", { board: 1 });
    const table = overtrick.eventTable(event);
    const outOfRange = { ...table.columns, lines: table.columns.lines.map(() => 99) };
    const bad = [
      null,
      {},
      { columns: {} },
      { ...table, columns: { ...table.columns, lines: "1,2,3" } },
      { ...table, columns: outOfRange },
    ];
    for (const one of bad) {
      const { lines, findings } = overtrick.scoreTable(one as never);
      expect(lines).toHaveLength(0);
      expect(findings).toMatchObject([{ code: "invalid-value", where: { path: "table" } }]);
    }
  });
});

describe("an event that is being edited", () => {
  const text = (board: number, first: string): string =>
    `Board ${board}\n1 2 ${first}\n3 4 -50\n5 6 140\n7 8 420`;
  const evening = (first: string): Event =>
    overtrick.readTravellers([text(1, "420"), text(2, first), text(3, "A+/A-")].join("\n")).event;
  /** As an editor would do it: the other boards are the objects that they were. */
  const withBoard = (event: Event, at: number, change: (line: Line) => Line): Event => ({
    ...event,
    boards: event.boards.with(at, {
      ...event.boards[at]!,
      lines: event.boards[at]!.lines.with(0, change(event.boards[at]!.lines[0]!)),
    }),
  });
  const outcomes: Line["outcome"][] = [
    { kind: "score", score: -100 },
    { kind: "contract", contract: "4Sx", declarer: "S", tricks: 11 },
    { kind: "notPlayed" },
    { kind: "artificial", ns: 60, ew: "A-" },
    { kind: "weighted", parts: [{ score: 420, weight: 1 }, { score: -50, weight: 2 }] }, // prettier-ignore
    { kind: "score", score: 0.5 },
    { kind: "split", ns: 420, ew: -450 },
  ];

  it("is scored as if nothing had been taken over, under any rules", () => {
    for (const rules of overtrick.ruleSetNames) {
      let before = overtrick.rescore(evening("420"), rules);
      for (const [i, outcome] of outcomes.entries()) {
        const event = withBoard(before.event, i % 3, (line) => ({ ...line, outcome }));
        before = overtrick.rescore(event, rules, before);
        expect(before.scores, `${rules}, ${outcome.kind}`).toEqual(overtrick.score(event, rules));
      }
      expect(overtrick.rescore(before.event, "acbl", before).scores).toEqual(
        overtrick.score(before.event, "acbl"),
      );
    }
  });

  it("keeps the boards that came out the same", () => {
    const before = overtrick.rescore(evening("420"));
    const event = withBoard(before.event, 1, (line) => ({
      ...line,
      outcome: { kind: "score", score: -100 },
    }));
    const after = overtrick.rescore(event, "club", before);
    // The third has an average plus, which is worth what the pair made elsewhere.
    expect(after.scores.boards.map((board, i) => board === before.scores.boards[i])).toEqual([
      true,
      false,
      false,
    ]);
  });

  it("may also have lost a board or a line, or got other pairs, names or ids", () => {
    const before = overtrick.rescore(evening("420"));
    const { event } = before;
    const others: Event[] = [
      { ...event, boards: event.boards.slice(1) },
      { ...event, boards: event.boards.with(0, { ...event.boards[0]!, number: 9 }) },
      { ...event, boards: event.boards.with(0, { ...event.boards[0]!, expected: 6 }) },
      { ...event, boards: event.boards.with(0, { ...event.boards[0]!, lines: [] }) },
      { ...event, entries: event.entries.map((entry) => ({ ...entry, id: `x${entry.id}` })) },
      { ...event, scoring: "butler" },
      withBoard(event, 2, (line) => ({ ...line, id: "new" })),
      withBoard(event, 2, (line) => ({ ...line, ns: line.ew, ew: line.ns })),
      { ...event, boards: event.boards.with(0, null as never) },
      null as never,
    ];
    for (const other of others)
      expect(overtrick.rescore(other, "club", before).scores).toEqual(overtrick.score(other));
  });
});

describe("bare scores", () => {
  it("give the Belgian guide's first example, and what a whole event gives", () => {
    const scores = [620, 600, 170, -100, -200];
    const { boards, findings } = overtrick.matchpoints([scores, [420], [], [50, 50]]);
    expect(findings).toEqual([]);
    const whole = overtrick.score(board(...scores.map(score))).boards[0]!.lines;
    expect(boards[0]!.lines).toEqual(
      whole.map(({ nsPoints, ewPoints, nsPercent, ewPercent }) => ({
        nsPoints,
        ewPoints,
        nsPercent,
        ewPercent,
      })),
    );
    expect(boards[0]!.lines.map(({ nsPoints }) => nsPoints)).toEqual([8, 6, 4, 2, 0]);
    expect(boards[1]!.lines).toEqual([{ nsPoints: 0, ewPoints: 0, nsPercent: null, ewPercent: null }]);
    expect(boards[2]!.lines).toEqual([]);
    expect(boards[3]!.lines.map(({ nsPoints, nsPercent }) => [nsPoints, nsPercent])).toEqual([
      [1, 50],
      [1, 50],
    ]);
    const { points } = overtrick.matchpointColumns(Int32Array.from([50, -50, 50]), Int32Array.from([2, 1]));
    expect([...points]).toEqual([2, 0, 100, 0, 0, 2, 0, 100, 0, 0, NaN, NaN]);
  });

  it("that are none get a finding with their place, and the other boards go on", () => {
    const { boards, findings } = overtrick.matchpoints([[420, "x"], [50, -50], 7] as never);
    expect(boards.map(({ lines }) => lines.length)).toEqual([0, 2, 0]);
    expect(findings.map(({ where }) => where.path)).toEqual(["boards[0][1]", "boards[2]"]);
    for (const [scores, sizes] of [
      [new Int32Array(3), new Int32Array([2])],
      [new Int32Array(3), new Int32Array([5, -2])],
      [[1, 2], new Int32Array([2])],
      [null, null],
    ]) {
      const answer = overtrick.matchpointColumns(scores as never, sizes as never);
      expect(answer.points).toHaveLength(0);
      expect(answer.findings.length).toBeGreaterThan(0);
    }
  });
});

describe("bad input", () => {
  const codes = (event: unknown, rules?: unknown) =>
    overtrick
      .score(event as Event, rules as RulesInput)
      .findings.map((f) => `${f.code} ${f.where.path ?? ""}`.trim());

  it.each([
    ["nothing", undefined, "event"],
    ["null", null, "event"],
    ["a word", "event", "event"],
    ["a list", [], "event"],
    ["an event without anything", {}, "boards"],
    ["an event without boards", { name: "Evening", entries: [] }, "boards"],
    ["boards that are null", { boards: null }, "boards"],
    ["boards that are no list", { boards: 3 }, "boards"],
    ["a board numbered 0", { boards: [{ number: 0, lines: [] }] }, "boards[0].number"],
    ["a board numbered below", { boards: [{ number: -1, lines: [] }] }, "boards[0].number"],
    ["half a board", { boards: [{ number: 1.5, lines: [] }] }, "boards[0].number"],
    ["a board that is no number", { boards: [{ number: NaN, lines: [] }] }, "boards[0].number"],
    ["a board that is none", { boards: [null] }, "boards[0].number"],
    ["a board number as text", { boards: [{ number: "1", lines: [] }] }, "boards[0].number"],
    ["entries that are no list", { entries: "x", boards: [] }, "entries"],
    ["a line that is none", { boards: [{ number: 1, lines: [7] }] }, "boards[0].lines[0]"],
    ["an unknown scoring", { scoring: "rubber", boards: [] }, "scoring"],
  ])("%s: a finding with its path, no exception", (_, event, path) => {
    expect(codes(event).map((code) => code.replace(/^missing/u, "invalid"))).toEqual([
      `invalid-value ${path}`,
    ]);
  });

  it("an event without a board yet is none", () => {
    expect(codes({ boards: [] })).toEqual([]);
  });

  it.each([
    ["NaN", { kind: "score", score: NaN }, "score"],
    ["a half point", { kind: "score", score: 420.5 }, "score"],
    ["a score as text", { kind: "score", score: "420" }, "score"],
    ["an endless score", { kind: "score", score: Infinity }, "score"],
    ["an unknown contract", { kind: "contract", contract: "8S", declarer: "N", tricks: 9 }, "contract"],
    ["fourteen tricks", { kind: "contract", contract: "4S", declarer: "N", tricks: 14 }, "tricks"],
    ["an unknown award", { kind: "artificial", ns: "B", ew: "A" }, "ns"],
    ["more than all", { kind: "artificial", ns: "A", ew: 101 }, "ew"],
    ["no weights", { kind: "weighted", parts: [] }, "parts"],
    ["too many", { kind: "weighted", parts: Array(65).fill({ score: 50, weight: 1 }) }, "parts"],
  ])("%s: the line is out of the comparison, the others stay", (_, outcome, field) => {
    const event = board(score(450), outcome as Outcome, score(420));
    expect(codes(event)).toEqual([`invalid-value boards[0].lines[1].outcome.${field}`]);
    const { boards } = overtrick.score(event);
    expect(boards[0]!.top).toBe(2);
    expect(boards[0]!.lines.map((line) => [line.id, line.nsPoints])).toEqual([
      ["r0", 2],
      ["r1", null],
      ["r2", 0],
    ]);
    expect(boards[0]!.lines[1]).toEqual({ id: "r1", ns: "3", ew: "4", ...noPoints });
  });

  const noPoints = { score: null, nsPoints: null, ewPoints: null, nsPercent: null, ewPercent: null };
  const impossible = { kind: "score", score: NaN } as const;

  it("an unknown kind of outcome", () => {
    const event = board({ kind: "magic" } as unknown as Outcome);
    expect(codes(event)).toEqual(["invalid-value boards[0].lines[0].outcome.kind"]);
    expect(overtrick.score(event).boards[0]!.lines).toEqual([{ id: "r0", ns: "1", ew: "2", ...noPoints }]);
  });

  it("lines that are out keep their place among the others, on every board", () => {
    const event = board(impossible, impossible, score(420), impossible, score(-50), impossible);
    event.boards.push(
      { number: 2, lines: [] },
      { number: 3, lines: [{ id: "", ns: "1", ew: "", outcome: impossible }] },
      { number: 4, lines: [{ id: "", ns: "1", ew: "2", outcome: { kind: "passed" } }] },
    );
    const { boards } = overtrick.score(event);
    expect(boards.map(({ lines }) => lines.map(({ id }) => id))).toEqual([
      ["r0", "r1", "r2", "r3", "r4", "r5"],
      [],
      ["#7"],
      ["#8"],
    ]);
    expect(boards[2]!.lines[0]).toMatchObject({ ns: "1", ew: "" });
    expect(overtrick.rescore(event).scores).toEqual(overtrick.score(event));
    const mended = board(score(50), score(50), score(420), score(50), score(-50), score(50));
    expect(overtrick.rescore(mended, "club", overtrick.rescore(event)).scores).toEqual(
      overtrick.score(mended),
    );
  });

  it("lines that are out are in no column and no file, whose other lines are as without them", () => {
    const event = board(score(450), impossible, score(420));
    const table = overtrick.eventTable(event);
    expect(table.lineIds).toEqual(["r0", "r2"]);
    expect(table.setAside).toEqual([
      { board: 0, before: 1, id: "r1", ns: "3", ew: "4", outcome: impossible },
    ]);
    const columns = overtrick.scoreTable(table);
    expect(columns.lines).toHaveLength(10);
    expect(columns.findings).toEqual(overtrick.score(event).findings);
    const without = {
      ...event,
      boards: [{ ...event.boards[0]!, lines: event.boards[0]!.lines.toSpliced(1, 1) }],
    };
    expect(overtrick.writeTravellers(event)).toBe(overtrick.writeTravellers(without));
    const results = (csv: string): string => csv.slice(csv.indexOf("\r\nResult,"));
    expect(results(overtrick.writeCsv(event))).toBe(results(overtrick.writeCsv(without)));
    expect(results(overtrick.writeCsv(event))).toContain(",5,6,");
    const html = overtrick.writeHtml(event, overtrick.score(event));
    expect(html.match(/<tr>/g)).toHaveLength(1 + overtrick.score(event).standings.length);
    expect(overtrick.lineWorking(event, "club", "r1", "NS")).toEqual([]);
  });

  it("an entry that is not in the list", () => {
    const event = { ...board(score(420)), entries: [{ id: "1", number: "1", players: [] }] };
    expect(codes(event)).toEqual(["unknown-reference boards[0].lines[0].ew"]);
    const { boards, findings } = overtrick.score(event);
    expect(boards[0]!.lines).toEqual([{ id: "r0", ns: "1", ew: "2", ...noPoints }]);
    expect(findings[0]!.where).toMatchObject({ board: 1, lineId: "r0" });
  });

  it("an id that is there twice: each is named, those of another board once", () => {
    const event = board(score(450), score(420));
    const line = event.boards[0]!.lines[0]!;
    event.boards[0]!.lines[1]!.id = "r0";
    event.boards.push({ number: 2, lines: [line, { ...line, ns: "3", ew: "4" }] });
    event.boards.push({ number: 3, lines: [line] });
    expect(codes(event)).toEqual([
      "id-twice boards[0].lines[1].id",
      "id-twice boards[1].lines[0].id",
      "id-twice boards[1].lines[1].id",
    ]);
    expect(overtrick.score(event).findings[1]!.message).toContain("“r0” is there twice");
    const entry = { id: "1", number: "1", players: [] };
    const players = ["a", "a"].map((id) => ({ id, name: id }));
    expect(codes({ ...board(), players, entries: [entry, { ...entry, number: "2" }] })).toEqual([
      "id-twice players[1].id",
      "id-twice entries[1].id",
    ]);
  });

  it("rules that nobody has, for matches and the session table, too", () => {
    const event = { ...board(score(450), score(420)), scoring: "teams" as const };
    const rules = { base: "club", teams: "boards" } as never;
    const said = ["invalid-value rules.teams"];
    const codesOf = ({ findings }: { findings: readonly Finding[] }): string[] =>
      findings.map(({ code, where }) => `${code} ${where.path ?? ""}`);
    expect(codes(event, rules)).toContain(said[0]);
    expect(codesOf(overtrick.matches(event, rules))).toEqual(said);
    expect(codesOf(overtrick.sessionTable(event, rules))).toEqual(said);
    // The base's own way stays, and what does not fit is no match.
    expect(overtrick.matches(event, rules)).toEqual(overtrick.matches(event, "club"));
    expect(Object.keys(overtrick.matches(event, rules))).not.toContain("findings");
    expect(overtrick.matches(event, "club").findings).toEqual([]);
  });

  it("rules that nobody has", () => {
    expect(codes(board(score(420)), "rubber")).toEqual(["unknown-rules rules"]);
    expect(codes(board(score(420)), { base: "wbf", artificial: "never" })).toEqual([
      "invalid-value rules.artificial",
    ]);
    expect(codes(board(score(420)), { tie: true })).toEqual(["invalid-value rules.tie"]);
  });

  it.each([
    ["pointsPerWin", 0],
    ["pointsPerWin", 3],
    ["lineSteps", 0],
    ["lineSteps", 1e12],
    ["totalSteps", 0],
    ["datumTrim", 1e9],
    ["datumTrimFrom", -1],
    ["decimals", 5],
  ])("a rule out of its range, %s %d: named, and the event is scored without it", (key, value) => {
    const event = board(score(450), score(420));
    expect(codes(event, { base: "wbf", [key]: value })).toEqual([`invalid-value rules.${key}`]);
    const { boards } = overtrick.score(event, { base: "wbf", [key]: value });
    expect(boards).toEqual(overtrick.score(event, "wbf").boards);
  });

  it("words where yes or nothing is wanted, and more than all as a penalty", () => {
    const event = board(score(450), score(420));
    event.entries = ["1", "2", "3", "4"].map((id) => ({ id, number: id, players: [] }));
    Object.assign(event.entries[0]!, { phantom: "no", penalty: { percent: 101 } });
    Object.assign(event.boards[0]!.lines[0]!, { ns: "1", ew: "2", reverse: "yes" });
    Object.assign(event.boards[0]!.lines[1]!, { ns: "3", ew: "4", reverse: false });
    expect(codes(event)).toEqual([
      "invalid-value entries[0].phantom",
      "invalid-value entries[0].penalty",
      "invalid-value boards[0].lines[0].reverse",
    ]);
  });

  it("weights that are not all or more than all count in proportion, with a word about it", () => {
    const weighted = (...weights: number[]): Outcome => ({
      kind: "weighted",
      parts: weights.map((weight, i) => ({ score: 50 * i, weight })),
    });
    const event = board(
      weighted(0.6, 0.6),
      weighted(0.5),
      weighted(60, 30),
      weighted(60, 40),
      weighted(0.5, 0.5),
    );
    event.boards[0]!.lines.push({
      ...event.boards[0]!.lines[0]!,
      id: "thirds",
      outcome: weighted(0.33, 0.33, 0.33),
    });
    event.boards[0]!.lines.push({
      ...event.boards[0]!.lines[0]!,
      id: "third",
      outcome: weighted(1 / 3, 1 / 3, 1 / 3),
    });
    const said = overtrick.score(event).findings.filter(({ code }) => code === "weights-not-all");
    expect(said.map(({ where, message }) => [where.lineId, /\d+ %/u.exec(message)?.[0]])).toEqual([
      ["r0", "120 %"],
      ["r1", "50 %"],
      ["r2", "90 %"],
      ["thirds", "99 %"],
    ]);
  });

  it("a board that is there twice is said to be, and both are scored", () => {
    const event = board(score(450), score(420));
    event.boards.push({ number: 1, section: "A", lines: [] });
    expect(codes(event)).toEqual([]);
    const again = { ...event.boards[0]!.lines[0]!, id: "again" };
    event.boards.push({ number: 1, lines: [again] });
    const { boards, findings } = overtrick.score(event);
    expect(findings).toMatchObject([{ code: "board-twice", severity: "warning", where: { board: 1 } }]);
    expect(boards.map(({ lines }) => lines.length)).toEqual([2, 0, 1]);
  });

  it("nobody at the table: the finding says where", () => {
    const event = board(score(450), score(420));
    Object.assign(event.boards[0]!.lines[1]!, { ns: "", ew: "" });
    const { message, where } = overtrick.score(event).findings[0]!;
    expect(where).toMatchObject({ board: 1, lineId: "r1" });
    expect(message).toBe("board 1, r1: nobody is called “”.");
  });

  it("names that are an object's own", () => {
    const event = board(score(420), score(-50));
    event.boards[0]!.lines[0]!.ns = "__proto__";
    event.boards[0]!.lines[0]!.ew = "constructor";
    expect(overtrick.score(event).standings.map((row) => row.entry)).toContain("__proto__");
  });

  it("changes nothing that it was handed", () => {
    const event = board(score(620), score(420));
    const before = structuredClone(event);
    overtrick.score(event);
    expect(event).toEqual(before);
  });
});

describe("readTravellers", () => {
  it("reads lines, keeps their place, and the rest goes on", () => {
    const { event, findings } = overtrick.readTravellers("1 2 420\nrubbish here\n3 4 -50", { board: 7 });
    expect(event.boards.map((b) => b.number)).toEqual([7]);
    expect(event.boards[0]!.lines.map((line) => [line.ns, line.ew, line.outcome, line.sourceLine])).toEqual([
      ["1", "2", { kind: "score", score: 420 }, 1],
      ["3", "4", { kind: "score", score: -50 }, 3],
    ]);
    expect(findings.some((finding) => finding.where.line === 2)).toBe(true);
  });

  it.each([
    ["a number", 7],
    ["nothing", undefined],
    ["an object", {}],
  ])("%s in place of text: a finding", (_, text) => {
    const { findings } = overtrick.readTravellers(text as unknown as string);
    expect(findings[0]).toMatchObject({ code: "invalid-value", where: { path: "text" } });
  });

  it.each([[NaN], [0], [1.5], ["7"]])("board %s: a finding", (given) => {
    const { findings } = overtrick.readTravellers("1 2 420", { board: given as number });
    expect(findings[0]).toMatchObject({ code: "invalid-value", where: { path: "options.board" } });
  });

  it("nothing to read is a note", () => {
    expect(overtrick.readTravellers("").findings).toMatchObject([{ severity: "note", code: "empty-input" }]);
  });

  it("ten megabytes in one go", () => {
    const line = "12 11 -420\n";
    const { event, findings } = overtrick.readTravellers(line.repeat(1e6));
    // One result to 40 bytes of a large text: what is made of it stays in proportion.
    expect(event.boards[0]!.lines.length).toBe(Math.floor(11e6 / 40));
    expect(findings.at(-1)).toMatchObject({ code: "too-many-lines" });
  });
});

it("names the pair that plays a board twice", () => {
  const { event } = overtrick.readTravellers("1 2 420\n7 4 450\n7 6 -50", { board: 12 });
  const twice = overtrick.score(event).findings.find(({ code }) => code === "pair-twice-on-board");
  expect(twice).toMatchObject({
    message: "Pair 7 plays this board twice.",
    values: { text: "7" },
    where: { board: 12, entry: "7" },
  });
});
