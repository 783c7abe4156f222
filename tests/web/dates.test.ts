/** Typed dates are read as the reader's own country writes them, and the field says which day it took. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { stage } from "./support/browser";

const { open } = stage();

async function ranking(locale: string): Promise<Page> {
  const { page } = await open("#/ranking", { wait: false, locale });
  await page.waitForFunction(() => performance.getEntriesByName("overtrick-ranking").length > 0);
  return page;
}

/** What a locale writes is CLDR's; the other order of day and month counts where its own makes no date. */
const rows: { locale: string; placeholder: string; typed: [string, string][] }[] = [
  {
    locale: "en-US",
    placeholder: "9/17/2026",
    typed: [
      ["11/9/2026", "November 9, 2026"],
      ["11/9/26", "November 9, 2026"],
      ["17/9/2026", "September 17, 2026"],
      ["9-7-2026", "September 7, 2026"],
      ["2026-09-11", "September 11, 2026"],
    ],
  },
  {
    locale: "en-GB",
    placeholder: "17/09/2026",
    typed: [
      ["11/9/2026", "11 September 2026"],
      ["9/17/2026", "17 September 2026"],
      ["2026-09-11", "11 September 2026"],
    ],
  },
  { locale: "nl-NL", placeholder: "17-9-2026", typed: [["11-9-2026", "11 september 2026"]] },
  { locale: "da-DK", placeholder: "17.9.2026", typed: [["11. 9. 2026", "11. september 2026"]] },
  {
    locale: "sv-SE",
    placeholder: "2026-09-17",
    typed: [
      ["26-09-11", "11 september 2026"],
      ["11/9/2026", "11 september 2026"],
      ["7.9.26", "7 september 2026"],
    ],
  },
  // No order of its own for a year behind: as texts and files have it.
  { locale: "en-CA", placeholder: "2026-09-17", typed: [["11/9/2026", "September 11, 2026"]] },
];

test("an evening's date, by locale; what the field shows as an example is read back", async () => {
  for (const { locale, placeholder, typed } of rows) {
    const page = await ranking(locale);
    const field = page.locator("#session-date");
    const said = page.locator("#session-date-note");
    expect(await field.getAttribute("placeholder"), locale).toBe(placeholder);
    await field.fill("2026-09-17");
    const example = await said.innerText();
    for (const [text, day] of [...typed, [placeholder, example] as const]) {
      await field.fill(text);
      await expect.poll(() => said.innerText(), { message: `${locale} ${text}` }).toBe(day);
      expect(await field.getAttribute("aria-invalid")).toBe("false");
      expect(await field.getAttribute("aria-describedby")).toBe("session-date-note");
    }
    for (const wrong of ["31/2/2026", "12/13/14/2026", "2026-17-09", "17"]) {
      await field.fill(wrong);
      await expect.poll(() => field.getAttribute("aria-invalid"), { message: wrong }).toBe("true");
      expect(await said.innerText()).toContain(placeholder);
    }
  }
});

test("an American's evening is kept on the day that the field said", async () => {
  const page = await ranking("en-US");
  await page.locator("#session-date").fill("11/9/2026");
  await page.locator("#session-text").fill("A 1 1 Ann - Bo 60\nA 2 2 Cy - Di 40");
  await page.getByRole("button", { name: "Add to the season" }).click();
  await expect
    .poll(() => page.locator(".chooser option").allTextContents())
    .toEqual([expect.stringContaining("Nov 9, 2026")]);
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  expect(await page.locator("#session-date").inputValue()).toBe("2026-11-09");
  expect(await page.locator("#session-date-note").innerText()).toBe("November 9, 2026");
});

test("dates in pasted lists have the day first wherever the reader is", async () => {
  const page = await ranking("en-US");
  await page.locator("#session-text").fill("Club evening 11/9/2026\nA 1 1 Ann - Bo 60\nA 2 2 Cy - Di 40");
  await expect.poll(() => page.locator("#session-date").inputValue()).toBe("2026-09-11");
  expect(await page.locator("#session-date-note").innerText()).toBe("September 11, 2026");
});
