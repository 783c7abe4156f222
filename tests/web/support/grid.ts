/** The traveller grid as somebody at the keyboard meets it. */
import type { Page } from "playwright-core";
import { expect } from "vitest";

/** The grid, in the address. */
export const grid = "#/score?way=grid";

/** Presses keys and types the rest: `1 Tab 2 Tab 3s2+1 Enter`. */
export async function keys(page: Page, text: string): Promise<void> {
  for (const word of text.split(" ")) {
    if (/^(?:Tab|Enter|Escape|F2|Home|End|Arrow\w+|Page\w+|Delete|(?:ControlOrMeta|Shift)\+.+)$/u.test(word))
      await page.keyboard.press(word);
    else await page.keyboard.type(word);
  }
}

/** The cells of the grid, line by line: NS, EW, result, score; `~` before what is only proposed. */
export async function lines(page: Page): Promise<string[]> {
  return page.locator(".grid tbody tr:not(.said)").evaluateAll((rows) =>
    rows
      .map((row) =>
        [...row.querySelectorAll("input")]
          .map((input) => (input.value !== "" ? input.value : input.placeholder && `~${input.placeholder}`))
          .join(" ")
          .trim(),
      )
      .filter((text) => text !== ""),
  );
}

export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { at, cell } = (document.activeElement as HTMLElement).dataset;
    return `${at ?? ""} ${cell ?? ""}`;
  });

export const board = (page: Page): Promise<string> => page.locator(".board-number input").inputValue();

/** An evening of one's own, with the first cell ready to type. */
export async function start(page: Page): Promise<void> {
  await page.getByRole("button", { name: "start an evening of your own" }).click();
  await expect.poll(() => focused(page)).toBe("0 ns");
}
