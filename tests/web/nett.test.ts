/** The nett page: one pair, ratings, handicaps over time, the nett list; with the document's numbers (R. Low, 2008). */
import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { writeBookBackup } from "../../web/store/club/backup";
import { firstResult, stage } from "./support/browser";
import { clubOf } from "./support/club";

const { open } = stage();

const visit = async (address: string, options: Parameters<typeof open>[1] = {}): Promise<Page> => {
  const { page } = await open(address, { wait: false, ...options });
  await page.getByRole("heading", { level: 1 }).waitFor();
  return page;
};
const cells = (page: Page, selector: string): Promise<string[][]> =>
  page
    .locator(`${selector} tbody tr`)
    .evaluateAll((rows) =>
      rows.map((row) => [...row.children].map((cell) => (cell as HTMLElement).innerText.trim())),
    );
const figures = (page: Page): Promise<string[]> => page.locator(".nett-figures dd").allInnerTexts();

/** How many pixels a choice lacks for its words, its arrow aside. */
const lacking = (page: Page, selector: string): Promise<number> =>
  page.locator(selector).evaluate((element) => {
    const select = element as HTMLSelectElement;
    const style = getComputedStyle(select);
    const draw = document.createElement("canvas").getContext("2d")!;
    draw.font = style.font;
    const arrow = 18;
    const room = select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - arrow;
    return Math.max(0, draw.measureText(select.selectedOptions[0]!.text.trim()).width - room);
  });

describe("one pair", () => {
  test.each(["da-DK", "nl-NL", "sv-SE", "en-GB"])("the session is whole on a phone: %s", async (locale) => {
    const page = await visit("#/nett?a=51&b=59&r=104.1&g=48", {
      locale,
      viewport: { width: 390, height: 844 },
    });
    await page.locator("#nett-session").waitFor();
    expect(await lacking(page, "#nett-session")).toBe(0);
  });

  test("figures of a link are written as the reader would, what is typed stays as it was typed", async () => {
    const page = await visit("#/nett?a=51&b=59.5&r=104.1&g=48", { locale: "nl-NL" });
    expect(await page.locator("#nett-r").inputValue()).toBe("104,1");
    await page.locator("#nett-b").fill("58.25");
    await expect.poll(() => page.url()).toContain("b=58.25");
    expect(await page.locator("#nett-b").inputValue()).toBe("58.25");
  });

  test("part 3 by keyboard alone: 51 and 59 on Thursday, 48 %; the working; the address", async () => {
    const page = await visit("#/nett");
    await page.locator("#nett-a").focus();
    for (const [text, steps] of [
      ["51", 1],
      ["59", 2],
      ["104,1", 1],
      ["48", 0],
    ] as const) {
      await page.keyboard.type(text);
      for (let i = 0; i < steps; i += 1) await page.keyboard.press("Tab");
    }
    expect(await figures(page)).toEqual(["52.83", "45.17", "−2.83"]);
    expect((await cells(page, ".answers table")).map((row) => row[3])).toEqual(["50.80", "58.40"]);
    expect(new URL(page.url()).hash).toBe("#/nett?a=51&b=59&r=104%2C1&g=48");
    await page.getByRole("button", { name: "45.17" }).focus();
    await page.keyboard.press("Enter");
    const panel = page.getByRole("dialog");
    expect(await panel.locator(".formula").allInnerTexts()).toEqual([
      "(51 + 59) / 2 = 55",
      "55 / 1.041 = 52.83",
      "50 + (48 − 52.83) = 45.17",
    ]);
    expect(await panel.innerText()).toContain("part 3");
    await page.keyboard.press("Escape");
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent.trim())).toBe("45.17");
    await page.locator("#nett-rule").selectOption("partner");
    expect((await cells(page, ".answers table")).map((row) => row[3])).toEqual(["50.50", "58.50"]);
    await page.reload();
    await expect.poll(() => figures(page)).toEqual(["52.83", "45.17", "−2.83"]);
  });

  test("a working goes with its view, and Escape closes it from anywhere", async () => {
    const page = await visit("#/nett?a=51&b=59&r=104.1&g=48");
    const panel = page.getByRole("dialog");
    for (const leave of [
      () => page.getByRole("link", { name: "1 Rate the sessions" }).click(),
      async () => {
        await page.evaluate(() => (document.activeElement as HTMLElement).blur());
        await page.keyboard.press("Escape");
      },
    ]) {
      await page.getByRole("link", { name: "One pair" }).click();
      await page.getByRole("button", { name: "52.83" }).click();
      await panel.waitFor();
      await leave();
      await expect.poll(() => panel.count()).toBe(0);
    }
  });

  test("odd input is told, and nothing typed is lost", async () => {
    const page = await visit("#/nett?a=x&b=59&r=250&g=148", { locale: "nl-BE" });
    await page.getByText("Geen getal.").waitFor();
    await page.getByText("Een waardering van 250 % is ongewoon").waitFor();
    await page.getByText("Een percentage ligt tussen 0 en 100").waitFor();
    expect(await page.locator("#nett-a").inputValue()).toBe("x");
    await page.locator("#nett-r").fill("0");
    await page.getByText("Deze waardering is niet mogelijk").waitFor();
    expect(await figures(page)).toEqual(["–", "–", "–"]);
    // A handicap that is no number is nobody's 50.
    await page.locator("#nett-r").fill("100");
    await page.locator("#nett-g").fill("48");
    expect(await figures(page)).toEqual(["–", "–", "–"]);
    await page.locator("#nett-a").fill("");
    await expect.poll(() => figures(page)).toEqual(["54,50", "43,50", "−4,50"]);
  });
});

