/** Backups of the club's book: exactly there and back, older ones read, damaged ones refused with the place; and two made one. */
import { describe, expect, test } from "vitest";
import { newsIn } from "../../web/engine/book-changes";
import { backupDue, backupFileName, readBookBackup, writeBookBackup } from "../../web/store/club/backup";
import { changed, emptyContents } from "../../web/store/club/contents";
import type { ClubChange, ClubContents } from "../../web/store/club/contents";
import { crossed } from "../../web/store/club/crossing";
import { hashOf } from "../../web/store/club/hash";
import { brokenAt } from "../../web/store/club/json-place";
import { keyOf, mergeDraft } from "../../web/store/club/merge";
import type { Choice } from "../../web/store/club/merge";
import { after, contentsOf, inverse, stateOf, stepOf } from "../../web/store/club/state";
import { clubOf, evening, member, version } from "./support/club";

const club: ClubContents = {
  ...clubOf(8, 3),
  name: "Søndags “Bridge”\n",
  members: [
    ...clubOf(8, 3).members,
    member(8, { handicap: 0.1 + 0.2, aliases: ["Ole Ø.", "𝄞"], number: "007" }),
  ],
  versions: [
    ...clubOf(8, 3).versions,
    version(5, evening(1, 8, { corrected: "2023-09-20", override: true }), { boards: [{ number: 1 }] }),
    version(6, { id: "s2", removed: { recompute: true } }),
  ],
};

const findingIn = (text: string) => {
  const reading = readBookBackup(text);
  return "findings" in reading ? reading.findings[0] : undefined;
};

