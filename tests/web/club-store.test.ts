/** The club's book in a real database: saved whole, undone, shared between tabs, brought over from older versions. */
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { SaveOutcome } from "../../web/store/club/contents";
import { hashOf } from "../../web/store/club/hash";
import { launchShell } from "../tools/browser.mjs";
import { serveClubPage } from "./club-page/serve.mjs";
import type {} from "./club-page/stage";
import { clubOf, evening, member, version } from "./support/club";

let browser: Browser;
let server: Awaited<ReturnType<typeof serveClubPage>>;
let context: BrowserContext;
const complaints: string[] = [];

beforeAll(async () => {
  [browser, server] = await Promise.all([launchShell(), serveClubPage()]);
});
afterAll(async () => {
  await browser.close();
  await server.close();
});
afterEach(async () => {
  await context.close();
  expect(complaints.splice(0)).toEqual([]);
});

/** A fresh profile with so many tabs. */
async function tabs(count: number): Promise<Page[]> {
  context = await browser.newContext();
  return Promise.all(Array.from({ length: count }, () => tab()));
}

async function tab(): Promise<Page> {
  const page = await context.newPage();
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => complaints.push(message.text()));
  await page.goto(server.address);
  await page.waitForFunction(() => "clubStage" in window);
  return page;
}

const openIn = (page: Page): Promise<string> => page.evaluate(() => window.clubStage.open());
const contentsIn = (page: Page) => page.evaluate(() => window.clubStage.contents());
const toldIn = (page: Page): Promise<string[]> => page.evaluate(() => window.clubStage.told.splice(0));
const apply = (page: Page, change: unknown): Promise<SaveOutcome> =>
  page.evaluate((wanted) => window.clubStage.club.apply(wanted as never), change);
const undo = (page: Page): Promise<SaveOutcome> => page.evaluate(() => window.clubStage.club.undo());
const redo = (page: Page): Promise<SaveOutcome> => page.evaluate(() => window.clubStage.club.redo());
const club = clubOf(8, 4);
const hash = (page: Page): Promise<string> => page.evaluate(() => window.clubStage.hash());

test("what was saved is there after a reload; nothing is stored before the first change", async () => {
  const [page] = (await tabs(1)) as [Page];
  const exists = (): Promise<boolean> => page.evaluate(() => window.clubStage.storedClubExists());
  expect(await exists()).toBe(false);
  await openIn(page);
  expect(await exists()).toBe(false);
  expect(await apply(page, { contents: club })).toEqual({ saved: true, revision: 1 });
  await apply(page, { members: [member(2, { name: "Åse", aliases: ["Aase"] })], withoutMembers: ["m5"] });
  await apply(page, { versions: [{ session: evening(9, 8), event: { boards: [1, 2] } }], name: "Other" });
  expect(await exists()).toBe(true);
  const before = await contentsIn(page);
  expect(before.versions.at(-1)).toEqual(version(5, evening(9, 8), { boards: [1, 2] }));
  await page.reload();
  await page.waitForFunction(() => "clubStage" in window);
  expect(await openIn(page)).toBe(hashOf(before));
  expect(await contentsIn(page)).toEqual(before);
  expect(await page.evaluate(() => window.clubStage.club.revision)).toBe(3);
});

test("undo and redo, step by step, to the same book", async () => {
  const [page] = (await tabs(1)) as [Page];
  const hashes = [await openIn(page)];
  const changes = [
    { contents: club },
    { withoutMembers: ["m3"], members: [member(20)] },
    { versions: [{ session: evening(0, 8, { corrected: "2023-09-10" }) }] },
    { settings: {}, name: "New" },
  ];
  for (const change of changes) {
    await apply(page, change);
    hashes.push(await hash(page));
  }
  for (const before of hashes.slice(0, -1).reverse()) {
    expect(await undo(page)).toMatchObject({ saved: true });
    expect(await hash(page)).toBe(before);
  }
  expect(await page.evaluate(() => window.clubStage.club.canUndo)).toBe(false);
  for (const later of hashes.slice(1)) {
    await redo(page);
    expect(await hash(page)).toBe(later);
  }
  expect(await page.evaluate(() => window.clubStage.club.canRedo)).toBe(false);
  await undo(page);
  await apply(page, { name: "Else" });
  expect(await page.evaluate(() => window.clubStage.club.canRedo)).toBe(false);
  const opened = await tab();
  expect(await openIn(opened)).toBe(await hash(page));
});

