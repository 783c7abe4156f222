/** One event, three ways in: typed by keyboard alone, on the slip, on the sheet; nothing lost on the way. */
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { firstResult, ranking, sheet, stage, write } from "./support/browser";
import { board, focused, grid, keys, lines, start } from "./support/grid";

const { open } = stage();

const evening = "Board 1\n1\t2\t4SN=\n3\t4\t-50\n5\t6\t420\n\nBoard 2\n1\t2\t3NTW+1\n3\t4\t110\n5\t6\tPASS\n";

test("lines of the sheet that say nothing stay, with their findings, when the grid is used", async () => {
  const { page } = await open(sheet);
  const strange = ["rubbish line entirely", "what is this 5 7", "x 9 -50", "Score sheet Monday"];
  await write(
    page,
    `Hello Jan,\nBoard 1\n1 2 420\n5 6 garbage here\n${strange.join("\n")}\nBoard 2\n1 4 -110\n2 3 100\npair 13 14 600\n`,
  );
  const toCheck = (): Promise<number> => page.locator(".findings li").count();
  await expect.poll(toCheck).toBe(7);
  await page.evaluate(() => (location.hash = "#/score?way=grid&board=1"));
  await expect.poll(() => lines(page)).toHaveLength(7);
  await page.locator("[data-cell=result]").nth(1).fill("430");
  await page.keyboard.press("Enter");
  await expect.poll(toCheck).toBe(7);
  await page.evaluate(() => (location.hash = "#/score?way=paste"));
  const text = page.locator("textarea").first();
  for (const line of ["Hello Jan,", "garbage here", ...strange, "pair 13 14 600"])
    await expect.poll(() => text.inputValue()).toContain(line);
  await expect.poll(toCheck).toBe(7);
  expect((await ranking(page)).length).toBe(4);
});

