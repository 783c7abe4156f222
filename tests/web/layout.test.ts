/**
 * Every page on a laptop, a tablet, a phone, at 400 % and on paper, in four languages and both themes: nothing scrolls the page
 * sideways, no text is cut off outside of what scrolls by itself, nothing lies on anything else.
 */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { stage } from "./support/browser";
import { layoutProblems } from "./support/layout";
import { goTo, isThorough, languages, settled, speak, states } from "./support/states";

const { open } = stage();

const laptop = { width: 1280, height: 800 };
/** A tablet on its side, or a laptop at 125 %. */
const tablet = { width: 1024, height: 768 };
const phone = { width: 390, height: 844 };
/** 1280 by 1024 at 400 %, as WCAG 1.4.10 asks. */
const zoomed = { width: 320, height: 256 };
const pixelsOfMillimetre = 96 / 25.4;

/** A4 without its margins, upright or as the view has it on its side (web/pages/score/views/print-heads.ts). */
async function paper(page: Page): Promise<{ width: number; height: number }> {
  const own = await page.evaluate(() =>
    document.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText)).join(),
  );
  const width = own.includes("landscape") ? 277 : own.includes("@page") ? 186 : 180;
  return { width: Math.floor(width * pixelsOfMillimetre), height: 900 };
}

async function problems(page: Page, where: string, size: typeof laptop): Promise<string[]> {
  await page.setViewportSize(size);
  await settled(page);
  return (await layoutProblems(page)).map((problem) => `${where}: ${problem}`);
}

test("every page in every state", { timeout: 1_800_000 }, async () => {
  const { page } = await open("#/score?sample");
  const wrong: string[] = [];
  const look = async (where: string, size: typeof laptop): Promise<void> => {
    wrong.push(...(await problems(page, where, size)));
  };
  for (const [index, state] of states.entries()) {
    const name = state.name ?? state.at;
    await page.setViewportSize(laptop);
    await goTo(page, state);
    for (const [at, language] of languages.entries()) {
      // English and one other in turn, which has the dark theme and the tablet; paper and 400 % in English.
      const turn = at === 0 ? 0 : (index + at) % (languages.length - 1);
      if (!isThorough && at > 0 && turn !== 1) continue;
      await speak(page, language);
      const themes = isThorough ? (["light", "dark"] as const) : ([turn === 1 ? "dark" : "light"] as const);
      for (const theme of themes) {
        await page.emulateMedia({ colorScheme: theme });
        const where = `${name}, ${language}, ${theme}`;
        await look(`${where}, phone`, phone);
        await look(`${where}, laptop`, laptop);
        if (isThorough || turn === 1) await look(`${where}, tablet`, tablet);
        if (!isThorough && language !== "en") continue;
        await look(`${where}, 400 %`, zoomed);
        await page.emulateMedia({ media: "print" });
        await look(`${where}, paper`, await paper(page));
        await page.emulateMedia({ media: "screen" });
      }
    }
    await speak(page, "en");
  }
  expect(wrong).toEqual([]);
});

test("on a phone what stays while a table scrolls covers no place, and all of it stays at one edge", async () => {
  const { page } = await open("#/score?sample", { viewport: phone, locale: "nl-NL" });
  for (const view of ["session", "ranking"]) {
    await goTo(page, { at: `#/score?sample&view=${view}`, shows: ".tally tbody tr" });
    const found = await page
      .locator(".wide")
      .first()
      .evaluate((scroller) => {
        const pairs = [...scroller.querySelectorAll("tr > :nth-child(2)")].filter((cell) =>
          cell.closest("thead, tbody"),
        );
        // Paper beside a cell lies on its neighbour's words.
        const shadows = pairs.flatMap((cell) => getComputedStyle(cell).boxShadow.split(/,(?![^(]*\))/u));
        scroller.scrollLeft = 100;
        const stay = [...pairs, ...scroller.querySelectorAll("tfoot th")];
        return {
          outside: shadows.filter((shadow) => !shadow.includes("inset")),
          edges: [...new Set(stay.map((cell) => Math.round(cell.getBoundingClientRect().left)))],
        };
      });
    expect(found, view).toEqual({ outside: [], edges: [0] });
  }
});

/** Sheets of a printed page: each of them is one object of the file. */
async function sheets(page: Page): Promise<number> {
  const printed = await page.pdf({ format: "A4", preferCSSPageSize: true });
  return printed.toString("latin1").match(/\/Type\s*\/Page\b/gu)?.length ?? 0;
}