test("changes that one tab makes faster than they are saved all count", async () => {
  const [page] = (await tabs(1)) as [Page];
  await openIn(page);
  await apply(page, { contents: club });
  const outcomes = await page.evaluate(() => {
    const open = window.clubStage.club;
    const [first] = open.contents.members;
    const typed = ["A", "An", "Ann"].map((name) => open.apply({ members: [{ ...first!, name }] }));
    return Promise.all([...typed, open.apply({ members: [{ ...first!, number: "7" }] })]);
  });
  expect(outcomes.map(({ saved }) => saved)).toEqual([true, true, true, true]);
  expect((await contentsIn(page)).members[0]).toEqual(member(0, { name: "Ann", number: "7" }));
});

describe("two tabs", () => {
  let one: Page;
  let two: Page;
  const both = async (): Promise<void> => {
    [one, two] = (await tabs(2)) as [Page, Page];
    await openIn(one);
    await apply(one, { contents: club });
    await openIn(two);
    await Promise.all([toldIn(one), toldIn(two)]);
  };
  /** The second makes its change on what it saw before the first made hers. */
  const crossing = async (first: unknown, second: unknown): Promise<SaveOutcome[]> => {
    await two.evaluate(() => {
      window.clubStage.club.close();
      BroadcastChannel.prototype.addEventListener = () => undefined;
      Object.defineProperty(BroadcastChannel.prototype, "onmessage", { set: () => undefined });
    });
    await openIn(two);
    return [await apply(one, first), await apply(two, second)];
  };

  test("that change different things: nothing is lost, both are told", async () => {
    await both();
    const outcomes = await crossing(
      { members: [member(1, { name: "First" })] },
      { members: [member(2, { name: "Second" }), member(30)], versions: [{ session: evening(5, 8) }] },
    );
    expect(outcomes).toEqual([
      { saved: true, revision: 2 },
      { saved: true, revision: 3 },
    ]);
    await expect.poll(() => hash(one)).toBe(await hash(two));
    const { members, versions } = await contentsIn(one);
    expect(members.map(({ name }) => name).slice(1, 3)).toEqual(["First", "Second"]);
    expect([members.length, versions.length]).toEqual([9, 5]);
    expect(await toldIn(one)).toEqual(["here", "elsewhere"]);
    expect(await toldIn(two)).toEqual(["elsewhere", "here"]);
  });

  test("that change the same: one is saved, the other refused and told, and may try again", async () => {
    await both();
    const change = (name: string) => ({
      members: [member(1, { name })],
      versions: [{ session: evening(6, 8) }],
    });
    const outcomes = await crossing(change("First"), change("Second"));
    expect(outcomes).toEqual([
      { saved: true, revision: 2 },
      { saved: false, reason: "conflict" },
    ]);
    // What the other wrote is on the screen already.
    expect(await toldIn(two)).toEqual(["elsewhere"]);
    expect((await contentsIn(two)).members[1]?.name).toBe("First");
    expect(await apply(two, change("Again"))).toMatchObject({ saved: true });
    expect((await contentsIn(two)).versions).toHaveLength(6);
  });

  test("a session of a member whom the other tab removes is refused", async () => {
    await both();
    const change = { versions: [{ session: evening(6, 8) }] };
    const [, second] = await crossing({ withoutMembers: ["m0"] }, change);
    expect(second).toEqual({ saved: false, reason: "conflict" });
  });

  test("a hundred changes from both arrive, each once", async () => {
    await both();
    const many = (page: Page, from: number): Promise<boolean[]> =>
      page.evaluate(async (first) => {
        const outcomes = Array.from({ length: 50 }, (_, i) =>
          window.clubStage.club.apply({
            versions: [{ session: { id: `${first + i}`, date: "2026-01-01" } }],
          }),
        );
        return (await Promise.all(outcomes)).map(({ saved }) => saved);
      }, from);
    const saved = (await Promise.all([many(one, 1000), many(two, 2000)])).flat();
    expect(saved.every(Boolean)).toBe(true);
    await expect.poll(() => hash(two)).toBe(await hash(one));
    const { versions } = await contentsIn(two);
    expect(versions.map(({ order }) => order)).toEqual(Array.from({ length: 104 }, (_, i) => i + 1));
    expect(new Set(versions.map(({ session }) => session.id)).size).toBe(104);
  });

  test("undo leaves alone what the other did; what the other built upon is a conflict", async () => {
    await both();
    await apply(one, { members: [member(1, { name: "First" })] });
    await apply(one, { versions: [{ session: evening(5, 8) }] });
    await expect.poll(() => hash(two)).toBe(await hash(one));
    await apply(two, { versions: [{ session: evening(6, 8) }] });
    await apply(two, { members: [member(1, { name: "Second" })] });
    expect(await undo(one)).toMatchObject({ saved: true });
    let contents = await contentsIn(one);
    expect(contents.versions.map(({ session }) => session.id)).toEqual(["s0", "s1", "s2", "s3", "s6"]);
    expect(await undo(one)).toEqual({ saved: false, reason: "conflict" });
    contents = await contentsIn(one);
    expect(contents.members[1]?.name).toBe("Second");
    // The other's own steps can still be taken back there.
    await expect.poll(() => hash(two)).toBe(await hash(one));
    expect(await undo(two)).toMatchObject({ saved: true });
    expect((await contentsIn(two)).members[1]?.name).toBe("First");
    expect(await redo(one)).toMatchObject({ saved: true });
    contents = await contentsIn(one);
    expect(contents.versions.map(({ session }) => session.id)).toEqual(["s0", "s1", "s2", "s3", "s6", "s5"]);
  });

  test("redo does not write over what the other did since", async () => {
    await both();
    await apply(one, { members: [member(1, { name: "First" })] });
    await undo(one);
    await expect.poll(() => hash(two)).toBe(await hash(one));
    await apply(two, { members: [member(1, { name: "Second" })] });
    expect(await redo(one)).toEqual({ saved: false, reason: "conflict" });
    expect((await contentsIn(one)).members[1]?.name).toBe("Second");
  });
});