describe("the keyboard", () => {
  test("is enough for an evening", async () => {
    const { page } = await open(grid);
    await start(page);
    await keys(page, "1 Tab 2 Tab 3s2+1 Enter 3 Tab 4 Tab 420 Enter 5 Enter 6 Enter 4SN= Enter");
    expect(await lines(page)).toEqual(["1 2 3s2+1 ~−170", "3 4 420 ~420", "5 6 4SN= ~420"]);
    // An empty line and Enter: on to the next board, where the same pairs are expected.
    await keys(page, "Enter");
    expect(await board(page)).toBe("2");
    expect(await lines(page)).toEqual(["~1 ~2", "~3 ~4", "~5 ~6"]);
    expect(await focused(page)).toBe("0 result");
    await keys(page, "-100 Enter . Enter 1nte= Enter");
    expect(await board(page)).toBe("3");
    await keys(page, "PageUp");
    expect(await lines(page)).toEqual(["1 2 -100 ~−100", "3 4 -100 ~−100", "5 6 1nte= ~−90"]);
    await expect
      .poll(async () =>
        (await ranking(page)).map(({ place, pair, percent }) => `${place} ${pair} ${percent}`),
      )
      .toEqual(["1= 2 87.50", "1= 5 87.50", "3= 3 50.00", "3= 4 50.00", "5= 1 12.50", "5= 6 12.50"]);
  });

  test("proposes the opponents, moves by arrows, repeats and removes", async () => {
    const { page } = await open(grid);
    await start(page);
    await keys(page, "1 Tab 2 Tab 420 Enter 3 Tab 4 Tab 50 Enter Enter");
    // Another order than on board 1: the pair typed finds its line and its opponents.
    await keys(page, "ArrowLeft ArrowLeft 3 Tab");
    expect(await focused(page)).toBe("1 ew");
    expect(await lines(page)).toEqual(["~1 ~2", "3 4"]);
    // Who begins a line with its pair goes on so; pairs that stand there are passed by.
    await keys(page, "Tab 170 Enter");
    expect(await focused(page)).toBe("0 ns");
    await keys(page, "Enter 100 ArrowDown ControlOrMeta+d ArrowUp");
    expect(await lines(page)).toEqual(["1 2 100 ~100", "3 4 100 ~100"]);
    await keys(page, "ControlOrMeta+Delete");
    expect((await lines(page)).filter((line) => !line.startsWith("~"))).toEqual(["3 4 100 ~100"]);
  });

  test("keeps its place where the pairs that are expected are typed all the same", async () => {
    const { page } = await open(grid);
    await start(page);
    await keys(
      page,
      "1 Tab 2 Tab 420 Enter 3 Tab 14 Tab 420 Enter 13 Tab 6 Tab 420 Enter 7 Tab 8 Tab 420 Enter Enter",
    );
    // Every number as on board 1, with Tab; or with Enter, which fills in the opponents and stops there.
    for (const typed of [
      ["1 Tab 2 Tab -50", "3 Tab 14 Tab 50", "13 Tab 6 Tab 420", "7 Tab 8 Tab -100"],
      ["1 Enter Enter -50", "3 Enter Enter 50", "13 Enter 6 Enter 420", "7 Enter Enter -100"],
    ]) {
      for (const [at, line] of typed.entries()) {
        await page.locator(`.grid input[data-at='${at}'][data-cell='ns']`).focus();
        await keys(page, line);
        expect(await focused(page)).toBe(`${at} result`);
      }
      expect(await lines(page)).toEqual(["1 2 -50 ~−50", "3 14 50 ~50", "13 6 420 ~420", "7 8 -100 ~−100"]);
      await keys(page, "PageDown");
    }
  });

  test("puts back what stood in a cell", async () => {
    const { page } = await open(grid);
    await page.locator(".grid input[data-at='1'][data-cell='result']").focus();
    await keys(page, "999 Escape");
    expect((await lines(page))[1]).toContain("4H S =");
  });

  test("takes every edit back and does it again, on the board where it was", async () => {
    const { page } = await open(grid);
    await start(page);
    await keys(page, "1 Tab 2 Tab 420 Enter 3 Tab 4 Tab 50 Enter Enter 100 Enter 110 Enter");
    const full = ["1 2 420 ~420", "3 4 50 ~50"];
    expect(await board(page)).toBe("3");
    await keys(page, "ControlOrMeta+z");
    expect(await board(page)).toBe("2");
    expect((await lines(page))[1]).toBe("~3 ~4");
    await keys(page, "ControlOrMeta+z ControlOrMeta+z");
    expect(await board(page)).toBe("1");
    expect(await lines(page)).toEqual(["1 2 420 ~420", "3 4"]);
    await keys(page, "ControlOrMeta+Shift+z");
    expect(await lines(page)).toEqual(full);
    await page.getByRole("button", { name: "Redo" }).click();
    await expect.poll(() => board(page)).toBe("2");
    for (let i = 0; i < 20; i += 1) await keys(page, "ControlOrMeta+z");
    expect(await lines(page)).toEqual([]);
    for (let i = 0; i < 20; i += 1) await keys(page, "ControlOrMeta+Shift+z");
    await page.getByRole("button", { name: "Board 1," }).click();
    await expect.poll(() => lines(page)).toEqual(full);
  });
});

test("a board of a hundred lines is walked through by keyboard, a few lines being drawn at a time", async () => {
  const { page } = await open(sheet);
  const line = (_: unknown, i: number): string => `${i + 1} ${i + 101} ${420 + 10 * (i % 3)}`;
  await write(page, `Board 1\n${Array.from({ length: 100 }, line).join("\n")}\nBoard 2\n1 101 100\n`);
  await page.getByRole("button", { name: "Grid" }).click();
  await page.locator(".grid input[data-at='0'][data-cell='result']").focus();
  for (let i = 0; i < 70; i += 1) await page.keyboard.press("Enter");
  expect(await focused(page)).toBe("70 result");
  await keys(page, "50 Enter");
  expect(await page.locator(".grid input").count()).toBeLessThan(200);
  await page.getByRole("button", { name: "Sheet" }).click();
  await expect.poll(() => page.locator("#sheet-text").inputValue()).toContain("71\t171\t50\n72\t172\t440\n");
});

test("the result above once more, with the declarer named by the seat where a pair's number named it", async () => {
  const { page } = await open(grid);
  await start(page);
  await keys(page, "3 Tab 4 Tab 3s3+1 Enter 5 Tab 6 Tab . Enter");
  expect(await lines(page)).toEqual(["3 4 3s3+1 ~170", "5 6 3S N +1 ~170"]);
  expect(await page.locator(".said").count()).toBe(0);
});

