/** The club's book through the package's door: histories, corrections, ranks, and input that does not fit. */
import { beforeAll, describe, expect, it } from "vitest";
import {
  load,
  type BookEntry,
  type BookSession,
  type ClubBook,
  type Overtrick,
} from "../../dist/package/index.js";

let overtrick: Overtrick;
beforeAll(async () => {
  overtrick = await load();
});

const starts = [10, 20, 30, 40, 5, 15, 25, 50];
const members = starts.map((handicap, i) => ({ id: `m${i}`, handicap }));
const first = [60, 55, 45, 40];
const second = [40, 45, 55, 60];

const pairs = (results: number[]): BookEntry[] =>
  results.map((result, i) => ({ id: `${i + 1}`, players: [`m${2 * i}`, `m${2 * i + 1}`], result }));

const evening = (id: string, date: string, results: number[], more: Partial<BookSession> = {}) => ({
  id,
  name: `Evening ${id}`,
  date,
  project52: { boards: 24 },
  nett: "Mon eve",
  ranking: { id: "season 1" },
  entries: pairs(results),
  ...more,
});

const club = (...sessions: ClubBook["sessions"]): ClubBook => ({
  settings: { nett: { ratings: { "Mon eve": 1 } }, rankings: [{ id: "season 1" }] },
  members,
  sessions,
});

const handicaps = (book: ClubBook): number[] =>
  overtrick.replayBook(book).members.map(({ handicap }) => handicap);

describe("a member's history", () => {
  it("Denmark 4: Ole's recorded changes, 40.00 to 38.28", () => {
    const changes = [0.25, -0.55, -0.11, -1.07, 0.49, -0.94, 0.21];
    const book = overtrick.openBook({
      members: [{ id: "Ole", handicap: 40 }],
      sessions: changes.map((change, i) => ({
        id: `e${i}`,
        name: `Event ${i + 1}`,
        club: "Club",
        date: `2017-09-0${i + 1}`,
        reported: `2017-09-${10 + i}`,
        changes: [{ member: "Ole", change }],
      })),
    });
    expect(book.answer().members[0]!.handicap.toFixed(2)).toBe("38.28");
    const { handicaps: steps } = book.history("Ole", { today: "2017-09-26" });
    expect(steps.map(({ handicap }) => handicap.toFixed(2))).toEqual([
      "40.25",
      "39.70",
      "39.59",
      "38.52",
      "39.01",
      "38.07",
      "38.28",
    ]);
    expect(steps.map(({ change }) => change)).toEqual(changes);
    expect(steps[0]).toMatchObject({
      session: "e0",
      date: "2017-09-01",
      reported: "2017-09-10",
      event: "Event 1",
      club: "Club",
      status: "final",
      recorded: true,
    });
    expect(steps.map(({ status }) => status)).toEqual(["final", "final", ...Array<string>(5).fill("open")]);
    book.close();
  });

  it("has all three systems", () => {
    const book = overtrick.openBook(
      club(evening("a", "2024-01-01", first), evening("b", "2024-01-08", second)),
    );
    const history = book.history("m0");
    expect(history.handicaps).toHaveLength(2);
    expect(history.handicaps[1]!.before).toBe(history.handicaps[0]!.handicap);
    expect(history.nett[0]).toMatchObject({ session: "a", before: 50, after: 50.5 });
    expect(history.rankings.map(({ ranking, session }) => [ranking, session])).toEqual([
      ["season 1", "a"],
      ["season 1", "b"],
    ]);
    expect(book.history("nobody").handicaps).toEqual([]);
    book.close();
  });
});