describe("backups", () => {
  test("a damaged one leaves the book untouched; a good one comes back exactly, and can be undone", async () => {
    const [page] = (await tabs(1)) as [Page];
    await openIn(page);
    await apply(page, { contents: club });
    const text = await page.evaluate(() => window.clubStage.writeBookBackup(window.clubStage.contents()));
    await apply(page, { withoutMembers: ["m1", "m2"], name: "Later" });
    const later = await hash(page);
    const restore = (file: string): Promise<string> =>
      page.evaluate(async (content) => {
        const reading = window.clubStage.readBookBackup(content);
        if ("findings" in reading) return reading.findings.map(({ where }) => where.path).join();
        await window.clubStage.club.apply({ contents: reading.contents });
        return "opened";
      }, file);
    expect(await restore(text.replace('"handicap":14', '"handicap":41'))).toBe("members[2]");
    expect(await hash(page)).toBe(later);
    expect(await openIn(await tab())).toBe(later);
    expect(await restore(text)).toBe("opened");
    expect(await openIn(await tab())).toBe(hashOf(club));
    await undo(page);
    expect(await openIn(await tab())).toBe(later);
  });

  test("are asked for in time, and other tabs know of them", async () => {
    const [one, two] = (await tabs(2)) as [Page, Page];
    await one.evaluate(() => window.clubStage.open({ now: () => new Date("2026-01-01T12:00:00Z") }));
    const due = (page: Page, day: string): Promise<boolean> =>
      page.evaluate((now) => window.clubStage.backupDue(window.clubStage.club, new Date(now)), day);
    expect(await due(one, "2026-03-01")).toBe(false);
    await apply(one, { members: [member(1)] });
    expect([await due(one, "2026-01-30"), await due(one, "2026-02-01")]).toEqual([false, true]);
    await openIn(two);
    await one.evaluate(() => window.clubStage.club.markBackup(new Date("2026-02-01T12:00:00Z")));
    expect(await due(one, "2026-02-02")).toBe(false);
    await expect.poll(() => due(two, "2026-05-01")).toBe(false);
    await apply(two, { contents: clubOf(4, 10) });
    expect(await due(two, "2026-02-02")).toBe(true);
  });

  test("go straight into a file that was chosen, also after a reload", async () => {
    const [page] = (await tabs(1)) as [Page];
    await openIn(page);
    await apply(page, { contents: club });
    // The file system of the page's own has the same kind of file as the disk.
    const save = (): Promise<string> =>
      page.evaluate(async () => {
        const file = await window.clubStage.club.keptFile();
        return file ? window.clubStage.saveIntoFile(file, "the book") : "none";
      });
    expect(await save()).toBe("none");
    await page.evaluate(async () => {
      const folder = await navigator.storage.getDirectory();
      Object.assign(window, {
        showSaveFilePicker: () => folder.getFileHandle("book.json", { create: true }),
      });
      const file = await window.clubStage.chooseFile("book.json");
      await window.clubStage.club.keepFile(file);
    });
    await page.reload();
    await page.waitForFunction(() => "clubStage" in window);
    await openIn(page);
    expect(await save()).toBe("saved");
    const text = page.evaluate(async () =>
      (await (await window.clubStage.club.keptFile())!.getFile()).text(),
    );
    expect(await text).toBe("the book");
    // Leave is asked for again, and may be refused.
    const refused = page.evaluate(async () => {
      const file = await window.clubStage.club.keptFile();
      const ask = { queryPermission: () => "prompt", requestPermission: () => "denied" };
      return window.clubStage.saveIntoFile(Object.assign(file!, ask), "another");
    });
    expect(await refused).toBe("refused");
    const dismissed = page.evaluate(() => {
      const dismiss = () => Promise.reject(new DOMException("", "AbortError"));
      Object.assign(window, { showSaveFilePicker: dismiss });
      return window.clubStage.chooseFile("book.json");
    });
    expect(await dismissed).toBeNull();
  });
});

