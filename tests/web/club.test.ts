/** The Club page in a browser: histories, the way from the Score page into the book, corrections, keyboard, phone. */
import { readFileSync } from "node:fs";
import type { BrowserContextOptions, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { firstResult, stage } from "./support/browser";

const { open } = stage();

const visit = async (query = "", options: BrowserContextOptions = {}): Promise<Page> => {
  const { page } = await open(`#/club${query}`, { ...options, wait: false });
  await page.waitForFunction(() => performance.getEntriesByName("overtrick-club").length > 0);
  return page;
};

/** The cells of a table, row by row, without the blanks around them. */
const rows = (page: Page, caption: string): Promise<string[][]> =>
  page
    .locator("table", { has: page.locator("caption", { hasText: caption }) })
    .first()
    .locator("tbody tr")
    .evaluateAll((all) =>
      all.map((row) =>
        [...row.querySelectorAll("th, td")].map((cell) => cell.textContent.replace(/\s+/gu, " ").trim()),
      ),
    );

const turnTo = (page: Page, address: string): Promise<void> =>
  page.evaluate((hash) => {
    location.hash = hash;
  }, address);

const toOwn = async (page: Page): Promise<void> => {
  await page.locator(".sample-note button").click();
  await page.locator(".sample-note").waitFor({ state: "detached" });
};

test("Ole's history (Denmark 4): 40.00 to 38.28, as readers of four languages see it", async () => {
  const page = await visit("?sample&view=member&id=ole");
  const changes = ["+0.21", "−0.94", "+0.49", "−1.07", "−0.11", "−0.55", "+0.25"];
  const handicaps = ["38.28", "38.07", "39.01", "38.52", "39.59", "39.70", "40.25"];
  const spoken = [
    {
      language: "en",
      caption: "Handicap of Ole Olsen",
      mark: ".",
      start: "Handicap at the start",
      first: "Welcome evening",
    },
    {
      language: "nl",
      caption: "Handicap van Ole Olsen",
      mark: ",",
      start: "Handicap aan het begin",
      first: "Welkomstavond",
    },
    {
      language: "da",
      caption: "Handicap for Ole Olsen",
      mark: ",",
      start: "Starthandicap",
      first: "Velkomstturnering",
    },
    {
      language: "sv",
      caption: "Handikapp för Ole Olsen",
      mark: ",",
      start: "Handikapp från början",
      first: "Välkomstkväll",
    },
  ];
  for (const { language, caption, mark, start, first } of spoken) {
    await page.locator("overtrick-language select").selectOption(language);
    await page.locator("table.history td", { hasText: first }).waitFor();
    const history = await rows(page, caption);
    const written = (list: string[]): string[] => list.map((text) => text.replace(".", mark));
    expect(history.slice(0, 7).map((row) => row[3])).toEqual(written(changes));
    expect(history.slice(0, 7).map((row) => row[4])).toEqual(written(handicaps));
    expect(history[7]?.slice(0, 2)).toEqual([start, `40${mark}00`]);
  }
  expect(await page.locator(".chart svg").count()).toBe(1);
});

test("Denmark 4: the rank list of four, pasted, with the mean 42,58; a step back takes it away", async () => {
  const page = await visit("", { locale: "da-DK" });
  await toOwn(page);
  await page.getByText("Ingen medlemmer endnu").waitFor();
  await page.getByRole("link", { name: "Importér en liste" }).click();
  await page
    .locator("#import-list")
    .fill("Sørensen, Aage; 45,11\nBirthe Hansen; 35,74\nElse Nielsen; 51,19\nOle Olsen; 38,28");
  await page.getByRole("button", { name: "Tilføj 4 medlemmer" }).click();
  await page.getByText("4 medlemmer, gennemsnitligt handicap 42,58").waitFor();
  expect((await rows(page, "Medlemmer")).map((row) => row.slice(0, 3))).toEqual([
    ["1", "Birthe Hansen", "35,74"],
    ["2", "Ole Olsen", "38,28"],
    ["3", "Aage Sørensen", "45,11"],
    ["4", "Else Nielsen", "51,19"],
  ]);
  await page.locator("#member-search").fill("sorensen aa");
  await expect
    .poll(async () => (await rows(page, "Medlemmer")).map((row) => row[1]))
    .toEqual(["Aage Sørensen"]);
  await page.getByRole("button", { name: "Fortryd" }).click();
  await page.getByText("Ingen medlemmer endnu").waitFor();
});

test("the scored evening goes into the book with one tap: recognised, one to decide, one new member", async () => {
  const { page } = await open("#/score?sample");
  await page.getByRole("link", { name: "Add to the club’s book" }).click();
  await page.getByText("24 recognised, 1 to decide, 1 new member").waitFor();
  const confirm = page.getByRole("button", { name: "Add to the book" });
  expect(await confirm.isDisabled()).toBe(true);
  await page.getByRole("button", { name: "It is Juergen Altstaetter" }).click();
  await page.getByText("25 recognised, 1 new member").waitFor();
  await confirm.click();
  await page.getByRole("heading", { name: "What this session did, and for whom" }).waitFor();
  const changed = await rows(page, "What this session did");
  expect(changed.find((row) => row[0] === "Aldo Brentegani")?.[1]).toMatch(/^new → \d\d\.\d\d$/u);
  const systems = await rows(page, "Every system side by side");
  expect(systems).toHaveLength(13);
  // Seven rule sets, four figures of Project 52, three of nett, the points; none of them empty.
  expect(systems.every((row) => row.length === 16 && row.every((cell) => cell !== ""))).toBe(true);
  await page.locator(".systems button.figure").first().focus();
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").getByText("Denmark", { exact: false }).first().waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByText("There is no such session").waitFor();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("club")))).toEqual(
    [],
  );
});

