/** Evenings come to the Ranking page as clubs publish them and out of files; playing moments stand side by side. */
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { load } from "../../dist/package/index.js";
import type { Event } from "../../dist/package/index.js";
import { stage } from "./support/browser";

const { open } = stage();

async function visit(query = ""): Promise<Page> {
  const { page } = await open(`#/ranking${query}`, { wait: false, locale: "nl-NL" });
  await page.waitForFunction(() => performance.getEntriesByName("overtrick-ranking").length > 0);
  return page;
}

/** The rows of the table whose caption begins so, as texts. */
const rows = (page: Page, caption: string): Promise<string[][]> =>
  page
    .locator("table", { has: page.locator("caption", { hasText: caption }) })
    .locator("tbody tr")
    .evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent.trim())));

const printed = `BC De Kaart                                maandag 7 september 2026
Lijn A        Zitting 1
Rang  Paar  Namen                                     Percentage
   1    12  Jan Jansen & Piet Smit                         58,33
   2     3  Mw. A. de Vries & Dhr. H. v.d. Berg            41,67
Lijn B        Zitting 1
Rang  Paar  Namen                                     Percentage
   1=    2  Kees Kort & Bea Lang                           50,00
   1=    4  Co Klein & Dirk Groot (inv.)                   50,00
`;

/** Two sections of four pairs; board results without a computer's help. */
const evening = (date: string): Event => ({
  name: "Clubavond",
  date,
  scoring: "matchpoints",
  players: Array.from({ length: 16 }, (_, i) => ({ id: `p${i}`, name: `Naam ${"abcdefghijklmnop"[i]!}` })),
  entries: Array.from({ length: 8 }, (_, i) => ({
    id: String(i + 1),
    number: String(i + 1),
    section: i < 4 ? "A" : "B",
    players: [`p${2 * i}`, `p${2 * i + 1}`],
  })),
  boards: [0, 4].map((first) => ({
    number: 1,
    section: first === 0 ? "A" : "B",
    lines: [0, 2].map((at) => ({
      id: `${first}-${at}`,
      ns: String(first + at + 1),
      ew: String(first + at + 2),
      outcome: { kind: "score" as const, score: at === 0 ? 420 : -50 },
    })),
  })),
});

const fileOf = (name: string, text: string): { name: string; mimeType: string; buffer: Buffer } => ({
  name,
  mimeType: "text/plain",
  buffer: Buffer.from(text),
});

describe("an evening as it is printed", () => {
  test("pasted with its titles: date, two lines, a tie and a substitute", async () => {
    const page = await visit();
    await page.locator("#session-text").fill(printed);
    await page.getByText("4 deelnemers gelezen.").waitFor();
    expect(await page.locator("#session-date").inputValue()).toBe("2026-09-07");
    expect(await page.locator(".session-editor .findings").count()).toBe(0);
    await page.getByRole("button", { name: "Aan het seizoen toevoegen" }).click();
    const line = async (letter: string): Promise<string[]> =>
      (await rows(page, `Lijn ${letter}`)).map(([place = "", names = ""]) => `${place} ${names}`);
    await expect
      .poll(() => line("A"))
      .toEqual(["1 Jan Jansen – Piet Smit", "2 Mw. A. de Vries – Dhr. H. v.d. Berg"]);
    expect(await line("B")).toEqual(["1= Kees Kort – Bea Lang", "1= Co Klein – Dirk Groot"]);
    await page.getByRole("button", { name: "Wijzigen" }).click();
    expect(await page.locator("#session-text").inputValue()).toContain("Co Klein;Dirk Groot*;50");
  });
});

describe("an evening out of a file", () => {
  test("of every program: the results of both lines, to be looked over, with what was typed one step back", async () => {
    const overtrick = await load();
    const event = evening("2026-10-05");
    const files = [
      ["avond.pbn", overtrick.writePbn(event)],
      ["avond.xml", overtrick.writeUsebio(event)],
      ["avond.csv", overtrick.writeCsv(event)],
      ["avond.json", JSON.stringify(event)],
    ] as const;
    const page = await visit("?view=settings");
    for (const [name, text] of files) {
      await page.locator("#season-file").setInputFiles(fileOf(name, text));
      await page.getByText("8 deelnemers gelezen.").waitFor();
      expect(await page.locator("#session-date").inputValue(), name).toBe("2026-10-05");
      const read = (await page.locator("#session-text").inputValue()).split("\n");
      expect(
        read.filter((row) => row.startsWith("A;")),
        name,
      ).toHaveLength(4);
      expect(read[0], name).toMatch(/^A;1;Naam a;Naam b;100$/u);
      await page.locator("#session-text").fill("");
      await page.locator("#session-date").fill("");
    }
    await page.locator("#session-text").fill("A 1 1 An - Bea 60");
    await page.locator("#session-file").setInputFiles(fileOf("lijst.txt", printed));
    await page.getByText("4 deelnemers gelezen.").waitFor();
    await page.getByRole("button", { name: "Ongedaan maken" }).click();
    await expect.poll(() => page.locator("#session-text").inputValue()).toBe("A 1 1 An - Bea 60");
  });

  test("several at once are added by date; what holds no result is named", async () => {
    const page = await visit();
    const overtrick = await load();
    await page
      .locator("#session-file")
      .setInputFiles([
        fileOf("later.pbn", overtrick.writePbn(evening("2026-10-12"))),
        fileOf("eerder.txt", printed),
        fileOf("boodschappen.txt", "melk\nbrood"),
      ]);
    await page.getByText("2 zittingen zijn toegevoegd. Niet gelezen: boodschappen.txt.").waitFor();
    expect(await page.locator(".chooser option").allTextContents()).toEqual([
      expect.stringContaining("7 sep 2026"),
      expect.stringContaining("12 okt 2026"),
    ]);
    await page.getByRole("button", { name: "Ongedaan maken" }).click();
    await page.getByText("Nog geen zitting.").waitFor();
    await page.locator("#session-file").setInputFiles(fileOf("boodschappen.txt", "melk\nbrood"));
    await page.getByText("In boodschappen.txt staat geen uitslag met namen").waitFor();
  });

  test("teams of the Score page's kind: victory points of every match", async () => {
    const page = await visit();
    const four = (team: number): string[] => [1, 2, 3, 4].map((seat) => `t${team}s${seat}`);
    const event: Event = {
      name: "Viertallen",
      date: "2026-11-02",
      scoring: "teams",
      players: [1, 2].flatMap((team) => four(team).map((id) => ({ id, name: id.toUpperCase() }))),
      entries: [1, 2].map((team) => ({ id: `${team}`, number: `${team}`, players: four(team) })),
      boards: [1, 2].map((number) => ({
        number,
        lines: [
          { id: `${number}o`, round: 1, ns: "1", ew: "2", outcome: { kind: "score", score: 620 } },
          { id: `${number}c`, round: 1, ns: "2", ew: "1", outcome: { kind: "score", score: -100 } },
        ],
      })),
    };
    const [match] = (await load()).matches(event, { teams: "victoryPoints" });
    await page.locator("#session-file").setInputFiles(fileOf("viertallen.json", JSON.stringify(event)));
    await page.getByText("2 deelnemers gelezen.").waitFor();
    expect(await page.locator("#session-kind").inputValue()).toBe("teams");
    const vp = Number((match?.homePoints ?? NaN).toFixed(4));
    expect(vp).toBeGreaterThan(10);
    expect((await page.locator("#session-text").inputValue()).split("\n")[0]).toBe(
      `1; T1S1, T1S2, T1S3, T1S4; 2 ${String(vp).replace(".", ",")}`,
    );
  });
});