test("a step back that takes the cell away leaves the keys working", async () => {
  const { page } = await open(grid);
  await start(page);
  await keys(page, "1 Tab 2 Tab 420 Enter");
  for (let i = 0; i < 3; i += 1) await page.keyboard.press("ControlOrMeta+z");
  expect(await lines(page)).toEqual([]);
  for (let i = 0; i < 3; i += 1) await page.keyboard.press("ControlOrMeta+Shift+z");
  expect(await lines(page)).toEqual(["1 2 420 ~420"]);
});

test("a bad line of the sheet is marked in the grid, with its words", async () => {
  const { page } = await open(sheet);
  await write(page, "Board 1\n1 2 420\n3 4 rubbish\n5 6 50\n");
  await page.getByRole("button", { name: "Grid" }).click();
  await expect.poll(() => lines(page)).toEqual(["1 2 420 ~420", "3 4 rubbish", "5 6 50 ~50"]);
  await expect.poll(() => page.locator(".grid .said.error").count()).toBe(1);
});

test("two tabs: what one keeps the other shows", async () => {
  const { page } = await open(grid);
  await start(page);
  await keys(page, "1 Tab 2 Tab 420 Enter");
  await page.waitForTimeout(600);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await firstResult(other);
  await keys(page, "3 Tab 4 Tab 450 Enter");
  await expect.poll(() => lines(other)).toEqual(["1 2 420 ~420", "3 4 450 ~450"]);
});

describe("special results", () => {
  test("are in a menu that the keyboard opens, and read as text", async () => {
    const { page } = await open(sheet);
    await write(page, evening);
    await page.getByRole("button", { name: "Grid" }).click();
    const names = [
      ["Passed out", "PASS"],
      ["Not played", "NP"],
      ["Average plus for NS", "A+/A-"],
      ["Percentages", "60/40"],
      ["Weighted", "420@60 -100@40"],
      ["Split", "420//-50"],
      ["NS adjusted", "NS:60 420"],
      ["EW adjusted", "EW:60 420"],
    ] as const;
    for (const [name, text] of names) {
      await page.locator(".grid input[data-at='2'][data-cell='result']").focus();
      await keys(page, "F2");
      await page.getByRole("menuitem", { name }).press("Enter");
      await expect.poll(async () => (await lines(page))[2]).toContain(`5 6 ${text}`);
      expect(await focused(page)).toBe("2 result");
      expect(await page.locator(".finding").count(), text).toBe(0);
    }
  });

  test("the menu is in sight as a whole, whatever scrolls around it, and speaks as it writes", async () => {
    const { page } = await open("#/score?sample&way=grid&board=1", { locale: "da-DK" });
    for (const [at, name, text] of [
      [1, "Ikke spillet", "12 10 ikke spillet"],
      [6, "Oversidder", "6 5 oversidder"],
    ] as const) {
      await page.locator(`.grid input[data-at='${at}'][data-cell='result']`).focus();
      await keys(page, "F2");
      const menu = page.getByRole("menu");
      await menu.waitFor();
      const cut = await menu.evaluate((box) => {
        const { left, right, top, bottom } = box.getBoundingClientRect();
        const corners = [left + 4, right - 4].flatMap((x) =>
          [top + 4, bottom - 4].map((y) => [x, y] as const),
        );
        return corners.filter(([x, y]) => !box.contains(document.elementFromPoint(x, y)));
      });
      expect(cut).toEqual([]);
      await page.getByRole("menuitem", { name }).press("Enter");
      await expect.poll(async () => (await lines(page))[at]).toContain(text);
      expect(await page.locator(".finding").count()).toBe(0);
    }
  });

  test("reverse and the fouled board's form come behind a contract and go again", async () => {
    const { page } = await open(sheet);
    await write(page, evening);
    await page.getByRole("button", { name: "Grid" }).click();
    const choose = async (name: string): Promise<string | undefined> => {
      await page.locator(".grid input[data-at='0'][data-cell='result']").focus();
      await keys(page, "F2");
      await page.getByRole("menuitem", { name }).click();
      return (await lines(page))[0];
    };
    expect(await choose("hands reversed")).toContain("reverse");
    expect(await choose("fouled")).toContain("reverse group 2");
    expect(await choose("hands reversed")).not.toContain("reverse");
    expect(await page.locator(".finding").count()).toBe(0);
  });
});

