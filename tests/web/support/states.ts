/**
 * Every page in the states that a reader meets: with its sample, empty, with findings, with a dialog open. The tests of
 * readers and of layout go through this list; a new page or view is one line here.
 */
import type { Page } from "playwright-core";
import { sampleList } from "../../../web/pages/expected/field-sample";

export interface State {
  /** Where it is; the name, too, unless there are two of them. */
  at: string;
  /** What is there when the page has come so far. */
  shows: string;
  name?: string;
  /** What the reader does there, in no language. */
  act?: (page: Page) => Promise<void>;
}

export const languages = ["en", "nl", "da", "sv"];

/** Looks at every state in every language and theme with every rule and size; otherwise at what can differ. */
export const isThorough = process.env["OVERTRICK_THOROUGH"] === "1";

const click =
  (selector: string) =>
  async (page: Page): Promise<void> =>
    page.locator(selector).first().click();

const fill =
  (selector: string, text: string) =>
  async (page: Page): Promise<void> =>
    page.locator(selector).fill(text);

const scoreViews = [
  ...["ranking", "travellers", "card", "session", "matrix", "control", "frequencies", "rules"],
].map((view): State => ({ at: `#/score?sample&view=${view}`, shows: `overtrick-view-${view} table` }));

/** Samples first: they are never kept. What is typed stays for the states behind it. */
export const states: readonly State[] = [
  ...scoreViews,
  ...["slip", "paste", "pairs"].map((way): State => ({
    at: `#/score?sample&way=${way}`,
    shows: "overtrick-entry input, overtrick-entry textarea",
  })),
  {
    at: "#/score?sample&way=grid&view=ranking",
    name: "Score, working",
    shows: "overtrick-view-ranking button.figure",
    act: click("overtrick-view-ranking button.figure"),
  },
  {
    at: "#/score?sample&way=grid",
    name: "Score, special results",
    shows: "overtrick-grid input[data-cell=result]",
    act: async (page) => page.locator("overtrick-grid input[data-cell=result]").first().press("F2"),
  },
  { at: "#/expected", shows: "overtrick-expected-quick input" },
  {
    at: "#/expected?own=28.4&partner=14&mean=26&tables=14&boards=24&result=54.2",
    name: "Expected, working",
    shows: "overtrick-expected-quick button.figure",
    act: click("overtrick-expected-quick button.figure"),
  },
  { at: "#/expected?view=field", shows: "#field-list" },
  {
    at: "#/expected?view=field&tables=14",
    name: "Expected, field with its picture",
    shows: "#field-list",
    act: async (page) => {
      await page.locator("#field-list").fill(sampleList);
      await page.locator(".field-picture .name").first().waitFor();
    },
  },
  {
    at: "#/expected?view=field&boards=24",
    name: "Expected, field with findings",
    shows: "#field-list",
    act: fill("#field-list", "1;Ann;28,4;Bo;14,0;54,2\n2;Cy;x;Di;30;45,8\n2;Ed;20;Flo;?;50\nrubbish"),
  },
  { at: "#/expected?view=about", shows: "overtrick-expected-about" },
  { at: "#/nett", shows: "overtrick-nett-quick input" },
  {
    at: "#/nett?a=51&b=59&r=104.1&g=48",
    name: "Nett, working",
    shows: "overtrick-nett-quick button.figure",
    act: click("overtrick-nett-quick button.figure"),
  },
  ...["ratings", "handicaps", "list"].flatMap((view): State[] => [
    { at: `#/nett?view=${view}&sample`, shows: `overtrick-nett-${view} table` },
    { at: `#/nett?view=${view}`, shows: `overtrick-nett-${view}` },
  ]),
  {
    at: "#/nett?view=list&from=paste",
    name: "Nett, list with findings",
    shows: "#nett-list",
    act: fill("#nett-list", "Ann - Bo 51 59 48\nCy - Di 50 50 148\nrubbish"),
  },
  ...["sessions", "rankings", "lineup", "championship", "settings"].map((view): State => ({
    at: `#/ranking?sample&view=${view}`,
    shows: view === "lineup" ? ".ranking-page .presence" : ".ranking-page table",
  })),
  {
    at: "#/ranking?sample&view=rankings&x",
    name: "Ranking, working",
    shows: "button.figure",
    act: click(".ranking-page button.figure"),
  },
  {
    at: "#/ranking?view=sessions",
    name: "Ranking, empty",
    shows: ".ranking-page",
    act: async (page) => {
      const leave = page.locator(".sample-note button");
      if ((await leave.count()) > 0) await leave.click();
      await page.locator("#session-text").waitFor();
    },
  },
  {
    at: "#/ranking?view=sessions&x",
    name: "Ranking, findings",
    shows: "#session-text",
    act: fill("#session-text", "A 1 1 Ann - Bo 60,5\nrubbish\nA 2 2 Cy 55"),
  },
  ...["", "&view=sessions", "&view=seasons", "&view=settings", "&import"].map((view): State => ({
    at: `#/club?sample${view}`,
    shows: ".club-page .views h2",
  })),
  { at: "#/club?sample&view=member&id=ole", shows: "table.history" },
  // One who plays in every system: this one has nett scores, a ranking and partners, too.
  { at: "#/club?sample&view=member&id=m12", shows: "#ranking-title" },
  { at: "#/club?sample&view=session&id=2026-03-19", shows: "table.systems" },
  { at: "#/club?sample&view=member&id=m12&edit", shows: "#member-aliases" },
  { at: "#/club?sample&view=session&id=2026-03-19&correct", shows: ".club-page h2" },
  { at: "#/club?sample&view=add", shows: ".club-page .choice select" },
  {
    at: "#/club?view=add",
    shows: ".club-page .views h2",
    // From here on there is a club of one's own.
    act: (page) => page.evaluate(() => localStorage.setItem("overtrick.club.started", "1")),
  },
  { at: "#/club?view=members", name: "Club, empty", shows: ".club-page .empty" },
  {
    at: "#/club?x",
    name: "Help",
    shows: ".help-door",
    act: async (page) => {
      await page.locator(".help-door").click();
      await page.locator("dialog.help[open]").waitFor();
    },
  },
  {
    at: "#/club?y",
    name: "Help, words",
    shows: "dialog.help[open]",
    act: click(".help-parts button:nth-child(2)"),
  },
  {
    at: "#/club?z",
    name: "Help, keys",
    shows: "dialog.help[open]",
    act: async (page) => {
      await page.locator(".help-parts button:nth-child(3)").click();
    },
  },
  {
    at: "#/score?way=grid",
    name: "Score, empty",
    shows: ".help-door",
    act: async (page) => {
      await page.keyboard.press("Escape");
      await page.locator(".work .note button").click();
      await page.locator(".empty").waitFor();
    },
  },
  {
    at: "#/score?way=paste",
    name: "Score, findings",
    shows: "#sheet-text",
    act: fill("#sheet-text", "Board 1\n1 2 420\n3 4 455\n1 6 -50\nrubbish here\n5 5 3s"),
  },
];

/** Goes to a state and waits until it has settled. */
export async function goTo(page: Page, { at, shows, act }: State): Promise<void> {
  await page.evaluate((hash) => (location.hash = hash), at);
  await page.locator(shows).first().waitFor();
  await act?.(page);
  await settled(page);
}

/** Nothing on its way any more, and what is there drawn. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
}

/** Another language, also where a dialog covers the switch. */
export async function speak(page: Page, language: string): Promise<void> {
  await page.evaluate((name) => {
    const select = document.querySelector<HTMLSelectElement>("overtrick-language select")!;
    select.value = name;
    select.dispatchEvent(new Event("change", { bubbles: true }));
  }, language);
  await page.waitForFunction((name) => document.documentElement.lang === name, language);
  await settled(page);
}