test("nett and ranking figures of an event tell how they came about, one panel at a time", async () => {
  const page = await visit("?sample&view=sessions");
  await page.locator("table a").first().click();
  const figures = page.locator(".systems tbody tr").first().locator("button.figure");
  await figures.first().waitFor();
  const dialog = page.getByRole("dialog");
  const [par, hcap, nett, points] = [-4, -3, -2, -1].map((at) => figures.nth(at));
  await nett!.click();
  await dialog.getByText("R. Low", { exact: false }).first().waitFor();
  expect(await dialog.locator(".result-figure").textContent()).toBe((await nett!.textContent())?.trim());
  await par!.click();
  await dialog.getByText("/ 2 =", { exact: false }).waitFor();
  await hcap!.click();
  await points!.focus();
  await page.keyboard.press("Enter");
  await dialog.getByText("NBB", { exact: false }).first().waitFor();
  expect(await dialog.count()).toBe(1);
  const shown = (await points!.textContent())?.trim() ?? "";
  expect(await dialog.locator(".formula").last().textContent()).toContain(`= ${shown.replace(/0+$/u, "")}`);
  await page.locator(".systems button.figure").first().click();
  await dialog.getByText("Denmark", { exact: false }).first().waitFor();
  expect(await dialog.count()).toBe(1);
  await page.keyboard.press("Escape");
  expect(await dialog.count()).toBe(0);
});

test("a season has its championships, and the settings they go by", async () => {
  const page = await visit("?sample&view=seasons");
  const players = (): Promise<string[][]> => rows(page, "Individual championship");
  await page.locator("table.championship").first().waitFor();
  const before = await players();
  expect(before[0]?.[0]).toBe("1");
  expect(Number(before[0]?.[2])).toBeGreaterThan(Number(before[1]?.[2]));
  expect((await rows(page, "Championship of pairs"))[0]?.[1]).toContain(" – ");
  await page.locator("table.championship button.figure").first().click();
  await page.getByRole("dialog").getByText("NBB", { exact: false }).first().waitFor();
  await page.keyboard.press("Escape");
  await page.getByText("Settings of this season").click();
  const drop = page.locator("input[id$='-drop']");
  await drop.fill("-1");
  await page.getByText("This is not possible here.").waitFor();
  const save = page.getByRole("button", { name: "Save", exact: true });
  expect(await save.isDisabled()).toBe(true);
  await drop.fill("0");
  await page.locator("input[id$='-min']").fill("1");
  await save.click();
  await page.getByText("at least 1 result; above that the worst drop, 0 at most", { exact: false }).waitFor();
  await expect.poll(async () => (await players()).every((row) => row[5] === "")).toBe(true);
});

