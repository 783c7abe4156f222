/** The Ranking page: evenings in, points, rankings, tonight's lines and championship out. */
import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import type { RankingSeason } from "../../dist/package/index.js";
import { stage } from "./support/browser";

const { open } = stage();

async function visit(query = "", options: Parameters<typeof open>[1] = {}): Promise<Page> {
  const { page } = await open(`#/ranking${query}`, { wait: false, ...options });
  await page.waitForFunction(() => performance.getEntriesByName("overtrick-ranking").length > 0);
  return page;
}

/** The rows of the table whose caption begins so, as texts. */
const rows = (page: Page, caption: string): Promise<string[][]> =>
  page
    .locator("table", { has: page.locator("caption", { hasText: caption }) })
    .locator("tbody tr")
    .evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent.trim())));

const twelve = Array.from(
  { length: 12 },
  (_, i) => `A ${i + 1} ${i + 1} Anna ${"abcdefghijkl"[i]!} - Bob ${"abcdefghijkl"[i]!} ${70 - 3 * i},5`,
);

describe("evenings", () => {
  test("a pasted evening: points by place as the federation's table, kept and found again", async () => {
    const page = await visit("", { locale: "nl-NL" });
    await page.getByRole("heading", { level: 1, name: "Ranking" }).waitFor();
    await page.locator("#session-date").fill("2026-09-07");
    await page.locator("#session-text").fill(twelve.join("\n"));
    await page.getByText("12 deelnemers gelezen.").waitFor();
    await page.getByRole("button", { name: "Aan het seizoen toevoegen" }).click();
    await page.locator("#method").selectOption("place");
    await page.getByRole("link", { name: "Instellingen" }).click();
    await page.locator("#setting-lines").fill("1");
    await page.getByRole("link", { name: "Zittingen" }).click();
    const points = async (): Promise<(string | undefined)[]> =>
      (await rows(page, "Lijn A")).map((row) => row.at(-1));
    const table = [100, 96, 93, 89, 85, 82, 78, 75, 71, 67, 64, 60].map((one) => `${one},00`);
    await expect.poll(points).toEqual(table);
    await page.reload();
    await expect.poll(points).toEqual(table);
    await page.getByRole("button", { name: "Verwijderen" }).click();
    await expect.poll(points).toEqual([]);
    await page.getByRole("button", { name: "Ongedaan maken" }).click();
    await expect.poll(points).toEqual(table);
  });

  test("four methods side by side, and the working of a figure by keyboard", async () => {
    const page = await visit("?sample&view=sessions&session=0");
    await page.getByLabel("All four methods side by side").check();
    const heads = page.locator("table").first().locator("thead th");
    expect((await heads.allTextContents()).map((text) => text.trim()).slice(-4)).toEqual([
      "By place",
      "Pro rata",
      "Balanced",
      "Dynamic",
    ]);
    expect(page.url()).toContain("methods");
    await page.locator("button.figure").first().focus();
    await page.keyboard.press("Enter");
    const panel = page.getByRole("dialog");
    await panel.waitFor();
    expect(await panel.textContent()).toContain("80 + 40 / 2 − 0 × 10 = 100");
    await page.keyboard.press("Escape");
    await panel.waitFor({ state: "detached" });
    expect(await page.evaluate(() => document.activeElement?.matches("button.figure"))).toBe(true);
  });

  test("teams with VP per half: opponents of 70 and 75 with 15 and 12 VP give 82.5", async () => {
    const page = await visit("?view=settings");
    const four = (team: string, ranking: number): string =>
      ["a", "b", "c", "d"].map((name) => `${team}${name} ${ranking}`).join("\n");
    await page.locator("#replacements").fill([four("X", 60), four("Y", 70), four("Z", 75)].join("\n"));
    await page.getByRole("link", { name: "Evenings" }).click();
    await page.locator("#session-kind").selectOption("teams");
    await page.locator("#session-date").fill("2026-09-07");
    await page
      .locator("#session-text")
      .fill("1; Xa, Xb, Xc, Xd; 2 15; 3 12\n2; Ya, Yb, Yc, Yd; 1 5\nrubbish\n3; Za, Zb, Zc, Zd; 1 8");
    await page.locator(".findings").getByText("rubbish").waitFor();
    await page.getByRole("button", { name: "Add to the season" }).click();
    await expect.poll(async () => (await rows(page, "Points of"))[0]?.at(-1)).toBe("82.50");
  });

  test("the evening of the Score page", async () => {
    const page = await visit();
    await page.locator("nav").getByRole("link", { name: "Score" }).click();
    await page.locator(".standings").first().waitFor();
    await page.locator("nav").getByRole("link", { name: "Ranking" }).click();
    await page.getByRole("button", { name: "Take the evening of the Score page" }).click();
    await page.getByText("13 entries read.").waitFor();
    await page.getByRole("button", { name: "Add to the season" }).click();
    await expect.poll(async () => (await rows(page, "Line A")).length).toBe(13);
  });
});

