/** Files and links on the page: opened by button and by drop, compared, changed, saved, shared. */
import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { clubEvening } from "../support/bridgemate";
import { firstResult, ranking, stage } from "./support/browser";

const { open } = stage();
const grid = "#/score?way=grid";

const pbn = `% PBN 2.1
%Creator: Somebody's Scorer
[Event "Club night"]
[Date "2026.03.05"]
[Board "1"]
[ScoreTable "PairId_NS\\2R;PairId_EW\\2R;Contract\\5L;Declarer\\1R;Result\\2R;Score_NS\\5R;MP_NS\\4R;MP_EW\\4R"]
 1  2 4S    N 10   420 2.0 2.0
 3  4 4S    N 11   450 4.0 0.0
 5  6 4S    N  9   -50 0.0 4.0
[TotalScoreTable "Rank\\3R;PairId\\2R;TotalScoreMP\\4R;Names\\20L"]
  1  3  4.0 "Bø Ærø-Çelik"
`;

const asFile = (name: string, text: string): { name: string; mimeType: string; buffer: Buffer } => ({
  name,
  mimeType: "application/octet-stream",
  buffer: Buffer.from(text),
});

async function choose(page: Page, ...files: ReturnType<typeof asFile>[]): Promise<void> {
  await page.locator("overtrick-file-door input").setInputFiles(files);
}

const panel = (page: Page): Promise<string> => page.locator(".file-panel").innerText();