describe("corrections and removals", () => {
  const wrong = club(evening("a", "2024-01-01", first), evening("b", "2024-01-08", first));
  const right = club(evening("a", "2024-01-01", second), evening("b", "2024-01-08", first));

  it.each([
    ["the fourteenth day", { corrected: "2024-01-15" }, true],
    ["the fifteenth day", { corrected: "2024-01-16" }, false],
    ["a year later, by explicit choice", { corrected: "2025-01-01", override: true }, true],
  ])("Denmark 4: corrected on %s", (_, how, counts) => {
    const sessions = [...wrong.sessions, evening("a", "2024-01-01", second, how)];
    const answer = overtrick.replayBook({ ...wrong, sessions }, { today: "2025-06-01" });
    expect(answer.members.map(({ handicap }) => handicap)).toEqual(handicaps(counts ? right : wrong));
    expect(answer.members.map(({ nett }) => nett)).toEqual(
      overtrick.replayBook(right).members.map(({ nett }) => nett),
    );
    expect(answer.sessions[0]!.status).toBe(counts ? "final" : "frozen");
    expect(answer.sessions).toHaveLength(2);
    const late = answer.findings.find(({ code }) => code === "correction-too-late");
    expect(late?.where).toEqual(counts ? undefined : { session: "a" });
  });

  it("replays from the change on, and comes to the same bits", () => {
    const sessions = Array.from({ length: 300 }, (_, i) => {
      const day = new Date(Date.UTC(2022, 8, 1 + 2 * i)).toISOString().slice(0, 10);
      return evening(`s${i}`, day, i % 3 === 0 ? first : second);
    });
    const book = overtrick.openBook(club(...sessions));
    expect(book.answer().replayed).toEqual({ project52: 300, nett: 300, ranking: 300 });
    const correction = { ...sessions[298]!, entries: pairs([51, 50, 50, 49]), corrected: "2024-04-25" };
    book.update(correction);
    const answer = book.answer();
    expect(book.sessionsReplayed).toBeLessThan(90);
    expect(answer.replayed.nett).toBeGreaterThan(0);
    const corrected = sessions.map((session) => (session.id === "s298" ? correction : session));
    expect(answer.members).toEqual(overtrick.replayBook(club(...corrected)).members);
    book.close();
  });

  it("Denmark 4: removing keeps the changes unless recomputation is asked for", () => {
    const book = overtrick.openBook(wrong);
    const before = book.answer().members;
    book.remove("b");
    const removed = book.answer();
    expect(removed.members.map(({ handicap }) => handicap)).toEqual(before.map(({ handicap }) => handicap));
    expect(removed.members[0]!.nettSessions).toBe(1);
    expect(removed.sessions[1]!.removed).toBe(true);
    expect(book.history("m0").handicaps[1]!.removed).toBe(true);
    book.remove("b", { recompute: true });
    expect(book.answer().members.map(({ handicap }) => handicap)).toEqual(
      handicaps(club(evening("a", "2024-01-01", first))),
    );
    expect(book.answer().sessions[1]!.project52).toBeNull();
    book.close();
  });
});

