/** Expected results on the page: a player's phone, a director's field, the explanation. */
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { load, type Overtrick, type Term } from "../../dist/package/index.js";
import { firstResult, sheet, stage, write } from "./support/browser";
import { computed } from "./support/formulas";

const { open } = stage();
let overtrick: Overtrick;
beforeAll(async () => {
  overtrick = await load();
});

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const wait = { wait: false };
const answer = (page: Page): Promise<string> =>
  page
    .locator(".answer")
    .innerText()
    .then((text) => text.replaceAll("\u00a0", " ").trim());
const players = (page: Page): Promise<string[]> =>
  page
    .locator(".players-table tbody tr")
    .evaluateAll((rows) =>
      rows.map((row) => [...row.children].map((cell) => cell.textContent.trim()).join(" ")),
    );
async function expected(page: Page, path: string): Promise<void> {
  await page.goto(page.url().replace(/#.*$/u, path));
  await page.locator("overtrick-expected-quick").waitFor();
}

// core/rate/project52.h: one whole table compares with nothing, and N_B - 1 makes every change 0.
test.each([
  { locale: "en", says: "no result moves a handicap" },
  { locale: "da-DK", says: "intet resultat flytter et handicap" },
  { locale: "nl-NL", says: "geen enkele uitslag verschuift een handicap" },
  { locale: "sv-SE", says: "inget resultat flyttar ett handikapp" },
])("of a single table no result is needed to keep a handicap: $locale", async ({ locale, says }) => {
  const address = "#/expected?own=28.4&partner=14&mean=26&tables=1&boards=24&result=54.2";
  const { page } = await open(address, { ...wait, locale });
  const words = page.locator(".quick-words p").first();
  await words.getByText(says).waitFor();
  expect(await words.innerText()).not.toMatch(/52[.,]40/u);
  await page.goto(page.url().replace("tables=1&", "tables=2&"));
  await words.getByText(/52[.,]40/u).waitFor();
});

describe("after the game, on a phone", () => {
  test("a first visit shows an example, and typing gives an answer in sight", async () => {
    const { page } = await open("#/expected", { ...wait, ...phone });
    await page.locator(".example-note").waitFor();
    expect(await answer(page)).toBe("52.40 %");
    await page.getByRole("button", { name: "empty the fields" }).click();
    await expect.poll(() => page.locator(".quick-answer").innerText()).toContain("Type your handicap");
    // Each field is behind the last: the keyboard alone will do.
    for (const [label, value] of [
      ["Your handicap", "28,4"],
      ["Partner’s handicap", "14.0"],
      ["Mean handicap", "26"],
      ["Size of the field", "14"],
      ["Boards you played", "24"],
    ] as const) {
      await page.getByLabel(label, { exact: true }).fill(value);
    }
    expect(await answer(page)).toBe("52.40 %");
    expect(await page.locator(".quick-words").innerText()).toContain("To keep your handicap you need 52.40");
    await page.getByLabel("Your result", { exact: true }).fill("54.2");
    expect(await players(page)).toEqual(["You 28.40 28.25 −0.15", "Partner 14.00 13.85 −0.15"]);
    expect(await page.locator(".example-note").count()).toBe(0);
    // The answer stays on the screen beside the last field.
    await page.getByLabel("Your result", { exact: true }).scrollIntoViewIfNeeded();
    const box = await page.locator(".quick-strip").boundingBox();
    expect(box!.y).toBeGreaterThanOrEqual(0);
    expect(box!.y + box!.height).toBeLessThan(844);
    const { hash } = new URL(page.url());
    expect(hash).toBe("#/expected?own=28.4&partner=14&mean=26&tables=14&boards=24&result=54.2");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  test("a link shows the same in another language; the slider moves the result", async () => {
    const path = "#/expected?own=28.4&partner=14&mean=26&tables=14&boards=24&result=54.2";
    const { page } = await open(path, { ...wait, locale: "da-DK" });
    await page.locator(".answer").waitFor();
    expect(await answer(page)).toBe("52,40 %");
    expect(await players(page)).toEqual(["Dig 28,40 28,25 −0,15", "Makker 14,00 13,85 −0,15"]);
    expect(await page.locator("#quick-own").inputValue()).toBe("28,4");
    expect(await page.locator("#quick-result").inputValue()).toBe("54,2");
    await page.locator("#quick-slider").focus();
    await page.keyboard.press("ArrowRight");
    expect(await page.locator("#quick-result").inputValue()).toBe("54,3");
    expect(page.url()).toContain("result=54.3");
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.getByRole("button", { name: "Kopiér link" }).click();
    await page.getByText("Linket er på udklipsholderen").waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    // What was typed is still there at the next visit.
    await page.goto(page.url().replace(/#.*$/u, "#/score"));
    await page.locator("nav").getByRole("link", { name: "Forventet" }).first().click();
    await page.locator(".answer").waitFor();
    expect(page.url()).toContain("result=54.3");
  });

  test("the link of the example holds its numbers", async () => {
    const { page } = await open("#/expected", wait);
    await page.locator(".answer").waitFor();
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.getByRole("button", { name: "Copy link" }).click();
    await page.getByText("The link is on the clipboard").waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toContain("own=28.4&partner=14&mean=26");
    expect(await page.getByText("opens here only").count()).toBe(0);
    // What was said here is not said elsewhere, and is here again.
    await page.evaluate(() => (location.hash = "#/nett"));
    await expect.poll(() => page.getByText("The link is on the clipboard").count()).toBe(0);
    await page.evaluate(() => (location.hash = "#/expected"));
    await page.getByText("The link is on the clipboard").waitFor();
  });

  test("with oneself in the mean, and by pairs: the same expectation", async () => {
    const { page } = await open("#/expected?own=28.4&partner=14&mean=26&pairs=28&ref=field", wait);
    await page.locator(".answer").waitFor();
    const own = overtrick.expectedQuick({
      handicaps: [28.4, 14],
      mean: 26,
      entrants: 28,
      reference: "field",
    });
    expect(await answer(page)).toBe(`${own.expected!.toFixed(2)} %`);
    await page.getByLabel("Mean of", { exact: true }).selectOption("others");
    expect(await answer(page)).toBe("52.40 %");
  });
});

describe("the working", () => {
  async function formulas(page: Page): Promise<string[]> {
    await page.locator(".working li").first().waitFor();
    return page.locator(".working .formula").allInnerTexts();
  }
  function agree(shown: readonly string[], name = ""): void {
    const sums = shown.map(computed).filter((one) => one !== null);
    expect(sums.length, name).toBeGreaterThan(1);
    for (const { left, right } of sums) expect(left, name).toBeCloseTo(right, 2);
  }
  const valueOf = (terms: readonly Term[]) => (symbol: string) =>
    terms.findLast((term) => term.symbol === symbol)!.value;

  test("of a new handicap: formula (2) with the numbers in place, and the sections", async () => {
    const { page } = await open("#/expected?own=28.4&partner=14&mean=26&tables=14&boards=24&result=54.2", {
      ...wait,
      ...phone,
    });
    await page.locator(".answer .figure").click();
    await page.getByText("(25.8286 − 21.2) / (0.9643 × 1 × 2) = 2.4").waitFor();
    await page.locator(".players-table .strong .figure").first().click();
    const shown = await formulas(page);
    expect(shown).toContain(
      "[(1 − 1/480 × (14 − 1)/(14 + 0.6))^24 − 1] × 0.9643 × 1 × 2 × (4.2 − 2.4) = −0.1513",
    );
    agree(shown);
    const cited = await page.locator(".working cite").allInnerTexts();
    expect(cited).toEqual(
      expect.arrayContaining([
        "Denmark, Handicapreglement 5.3.3",
        "Denmark, Handicapreglement 5.1",
        "Denmark, Handicapreglement 5.2",
      ]),
    );
    // The figure on the screen once more, from the terms alone.
    const t = valueOf(
      overtrick.expectedQuick({ handicaps: [28.4, 14], mean: 26, tables: 14, boards: 24, result: 54.2 })
        .working,
    );
    const power = (1 - ((1 / t("T")) * (t("N_B") - 1)) / (t("N_B") + t("S"))) ** t("N_G");
    const change = (power - 1) * t("C_u") * t("C_k") * t("C_b") * (t("r") - t("r_exp"));
    expect(await page.locator(".working .result-figure").innerText()).toBe((28.4 + change).toFixed(2));
    await page.keyboard.press("Escape");
    expect(await page.locator(".working").count()).toBe(0);
  });

  const across = [10, 20, 30, 5].map((h, i) => `${i + 1}NS N${i} ${h} - S${i} ${h} ${i}`);
  const acrossEw = [12, 44, 3, 8].map((h, i) => `${i + 1}EW E${i} ${h} - W${i} ${h} ${-i}`);
  const rooms = ["1A a 10 - b 12 1", "1B c 20 - d 8 -1", "2A e 30 - f 31 0.5", "2B g 2 - h 9 -0.5"];
  const teams = ["A 1 a 10 - b 20 - c 30 - d 40 1.5", "A 2 e 15 - f 5 - g 20 - h 8 -1.5"];
  const guests = ["1 a 10 - b 20 60", "2 c ? - d ? 55", "3 e 52 - f 50 20", "4 g 30 - h 30 65"];
  const fields: [string, string[]][] = [
    ["form=field&scoring=imps", [...across, ...acrossEw]],
    ["form=field&scoring=imps&preset=sweden", [...across, ...acrossEw]],
    ["form=barometer&scoring=imps", rooms],
    ["form=match&scoring=imps", teams],
    ["form=match&scoring=imps&preset=sweden", teams],
    ["form=pairs&scoring=matchpoints&preset=denmark", guests],
  ];

  test("of every form of play, in both texts, with guests and at the ceiling", async () => {
    const { page } = await open("#/expected?view=field", wait);
    for (const [query, list] of fields) {
      await page.goto(page.url().replace(/#.*$/u, `#/expected?view=field&${query}`));
      await page.locator("#field-list").fill(list.join("\n"));
      const rows = page.locator(".field-table tbody tr");
      for (const row of [rows.first(), rows.last()]) {
        // By the keyboard: the panel may lie over the figure.
        const figures = row.locator(".figure");
        for (const i of [1, (await figures.count()) - 1, (await figures.count()) - 2]) {
          await figures.nth(i).focus();
          await page.keyboard.press("Enter");
          agree(await formulas(page), query);
          await page.keyboard.press("Escape");
        }
      }
      expect(await page.locator("main").innerText(), query).not.toMatch(/NaN|Infinity|undefined|null/u);
    }
  });
});

test("input of every kind: an answer or a sentence beside the field, never NaN", async () => {
  const { page } = await open("#/expected?own=1", wait);
  await page.locator("overtrick-expected-quick").waitFor();
  const good = { own: "28.4", partner: "14", mean: "26", tables: "14", boards: "24", result: "54.2" };
  const cases: [string, Partial<typeof good> & Record<string, string>, string, string][] = [
    ["above the ceiling", { own: "52.5" }, "own", "Above the highest handicap"],
    ["below nought", { own: "-3" }, "own", ""],
    ["a comma", { own: "28,4" }, "own", ""],
    ["empty", { own: "" }, "own", "Handicaps known: 1 of 2"],
    ["a word", { own: "abc" }, "own", "This is not a number."],
    ["nobody", { own: "", partner: "" }, "own", "Handicaps known: 0 of 2"],
    ["no mean", { mean: "" }, "mean", "What is the mean handicap"],
    ["one pair", { tables: "", pairs: "1" }, "pairs", "Too small: entries that count 1"],
    ["zero boards", { boards: "0" }, "boards", "No boards, no change."],
    ["half a board", { boards: "1.5" }, "boards", "whole number"],
    ["half a table", { tables: "13.5" }, "tables", "Whole tables: 13"],
    ["one table and a half", { tables: "1.5" }, "tables", "nothing to compare with"],
    ["two numbers", { own: "28 4" }, "own", "This is not a number."],
    ["a mean above the ceiling", { mean: "52.5" }, "mean", "it counts as typed"],
    ["no boards", { boards: "" }, "boards", "How many boards did you play?"],
    ["below the bottom", { result: "-5" }, "result", "this one does not count"],
    ["a third of a table", { tables: "1.3" }, "tables", "half a table is possible"],
    ["too many tables", { tables: "100000000" }, "tables", "At most 1,000,000 tables."],
    ["one table", { tables: "1" }, "tables", "nothing to compare with"],
    ["no size", { tables: "" }, "tables", "very large"],
    ["beyond the top", { result: "130" }, "result", "between 0 and 100"],
    ["a huge number", { own: "1e9", mean: "9".repeat(30) }, "mean", ""],
    ["a setting", { turnover: "-1" }, "turnover", "The setting turnover is not possible"],
    ["nonsense", { mean: "<b>", boards: "∞", result: "--" }, "boards", "This is not a number."],
  ];
  for (const [name, change, field, sentence] of cases) {
    const query = new URLSearchParams({ ...good, ...change });
    for (const [key, value] of [...query]) if (value === "") query.delete(key);
    await expected(page, `#/expected?${query.toString()}`);
    const label = page.locator(`.field:has(#quick-${field})`);
    await expect
      .poll(() => label.locator("input").inputValue(), { message: name })
      .toBe(query.get(field) ?? "");
    const note = (await label.locator(".note").allInnerTexts()).join("");
    if (sentence === "") expect(note, name).not.toContain("not a number");
    else expect(note, name).toContain(sentence);
    expect(await page.locator("main").innerText(), name).not.toMatch(/NaN|Infinity|undefined|null/u);
  }
});

test("what is missing or impossible moves nothing, and the page says why", async () => {
  const rest = "mean=26&boards=24";
  const { page } = await open(`#/expected?partner=14&${rest}&tables=14&result=54.2`, wait);
  const words = page.locator(".quick-answer");
  await words.getByText("you count as guests").waitFor();
  expect(await players(page)).toEqual(["You – – ", "Partner 14.00 14.00 0.00"]);
  // What cannot be read is nobody's handicap: no figure, and no picture of one.
  for (const [query, field, says] of [
    ["own=abc&partner=14", "own", "This is not a number."],
    ["own=28.4&partner=1%2C4%2C", "partner", "This is not a number."],
    ["own=999999999999&partner=14", "own", "This is no handicap. Check it."],
  ] as const) {
    await expected(page, `#/expected?${query}&${rest}&tables=14&result=54.2`);
    await words.getByText("A handicap cannot be read").waitFor();
    expect(await page.locator(".answer, .players-table, .quick-chart svg").count(), query).toBe(0);
    expect(await page.locator(`#quick-${field}-note`).innerText(), query).toBe(says);
  }
  const both = "own=28.4&partner=14";
  for (const [query, sentence] of [
    [`${both}&${rest}&tables=14&result=101`, "This result is not possible"],
    [`${both}&${rest}&tables=abc&result=54.2`, "The size of the field is not possible"],
    [`${both}&mean=26&tables=14&result=54.2`, "How many boards did you play?"],
    [`${both}&${rest}&pairs=1&result=54.2`, "The field is too small"],
  ] as const) {
    await expected(page, `#/expected?${query}`);
    await words.getByText(sentence).waitFor();
    expect((await players(page)).join(), query).not.toMatch(/[+−]0\.\d/u);
  }
  // Tables and pairs are the same size; per cent are no IMPs; the settings stay open meanwhile.
  await expected(page, `#/expected?${both}&${rest}&tables=14&result=54.2`);
  await page.getByLabel("Counted in").selectOption("pairs");
  expect(await page.locator("#quick-pairs").inputValue()).toBe("28");
  expect(await players(page)).toEqual(["You 28.40 28.25 −0.15", "Partner 14.00 13.85 −0.15"]);
  await page.getByText("Form of play, scoring, settings").click();
  await page.locator("#quick-scoring").selectOption("imps");
  expect(await page.locator("#quick-result").inputValue()).toBe("");
  await page.locator("#quick-scoring").selectOption("matchpoints");
  expect(await page.locator("#quick-scoring").isVisible()).toBe(true);
  await page.locator("#quick-result").fill("54.2 %");
  expect((await players(page))[0]).toBe("You 28.40 28.25 −0.15");
});

test("a datum that is out of sight does not count; a team plays for IMPs", async () => {
  const { page } = await open("#/expected?own=28.4&partner=14&mean=26&ref=field&tables=14", wait);
  await page.locator(".answer").waitFor();
  const before = await answer(page);
  await page.getByText("Form of play, scoring, settings").click();
  await page.locator("#quick-scoring").selectOption("imps");
  const without = await answer(page);
  await page.locator(".datum input").check();
  expect(await answer(page)).not.toBe(without);
  expect(page.url()).toContain("datum");
  await page.locator("#quick-scoring").selectOption("matchpoints");
  expect(await answer(page)).toBe(before);
  expect(page.url()).not.toContain("datum");
  await page.locator("#quick-form").selectOption("match");
  expect(await page.locator("#quick-scoring").inputValue()).toBe("imps");
  expect(await answer(page)).toContain("IMPs");
  await page.locator("#quick-form").selectOption("pairs");
  expect(await answer(page)).toBe(before);
});

describe("the whole field", () => {
  const list = `1;Ann;28.4;Bo;14;54.2
2;Cy;8;Di;12;58
3;Ed;35;Flo;41;43
4;Gus;22;Han;?;49
5;Ia;40;Jo;33;45.8
6;phantom`;
  const column = (page: Page, n: number): Promise<string[]> =>
    page.locator(`.field-table tbody tr > :nth-child(${n})`).allInnerTexts();

  test("is read as typed, sorted, filtered, saved and kept", async () => {
    const { page } = await open("#/expected?view=field", { ...wait, acceptDownloads: true });
    await page.getByRole("heading", { name: "Nothing to rate yet" }).waitFor();
    await page.locator("#field-list").fill(list.replace(/;[\d.]+$/gmu, ""));
    expect(await page.locator(".field-table caption").innerText()).toBe("Favourites before play");
    expect((await column(page, 1))[0]).toContain("Cy");
    await page.locator("#field-list").fill(list);
    expect(await page.locator(".field-table caption").innerText()).toBe("Expected and achieved");
    const entries = overtrick.readRatingList(list).entries;
    const field = overtrick.expected({
      form: "pairs",
      scoring: "matchpoints",
      boards: 24,
      entries: entries.map(({ number, players: two, result, phantom }) => ({
        id: number,
        handicaps: phantom ? [] : two.map(({ handicap }) => handicap),
        result,
        phantom,
      })),
    });
    const shown = (await column(page, 6)).map((text) => text.trim());
    const byRank = field.entries.filter(({ rank }) => rank !== null).sort((a, b) => a.rank! - b.rank!);
    expect(shown.slice(0, 5)).toEqual(byRank.map((entry) => entry.expected!.toFixed(2)));
    expect(await page.locator(".field-table .tag").allInnerTexts()).toEqual(["guest", "phantom"]);
    const heading = page.getByRole("columnheader", { name: "Change", exact: true });
    await heading.getByRole("button").click();
    await expect.poll(() => heading.getAttribute("aria-sort")).toBe("ascending");
    expect(page.url()).toContain("sort=change");
    await page.getByLabel("Find a name").fill("flo");
    expect((await column(page, 1)).join(" ")).toMatch(/^3\s+Ed\s+Flo$/u);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Save as CSV" }).click(),
    ]);
    const stream = await download.createReadStream();
    let csv = "";
    for await (const part of stream) csv += String(part);
    expect(csv.split("\r\n")[0]).toMatch(
      /^\uFEFFPlace,Pair,Names 1,Names 2,Old 1,Old 2,Pair,Field,Expected/u,
    );
    expect(csv).toContain("3,Ed,Flo,35,41");
    await page.reload();
    await page.locator(".field-table").waitFor();
    expect(await page.locator("#field-list").inputValue()).toBe(list);
  });

  test("a finding leads to its line; the list comes back after it was emptied", async () => {
    const { page } = await open("#/expected?view=field", wait);
    await page.locator("#field-list").fill(`${list}\n7 8 9`);
    await page.getByRole("button", { name: /Line 7/u }).click();
    const chosen = await page
      .locator("#field-list")
      .evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart, area.selectionEnd));
    expect(chosen).toBe("7 8 9");
    await page.getByRole("button", { name: "Empty the list" }).click();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => page.locator(".field-table tbody tr").count()).toBe(6);
  });

  test("a dash is a guest, and several matches are told apart by their letters", async () => {
    const { page } = await open("#/expected?view=field", { ...wait, acceptDownloads: true });
    await page.locator("#field-list").fill("1;Ann;28.4;Bo;14;54.2\n2;Eva;12;Fay;-;45\n4;Gus;abc;Hal;12;47,4");
    await expect.poll(() => page.locator(".field-table .tag").allInnerTexts()).toEqual(["guest", "guest"]);
    await page.getByText("“abc” is not a number").waitFor();
    await page.goto(page.url().replace(/#.*$/u, "#/expected?view=field&form=match&scoring=imps"));
    const rows = ["A 1", "A 2", "B 1", "B 2"].map(
      (lead, i) => `${lead} An 1 - Bo 2 - Cy 3 - Di 4 ${i % 2 ? 1 : -1}`,
    );
    await page.locator("#field-list").fill(rows.map((row) => row.slice(2)).join("\n"));
    await page.getByText("Which match does this team play?").first().waitFor();
    await page.locator("#field-list").fill(rows.join("\n"));
    await page.getByRole("columnheader", { name: "Match" }).waitFor();
    expect((await column(page, 2)).sort()).toEqual(["A", "A", "B", "B"]);
    // Each match has a mean of its own: that of all teams is nowhere.
    expect(await page.getByRole("columnheader", { name: "Field" }).count()).toBe(0);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Save as CSV" }).click(),
    ]);
    let csv = "";
    for await (const part of await download.createReadStream()) csv += String(part);
    expect(csv).toMatch(/^\uFEFFPlace,Match,Pair,Names 1,.*,Team,Expected,/u);
    expect(csv).toContain("1,A,2,An,Bo,Cy,Di,");
  });

  test("comes from the event on the Score page, with what was won at the table", async () => {
    const { page } = await open(sheet);
    await write(page, "Board 1\n1 2 420\n3 4 50\nBoard 2\n1 2 A\n3 4 -50");
    await firstResult(page);
    await page.locator("nav").getByRole("link", { name: "Expected" }).click();
    await page.getByRole("link", { name: "Whole field" }).click();
    await page.getByLabel("The event on the Score page").check();
    await page.locator(".field-table").waitFor();
    expect(await page.locator(".field-table tbody tr").count()).toBe(4);
    // The average on board 2 was not won at the table.
    const boards = await page
      .locator(".field-table tbody tr", { hasText: /^\s*1\b/u })
      .first()
      .innerText();
    expect(boards).toMatch(/100\.00\s+1\s/u);
    // What the list of handicaps says in vain is said.
    await page.locator("#field-list").fill("Nobody 20\n7 8");
    await page.getByText("Names that nobody has who plays: 1 (Nobody).").waitFor();
    await page.getByText("“7 8”: a name is missing.").waitFor();
  });

  test("teams play for IMPs unless told otherwise; a name in two pairs is told", async () => {
    const { page } = await open("#/expected?view=field&boards=20", wait);
    await page.locator("#field-list").fill(list.replace("Gus", "Ann"));
    await page.getByText("Ann stands in two entries of the list").waitFor();
    await page.getByText("More settings").click();
    await page.locator("#field-cb").fill("2.5");
    await page.locator("#field-form").selectOption("field");
    expect(await page.locator("#field-scoring").inputValue()).toBe("imps");
    expect(await page.locator("#field-cb").inputValue()).toBe("");
    await page.locator("#field-scoring").selectOption("matchpoints");
    await page.locator("#field-form").selectOption("barometer");
    expect(await page.locator("#field-scoring").inputValue()).toBe("matchpoints");
    await page.locator("#field-form").selectOption("match");
    await page.locator("#field-tables").fill("14");
    await page
      .locator("#field-list")
      .fill("1 An 1 - Bo 2 - Cy 3 - Di 4 54\n2 Ed 9 - Flo 2 - Gus 3 - Han 4 46");
    await page.getByText("Tables stated: 14, at play: 2. Those at play count.").waitFor();
    await page.locator("#field-form").selectOption("pairs");
    expect(await page.locator("#field-scoring").inputValue()).toBe("matchpoints");
  });

  test("a name without end leaves room for the figures", async () => {
    const { page } = await open("#/expected?view=field", wait);
    await page.locator("#field-list").fill(list.replace("Ann", "x".repeat(1000)));
    const names = await page.locator(".field-table tbody th").first().boundingBox();
    expect(names!.width).toBeLessThan(450);
  });

  test("a thousand pairs: only what is in sight is drawn, and every key counts at once", async () => {
    const { page } = await open("#/expected?view=field", wait);
    const lines = Array.from(
      { length: 1000 },
      (_, i) => `${i + 1};A${i};${i % 53};B${i};${(i * 7) % 53};${40 + (i % 21)}`,
    );
    await page.locator("#field-list").focus();
    await page.locator("#field-list").evaluate((area, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", text);
      area.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    }, lines.join("\n"));
    await page.getByText("1,000 entries").waitFor();
    expect(await page.locator(".field-table tbody tr:not(.room)").count()).toBeLessThan(200);
    await page.keyboard.insertText("\n1001;Z;1;Y;2;5");
    await page.keyboard.type("0");
    await page.getByText("1,001 entries").waitFor();
    // Faster than the answers follow: nothing typed is lost, and the answer is that of the last key.
    await page.keyboard.type("\n1002;X;3;W;4;61.5");
    await page.getByText("1,002 entries").waitFor();
    expect(await page.locator("#field-list").inputValue()).toBe(
      [...lines, "1001;Z;1;Y;2;50", "1002;X;3;W;4;61.5"].join("\n"),
    );
    const best = page.locator(".field-table tbody tr", { hasText: "X" }).first();
    await expect.poll(() => best.innerText()).toContain("61.50");
  });
});

describe("what it means", () => {
  // Spec 2.4: Denmark's table as printed, 0.6 % per unit.
  const printed = [
    [50, 56, 62, 65, 68, 74, 80],
    [44, 50, 56, 59, 62, 68, 74],
    [38, 44, 50, 53, 56, 62, 68],
    [35, 41, 47, 50, 53, 59, 65],
    [32, 38, 44, 47, 50, 56, 62],
    [26, 32, 38, 41, 44, 50, 56],
    [20, 26, 32, 35, 38, 44, 50],
  ];

  test.each([
    ["en-GB", "Denmark’s table", "1,000 4.73"],
    ["sv-SE", "Danmarks tabell", "1 000 4,73"],
  ])("in %s: the tables as printed", async (locale, heading, start) => {
    const { page } = await open("#/expected?view=about", { ...wait, ...phone, locale });
    await page.getByRole("heading", { name: heading }).waitFor();
    const cells = await page
      .locator(".denmark tbody tr")
      .evaluateAll((rows) =>
        rows.map((row) => [...row.querySelectorAll("td")].map((cell) => Number(cell.textContent))),
      );
    expect(cells).toEqual(printed);
    const text = async (table: string): Promise<string> =>
      (await page.locator(`${table} tbody`).innerText()).replace(/[\s\u00a0]+/gu, " ");
    expect(await text(".start")).toContain(start);
    const weight = (await text(".weight")).replaceAll(",", ".");
    for (const figure of ["36.75", "9.05"]) expect(weight).toContain(figure);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
