/** On paper: no controls, every text whole, every column on the sheet. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { load } from "../../dist/package/index.js";
import type { Event } from "../../dist/package/index.js";
import { stage } from "./support/browser";
import { goTo, settled, states } from "./support/states";

const { open } = stage();

const pixelsOfMillimetre = 96 / 25.4;

/** As the browser turns to paper, on a sheet of this width between its margins. */
async function toPaper(page: Page, millimetres: number): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width: Math.floor(millimetres * pixelsOfMillimetre), height: 900 });
  await settled(page);
}

async function fromPaper(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await page.emulateMedia({ media: null });
  await page.setViewportSize({ width: 1280, height: 800 });
}

/** What looks like something to press or to pull: a frame, a ground, a sign without a word, a grip; a text that is cut. */
const controls = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("button, .button, summary, textarea, input, select")]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.getClientRects().length > 0)
      .flatMap((one) => {
        const style = getComputedStyle(one);
        const wrong: string[] = [];
        const clear = "rgba(0, 0, 0, 0)";
        if (style.borderTopWidth !== "0px" && style.borderTopColor !== clear) wrong.push("framed");
        if (one.matches("button, .button")) {
          if (style.backgroundColor !== clear) wrong.push("has a ground");
          if (!/[\p{L}\p{N}]/u.test(one.innerText)) wrong.push("says nothing");
        }
        if (style.listStyleType === "disclosure-closed" && one.matches("summary")) wrong.push("opens");
        if (style.appearance !== "none" && one.matches("input, select")) wrong.push("drawn by the browser");
        if (one.matches("textarea")) {
          if (style.resize !== "none") wrong.push("has a grip");
          if (one.scrollHeight > one.clientHeight + 1) wrong.push("cut");
        }
        return wrong.map((fault) => `${fault}: ${one.outerHTML.replace(/\s+/gu, " ").slice(0, 100)}`);
      }),
  );

/** What is set in less than 8 points, which a director with reading glasses reads no more. */
const small = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const least = (8 * 96) / 72;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement!;
      if (text.textContent!.trim() === "" || element.closest(".hidden, svg, script, style")) continue;
      if (!element.checkVisibility() || element.getClientRects().length === 0) continue;
      const size = parseFloat(getComputedStyle(element).fontSize);
      if (size < least - 0.01) found.push(`${element.className || element.localName} ${size}`);
    }
    return [...new Set(found)];
  });

test("no view of an event is printed in less than 8 points", { timeout: 120_000 }, async () => {
  const { page } = await open("#/score?sample");
  const wrong: string[] = [];
  for (const state of states.filter(({ at }) => at.includes("#/score") && at.includes("view="))) {
    await goTo(page, state);
    await toPaper(page, 186);
    wrong.push(...(await small(page)).map((one) => `${state.name ?? state.at}: ${one}`));
    await fromPaper(page);
  }
  expect(wrong).toEqual([]);
});

test("the session table says in two ways who sat East-West", async () => {
  const { page } = await open("#/score?sample&view=session");
  await page.locator(".tally.session .letter[title]").first().waitFor();
  const cells = await page.locator(".tally.session .letter[title]").evaluateAll((all) =>
    all.map((one) => ({
      small: one.textContent === one.textContent.toLowerCase(),
      slanted: getComputedStyle(one).fontStyle === "italic",
    })),
  );
  expect(cells.length).toBeGreaterThan(100);
  expect(cells.filter(({ small, slanted }) => small !== slanted)).toEqual([]);
  expect(new Set(cells.map(({ slanted }) => slanted)).size).toBe(2);
});

test("no page in any state prints a control", { timeout: 300_000 }, async () => {
  const { page } = await open("#/score?sample");
  const wrong: string[] = [];
  for (const state of states) {
    await goTo(page, state);
    await toPaper(page, 186);
    wrong.push(...(await controls(page)).map((one) => `${state.name ?? state.at}: ${one}`));
    await fromPaper(page);
  }
  expect(wrong).toEqual([]);
});

