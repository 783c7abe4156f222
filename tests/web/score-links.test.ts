/** Links of the results: where they land, the way back, and what a link to an event shows who receives it. */
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { firstResult, ranking, stage } from "./support/browser";

const { open } = stage();

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => `${document.activeElement?.tagName} ${document.activeElement?.textContent.trim()}`);

/** Where something stands on the screen, from its top. */
const topOf = (page: Page, selector: string): Promise<number> =>
  page
    .locator(selector)
    .first()
    .evaluate((one) => Math.round(one.getBoundingClientRect().top));

const scrolled = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));

/** The link that “Copy a link” puts on the clipboard. */
async function copied(page: Page): Promise<string> {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByText("Save and share").click();
  await page.getByRole("button", { name: "Copy a link to this event" }).click();
  await page.getByText("The link is on the clipboard").waitFor();
  return page.evaluate(() => navigator.clipboard.readText());
}

async function received(link: string, options: Parameters<typeof open>[1] = {}): Promise<Page> {
  const { page } = await open(link.slice(link.indexOf("#")), options);
  await page.getByText("came with a link").waitFor({ state: "attached" });
  await page.locator("overtrick-slip, overtrick-grid").waitFor();
  return page;
}

describe("a pair of the ranking", () => {
  // The page may still grow above the link while it is being tapped.
  test(
    "is followed to its card's heading on a phone, and the way back ends where it began",
    { retry: 3 },
    async () => {
      const { page } = await open("#/score?sample", phone);
      await page.locator("overtrick-slip").waitFor();
      const link = page.locator(".view-ranking td a, .view-ranking th a").last();
      await link.scrollIntoViewIfNeeded();
      const before = await scrolled(page);
      expect(before).toBeGreaterThan(400);
      await link.tap();
      await page.locator("overtrick-view-card table").waitFor();
      await expect.poll(() => focused(page)).toBe("H2 Pair’s card");
      await expect.poll(() => topOf(page, "#views-title")).toBeLessThan(100);
      expect(await topOf(page, "#views-title")).toBeGreaterThanOrEqual(0);
      expect(await topOf(page, "overtrick-view-card table")).toBeLessThan(500);
      await page.goBack();
      await page.locator(".view-ranking table").waitFor();
      await expect.poll(async () => Math.abs((await scrolled(page)) - before)).toBeLessThan(100);
      // And on from there again.
      await page.goForward();
      await page.locator("overtrick-view-card table").waitFor();
    },
  );

  test("leads from card to card, and the bar of the views keeps the focus", async () => {
    const { page } = await open("#/score?sample&view=card");
    const first = page.locator("overtrick-view-card .card-head");
    const before = await first.innerText();
    await page.locator("overtrick-view-card td.names a").last().click();
    await expect.poll(() => first.innerText()).not.toBe(before);
    await expect.poll(() => focused(page)).toBe("H2 Pair’s card");
    await page.getByRole("link", { name: "Next pair" }).press("Enter");
    await expect.poll(() => focused(page)).toBe("A ›");
    await page.locator(".views-bar").getByRole("link", { name: "Travellers" }).press("Enter");
    await page.locator("overtrick-view-travellers table").first().waitFor();
    expect(await focused(page)).toBe("A Travellers");
  });
});

