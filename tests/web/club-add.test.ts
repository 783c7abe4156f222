/** The form that takes an evening into the club's book: by keyboard, over a reload, and on which day. */
import type { BrowserContextOptions, Page } from "playwright-core";
import { expect, test } from "vitest";
import type { Event } from "../../dist/package/index.js";
import { stage } from "./support/browser";

const { open } = stage();

const played = ["Jan Jansen", "Piet Smit", "Kees Kort", "Bea Lang", "Co Kleyn", "Dirk Groot"];
/** Two of them are written otherwise than in the book, and asked about. */
const members = "Jan Jansen; 20\nPiet Smit; 30\nKees Kort; 31\nBea Lang; 12\nCo Klein; 40\nDirk Groat; 21";

const evening: Event = {
  name: "Club evening",
  date: "2026-09-07",
  scoring: "matchpoints",
  players: played.map((name, i) => ({ id: `p${i}`, name })),
  entries: [0, 1, 2].map((i) => ({
    id: String(i + 1),
    number: String(i + 1),
    players: [`p${2 * i}`, `p${2 * i + 1}`],
  })),
  boards: [
    {
      number: 1,
      lines: [
        { id: "a", ns: "1", ew: "2", outcome: { kind: "score", score: 420 } },
        { id: "b", ns: "3", ew: "1", outcome: { kind: "score", score: -50 } },
      ],
    },
  ],
};

/** A club of one's own, an evening on the Score page, and the form for it. */
async function form(options: BrowserContextOptions = {}): Promise<Page> {
  const { page } = await open("#/club", { ...options, wait: false });
  await page.locator(".sample-note button").click();
  await page.locator(".sample-note").waitFor({ state: "detached" });
  await page.evaluate(() => (location.hash = "#/club?import"));
  await page.locator("#import-list").fill(members);
  await page.getByRole("button", { name: "Add 6 members" }).click();
  await page.getByText("6 members, mean handicap").waitFor();
  await page.evaluate(() => (location.hash = "#/score"));
  const buffer = Buffer.from(JSON.stringify(evening));
  await page
    .locator("overtrick-file-door input")
    .setInputFiles({ name: "e.json", mimeType: "application/json", buffer });
  await page.getByText("Bea Lang").first().waitFor();
  await page.evaluate(() => (location.hash = "#/club?view=add"));
  await page.getByText("4 recognised, 2 to decide").waitFor();
  return page;
}

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const one = document.activeElement;
    return one?.getAttribute("aria-label") ?? one?.textContent.trim() ?? "";
  });

/** Longer than the page takes to look after a focus that was lost (keep-focus.ts). */
const looked = (page: Page): Promise<void> => page.waitForTimeout(1100);

test("by keyboard the focus goes from name to name, and stays with the last", async () => {
  const page = await form();
  await page.getByRole("button", { name: "It is Co Klein" }).focus();
  await page.keyboard.press("Enter");
  await page.getByText("5 recognised, 1 to decide").waitFor();
  await looked(page);
  expect(await focused(page)).toBe("It is Dirk Groat");
  await page.keyboard.press("Enter");
  await page.getByText("6 recognised").waitFor();
  await looked(page);
  expect(await focused(page)).toBe("Who is Dirk Groot?");
});

test("the last of two first: the focus goes back to the one that is left", async () => {
  const page = await form();
  await page.getByRole("button", { name: "It is Dirk Groat" }).focus();
  await page.keyboard.press("Space");
  await page.getByText("5 recognised, 1 to decide").waitFor();
  await looked(page);
  expect(await focused(page)).toBe("It is Co Klein");
});

test("what was typed and decided is there again after a reload, in a sample as in one's own book", async () => {
  const own = await form();
  const { page: sample } = await open("#/score?sample");
  await sample.getByRole("link", { name: "Add to the club’s book" }).click();
  await sample.getByText("1 to decide").waitFor();
  for (const page of [own, sample]) {
    await page.getByLabel("Name", { exact: true }).fill("The long evening");
    await page.getByLabel("Date", { exact: true }).fill("10 . 9 . 2026");
    await page.locator(".choice button").first().click();
    await page.locator(".choice select").nth(1).selectOption("guest");
    const chosen = (): Promise<string[]> =>
      page
        .locator(".choice select")
        .evaluateAll((all) => all.map((one) => (one as HTMLSelectElement).selectedOptions[0]!.text.trim()));
    const before = await chosen();
    await page.reload();
    await page.locator(".choice select").first().waitFor();
    expect(await page.getByLabel("Name", { exact: true }).inputValue()).toBe("The long evening");
    expect(await page.getByLabel("Date", { exact: true }).inputValue()).toBe("10 . 9 . 2026");
    expect(await page.locator(".choice button").count()).toBe(0);
    expect(await chosen()).toEqual(before);
  }
  // A sample leaves nothing behind in the browser.
  expect(await sample.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test("an American's date is the month first, said beside the field and kept in the book", async () => {
  const page = await form({ locale: "en-US" });
  const date = page.getByLabel("Date", { exact: true });
  await date.fill("11/9/2026");
  await page.getByText("November 9, 2026", { exact: true }).waitFor();
  await page.getByRole("button", { name: "It is Co Klein" }).click();
  await page.getByRole("button", { name: "It is Dirk Groat" }).click();
  await page.getByRole("button", { name: "Add to the book" }).click();
  await page.getByRole("heading", { name: "What this session did, and for whom" }).waitFor();
  expect(await page.locator(".club-page").innerText()).toContain("Nov 9, 2026");
});

test("wherever the Club page takes a date, it says which", async () => {
  const { page } = await open("#/club?sample&view=member&id=ole&do=record", { wait: false, locale: "en-US" });
  for (const [address, label, before] of [
    ["#/club?sample&view=member&id=ole&do=record", "Date", true],
    ["#/club?sample&view=member&id=ole&do=leave", "Last day as a member", true],
    ["#/club?sample&view=member&id=ole&edit", "Member since", false],
  ] as const) {
    await page.evaluate((hash) => (location.hash = hash), address);
    const field = page.getByLabel(label, { exact: true });
    await field.waitFor();
    const note = page.locator(`[id="${(await field.getAttribute("aria-describedby"))!}"]`);
    if (before) expect(await note.innerText(), address).toMatch(/^[A-Z][a-z]+ \d+, \d{4}$/u);
    await field.fill("3/4/2025");
    await expect.poll(() => note.innerText(), { message: address }).toBe("March 4, 2025");
  }
});
