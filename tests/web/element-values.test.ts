/** What the elements' attributes may say, what is said of a list, and `src` in every format that the package reads. */
import type { Page } from "playwright-core";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { load } from "overtrick";
import type { Event, Overtrick, RuleSetName } from "overtrick";
import { clubEvening } from "../support/bridgemate";
import { stage } from "./support/browser";
import { clubSite } from "./support/club-site";

const { open } = stage();
const club = clubSite(open);
let overtrick: Overtrick;
let event: Event;

// With an adjusted result `wbf` gives two pairs the first place that `club` gives one of them.
const travellers = "board 1\n1 2 420\n3 4 450\n5 6 A\n7 8 -50\nboard 2\n1 2 100\n3 4 200\n5 6 100\n";

beforeAll(async () => {
  overtrick = await load();
  ({ event } = overtrick.readTravellers(travellers));
});
beforeEach(() => {
  club.policy = "";
});

const json = (text: string): { type: string; body: string } => ({ type: "application/json", body: text });

/** A page with an element, and what it tells the page's script. */
async function shown(body: string, options: Parameters<typeof club.page>[1] = {}): Promise<Page> {
  const heard = `<script>var heard = []; addEventListener("overtrick-error", (event) => heard.push(event.detail.message));</script>`;
  return (await club.page(heard + club.moduleLine() + body, options)).page;
}

const told = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { heard: string[] }).heard);

/** As an English page writes a percentage. */
const two = (percent: number | null): string =>
  percent?.toLocaleString("en", { minimumFractionDigits: 2, maximumFractionDigits: 2 }) ?? "";

const column = (page: Page, element: string, at: number): Promise<(string | null | undefined)[]> =>
  page
    .locator(`${element} [part~=row]`)
    .evaluateAll((rows, index) => rows.map((row) => row.children[index]?.textContent), at);

describe("words in any case", () => {
  test.each(["wbf", "WBF", " Wbf "])("rules: %s", async (rules) => {
    club.files.set("/r.json", json(overtrick.writeBackup(event)));
    const page = await shown(`<overtrick-results src="r.json" rules="${rules}"></overtrick-results>`);
    const percents = (name: RuleSetName): string[] =>
      overtrick.score(event, name).standings.map(({ percent }) => two(percent));
    await expect.poll(() => column(page, "overtrick-results", 2)).toEqual(percents("wbf"));
    expect(percents("wbf")).not.toEqual(percents("club"));
    expect(await told(page)).toEqual([]);
  });

  test.each([
    {
      name: "preset",
      element:
        'overtrick-expected own="28.4" partner="14" mean="26" tables="14" boards="24" preset="Popular"',
      figure: () =>
        overtrick.expectedQuick({
          settings: { preset: "popular" },
          handicaps: [28.4, 14],
          mean: 26,
          reference: "others",
          tables: 14,
          boards: 24,
          result: null,
        }).expected!,
    },
    {
      // R. Low, “Nett” results (2008), part 3, by the other rule.
      name: "rule",
      element: 'overtrick-nett own="51" partner="59" rating="104.1" gross="48" rule="PARTNER"',
      figure: () =>
        overtrick.nett({
          rating: 1.041,
          rule: "partner",
          entries: [{ id: "1", handicaps: [51, 59], gross: 48 }],
        }).entries[0]!.after[0],
    },
  ])("$name of a calculator", async ({ element, figure }) => {
    const page = await shown(`<${element}></${element.split(" ")[0]}>`);
    await page.getByText(figure().toFixed(2)).first().waitFor();
    expect(await told(page)).toEqual([]);
  });
});