describe("opening", () => {
  test("a PBN file: its event, its program, its own figures", async () => {
    const { page } = await open(grid);
    await firstResult(page);
    await choose(page, asFile("night.pbn", pbn));
    await expect.poll(() => panel(page)).toContain("Somebody's Scorer");
    await expect.poll(() => panel(page)).toMatch(/figures of the file agree with ours/u);
    expect(await page.locator(".event-name input").inputValue()).toBe("Club night");
    expect((await ranking(page)).length).toBe(6);
    await page.getByRole("button", { name: "Undo" }).last().click();
    await expect.poll(() => page.locator(".file-panel").count()).toBe(0);
  });

  test("an event as JSON with lines that cannot be read: they keep their place and text, and count when mended", async () => {
    const { page } = await open(`${grid}&board=1`);
    await firstResult(page);
    const line = (ns: number, outcome: object): object => ({ id: `r${ns}`, ns, ew: ns + 1, outcome });
    const lines = [
      line(1, { kind: "score", score: 420 }),
      line(3, { kind: "contract", contract: "4S", declarer: "N", tricks: 14 }),
      line(5, { kind: "score", score: -50 }),
    ];
    // Ids that are told apart by their board alone.
    const event = {
      boards: [2, 1].map((number) => ({ number, lines: number === 1 ? lines : lines.slice(2) })),
    };
    await choose(page, asFile("bad.json", JSON.stringify(event)));
    await expect.poll(() => panel(page)).toContain("Event as JSON");
    await expect.poll(() => panel(page)).toContain("bad.json");
    const cells = page.locator(".grid tbody tr:not(.said) input[data-cell='result']");
    const results = (): Promise<string[]> =>
      cells.evaluateAll((inputs) =>
        inputs.map((input) => (input as HTMLInputElement).value).filter((text) => text !== ""),
      );
    await expect.poll(results).toEqual(["420", "4S;N;14", "-50"]);
    expect((await ranking(page)).map(({ pair }) => pair)).toEqual(expect.not.arrayContaining(["3", "4"]));
    await page.locator("overtrick-verify button", { hasText: "4S;N;14" }).click();
    await expect
      .poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement).value))
      .toBe("4S;N;14");
    await page.keyboard.type("4SN=");
    await expect
      .poll(async () => (await ranking(page)).map(({ pair }) => pair))
      .toEqual(expect.arrayContaining(["3", "4"]));
  });

  test("several sessions: one at a time, or all of them as one event", async () => {
    const { page } = await open(grid);
    await firstResult(page);
    const evening = (scores: number[]): string => `Board 1\n1 2 ${scores[0]}\n3 4 ${scores[1]}\n`;
    await choose(
      page,
      asFile("friday.txt", evening([420, 50])),
      asFile("saturday.txt", evening([620, -100])),
    );
    const percents = async (): Promise<string> =>
      (await ranking(page))
        .map(({ pair, percent }) => `${pair} ${percent}`)
        .sort()
        .join(", ");
    await expect.poll(percents).toBe("1 100.00, 2 0.00, 3 0.00, 4 100.00");
    // What is changed in a session counts in the total.
    const result = page.locator(".grid tbody tr:not(.said) input[data-cell='result']").first();
    await result.fill("-420");
    await expect.poll(percents).toBe("1 0.00, 2 100.00, 3 100.00, 4 0.00");
    await page.getByRole("button", { name: "Total them as one event" }).click();
    await expect.poll(percents).toBe("1 50.00, 2 50.00, 3 50.00, 4 50.00");
    expect(await panel(page)).toContain("All sessions");
    expect(await page.locator(".board-section select option").allInnerTexts()).toEqual(["1.", "2."]);
    await page.getByRole("button", { name: "saturday.txt" }).click();
    await expect.poll(percents).toBe("1 100.00, 2 0.00, 3 0.00, 4 100.00");
    await page.getByRole("button", { name: "All sessions" }).click();
    await expect.poll(percents).toBe("1 50.00, 2 50.00, 3 50.00, 4 50.00");
    await page.evaluate(() => (location.hash = "#/score?view=matrix"));
    await expect.poll(() => page.locator("overtrick-view-matrix tbody tr").allInnerTexts()).toHaveLength(8);
  });

  test("a match scored board by board is shown so, and another way is a choice away", async () => {
    const { page } = await open(grid);
    await firstResult(page);
    const game = (home: string, visit: string, score: number): string =>
      `[Board "1"]\n[Scoring "BAM"]\n[Contract "4S"]\n[Declarer "N"]\n[Result "10"]\n[Score "NS ${score}"]\n` +
      `[HomeTeam "${home}"]\n[VisitTeam "${visit}"]\n`;
    await choose(page, asFile("match.pbn", game("Larks", "Owls", 420) + game("Owls", "Larks", 100)));
    const matches = page.locator(".event-rules label", { hasText: "Matches" }).locator("select");
    await expect.poll(() => matches.inputValue()).toBe("boardAMatch");
    const leader = (): Promise<string> => page.locator(".standings tbody tr").first().innerText();
    await expect.poll(leader).toMatch(/Larks\s+2\s/u);
    await matches.selectOption("imps");
    await expect.poll(leader).toMatch(/Larks\s+8\s/u);
  });

  test("an event of two sections: its first board is shown, and the other section is a choice away", async () => {
    const { page } = await open(grid);
    await firstResult(page);
    const board = (number: number, section: string, pairs: string[][]): object => ({
      number,
      section,
      lines: pairs.map(([ns, ew], i) => ({
        id: `${section}${number}.${i}`,
        ns: section + ns!,
        ew: section + ew!,
        outcome: { kind: "score", score: 50 * i },
      })),
    });
    const entry = (id: string): object => ({ id, number: id.slice(1), section: id[0], players: [] });
    const event = {
      entries: ["A1", "A2", "A3", "A4", "B1", "B2"].map(entry),
      boards: [
        ...[3, 4].map((number) =>
          board(number, "A", [
            ["1", "2"],
            ["3", "4"],
          ]),
        ),
        ...[3, 4].map((number) => board(number, "B", [["1", "2"]])),
      ],
    };
    await choose(page, asFile("two.json", JSON.stringify(event)));
    const section = page.locator(".board-section select");
    await expect.poll(() => section.inputValue()).toBe("A");
    const shown = (): Promise<string> =>
      page
        .locator(".grid .typed")
        .evaluateAll((rows) =>
          rows.map((row) => [...row.querySelectorAll("input")].map((i) => i.value)).join(" "),
        );
    expect(await page.locator(".board-number input").inputValue()).toBe("3");
    expect(await shown()).toBe("1,2,0, 3,4,50,");
    // A smaller section is as complete as a large one.
    expect(await page.locator(".chip-part").count()).toBe(0);
    await section.selectOption("B");
    expect(await shown()).toBe("1,2,0,");
    expect(new URL(page.url()).hash).toContain("board=B3");
    await page.getByRole("button", { name: "Clear" }).click();
    await expect.poll(() => section.count()).toBe(0);
    expect(await page.locator(".board-number").innerText()).toBe("Board");
  });

  test("a result of a match is mended in the grid, though teams go by names", async () => {
    const { page } = await open(grid);
    await firstResult(page);
    const room = (table: string, seats: string, score: string): string =>
      `[Board "1"]\n[HomeTeam "Larks"]\n[VisitTeam "Owls"]\n[Room "${table}"]\n${seats}[Contract "4S"]\n` +
      `[Declarer "N"]\n[Result "10"]\n[Score "NS ${score}"]\n[Scoring "IMP"]\n\n`;
    const seats = (names: string): string =>
      ["North", "South", "East", "West"].map((seat, i) => `[${seat} "${names[i] ?? ""}"]\n`).join("");
    await choose(
      page,
      asFile("match.pbn", room("Open", seats("ABCD"), "420") + room("Closed", seats("EFGH"), "420")),
    );
    await expect.poll(() => panel(page)).toContain("match.pbn");
    const result = page.locator("[data-cell=result]").first();
    await expect.poll(() => result.inputValue()).toContain("4S");
    await result.fill("450");
    await page.keyboard.press("Enter");
    // 30 points are one IMP.
    await page.evaluate(() => (location.hash = "#/score?view=matches"));
    await page.getByText("Larks").first().waitFor();
    await expect.poll(() => page.locator("overtrick-view-matches").innerText()).toMatch(/\b1\b/u);
    expect(await page.locator(".finding").count()).toBe(0);
  });

  test("figures that differ are listed with a reason", async () => {
    const { page } = await open(grid);
    await firstResult(page);
    await choose(page, asFile("night.pbn", pbn.replace("2.0 2.0", "2.5 1.5")));
    await expect.poll(() => panel(page)).toContain("differ from ours");
    await page.locator(".differences summary").click();
    await expect.poll(() => page.locator(".differences tbody tr").count()).toBeGreaterThan(0);
  });

  test("a Bridgemate file that is dropped on the page", async () => {
    const { page } = await open(grid);
    await page.getByRole("button", { name: "Open…" }).waitFor();
    const bytes = [...clubEvening()];
    await page.evaluate((numbers) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([new Uint8Array(numbers)], "club.bws"));
      const options = { bubbles: true, cancelable: true, dataTransfer: transfer };
      document.body.dispatchEvent(new DragEvent("dragover", options));
      document.body.dispatchEvent(new DragEvent("drop", options));
    }, bytes);
    await expect.poll(() => panel(page)).toContain("Bridgemate");
    expect(await page.locator(".drop-here").count()).toBe(0);
    expect((await ranking(page)).length).toBeGreaterThan(2);
  });

  test("several at once, a wrong one among them", async () => {
    const { page } = await open(grid);
    await firstResult(page);
    const html = "<!doctype html><script>document.title = 'run'</script>";
    await choose(
      page,
      asFile("page.html", html),
      asFile("a.pbn", pbn),
      asFile("b.txt", "1 2 420\n3 4 -50\n"),
    );
    await expect.poll(() => page.locator(".event-name input").inputValue()).toBe("Club night");
    await expect.poll(() => page.locator(".file-list li").count()).toBe(3);
    await page.locator(".file-list").getByRole("button", { name: "b.txt" }).click();
    await expect.poll(async () => (await ranking(page)).length).toBe(4);
    await page.locator(".file-list").getByRole("button", { name: "page.html" }).click();
    await expect.poll(() => panel(page)).toContain("no results that could be read");
    expect(await page.title()).not.toBe("run");
  });

  test("what nobody changed stays as the file had it, also after a reload", async () => {
    const { page } = await open("#/score?way=grid&board=1");
    await firstResult(page);
    const backup = {
      name: "Two sections",
      date: "",
      scoring: "matchpoints",
      players: [],
      entries: ["A", "B"].flatMap((section) =>
        ["1", "2"].map((number) => ({ id: section + number, number, section, players: [] })),
      ),
      boards: [
        {
          number: 1,
          expected: 4,
          lines: [
            { id: "x", ns: "A1", ew: "A2", outcome: { kind: "score", score: 420 } },
            { id: "y", ns: "B1", ew: "B2", outcome: { kind: "score", score: 400 } },
          ],
        },
      ],
    };
    await choose(page, asFile("two.json", JSON.stringify(backup)));
    const places = async (): Promise<string[]> => (await ranking(page)).map((row) => JSON.stringify(row));
    await expect.poll(async () => (await places()).length).toBe(4);
    const before = await places();
    await page.locator(".grid input[data-at='1'][data-cell='result']").fill("450");
    await expect.poll(async () => (await places()).join()).not.toBe(before.join());
    await page.waitForTimeout(700);
    const after = await places();
    expect(after.length).toBe(4);
    await page.reload();
    await firstResult(page);
    await expect.poll(places).toEqual(after);
  });
});