describe("a bad line", () => {
  test("keeps its text, says what is wrong and counts again once it is right", async () => {
    const { page } = await open(grid);
    await start(page);
    await keys(page, "1 Tab 2 Tab 420 Enter 3 Tab 4 Tab 4SQ= Enter 5 Tab 6 Tab 50 Enter");
    expect((await lines(page))[1]).toBe("3 4 4SQ=");
    expect(await page.locator(".grid .said").textContent()).toContain("4SQ=");
    await expect
      .poll(async () => (await ranking(page)).map(({ pair }) => pair).sort())
      .toEqual(["1", "2", "5", "6"]);
    await page.reload();
    await firstResult(page);
    expect((await lines(page))[1]).toBe("3 4 4SQ=");
    await page.locator(".finding").first().click();
    await expect.poll(() => focused(page)).toBe("1 result");
    await keys(page, "4SN= Enter");
    expect(await page.locator(".finding").count()).toBe(0);
    expect(await ranking(page)).toHaveLength(6);
  });

  test("keeps its text from the sheet to the grid and back", async () => {
    const { page } = await open(sheet);
    await write(page, "Board 1\n1 2 420\nBoard 2\n3 4 what\n1 2 100\n");
    await page.getByRole("button", { name: "Grid" }).click();
    await page.getByRole("button", { name: "Board 2," }).click();
    await expect.poll(() => lines(page)).toEqual(["3 4 what", "1 2 100 ~100"]);
    await page.locator(".grid input[data-at='1'][data-cell='result']").fill("110");
    await page.getByRole("button", { name: "Sheet" }).click();
    expect(await page.locator("#sheet-text").inputValue()).toBe(
      "Board 1\n1\t2\t420\n\nBoard 2\n3\t4\twhat\n1\t2\t110\n",
    );
  });
});

describe("a finding", () => {
  test("leads to its cell, whichever way is on the screen", async () => {
    const { page } = await open(sheet);
    await write(page, evening.replace("-50", "-55").replace("3NTW+1", "3NTQ"));
    const marks = (): Promise<(string | null)[]> =>
      page.locator(".finding .mark").evaluateAll((all) => all.map((mark) => mark.getAttribute("class")));
    await expect.poll(marks).toEqual(["mark error", "mark warning"]);
    await page.locator(".finding").nth(1).click();
    await expect.poll(() => page.evaluate(() => String(getSelection()))).toContain("-55");
    await page.getByRole("button", { name: "Grid" }).click();
    await page.locator(".finding").nth(0).click();
    await expect.poll(() => board(page)).toBe("2");
    await expect.poll(() => focused(page)).toBe("0 result");
    await page.getByRole("button", { name: "Slip" }).click();
    await page.locator(".finding").nth(1).click();
    await expect.poll(() => board(page)).toBe("1");
    await expect
      .poll(() => page.locator(".slip-line[aria-expanded=true]").innerText())
      .toMatch(/^Line \d+:\s+3\s+4\s/u);
  });

  test("about a pair leads to its number", async () => {
    const { page } = await open(sheet);
    await write(page, "Board 8\n1 2 420\n3 1 50\n5 6 100\n");
    await page.getByRole("button", { name: "Grid" }).click();
    await page.locator(".finding").first().click();
    await expect.poll(() => focused(page)).toBe("1 ew");
  });
});