const give = (page: Page, season: object | string): Promise<void> =>
  page.locator("#season-file").setInputFiles({
    name: "season.json",
    mimeType: "application/json",
    buffer: Buffer.from(typeof season === "string" ? season : JSON.stringify(season)),
  });

const saved = async (page: Page): Promise<RankingSeason> => {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save", exact: true }).click(),
  ]);
  return JSON.parse(readFileSync(await download.path(), "utf8")) as RankingSeason;
};

/** Names that a text of names would part or lose. */
const odd: RankingSeason = {
  players: [{ name: "Wit, Jan de", replacement: 72.5 }, { name: "X" }, { name: "Y;Z", replacement: 60 }],
  partnerships: [["Wit, Jan de", "Anne-Marie – Bos"]],
  sessions: ["2026-09-01", "2026-09-08", "2026-09-15"].map((date, i) => ({
    date,
    kind: "pairs" as const,
    groups: [["A", "Noord"]],
    entries: [
      { line: "A", players: ["Wit, Jan de", "Anne-Marie – Bos"], score: 60.25 },
      { line: "Noord", players: ["X", "Y;Z"], score: 40 + i, substitute: "X" },
    ],
  })),
};

describe("a season is kept as data", () => {
  test("opened, edited without a change and saved it is the same; a replaced one comes back after a reload", async () => {
    const page = await visit();
    await give(page, { name: "First", ...odd });
    await page.getByRole("button", { name: "Edit", exact: true }).click();
    await page.getByRole("button", { name: "Keep the change" }).click();
    const { name, players, partnerships, sessions } = (await saved(page)) as RankingSeason & { name: string };
    expect({ players, partnerships, sessions }).toEqual(odd);
    expect(name).toBe("First");
    await page.getByRole("button", { name: "Next season" }).click();
    await page.locator("#season-name").fill("Second");
    await page.waitForFunction(() => localStorage.getItem("overtrick.ranking.season")?.includes("Second"));
    await page.reload();
    await page.getByText("Set aside: First.").waitFor();
    await page.getByRole("button", { name: "Bring it back" }).click();
    expect((await saved(page)).sessions).toEqual(odd.sessions);
    await page.getByText("Set aside: Second.").waitFor();
  });

  test("an evening removed while another is edited; dates with the day first", async () => {
    const page = await visit();
    await give(page, odd);
    await page.evaluate(() => (location.hash = "#/ranking?view=sessions&session=1"));
    await page.locator(".chooser option:checked", { hasText: "8 Sep" }).waitFor({ state: "attached" });
    await page.getByRole("button", { name: "Edit", exact: true }).click();
    await page.evaluate(() => (location.hash = "#/ranking?view=sessions&session=0"));
    await page.locator(".chooser option:checked", { hasText: "1 Sep" }).waitFor({ state: "attached" });
    await page.getByRole("button", { name: "Delete" }).click();
    await page.locator("#session-date").fill("2026-02-30");
    await page.getByText("A date such as").waitFor();
    await page.locator("#session-date").fill("9-9-2026");
    await page.getByRole("button", { name: "Keep the change" }).click();
    const dates = (await saved(page)).sessions.map(({ date }) => date);
    expect(dates).toEqual(["2026-09-09", "2026-09-15"]);
  });

  test("what was hardly meant so is said before it is added", async () => {
    const page = await visit();
    await page.locator("#session-text").fill("1 Jan de Wit 60\n2 An - Bea");
    await page.locator(".session-editor .findings").getByText("names read: 1").waitFor();
    await page.locator(".session-editor .findings").getByText("no result could be read").waitFor();
  });
});

