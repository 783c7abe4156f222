/** The frequencies of a board as a picture: a bar to a score, as long as the table says, on the side that scored. */
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
  await page.waitForFunction(() => customElements.get("overtrick-view-frequencies") !== undefined);
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

async function show(scoring: Scoring, own: Event | null = null): Promise<void> {
  await page.evaluate(
    ([kind, event]) => window.stage.show({ ...(event ?? window.stage.sample), scoring: kind }, "club"),
    [scoring, own] as const,
  );
  await page.evaluate(() => (location.hash = "#/score?view=frequencies"));
  await page.locator(".frequency tbody tr").first().waitFor();
  await page.evaluate(() => new Promise((done) => setTimeout(() => requestAnimationFrame(done), 30)));
}

interface Bar {
  /** What the table says. */
  times: number;
  ns: string;
  ew: string;
  contracts: string;
  /** From the line in the middle, as parts of the half that is there for a side. */
  from: number;
  to: number;
}

/** The rows of each board. */
async function boards(): Promise<Bar[][]> {
  return page.locator(".frequency").evaluateAll((all) =>
    all.map((board) =>
      [...board.querySelectorAll("tbody tr")].map((row) => {
        const cells = [...(row as HTMLTableRowElement).cells];
        const text = (cell: Element | undefined): string => (cell?.textContent ?? "").trim();
        const [picture, bar] = ["svg", "svg rect"].map((part) =>
          row.querySelector(`.times ${part}`)!.getBoundingClientRect(),
        );
        const [half, middle] = [picture!.width / 2, picture!.left + picture!.width / 2];
        const isWord = row.querySelector("[colspan]") !== null;
        return {
          times: Number(text(row.querySelector(".times")!)),
          ns: isWord ? "" : text(cells[0]),
          ew: isWord ? "" : text(cells[1]),
          contracts: text(row.querySelector(".contracts") ?? undefined),
          from: (bar!.left - middle) / half,
          to: (bar!.right - middle) / half,
        };
      }),
    ),
  );
}

const near = (one: number, other: number): boolean => Math.abs(one - other) < 0.02;

/** What does not fit of what the table says of a board. */
function faults(rows: readonly Bar[]): string[] {
  const most = Math.max(4, ...rows.map(({ times }) => times));
  return rows.flatMap((row) => {
    const { times, ns, ew, from, to } = row;
    const fits =
      near(to - from, times / most) &&
      (ns !== "" && ns !== "0" ? near(to, 0) : ew === "" ? near(from, -to) : near(from, 0));
    return fits ? [] : [JSON.stringify(row)];
  });
}

const pairs = (count: number): Event["entries"] =>
  Array.from({ length: count }, (_, i) => ({ id: String(i + 1), number: String(i + 1), players: [] }));

const score = (points: number): Outcome => ({ kind: "score", score: points });
const contract = (bid: string, tricks: number): Outcome => ({
  kind: "contract",
  contract: bid,
  declarer: "N",
  tricks,
});

/** One board, a line for each of what happened. */
const boardOf = (happened: readonly Outcome[]): Event => ({
  name: "",
  date: "",
  scoring: "matchpoints",
  players: [],
  entries: pairs(happened.length * 2),
  boards: [
    {
      number: 1,
      lines: happened.map((outcome, i) => ({
        id: `l${i}`,
        ns: String(i * 2 + 1),
        ew: String(i * 2 + 2),
        outcome,
      })),
    },
  ],
});

describe("every score has a bar", () => {
  test.each<Scoring>(["matchpoints", "crossimps", "butler"])("at %s, of the sample", async (scoring) => {
    await show(scoring);
    const drawn = await boards();
    expect(drawn.length).toBe(26);
    expect(drawn.flatMap(faults)).toEqual([]);
    const results = await page.evaluate(
      () =>
        window.stage.scores.boards
          .flatMap(({ lines }) => lines)
          .filter(({ nsPoints, ewPoints }) => nsPoints !== null || ewPoints !== null).length,
    );
    expect(drawn.flat().reduce((sum, { times }) => sum + times, 0)).toBe(results);
  });

  test("left of the line for NS, right for EW, across it for neither", async () => {
    const happened: Outcome[] = [
      ...Array.from({ length: 8 }, () => score(420)),
      ...[score(50), score(-50), score(-50), { kind: "passed" as const }, score(0)],
      { kind: "artificial", ns: "A", ew: "A" },
      { kind: "split", ns: 420, ew: -450 },
      { kind: "notPlayed" },
    ];
    await show("matchpoints", boardOf(happened));
    const [rows] = await boards();
    expect(faults(rows!)).toEqual([]);
    const halves = rows!.map(({ from, to }) => (near(to, 0) ? "NS" : near(from, 0) ? "EW" : "neither"));
    expect(halves.filter((half) => half === "NS")).toHaveLength(2);
    expect(halves.filter((half) => half === "EW")).toHaveLength(1);
    expect(rows!.reduce((sum, { times }) => sum + times, 0)).toBe(15);
    // Apart without colour, too: by their place, and what is of neither side is hollow.
    const fills = await page
      .locator(".frequency svg.both rect")
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).fill));
    expect(fills.length).toBe(halves.filter((half) => half === "neither").length);
    expect(new Set(fills)).toEqual(new Set(["none"]));
  });

  test("with the contracts that gave it, the most frequent first", async () => {
    await show(
      "matchpoints",
      boardOf([contract("4H", 10), contract("4S", 10), contract("4S", 10), contract("3N", 8), score(420)]),
    );
    const [rows] = await boards();
    expect(rows!.map(({ contracts }) => contracts.replace(/\s+/gu, " "))).toEqual(["4♠ 4♥", "3NT"]);
    await show("matchpoints", boardOf([score(420), score(-50)]));
    expect(await page.locator(".frequency .contracts").count()).toBe(0);
  });
});

test("beside the table that says it all, the bars are no words for a reader", async () => {
  await show("matchpoints");
  const spoken = await page.locator(".frequency svg:not([aria-hidden=true])").count();
  expect(spoken).toBe(0);
  await page.getByText("Bars run left for North-South").waitFor();
});

test("on paper the bars are as long, and no figure lies on one", async () => {
  await show("matchpoints");
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width: 688, height: 900 });
  expect((await boards()).flatMap(faults)).toEqual([]);
  const covered = await page.locator(".frequency td.times").evaluateAll((cells) =>
    cells.filter((cell) => {
      const bar = cell.querySelector("svg")!.getBoundingClientRect();
      return bar.width < 20 || bar.right > cell.querySelector(".count")!.getBoundingClientRect().left + 0.5;
    }),
  );
  expect(covered.length).toBe(0);
  await page.emulateMedia({ media: "screen" });
  await page.setViewportSize({ width: 1280, height: 900 });
});
