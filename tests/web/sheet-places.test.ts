/** Beside each line of the sheet stand that line's own points and marks, wherever the event came from (spec 6). */
import type { Locator, Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { load } from "overtrick";
import type { Event, Line, Overtrick } from "overtrick";
import { clubEvening } from "../support/bridgemate";
import { pointsBeside, sheet, stage } from "./support/browser";
import { grid } from "./support/grid";

const { open } = stage();
let overtrick: Overtrick;
beforeAll(async () => {
  overtrick = await load();
});

// --- Files in which results stand on other lines than on the sheet

const headed =
  "NS\tEW\tScore\nBoard 1\n1\t2\t420\n3\t4\t450\nBoard 2\n1\t2\t110\n3\t4\txyz\n5\t6\t-100\n7\t8\t-990\n";
const plainCsv = "Board;NS;EW;Score\n1;1;2;420\n1;3;4;450\n2;1;2;110\n2;5;6;-100\n2;7;8;-990\n";

const played = [420, 450, -50, 110, 140, 170, -100, 400, 430, -420, 600];

/** Six boards of two sections, not in order, and lines called as the page calls its own. */
function evening(): Event {
  const sections = ["A", "B"];
  const tables = [1, 2, 3];
  const entries = sections.flatMap((section) =>
    [1, 2, 3, 4, 5, 6].map((n) => ({ id: `${section}${n}`, number: `${n}`, section, players: [] })),
  );
  const boards = sections.flatMap((section, s) =>
    [3, 1, 2].map((number) => ({
      number,
      section,
      lines: tables.map((table) => ({
        id: `r${s * 9 + number * 3 + table - 3}`,
        ns: `${section}${table}`,
        ew: `${section}${table + 3}`,
        outcome: {
          kind: "score" as const,
          score: played[(5 * table + 3 * number + 2 * s) % played.length] ?? 0,
        },
        round: number,
        table,
      })),
    })),
  );
  return { name: "Two sections", date: "2026-03-05", scoring: "matchpoints", players: [], entries, boards };
}

type Made = [name: string, content: () => Uint8Array];
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const files: Made[] = [
  ["headed.txt", () => bytes(headed)],
  ["plain.csv", () => bytes(plainCsv)],
  ["evening.txt", () => bytes(`Two sections\n\n\n${overtrick.writeTravellers(evening())}`)],
  ["evening.csv", () => bytes(overtrick.writeCsv(evening()))],
  ["evening.pbn", () => bytes(overtrick.writePbn(evening()))],
  ["evening.xml", () => bytes(overtrick.writeUsebio(evening()))],
  ["evening.json", () => bytes(overtrick.writeBackup(evening()))],
  ["evening.bws", () => clubEvening()],
];

const read = async (name: string, content: Uint8Array): Promise<Event> =>
  (await overtrick.readAny(content, name)).event;

// --- What stands beside what

/** Results and points of an event, line by line. */
function scored(event: Event): string[] {
  const lines = new Map(event.boards.flatMap((board) => board.lines).map((line) => [line.id, line]));
  return overtrick
    .score(event, "club")
    .boards.flatMap((board) => board.lines)
    .map(({ id, nsPoints, ewPoints }) => {
      const line = lines.get(id);
      const result = line ? overtrick.writeResult(line, "english") : "";
      const shown = (points: number | null): string =>
        points === null ? "" : String(Number(points.toFixed(2)));
      return `${result}: ${shown(nsPoints)} ${shown(ewPoints)}`.trim();
    });
}

/** The same from the sheet; lines without a result have nothing beside them. */
async function beside(page: Page): Promise<string[]> {
  const text = await page.locator("#sheet-text").inputValue();
  const points = await pointsBeside(page);
  return text.split("\n").flatMap((line, i) => {
    const [, , result] = line.split("\t");
    const own = (points[i] ?? "").split(" ").map((figure) => (figure === "" ? "" : String(Number(figure))));
    if (result !== undefined) return [`${result}: ${own.join(" ")}`.trim()];
    return points[i] === "" ? [] : [`${line}, ${own.join(" ")}`];
  });
}

const holds = (page: Page, event: Event): Promise<void> =>
  expect.poll(() => beside(page), { timeout: 10_000 }).toEqual(scored(event));

const tab = (page: Page, name: "Grid" | "Sheet"): Promise<void> =>
  page.getByRole("button", { name, exact: true }).click();

async function choose(page: Page, ...chosen: [string, Uint8Array][]): Promise<void> {
  await page.locator("overtrick-file-door input").setInputFiles(
    chosen.map(([name, content]) => ({
      name,
      mimeType: "application/octet-stream",
      buffer: Buffer.from(content),
    })),
  );
  await expect.poll(() => page.locator(".file-panel").innerText()).toContain(chosen[0]?.[0]);
}

/** The event with another score on the first line of its first board, typed in the grid. */
async function typeFirst(page: Page, event: Event, score: number): Promise<Event> {
  await tab(page, "Grid");
  await page.locator("overtrick-grid tbody input[data-cell='result']").first().fill(String(score));
  await page.keyboard.press("Enter");
  await tab(page, "Sheet");
  return withScore(event, 0, score);
}

const scoreOf = (line?: Line): number | undefined =>
  line?.outcome.kind === "score" ? line.outcome.score : undefined;

const withScore = (event: Event, nth: number, score: number): Event => {
  const wanted = event.boards.flatMap((board) => board.lines)[nth]?.id;
  const boards = event.boards.map((board) => ({
    ...board,
    lines: board.lines.map((line) =>
      line.id === wanted ? { ...line, outcome: { kind: "score" as const, score } } : line,
    ),
  }));
  return { ...event, boards };
};

describe("points beside the lines of a file", () => {
  test.each(files)("%s: as it came, edited, kept and taken back", async (name, content) => {
    const event = await read(name, content());
    expect(event.boards.length).toBeGreaterThan(1);
    const { page } = await open(grid);
    await choose(page, [name, content()]);
    await tab(page, "Sheet");
    await holds(page, event);
    const first = `${(await beside(page))[0]}`;
    const edited = await typeFirst(page, event, 1370);
    await holds(page, edited);
    expect((await beside(page))[0]).not.toBe(first);
    await page.waitForTimeout(600);
    await page.reload();
    await holds(page, edited);
    const again = await typeFirst(page, edited, -2660);
    await holds(page, again);
    await page.getByRole("button", { name: "Undo" }).first().click();
    await holds(page, edited);
    await page.getByRole("button", { name: "Redo" }).first().click();
    await holds(page, again);
  });

  test.each(files)("%s: as text with other lines, as rows, as text once more", async (name, content) => {
    const event = await read(name, content());
    const { page } = await open(sheet);
    await choose(page, [name, content()]);
    await holds(page, event);
    // Lines that say nothing push the others down; written anew they are gone.
    const field = page.locator("#sheet-text");
    await field.fill(`\n\n\n${await field.inputValue()}`);
    await holds(page, event);
    const edited = await typeFirst(page, event, 1370);
    await holds(page, edited);
    for (let i = 0; i < 2; i += 1) await page.getByRole("button", { name: "Undo" }).first().click();
    await holds(page, event);
    for (let i = 0; i < 2; i += 1) await page.getByRole("button", { name: "Redo" }).first().click();
    await holds(page, edited);
  });

  test("a line that is added and one that is taken away, above the others", async () => {
    const event = evening();
    const { page } = await open(grid);
    await choose(page, ["evening.json", bytes(overtrick.writeBackup(event))]);
    const [first, ...others] = event.boards;
    if (!first) throw new Error("no board");
    // A new pair's line behind those of the first board.
    const cell = (at: number, name: string): Locator =>
      page.locator(`overtrick-grid input[data-at='${at}'][data-cell='${name}']`);
    await expect.poll(() => cell(2, "result").inputValue()).toBe(String(scoreOf(first.lines[2])));
    await cell(3, "ns").fill("8");
    await cell(3, "ew").fill("9");
    await cell(3, "result").fill("1370");
    const added = { id: "new", ns: "A8", ew: "A9", outcome: { kind: "score" as const, score: 1370 } };
    const entries = ["8", "9"].map((number) => ({ id: `A${number}`, number, section: "A", players: [] }));
    const longer = {
      ...event,
      entries: [...event.entries, ...entries],
      boards: [{ ...first, lines: [...first.lines, added] }, ...others],
    };
    await tab(page, "Sheet");
    await holds(page, longer);
    await tab(page, "Grid");
    await cell(0, "ns").focus();
    await page.keyboard.press("ControlOrMeta+Delete");
    await tab(page, "Sheet");
    const [kept] = longer.boards;
    await holds(page, { ...longer, boards: [{ ...first, lines: (kept?.lines ?? []).slice(1) }, ...others] });
  });
});

describe("points beside the lines of several events", () => {
  test("of several files each its own, changed and come back to", async () => {
    const [text, csv] = await Promise.all([read("a.txt", bytes(headed)), read("b.csv", bytes(plainCsv))]);
    const { page } = await open(sheet);
    await choose(page, ["a.txt", bytes(headed)], ["b.csv", bytes(plainCsv)]);
    await holds(page, text);
    const edited = await typeFirst(page, text, 1370);
    await holds(page, edited);
    await page.locator(".file-list").getByRole("button", { name: "b.csv" }).click();
    await holds(page, csv);
    await page.locator(".file-list").getByRole("button", { name: "a.txt" }).click();
    await holds(page, edited);
    // As text, and as rows again, it is still that file's.
    const field = page.locator("#sheet-text");
    await field.fill((await field.inputValue()).replace("450", "480"));
    const again = await typeFirst(page, withScore(edited, 1, 480), 1460);
    await holds(page, again);
    await page.locator(".file-list").getByRole("button", { name: "b.csv" }).click();
    await holds(page, csv);
    await page.locator(".file-list").getByRole("button", { name: "a.txt" }).click();
    await holds(page, again);
    await page.getByRole("button", { name: "Total them as one event" }).click();
    await expect.poll(() => page.locator("#sheet-text").inputValue()).toContain("within section 2.");
    const rows = [...scored(again), ...scored(csv)];
    await expect.poll(() => beside(page)).toEqual(rows);
  });

  test("of a link", async () => {
    const event = evening();
    const { page } = await open(`#/score?e=${await overtrick.packEvent(event)}&way=paste`, { wait: false });
    await holds(page, event);
    const edited = await typeFirst(page, event, 1370);
    await holds(page, edited);
  });

  test("of the sample, and of what is typed in its place", async () => {
    const { page } = await open(`${grid}&sample`);
    await tab(page, "Sheet");
    const field = page.locator("#sheet-text");
    await expect.poll(() => field.inputValue()).toContain("Board 24");
    const event = overtrick.readTravellers(await field.inputValue()).event;
    // As many as are drawn.
    const figures = (line: string): string => line.replace(/^[^:]*/u, "");
    await expect
      .poll(async () => (await beside(page)).slice(0, 80).map(figures))
      .toEqual(scored(event).slice(0, 80).map(figures));
    await field.fill(headed);
    const typed = overtrick.readTravellers(headed).event;
    await expect
      .poll(async () => (await beside(page)).filter((line) => !/xyz|Score/u.test(line)))
      .toEqual(scored(typed));
  });
});

describe("marks and findings of a file on the sheet", () => {
  const selected = (page: Page): Promise<string> =>
    page
      .locator("#sheet-text")
      .evaluate((field: HTMLTextAreaElement) => field.value.slice(field.selectionStart, field.selectionEnd));
  const marked = async (page: Page): Promise<string[]> => {
    const lines = (await page.locator("#sheet-text").inputValue()).split("\n");
    const numbers = await page.locator(".sheet .marks .marked").allInnerTexts();
    return numbers.map((number) => lines[Number(number) - 1] ?? "");
  };
  /** 4 spades just made is 420: the score beside it is another. */
  const doubtful = `Club night\n\n\nBoard;NS;EW;Contract;By;Tricks;Score\n1;1;2;3NT;N;9;400\n1;3;4;3NT;N;10;430\n8;1;2;4S;N;10;420\n8;3;4;4S;N;10;450\n8;5;6;4S;N;9;-50\n`;
  /** Fourteen tricks are none: the line is kept as it was written. */
  const unread = JSON.stringify({
    boards: [1, 2].map((number) => ({
      number,
      lines: [1, 3, 5].map((ns) => ({
        id: `${number}-${ns}`,
        ns,
        ew: ns + 1,
        outcome:
          number === 2 && ns === 3
            ? { kind: "contract", contract: "4S", declarer: "N", tricks: 14 }
            : { kind: "score", score: 100 + 10 * (ns + number) },
      })),
    })),
  });

  test.each([
    ["a score that its contract does not give", "doubtful.csv", doubtful, "3\t4\t4S N = 450"],
    ["a line that could not be read", "unread.json", unread, "3\t4\t4S;N;14"],
  ])("%s: marked where it stands, and led to", async (_, name, content, line) => {
    const { page } = await open(sheet);
    await choose(page, [name, bytes(content)]);
    await expect.poll(() => marked(page)).toEqual([line]);
    await page.locator("overtrick-verify button.finding").first().click();
    await expect.poll(() => selected(page)).toBe(line);
    await page.locator("h1").first().click();
    await page.locator(".sheet .marks .marked").click();
    expect(await selected(page)).toBe(line);
    // As a text it is the same line, one further down.
    const field = page.locator("#sheet-text");
    await field.fill(`\n${await field.inputValue()}`);
    await expect.poll(() => marked(page)).toEqual([line]);
    await page.locator("overtrick-verify button.finding").first().click();
    await expect.poll(() => selected(page)).toBe(line);
    await tab(page, "Grid");
    await page.locator("overtrick-verify button.finding").first().click();
    const cell = (): Promise<string> =>
      page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.value ?? "");
    await expect.poll(cell).toBe(line.split("\t")[2]);
    await tab(page, "Sheet");
    await expect.poll(() => marked(page)).toEqual([line]);
  });
});