/** Findings of an element as texts. */
const told = (page: Page, within: string): Promise<string[]> =>
  page
    .locator(`${within} .findings .sentence`)
    .evaluateAll((all) => all.map((one) => one.textContent.replace(/\s+/gu, " ").trim()));

async function addEvening(page: Page, date: string, text: string, kind = "pairs"): Promise<void> {
  await page.locator("#session-kind").selectOption(kind);
  await page.locator("#session-date").fill(date);
  await page.locator("#session-text").fill(text);
  await page.locator(".session-editor button.main").click();
}

const beside = "section[aria-labelledby=session-title]";
const editor = ".session-editor";

describe("what a club meets is explained", () => {
  test.each([
    [
      "one pair in a line",
      "A 1 1 An - Bo 60\nA 2 2 Cor - Dirk 40\nB 1 1 E - F 50",
      "Lijn B: één paar alleen",
    ],
    ["all scores equal", "A 1 1 An - Bo 50\nA 1 2 Cor - Dirk 50", "Lijn A: alle scores zijn gelijk"],
  ])("%s, beside its table", async (_, text, expected) => {
    const page = await visit("", { locale: "nl-NL" });
    await addEvening(page, "7-9-2026", text);
    await expect.poll(async () => (await told(page, beside)).join("\n")).toContain(expected);
  });

  test("a line with two letters", async () => {
    const page = await visit("", { locale: "nl-NL" });
    await addEvening(page, "7-9-2026", "AB 1 1 An - Bo 60\nAB 2 2 Cor - Dirk 40");
    await page.locator(".findings").getByText("Lijn AB: niet één letter").waitFor();
    await expect.poll(async () => (await rows(page, "Lijn AB: 100 tot")).length).toBe(2);
  });

  test("a line without a letter is the line", async () => {
    const page = await visit("", { locale: "nl-NL" });
    await addEvening(page, "7-9-2026", "An - Bo 60\nCor - Dirk 40");
    await expect.poll(async () => (await rows(page, "De lijn: 100 tot 40")).length).toBe(2);
  });

  test("a team without opponents, its victory points and its size, before and after it is added", async () => {
    const page = await visit("", { locale: "nl-NL" });
    await page.locator("#session-kind").selectOption("teams");
    await page.locator("#session-text").fill("1; An, Bo; 2 x\n2; Cor, Dirk, E, F; 9 12\nxx yy zz");
    await expect
      .poll(() => told(page, editor))
      .toEqual([
        expect.stringMatching(/An – Bo: deze score ontbreekt of kan niet \(VP: 0 tot 20\)/u),
        expect.stringContaining(
          "An – Bo: spelers in het viertal: 2 in plaats van vier; de kracht is hun gemiddelde.",
        ),
        expect.stringContaining("An – Bo: het viertal had geen tegenstanders"),
        expect.stringContaining("Cor – Dirk – E – F: helft 1 heeft geen tegenstander"),
        expect.stringContaining("Cor – Dirk – E – F: het viertal had geen tegenstanders"),
        expect.stringContaining("“xx yy zz” is geen viertal"),
      ]);
    await page.locator("#session-date").fill("7-9-2026");
    await page.locator(`${editor} button.main`).click();
    await page.locator(".unscored").getByText("geen tegenstander").first().waitFor();
    await expect.poll(async () => (await told(page, beside)).length).toBe(3);
  });

  test("Z larger than the season, and min of players or of pairs", async () => {
    const page = await visit("", { locale: "nl-NL" });
    await addEvening(page, "7-9-2026", "An - Bo 60\nCor - Dirk 40");
    await page.getByRole("link", { name: "Instellingen" }).click();
    await page.locator("#setting-min").fill("1");
    await page.locator("#setting-pairMin").fill("4");
    await page.getByRole("button", { name: "Neem alle paren" }).click();
    const all = async (): Promise<string> => (await told(page, ".views")).join("\n");
    await expect
      .poll(all)
      .toContain(
        "Een ranking neemt 5 resultaten en het seizoen heeft 1 zitting; vervangende rankings vullen aan.",
      );
    expect(await all()).toContain("Kampioenschap van paren en driemanschappen: 4 resultaten nodig");
    expect(await all()).not.toContain("Individueel kampioenschap");
    await page.locator("#setting-pairMin").fill("1");
    await page.locator("#setting-min").fill("2");
    await expect
      .poll(all)
      .toContain("Individueel kampioenschap: 2 resultaten nodig en 1 zitting in het seizoen");
    expect(await all()).not.toContain("Kampioenschap van paren");
  });

  test("a percentage of 150, words for a pair, and nothing at all, while they are typed", async () => {
    const page = await visit("", { locale: "nl-NL" });
    const text = page.locator("#session-text");
    await text.fill("A 1 1 An - Bo 150\nA 2 2 Cor - Dirk 40");
    await expect
      .poll(() => told(page, editor))
      .toEqual([expect.stringContaining("An – Bo: een percentage ligt tussen 0 en 100.")]);
    await page.locator(`${editor} button.finding`).click();
    const selected = (): Promise<string> =>
      text.evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart, area.selectionEnd));
    expect(await selected()).toBe("A 1 1 An - Bo 150");
    await text.fill("1 hello world");
    await expect
      .poll(() => told(page, editor))
      .toEqual([expect.stringContaining("“1 hello world”: namen gelezen: 1")]);
    await page.locator("#session-date").fill("6-9-2026");
    await page.locator(`${editor} button.main`).click();
    await expect
      .poll(() => page.locator(".unscored li").allTextContents())
      .toEqual([expect.stringMatching(/hello world:\s+er ontbreekt een naam/u)]);
    for (const nothing of [";;;;;", "%%%%", "hello world"]) {
      await text.fill(nothing);
      await page.getByText("In deze tekst was niets te lezen.").waitFor();
      await text.fill("");
    }
    await text.fill("An – Bo vrij\nCor – Dirk 40\nE – F 150");
    await page.getByText("De datum ontbreekt nog.").waitFor();
    await expect
      .poll(() => told(page, editor))
      .toEqual([
        expect.stringContaining("“An – Bo vrij”: er was geen resultaat te lezen."),
        expect.stringContaining("E – F: een percentage"),
      ]);
    await page.locator("#session-date").fill("7-9-2026");
    await page.locator(`${editor} button.main`).click();
    await expect
      .poll(() => page.locator(".unscored li").allTextContents())
      .toEqual([
        expect.stringMatching(/An – Bo vrij:\s+dit paar heeft geen score/u),
        expect.stringMatching(/E – F:\s+een percentage ligt tussen 0 en 100/u),
      ]);
    expect(await told(page, beside)).toEqual([expect.stringContaining("De lijn: één paar alleen krijgt")]);
  });

  test("the same evening twice is said before and after it is added, and may be added", async () => {
    const page = await visit("", { locale: "nl-NL" });
    const text = "A 1 1 An - Bo 60\nA 2 2 Cor - Dirk 40";
    await addEvening(page, "2026-09-07", text);
    await page.locator("#session-text").fill(text);
    await page.locator("#session-date").fill("7-9-2026");
    await expect
      .poll(() => told(page, editor))
      .toEqual([expect.stringContaining("een zitting van 7 sep 2026 met dezelfde uitslag")]);
    await page.locator(`${editor} button.main`).click();
    await expect
      .poll(() => told(page, beside))
      .toEqual([expect.stringContaining("van 7 sep 2026 met dezelfde")]);
    await addEvening(page, "2026-09-14", text);
    await expect.poll(async () => (await rows(page, "Lijn A")).length).toBe(2);
    await expect.poll(() => told(page, beside)).toEqual([]);
  });

  test("pairs with a substitute are not taken for the championship, and Butler speaks of IMPs", async () => {
    const page = await visit("", { locale: "nl-NL" });
    await addEvening(page, "7-9-2026", "An - Bo* 1,5\nCor - Dirk -1,5\nE - F 0\nG - H 0", "butler");
    await page.getByText("0 G-IMP geeft het midden van de lijn").waitFor();
    expect((await rows(page, "De lijn")).map(([place]) => place)).toEqual(["1", "2=", "2=", "4"]);
    await page.locator("#session-kind").selectOption("butler");
    await page.getByText("namen, G-IMP (gemiddelde IMP’s per spel). Een sterretje").waitFor();
    await page.getByRole("link", { name: "Instellingen" }).click();
    await page.getByRole("button", { name: "Neem alle paren" }).click();
    expect((await page.locator("#partnerships").inputValue()).split("\n")).toEqual([
      "Cor – Dirk",
      "E – F",
      "G – H",
    ]);
  });
});

