/** What the working says it is of, where each direction has its own numbers. */
import type { Event, Side } from "overtrick";
import { expect, test } from "vitest";
import { launchShell } from "../tools/browser.mjs";
import { serveViews } from "./views-page/serve";
import type {} from "./views-page/stage";

const entry = (number: string, direction: Side): Event["entries"][number] => ({
  id: number + direction,
  number,
  section: "A",
  direction,
  players: [],
});

const mitchell: Event = {
  name: "Mitchell",
  date: "",
  scoring: "matchpoints",
  players: [],
  entries: [entry("11", "NS"), entry("11", "EW"), entry("12", "NS"), entry("12", "EW")],
  boards: [
    {
      number: 1,
      lines: [420, 50].map((score, i) => ({
        id: `l${i}`,
        ns: `1${i + 1}NS`,
        ew: `1${i + 1}EW`,
        outcome: { kind: "score", score },
      })),
    },
  ],
};

test("the title names the direction", async () => {
  const [browser, server] = await Promise.all([launchShell(), serveViews()]);
  try {
    const page = await browser.newPage({ locale: "en-GB" });
    await page.goto(server.address);
    await page.waitForFunction(() => "stage" in window);
    await page.mouse.move(1, 1);
    await page.waitForFunction(() => customElements.get("overtrick-view-card") !== undefined);
    await page.evaluate((event) => window.stage.show(event, "club"), mitchell);
    for (const [view, shows, what] of [
      ["ranking", "percent", "Total"],
      ["session", "club", "Club points"],
    ] as const) {
      await page.evaluate((hash) => (location.hash = hash), `#/score?view=${view}`);
      for (const side of ["NS", "EW"] as const) {
        await page.locator(`button.figure[data-shows=${shows}][data-entry="11${side}"]`).first().click();
        await expect
          .poll(async () =>
            (await page.locator("overtrick-working h2, overtrick-working h3").first().innerText()).replace(
              /\s/gu,
              " ",
            ),
          )
          .toBe(`Pair A11 ${side} · ${what}`);
        await page.keyboard.press("Escape");
      }
    }
  } finally {
    await browser.close();
    await server.close();
  }
});