describe("the state of the club", () => {
  it("Denmark 4: the sample's rank list, mean 42.58, with district and country", () => {
    const answer = overtrick.replayBook({
      members: [
        { id: "a", handicap: 45.11, club: "9999", district: "1" },
        { id: "b", handicap: 35.74, club: "9999", district: "1" },
        { id: "c", handicap: 51.19, club: "9999", district: "2" },
        { id: "d", handicap: 38.28, club: "9999" },
        { id: "left", handicap: 1, club: "9999", memberships: [{ to: "2020-01-01" }] },
      ],
      sessions: [{ id: "x", date: "2024-01-01", changes: [] }],
    });
    expect(answer.clubs).toEqual([{ club: "9999", members: 4, mean: expect.closeTo(42.58, 9) as number }]);
    expect(answer.members.map(({ ranks }) => ranks.club.rank)).toEqual([3, 1, 4, 2, null]);
    expect(answer.members.map(({ ranks }) => ranks.national.rank)).toEqual([2, 1, 3, null, null]);
    expect(answer.members.map(({ active }) => active)).toEqual([true, true, true, true, false]);
  });

  it("Sweden 7.1: separate handicaps", () => {
    const imps = { id: "i", date: "2024-01-01", project52: { scoring: "imps" as const } };
    const book: ClubBook = {
      settings: { project52: { separateHandicaps: true } },
      members: [{ id: "a", handicap: 30, impHandicap: 20 }],
      sessions: [{ ...imps, changes: [{ member: "a", change: -3 }] }],
    };
    expect(overtrick.replayBook(book).members[0]).toMatchObject({ handicap: 30, impHandicap: 17 });
    expect(overtrick.replayBook({ ...book, settings: {} }).members[0]).toMatchObject({
      handicap: 27,
      impHandicap: null,
      impRanks: null,
    });
  });

  it("starts a season from the one before", () => {
    const later = evening("b", "2024-09-02", second, { ranking: { id: "season 2" } });
    const book = club(evening("a", "2024-01-01", first), later);
    book.settings!.rankings = [{ id: "season 1" }, { id: "season 2", previous: "season 1" }];
    const { rankings, ranking } = overtrick.replayBook(book).members[0]!;
    expect(rankings.map(({ id }) => id)).toEqual(["season 1", "season 2"]);
    expect(rankings[1]!.replacement).toBe(rankings[0]!.ranking);
    expect(ranking).toBe(rankings[1]!.ranking);
  });

  it("a gross result that is not given is the result, entry by entry", () => {
    const entries = pairs(first).map((entry, i) => (i === 1 ? { ...entry, gross: 52 } : entry));
    const book = overtrick.openBook(club(evening("a", "2024-01-01", first, { entries })));
    expect(book.session("a")?.entries.map(({ gross }) => gross)).toEqual([60, 52, 45, 40]);
    book.close();
  });

  it("shows an event in every system side by side", () => {
    const book = overtrick.openBook(
      club(evening("a", "2024-01-01", first), evening("b", "2024-01-08", second)),
    );
    const detail = book.session("b")!;
    const history = book.history("m0");
    const field = overtrick.expected({
      form: "pairs",
      scoring: "matchpoints",
      boards: 24,
      entries: detail.project52!.entries.map(({ players, result }, i) => ({
        id: String(i + 1),
        handicaps: players.map(({ old }) => old),
        result,
      })),
    });
    detail.project52!.entries.forEach((entry, i) => expect(entry).toMatchObject(field.entries[i]!));
    const [entry] = detail.project52!.entries;
    expect(entry!.members).toEqual(["m0", "m1"]);
    expect(entry!.players[0]).toMatchObject({ old: history.handicaps[0]!.handicap });
    expect(entry!.players[0]!.new).toBe(history.handicaps[1]!.handicap);
    expect(detail.entries[0]).toMatchObject({
      players: ["m0", "m1"],
      gross: 40,
      points: history.rankings[1]!.points,
    });
    expect(detail.entries[0]!.nett! - 40).toBe(detail.entries[0]!.hcap);
    expect(book.session("nothing")).toBeNull();
    book.close();
  });

  it("replays in pieces, with progress, and can be stopped", async () => {
    const sessions = Array.from({ length: 1200 }, (_, i) => evening(`s${i}`, "2024-01-01", first));
    const book = overtrick.openBook(club(...sessions));
    const stop = new AbortController();
    const seen: number[] = [];
    const stopped = await book.replay({
      signal: stop.signal,
      progress: (done, all) => {
        seen.push(done / all);
        stop.abort();
      },
    });
    expect(stopped).toBe(false);
    expect(seen).toHaveLength(1);
    expect(await book.replay({ progress: (done, all) => seen.push(done / all) })).toBe(true);
    expect(seen.at(-1)).toBe(1);
    expect(book.answer().members).toEqual(overtrick.replayBook(club(...sessions)).members);
    book.close();
    expect(book.answer().members).toEqual([]);
  });
});

describe("input that does not fit", () => {
  it.each([null, 7, "book", [], {}, { members: 3, sessions: {} }, { members: [null], sessions: [4, {}] }])(
    "%j",
    (bad) => {
      const answer = overtrick.replayBook(bad as never);
      expect(answer.members).toEqual([]);
      expect(JSON.stringify(answer)).not.toMatch(/NaN|Infinity/u);
    },
  );

  it("names the place", () => {
    const bad = evening("a", "yesterday", first);
    bad.entries[1]!.players = ["m2", "stranger"];
    bad.entries[2]!.result = "51" as never;
    const book = overtrick.openBook(club(bad));
    const { findings, members: states } = book.answer();
    const places = findings.map(({ where }) => where);
    expect(places).toContainEqual({ path: "sessions[0].date", session: "a" });
    expect(places).toContainEqual({ path: "sessions[0].entries[1].players[1]", session: "a" });
    expect(places).toContainEqual({ path: "sessions[0].entries[2].result", session: "a" });
    expect(states).toHaveLength(8);
    book.update(evening("a", "2024-01-01", first));
    expect(book.answer().findings).toEqual([]);
    book.close();
  });

  it("says who is twice in a session, and which rating is missing", () => {
    const twice = evening("a", "2024-01-01", first, { nett: "Tue" });
    twice.entries[3]!.players = ["m0", "m7"];
    const { findings } = overtrick.replayBook(club(twice));
    expect(findings).toContainEqual(
      expect.objectContaining({
        code: "player-twice-in-session",
        where: { session: "a", member: "m0", path: "entries[3]" },
      }),
    );
    expect(findings).toContainEqual(
      expect.objectContaining({ code: "unknown-reference", where: { path: "settings.nett.ratings" } }),
    );
  });
});