test("what fits on one sheet of paper takes one, and its lines are not covered", async () => {
  const { page } = await open("#/score?sample");
  for (const at of [
    "#/score?sample&view=ranking",
    "#/expected?own=28.4&partner=14&mean=26&tables=14&boards=24&result=54.2",
    "#/nett?view=list&sample",
    "#/club?sample",
    "#/club?sample&view=member&id=ole",
  ]) {
    const state = states.find((one) => one.at === at && !one.name);
    await goTo(page, state ?? { at, shows: ".quick-chart svg" });
    expect(await sheets(page), at).toBe(1);
    await page.emulateMedia({ media: "print" });
    const covering = await page.evaluate(
      () =>
        [...document.querySelectorAll("tbody > tr > *")].filter(
          (cell) => getComputedStyle(cell).position === "sticky",
        ).length,
    );
    expect(covering, at).toBe(0);
    await page.emulateMedia({ media: null });
  }
});

test("on paper what was typed stands without its field, and a caption with its table", async () => {
  const { page } = await open("#/score?sample");
  await page.emulateMedia({ media: "print" });
  for (const [at, shows] of [
    ["#/expected?own=28.4&partner=14&mean=26&tables=14&boards=24&result=54.2", ".quick-chart svg"],
    ["#/nett?view=ratings&sample", ".nett-ratings"],
    ["#/ranking?sample&view=settings", ".settings-grid"],
  ] as const) {
    await page.evaluate((hash) => (location.hash = hash), at);
    await page.locator(shows).first().waitFor();
    await settled(page);
    const framed = await page.evaluate(() =>
      [...document.querySelectorAll("main :is(input, select)")]
        .filter((field) => field.checkVisibility())
        .map((field) => getComputedStyle(field))
        .filter((style) => style.appearance !== "none" || style.borderTopWidth !== "0px"),
    );
    expect(framed, at).toEqual([]);
  }
  // All steps of a player, the screen's first fifty or not, and nothing behind them; the head has the view's own name.
  await page.evaluate(() => (location.hash = "#/nett?view=handicaps&sample"));
  const steps = page.locator(".nett-line tbody tr");
  await steps.first().waitFor();
  const turn = (to: string): Promise<boolean> => page.evaluate((type) => dispatchEvent(new Event(type)), to);
  expect(await steps.count()).toBe(50);
  await turn("beforeprint");
  expect(await steps.count()).toBe(96);
  expect(await page.locator(".nett-line > .scroller:last-child").count()).toBe(1);
  await turn("afterprint");
  expect(await steps.count()).toBe(50);
  const head = (): Promise<string> =>
    page.evaluate(() => document.adoptedStyleSheets.map((sheet) => sheet.cssRules[0]?.cssText).join());
  expect(await head()).toContain('"Handicaps"');
  await page.evaluate(() => (location.hash = "#/nett?view=list&sample"));
  await expect.poll(head).toContain('"Nett list"');

  // 100,00 stands within its column, clear of the points before it.
  await speak(page, "nl");
  await page.evaluate(() => (location.hash = "#/score?sample&view=travellers"));
  await page.locator(".traveller-table").first().waitFor();
  await page.setViewportSize(await paper(page));
  await settled(page);
  const spilt = await page.evaluate(() =>
    [...document.querySelectorAll(".traveller-table tbody td.number")].flatMap((cell) => {
      // The text itself: a figure is a button that reaches beyond it.
      const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      const box = cell.getBoundingClientRect();
      const room = parseFloat(getComputedStyle(cell).paddingLeft);
      const wrong: string[] = [];
      while (walker.nextNode()) {
        const text = document.createRange();
        text.selectNodeContents(walker.currentNode);
        for (const own of text.getClientRects())
          if (own.right > box.right + 0.5 || own.left < box.left + room - 0.5) wrong.push(text.toString());
      }
      return wrong;
    }),
  );
  expect(spilt).toEqual([]);
  await page.evaluate(() => (location.hash = "#/club?sample&view=seasons"));
  const caption = page.locator(".championships caption").first();
  await caption.waitFor();
  expect(await caption.evaluate((one) => getComputedStyle(one).breakInside)).toBe("avoid");
});

test("turning the phone, or zooming in, leaves findings off the screen as narrow as it is", async () => {
  const turns = [
    [844, 390],
    [640, 360],
    [1280, 640],
  ];
  for (const [from, to] of turns as [number, number][]) {
    const { page } = await open("#/ranking?view=sessions", {
      viewport: { width: from, height: to },
      wait: false,
    });
    await page.locator("#session-text").fill("A 1 1 Ann - Bo 60,5\nrubbish\nA 2 2 Cy 55");
    await page.locator(".findings").scrollIntoViewIfNeeded();
    await settled(page);
    await page.evaluate(() => scrollTo(0, 0));
    await settled(page);
    expect(await problems(page, `${from} to ${to}`, { width: to, height: from })).toEqual([]);
  }
});

