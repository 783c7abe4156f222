/** Events as JSON from other people's programs: understood where they can be, with their own ids, and nothing lost. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { load, type Overtrick, type Scores } from "../../dist/package/index.js";

let overtrick: Overtrick;
beforeAll(async () => {
  overtrick = await load();
});

const score = (value: unknown): object => ({ kind: "score", score: value });
const line = (ns: unknown, ew: unknown, outcome: unknown, more: object = {}): object => ({
  ns,
  ew,
  outcome,
  ...more,
});
const oneBoard = (lines: unknown[], more: object = {}): object => ({
  boards: [{ number: 1, lines }],
  ...more,
});

function read(event: object) {
  const reading = overtrick.readBackup(JSON.stringify(event));
  return { ...reading, scores: overtrick.score(reading.event) };
}
const places = ({ standings }: Scores): string[] =>
  standings.map((row) => `${row.rank}${row.tied ? "=" : ""} ${row.entry}${row.direction ? "*" : ""}`);
const codes = (findings: readonly { code: string }[]): string[] => findings.map(({ code }) => code);

describe("ids are opaque and stay", () => {
  const entries = ["w", "x", "y", "z"].map((id, i) => ({ id, number: i + 1 }));
  const lines = [line("w", "x", score(420), { id: "first" }), line("y", "z", score(400), { id: 7 })];

  it.each([
    ["without name, date, scoring and players", {}, []],
    [
      "with a handicap that is none",
      { players: [{ id: "p", name: "Ann", handicap: "?" }] },
      ["invalid-value"],
    ],
    [
      "with a line that cannot be read",
      { more: line("w", "z", score("x"), { id: "bad" }) },
      ["invalid-value"],
    ],
  ])("%s", (_, { more, ...rest }: { more?: object; players?: object[] }, said) => {
    const { event, findings, scores } = read(oneBoard(more ? [...lines, more] : lines, { entries, ...rest }));
    expect(codes(findings)).toEqual(said);
    expect(event.entries.map(({ id, number }) => id + number)).toEqual(["w1", "x2", "y3", "z4"]);
    expect(scores.boards[0]!.lines.map(({ id, ns, ew }) => `${id} ${ns} ${ew}`)).toEqual([
      "first w x",
      "7 y z",
    ]);
    expect(places(scores)).toEqual(["1= w", "1= z", "3= x", "3= y"]);
  });
});

describe("what other programs write otherwise", () => {
  it("numbers as text: taken, and said once for each field", () => {
    const text = { kind: "contract", contract: "3NT", declarer: "N", tricks: "9" };
    const { findings, scores } = read({
      boards: [
        { number: "1", expected: "3", lines: [line(1, 2, score("420")), line(3, 4, score("−50"))] },
        { number: "2", lines: [line(1, 2, text), line(3, 4, score("+110"))] },
      ],
    });
    expect(findings.map(({ severity, code, where }) => [severity, code, where.path])).toEqual([
      ["note", "number-as-text", "boards[0].number"],
      ["note", "number-as-text", "boards[0].expected"],
      ["note", "number-as-text", "boards[0].lines[0].outcome.score"],
      ["note", "number-as-text", "boards[1].lines[0].outcome.tricks"],
    ]);
    expect(scores.boards.map(({ board, lines }) => [board, ...lines.map((one) => one.score)])).toEqual([
      [1, 420, -50],
      [2, 600, 110],
    ]);
  });

  it("a thousand with a comma is no number", () => {
    const { findings, scores, unread } = read(oneBoard([line(1, 2, score("1,100")), line(3, 4, score(90))]));
    expect(codes(findings)).toEqual(["invalid-value"]);
    expect(unread).toMatchObject([{ board: 0, at: 0, ns: "1", ew: "2", result: "1,100" }]);
    expect(scores.boards[0]!.lines).toHaveLength(1);
  });

  it.each([
    ["4SX", "N", 590],
    ["4♠*", "North", 590],
    ["4 s xx", "n", 880],
    ["3nt", "s", 430],
    ["4h", "West", -420],
  ])("the contract %s by %s", (contract, declarer, expected) => {
    const outcome = { kind: "contract", contract, declarer, tricks: 10 };
    const { findings, scores } = read(oneBoard([line(1, 2, outcome), line(3, 4, { kind: "Passed" })]));
    expect(findings).toEqual([]);
    expect(scores.boards[0]!.lines[0]!.score).toBe(expected);
  });

  it.each([
    ["3SA", "N", 430],
    ["3 ut", "N", 430],
    ["4 S dbl", "N", 590],
    ["4S doubled", "N", 590],
    ["4♠ redoubled", "N", 880],
    ["4SRDBL", "N", 880],
  ])("the contract %s without its kind", (contract, declarer, expected) => {
    const { findings, scores } = read(
      oneBoard([line(1, 2, { contract, declarer, tricks: 10 }), line(3, 4, { score: 420 })]),
    );
    expect(findings).toEqual([]);
    expect(scores.boards[0]!.lines.map((one) => one.score)).toEqual([expected, 420]);
  });

  it.each<[object, object]>([
    [{ kind: "pass" }, { kind: "passed" }],
    [{ kind: "passed out" }, { kind: "passed" }],
    [{ kind: "passedOut" }, { kind: "passed" }],
    [{ kind: "All Pass" }, { kind: "passed" }],
    [{ contract: "pass" }, { kind: "passed" }],
    [{ kind: "contract", contract: "Passed out", score: 0, tricks: "" }, { kind: "passed" }],
    [{ kind: "not played" }, { kind: "notPlayed" }],
    [{ kind: "np" }, { kind: "notPlayed" }],
    [{ kind: "Not-Played" }, { kind: "notPlayed" }],
    [{ kind: "sit-out" }, { kind: "bye" }],
    [{ kind: "average" }, { kind: "artificial", ns: "A", ew: "A" }],
    [
      { kind: "average", ns: 60, ew: "A-" },
      { kind: "artificial", ns: 60, ew: "A-" },
    ],
    [{ parts: [{ score: 620, weight: 60 }] }, { kind: "weighted", parts: [{ score: 620, weight: 60 }] }],
  ])("the outcome %j", (outcome, expected) => {
    const { event, findings } = read(oneBoard([line(1, 2, outcome), line(3, 4, score(420))]));
    expect(findings).toEqual([]);
    expect(event.boards[0]!.lines[0]!.outcome).toEqual(expected);
  });

  it.each<[object | undefined, string, string]>([
    [{ kind: "contract", contract: "4S", declarer: "N" }, "missing-value", "outcome.tricks"],
    [{ kind: "contract", contract: "4S", tricks: 10 }, "missing-value", "outcome.declarer"],
    [{ kind: "artificial", ns: "A" }, "missing-value", "outcome.ew"],
    [{ kind: "average", ns: "A" }, "missing-value", "outcome.ew"],
    [{ kind: "score", score: null }, "missing-value", "outcome.score"],
    [{ kind: "score", score: "" }, "missing-value", "outcome.score"],
    [{}, "missing-value", "outcome.kind"],
    [{ ns: 60, ew: 40 }, "missing-value", "outcome.kind"],
    [{ award: "A+", score: 420 }, "missing-value", "outcome.kind"],
    [undefined, "missing-value", "outcome"],
    [{ kind: "average+" }, "invalid-value", "outcome.kind"],
    [{ kind: "contract", contract: "pass", score: 420 }, "invalid-value", "outcome.contract"],
  ])("the outcome %j is left out, and why is said", (outcome, code, field) => {
    const { findings, scores } = read(oneBoard([line(1, 2, outcome), line(3, 4, score(420))]));
    const path = `boards[0].lines[0].${field}`;
    expect(findings).toMatchObject([{ severity: "error", code, where: { path } }]);
    if (code === "missing-value") expect(findings[0]!.message).toBe(`${path} is missing.`);
    expect(scores.boards[0]!.lines).toHaveLength(1);
  });

  it.each([
    [true, true],
    ["true", true],
    ["Yes", true],
    [1, true],
    ["1", true],
    [false, undefined],
    ["false", undefined],
    [0, undefined],
    ["", undefined],
    [null, undefined],
  ])("reverse: %j", (reverse, expected) => {
    const { event, findings } = read(oneBoard([line(1, 2, score(420), { reverse }), line(3, 4, score(400))]));
    expect(findings).toEqual([]);
    expect(event.boards[0]!.lines[0]!.reverse).toBe(expected);
  });

  it.each(["maybe", 2, {}])("reverse: %j is no answer, and nobody counts the line", (reverse) => {
    const lines = [line(1, 2, score(420), { reverse }), line(3, 4, score(400))];
    const { findings, scores, unread } = read(oneBoard(lines));
    expect(findings).toMatchObject([
      { severity: "error", code: "invalid-value", where: { path: "boards[0].lines[0].reverse" } },
    ]);
    expect(scores.boards[0]!.lines).toHaveLength(1);
    const { result } = unread![0]!;
    expect(overtrick.readTravellers(`1 2 ${result}`).event.boards.flatMap((board) => board.lines)).toEqual(
      [],
    );
    const direct = overtrick.score(oneBoard(lines) as never);
    expect(direct.boards[0]!.lines[0]).toMatchObject({ ns: "1", nsPoints: null });
    expect(direct.findings[0]).toMatchObject({ code: "invalid-value" });
  });

  it("awards, splits, weights, adjustments, directions and groups", () => {
    const { event, findings } = read({
      scoring: "Matchpoints",
      entries: [
        { id: "1", direction: "N-S", penalty: 5 },
        { id: "2", direction: "e/w", carryOver: "2,5 %" },
        { id: "3", direction: "ns", penalty: { points: null, percent: "10" } },
        { id: "4", direction: "ew", players: ["Ann", { name: "Bo", handicap: "28,4" }] },
      ],
      boards: [
        {
          number: 1,
          section: null,
          lines: [
            line("1", "2", { kind: "artificial", ns: "AVE+", ew: "40 %" }, { group: "A" }),
            line("1", "2", { kind: "oneSided", side: "ns", award: "a−", score: 420 }, { group: "B" }),
            line("1", "2", { kind: "split", ns: "420", ew: "-50" }, { group: "A" }),
            line("3", "4", { kind: "weighted", parts: [{ score: "620", weight: "60" }] }, { group: "2" }),
          ],
        },
      ],
    });
    expect(new Set(codes(findings))).toEqual(new Set(["number-as-text"]));
    expect(
      event.entries.map(({ direction, penalty, carryOver }) => [direction, penalty ?? carryOver]),
    ).toEqual([
      ["NS", { points: 5 }],
      ["EW", { percent: 2.5 }],
      ["NS", { percent: 10 }],
      ["EW", undefined],
    ]);
    expect(event.players).toEqual([
      { id: "Ann", name: "Ann" },
      { id: "Bo", name: "Bo", handicap: 28.4 },
    ]);
    expect(event.boards[0]!.lines.map(({ outcome }) => outcome)).toEqual([
      { kind: "artificial", ns: "A+", ew: 40 },
      { kind: "oneSided", side: "NS", award: "A-", score: 420 },
      { kind: "split", ns: 420, ew: -50 },
      { kind: "weighted", parts: [{ score: 620, weight: 60 }] },
    ]);
    const [a, b, again, two] = event.boards[0]!.lines.map(({ group }) => group);
    expect([a === again, a === b, two]).toEqual([true, false, 2]);
  });
});

describe("who is meant", () => {
  const results = [score(420), score(450), score(-50)];
  const places3 = ["1 2NS*", "2 1NS*", "3 3NS*", "1 3EW*", "2 1EW*", "3 2EW*"];

  it("the same numbers on both sides and no entries: a Mitchell", () => {
    const { scores } = read(oneBoard(results.map((result, i) => line(i + 1, i + 1, result))));
    expect(places(scores)).toEqual(places3);
    expect(scores.boards[0]!.lines[0]).toMatchObject({ ns: "1NS", ew: "1EW" });
    const lines = results.map((result, i) => line(String(i + 1), String(i + 1), result, { id: `r${i}` }));
    const whole = { name: "", date: "", scoring: "matchpoints", players: [], entries: [] };
    expect(places(read(oneBoard(lines, whole)).scores)).toEqual(places3);
  });

  it("numbers of one field and no entries: one ranking", () => {
    const { scores } = read(oneBoard([line(1, 2, score(420)), line(3, 1, score(450)), line(4, 5, score(0))]));
    expect(new Set(scores.standings.map(({ direction }) => direction))).toEqual(new Set([undefined]));
  });

  it.each([
    ["without ids", {}],
    ["with the number for an id, twice", { id: true }],
  ])("entries %s are told apart by direction and section", (_, { id }: { id?: boolean }) => {
    const entries = ["A", "B"].flatMap((section) =>
      ["NS", "EW"].flatMap((direction) =>
        [1, 2].map((number) => ({ number, section, direction, ...(id && { id: String(number) }) })),
      ),
    );
    const boards = ["A", "B"].map((section) => ({
      number: 1,
      section,
      lines: [line(1, 1, score(420)), line(2, 2, score(section === "A" ? 450 : 50))],
    }));
    const { findings, scores } = read({ entries, boards });
    expect(findings).toEqual([]);
    expect(scores.standings).toHaveLength(8);
    expect(scores.standings.every(({ boards: played }) => played === 1)).toBe(true);
  });

  it("entries with ids, called by their numbers in the lines", () => {
    const entries = ["NS", "EW"].flatMap((direction) =>
      [1, 2, 3].map((number) => ({ id: `id-${direction}-${number}`, number: String(number), direction })),
    );
    const { findings, scores } = read(
      oneBoard(
        results.map((result, i) => line(i + 1, `${i + 1}`, result)),
        { entries },
      ),
    );
    expect(findings).toEqual([]);
    expect(scores.boards[0]!.lines[2]).toMatchObject({ ns: "id-NS-3", ew: "id-EW-3", nsPoints: 0 });
  });

  it("a number that two may have stays unknown", () => {
    const entries = [1, 1, 2].map((number, i) => ({ id: `e${i}`, number }));
    const { findings, unread } = read(
      oneBoard([line("e0", "e2", score(420)), line(1, 2, score(50))], { entries }),
    );
    expect(codes(findings)).toEqual(["unknown-reference"]);
    expect(unread).toMatchObject([{ ns: "1", result: "50" }]);
  });
});

describe("the command line", () => {
  const folder = mkdtempSync(join(tmpdir(), "overtrick-event-"));
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  const program = fileURLToPath(new URL("../../dist/package/cli/overtrick.js", import.meta.url));
  function run(event: unknown) {
    writeFileSync(join(folder, "event.json"), JSON.stringify(event));
    const { status, stdout } = spawnSync(process.execPath, [program, "score", "event.json", "--json"], {
      cwd: folder,
      encoding: "utf8",
    });
    return { status, answer: stdout === "" ? undefined : (JSON.parse(stdout) as Scores) };
  }

  it("a bad line keeps its place, without points, and is out of the comparison", () => {
    const bad = { kind: "contract", contract: "8S", declarer: "N", tricks: 9 };
    const { status, answer } = run({
      boards: [
        { number: 1, lines: [line(9, 10, bad, { id: "z" }), line(1, 2, score(420), { id: "a" })] },
        {
          number: 2,
          lines: [
            line(1, 2, score(110), { id: "b" }),
            line(3, 4, null, { id: "c" }),
            line(5, 6, { kind: "what" }, { id: "d" }),
            line(7, 8, score(-50), { id: "e" }),
            5,
          ],
        },
      ],
    });
    expect(status).toBe(0);
    const shown = answer!.boards.map((board) => board.lines.map(({ id, nsPoints }) => [id, nsPoints]));
    expect(shown).toEqual([
      [
        ["z", null],
        ["a", 1],
      ],
      [
        ["b", 2],
        ["c", null],
        ["d", null],
        ["e", 0],
        ["#7", null],
      ],
    ]);
    expect(answer!.boards[1]!.top).toBe(2);
    const errors = answer!.findings.filter(({ severity }) => severity === "error");
    expect(errors.map(({ where }) => where.lineId)).toEqual(["z", "c", "d", "#7"]);
  });

  it("nothing but bad lines is still an answer", () => {
    const { status, answer } = run(oneBoard([line(1, 2, { kind: "score" })]));
    expect(status).toBe(0);
    expect(answer!.boards[0]!.lines).toMatchObject([{ ns: "1", ew: "2", nsPoints: null }]);
  });

  it("a list of one event is that event, one of none or two is none", () => {
    const event = oneBoard([line(1, 2, score(420)), line(3, 4, score(400))]);
    expect(run([event])).toMatchObject({ status: 0, answer: { standings: [{}, {}, {}, {}] } });
    const none = (code: string): object => ({ status: 1, answer: { standings: [], findings: [{ code }] } });
    expect(run([])).toMatchObject(none("not-an-event"));
    expect(run([event, event])).toMatchObject(none("several-events"));
  });
});
