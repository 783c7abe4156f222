/** Several sessions as one event: whose entries are one, what stays apart, and what it is worth then. */
import { load, totalSessions } from "overtrick";
import type { Entry, Event, Line, Overtrick, Scoring } from "overtrick";
import { beforeAll, describe, expect, test } from "vitest";

let overtrick: Overtrick;
beforeAll(async () => {
  overtrick = await load();
});

interface Pair extends Partial<Omit<Entry, "players">> {
  number: string;
  names?: string[];
}

/** The pairs in their order, 1 against 2 and so on, with a score to each table of each board. */
function session(pairs: readonly Pair[], scores: readonly number[][], more: Partial<Event> = {}): Event {
  const players = pairs.flatMap(({ names = [] }) => names).map((name, i) => ({ id: `p${i}`, name }));
  let used = 0;
  const entries = pairs.map(({ names = [], ...pair }) => ({
    id: pair.number,
    ...pair,
    players: names.map(() => `p${used++}`),
  }));
  const lines = (board: number, results: readonly number[]): Line[] =>
    results.map((score, table) => ({
      id: `${board}-${table}`,
      round: board,
      ns: entries[2 * table]!.id,
      ew: entries[2 * table + 1]!.id,
      outcome: { kind: "score", score },
    }));
  return {
    name: "Friday",
    date: "2026-03-06",
    scoring: "matchpoints",
    players,
    entries,
    boards: scores.map((results, i) => ({ number: i + 1, lines: lines(i + 1, results) })),
    ...more,
  };
}

const four: Pair[] = ["1", "2", "3", "4"].map((number) => ({ number }));
const named = (...list: [string, string, string][]): Pair[] =>
  list.map(([number, one, other]) => ({ number, names: [one, other] }));

const totals = (event: Event): unknown[][] =>
  overtrick
    .score(event)
    .standings.map(({ entry, boards, percent }) => [entry, boards, percent])
    .sort((a, b) => (String(a[0]) < String(b[0]) ? -1 : 1));