test("settings out of range are refused where they are typed, and nothing else that is typed gets lost", async () => {
  const page = await visit("?sample&view=settings");
  const field = (name: string) => page.locator(`#settings-${name}`);
  await field("turnover").waitFor();
  await field("turnover").fill("-5");
  await field("ceiling").fill("abc");
  await field("weight").fill("7");
  await field("newcomer").fill("48");
  await page.keyboard.press("Tab");
  await page.getByText("The settings were changed.").first().waitFor();
  const invalid = (): Promise<string[]> =>
    page
      .locator("[aria-invalid=true]")
      .evaluateAll((all) => all.map(({ id }) => id.replace("settings-", "")).sort());
  expect(await invalid()).toEqual(["ceiling", "turnover", "weight"]);
  expect(await field("turnover").inputValue()).toBe("-5");
  expect(await field("ceiling").inputValue()).toBe("abc");
  expect(await page.getByText("This is not possible here.").count()).toBe(2);
  expect(await page.getByText("the usual one counts", { exact: false }).count()).toBe(0);
  await field("turnover").fill("500");
  await field("weight").fill("0.1");
  await field("ceiling").fill("");
  await page.keyboard.press("Tab");
  await expect.poll(invalid).toEqual([]);
  const rating = page.locator("[data-rating]").first();
  await rating.fill("9999");
  await page.getByText("This is not possible here.").waitFor();
  await rating.fill("240");
  await page.getByText("A rating of 240 % is unusual", { exact: false }).first().waitFor();
});

test("a member's figures and recorded changes out of range are told before they are saved", async () => {
  const page = await visit("?sample&view=member&id=m1&do=record");
  const save = page.getByRole("button", { name: "Save", exact: true });
  await page.locator("input[id$='-change']").fill("-60");
  await page.getByText("A recorded change goes up to 52", { exact: false }).waitFor();
  expect(await save.isDisabled()).toBe(true);
  await page.locator("input[id$='-change']").fill("-52");
  await expect.poll(() => save.isDisabled()).toBe(false);
  await turnTo(page, "#/club?sample&view=member&id=m1&edit");
  for (const name of ["handicap", "nett", "replacement"]) {
    const field = page.locator(`input[id$='-${name}']`);
    const before = await field.inputValue();
    await field.fill("-5000000");
    await page.getByText("This is not possible here.").waitFor();
    expect(await save.isDisabled()).toBe(true);
    await field.fill(before);
    await expect.poll(() => save.isDisabled()).toBe(false);
  }
});

test("charts of one result have its point, with its day below it", async () => {
  const { page } = await open("#/score?sample");
  await page.getByRole("link", { name: "Add to the club’s book" }).click();
  await page.getByRole("button", { name: "It is Juergen Altstaetter" }).click();
  await page.getByRole("button", { name: "Add to the book" }).click();
  await page.getByRole("link", { name: "Aldo Brentegani" }).first().click();
  for (const title of ["nett-title", "ranking-title"]) {
    const chart = page.locator(`section:has(> #${title}) .chart`);
    await chart.locator("circle.only").waitFor();
    expect(await chart.locator(".tick").count()).toBe(1);
    expect(await chart.locator("path.series").count()).toBe(0);
  }
});