test("names of the sample are whole in their fields on a phone", async () => {
  const { page } = await open("#/score?sample&way=pairs", { viewport: phone });
  await page.locator(".pair-field.name input").first().waitFor();
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>(".pair-field.name input")]
      .filter((field) => field.scrollWidth > field.clientWidth)
      .map(({ value }) => value),
  );
  expect(cut).toEqual([]);
});

test.each([390, 360, 320])("on a phone of %d pixels the grid shows its figures whole", async (width) => {
  const { page } = await open("#/score?sample&way=grid&board=1", { viewport: { width, height: 800 } });
  const cells = page.locator("overtrick-grid tbody input");
  await cells.first().waitFor();
  // Pairs of three digits, as a large field has them; a doubled slam far down; the longest usual contract.
  const typed: [string, string][] = [
    ["ns", "888"],
    ["ew", "188"],
    ["result", "3NTx W -1"],
    ["score", "-1400"],
  ];
  for (const [cell, text] of typed) await page.locator(`input[data-at='2'][data-cell='${cell}']`).fill(text);
  const cut = await cells.evaluateAll((inputs) =>
    inputs
      .filter((input) => input.scrollWidth > input.clientWidth)
      .map((input) => (input as HTMLInputElement).value),
  );
  expect(cut).toEqual([]);
});

test("on a phone a table that scrolls breaks no word letter by letter", async () => {
  const { page } = await open("#/score?sample", { viewport: phone });
  for (const at of ["#/club?sample&view=sessions", "#/club?sample&view=member&id=ole"]) {
    await goTo(
      page,
      states.find((one) => one.at === at)!,
    );
    const narrowest = await page.evaluate(() =>
      Math.min(
        ...[...document.querySelectorAll(".club-table tbody td:not(.number, .place)")].map(
          (cell) => cell.getBoundingClientRect().width,
        ),
      ),
    );
    expect(narrowest, at).toBeGreaterThan(95);
  }
});

test("on a phone what stays while a ranking scrolls has room, and its lines meet those of the row", async () => {
  const { page } = await open("#/score?sample&view=ranking", { viewport: phone });
  await speak(page, "sv");
  const wide = page.locator("overtrick-view-ranking .wide").first();
  await wide.locator("tbody tr").first().waitFor();
  const found = await wide.evaluate((element) => {
    element.scrollLeft = 400;
    return [...element.querySelectorAll("tr")].map((row) => {
      const text = document.createRange();
      text.selectNodeContents(row.firstElementChild!);
      const box = row.firstElementChild!.getBoundingClientRect();
      return {
        room: box.right - text.getBoundingClientRect().right >= 4,
        whole: Math.abs(box.height - Math.round(box.height)) < 0.02,
      };
    });
  });
  expect(found.filter(({ room, whole }) => !room || !whole)).toEqual([]);
});

test("the pages about the elements", async () => {
  for (const file of ["embed.html", "embed.nl.html", "embed.da.html", "embed.sv.html"]) {
    const { page } = await open(file, { wait: false });
    await page.locator("overtrick-ranking [part~=row]").first().waitFor();
    for (const size of [laptop, phone, zoomed]) expect(await problems(page, file, size)).toEqual([]);
  }
});

test("under a finger no field makes the page zoom in, and all still fits", async () => {
  for (const width of [390, 360]) {
    const { page } = await open("#/score?sample", { viewport: { width, height: 800 }, hasTouch: true });
    await speak(page, "nl");
    for (const at of [
      "#/score?sample",
      "#/expected?view=field",
      "#/nett?view=list&sample",
      "#/club?sample",
    ]) {
      await page.evaluate((hash) => (location.hash = hash), at);
      await page.locator("#main h1").waitFor();
      await settled(page);
      const found = await page.evaluate(() => ({
        sideways: document.documentElement.scrollWidth - innerWidth,
        small: [...document.querySelectorAll("input[type=text], select, textarea")].filter(
          (field) => field.getClientRects().length > 0 && parseFloat(getComputedStyle(field).fontSize) < 16,
        ).length,
      }));
      expect(found, `${at} at ${width}`).toEqual({ sideways: 0, small: 0 });
    }
  }
});