describe("a file's own figures and the lines of the sheet", () => {
  /** Every figure of it agrees with ours. */
  const published = `[Event "Club night"]
[Date "2026.03.05"]
[Board "1"]
[ScoreTable "PairId_NS\\2R;PairId_EW\\2R;Score_NS\\5R;MP_NS\\4R;MP_EW\\4R"]
 1  2   420 2.0 2.0
 3  4   450 4.0 0.0
 5  6   -50 0.0 4.0
[Board "2"]
[ScoreTable "PairId_NS\\2R;PairId_EW\\2R;Score_NS\\5R;MP_NS\\4R;MP_EW\\4R"]
 1  2   110 0.0 4.0
 3  4   140 2.0 2.0
 5  6   170 4.0 0.0
`;
  const panel = (page: Page): Promise<string> => page.locator(".file-panel").innerText();

  test("a line taken away moves no other's figures", async () => {
    const { page } = await open(sheet);
    await choose(page, ["night.pbn", bytes(published)]);
    await expect.poll(() => panel(page)).toContain("12 figures of the file agree with ours");
    const field = page.locator("#sheet-text");
    const text = await field.inputValue();
    // Without the worst line of board 1 its others have one top less; those of board 2 stay what they are.
    await field.fill(text.replace("5\t6\t-50\n", ""));
    await expect.poll(() => panel(page)).toContain("of the file");
    await page.locator(".differences summary").click();
    const rows = page.locator(".compared tbody tr");
    await expect.poll(() => rows.allInnerTexts()).toHaveLength(2);
    for (const row of await rows.allInnerTexts()) expect(row).toContain("Board 1");
    await field.fill(text);
    await expect.poll(() => panel(page)).toContain("12 figures of the file agree with ours");
    await field.fill("Another club\n\nBoard 7\n11 12 50\n13 14 60\n15 16 -100\n");
    await expect.poll(() => panel(page)).not.toContain("figures");
  });
});
