/** A book's championships, the working of an event's figures, and what is said of settings and figures out of range. */
import { beforeAll, describe, expect, it } from "vitest";
import {
  load,
  type BookSession,
  type ClubBook,
  type Finding,
  type Overtrick,
  type RankingSeason,
  type Term,
} from "../../dist/package/index.js";

let overtrick: Overtrick;
beforeAll(async () => {
  overtrick = await load();
});

const names = Array.from({ length: 8 }, (_, i) => `m${i}`);
/** Who sits with whom, evening by evening: in turn, so that pairs change. */
const evenings = Array.from({ length: 12 }, (_, evening) =>
  [0, 1, 2, 3].map((pair) => ({
    players: [names[pair]!, names[4 + ((pair + Math.floor(evening / 4)) % 4)]!],
    score: 50 + [9, 3, -4, -8][(pair + evening) % 4]!,
    line: pair < 2 ? "A" : "B",
  })),
);
const dateOf = (evening: number): string => `2026-01-${String(evening + 1).padStart(2, "0")}`;
const settings = { lines: 2, min: 10, drop: 1, pairMin: 3, pairDrop: 2 };

const session = (evening: number): BookSession => ({
  id: `s${evening}`,
  date: dateOf(evening),
  nett: "Mon",
  ranking: { id: "spring" },
  project52: { boards: 24 },
  entries: evenings[evening]!.map(({ players, score, line }) => ({ players, result: score, line })),
});

const book = (): ClubBook => ({
  settings: { nett: { ratings: { Mon: 1.041 } }, rankings: [{ id: "spring", settings }] },
  members: names.map((id) => ({ id, nett: 51 })),
  sessions: evenings.map((_, i) => session(i)),
});

const season = (partnerships: string[][]): RankingSeason => ({
  settings,
  players: names.map((name) => ({ name })),
  partnerships,
  sessions: evenings.map((entries, i) => ({ date: dateOf(i), kind: "pairs", entries })),
});

const valueOf = (terms: readonly Term[], symbol: string): number | undefined =>
  terms.findLast((term) => term.symbol === symbol)?.value;

describe("championships of a season", () => {
  it("are those of `ranking` with everybody who played together", () => {
    const open = overtrick.openBook(book());
    const own = open.championship("spring")!;
    const pairs = own.pairs.map(({ members }) => members);
    expect(pairs).toHaveLength(12);
    const { championship } = overtrick.ranking(season(pairs));
    expect(own.players).toEqual(
      championship.players.map(({ name, ...row }) => ({
        ...row,
        member: name,
        working: expect.any(Array) as Term[],
      })),
    );
    expect(own.playerConditions).toEqual(championship.playerConditions);
    expect(own.pairConditions).toEqual(championship.partnershipConditions);
    const other = new Map(championship.partnerships.map((row) => [row.players.join(), row]));
    for (const { members, working, ...row } of own.pairs) {
      expect(other.get(members.join())).toMatchObject({ ...row, substituted: expect.any(Number) as number });
      expect(row.substituted).toBe(0);
      expect(valueOf(working, "mean")).toBe(row.mean);
    }
    for (const { working, mean } of own.players) {
      const points = working.filter(({ symbol }) => symbol === "R").map(({ value }) => value);
      expect(points.reduce((sum, one) => sum + one, 0) / points.length).toBeCloseTo(mean ?? NaN, 12);
    }
    open.close();
    expect(open.championship("spring")).toBeNull();
  });

  it("follow a correction; a season that is none has none", () => {
    const open = overtrick.openBook(book());
    const before = open.championship("spring")!;
    const changed = session(3);
    open.update({ ...changed, corrected: dateOf(5), entries: changed.entries!.slice(1) });
    const after = open.championship("spring")!;
    expect(after.players.find(({ member }) => member === "m0")!.played).toBe(11);
    expect(after).not.toEqual(before);
    expect(open.championship("autumn")).toBeNull();
    expect(open.championship(null as never)).toBeNull();
    open.close();
  });
});