test("a player's chart starts from the replacement ranking and holds its whole line", async () => {
  const page = await visit("?sample&view=rankings", { locale: "nl-NL" });
  await page.locator("tbody th a").first().click();
  await page.locator(".chart svg").waitFor();
  const chart = await page.locator(".chart svg").evaluate((svg) => {
    const path = svg.querySelector(".series")?.getAttribute("d") ?? "";
    const heights = [...path.matchAll(/[ML][\d.]+ ([\d.]+)/gu)].map(([, y]) => Number(y));
    const grid = [...svg.querySelectorAll(".grid line")].map((line) => Number(line.getAttribute("y1")));
    const dates = [...svg.querySelectorAll(".tick")].map((text) => text.textContent.trim());
    return { heights, low: Math.max(...grid), high: Math.min(...grid), dates };
  });
  expect(chart.heights.length).toBe((await rows(page, "Resultaten van")).length + 1);
  expect(Math.max(...chart.heights)).toBeLessThanOrEqual(chart.low + 0.1);
  expect(Math.min(...chart.heights)).toBeGreaterThanOrEqual(chart.high - 0.1);
  expect(chart.dates.filter((date) => date !== "").every((date) => /^\d+ \p{L}+/u.test(date))).toBe(true);
});

test("lines that cannot be played are said, and not printed", async () => {
  const page = await visit("?sample&view=lineup", { locale: "nl-NL" });
  await page.getByRole("button", { name: "Niemand" }).click();
  // A sheet with nothing but a heading would be taken for a fault.
  const nobody = page.locator(".lineup .nobody");
  expect(await nobody.isVisible()).toBe(false);
  await page.emulateMedia({ media: "print" });
  expect(await nobody.innerText()).toBe("0 paren aanwezig");
  await page.emulateMedia({ media: null });
  for (const box of (await page.locator(".presence input").all()).slice(0, 6)) await box.check();
  await page.locator("#lineup-title").getByText(String(new Date().getFullYear())).waitFor();
  const print = page.getByRole("button", { name: "Afdrukken" });
  await expect.poll(() => print.count()).toBe(1);
  for (const nonsense of ["0", "drie", "4 0", "-1"]) {
    await page.locator("#tonight").fill(nonsense);
    await page.locator("#tonight-note").getByText("Eén getal vanaf 1").waitFor();
    expect(await print.count(), nonsense).toBe(0);
    expect(await page.locator(".lineup-lines").count(), nonsense).toBe(0);
  }
  await page.locator("#tonight").fill("9");
  await page.locator(".findings").getByText("Gevraagde lijnen: 9, tafels: 3.").waitFor();
  await page.locator("#tonight").fill("1");
  const [first = "", second = ""] = (await rows(page, "Lijn A")).map(
    ([, names = ""]) => names.split(" – ")[0],
  );
  await page.locator("#guest-first").fill(first);
  await page.locator("#guest-second").fill(second);
  await page.getByRole("button", { name: "Toevoegen", exact: true }).click();
  await page
    .locator(".findings")
    .getByText("een speler van dit paar staat ook in een ander aanwezig paar")
    .waitFor();
});

