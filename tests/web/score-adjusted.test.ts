/** A penalty and a carry-over are named wherever a total shows them. */
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { ranking, sheet, stage, write } from "./support/browser";

const { open } = stage();

const evening = "Board 1\n1 2 420\n3 4 450\n5 6 -50\nBoard 2\n1 4 110\n3 6 90\n5 2 100";

/** An event with a penalty of 1.5 points for pair 3 and 10 % of carry-over for pair 5. */
async function adjusted(locale = "en-GB"): Promise<Page> {
  const { page } = await open(sheet, { locale });
  await write(page, evening);
  await page.locator(".ways button").last().click();
  await page.locator(".pairs label.check input").check();
  const figures = (pair: string): Locator => page.locator(`[data-pair="${pair}"] .pair-field.figure input`);
  await figures("3").nth(-2).fill("1,5");
  await figures("5").nth(-1).fill("10%");
  await expect.poll(() => page.locator(".standings sup.adjusted").count()).toBe(2);
  return page;
}

const notes = (page: Page): Promise<string[]> => page.locator(".adjusted-notes li").allInnerTexts();
const view = (page: Page, name: string): Promise<void> =>
  page.locator(".views-bar").getByRole("link", { name }).click();

test("the ranking, the session table and pairs × boards have a mark, and say below what it means", async () => {
  const page = await adjusted();
  const wanted = ["* Pair 3: Penalty −1.5 points", "* Pair 5: Carry-over +10 %"];
  await expect.poll(() => notes(page)).toEqual(wanted);
  const marked = (await ranking(page)).map(({ pair }) => pair).filter((pair) => pair.includes("*"));
  expect(marked.sort()).toEqual(["3*", "5*"]);
  for (const name of ["Session table", "Pairs × boards"]) {
    await view(page, name);
    await expect.poll(() => page.locator(".tally sup.adjusted").count()).toBe(2);
    expect(await notes(page)).toEqual(wanted);
  }
  await page.emulateMedia({ media: "print" });
  expect(await page.locator(".adjusted-notes").isVisible()).toBe(true);
  await page.emulateMedia({ media: "screen" });
  await view(page, "Travellers");
  await expect.poll(() => page.locator(".adjusted-notes").count()).toBe(0);
});

test("a penalty is taken off, with a minus or without; what is given has a plus", async () => {
  const page = await adjusted();
  const penalty = page.locator('[data-pair="3"] .pair-field.figure input').nth(-2);
  await penalty.fill("-2");
  await expect.poll(async () => (await notes(page))[0]).toBe("* Pair 3: Penalty −2 points");
  await penalty.fill("\u22122 %");
  await expect.poll(async () => (await notes(page))[0]).toBe("* Pair 3: Penalty −2 %");
  await penalty.fill("+2");
  await expect.poll(async () => (await notes(page))[0]).toBe("* Pair 3: Penalty +2 points");
});

test("the card has a row for it between the results and the total", async () => {
  const page = await adjusted("nl-NL");
  const given = (): Promise<string[]> =>
    page
      .locator(".card tfoot tr")
      .evaluateAll((rows) => rows.map((row) => row.textContent.replace(/\s+/gu, " ").trim()));
  await view(page, "Kaart van een paar");
  await page.locator(".chooser select").selectOption("3");
  await expect.poll(async () => (await given())[0]).toBe("Straf −1,50");
  expect((await given()).length).toBe(2);
  await page.locator(".chooser select").selectOption("5");
  await expect.poll(async () => (await given())[0]).toBe("Carry-over +10,00");
  await page.locator(".chooser select").selectOption("1");
  await expect.poll(async () => (await given()).length).toBe(1);
});