test("teams with names between dashes and both sides' victory points", async () => {
  const page = await visit();
  await page.locator("#session-kind").selectOption("teams");
  await page.locator("#session-date").fill("7-9-2026");
  await page
    .locator("#session-text")
    .fill("1; Wit, Jan de – Smit, Piet – Kees – An; 2: 15-5\n2; Bea / Cor / Dirk / Els; 1 = 5-15");
  await page.getByText("2 deelnemers gelezen.").waitFor();
  expect(await page.locator(".session-editor .findings").count()).toBe(0);
  await page.getByRole("button", { name: "Aan het seizoen toevoegen" }).click();
  await expect
    .poll(async () => (await rows(page, "Rankingpunten van")).map((row) => row.slice(0, 2)))
    .toEqual([
      ["1", "Wit, Jan de – Smit, Piet – Kees – An"],
      ["2", "Bea, Cor, Dirk, Els"],
    ]);
  // Everybody begins at 70: 70 ± 5/7 · 20.
  expect((await rows(page, "Rankingpunten van")).map((row) => row.at(-1))).toEqual(["84,29", "55,71"]);
});

test("playing moments stand side by side; none of three is lost", async () => {
  const page = await visit();
  for (const name of ["Maandag", "Woensdag", "Vrijdag"]) {
    await page.locator("#season-name").fill(name);
    await page.locator("#session-text").fill(printed);
    await page.getByRole("button", { name: "Aan het seizoen toevoegen" }).click();
    await page.getByRole("button", { name: "Nieuw speelmoment" }).click();
    await page.getByText(`Opzijgelegd: ${name}.`).waitFor();
  }
  await page.reload();
  const aside = page.locator(".aside-seasons li");
  await expect.poll(() => aside.count()).toBe(3);
  await aside.filter({ hasText: "Maandag" }).getByRole("button", { name: "Haal het terug" }).click();
  await expect.poll(() => page.locator("#season-name").inputValue()).toBe("Maandag");
  await expect.poll(() => aside.count()).toBe(2);
  await aside.filter({ hasText: "Vrijdag" }).getByRole("button", { name: "Verwijderen" }).click();
  await expect.poll(() => aside.count()).toBe(1);
  await page.getByRole("button", { name: "Ongedaan maken" }).click();
  await expect.poll(() => aside.count()).toBe(2);
});

test("who has not played yet stands in the championship, with all that is needed; trios may come in twos", async () => {
  const page = await visit("?view=settings");
  await page.locator("#replacements").fill("Nieuw Lid 60");
  await page.locator("#partnerships").fill("Jan Jansen – Piet Smit\nAn – Bea – Cor");
  await page.locator("#setting-min").fill("3");
  await page.getByRole("link", { name: "Zittingen" }).click();
  await page.locator("#session-text").fill(printed);
  await page.getByRole("button", { name: "Aan het seizoen toevoegen" }).click();
  await page.getByRole("link", { name: "Clubkampioenschap" }).click();
  await page.getByText("Individueel kampioenschap").first().waitFor();
  await expect
    .poll(async () => (await rows(page, "Individueel")).find(([, name]) => name === "Nieuw Lid"))
    .toEqual(["", "Nieuw Lid", "", "0", "0", "", "3"]);
  await expect
    .poll(async () => (await rows(page, "Kampioenschap van paren")).map(([, names]) => names))
    .toContain("An – Bea – Cor");
  await page.getByRole("link", { name: "Lijnindeling" }).click();
  await expect
    .poll(async () => (await page.locator(".presence li").allTextContents()).map((text) => text.trim()))
    .toEqual(expect.arrayContaining(["An – Bea", "An – Cor", "Bea – Cor"]));
  await page.getByRole("button", { name: "Iedereen" }).click();
  await page.getByText("4 paren aanwezig").waitFor();
});