it("nett and ranking figures of an event come with their terms", () => {
  const open = overtrick.openBook(book());
  for (const id of ["s0", "s5", "s11"]) {
    for (const entry of open.session(id)!.entries) {
      const { nettWorking: nett, pointsWorking: points } = entry;
      expect(valueOf(nett, "nett")).toBe(entry.nett);
      expect(valueOf(nett, "hcap")).toBeCloseTo(entry.hcap!, 12);
      const handicaps = [valueOf(nett, "h_1")!, valueOf(nett, "h_2")!];
      expect((handicaps[0]! + handicaps[1]!) / 2 / 1.041).toBeCloseTo(entry.par!, 12);
      expect(nett.map(({ symbol }) => symbol)).not.toContain("after_1");
      expect(valueOf(points, "points")).toBe(entry.points);
      const middle = (valueOf(points, "R_t")! + valueOf(points, "R_b")!) / 2;
      const gain = (valueOf(points, "s")! - 50) / 13.5;
      expect(middle + (gain * valueOf(points, "B_t")!) / 2).toBeCloseTo(entry.points!, 12);
    }
  }
  open.close();
});

describe("out of range", () => {
  const said = (findings: Finding[]): [string, string | undefined][] =>
    findings.map(({ code, where }) => [code, where.path]);

  it("settings are named with their place, and the usual ones count", () => {
    const { findings, members } = overtrick.replayBook({
      ...book(),
      settings: {
        project52: { turnover: -5 },
        nett: { weight: 7, newcomer: -20, ratings: { Mon: 1, Fri: 99, Sat: 3 } },
        rankings: [{ id: "other" }, { id: "spring", settings: { width: 0, last: 2.5, drop: -1 } }],
      },
    });
    expect(said(findings)).toEqual([
      ["invalid-value", "settings.rankings[1].settings.last"],
      ["invalid-setting", "settings.project52.turnover"],
      ["invalid-setting", "settings.nett.weight"],
      ["invalid-setting", "settings.nett.newcomer"],
      ["rating-impossible", "settings.nett.ratings.Fri"],
      ["rating-unusual", "settings.nett.ratings.Sat"],
      ["invalid-setting", "settings.rankings[1].settings.width"],
      ["invalid-setting", "settings.rankings[1].settings.drop"],
    ]);
    // A setting is nobody's: the first member has nothing to do with it.
    expect(findings.every(({ where }) => where.member === undefined)).toBe(true);
    expect(findings[1]!.message).toContain("turnover");
    expect(members.every(({ handicap }) => Number.isFinite(handicap))).toBe(true);
  });

  it("figures of members, and recorded changes, too", () => {
    const { findings } = overtrick.replayBook({
      members: [{ id: "a", handicap: 5000 }, { id: "b", replacement: -1e9 }, { id: "c" }],
      sessions: [
        { id: "x", date: "2026-01-01", changes: [{ member: "c", change: 60 }] },
        { id: "y", date: "2026-01-02", changes: [{ member: "c", handicap: 5000 }] },
      ],
    });
    expect(findings.map(({ code, where }) => ({ code, where }))).toEqual([
      { code: "member-figure-invalid", where: { member: "a", path: "members[0].handicap" } },
      { code: "recorded-unusual", where: { session: "x", path: "entries[0]" } },
      { code: "recorded-invalid", where: { session: "y", path: "entries[0]" } },
      { code: "member-figure-invalid", where: { member: "b", path: "members[1].replacement" } },
    ]);
  });
});

const oddities: unknown[] = [
  null,
  7,
  "nett",
  {},
  [],
  [7, null],
  ["nett", "nothing"],
  { toString: null },
  Symbol("s"),
];
it.each(oddities.map((bad) => ({ bad })))("systems and days that are none do not throw: %#", ({ bad }) => {
  const answer = overtrick.replayBook(book(), { systems: bad, today: bad } as never);
  expect(answer.members).toHaveLength(8);
  const open = overtrick.openBook(book());
  expect(open.history("m0", { systems: bad } as never).id).toBe("m0");
  expect(open.answer({ today: bad } as never).members).toHaveLength(8);
  open.close();
});