describe("three ways", () => {
  test("show the same event", async () => {
    const { page } = await open(sheet);
    await write(page, evening);
    const before = await ranking(page);
    await page.getByRole("button", { name: "Grid" }).click();
    expect((await lines(page)).map((line) => line.replace(/ ~.*/u, ""))).toEqual([
      "1 2 4S N =",
      "3 4 -50",
      "5 6 420",
    ]);
    await page.locator(".grid input[data-at='1'][data-cell='result']").fill("50");
    await page.getByRole("button", { name: "Slip" }).click();
    await expect.poll(() => page.locator(".slip-line").nth(1).innerText()).toMatch(/3\s+4\s+50/u);
    await page.getByRole("button", { name: "Sheet" }).click();
    await expect.poll(() => page.locator("#sheet-text").inputValue()).toContain("3\t4\t50\n");
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => page.locator("#sheet-text").inputValue()).toBe(evening);
    expect(await ranking(page)).toEqual(before);
  });

  test("undo one another", async () => {
    const { page } = await open(sheet);
    await write(page, evening);
    await page.getByRole("button", { name: "Pairs" }).click();
    await page.getByRole("group", { name: "Pair 3" }).getByLabel("Player 1").fill("Ada");
    await page.getByRole("button", { name: "Grid" }).click();
    await page.locator(".grid input[data-at='0'][data-cell='result']").fill("NP");
    await keys(page, "ControlOrMeta+z");
    expect((await lines(page))[0]).toContain("4S N =");
    await keys(page, "ControlOrMeta+z");
    await page.getByRole("button", { name: "Pairs" }).click();
    await expect
      .poll(() => page.getByRole("group", { name: "Pair 3" }).getByLabel("Player 1").inputValue())
      .toBe("");
  });
});