describe("a backup", () => {
  test.each([
    ["an empty book", emptyContents],
    ["members, corrections, removals, events", club],
  ])("%s comes back exactly", (_, contents) => {
    const reading = readBookBackup(writeBookBackup(contents));
    expect(reading).toEqual({ contents });
    if ("contents" in reading) expect(writeBookBackup(reading.contents)).toBe(writeBookBackup(contents));
  });

  test("of another layout, with a byte order mark or with its fields in another order, is the same", () => {
    const file = JSON.parse(writeBookBackup(club)) as Record<string, unknown>;
    const turned = Object.fromEntries(Object.entries(file).reverse());
    expect(readBookBackup(`\uFEFF${JSON.stringify(turned, undefined, 3)}`)).toEqual({ contents: club });
  });

  test("of version 1, sessions as they came in, opens", () => {
    const { name, settings, members } = club;
    const sessions = club.versions.map(({ session }) => session);
    const file = JSON.stringify({ format: "overtrick-book", version: 1, name, settings, members, sessions });
    expect(readBookBackup(file)).toEqual({
      contents: { name, settings, members, versions: sessions.map((session, i) => version(i + 1, session)) },
    });
  });

  const text = writeBookBackup(club);
  const written = text.split("\n");
  test.each([
    ["a cut one", text.slice(0, 700), "book-not-json", {}],
    ["a comma too many", '{"format": 1,\n  ,}', "book-not-json", { line: 2, column: 3 }],
    ["nothing", "", "book-not-json", { line: 1, column: 1 }],
    ["a picture", "\u0089PNG\r\n", "book-not-json", { line: 1, column: 1 }],
    ["another program's", '{"overtrick": "backup", "version": 1}', "book-foreign", {}],
    ["a list", "[]", "book-foreign", {}],
    ["a newer one", text.replace('"version": 2', '"version": 3'), "newer-version", {}],
    [
      "a version that is none",
      text.replace('"version": 2', '"version": "2"'),
      "book-part-damaged",
      { path: "version" },
    ],
    ["no members", text.replace('"members"', '"person"'), "book-part-damaged", { path: "members" }],
    [
      "a member without a name",
      text.replace('"name":"Member 3"', '"game":"Member 3"'),
      "book-part-damaged",
      { path: "members[3].name" },
    ],
    [
      "a member twice",
      text.replace('"id":"m3"', '"id":"m2"'),
      "book-part-damaged",
      { path: "members[3].id" },
    ],
    [
      "a session without a day",
      text.replace('"date":"2023-09-11"', '"date":20230911'),
      "book-part-damaged",
      { path: "versions[1].session.date" },
    ],
    [
      "a player who is nobody",
      text.replace(/"players":\["m\d+"/u, '"players":[null'),
      "book-part-damaged",
      { path: "versions[0].session.entries[0].players[0]" },
    ],
    [
      "an order twice",
      text.replace('"order":2', '"order":1'),
      "book-part-damaged",
      { path: "versions[1].order" },
    ],
    [
      "one figure of a session",
      text.replace(/"result":\d/u, '"result":9'),
      "book-part-changed",
      { path: "versions[0]" },
    ],
    [
      "one handicap",
      text.replace('"handicap":14', '"handicap":15'),
      "book-part-changed",
      { path: "members[2]" },
    ],
    ["a setting", text.replace('"Monday":1', '"Monday":2'), "book-part-changed", { path: "settings" }],
    [
      "a member less",
      written.filter((line) => !line.includes('"m7","name"')).join("\n"),
      "book-part-changed",
      { path: "members[7]" },
    ],
    ["no checks", text.replace('"checks"', '"cheques"'), "book-part-damaged", { path: "checks" }],
  ])("%s is refused, and the place named", (_, damaged, code, where) => {
    expect(damaged).not.toBe(text);
    const finding = findingIn(damaged);
    expect(finding).toMatchObject({ severity: "error", code, where });
  });

  test("cut at any place is refused", () => {
    for (let end = 0; end < text.length - 2; end += 37)
      expect(findingIn(text.slice(0, end)), `${end}`).toBeDefined();
  });

  test("any letter changed is refused, or changes nothing", () => {
    for (let at = 0; at < text.length; at += 13) {
      const damaged = `${text.slice(0, at)}~${text.slice(at + 1)}`;
      const reading = readBookBackup(damaged);
      if ("contents" in reading)
        expect(hashOf(reading.contents), damaged.slice(at - 20, at + 20)).toBe(hashOf(club));
    }
  });

  test("has a name that any disk takes", () => {
    expect(backupFileName({ ...club, name: 'A/B: "C"?' }, "2026-11-16")).toBe("2026-11-16 A B C.json");
    expect(backupFileName({ ...club, name: "" }, "2026-11-16")).toBe("2026-11-16 Overtrick.json");
  });
});

test.each([
  ["{}", null],
  [' {"a": [1, -2.5e3, "x\\n", null, {}], "b": {"c": true}} ', null],
  ['{"a": 1', { line: 1, column: 8 }],
  ['{"a" 1}', { line: 1, column: 6 }],
  ["[1,\n2,\n]", { line: 3, column: 1 }],
  ['{"a": 01}', { line: 1, column: 8 }],
  ["[1] 2", { line: 1, column: 5 }],
  ['["a\nb"]', { line: 1, column: 2 }],
  ["[}", { line: 1, column: 2 }],
])("the place where %j stops being JSON", (text, place) => {
  expect(brokenAt(text)).toEqual(place);
});

test.each([
  ["nothing was ever saved", 0, null, 3, "2026-11-16", false],
  ["an older book without a mark", 4, null, 3, "2026-11-16", true],
  ["29 days", 9, { at: "2026-10-18T00:00:00Z", revision: 5, versions: 3 }, 5, "2026-11-16", false],
  ["30 days", 9, { at: "2026-10-17T00:00:00Z", revision: 5, versions: 3 }, 5, "2026-11-16", true],
  [
    "30 days without a change",
    5,
    { at: "2026-10-17T00:00:00Z", revision: 5, versions: 5 },
    5,
    "2026-11-16",
    false,
  ],
  ["nine sessions", 14, { at: "2026-11-15T00:00:00Z", revision: 5, versions: 3 }, 12, "2026-11-16", false],
  ["ten sessions", 15, { at: "2026-11-15T00:00:00Z", revision: 5, versions: 3 }, 13, "2026-11-16", true],
])("a backup after %s", (_, revision, backup, sessions, now, due) => {
  const contents = clubOf(4, sessions);
  expect(backupDue({ contents, revision, backup }, new Date(`${now}T00:00:00Z`))).toBe(due);
});

describe("two books made one", () => {
  const base = clubOf(4, 3);
  const own: ClubContents = {
    ...base,
    members: [...base.members, member(10), member(12, { name: "Ole" })],
    versions: [
      ...base.versions,
      version(4, evening(7, 4)),
      version(5, evening(0, 4, { corrected: "2023-09-10" })),
    ],
  };
  const other: ClubContents = {
    ...base,
    members: [
      ...base.members.slice(0, 3),
      member(3, { handicap: 1 }),
      member(11),
      member(12, { name: "Eva" }),
    ],
    versions: [
      ...base.versions,
      version(4, evening(8, 4, { entries: [{ players: ["m12", "m0"], result: 51 }] })),
      version(5, evening(1, 4, { corrected: "2023-09-17" })),
      version(6, evening(0, 4, { corrected: "2023-09-11" })),
    ],
  };
  const draft = mergeDraft(own, other);
  const resolved = (...choices: [string, Choice][]): ClubContents => {
    const change = draft.resolve(new Map(choices));
    return change ? changed(own, change) : own;
  };

  test("what only one has, what is the same, what differs", () => {
    expect(draft.members).toEqual({ onlyOwn: ["m10"], onlyOther: ["m11"], same: ["m0", "m1", "m2"] });
    expect(draft.sessions).toEqual({ onlyOwn: ["s7"], onlyOther: ["s8"], same: ["s2"], further: ["s1"] });
    expect(draft.conflicts.map(keyOf)).toEqual(["member m3", "member m12", "session s0"]);
    expect(draft.conflicts[2]).toMatchObject({
      own: [{ order: 1 }, { order: 5 }],
      other: [{ order: 1 }, { order: 6 }],
    });
  });

  test("without a choice the own book's word counts, and nothing of it is lost", () => {
    const merged = resolved();
    expect(merged.versions.slice(0, 5)).toEqual(own.versions);
    expect(merged.versions.slice(5).map(({ order, session }) => [order, session.id])).toEqual([
      [6, "s8"],
      [7, "s1"],
    ]);
    expect(merged.members.map(({ id }) => id)).toEqual(["m0", "m1", "m2", "m3", "m10", "m12", "m11"]);
    expect(merged.members[3]?.handicap).toBe(own.members[3]?.handicap);
  });

  test("the other's word counts where it is chosen", () => {
    const merged = resolved(["member m3", "other"], ["session s0", "other"]);
    expect(merged.members[3]?.handicap).toBe(1);
    expect(merged.versions.at(-1)?.session).toMatchObject({
      id: "s0",
      corrected: "2023-09-11",
      override: true,
    });
  });

  test("both: another person with the same id gets one of her own, in her sessions too", () => {
    const merged = resolved(["member m12", "both"], ["session s0", "both"]);
    expect(merged.members.find(({ id }) => id === "m12-2")?.name).toBe("Eva");
    const played = merged.versions.find(({ session }) => session.id === "s8")?.session;
    expect(played).toMatchObject({ entries: [{ players: ["m12-2", "m0"] }] });
    expect(merged.versions.filter(({ session }) => session.id === "s0-2")).toHaveLength(2);
  });

  test("with itself, or with an empty one, nothing changes", () => {
    expect(mergeDraft(own, own).resolve()).toBeNull();
    expect(mergeDraft(own, emptyContents).resolve()).toBeNull();
    const all = mergeDraft(emptyContents, own);
    expect(all.conflicts).toEqual([]);
    expect(changed(emptyContents, all.resolve() ?? {})).toEqual(own);
  });

  test("name and settings are chosen too", () => {
    const named = mergeDraft(own, { ...own, name: "Other", settings: { nett: { weight: 0.1 } } });
    expect(named.conflicts.map(keyOf)).toEqual(["name name", "settings settings"]);
    expect(named.resolve()).toBeNull();
    expect(named.resolve(new Map([["name name", "other"]]))).toEqual({ name: "Other" });
  });
});

describe("steps", () => {
  const changes: [string, ClubChange][] = [
    ["a name", { name: "New" }],
    [
      "members changed, new and gone",
      { members: [member(1, { name: "X" }), member(9)], withoutMembers: ["m0", "m7"] },
    ],
    ["a member new and gone at once", { members: [member(9)], withoutMembers: ["m9"] }],
    [
      "versions and settings",
      { versions: [{ session: evening(3, 8) }, { session: evening(0, 8) }], settings: {} },
    ],
    ["everything", { contents: clubOf(2, 1), name: "Opened" }],
  ];
  test.each(changes)("%s: as `changed` says, and back", (_, change) => {
    const state = stateOf(club);
    const step = stepOf(state, change);
    expect(contentsOf(after(state, step))).toEqual(changed(club, change));
    expect(after(after(state, step), inverse(state, step))).toEqual(state);
  });

  test("of one tab that cross keep each other's fields; the later counts for the same one", () => {
    const base = clubOf(2, 0);
    const first = {
      members: [member(0, { name: "New" })],
      settings: { ...base.settings, nett: { weight: 0.1 } },
    };
    const second = { members: [member(0, { number: "7" })], settings: { ...base.settings, rankings: [] } };
    const between = changed(base, first);
    const both = changed(between, crossed(second, base, between));
    expect(both.members[0]).toEqual(member(0, { name: "New", number: "7" }));
    expect(both.settings).toEqual({ nett: { weight: 0.1 }, rankings: [] });
    const gone = crossed({ members: [{ id: "m0", name: "Later" }] }, base, between);
    expect(gone.members).toEqual([{ id: "m0", name: "Later" }]);
  });
});

describe("what the worker is told", () => {
  const news = (change: ClubChange) => newsIn(club, changed(club, change));
  test.each<[string, ClubChange, object | null]>([
    ["a session", { versions: [{ session: evening(4, 8) }] }, { versions: [version(7, evening(4, 8))] }],
    ["settings", { settings: {} }, { settings: {}, versions: [] }],
    ["a name", { name: "X" }, { versions: [] }],
    ["a new member", { members: [member(9)] }, { members: [...club.members, member(9)], versions: [] }],
    ["a member gone: all anew", { withoutMembers: ["m1"] }, null],
    ["another book: all anew", { contents: clubOf(8, 2) }, null],
  ])("%s", (_, change, expected) => {
    expect(news(change)).toEqual(expected);
  });

  test("a guest of before who becomes a member: all anew", () => {
    const before = { ...club, members: club.members.slice(1) };
    expect(newsIn(before, { ...before, members: [...before.members, member(0)] })).toBeNull();
  });
});