describe("one's own book", () => {
  const members = (page: Page): Promise<string[]> =>
    rows(page, "Members").then((list) => list.map((row) => row.slice(1, 3).join(" ")));

  const begin = async (page: Page): Promise<void> => {
    await toOwn(page);
    await page.getByRole("link", { name: "Import a list" }).click();
    await page.locator("#import-list").fill("Ole Olsen; 38,28\nBirthe Hansen; 35,74");
    await page.getByRole("button", { name: "Add 2 members" }).click();
    await page.getByText("2 members, mean handicap 37.01").waitFor();
  };

  test("is there after a reload, goes into a backup and comes out of it", async () => {
    const page = await visit();
    await begin(page);
    await page.reload();
    await page.getByText("2 members, mean handicap 37.01").waitFor();
    expect(await members(page)).toEqual(["Birthe Hansen 35.74", "Ole Olsen 38.28"]);
    await turnTo(page, "#/club?view=settings");
    const saving = page.waitForEvent("download");
    await page.getByRole("button", { name: "Save a backup" }).last().click();
    const backup = readFileSync(await (await saving).path(), "utf8");
    expect(JSON.parse(backup)).toMatchObject({ format: "overtrick-book", version: 2 });

    const other = await visit("?view=settings");
    const file = other.locator(".backup input[type=file]");
    const damaged = backup.replace("35.74", "35.47");
    await file.setInputFiles({ name: "b.json", mimeType: "application/json", buffer: Buffer.from(damaged) });
    await other.getByText("The backup is damaged").waitFor();
    await file.setInputFiles({ name: "b.json", mimeType: "application/json", buffer: Buffer.from(backup) });
    await other.getByText("The backup was opened in place of the book.").first().waitFor();
    await turnTo(other, "#/club");
    await other.getByText("2 members, mean handicap 37.01").waitFor();
    expect(await members(other)).toEqual(["Birthe Hansen 35.74", "Ole Olsen 38.28"]);
  });

  test("the first evening begins a weekly session and a season, and everybody has nett scores and a ranking", async () => {
    const page = await visit();
    await begin(page);
    await turnTo(page, "#/score?way=paste");
    const pairs = "1;Ole Olsen;Birthe Hansen\n2;Cy Dam;Di Lund\n3;Eva Holm;Finn Kok\n4;Gro Bo;Hans Aa";
    await page.locator("#sheet-text").fill(`${pairs}\nBoard 1\n1 2 420\n3 4 450\nBoard 2\n1 4 -50\n3 2 110`);
    await page.getByRole("link", { name: "Add to the club’s book" }).click();
    await page.getByText("None yet: choose “a new one…” and nett scores begin").waitFor();
    await page.getByLabel("Weekly session, for nett scores").selectOption({ label: "a new one…" });
    await page.getByLabel("Name of the weekly session").fill("Mon eve");
    await page.getByLabel("Season, for ranking points").selectOption({ label: "a new one…" });
    expect(await page.getByLabel("Name of the season").inputValue()).toMatch(/^\d{4}\/\d\d$/u);
    await page.getByRole("button", { name: "Add to the book" }).click();
    await page.getByText("Mon eve, rating 100").waitFor();
    await page.locator(".views-bar").getByRole("link", { name: "Members" }).click();
    await expect.poll(async () => (await rows(page, "Members")).length).toBe(8);
    expect((await rows(page, "Members")).every((row) => row[3] !== "" && row[4] !== "")).toBe(true);
    await page.locator(".views-bar").getByRole("link", { name: "Settings" }).click();
    expect(await page.locator("[data-rating='Mon eve']").inputValue()).toBe("100");
  });

  test("another tab that was quicker: told, nothing typed is lost, and the old name is still known", async () => {
    const page = await visit();
    await begin(page);
    const edit = async (tab: Page, name: string): Promise<void> => {
      await tab.getByRole("link", { name: "Ole Olsen" }).click();
      await tab.getByRole("link", { name: "Edit" }).click();
      await tab.locator("input[id$='-name']").fill(name);
    };
    const other = await page.context().newPage();
    await other.goto(page.url());
    await edit(other, "Ole B. Olsen");
    await edit(page, "Ole A. Olsen");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByRole("heading", { name: "Ole A. Olsen" }).first().waitFor();
    await other.getByText("The book was changed in another tab").waitFor();
    await other.getByRole("button", { name: "Save" }).click();
    await other.getByText("Not saved: somebody changed the same in another tab").waitFor();
    expect(await other.locator("input[id$='-name']").inputValue()).toBe("Ole B. Olsen");
    await other.getByRole("button", { name: "Save" }).click();
    await other.getByRole("heading", { name: "Ole B. Olsen" }).first().waitFor();
    await other.getByRole("link", { name: "Edit" }).click();
    await expect.poll(() => other.locator("#member-aliases").inputValue()).toBe("Ole Olsen\nOle A. Olsen");
  });

  test("and a backup that says something else: both are shown, and one counts", async () => {
    const page = await visit();
    await begin(page);
    await turnTo(page, "#/club?view=settings");
    const saving = page.waitForEvent("download");
    await page.getByRole("button", { name: "Save a backup" }).last().click();
    const backup = readFileSync(await (await saving).path());
    await turnTo(page, "#/club");
    await page.getByRole("link", { name: "Ole Olsen" }).click();
    await page
      .getByRole("button", { name: "Edit" })
      .or(page.getByRole("link", { name: "Edit" }))
      .click();
    await page.locator("input[id$='-handicap']").fill("20");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("20.00").first().waitFor();
    await turnTo(page, "#/club?view=settings");
    const file = { name: "b.json", mimeType: "application/json", buffer: backup };
    await page.locator(".backup input[type=file]").setInputFiles(file);
    await page.getByText("Different in both: which counts?").waitFor();
    await page.locator(".backup select").selectOption("other");
    await page.getByRole("button", { name: "Merge", exact: true }).click();
    await page.getByText("The two books are one now.").first().waitFor();
    await turnTo(page, "#/club");
    await page.getByText("2 members, mean handicap 37.01").waitFor();
  });
});

