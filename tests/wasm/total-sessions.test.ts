/** Several sessions as one event: whose entries are one, what stays apart, and what it is worth then. */
import { load, totalSessions } from "overtrick";
import type { Adjustment, Entry, Event, Line, Outcome, Overtrick, RuleSetName, Scoring } from "overtrick";
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

/** Points and maximum of pair 1. */
const ofFirst = (event: Event, rules: RuleSetName = "club"): number[] => {
  const { points, max } = overtrick.score(event, rules).standings.find(({ entry }) => entry === "1")!;
  return [points, max];
};

const sumOf = (rows: readonly number[][]): number[] =>
  [0, 1].map((i) => rows.reduce((sum, row) => sum + row[i]!, 0));

describe("penalties and carry-over are of their session (spec 1.4)", () => {
  const pairs = (count: number, more: Partial<Entry> = {}): Pair[] =>
    Array.from({ length: count }, (_, i) => ({ number: `${i + 1}`, ...(i === 0 ? more : {}) }));
  const tables = (count: number, boards: number): number[][] =>
    Array.from({ length: boards }, () => Array.from({ length: count }, (_, i) => -50 * (i + 1)));
  test.each<{ name: string; rules: RuleSetName; sessions: Event[]; total: number[] }>([
    {
      name: "points in one, per cent in the other",
      rules: "club",
      sessions: [
        session(pairs(4, { penalty: { points: 1 } }), tables(2, 2)),
        session(pairs(4, { penalty: { percent: 10 } }), tables(2, 2)),
      ],
      total: [6.6, 8],
    },
    {
      name: "carry-over alike",
      rules: "club",
      sessions: [
        session(pairs(4, { carryOver: { percent: 10 } }), tables(2, 2)),
        session(pairs(4, { carryOver: { points: 1 } }), tables(2, 2)),
      ],
      total: [9.4, 8],
    },
    {
      name: "per cent where tops differ",
      rules: "club",
      sessions: [
        session(pairs(4, { penalty: { percent: 10 } }), tables(2, 2)),
        session(pairs(12), tables(6, 2)),
      ],
      total: [23.6, 24],
    },
    {
      name: "nothing is rounded on the way",
      rules: "wbf",
      sessions: [
        session(pairs(4, { penalty: { percent: 3 } }), tables(2, 2)),
        session(pairs(12), tables(6, 7)),
      ],
      total: [73.88, 74],
    },
    {
      name: "totals that are scaled and rounded",
      rules: "acbl",
      sessions: [
        session(pairs(4, { penalty: { percent: 10 } }), tables(2, 2)),
        session(pairs(12, { carryOver: { points: 2 } }), tables(6, 4)),
      ],
      total: [23.8, 22],
    },
  ])("$name", ({ rules, sessions, total }) => {
    const { event, findings } = totalSessions(sessions);
    expect(findings).toEqual([]);
    expect(ofFirst(event, rules)).toEqual(total);
    const apart = sumOf(sessions.map((one) => ofFirst(one, rules)));
    expect(apart).toEqual(total.map((figure) => expect.closeTo(figure, 9) as number));
  });

  test("a total that is totalled again is the sum of all", () => {
    const one = session(pairs(4, { penalty: { percent: 10 } }), tables(2, 2));
    const other = session(pairs(12, { penalty: { points: 1 } }), tables(6, 2));
    const { event } = totalSessions([one, other]);
    event.entries[0]!.carryOver = { points: 2 };
    const again = totalSessions([event, one]);
    expect(again.findings).toEqual([]);
    expect(new Set(again.event.boards.map(({ section }) => section))).toEqual(new Set(["1.", "2.", "3."]));
    expect(ofFirst(again.event)).toEqual([28.2, 28]);
  });

  test("more sessions than an event can have are left out, and said", () => {
    const one = session(pairs(4), tables(2, 1));
    const { event, findings } = totalSessions(Array.from({ length: 402 }, () => one));
    expect(findings.map(({ where }) => where.path)).toEqual(["events[400]", "events[401]"]);
    expect(event.boards.length).toBe(400);
  });
});

test("average plus looks at the boards of its session (spec 1.3)", () => {
  const six = ["1", "2", "3", "4", "5", "6"].map((number) => ({ number }));
  const first = session(six, [[400, 100, 50]]);
  const second = session(six, [[0, 100, 50]]);
  second.boards[0]!.lines[0]!.outcome = { kind: "artificial", ns: "A+", ew: "A-" };
  const { event } = totalSessions([first, second]);
  expect(ofFirst(event)).toEqual([6.4, 8]);
  const line = event.boards[1]!.lines[0]!.id;
  const terms = overtrick.lineWorking(event, "club", line, "NS").map(({ symbol }) => symbol);
  expect(terms).not.toContain("own");
});