test("boards of one number are compared within their session", () => {
  // Spec 6: a board with a section is compared within it. Spec 1.4: boards weigh equally.
  const { event, findings } = totalSessions([
    session(four, [
      [420, 50],
      [100, -50],
    ]),
    session(four, [[-100, 620]]),
  ]);
  expect(findings).toEqual([]);
  expect(event.boards.map(({ number, section }) => [section, number])).toEqual([
    ["1.", 1],
    ["1.", 2],
    ["2.", 1],
  ]);
  const third = 100 / 3;
  expect(totals(event)).toEqual([
    ["1", 3, expect.closeTo(2 * third, 9)],
    ["2", 3, expect.closeTo(third, 9)],
    ["3", 3, expect.closeTo(third, 9)],
    ["4", 3, expect.closeTo(2 * third, 9)],
  ]);
  const ids = event.boards.flatMap(({ lines }) => lines.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
  // The second session's rounds come after those of the first.
  expect(event.boards.map(({ lines }) => lines[0]?.round)).toEqual([1, 2, 3]);
});

test("sections of a session stay apart within it", () => {
  const inSections = (event: Event): Event => ({
    ...event,
    boards: event.boards.map((board, i) => ({ ...board, number: 1, section: "AB"[i]! })),
  });
  const evening = inSections(
    session(four, [
      [420, 50],
      [100, -50],
    ]),
  );
  const { event } = totalSessions([evening, evening]);
  expect(event.boards.map(({ section }) => section)).toEqual(["1.A", "1.B", "2.A", "2.B"]);
});

test("travellers of a total are read back to boards that stay apart (spec 5.3)", () => {
  const evening = session(four, [
    [420, 50],
    [100, -50],
  ]);
  const boards = evening.boards.map((board) => ({ ...board, expected: 3 }));
  const { event } = totalSessions([evening, { ...evening, boards }]);
  const again = overtrick.readTravellers(overtrick.writeTravellers(event));
  expect(again.findings).toEqual([]);
  const named = ({ number, section, expected }: (typeof event.boards)[number]): unknown[] => [
    number,
    section,
    expected,
  ];
  expect(again.event.boards.map(named)).toEqual(event.boards.map(named));
  expect(overtrick.score(again.event).standings).toEqual(overtrick.score(event).standings);
});

describe("whose entries are one", () => {
  const known = named(["1", "Ann", "Bo"], ["2", "Cy", "Di"], ["3", "Ed", "Fay"], ["4", "Gus", "Hal"]);
  const rows: { name: string; second: Pair[]; entries: string[]; found?: string[] }[] = [
    { name: "the same players", second: known, entries: ["1", "2", "3", "4"] },
    { name: "a session without names", second: four, entries: ["1", "2", "3", "4"] },
    {
      name: "the players the other way round, written otherwise",
      second: named(["1", "bo", " ANN "], ["2", "Cy", "Di"], ["3", "Ed", "Fay"], ["4", "Gus", "Hal"]),
      entries: ["1", "2", "3", "4"],
    },
    {
      name: "the same players under other numbers",
      second: named(["2", "Ann", "Bo"], ["1", "Cy", "Di"], ["3", "Ed", "Fay"], ["4", "Gus", "Hal"]),
      entries: ["1", "2", "3", "4"],
    },
    {
      name: "other players under one number",
      second: named(["1", "Ann", "Zoe"], ["2", "Cy", "Di"], ["3", "Ed", "Fay"], ["4", "Gus", "Hal"]),
      entries: ["1", "2", "3", "4", "1#2"],
      found: ["number-of-another-pair 1#2"],
    },
    {
      name: "the same numbers in each direction",
      second: known.map((pair, i) => ({ ...pair, id: `x${i}`, direction: "NS" as const })),
      entries: ["1", "2", "3", "4", "x0", "x1", "x2", "x3"],
    },
  ];
  test.each(rows)("$name", ({ second, entries, found = [] }) => {
    const { event, findings } = totalSessions([session(known, [[420, 50]]), session(second, [[50, 420]])]);
    expect(event.entries.map(({ id }) => id)).toEqual(entries);
    expect(findings.map(({ code, where }) => `${code} ${where.entry}`)).toEqual(found);
    expect(findings.every(({ message }) => message.includes("other players"))).toBe(true);
    expect(overtrick.score(event).findings).toEqual([]);
  });

  test("names of a later session are given to a pair that had none", () => {
    const { event } = totalSessions([session(four, [[420, 50]]), session(known, [[50, 420]])]);
    expect(event.players.map(({ name }) => name)).toEqual(known.flatMap(({ names }) => names ?? []));
    expect(event.entries[0]?.players.length).toBe(2);
  });

  test("an event without a list of entries has those of its lines", () => {
    const bare = { ...session(four, [[420, 50]]), entries: [] };
    expect(totalSessions([bare, session(four, [[50, 420]])]).event.entries.map(({ id }) => id)).toEqual([
      "1",
      "2",
      "3",
      "4",
    ]);
  });
});

describe("penalties and carry-over", () => {
  const withPenalty = (penalty: Entry["penalty"]): Pair[] =>
    four.map((pair, i) => (i === 0 && penalty ? { ...pair, penalty } : pair));
  const one = [[420, 50]];
  const three = [
    [420, 50],
    [420, 50],
    [420, 50],
  ];
  test.each<{
    name: string;
    given: Entry["penalty"][];
    boards: number[][][];
    penalty: unknown;
    found?: string[];
  }>([
    {
      name: "points are added",
      given: [{ points: 1 }, { points: 2 }],
      boards: [one, one],
      penalty: { points: 3 },
    },
    {
      name: "a per cent is of its session: 2 of one board in four are 0.5 of all",
      given: [{ percent: 2 }, undefined],
      boards: [one, three],
      penalty: { percent: 0.5 },
    },
    {
      name: "both at once cannot be said",
      given: [{ percent: 2 }, { points: 2 }],
      boards: [one, one],
      penalty: undefined,
      found: ["invalid-value"],
    },
  ])("$name", ({ given, boards, penalty, found = [] }) => {
    const { event, findings } = totalSessions(given.map((its, i) => session(withPenalty(its), boards[i]!)));
    expect(event.entries[0]?.penalty).toEqual(penalty);
    expect(findings.map(({ code }) => code)).toEqual(found);
  });
});

test("other scorings are said, and most results decide", () => {
  const by = (scoring: Scoring, boards: number[][]): Event => session(four, boards, { scoring });
  const { event, findings } = totalSessions([
    by("butler", [[420, 50]]),
    by("matchpoints", [
      [1, 2],
      [3, 4],
    ]),
  ]);
  expect(event.scoring).toBe("matchpoints");
  expect(findings.map(({ code, values }) => [code, values])).toEqual([
    ["scorings-differ", { first: 2, second: 6, text: "butler" }],
  ]);
});

test.each<{ name: string; given: unknown; paths: string[] }>([
  { name: "nothing", given: undefined, paths: ["events"] },
  { name: "an event alone", given: session(four, [[420, 50]]), paths: ["events"] },
  {
    name: "what is no event",
    given: [null, 7, session(four, [[420, 50]])],
    paths: ["events[0]", "events[1]"],
  },
  { name: "events of nothing", given: [{}, { boards: 3, entries: [1], players: "x" }], paths: [] },
  { name: "lines of nothing", given: [{ boards: [{ number: 1, lines: [null, {}] }] }], paths: [] },
])("bad input does not throw: $name", ({ given, paths }) => {
  const { event, findings } = totalSessions(given as Event[]);
  expect(findings.map(({ where }) => where.path)).toEqual(paths);
  expect(() => overtrick.score(event)).not.toThrow();
});