test("lists that scroll in their fields are printed whole, and are fields again afterwards", async () => {
  const { page } = await open("#/ranking?sample&view=settings", { wait: false });
  await page.getByRole("button", { name: "Take all pairs that played together" }).click();
  // What paper needs comes when the visit has settled.
  const turns = (): Promise<number> =>
    page.evaluate(() => {
      dispatchEvent(new Event("beforeprint"));
      return document.querySelectorAll(".paper-text").length;
    });
  await expect.poll(turns, { timeout: 10_000 }).toBeGreaterThan(0);
  await toPaper(page, 186);
  const [printed, typed] = await page.evaluate(() => [
    [...document.querySelectorAll<HTMLElement>(".paper-text")].map((one) => one.innerText),
    [...document.querySelectorAll("textarea")].map(({ value }) => value),
  ]);
  expect(printed).toEqual(typed);
  expect(typed.map((text) => text.split("\n").length > 12)).toEqual([true, true]);
  const boxes = await page.locator(".paper-text, textarea").evaluateAll((all) =>
    all.map((one) => ({
      is: one.tagName,
      shown: one.getClientRects().length > 0,
      cut: one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1,
    })),
  );
  expect(boxes).toEqual(
    ["DIV", "TEXTAREA", "DIV", "TEXTAREA"].map((is) => ({ is, shown: is === "DIV", cut: false })),
  );
  await fromPaper(page);
  expect(await page.locator(".paper-text").count()).toBe(0);
  expect(await page.locator("#replacements").isVisible()).toBe(true);
});

const firsts = ["Marijke", "Søren", "Käthe", "Wim", "Jytte"];
const lasts = ["van den Brouckegem", "Åkerlund", "Nielsen", "de Wael", "Thygesen", "Holm"];

/** Everybody meets somebody else after each board; two pairs at each of 30 tables. */
const manyRounds = (boards: number): Event => ({
  name: "Grand pairs",
  date: "2026-09-07",
  scoring: "matchpoints",
  players: Array.from({ length: 120 }, (_, i) => ({
    id: `p${i}`,
    name: `${firsts[i % 5]!} ${lasts[i % 6]!}`,
  })),
  entries: Array.from({ length: 60 }, (_, i) => ({
    id: String(i + 1),
    number: String(i + 1),
    players: [`p${2 * i}`, `p${2 * i + 1}`],
  })),
  boards: Array.from({ length: boards }, (_, board) => ({
    number: board + 1,
    lines: Array.from({ length: 30 }, (_, table) => ({
      id: `${board}-${table}`,
      ns: String(table + 1),
      ew: String(31 + ((table + board) % 30)),
      outcome: { kind: "score" as const, score: [420, 450, -50, 170, -110, 620][(table * 7 + board) % 6]! },
    })),
  })),
});

test("the session table of many rounds fits on sheets that lie on their side", async () => {
  const overtrick = await load();
  for (const boards of [8, 30]) {
    const event = manyRounds(boards);
    const { page } = await open("#/score?view=session");
    const rounds = overtrick.sessionTable(event).groups.length;
    expect(rounds).toBe(boards);
    await page.locator("overtrick-file-door input").setInputFiles({
      name: "e.json",
      mimeType: "application/json",
      buffer: Buffer.from(JSON.stringify(event)),
    });
    await page.getByText("Marijke van den Brouckegem").first().waitFor();
    await toPaper(page, 277);
    const found = await page.evaluate(() => {
      const text = document.createRange();
      const beyond = (cell: Element, edge: number): boolean => {
        text.selectNodeContents(cell);
        return text.getBoundingClientRect().right > edge + 0.5;
      };
      const tables = [...document.querySelectorAll(".tally.session")];
      const cells = tables.flatMap((table) => [...table.querySelectorAll("thead th, tbody td, tfoot td")]);
      return {
        rounds: tables.flatMap((table) =>
          [...table.querySelectorAll("thead .round")].map((one) => one.textContent.trim()),
        ),
        rows: tables.map((table) => table.querySelectorAll("tbody tr").length),
        offPaper: cells.filter((cell) => beyond(cell, innerWidth)).length,
        overlapping: cells.filter((cell) => {
          const next = cell.nextElementSibling;
          if (!next || next.textContent.trim() === "") return false;
          text.selectNodeContents(next);
          return beyond(cell, text.getBoundingClientRect().left);
        }).length,
        cut: document.documentElement.scrollWidth - innerWidth,
      };
    });
    const { rows, ...rest } = found;
    expect(rest).toEqual({
      rounds: Array.from({ length: boards }, (_, i) => String(i + 1)),
      offPaper: 0,
      overlapping: 0,
      cut: 0,
    });
    expect(new Set(rows)).toEqual(new Set([60]));
    // As few tables as it takes.
    expect(rows.length).toBe(boards === 8 ? 1 : 2);
    await fromPaper(page);
    await settled(page);
    expect(await page.locator(".tally.session").count()).toBe(1);
  }
});