describe("the three steps", () => {
  test("fields have short names, and what to type beside them; a working writes Hcap as the list does", async () => {
    const page = await visit("#/nett?view=list&sample");
    const list = page.getByRole("textbox", { name: "Pairs", exact: true });
    expect(await list.getAttribute("aria-describedby")).toBe("nett-list-hint");
    const hcap = page.locator(".nett-standings button.figure", { hasText: "+" }).first();
    const shown = (await hcap.innerText()).trim();
    await hcap.click();
    expect(await page.getByRole("dialog").locator(".result-figure").innerText()).toBe(shown);
    await page.goto(page.url().replace(/#.*/u, "#/nett?view=handicaps&sample"));
    // The sample's history is there to be looked at.
    const history = page.getByLabel("The club’s results", { exact: true });
    expect((await history.inputValue()).length).toBeGreaterThan(50_000);
  });

  test("the sample: estimates beside the document's ratings, both rules on one chart, the list", async () => {
    const page = await visit("#/nett?view=ratings");
    await page.getByRole("button", { name: "Show the sample club" }).last().click();
    await page.locator(".nett-ratings tbody tr").first().waitFor();
    const ratings = await cells(page, ".nett-ratings");
    expect(ratings.map(([session]) => session)).toEqual(
      expect.arrayContaining(["Mon aft", "Mon eve", "Tue", "Wed", "Thu eve", "Fri", "Sat"]),
    );
    for (const [session, , , , estimated, error, plain, players, results] of ratings) {
      // The document's Tuesday is not rated, and no estimate rates it.
      if (session === "Tue") {
        expect(estimated).toBe("not rated");
        continue;
      }
      expect(estimated).toMatch(/^\d+\.\d %$/u);
      for (const one of [error, plain]) expect(one).toMatch(/^± \d\.\d\d$/u);
      expect(Number(players)).toBeGreaterThan(10);
      expect(Number(results)).toBeLessThanOrEqual(180);
    }
    await page.locator(".nett-ratings button.figure").first().click();
    const working = await page.getByRole("dialog").innerText();
    expect(working).toContain("least squares");
    expect(working).toContain("too small where partners are regulars too");
    await page.getByRole("link", { name: "2 Keep the handicaps" }).click();
    await expect.poll(() => page.locator(".chart path.series").count()).toBe(2);
    await page.getByRole("button", { name: "Karel Vos", exact: true }).click();
    await page.getByRole("heading", { name: "Karel Vos" }).waitFor();
    expect(page.url()).toContain("player=Karel+Vos");
    const [newest] = await cells(page, ".nett-line table");
    const [chosen] = (await cells(page, ".nett-book > div table")).filter(([name]) => name === "Karel Vos");
    expect(newest?.slice(3)).toEqual(chosen?.slice(1, 3));
    await page.locator(".nett-line tbody tr:first-child button.figure").last().click();
    await expect.poll(() => page.getByRole("dialog").innerText()).toContain("less partner’s handicap");
    await page.getByRole("link", { name: "3 Print the nett list" }).click();
    // The Friday report, part 3: the sample opens on it.
    expect(await page.locator(".nett-standings caption").first().innerText()).toMatch(
      /Fri · rating 93\.0\s% · \d{1,2} \w+ \d{4} · A/u,
    );
    expect((await cells(page, ".nett-standings")).slice(0, 5).map((row) => row.slice(2).join(" "))).toEqual([
      "+5.58 56.34 50.76",
      "+1.40 55.95 54.55",
      "−1.84 54.07 55.91",
      "−6.13 53.72 59.85",
      "−0.49 53.60 54.09",
    ]);
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("nett"))),
    ).toEqual([]);
    // The same club in Danish: sessions, sections and numbers as a Dane would have typed them.
    await page.locator("overtrick-language select").selectOption("da");
    await expect
      .poll(() => page.locator(".nett-standings caption").first().innerText())
      .toMatch(/fredag · vurdering 93,0\s% · .* · A/u);
    expect(await page.locator("#nett-list").inputValue()).toMatch(
      /^Række A\nHugo Marsh - Sven Åberg 42,02 /u,
    );
    expect((await cells(page, ".nett-standings"))[0]?.slice(2).join(" ")).toBe("+5,58 56,34 50,76");
    await page.locator("overtrick-language select").selectOption("en");
    await expect.poll(() => page.locator("#nett-list").inputValue()).toMatch(/^Section A\n.* 42\.02 /u);
    await page.emulateMedia({ media: "print" });
    expect(await page.locator("#nett-list").isVisible()).toBe(false);
    expect(await page.locator(".nett-standings").first().isVisible()).toBe(true);
  });

  test("a club of one's own: pasted, corrected, kept, taken back", async () => {
    const page = await visit("#/nett?view=handicaps");
    await page
      .locator("#nett-history")
      .fill(
        "Date;Session;Player;Partner;Gross\n01-01-2024;Mon;An;Bo;60\n08-01-2024;Mon;An;An;50\nrubbish\n31-02-2024;Mon;An;Cy;150",
      );
    expect(await cells(page, ".nett-book > div table")).toEqual(
      [
        ["An", "50.50", "51.00", "1"],
        ["Bo", "50.50", "51.00", "1"],
      ]
        .map((row) => expect.arrayContaining(row) as unknown)
        .concat(expect.anything()),
    );
    const told = await page.locator(".finding").allTextContents();
    expect(told.join("\n")).toMatch(/An:\s*The player is his or her own partner/u);
    expect(told.some((text) => /Line 4/u.test(text))).toBe(true);
    await page.locator("button.finding").first().click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("nett-history");
    await page.waitForTimeout(500);
    await page.reload();
    await page.locator(".nett-book").waitFor();
    await page.locator("overtrick-nett-history summary").click();
    await page.getByRole("button", { name: "Clear" }).click();
    await expect.poll(() => page.locator(".nett-book").count()).toBe(0);
    await page.getByRole("button", { name: "Undo" }).click();
    await page.locator(".nett-book").waitFor();
  });

  test("the club's book: its results, ratings and handicaps in one step, which can be taken back", async () => {
    const page = await visit("#/nett?view=ratings");
    await page.getByRole("button", { name: "Take from the club’s book" }).click();
    await page.getByText("Nothing in the club’s book counts for nett scores yet").waitFor();
    await page.goto(new URL("#/club?view=settings", page.url()).href);
    const club = clubOf(12, 20);
    const members = club.members.map((one, i) => (i === 0 ? { ...one, nett: 55 } : one));
    const nett = { ratings: { Monday: 1, Friday: 0.93, Tuesday: null }, weight: 0.1 };
    const versions = club.versions.map((one, i) =>
      i % 2 === 0 ? one : { ...one, session: { ...one.session, nett: "Friday" } },
    );
    const backup = writeBookBackup({ ...club, settings: { nett }, members, versions });
    await page
      .locator(".backup input[type=file]")
      .setInputFiles({ name: "b.json", mimeType: "application/json", buffer: Buffer.from(backup) });
    await page.getByText("The backup was opened in place of the book.").first().waitFor();
    await page.locator("nav").getByRole("link", { name: "Club" }).click();
    const inBook = (await cells(page, "main")).map(([, name, , figure]) => [name, figure]);
    expect(inBook.length).toBe(12);
    await page.locator("nav").getByRole("link", { name: "Nett" }).click();
    await page.getByRole("link", { name: "1 Rate the sessions" }).click();
    await page.getByRole("button", { name: "Take from the club’s book" }).click();
    await expect
      .poll(() => page.locator("overtrick-nett-history summary").innerText())
      .toMatch(/Bridge club: 120 results, 12 players, 2 sessions/u);
    expect((await cells(page, ".nett-ratings")).map(([session]) => session)).toEqual([
      "Monday",
      "Friday",
      "Tuesday",
    ]);
    expect(await page.getByLabel("Rating of Friday in per cent").inputValue()).toBe("93");
    expect(await page.getByLabel("Tuesday is not rated").isChecked()).toBe(true);
    await page.getByRole("link", { name: "2 Keep the handicaps" }).click();
    await expect.poll(() => page.locator(".chart path.series").count()).toBe(2);
    const here = new Map((await cells(page, ".nett-book > div table")).map(([name, one]) => [name, one]));
    for (const [name = "", figure] of inBook) expect([name, here.get(name)]).toEqual([name, figure]);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => page.locator(".nett-book").count()).toBe(0);
  });

  test("ratings as typed: what is wrong stands beside the field; not rated is a choice", async () => {
    const page = await visit("#/nett?view=ratings");
    await page.getByRole("button", { name: "Use the document’s six" }).click();
    const field = page.getByLabel("Rating of Wed in per cent");
    for (const [text, said] of [
      ["0", "This rating is not possible"],
      ["250", "A rating of 250 % is unusual"],
      ["abc", "Not a number."],
    ] as const) {
      await field.fill(text);
      await page.locator(".nett-ratings .note", { hasText: said }).waitFor();
    }
    await page.getByLabel("Wed is not rated").check();
    expect(await page.locator(".nett-ratings .note").count()).toBe(0);
    await page.getByRole("link", { name: "3 Print the nett list" }).click();
    await page.locator("#nett-list").fill("Jan - Pol 51 59 48");
    await page.locator("#nett-list-session").selectOption("Tue");
    await page.getByText("is not rated: no nett list.").waitFor();
    expect(await page.locator(".nett-standings").count()).toBe(0);
  });

  test("a pasted list leaves nobody out; one tap adds it to the book", async () => {
    const page = await visit("#/nett?view=list&date=2024-05-06");
    await page
      .locator("#nett-list")
      .fill("Smith Jones 51 59 48\nJan - Pol 51 59\nJan - An 50 50 60\nBo - Cy 50 50 40");
    const rows = await cells(page, ".nett-standings");
    expect(rows.map((row) => row.slice(1))).toEqual([
      ["Jan – An", "0.00", "60.00", "60.00"],
      ["Smith Jones", "−5.00", "43.00", "48.00"],
      ["Bo – Cy", "0.00", "40.00", "40.00"],
      ["Jan – Pol", "–", "–", "–"],
    ]);
    const told = (await page.locator(".finding").allTextContents()).map((text) => text.replace(/\s+/gu, " "));
    expect(told.join("\n")).toMatch(/Line 1 .*Smith Jones: There is no mark between the two names/u);
    expect(told.join("\n")).toMatch(/Line 2 .*Jan – Pol: The gross score is missing/u);
    expect(told.join("\n")).toMatch(/Line 3 .*Jan: The player appears twice/u);
    await page.locator("button.finding").first().click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("nett-list");
    // The session that the results are added to must have a name.
    await page.getByRole("link", { name: "1 Rate the sessions" }).click();
    await page.locator("#new-session").fill("Mon");
    await page.keyboard.press("Enter");
    await page.getByText("Settings").click();
    await page.getByLabel("Weight of one session").fill("10");
    await page.locator("#nett-start").fill("Bo;60");
    await page.getByRole("link", { name: "3 Print the nett list" }).click();
    await page.getByRole("button", { name: "Add to the book" }).click();
    await page.getByText("2 results were added").waitFor();
    await page.getByRole("link", { name: "2 Keep the handicaps" }).click();
    const handicapOf = async (player: string): Promise<string | undefined> =>
      (await cells(page, ".nett-book > div table")).find(([name]) => name === player)?.[1];
    // 50 + a tenth of 60 − 50; Bo starts at 60: par 55, nett 35, 60 × 0.9 + 3.5.
    await expect.poll(() => handicapOf("An")).toBe("51.00");
    expect(await handicapOf("Bo")).toBe("57.50");
  });

  test("the event of the Score page by names, with the handicaps of the book; CSV", async () => {
    const page = await visit("#/nett?view=handicaps");
    // The first pair of the evening that the Score page shows as its sample: 50 + 5 % of 60 − 50 each.
    await page.locator("#nett-history").fill("2024-01-01;Mon;MARIJKE VERHELST;Luc Dierickx;60\n");
    await page.locator("nav").getByRole("link", { name: "Score" }).click();
    await firstResult(page);
    await page.locator("nav").getByRole("link", { name: "Nett" }).click();
    await page.getByRole("link", { name: "3 Print the nett list" }).click();
    await page.getByLabel("The event on the Score page").check();
    const rows = await cells(page, ".nett-standings");
    expect(rows.length).toBe(13);
    const known = rows.filter(([, names]) => !names?.includes("*"));
    expect(known.map((row) => row.slice(1, 3))).toEqual([["Marijke Verhelst – Luc Dierickx", "−0.50"]]);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Save as CSV" }).click(),
    ]);
    const text = readFileSync(await download.path(), "utf8");
    expect(text.split("\r\n")[0]).toBe("\uFEFFField,Place,Players,Hcap,Nett,Gross,After 1,After 2");
    expect(text).toContain("Marijke Verhelst – Luc Dierickx,-0.5,");
  });

  test.each([
    ["nl-BE", 390],
    ["da-DK", 390],
    ["sv-SE", 1280],
  ])("%s at %i px: tables with captions, named controls, nothing sideways", async (locale, width) => {
    const page = await visit("#/nett?view=ratings&sample", { locale, viewport: { width, height: 844 } });
    for (const view of ["ratings", "handicaps", "list"]) {
      await page.locator(`.views-bar a[href*="view=${view}"]`).click();
      await page.locator(`overtrick-nett-${view}`).waitFor();
      const tab = await page.locator(".views-bar [aria-current]").boundingBox();
      expect((tab?.x ?? -1) >= 0 && (tab?.x ?? 0) + (tab?.width ?? 0) <= width).toBe(true);
      expect(await page.locator("table:not(:has(caption)), th:not([scope])").count()).toBe(0);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
      expect(await page.locator("main").innerText()).not.toMatch(/undefined|NaN|\bthe\b/u);
      const small = await page
        .locator("main button:not(.link, .figure), main select, main input:not([hidden]), main textarea")
        .evaluateAll(
          (all) =>
            all
              .map((one) => one.getBoundingClientRect())
              .filter(({ width: w, height: h }) => w > 0 && (w < 24 || h < 24)).length,
        );
      expect(small).toBe(0);
    }
    expect(await page.locator("body").ariaSnapshot()).not.toMatch(
      /- (?:button|link|textbox|combobox)(?::|$)/mu,
    );
  });
});