test("on a phone tables show that they scroll, names stay, and the tab in use is seen", async () => {
  const page = await visit("?sample&view=championship", {
    viewport: { width: 390, height: 844 },
    locale: "nl-NL",
  });
  await page.getByText("één keer met een invaller").waitFor();
  for (const view of ["championship", "sessions&methods", "rankings"]) {
    await page.evaluate((name) => (location.hash = `#/ranking?sample&view=${name}`), view);
    await page.locator(`.view-${view.split("&")[0] ?? ""}`).waitFor();
    const table = await page
      .locator(".wide")
      .first()
      .evaluate((wide) => {
        wide.scrollLeft = 60;
        const name = wide.querySelector("tbody th[scope=row]");
        const head = wide.querySelector("thead th.who");
        const tab = document.querySelector(".views-bar a[aria-current]")?.getBoundingClientRect();
        return {
          shade: getComputedStyle(wide).backgroundImage.includes("linear-gradient"),
          name: (name?.getBoundingClientRect().left ?? -1) - wide.getBoundingClientRect().left,
          head: (head?.getBoundingClientRect().left ?? -1) - (name?.getBoundingClientRect().left ?? 0),
          tab: tab !== undefined && tab.left >= 0 && tab.right <= innerWidth,
        };
      });
    expect(table.shade, view).toBe(true);
    expect(table.name, view).toBeGreaterThanOrEqual(0);
    expect(table.head, view).toBeCloseTo(0, 0);
    expect(table.tab, view).toBe(true);
  }
});