describe("a word that nobody knows is said, and nothing is calculated by others", () => {
  test.each([
    {
      element: 'overtrick-results src="r.json" rules="zzz"',
      says: 'Okänt här: rules="zzz". Möjliga värden: club, wbf,',
    },
    {
      element: 'overtrick-nett src="friday.csv" rule="both"',
      says: 'rule="both". Möjliga värden: published, partner.',
    },
    { element: 'overtrick-nett src="friday.csv" rating="hard"', says: 'rating="hard": Det är inget tal.' },
    {
      element: 'overtrick-ranking src="season.json" show="bogus"',
      says: 'show="bogus". Möjliga värden: players',
    },
  ])("$element", async ({ element, says }) => {
    club.files.set("/r.json", json(overtrick.writeBackup(event)));
    club.files.set("/friday.csv", { type: "text/csv", body: "Ann - Bo;51;59;48\nCy - Di;50;40;55" });
    club.files.set("/season.json", json(JSON.stringify({ players: [], sessions: [] })));
    const name = element.split(" ")[0]!;
    const page = await shown(`<${element}><p>Ask the director</p></${name}>`, { lang: "sv" });
    await page.locator(`${name} [part=message][role=status]`).getByText(says).waitFor();
    expect(await page.locator(`${name} :is([part~=row], [part~=figure], [part~=input])`).count()).toBe(0);
    expect(await page.getByText("Ask the director").isVisible()).toBe(true);
    expect(await told(page)).toEqual([expect.stringContaining(says)]);
  });

  test.each([
    {
      element: 'overtrick-expected own="abc" mean="26" preset="norge"',
      says: 'preset="norge". Möjliga värden: denmark',
      wrong: ["Ditt handikapp: Det är inget tal."],
      fields: 6,
    },
    {
      element: 'overtrick-nett own="51" rating="100" rule="both"',
      says: 'rule="both". Möjliga värden: published',
      wrong: [],
      fields: 4,
    },
  ])("a calculator keeps its fields: $element", async ({ element, says, wrong, fields }) => {
    const name = element.split(" ")[0]!;
    const page = await shown(`<${element}></${name}>`, { lang: "sv" });
    await page.locator(`${name} [part=message][role=status]`).getByText(says).waitFor();
    await expect.poll(() => page.locator(`${name} [part~=input]`).count()).toBe(fields);
    expect(await page.locator(`${name} [part=findings] li`).allTextContents()).toEqual(wrong);
    // What is typed is looked at, too, and nothing comes of it.
    await page.locator(`${name} [part~=input]`).first().fill("x");
    await expect.poll(() => page.locator(`${name} [part=findings] li`).count()).toBe(1);
    expect(await page.locator(`${name} :is([part~=figure], [part~=table])`).count()).toBe(0);
    expect(await told(page)).toEqual([expect.stringContaining(says)]);
  });

  test("mended, it is shown at once", async () => {
    const page = await shown('<overtrick-expected own="28" mean="26" preset="norge"></overtrick-expected>');
    await page.getByText('preset="norge"').waitFor();
    await page.locator("overtrick-expected").evaluate((one) => one.setAttribute("preset", "sweden"));
    await page.locator("overtrick-expected [part~=figure]").waitFor();
    expect(await page.getByText('preset="norge"').count()).toBe(0);
  });

  test.each(['rules="zzz"', 'rows="ten"', 'rows="-3"'])(
    "where it decides nothing it is said above the table: %s",
    async (attribute) => {
      const table = overtrick.writeHtml(event, overtrick.score(event));
      const page = await shown(`<overtrick-results ${attribute}>${table}</overtrick-results>`);
      await page.locator("overtrick-results [part=message]").getByText(attribute).waitFor();
      expect((await column(page, "overtrick-results", 0)).length).toBe(8);
      expect(await told(page)).toHaveLength(1);
    },
  );

  test("the lists that are known are shown with it", async () => {
    const entries = ["A", "B", "C", "D"].map((name, i) => ({
      line: "A",
      players: [`${name}1`, `${name}2`],
      score: 60 - 5 * i,
    }));
    const season = JSON.stringify({
      settings: { lines: 1, min: 1 },
      sessions: [{ date: "2026-11-16", kind: "pairs", entries }],
    });
    const page = await shown(
      `<overtrick-ranking show="Players, bogus"><script type="application/json">${season}</script></overtrick-ranking>`,
    );
    await expect.poll(async () => (await column(page, "overtrick-ranking", 0)).length).toBe(8);
    await page.locator("overtrick-ranking [part=message]").getByText('show="bogus"').waitFor();
  });
});

describe("a nett list", () => {
  // As the page Nett says it of the same text.
  test.each([
    { lang: "en", says: ["Line 3: rubbish: The gross score is missing: no nett score."] },
    { lang: "da", says: ["Linje 3: rubbish: Bruttoscoren mangler"] },
  ])("what is left out of it is said below: $lang", async ({ lang, says }) => {
    club.files.set("/friday2.csv", {
      type: "text/csv",
      body: "Ann - Bo;51;59;48\nCy - Di;50;40;55\nrubbish",
    });
    const page = await shown('<overtrick-nett src="friday2.csv"></overtrick-nett>', { lang });
    await expect.poll(async () => (await column(page, "overtrick-nett", 0)).length).toBe(3);
    const said = await page.locator("overtrick-nett [part=findings] li").allTextContents();
    for (const sentence of says) expect(said).toContainEqual(expect.stringContaining(sentence));
  });

  test("what could not be read of a line, too", async () => {
    club.files.set("/words.csv", { type: "text/csv", body: "Ann;51;Bo;x9;48\nCy;50;Di;40;55" });
    const page = await shown('<overtrick-nett src="words.csv"></overtrick-nett>', { lang: "nl" });
    await page.locator("overtrick-nett [part=findings]").getByText("Regel 1").first().waitFor();
    const said = await page.locator("overtrick-nett [part=findings] li").allTextContents();
    expect(said.join(" ")).toContain("“x9”");
  });

  // There is no book: the handicaps are the list's own.
  test.each([
    { lang: "en", line: "Ed;40;Flo;;33,8", says: "Line 1: Flo: No handicap in the list" },
    { lang: "da", line: "Ed;;Flo;40;33,8", says: "Linje 1: Ed: Intet handicap på listen" },
    { lang: "nl", line: "Ed;40;Flo;?;33,8", says: "Regel 1: Flo: Geen handicap in de lijst" },
    { lang: "sv", line: "Ed;40;Flo;;33,8", says: "Rad 1: Flo: Inget handikapp i listan" },
  ])("who has no handicap in it is named: $line, $lang", async ({ lang, line, says }) => {
    club.files.set("/flo.csv", { type: "text/csv", body: line });
    const page = await shown('<overtrick-nett src="flo.csv"></overtrick-nett>', { lang });
    await page.locator("overtrick-nett [part=findings]").waitFor();
    const said = await page.locator("overtrick-nett [part=findings] li").allTextContents();
    expect(said).toEqual([expect.stringContaining(says)]);
  });

  test("of which there is nothing to say has no such list", async () => {
    club.files.set("/friday.csv", { type: "text/csv", body: "Ann - Bo;51;59;48\nCy - Di;50;40;55" });
    const page = await shown('<overtrick-nett src="friday.csv"></overtrick-nett>');
    await expect.poll(async () => (await column(page, "overtrick-nett", 0)).length).toBe(2);
    expect(await page.locator("overtrick-nett [part=findings]").count()).toBe(0);
  });
});