describe("a link to an event", () => {
  test("shows what was on the screen: the view, the pair, and how it is scored", async () => {
    const { page } = await open("#/score?sample&view=card&pair=7");
    await page.locator("overtrick-view-card table").waitFor();
    await page.getByLabel("Winners").selectOption("two");
    const card = await page.locator("overtrick-view-card .card-head").innerText();
    const other = await received(await copied(page));
    await other.locator("overtrick-view-card table").waitFor();
    expect(await other.locator("overtrick-view-card .card-head").innerText()).toBe(card);
    expect(await other.getByLabel("Winners").inputValue()).toBe("two");
    // Once it is one's own, the address is, too.
    await other.locator(".event-name input").fill("Ours");
    await expect.poll(() => new URL(other.url()).hash).toMatch(/^#\/score\?rules=club&view=card&pair=\w+$/u);
  });

  test("to the travellers of one board shows those", async () => {
    const { page } = await open("#/score?sample&view=travellers&board=3");
    await page.locator("overtrick-view-travellers table").waitFor();
    const link = await copied(page);
    expect(link).toContain("view=travellers&board=3&e=");
    const other = await received(link);
    await expect.poll(() => other.locator("overtrick-view-travellers table").count()).toBe(1);
  });

  test("opens on a phone at the result, and no line is on the keypad", async () => {
    const { page } = await open("#/score?sample");
    const before = await ranking(page);
    const link = await copied(page);
    const other = await received(link, phone);
    await expect.poll(() => topOf(other, "#views-title")).toBeLessThan(100);
    expect(await topOf(other, ".standings tbody tr")).toBeLessThan(400);
    expect(await ranking(other)).toEqual(before);
    expect(await other.locator("overtrick-slip-pad").count()).toBe(0);
    // The reader's own way from here is nobody else's.
    await other.touchscreen.tap(200, 300);
    await other.evaluate(() => scrollTo(0, 0));
    await other.locator(".slip-line").first().tap();
    await other.locator("overtrick-slip-pad").waitFor();
    expect(await topOf(other, "#views-title")).toBeGreaterThan(844);
  });

  test("opens on a phone at a card that is asked for", async () => {
    const { page } = await open("#/score?sample&view=card&pair=7", phone);
    await page.locator("overtrick-slip").waitFor();
    await expect.poll(() => topOf(page, "#views-title")).toBeLessThan(100);
    await page.waitForTimeout(300);
    expect(await topOf(page, "#views-title")).toBeLessThan(100);
  });

  test.each([
    ["en-GB", "It is not kept here until you change it. Go back to your own sheet."],
    ["nl-NL", "Ze wordt pas bewaard als u iets wijzigt. Ga terug naar uw eigen blad."],
    ["da-DK", "Den gemmes først her, når du ændrer den. Gå tilbage til dit eget ark."],
    ["sv-SE", "Den sparas här först när du ändrar den. Gå tillbaka till ditt eget blad."],
  ])("says in whole sentences whose it is: %s", async (locale, said) => {
    const { page: sender } = await open("#/score?sample");
    const link = await copied(sender);
    const { page } = await open("#/score", { locale });
    await page.locator(".event-name input").fill("Mine");
    await page.goto(link);
    await page.reload();
    await firstResult(page);
    await expect.poll(() => page.locator(".work > .note").innerText()).toContain(said);
  });
});

test("what was chosen of “Save and share” leaves the focus there", async () => {
  const { page } = await open("#/score?sample");
  await page.evaluate(() => (window.print = () => undefined));
  const menu = page.locator(".save-menu");
  for (const name of ["Print", "Copy a link to this event", "CSV"]) {
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await menu.locator("summary").click();
    await menu.getByRole("button", { name }).first().click();
    await expect
      .poll(() => menu.evaluate((one: HTMLDetailsElement) => one.open), { message: name })
      .toBe(false);
    // Also after the page has looked whether the focus was lost.
    await page.waitForTimeout(400);
    expect(await focused(page), name).toBe("SUMMARY Save and share");
  }
});

test.each([
  ["en-GB", 320],
  ["nl-NL", 320],
  ["da-DK", 320],
  ["nl-NL", 390],
] as const)("the field of the event's name shows its words whole: %s, %i", async (locale, width) => {
  const { page } = await open("#/score", { locale, viewport: { width, height: 700 } });
  const cut = await page.locator(".event-name input").evaluate((field: HTMLInputElement) => {
    field.value = field.placeholder;
    return field.scrollWidth - field.clientWidth;
  });
  expect(cut).toBeLessThanOrEqual(0);
});
