/** The club's book in the browser's worker: the same answers as in Node, with progress, cancel and a page that stays free. */
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { load } from "../../dist/package/index.js";
import type { ClubBook, Overtrick } from "../../dist/package/index.js";
import type { ClubContents } from "../../web/store/club/contents";
import { changed } from "../../web/store/club/contents";
import { hashOf } from "../../web/store/club/hash";
import { launchShell } from "../tools/browser.mjs";
import { buildClubPage, serveClubPage } from "./club-page/serve.mjs";
import type {} from "./club-page/stage";
import { clubOf, evening, member } from "./support/club";
import { tasksDuring } from "./support/tasks";

let browser: Browser;
let server: Awaited<ReturnType<typeof serveClubPage>>;
let overtrick: Overtrick;
let page: Page;
const complaints: string[] = [];

beforeAll(async () => {
  [browser, server, overtrick] = await Promise.all([launchShell(), serveClubPage(), load()]);
  page = await browser.newPage();
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => complaints.push(message.text()));
  await page.goto(server.address);
  await page.waitForFunction(() => "clubStage" in window);
});
afterAll(async () => {
  await browser.close();
  await server.close();
  expect(complaints).toEqual([]);
});
beforeEach(() =>
  page.evaluate(() => {
    (window.clubStage.book as typeof window.clubStage.book | null)?.close();
    window.clubStage.book = window.clubStage.startBook();
  }),
);

const bookOf = ({ settings, members, versions }: ClubContents): ClubBook => ({
  settings,
  members,
  sessions: versions.map(({ session }) => session),
});

const today = "2024-06-01";
const club = clubOf(30, 60);

test("answers, histories and events are those of the package in Node, bit for bit", async () => {
  const answers = await page.evaluate(
    async ([contents, day]) => {
      const { book } = window.clubStage;
      await book.open(contents);
      return {
        answer: await book.answer({ today: day }),
        history: await book.history("m3", { today: day }),
        session: await book.session("s7"),
        none: await book.session("nothing"),
      };
    },
    [club, today] as const,
  );
  const book = overtrick.openBook(bookOf(club));
  expect(answers).toEqual({
    answer: book.answer({ today }),
    history: book.history("m3", { today }),
    session: book.session("s7"),
    none: null,
  });
  book.close();
});

test("a change replays what follows it; a step back opens the book anew; both are right", async () => {
  const corrected = changed(club, {
    members: [member(30), member(1, { handicap: 3 })],
    versions: [{ session: evening(58, 30, { corrected: "2024-10-20", entries: evening(3, 30).entries! }) }],
  });
  const [whole, after, back] = await page.evaluate(
    async ([before, now]) => {
      const { book } = window.clubStage;
      await book.open(before);
      const first = await book.answer();
      // What did not change has to be the same object, as the store leaves it.
      const members = now.members.map((one, i) => (i === 1 || i === 30 ? one : before.members[i]!));
      const later = { ...now, members, versions: [...before.versions, now.versions.at(-1)!] };
      const sessionOnly = { ...before, versions: later.versions };
      await book.change(sessionOnly);
      const { replayed } = await book.answer();
      await book.change({ ...later, settings: before.settings });
      const second = { ...(await book.answer()), replayed };
      await book.change(before);
      return [first, second, await book.answer()];
    },
    [club, corrected] as const,
  );
  expect(whole.replayed).toEqual({ project52: 60, nett: 60, ranking: 60 });
  expect(Math.max(...Object.values(after.replayed))).toBeLessThan(60);
  expect(after.members).toEqual(overtrick.replayBook(bookOf(corrected)).members);
  expect(back).toEqual(whole);
});

test("a replay tells how far it is, can be stopped and gone on with, and the page stays free", async () => {
  const evenings = Array.from({ length: 100 }, (_, i) => evening(i, 30));
  const sessions = Array.from({ length: 4000 }, (_, i) => ({ ...evenings[i % 100]!, id: `s${i}` }));
  await page.evaluate(
    async ([contents, some]) => {
      await window.clubStage.book.open({ ...contents, versions: [] });
      const all = Array.from({ length: 4000 }, (_, i) => ({ ...some[i % 100]!, id: `s${i}` }));
      await window.clubStage.book.add(all);
    },
    [club, evenings] as const,
  );
  let seen:
    { stopped: boolean; early: boolean; done: number[]; finished: boolean; steps: number[] } | undefined;
  const tasks = await tasksDuring(browser, page, async () => {
    seen = await page.evaluate(async () => {
      const { book } = window.clubStage;
      const stop = new AbortController();
      const early = await book.replay({ signal: AbortSignal.abort() });
      const done: number[] = [];
      const stopped = await book.replay({
        signal: stop.signal,
        progress: (some, all) => {
          done.push(some / all);
          stop.abort();
        },
      });
      const steps: number[] = [];
      const finished = await book.replay({ progress: (some, all) => steps.push(some / all) });
      return { stopped, early, done, finished, steps };
    });
  });
  expect(seen).toMatchObject({ stopped: false, early: false, finished: true });
  expect(seen!.done.at(-1)).toBeLessThan(1);
  // How many depends on the machine; on any there is one on the way.
  expect(seen!.steps.some((step) => step > 0 && step < 1)).toBe(true);
  expect(seen!.steps).toEqual(seen!.steps.toSorted((one, other) => one - other));
  expect(seen!.steps.at(-1)).toBe(1);
  expect(tasks.longestAlone).toBeLessThan(100);
  const members = await page.evaluate(async () => (await window.clubStage.book.answer()).members);
  expect(members).toEqual(overtrick.replayBook({ ...bookOf(club), sessions }).members);
});

test("what is asked at once is answered in order, and nothing hangs when the book is closed", async () => {
  const seen = await page.evaluate(async (contents) => {
    const { book } = window.clubStage;
    const half = { ...contents, versions: contents.versions.slice(0, 30) };
    const [, first, , second] = await Promise.all([
      book.open(half),
      book.answer(),
      book.change({ ...contents, versions: [...half.versions, ...contents.versions.slice(30)] }),
      book.answer(),
    ]);
    const late = book.answer();
    book.close();
    const failed = await Promise.allSettled([late, book.answer(), book.replay()]);
    return [first.sessions.length, second.sessions.length, ...failed.map(({ status }) => status)];
  }, club);
  expect(seen).toEqual([30, 60, "rejected", "rejected", "rejected"]);
});

test("from one file on the disk the worker and the database do the same", async () => {
  const file = join(await buildClubPage("single"), "overtrick.html");
  const alone = await browser.newPage();
  alone.on("pageerror", (error) => complaints.push(error.message));
  alone.on("console", (message) => complaints.push(message.text()));
  await alone.goto(pathToFileURL(file).href);
  await alone.waitForFunction(() => "clubStage" in window);
  const answer = await alone.evaluate(
    async ([contents, day]) => {
      const { clubStage } = window;
      await clubStage.open();
      await clubStage.club.apply({ contents });
      const book = clubStage.startBook();
      await book.open(clubStage.contents());
      return book.answer({ today: day });
    },
    [club, today] as const,
  );
  expect(answer).toEqual(overtrick.replayBook(bookOf(club), { today }));
  await alone.reload();
  await alone.waitForFunction(() => "clubStage" in window);
  expect(await alone.evaluate(() => window.clubStage.open())).toBe(hashOf(club));
});