test("the total is the sum of its sessions, whatever happened in them (spec 1.4)", () => {
  let seed = 7;
  const below = (end: number): number => {
    seed = (seed * 48271) % 2147483647;
    return seed % end;
  };
  const adjustment = (): Adjustment => (below(2) ? { points: below(9) / 4 } : { percent: below(30) / 3 });
  const outcome = (): Outcome => {
    const kind = below(12);
    if (kind === 0) return { kind: "artificial", ns: "A+", ew: "A-" };
    if (kind === 1) return { kind: "artificial", ns: "A-", ew: 60 };
    if (kind === 2) return { kind: "notPlayed" };
    if (kind === 3)
      return {
        kind: "weighted",
        parts: [
          { score: 420, weight: 2 },
          { score: -50, weight: 1 },
        ],
      };
    return { kind: "score", score: 10 * (below(120) - 60) };
  };
  const evening = (scoring: Scoring): Event => {
    const count = 4 + 2 * below(5);
    const pairs = Array.from({ length: count }, (_, i): Pair => ({
      number: `${i + 1}`,
      ...(below(3) === 0 && { penalty: adjustment() }),
      ...(below(3) === 0 && { carryOver: adjustment() }),
    }));
    const made = session(
      pairs,
      Array.from({ length: 1 + below(6) }, () => Array.from({ length: count / 2 }, () => 0)),
      { scoring },
    );
    for (const { lines } of made.boards) for (const line of lines) line.outcome = outcome();
    return made;
  };
  const names = ["club", "wbf", "ebuscore", "acbl", "magic", "compscore", "plain"] as const;
  for (let round = 0; round < 210; round += 1) {
    const rules = names[round % names.length]!;
    const scoring = (["matchpoints", "matchpoints", "crossimps", "butler"] as const)[below(4)]!;
    const sessions = Array.from({ length: 2 + below(3) }, () => evening(scoring));
    const total = overtrick.score(totalSessions(sessions).event, rules).standings;
    const apart = new Map<string, { points: number; max: number; boards: number }>();
    for (const { standings } of sessions.map((one) => overtrick.score(one, rules))) {
      for (const { entry, points, max, boards } of standings) {
        const sum = apart.get(entry) ?? { points: 0, max: 0, boards: 0 };
        apart.set(entry, { points: sum.points + points, max: sum.max + max, boards: sum.boards + boards });
      }
    }
    expect(total.length).toBe(apart.size);
    for (const { entry, points, max, boards } of total) {
      const sum = apart.get(entry)!;
      expect([points, max, boards]).toEqual([
        expect.closeTo(sum.points, 9),
        expect.closeTo(sum.max, 9),
        sum.boards,
      ]);
    }
  }
});

describe("sessions stay what they are", () => {
  const total = (): Event =>
    totalSessions([
      session([{ number: "1", penalty: { points: 1 } }, ...four.slice(1)], [[420, 50]]),
      session([{ number: "1", penalty: { percent: 10 } }, ...four.slice(1)], [[420, 50]]),
    ]).event;
  test("in a link", async () => {
    const { event, findings } = await overtrick.unpackEvent(await overtrick.packEvent(total()));
    expect(findings).toEqual([]);
    expect(event.entries[0]?.sessions).toEqual(total().entries[0]?.sessions);
    expect(ofFirst(event)).toEqual(ofFirst(total()));
  });
  test.each(["csv", "pbn", "json"] as const)("in a file: %s", async (format) => {
    const event = total();
    const text =
      format === "csv"
        ? overtrick.writeCsv(event)
        : format === "pbn"
          ? overtrick.writePbn(event)
          : JSON.stringify(event);
    const reading = await overtrick.readAny(text, `total.${format}`);
    expect(reading.event.boards.map((board) => board.session)).toEqual([1, 2]);
    expect(ofFirst(reading.event)).toEqual([3.8 - 1, 4]);
  });
  test("in the session table: columns and totals of each", () => {
    const { groups, sessions, averages } = overtrick.sessionTable(total());
    expect(groups.map(({ session: own, first, last }) => [own, first, last])).toEqual([
      [1, 1, 1],
      [2, 1, 1],
    ]);
    expect(averages.map(({ average }) => average)).toEqual([1]);
    const at = overtrick.score(total()).standings.findIndex(({ entry }) => entry === "1");
    expect(sessions.map(({ rows }) => rows[at])).toEqual([
      { boards: 1, points: 1, max: 2, percent: 50 },
      { boards: 1, points: 1.8, max: 2, percent: 90 },
    ]);
  });
  test.each<[string, unknown, string]>([
    ["a board", { boards: [{ number: 1, session: 401, lines: [] }] }, "boards[0].session"],
    [
      "an entry",
      { entries: [{ id: "1", number: "1", players: [], sessions: [{ session: "x" }] }], boards: [] },
      "entries[0].sessions[0].session",
    ],
    [
      "what it took off",
      {
        entries: [{ id: "1", number: "1", players: [], sessions: [{ session: 1, penalty: 5 }] }],
        boards: [],
      },
      "entries[0].sessions[0].penalty",
    ],
  ])("a session that cannot be is said: of %s", (_, event, path) => {
    expect(overtrick.score(event as Event).findings.map(({ where }) => where.path)).toEqual([path]);
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
