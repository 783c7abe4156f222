/** An event from a file on the sheet: what no line of text shows stays as it came, whatever is typed (spec 5, 6). */
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { pointsBeside, ranking, sheet, stage } from "./support/browser";

const { open } = stage();

interface Shape {
  scoring?: string;
  entries: object[];
  boards: object[];
}

const line = (id: string, ns: string, ew: string, score: number, place: object = {}): object => ({
  id,
  ns,
  ew,
  outcome: { kind: "score", score },
  ...place,
});
const entry = (id: string, more: object = {}): object => ({ id, number: id, players: [], ...more });
const pairsOf = (section: string, count: number): object[] =>
  Array.from({ length: count }, (_, i) => entry(`${section}${i + 1}`, { number: `${i + 1}`, section }));

/** Spec 6: a board with a section is compared within it. */
const within: Shape = {
  entries: [...pairsOf("A", 4), ...pairsOf("B", 6)],
  boards: [
    { number: 1, section: "A", lines: [line("a", "A1", "A2", 420), line("b", "A3", "A4", 50)] },
    {
      number: 1,
      section: "B",
      lines: [line("c", "B1", "B2", 450), line("d", "B3", "B4", 140), line("e", "B5", "B6", 100)],
    },
  ],
};
/** One without is compared across all, and pair 1 of A is not pair 1 of B. */
const across: Shape = {
  entries: [...pairsOf("A", 2), ...pairsOf("B", 2)],
  boards: [
    { number: 1, lines: [line("a", "A1", "A2", 420), line("b", "B1", "B2", 50)] },
    { number: 2, lines: [line("c", "A1", "A2", 50), line("d", "B1", "B2", 110)] },
  ],
};
/** The pairs of a section that has another name. */
const called = (section: string, name: string): object[] =>
  pairsOf(section, 2).map((one) => ({ ...one, section: name }));
/** Spec 1.3: the results that the board should have had are stated for it. */
const expected: Shape = {
  entries: ["1", "2", "3", "4", "5", "6"].map((id) => entry(id)),
  boards: [
    {
      number: 1,
      expected: 5,
      lines: [line("a", "1", "2", 420), line("b", "3", "4", 50), line("c", "5", "6", 100)],
    },
  ],
};
/** Two matches of the same two teams. */
const matches: Shape = {
  scoring: "teams",
  entries: [entry("T1", { number: "1" }), entry("T2", { number: "2 Larks" })],
  boards: Array.from({ length: 8 }, (_, i) => {
    const round = i < 4 ? 1 : 2;
    return {
      number: i + 1,
      lines: [
        line(`o${i}`, "T1", "T2", i < 4 ? 420 : 100, { round, table: 1 }),
        line(`c${i}`, "T2", "T1", i < 4 ? -50 : 400, { round, table: 2 }),
      ],
    };
  }),
};
const evening = (boards: number, penalty?: object): Shape => ({
  entries: ["1", "2", "3", "4"].map((id) => entry(id, id === "1" && penalty ? { penalty } : {})),
  boards: Array.from({ length: boards }, (_, i) => ({
    number: i + 1,
    lines: [
      line(`a${i}`, boards > 2 ? "2" : "1", boards > 2 ? "1" : "2", 100 * (i + 1)),
      line(`b${i}`, "3", "4", 50),
    ],
  })),
});

const file = (name: string, event: Shape): { name: string; mimeType: string; buffer: Buffer } => ({
  name,
  mimeType: "application/json",
  buffer: Buffer.from(
    JSON.stringify({ name, date: "2026-01-01", scoring: "matchpoints", players: [], ...event }),
  ),
});

async function openOnSheet(...events: Shape[]): Promise<Page> {
  const { page } = await open(sheet);
  await page
    .locator("overtrick-file-door input")
    .setInputFiles(events.map((event, i) => file(`${i + 1}.json`, event)));
  if (events.length > 1) await page.getByRole("button", { name: "Total them as one event" }).click();
  const first = events.length > 1 ? "Board 1 within section 1." : "Board 1";
  await expect.poll(() => page.locator("#sheet-text").inputValue()).toContain(first);
  await expect.poll(() => ranking(page)).not.toHaveLength(13);
  return page;
}