describe("a database", () => {
  const first = { name: "Old club", settings: { rankings: [{ id: "first" }] } };
  const sessions = [evening(0, 4), evening(1, 4), { id: "s0", removed: true }];

  /** As the first version of the page made it. */
  const makeFirst = (page: Page, keepOpen = false): Promise<void> =>
    page.evaluate(
      async ([book, people, reports, open]) => {
        const database = await new Promise<IDBDatabase>((resolve, reject) => {
          const request = indexedDB.open("overtrick-club", 1);
          request.onupgradeneeded = () => {
            request.result.createObjectStore("book");
            request.result.createObjectStore("members", { keyPath: "id" });
            request.result.createObjectStore("sessions", { autoIncrement: true });
          };
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error!);
        });
        const writing = database.transaction(["book", "members", "sessions"], "readwrite");
        writing.objectStore("book").put({ revision: 7, ...book }, "book");
        for (const person of people) writing.objectStore("members").put(person);
        for (const report of reports) writing.objectStore("sessions").add(report);
        await new Promise((resolve) => (writing.oncomplete = resolve));
        if (!open) database.close();
      },
      [first, [member(0), member(1)], sessions, keepOpen] as const,
    );

  test("of version 1 is brought over, and goes on", async () => {
    const [page] = (await tabs(1)) as [Page];
    await makeFirst(page);
    await openIn(page);
    expect(await contentsIn(page)).toEqual({
      ...first,
      members: [member(0), member(1)],
      versions: sessions.map((session, i) => version(i + 1, session as never)),
    });
    expect(await apply(page, { members: [member(2)], versions: [{ session: evening(2, 4) }] })).toEqual({
      saved: true,
      revision: 8,
    });
    expect(await page.evaluate(() => window.clubStage.backupDue(window.clubStage.club, new Date()))).toBe(
      true,
    );
    expect(await openIn(await tab())).toBe(await hash(page));
  });

  test("of version 1 that another tab will not let go of: blocked, and it is untouched", async () => {
    const [old, page] = (await tabs(2)) as [Page, Page];
    await makeFirst(old, true);
    expect(await openIn(page)).toBe("blocked");
    await old.close();
    await openIn(page);
    expect((await contentsIn(page)).name).toBe("Old club");
  });

  test("that a newer page has changed: told, in the tab that was open too", async () => {
    const [page, newer] = (await tabs(2)) as [Page, Page];
    await openIn(page);
    await apply(page, { name: "Before" });
    await newer.evaluate(
      () =>
        new Promise((resolve) => {
          const request = indexedDB.open("overtrick-club", 99);
          request.onsuccess = () => {
            request.result.close();
            resolve(undefined);
          };
        }),
    );
    expect(await apply(page, { name: "After" })).toEqual({ saved: false, reason: "blocked" });
    expect((await contentsIn(page)).name).toBe("Before");
    expect(await openIn(newer)).toBe("newer");
  });

  test.each([
    ["is not there", () => Object.defineProperty(window, "indexedDB", { value: undefined })],
    [
      "is refused, as in some private windows",
      () => {
        IDBFactory.prototype.open = () => {
          throw new DOMException("", "SecurityError");
        };
      },
    ],
  ])("that %s: unavailable", async (_, spoil) => {
    const [page] = (await tabs(1)) as [Page];
    await page.evaluate(spoil);
    expect(await openIn(page)).toBe("unavailable");
    expect(await page.evaluate(() => window.clubStage.storedClubExists())).toBe(false);
  });

  test("that is full: told, and the book is as it was", async () => {
    const [page] = (await tabs(1)) as [Page];
    const devtools = await context.newCDPSession(page);
    const { origin } = new URL(server.address);
    await devtools.send("Storage.overrideQuotaForOrigin", { origin, quotaSize: 1_000_000 });
    await openIn(page);
    await apply(page, { contents: club });
    // Not every browser heeds that; then the database says what it would say.
    await page.evaluate(async () => {
      const { quota = 0 } = await navigator.storage.estimate();
      if (quota <= 1_000_000) return;
      type Write = (this: unknown, ...args: unknown[]) => unknown;
      const stores = IDBObjectStore.prototype as unknown as Record<string, Write>;
      for (const name of ["put", "add"]) {
        const write = stores[name]!;
        stores[name] = function full(...args) {
          if (JSON.stringify(args[0]).length > 1_000_000) throw new DOMException("", "QuotaExceededError");
          return write.apply(this, args);
        };
      }
    });
    const event = "x".repeat(4_000_000);
    expect(await apply(page, { versions: [{ session: evening(9, 8), event }] })).toEqual({
      saved: false,
      reason: "quota",
    });
    expect(await hash(page)).toBe(hashOf(club));
    expect(await openIn(await tab())).toBe(hashOf(club));
    expect(await apply(page, { name: "Short" })).toMatchObject({ saved: true });
  });

  test("that the browser cleared while the page was open: what the page holds is saved whole", async () => {
    const [page] = (await tabs(1)) as [Page];
    await openIn(page);
    await apply(page, { contents: club });
    const devtools = await context.newCDPSession(page);
    const origin = new URL(server.address).origin;
    await devtools.send("Storage.clearDataForOrigin", { origin, storageTypes: "indexeddb" });
    expect(await apply(page, { name: "Still here" })).toMatchObject({ saved: true });
    expect(await openIn(await tab())).toBe(hashOf({ ...club, name: "Still here" }));
  });

  test("is asked to be kept at the first save", async () => {
    const [page] = (await tabs(1)) as [Page];
    const asked = await page.evaluate(async () => {
      let times = 0;
      navigator.storage.persist = () => Promise.resolve((times += 1) > 0);
      await window.clubStage.open();
      const before = times;
      await window.clubStage.club.apply({ name: "A" });
      await window.clubStage.club.apply({ name: "B" });
      return [before, times];
    });
    expect(asked).toEqual([0, 1]);
  });
});