describe("saving", () => {
  test.each([
    ["Backup", /"overtrick"/u],
    ["CSV", /Overtrick/u],
    ["PBN", /\[ScoreTable/u],
    ["USEBIO", /<USEBIO/u],
    ["HTML", /<table>/u],
  ])("%s can be opened again or put on a page", async (kind, expected) => {
    const { page } = await open("#/score?sample");
    await firstResult(page);
    await page.getByText("Save and share").click();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: new RegExp(`^${kind}`, "u") }).click(),
    ]);
    const text = await readFile(await download.path(), "utf8");
    expect(text).toMatch(expected);
    if (kind === "HTML") return;
    const before = await ranking(page);
    await choose(page, asFile(download.suggestedFilename(), text));
    await page.locator(".file-panel").waitFor();
    expect(await ranking(page)).toEqual(before);
  });
});

describe("a link", () => {
  test("holds the whole evening and opens with nothing but itself", async () => {
    const { page } = await open("#/score?sample");
    await firstResult(page);
    const before = await ranking(page);
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.getByText("Save and share").click();
    await page.getByRole("button", { name: "Copy a link to this event" }).click();
    await page.getByText("The link is on the clipboard").waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link.length).toBeLessThan(8000);
    const other = await page.context().newPage();
    await other.goto(link);
    await firstResult(other);
    await other.getByText("came with a link").waitFor();
    expect(await ranking(other)).toEqual(before);
  });

  test.each(["notalink", ""])(
    "that is damaged (“%s”) gets a finding, and nothing is lost",
    async (packed) => {
      const { page } = await open(`#/score?e=${packed}`, { wait: false });
      await page.getByText("This link is damaged").waitFor();
      expect(page.url()).not.toContain("e=");
      await firstResult(page);
    },
  );
});
