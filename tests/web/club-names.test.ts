/** The club's names and lists without a browser: who is recognised, who is only alike, what a step back gives back. */
import { beforeAll, describe, expect, test } from "vitest";
import { load, type Overtrick } from "../../dist/package/index.js";
import { sampleClub } from "../../web/sample/club";
import { clubEn } from "../../web/i18n/club/en";
import { MemoryClub } from "../../web/store/club/memory";
import { eveningOf, sessionsOfEvent } from "../../web/store/club/event-sessions";
import { exactKey, finds, matchName } from "../../web/store/club/names";

let overtrick: Overtrick;
beforeAll(async () => {
  overtrick = await load();
});

const members = [
  { id: "ole", name: "Ole Larsen", number: "17" },
  { id: "soren", name: "Søren Åkerlund" },
  { id: "jorgen", name: "Jørgen Ægidius" },
  { id: "aage", name: "Åge Møller", aliases: ["Aage M."] },
  { id: "ann1", name: "Ann Berg", number: "31" },
  { id: "ann2", name: "Ann Berg", number: "32" },
  { id: "anne", name: "Anne-Marie de Wit" },
];

describe("names are matched with care", () => {
  test.each([
    ["Ole Larsen", "ole", "as written"],
    ["  ole   LARSEN ", "ole", "case and blanks"],
    ["Larsen, Ole", "ole", "order"],
    ["A\u030age M\u00f8ller", "aage", "accents in two ways of writing"],
    ["Aage M", "aage", "a spelling that somebody said yes to"],
    ["de Wit, Anne-Marie", "anne", "a name of three words"],
  ])("%s is recognised as %s: %s", (name, id) => {
    expect(matchName({ name }, members)).toEqual({ kind: "recognised", id });
  });

  test.each([
    ["Soren Akerlund", ["soren"], "without accents"],
    ["Joergen Aegidius", ["jorgen"], "as a keyboard without them writes"],
    ["Aage Møller", ["aage"], "aa for å"],
    ["O. Larsen", ["ole"], "an initial"],
    ["Ole H. Larsen", ["ole"], "a middle name"],
    ["Larsen Ole", ["ole"], "order without a comma"],
    ["Ole Larson", ["ole"], "a letter"],
    ["Ole Lasren", ["ole"], "two letters that changed places"],
    ["Ann Berg", ["ann1", "ann2"], "two of one name"],
  ])("%s is only suggested as %s: %s", (name, ids) => {
    expect(matchName({ name }, members)).toEqual({ kind: "suggested", ids });
  });

  test.each(["Ola Larsson-Berg", "Bo Ek", "Larsen", "O L", "Ann Borg-Hansen", "", "♠♥", "1234"])(
    "%s is nobody",
    (name) => {
      expect(matchName({ name }, members)).toEqual({ kind: "unknown" });
    },
  );

  test("a federation's number tells two of one name apart, and speaks against a name", () => {
    expect(matchName({ name: "Ole Larsen", number: "17" }, members)).toEqual({
      kind: "recognised",
      id: "ole",
    });
    expect(matchName({ name: "Ole Larsen", number: "99" }, members)).toEqual({
      kind: "suggested",
      ids: ["ole"],
    });
    expect(matchName({ name: "Ann Berg", number: "32" }, members)).toEqual({
      kind: "suggested",
      ids: ["ann2", "ann1"],
    });
    expect(matchName({ name: "Somebody Else", number: "17" }, members)).toEqual({
      kind: "suggested",
      ids: ["ole"],
    });
  });

  test("the search finds without accents, in any order, by the beginning of words", () => {
    expect(finds("aker sor", "Søren Åkerlund")).toBe(true);
    expect(finds("Moeller", "Åge Møller")).toBe(true);
    expect(finds("erlund", "Søren Åkerlund")).toBe(false);
    expect(finds("", "Søren Åkerlund")).toBe(true);
    expect(exactKey("O.  Larsen")).toBe("o larsen");
  });
});

describe("the sample club", () => {
  test("Denmark 4: Ole comes to 38.28; three seasons, one late correction, one who left and returned", () => {
    const { members: people, settings, versions } = sampleClub(overtrick, clubEn.sample);
    const sessions = versions.map(({ session }) => session);
    const answer = overtrick.replayBook({ members: people, settings, sessions });
    expect(answer.members.find(({ id }) => id === "ole")?.handicap.toFixed(2)).toBe("38.28");
    expect(answer.sessions.filter(({ status }) => status === "frozen")).toHaveLength(1);
    expect(answer.findings.map(({ code }) => code)).toEqual(["correction-too-late"]);
    expect(answer.members.every(({ active }) => active)).toBe(true);
    expect(people.some(({ memberships }) => memberships?.length === 2)).toBe(true);
    expect(answer.sessions.length).toBeGreaterThan(85);
    expect(new Set(answer.sessions.map(({ ranking }) => ranking)).size).toBe(4);
    expect(sampleClub(overtrick, clubEn.sample)).toEqual(sampleClub(overtrick, clubEn.sample));
  });
});