// What the package writes of an event is read back as the same event: the same ranking whatever the format.
test.each(["html", "xml", "pbn", "csv", "json", "txt"])("src in the format %s", async (ending) => {
  const scores = overtrick.score(event, "club");
  const files: Record<string, () => string> = {
    html: () => overtrick.writeHtml(event, scores),
    xml: () => overtrick.writeUsebio(event, "club"),
    pbn: () => overtrick.writePbn(event, "club"),
    csv: () => overtrick.writeCsv(event),
    json: () => overtrick.writeBackup(event),
    txt: () => travellers,
  };
  club.files.set(`/monday.${ending}`, { type: "text/plain; charset=utf-8", body: files[ending]!() });
  const page = await shown(`<overtrick-results src="monday.${ending}" rules="club"></overtrick-results>`);
  const percents = scores.standings.map(({ percent }) => two(percent));
  await expect.poll(() => column(page, "overtrick-results", 2)).toEqual(percents);
  expect(await told(page)).toEqual([]);
});

test("src of Bridgemate's database", async () => {
  const bytes = clubEvening();
  club.files.set("/monday.bws", { type: "application/octet-stream", body: bytes });
  const page = await shown('<overtrick-results src="monday.bws"></overtrick-results>');
  const { standings } = overtrick.score((await overtrick.readAny(bytes)).event);
  await expect.poll(async () => (await column(page, "overtrick-results", 0)).length).toBe(standings.length);
});

describe("the date", () => {
  const dated =
    '<h2><time datetime="2026-11-16">x</time></h2><table><tr><th>Pair</th></tr><tr><td>1</td></tr></table>';
  // A language without a region is the reader's own kind of it, as on the page itself.
  test.each([
    { lang: "en", locale: "en-GB", says: "16 November 2026" },
    { lang: "en", locale: "en-US", says: "November 16, 2026" },
    { lang: "en-US", locale: "en-GB", says: "November 16, 2026" },
    { lang: "en", locale: "da-DK", says: "November 16, 2026" },
    { lang: "da", locale: "en-GB", says: "16. november 2026" },
  ])("of a page in $lang for a reader of $locale", async ({ lang, locale, says }) => {
    const page = await shown(`<overtrick-results>${dated}</overtrick-results>`, { lang, locale });
    await expect.poll(() => page.locator("overtrick-results [part=title]").textContent()).toBe(says);
  });
});

// WCAG 2.2, 1.4.11: what shows the focus stands out by 3 to 1.
test.each([
  { ink: "#eee", paper: "#111" },
  { ink: "#fff", paper: "#121212" },
  { ink: "#aaa", paper: "#1e1e1e" },
  { ink: "#000", paper: "#fff" },
  { ink: "#555", paper: "#fff" },
])("the focus is seen with $ink on $paper", async ({ ink, paper }) => {
  const table = overtrick.writeHtml(event, overtrick.score(event));
  const page = await shown(
    `<div style="color: ${ink}; background: ${paper}"><overtrick-results>${table}</overtrick-results></div>`,
  );
  await page.locator("overtrick-results [part~=row]").first().waitFor();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  const contrast = await page.locator("overtrick-results").evaluate((element, behind) => {
    const focused = element.shadowRoot!.activeElement!;
    const draw = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true })!;
    const light = (colour: string): number => {
      draw.fillStyle = colour;
      draw.fillRect(0, 0, 1, 1);
      const [r = 0, g = 0, b = 0] = [...draw.getImageData(0, 0, 1, 1).data].map((one) =>
        one <= 10 ? one / 3294 : ((one / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
    };
    const [one, other] = [light(getComputedStyle(focused).outlineColor), light(behind)];
    return Math.max(one, other) / Math.min(one, other);
  }, paper);
  expect(contrast).toBeGreaterThan(3);
});
