/** The views of events in several sections, and of sessions that are totalled, in a real browser. */
import type { Event } from "overtrick";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchShell } from "../tools/browser.mjs";
import { serveViews } from "./views-page/serve";
import type {} from "./views-page/stage";

let browser: Browser;
let server: Awaited<ReturnType<typeof serveViews>>;
beforeAll(async () => {
  [browser, server] = await Promise.all([launchShell(), serveViews()]);
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

async function open(): Promise<{ page: Page; go: (view: string) => Promise<void> }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: "en-GB" });
  const page = await context.newPage();
  await page.goto(server.address);
  await page.waitForFunction(() => "stage" in window);
  // The first sign of a reader brings the views behind the ranking.
  await page.mouse.move(1, 1);
  await page.waitForFunction(() => customElements.get("overtrick-view-card") !== undefined);
  return {
    page,
    async go(view) {
      await page.evaluate((hash) => (location.hash = hash), `#/score?view=${view}`);
      await page.locator(`overtrick-view-${view}`).waitFor();
      await page.evaluate(
        () => new Promise<void>((done) => setTimeout(() => requestAnimationFrame(() => done()), 30)),
      );
    },
  };
}

const textOf = async (page: Page, selector: string): Promise<string[]> =>
  (await page.locator(selector).allTextContents()).map((text) => text.replace(/\s+/gu, " ").trim());

/** Two tables in section A and three in B, five boards each. */
const inSections = async (page: Page, apart: boolean): Promise<void> =>
  page.evaluate(async (ranked) => {
    const tables = { A: 2, B: 3 };
    const names = ["A", "B"] as const;
    const numbers = (section: "A" | "B"): number[] =>
      Array.from({ length: 2 * tables[section] }, (_, i) => i + 1);
    const event: Event = {
      name: "",
      date: "",
      scoring: "matchpoints",
      players: [],
      entries: names.flatMap((section) =>
        numbers(section).map((number) => ({
          id: `${section}${number}`,
          number: String(number),
          section,
          players: [],
        })),
      ),
      boards: names.flatMap((section) =>
        [1, 2, 3, 4, 5].map((number) => ({
          number,
          section,
          lines: Array.from({ length: tables[section] }, (_, table) => ({
            id: `${section}${number}-${table}`,
            ns: `${section}${2 * table + 1}`,
            ew: `${section}${2 * table + 2}`,
            outcome: { kind: "score" as const, score: 50 * table },
          })),
        })),
      ),
    };
    await window.stage.show(event, ranked ? { base: "club", sections: "apart" } : "club");
  }, apart);

/** Boards 1 and 2 in two sessions; in the second the same pairs sit the other way round. */
const inSessions = async (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const pairs = [
      [
        ["1", "2"],
        ["3", "4"],
      ],
      [
        ["2", "1"],
        ["4", "3"],
      ],
    ];
    const event: Event = {
      name: "",
      date: "",
      scoring: "matchpoints",
      players: [],
      entries: ["1", "2", "3", "4"].map((id) => ({
        id,
        number: id,
        players: [],
        ...(id === "1" && { sessions: [{ session: 1, penalty: { percent: 25 } }] }),
      })),
      boards: [1, 2].flatMap((session) =>
        [1, 2].map((number) => ({
          number,
          session,
          section: `${session}.`,
          lines: pairs[session - 1]!.map(([ns = "", ew = ""], table) => ({
            id: `${session}-${number}-${table}`,
            ns,
            ew,
            outcome: { kind: "score" as const, score: table === 0 ? 100 : 50 },
          })),
        })),
      ),
    };
    await window.stage.show(event, "club");
  });

test("the average per round is that of the section (spec 1.4)", async () => {
  const { page, go } = await open();
  await inSections(page, false);
  await go("session");
  expect(await textOf(page, "overtrick-view-session tfoot tr")).toEqual([
    "Section A: Average per round 5 5",
    "Section B: Average per round 10 10",
  ]);
  await page.locator("overtrick-view-session tfoot button.figure").last().click();
  expect(await page.locator("overtrick-working").innerText()).toContain("20 / 2 = 10");
  await page.keyboard.press("Escape");
  await inSections(page, true);
  await go("session");
  expect(await textOf(page, "overtrick-view-session caption")).toEqual([
    "Session table Section A",
    "Session table Section B",
  ]);
  expect(await textOf(page, "overtrick-view-session tfoot tr")).toEqual([
    "Section A: Average per round 5 5",
    "Section B: Average per round 10 10",
  ]);
  await page.context().close();
});

test("each section begins a block of the control sheet, under its name", async () => {
  const { page, go } = await open();
  await inSections(page, false);
  await go("control");
  expect(await textOf(page, "overtrick-view-control caption")).toEqual([
    "Section A Boards 1–4",
    "Section A Board 5",
    "Section B Boards 1–4",
    "Section B Board 5",
  ]);
  await inSessions(page);
  await go("control");
  expect(await textOf(page, "overtrick-view-control caption")).toEqual([
    "Session 1 Boards 1–2",
    "Session 2 Boards 1–2",
  ]);
  await page.context().close();
});

test("each session has its columns, its letters and its total (spec 1.4)", async () => {
  const { page, go } = await open();
  await inSessions(page);
  await go("session");
  expect(await textOf(page, "overtrick-view-session thead th.round")).toEqual(["1. 1–2", "2. 1–2"]);
  const rows = await textOf(page, "overtrick-view-session tbody tr");
  // Pair 2 loses both boards sitting EW, and wins both sitting NS.
  expect(rows.find((row) => /^\S+ 2 /u.test(row))).toMatch(/ 0 a 4 B$/u);
  expect(await textOf(page, "overtrick-view-session tfoot tr")).toEqual(["Average per round 2 2 2"]);
  await page.locator('overtrick-view-session button[data-entry="2"][data-session="2"]').click();
  expect(await page.locator("overtrick-working").innerText()).toContain("2 + 2 = 4");
  await page.keyboard.press("Escape");
  expect(await textOf(page, ".adjusted-notes li")).toEqual(["* Pair 1: Session 1 Penalty −25 %"]);
  await go("matrix");
  expect(await textOf(page, "overtrick-view-matrix caption")).toEqual([
    "Pairs × boards Session 1",
    "Pairs × boards Session 2",
  ]);
  const totals = await textOf(page, "overtrick-view-matrix tbody tr td:last-child");
  expect(totals).toEqual(["3", "0", "0", "4", "0", "4", "4", "0"]);
  await go("ranking");
  await page.locator('overtrick-view-ranking button[data-shows="percent"][data-entry="1"]').click();
  const working = await page.locator("overtrick-working").innerText();
  expect(working).toContain("Session 1: ");
  expect(working).toContain("3 + 0 = 3");
  await page.context().close();
});