test("tonight's lines: tick, move by hand, and the sample is never kept", async () => {
  const page = await visit("?sample&view=lineup");
  await page.getByRole("button", { name: "Everybody" }).click();
  await page.locator("#tonight").fill("8 10");
  const names = async (line: string): Promise<(string | undefined)[]> =>
    (await rows(page, `Line ${line}`)).map((row) => row[1]);
  await expect.poll(async () => (await names("A")).length).toBe(8);
  const last = (await names("A")).at(-1) ?? "";
  await page.getByRole("button", { name: `${last}: one line down` }).focus();
  await page.keyboard.press("Enter");
  await expect.poll(async () => (await names("B"))[0]).toContain(last);
  expect((await names("A")).length).toBe(7);
  await page.getByRole("button", { name: "Undo moves by hand" }).click();
  await expect.poll(async () => (await names("A")).length).toBe(8);
  await page.emulateMedia({ media: "print" });
  expect(await page.locator(".presence").isVisible()).toBe(false);
  expect(await page.locator("table").first().isVisible()).toBe(true);
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain("overtrick.ranking.season");
});

test("championship: what counts, what dropped, what is still needed, and each one's results", async () => {
  const page = await visit("?sample&view=championship");
  const individual = await rows(page, "Individual championship");
  const cut = await page
    .locator(".wide")
    .evaluateAll((all) => all.map((one) => one.scrollWidth - one.clientWidth));
  expect(cut).toEqual([0, 0]);
  expect(individual.some((row) => row[0] === "Not enough results yet")).toBe(true);
  expect(individual.filter((row) => row[5] === "1").length).toBeGreaterThan(0);
  await page.locator("tbody th a").first().click();
  await page.getByRole("link", { name: "Back to the list" }).waitFor();
  expect((await rows(page, "Results of")).map((row) => row.at(-1))).toContain("dropped");
});

test("settings move the picture of the lines, typed with a comma or nonsense", async () => {
  const page = await visit("?view=settings", { locale: "sv-SE" });
  const widths = (): Promise<string[]> =>
    page
      .locator(".lines-picture rect")
      .evaluateAll((all) => all.map((one) => one.getAttribute("width") ?? ""));
  const before = await widths();
  await page.locator("#setting-step").fill("2,5");
  await expect.poll(widths).not.toEqual(before);
  await page.locator("#setting-width").fill("wide");
  await page.getByText("Det här är inget tal.").waitFor();
  await page.locator("#setting-lines").fill("5");
  await expect.poll(async () => (await widths()).length).toBe(5);
  await page.locator("#setting-width").fill("-4");
  await page.locator(".findings").getByText("En grupps bredd").waitFor();
});