describe("a correction says what changed for whom", () => {
  test("results that are corrected where they stand", async () => {
    const page = await visit("?sample");
    const before = new Map((await rows(page, "Members")).map((row) => [row[1], row[2]]));
    await page.evaluate(() => (location.hash = "#/club?sample&view=session&id=2026-03-12&correct"));
    const field = page.getByLabel("Result of", { exact: false }).first();
    await field.fill("nonsense");
    await page.getByText("Not a number.").waitFor();
    expect(await page.getByRole("button", { name: "Save the correction" }).isDisabled()).toBe(true);
    await field.fill("71,5");
    await page.getByRole("button", { name: "Save the correction" }).click();
    await page.getByRole("heading", { name: "What the correction changed, and for whom" }).waitFor();
    const changed = await rows(page, "What the correction changed");
    expect(changed.length).toBeGreaterThan(1);
    await page.locator(".views-bar").getByRole("link", { name: "Members" }).click();
    const after = new Map((await rows(page, "Members")).map((row) => [row[1], row[2]]));
    const told = new Map(changed.filter((row) => row[1] !== "").map((row) => [row[0], row[1]]));
    for (const [name, handicap] of after) {
      const old = before.get(name) ?? "";
      expect(told.get(name), name).toBe(old === handicap ? undefined : `${old} → ${handicap ?? ""}`);
    }
  });

  test("travellers that are corrected on the Score page", async () => {
    const page = await visit("?sample&view=session&id=2026-03-19");
    await page.getByRole("button", { name: "Correct it on the Score page" }).click();
    await firstResult(page);
    await page.evaluate(() => (location.hash = "#/score?way=grid&board=1"));
    const result = page.locator('.grid input[data-cell="result"]').first();
    await result.fill("-1400");
    await result.press("Enter");
    await page.getByRole("link", { name: "Add to the club’s book" }).click();
    await page.getByText("28 recognised", { exact: true }).waitFor();
    expect(await page.locator("option:checked", { hasText: "A correction of 19 Mar 2026" }).count()).toBe(1);
    await page.getByRole("button", { name: "Save the correction" }).click();
    await page.getByRole("heading", { name: "What the correction changed, and for whom" }).waitFor();
    expect((await rows(page, "What the correction changed")).length).toBeGreaterThan(3);
    await page.getByText("2 versions").waitFor();
  });

  test("also after a reload, and long ago: what it changed then", async () => {
    const page = await visit("?sample&view=session&id=2026-03-19");
    await page.getByRole("heading", { name: "What this session did, and for whom" }).waitFor();
    const last = await rows(page, "What this session did");
    expect(last.length).toBeGreaterThan(20);
    await page.reload();
    await page.getByRole("heading", { name: "What this session did, and for whom" }).waitFor();
    expect(await rows(page, "What this session did")).toEqual(last);
    // The evening of the sample that was corrected too late for its handicaps.
    await turnTo(page, "#/club?sample&view=sessions");
    await page.locator(".club-page tbody tr", { hasText: "orrected" }).first().locator("a").first().click();
    await page.getByRole("heading", { name: "What the correction changed, and for whom" }).waitFor();
    expect((await rows(page, "What the correction changed")).every((row) => row[1] === "")).toBe(true);
  });

  test("removed with and without recomputing, and brought back", async () => {
    const page = await visit("?sample&view=session&id=2026-03-12");
    await page.getByRole("button", { name: "Remove", exact: true }).click();
    const heading = page.getByRole("heading", { name: "What the removal changed, and for whom" });
    await heading.waitFor();
    expect((await rows(page, "What the removal changed")).every((row) => row[1] === "")).toBe(true);
    await page.getByRole("button", { name: "Remove and recompute handicaps" }).click();
    await expect
      .poll(async () => (await rows(page, "What the removal changed")).some((row) => row[1] !== ""))
      .toBe(true);
    await page.getByRole("button", { name: "Bring it back" }).click();
    await page.getByText("may still change").waitFor();
  });
});