describe("a scored event as sessions of the book", () => {
  const head = {
    id: "s1",
    name: "Evening",
    date: "2026-09-07",
    reported: "2026-09-07",
    rated: true,
    nett: "Mon",
    ranking: "A",
  };

  test("one field is one session, with what was won at the table and the percentage", () => {
    const event = overtrick.readTravellers("Board 1\n1 2 420\n3 4 450\nBoard 2\n1 4 A\n3 2 -50").event;
    const [session, ...more] = sessionsOfEvent(overtrick, event, "club", head, (id) => ({ name: id }));
    expect(more).toEqual([]);
    expect(session).toMatchObject({ id: "s1", nett: "Mon", ranking: { id: "A", kind: "pairs" } });
    expect(session?.entries).toHaveLength(4);
    expect(session?.entries?.every(({ gross }) => gross !== undefined)).toBe(true);
    expect(session?.entries?.find(({ id }) => id === "1")?.boards).toBe(1);
  });

  test("sections that are compared apart are fields of their own for handicaps, one evening for the ranking", () => {
    const one = overtrick.readTravellers("Board 1\n1 2 420\n3 4 450").event;
    const board = one.boards[0]!;
    const letters = ["A", "B"];
    const event = {
      ...one,
      entries: letters.flatMap((section) =>
        one.entries.map((entry) => ({ ...entry, id: section + entry.id, section })),
      ),
      boards: letters.map((section) => ({
        ...board,
        section,
        lines: board.lines.map((line) => ({
          ...line,
          id: section + line.id,
          ns: section + line.ns,
          ew: section + line.ew,
        })),
      })),
    };
    const sessions = sessionsOfEvent(overtrick, event, "club", head, (id) => ({ name: id }));
    expect(sessions.map(({ id }) => id)).toEqual(["s1", "s1/A", "s1/B"]);
    expect(sessions.map(({ id }) => eveningOf(id))).toEqual(["s1", "s1", "s1"]);
    expect(sessions.map(({ project52 }) => project52 !== null)).toEqual([false, true, true]);
    expect(sessions[0]?.entries?.map(({ line }) => line)).toEqual(["A", "A", "A", "A", "B", "B", "B", "B"]);
    expect(sessions[1]?.ranking).toBeNull();
  });
});

test("teams (Denmark 4, NBB teams): halves for the ranking, each round a session of its own for handicaps", () => {
  const entries = ["1", "2", "3", "4"].map((id) => ({
    id,
    number: id,
    players: ["a", "b", "c", "d"].map((player) => player + id),
  }));
  const players = entries.flatMap((entry) => entry.players.map((id) => ({ id, name: id })));
  const match = (round: number, home: string, away: string, id: string, scores: readonly number[]) =>
    scores.map((score, table) => ({
      id: `${id}-${home}-${table}`,
      round,
      table: table + 1,
      ns: table === 0 ? home : away,
      ew: table === 0 ? away : home,
      outcome: { kind: "score" as const, score },
    }));
  const boards = Array.from({ length: 8 }, (_, i) => ({
    number: i + 1,
    lines:
      i < 4
        ? [...match(1, "1", "2", `${i}`, [420, 170]), ...match(1, "3", "4", `${i}`, [420, -50])]
        : [...match(2, "1", "3", `${i}`, [100, 420]), ...match(2, "2", "4", `${i}`, [50, 50])],
  }));
  const event = { name: "T", date: "2026-01-01", scoring: "teams" as const, players, entries, boards };
  const head = {
    id: "t",
    name: "T",
    date: "2026-01-01",
    reported: "2026-01-01",
    rated: true,
    nett: null,
    ranking: "A",
  };
  const sessions = sessionsOfEvent(overtrick, event, "club", head, (id) => id);
  expect(sessions.map(({ id }) => id)).toEqual(["t", "t/1", "t/2"]);
  expect(sessions[0]?.entries?.[0]?.halves?.map(({ opponent }) => opponent)).toEqual(["2", "3"]);
  const book = {
    settings: { rankings: [{ id: "A" }] },
    members: players.map(({ id }) => ({ id, handicap: 30 })),
    sessions,
  };
  const answer = overtrick.replayBook(book);
  expect(answer.findings.filter(({ severity }) => severity === "error")).toEqual([]);
  const [first] = answer.members;
  expect(first?.sessions).toBe(2);
  expect(first?.handicap).not.toBe(30);
  expect(first?.rankings.map(({ sessions: played }) => played)).toEqual([1]);
});

test("a step back gives back what was there, a step forward what was done", async () => {
  const club = new MemoryClub();
  let told = 0;
  club.onChange(() => (told += 1));
  await club.apply({ name: "One", members: [{ id: "a", name: "A" }] });
  await club.apply({
    members: [{ id: "a", name: "B" }],
    versions: [{ session: { id: "s", removed: true } }],
  });
  expect(club.contents.versions).toEqual([{ order: 1, session: { id: "s", removed: true } }]);
  await club.undo();
  expect(club.contents).toMatchObject({ name: "One", members: [{ id: "a", name: "A" }], versions: [] });
  await club.redo();
  expect(club.contents.members[0]?.name).toBe("B");
  expect([club.canUndo, club.canRedo, club.revision, told]).toEqual([true, false, 4, 4]);
});
