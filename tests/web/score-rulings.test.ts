/** What a director ruled, and the form of a fouled board, in every view that shows the score it belongs to. */
import type { Event, Outcome, Scoring } from "overtrick";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { launchShell } from "../tools/browser.mjs";
import { serveViews } from "./views-page/serve";
import type {} from "./views-page/stage";

let browser: Browser;
let server: Awaited<ReturnType<typeof serveViews>>;
let page: Page;

beforeAll(async () => {
  [browser, server] = await Promise.all([launchShell(), serveViews()]);
  page = await browser.newPage({ viewport: { width: 1280, height: 900 }, locale: "en-GB" });
  await page.goto(server.address);
  await page.waitForFunction(() => "stage" in window);
  await page.mouse.move(1, 1);
  await page.waitForFunction(() => customElements.get("overtrick-view-card") !== undefined);
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

type Happened = Outcome | { outcome: Outcome; group: number };

/** Board 1 with the pairs 1 against 2, 3 against 4 and so on, a line for each of what happened. */
function boardOf(happened: readonly Happened[], scoring: Scoring = "matchpoints"): Event {
  const entries = happened.flatMap((_, i) => [i * 2 + 1, i * 2 + 2]);
  return {
    name: "Rulings",
    date: "2026-03-05",
    scoring,
    players: [],
    entries: entries.map((number) => ({ id: String(number), number: String(number), players: [] })),
    boards: [
      {
        number: 1,
        lines: happened.map((one, i) => ({
          id: `l${i + 1}`,
          ns: String(i * 2 + 1),
          ew: String(i * 2 + 2),
          ...("outcome" in one ? one : { outcome: one }),
        })),
      },
    ],
  };
}

const split: Outcome = { kind: "split", ns: 420, ew: -450 };
const averagePlus: Outcome = { kind: "oneSided", side: "EW", award: "A+", score: 100 };
const averageMinus: Outcome = { kind: "oneSided", side: "NS", award: "A-", score: 420 };
const score = (points: number): Outcome => ({ kind: "score", score: points });
const contract: Outcome = { kind: "contract", contract: "4S", declarer: "N", tricks: 10 };
const mixed = [split, averagePlus, score(50), contract];
const bare = [averageMinus, split, score(420), score(-50)];
const fouled = [score(420), score(-50), { outcome: score(420), group: 2 }, { outcome: contract, group: 2 }];

/** The rows of the view's tables, cells apart by a bar. */
async function rowsOf(event: Event, view: string, more = ""): Promise<string[]> {
  await page.evaluate((one) => window.stage.show(one, "club"), event);
  await page.evaluate((hash) => (location.hash = hash), `#/score?view=${view}${more}`);
  await page.locator(`overtrick-view-${view}`).waitFor();
  await page.evaluate(() => new Promise((done) => setTimeout(() => requestAnimationFrame(done), 30)));
  return page
    .locator(`overtrick-view-${view} tbody tr`)
    .evaluateAll((rows) =>
      rows.map((row) =>
        [...(row as HTMLTableRowElement).cells]
          .map((cell) => cell.innerText.replace(/\s+/gu, " ").trim())
          .join("|"),
      ),
    );
}

describe("a pair's card", () => {
  // Spec 6, Event: both values of a split are NS scores; spec 1.1: scores are stored from NS's point of view.
  test.each<{ name: string; of: Happened[]; pair: number; scoring?: Scoring; row: RegExp }>([
    { name: "NS of a split", of: mixed, pair: 1, row: /\|420 \/ −450\|420\|/u },
    { name: "EW of a split", of: mixed, pair: 2, row: /\|420 \/ −450\|450\|/u },
    { name: "EW of a split at Butler", of: mixed, pair: 2, scoring: "butler", row: /\|450\|/u },
    { name: "EW of a split at cross-IMPs", of: mixed, pair: 2, scoring: "crossimps", row: /\|450\|/u },
    { name: "the side that got average plus", of: mixed, pair: 4, row: /\|EW A\+\|−100\|3\.60\|60\.00\|/u },
    { name: "the side that kept its score", of: mixed, pair: 3, row: /\|EW A\+\|100\|/u },
    { name: "average minus among bare scores", of: bare, pair: 1, row: /\|NS A−\|420\|/u },
    { name: "another form of the board", of: fouled, pair: 5, row: /\|group 2\|420\|/u },
    { name: "a contract on another form", of: fouled, pair: 7, row: /\|4♠ N = group 2\|420\|/u },
    { name: "a bare score", of: bare, pair: 5, row: /^1\|NS\|6\|420\|/u },
  ])("$name", async ({ of, pair, scoring, row }) => {
    const [first] = await rowsOf(boardOf(of, scoring), "card", `&pair=${pair}`);
    expect(first).toMatch(row);
  });
});

describe("beside the score", () => {
  test.each<{ name: string; view: string; of: Happened[]; rows: RegExp[] }>([
    {
      name: "rulings on a traveller of bare scores",
      view: "travellers",
      of: bare,
      rows: [/^1\|2\|NS A−\|420\|/u, /^3\|4\|420 \/ −450\|420\|/u, /^5\|6\|\|420\|/u, /^7\|8\|\|−50\|/u],
    },
    {
      name: "forms of the board on a traveller",
      view: "travellers",
      of: fouled,
      rows: [/^1\|2\|\|420\|/u, /^3\|4\|/u, /^5\|6\|group 2\|420\|/u, /^7\|8\|4♠ N = group 2\|420\|/u],
    },
    {
      name: "no column for nothing on a traveller",
      view: "travellers",
      of: [score(420), { kind: "passed" }],
      rows: [/^1\|2\|420\|/u, /^3\|4\|0\|/u],
    },
    {
      name: "forms of the board on the control sheet",
      view: "control",
      of: fouled,
      rows: [/420\|$/u, /−50\|$/u, /420\|group 2$/u, /420\|N 4♠ = group 2$/u],
    },
    {
      name: "rulings among the frequencies",
      view: "frequencies",
      of: bare,
      rows: [/^NS A− 420\|\|1\|/u, /^420 \/ −450\|1\|/u, /^420\|\|1\|/u, /^\|50\|1\|/u],
    },
    {
      name: "forms of the board among the frequencies",
      view: "frequencies",
      of: fouled,
      rows: [/^420\|\|1\|/u, /^group 2 420\|\|2\|/u, /^\|50\|1\|/u],
    },
  ])("$name", async ({ view, of, rows }) => {
    const found = await rowsOf(boardOf(of), view);
    expect(found.length).toBe(rows.length);
    rows.forEach((row, i) => expect(found[i]).toMatch(row));
  });
});