test("by keyboard alone: an own club, a member, an estimate, a step back; what is half typed outlives a reload", async () => {
  const page = await visit();
  await page.locator(".sample-note button").focus();
  await page.keyboard.press("Enter");
  await page.getByText("No members yet").waitFor();
  await page.getByRole("link", { name: "New member" }).focus();
  await page.keyboard.press("Enter");
  await page.locator("#member-new-name").focus();
  await page.keyboard.type("Åse Nørgård");
  await page.locator("#member-new-handicap").focus();
  await page.keyboard.type("28,4");
  await page.waitForFunction(() => localStorage.getItem("overtrick.club.drafts")?.includes("28,4"));
  await page.reload();
  await page.waitForFunction(() => performance.getEntriesByName("overtrick-club").length > 0);
  expect(await page.locator("#member-new-handicap").inputValue()).toBe("28,4");
  await page.locator("#member-new-name").focus();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Åse Nørgård", exact: true }).waitFor();
  expect(await page.locator(".member-figures dd").first().textContent()).toBe("28.40");
  await page.getByRole("button", { name: "Record a change" }).focus();
  await page.keyboard.press("Enter");
  await page.getByLabel("or new handicap").focus();
  await page.keyboard.type("25");
  await page.keyboard.press("Enter");
  await expect.poll(() => page.locator(".member-figures dd").first().textContent()).toBe("25.00");
  await page.getByRole("button", { name: "Leaves the club" }).focus();
  await page.keyboard.press("Enter");
  await page.getByLabel("Last day as a member").focus();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("1-9-2020");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Returns" }).waitFor();
  await page
    .getByRole("button", { name: "Edit" })
    .or(page.getByRole("link", { name: "Edit" }))
    .first()
    .focus();
  await page.keyboard.press("ControlOrMeta+Z");
  await page.getByRole("button", { name: "Leaves the club" }).waitFor();
});