/** The ranking as it is shown. */
const figures = (page: Page): Promise<string[]> => page.locator(".standings").allInnerTexts();

const value = (page: Page): Promise<string> => page.locator("#sheet-text").inputValue();

/** Types at the end of the sheet, and waits until all of it was read. */
async function typeAtEnd(page: Page, text: string): Promise<void> {
  await page.locator("#sheet-text").focus();
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.insertText(text);
  await page.waitForTimeout(600);
}

const replace = async (page: Page, from: string, to: string): Promise<void> => {
  await page.locator("#sheet-text").fill((await value(page)).replace(from, to));
  await page.waitForTimeout(600);
};

describe("an event that says more than its lines", () => {
  const events: [string, Shape[]][] = [
    ["boards compared within sections", [within]],
    ["boards compared across sections", [across]],
    [
      "sections whose names are of two words",
      [{ ...across, entries: [...called("A", "Main hall"), ...called("B", "Annex room")] }],
    ],
    ["results expected", [expected]],
    ["two matches of the same teams", [matches]],
    ["two evenings totalled", [evening(2, { percent: 6 }), evening(4)]],
  ];
  test.each(events)(
    "%s: no figure changes by a blank line, by leaving or by a visit later",
    async (_, shapes) => {
      const page = await openOnSheet(...shapes);
      const before = await figures(page);
      expect(await page.locator(".note.warning").count()).toBe(0);
      await typeAtEnd(page, "\n");
      expect(await figures(page)).toEqual(before);
      // Cut and put back.
      const text = await value(page);
      await page.locator("#sheet-text").fill("");
      await page.locator("#sheet-text").fill(text);
      await page.waitForTimeout(600);
      expect(await figures(page)).toEqual(before);
      await page.reload();
      await expect.poll(() => figures(page)).toEqual(before);
      // A row of the grid that is typed again.
      await page.getByRole("button", { name: "Grid", exact: true }).click();
      const cell = page.locator("overtrick-grid tbody input").nth(2);
      const result = await cell.inputValue();
      await cell.fill("PASS");
      await cell.fill(result);
      await page.waitForTimeout(600);
      expect(await figures(page)).toEqual(before);
      await page.getByRole("button", { name: "Sheet", exact: true }).click();
      await expect.poll(() => figures(page)).toEqual(before);
    },
  );

  test("a changed score changes its own section alone", async () => {
    const page = await openOnSheet(within);
    await replace(page, "140", "460");
    expect(await pointsBeside(page)).toEqual(expect.arrayContaining(["2 0", "0 2", "4 0", "0 4"]));
    const pairs = (await ranking(page)).map(({ pair, percent }) => `${pair} ${percent}`);
    expect(pairs).toContain("B3 100.00");
    expect(pairs).toContain("A1 100.00");
  });

  test("a new line of a totalled evening is of the pairs that there are", async () => {
    const page = await openOnSheet(evening(2), evening(4));
    await typeAtEnd(page, "\nBoard 5 within section 2.\n1\t2\t420\n3\t4\t50\n");
    expect((await ranking(page)).map(({ pair }) => pair).sort()).toEqual(["1", "2", "3", "4"]);
  });

  test("a team that is mended stays in its match", async () => {
    const page = await openOnSheet(matches);
    const before = await figures(page);
    await replace(page, "1\t2\t420", "1\t3\t420");
    await replace(page, "1\t3\t420", "1\t2\t420");
    expect(await figures(page)).toEqual(before);
    await replace(page, "Board 1\n", "Board 9\n");
    expect(await figures(page)).toEqual(before);
  });

  test("what the text cannot say is said before anything changes", async () => {
    const page = await openOnSheet({
      ...across,
      entries: [...called("A", "-"), ...called("B", "Annex\nroom")],
    });
    await expect
      .poll(() => page.locator(".note.warning").innerText())
      .toContain("Grid and slip keep everything");
  });
});