describe("the slip", () => {
  test("takes a board by taps alone", async () => {
    const { page } = await open("#/score?way=slip", {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
    });
    await page.getByRole("button", { name: "start an evening of your own" }).tap();
    const pad = page.locator("overtrick-slip-pad");
    const fill = async (ns: string, ew: string): Promise<void> => {
      await pad.getByLabel("NS", { exact: true }).fill(ns);
      await pad.getByLabel("EW", { exact: true }).fill(ew);
    };
    const press = (name: string, group: string): Promise<void> =>
      pad.getByRole("group", { name: group, exact: true }).getByRole("button", { name, exact: true }).tap();
    await fill("1", "2");
    await press("4", "Level");
    await press("spades", "Strain");
    await press("S 1", "By");
    await press("One trick more", "Result");
    await expect.poll(() => page.locator(".slip-line").first().innerText()).toMatch(/4♠ S \+1\s+450/u);
    await pad.getByRole("button", { name: "Next line" }).tap();
    await fill("3", "4");
    await press("3", "Level");
    await press("NT", "Strain");
    await press("W 4", "By");
    await press("Redoubled", "Doubled");
    await expect.poll(() => page.locator(".slip-line").nth(1).innerText()).toMatch(/3NTxx W =/u);
    await press("Doubled", "Doubled");
    await press("One trick less", "Result");
    await expect.poll(() => page.locator(".slip-line").nth(1).innerText()).toMatch(/3NTx W −1\s+100/u);
    await pad.getByRole("button", { name: "Next line" }).tap();
    await page.locator(".board-bar").getByRole("button", { name: "Next board" }).tap();
    await expect.poll(() => page.locator(".slip-line.expected").count()).toBe(2);
  });

  const at = (page: Page): Promise<string> =>
    page.evaluate(() => {
      const { activeElement: field } = document;
      const line = [...document.querySelectorAll(".slip li")].findIndex((one) => one.contains(field));
      return `${line} ${(field as HTMLElement).dataset["cell"] ?? field?.className ?? ""}`;
    });

  test("takes an evening by keyboard alone: NS, EW, result, the next line", async () => {
    const { page } = await open("#/score?way=slip");
    await page.getByRole("button", { name: "start an evening of your own" }).click();
    await expect.poll(() => at(page)).toBe("0 ns");
    for (const [typed, place] of [
      ["1 Enter", "0 ew"],
      ["2 Enter", "0 result"],
      ["420 Enter", "1 ns"],
      ["3 Enter 4 Enter 450 Enter", "2 ns"],
      ["5 Enter 6 Enter -50 Enter", "3 ns"],
    ] as const) {
      await keys(page, typed);
      expect(await at(page), typed).toBe(place);
      expect(await page.locator(".slip .said").count(), typed).toBe(0);
    }
    // An empty line and Enter: the next board. Other pairs than expected, the third with the only opponents left.
    await keys(page, "Enter");
    expect([await board(page), await at(page)]).toEqual(["2", "0 ns"]);
    await keys(page, "1 Enter 3 Enter 420 Enter 2 Enter 5 Enter 450 Enter 4 Enter Enter -50 Enter");
    expect(await board(page)).toBe("3");
    await page.getByRole("button", { name: "Sheet" }).click();
    await expect
      .poll(() => page.locator("#sheet-text").inputValue())
      .toContain("Board 2\n1\t3\t420\n2\t5\t450\n4\t6\t-50\n");
  });

  test("passes by the pairs that are expected, and follows one that is typed to its line", async () => {
    const { page } = await open(sheet);
    await write(page, "Board 1\n1 2 420\n3 4 450\n5 - bye\n");
    await page.getByRole("button", { name: "Slip" }).click();
    await page.locator(".board-bar").getByRole("button", { name: "Next board" }).click();
    await page.locator(".slip-line").first().click();
    await page.locator(".slip-line").first().click();
    await expect.poll(() => at(page)).toBe("0 ns");
    await keys(page, "3");
    expect(await at(page)).toBe("1 ns");
    await keys(page, "Enter Enter 50 Enter Enter Enter Enter Enter Enter 100 Enter");
    expect(await board(page)).toBe("3");
    await page.getByRole("button", { name: "Sheet" }).click();
    await expect
      .poll(() => page.locator("#sheet-text").inputValue())
      .toMatch(/Board 2\n1\t2\t100\n3\t4\t50\n5\t-\tsit-out\n/u);
  });

  test("turns the board by Page Up and Page Down, as the grid does", async () => {
    const { page } = await open(sheet);
    await write(page, evening);
    await page.getByRole("button", { name: "Slip" }).click();
    await page.locator(".slip-line").first().click();
    expect(await board(page)).toBe("1");
    for (const [key, number] of [
      ["PageDown", "2"],
      ["PageDown", "3"],
      ["PageUp", "2"],
      ["PageUp", "1"],
      ["PageUp", "1"],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(() => board(page)).toBe(number);
    }
  });

  test("keeps the focus through its menu and when a line goes", async () => {
    const { page } = await open(sheet);
    await write(page, evening);
    await page.getByRole("button", { name: "Slip" }).click();
    await page.locator(".slip-line").nth(1).click();
    await expect.poll(() => at(page)).toBe("1 ns");
    const choose = async (name: string): Promise<void> => {
      await page.locator(".pad-special").press("Enter");
      await page.getByRole("menuitem", { name }).press("Enter");
    };
    await choose("Average plus for both");
    expect(await at(page)).toBe("1 result");
    await page.locator(".pad-special").press("Enter");
    await keys(page, "Escape");
    expect(await at(page)).toBe("1 pad-special");
    await choose("Delete the line");
    await expect.poll(() => at(page)).toMatch(/^1 slip-line/u);
    expect(await page.locator(".slip-line.typed").count()).toBe(2);
  });
});

describe("pairs", () => {
  test("have names, handicaps, penalties and carry-over", async () => {
    const { page } = await open(sheet);
    await write(page, evening);
    await page.getByRole("button", { name: "Pairs" }).click();
    const pair = page.getByRole("group", { name: "Pair 1", exact: true });
    await pair.getByLabel("Player 1").fill("Ada Lind");
    await page.getByLabel("Handicap, section").check();
    const before = (await ranking(page)).find((row) => row.pair === "1");
    await pair.getByLabel("Penalty").fill("10%");
    await expect
      .poll(async () => (await ranking(page)).find((row) => row.pair === "1")?.percent)
      .not.toBe(before?.percent);
    await pair.getByLabel("Penalty").fill("ten");
    await page.locator(".finding", { hasText: "ten" }).waitFor();
    await page.reload();
    await firstResult(page);
    expect(
      await page.getByRole("group", { name: "Pair 1", exact: true }).getByLabel("Player 1").inputValue(),
    ).toBe("Ada Lind");
    expect(
      await page.getByRole("group", { name: "Pair 1", exact: true }).getByLabel("Penalty").inputValue(),
    ).toBe("ten");
  });

  test("may be listed before the results", async () => {
    const { page } = await open("#/score?way=pairs");
    await page.getByRole("button", { name: "start an evening of your own" }).click();
    for (const number of ["1", "2"]) {
      await page.getByLabel("Number of the new pair").fill(number);
      await page.keyboard.press("Enter");
    }
    expect(await page.locator(".pair").count()).toBe(2);
  });
});

describe("keeping", () => {
  const record = (page: Page): Promise<string | null> =>
    page.evaluate(() => localStorage.getItem("overtrick.score.event"));

  test("the sample is shown and never kept; its first change makes it one's own", async () => {
    const { page } = await open(grid);
    expect(await page.locator(".note").textContent()).toContain("sample");
    await page.getByRole("button", { name: "Next board" }).click();
    await page.locator(".rules-switch select").selectOption("wbf");
    await page.waitForTimeout(600);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    await page.locator(".grid input[data-at='1'][data-cell='result']").fill("420");
    await expect.poll(() => record(page)).toContain('"420"');
    expect(await page.locator(".note").count()).toBe(0);
    await page.reload();
    await firstResult(page);
    await expect.poll(async () => (await lines(page))[1]).toContain("420");
    await page.getByRole("link", { name: "Sample" }).click();
    await page.locator(".note").waitFor();
    await page.getByRole("link", { name: "back to your own" }).click();
    await expect.poll(async () => (await lines(page))[1]).toContain("420");
  });

  test("a changed sample leaves one's own event within reach", async () => {
    const { page } = await open(sheet);
    await write(page, evening);
    await expect.poll(() => record(page)).toContain("PASS");
    await page.getByRole("link", { name: "Sample" }).click();
    await page.getByRole("button", { name: "Grid" }).click();
    await page.locator(".grid input[data-at='1'][data-cell='result']").fill("420");
    await page.locator(".undo-bar").getByRole("button", { name: "Undo" }).click();
    await page.getByRole("button", { name: "Sheet" }).click();
    await expect.poll(() => page.locator("#sheet-text").inputValue()).toBe(evening);
  });

  test("what was typed is there after a reload, to the letter", async () => {
    const { page } = await open(sheet);
    await write(page, `${evening}\n  odd   spacing  7 8 420\n`);
    await page.reload();
    await firstResult(page);
    expect(await page.locator("#sheet-text").inputValue()).toBe(`${evening}\n  odd   spacing  7 8 420\n`);
  });

  test("a browser that keeps nothing is a finding, and the page works on", async () => {
    const { page } = await open(grid);
    await page.evaluate(() => {
      Storage.prototype.setItem = (): void => {
        throw new DOMException("full", "QuotaExceededError");
      };
    });
    await page.locator(".grid input[data-at='1'][data-cell='result']").fill("50");
    await page.locator(".finding", { hasText: "does not keep" }).waitFor();
    expect((await lines(page))[1]).toContain("50");
  });
});

describe("the sample", () => {
  test("is an evening of 13 pairs and 26 boards with every kind of line, and nothing to check", async () => {
    const { page } = await open(sheet);
    const text = await page.locator("#sheet-text").inputValue();
    expect(text.match(/^Board \d+$/gmu)).toHaveLength(26);
    for (const word of ["sit-out", "PASS", "NP", "\tA\n", "reverse", "60/40"]) expect(text).toContain(word);
    expect(await ranking(page)).toHaveLength(13);
    expect(await page.locator(".finding").count()).toBe(0);
  });

  test("speaks the reader's language", async () => {
    const { page } = await open(sheet, { locale: "nl-BE" });
    expect(await page.locator("#sheet-text").inputValue()).toMatch(/^Spel 1\n1\t-\trust\n12\t10\t4H Z =/u);
    expect(await ranking(page)).toHaveLength(13);
  });
});

test("the way, the board and the rules are in the address", async () => {
  const { page } = await open("#/score?way=grid&board=9&rules=wbf");
  expect(await board(page)).toBe("9");
  expect(await page.locator(".rules-switch select").inputValue()).toBe("wbf");
  await page.getByRole("button", { name: "Slip" }).click();
  await page.getByRole("button", { name: "Next board" }).first().click();
  await expect.poll(() => page.evaluate(() => location.hash)).toBe("#/score?way=slip&board=10&rules=wbf");
});