test("a season is saved as the command line reads it, and opened again; a file of rubbish changes nothing", async () => {
  const page = await visit("?sample&view=rankings");
  const before = await rows(page, "Players");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save" }).click(),
  ]);
  const text = readFileSync(await download.path(), "utf8");
  expect((JSON.parse(text) as RankingSeason).sessions).toHaveLength(12);
  await page.getByRole("button", { name: "Start a season of your own" }).click();
  await page.getByText("No rankings yet").waitFor();
  await give(page, "{");
  await page.getByText("is no season").waitFor();
  await give(page, text);
  await expect.poll(() => rows(page, "Players")).toEqual(before);
});

test.each([
  ["club", "nl-NL", 320],
  ["club", "da-DK", 390],
  ["ranking", "nl-NL", 320],
  ["nett", "da-DK", 390],
])(
  "the parts of %s, %s, stand in one row on a screen %i wide, and the one that is shown is in sight",
  async (place, locale, width) => {
    const viewport = { width, height: 800 };
    const last = { club: "settings", ranking: "settings", nett: "list" }[place];
    const { page } = await open(`#/${place}?sample&view=${last}`, { wait: false, viewport, locale });
    const bar = page.locator(".views-bar a");
    await bar.first().waitFor();
    const seen = await bar.evaluateAll((all) =>
      all.map((one) => ({ top: one.getBoundingClientRect().top, at: one.hasAttribute("aria-current") })),
    );
    expect(new Set(seen.map(({ top }) => top)).size).toBe(1);
    expect(seen.at(-1)?.at).toBe(true);
    await expect
      .poll(() => bar.last().evaluate((one) => one.getBoundingClientRect().right <= innerWidth))
      .toBe(true);
  },
);

describe("without an evening", () => {
  test.each([
    {
      view: "rankings",
      locale: "en",
      says: "made of the points of every evening",
      sample: "Show the sample",
    },
    { view: "rankings", locale: "nl-NL", says: "van alle zittingen", sample: "Toon het voorbeeldseizoen" },
    { view: "championship", locale: "da-DK", says: "hvad der mangler", sample: "Vis eksempelsæsonen" },
    { view: "championship", locale: "sv-SE", says: "vad som saknas", sample: "Visa exempelsäsongen" },
  ])("$view says what comes there, and the sample is one tap away: $locale", async (row) => {
    const { view, locale, says, sample } = row;
    const page = await visit(`?view=${view}`, { locale });
    await page.getByText(says).waitFor();
    expect(await page.locator(".empty a").first().getAttribute("href")).toBe("#/ranking?view=sessions");
    await page.getByRole("link", { name: sample }).click();
    await page.locator(".ranking-table tbody tr").first().waitFor();
    expect(page.url()).toContain(`view=${view}&sample`);
  });
});

test("nothing scrolls sideways on a phone, targets are large enough, tables are tables", async () => {
  const page = await visit("?sample", { viewport: { width: 390, height: 844 }, locale: "nl-NL" });
  for (const view of ["sessions&methods", "rankings", "lineup", "championship", "settings"]) {
    await page.evaluate((name) => (location.hash = `#/ranking?sample&view=${name}`), view);
    await page.locator(`.view-${view.split("&")[0] ?? ""}`).waitFor();
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over, view).toBeLessThanOrEqual(0);
    expect(await page.locator("table:not(:has(caption))").count(), view).toBe(0);
    expect(await page.locator("th:not([scope])").count(), view).toBe(0);
    const small = await page
      .locator("main a, main button:not(.link), main select, main input, main textarea")
      .evaluateAll((all) =>
        all
          .map((one) => ({
            name: one.outerHTML.slice(0, 80),
            box: (one.closest("label") ?? one).getBoundingClientRect(),
          }))
          .filter(({ box }) => box.width > 0 && (box.width < 24 || box.height < 24))
          .map(({ name }) => name),
      );
    expect(small, view).toEqual([]);
  }
});