test("seasons, weekly sessions and separate handicaps; nonsense in a field changes nothing", async () => {
  const page = await visit("?sample&view=settings", { locale: "nl-NL" });
  await page.locator("#settings-separate").check();
  await page.getByText("De instellingen zijn gewijzigd.").waitFor();
  await page.locator("#settings-ceiling").fill("hoog");
  await page.locator("#settings-ceiling").press("Tab");
  await page.getByText("Dit is geen getal.").waitFor();
  await page.getByLabel("Waardering van Donderdag in procenten").fill("104,1");
  await page.keyboard.press("Tab");
  await page.evaluate(() => (location.hash = "#/club?sample&view=session&id=2026-03-19"));
  await page.getByText("Donderdag, waardering 104,1 %").waitFor();
  await page.evaluate(() => (location.hash = "#/club?sample&view=seasons"));
  await page.locator("#season-new-name").fill("2026/27");
  await page.keyboard.press("Enter");
  await page.locator(".season-list [aria-current]", { hasText: "2026/27" }).waitFor();
  await page.locator(".views-bar").getByRole("link", { name: "Leden" }).click();
  await expect.poll(() => page.locator("thead th", { hasText: "IMP’s" }).count()).toBe(1);
});

test("rubbish in addresses and lists harms nothing", async () => {
  const page = await visit("?sample&view=member&id=%00nobody");
  await page.getByText("There is no such member in this book.").waitFor();
  for (const [query, text] of [
    ["view=session&id=<b>", "There is no such session in this book."],
    ["view=nothing&sort=x&q=zzz", "Nobody is called that."],
  ] as const) {
    await page.evaluate((to) => (location.hash = `#/club?sample&${to}`), query);
    await page.getByText(text).waitFor();
  }
  await page.evaluate(() => (location.hash = "#/club?sample&import"));
  await page
    .locator("#import-list")
    .fill("\u0001;;;,,\n<img src=x onerror=alert(1)>; 9e999\nOle Olsen; 1\n".repeat(3));
  await page.getByText("is a member already").first().waitFor();
  expect(await page.getByLabel("Take Ole Olsen").first().isChecked()).toBe(false);
  expect(await page.locator("main img").count()).toBe(0);
});

test("nothing scrolls sideways on a phone, targets are large enough, tables are tables; lists print without controls", async () => {
  const page = await visit("?sample", { viewport: { width: 390, height: 844 }, locale: "sv-SE" });
  const views = [
    "view=members",
    "view=members&add",
    "view=member&id=m1",
    "view=sessions",
    "view=session&id=2026-03-19",
    "view=session&id=2026-03-12&correct",
    "view=add",
    "view=seasons",
    "view=settings",
  ];
  for (const view of views) {
    await page.evaluate((name) => (location.hash = `#/club?sample&${name}`), view);
    await page.locator(`.view-${/view=(\w+)/u.exec(view)?.[1] ?? ""}`).waitFor();
    await page.locator("[aria-busy=true]").waitFor({ state: "detached" });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over, view).toBeLessThanOrEqual(0);
    expect(await page.locator("table:not(:has(caption))").count(), view).toBe(0);
    expect(await page.locator("th:not([scope])").count(), view).toBe(0);
    const small = await page
      .locator("main a, main button:not(.link), main select, main input, main textarea, main summary")
      .evaluateAll((all) =>
        all
          .map((one) => ({
            name: one.outerHTML.slice(0, 90),
            box: (one.closest("label") ?? one).getBoundingClientRect(),
          }))
          .filter(({ box }) => box.width > 0 && (box.width < 24 || box.height < 24))
          .map(({ name }) => name),
      );
    expect(small, view).toEqual([]);
  }
  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => (location.hash = "#/club?sample&view=members"));
  await page.locator(".view-members table").waitFor();
  expect(await page.locator(".club-filters").isVisible()).toBe(false);
  expect(await page.locator(".view-members table").isVisible()).toBe(true);
});
