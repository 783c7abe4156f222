/**
 * WCAG 2.2, 2.4.11: what has the focus is never wholly behind the bars that stay on the screen, on a phone and zoomed
 * in; and where the screen is low they leave it to the page.
 */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { stage } from "./support/browser";
import { goTo, isThorough, settled, states } from "./support/states";

const { open } = stage();

/** What lies between the two others is for OVERTRICK_THOROUGH=1. */
const sizes = [
  { name: "a phone", width: 390, height: 844 },
  ...(isThorough ? [{ name: "1280 by 800 at 200 %", width: 640, height: 400 }] : []),
  { name: "1280 by 1024 at 400 %", width: 320, height: 256 },
];

/** Every way of entry, every view with more than tables, and of the tables the widest. */
const places = [
  ...["grid", "slip", "paste", "pairs"].map((way) => `#/score?sample&way=${way}`),
  "#/score?sample&view=rules",
  "#/expected",
  "#/expected?view=field",
  "#/expected?view=about",
  "#/nett",
  "#/nett?view=ratings&sample",
  "#/nett?view=list&sample",
  ...["sessions", "lineup", "championship", "settings"].map((view) => `#/ranking?sample&view=${view}`),
  ...["", "&view=sessions", "&view=settings", "&import"].map((view) => `#/club?sample${view}`),
  "#/club?sample&view=member&id=ole",
];

/** Far enough for every field and button; the rest of a long table is like its first rows. */
const longest = isThorough ? 60 : 40;

/** Where something stays at the top of what scrolls: also on the way back. */
const ofBothWays = new Set(["#/expected", "#/nett?view=ratings&sample", "#/ranking?sample&view=sessions"]);

interface Focused {
  /** The element, short; none once the focus has left the page. */
  at?: string;
  hidden: boolean;
}

/** Is there a point of it that a finger would meet? */
const focused = (page: Page): Promise<Focused> =>
  page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    const one = document.activeElement;
    if (!one || one === document.body) return { hidden: false };
    const at = one.outerHTML.slice(0, 90);
    const shares = [0.03, 0.25, 0.5, 0.75, 0.97];
    /** A point of what of it lies between the edges of the screen. */
    const between = (from: number, to: number, end: number, share: number): number => {
      const first = Math.max(0, from);
      return first + share * (Math.min(end, to) - first);
    };
    const isSeen = [...(one.closest("label") ?? one).getClientRects()].some((box) =>
      shares.some((right) =>
        [0.05, 0.5, 0.95].some((down) => {
          const met = document.elementFromPoint(
            between(box.left, box.right, innerWidth, right),
            between(box.top, box.bottom, innerHeight, down),
          );
          return met !== null && (one.contains(met) || met.closest("label")?.contains(one) === true);
        }),
      ),
    );
    return { at, hidden: !isSeen };
  });

/** What was hidden when it had the focus, on the way through a page with one key. */
async function hiddenOnTheWay(page: Page, key: "Tab" | "Shift+Tab"): Promise<string[]> {
  const hidden: string[] = [];
  for (let step = 0; step < longest; step += 1) {
    await page.keyboard.press(key);
    const { at, hidden: isHidden } = await focused(page);
    if (at === undefined) break;
    if (isHidden) hidden.push(`${key} ${step}: ${at}`);
  }
  return hidden;
}

async function arrive(page: Page, at: string): Promise<void> {
  await goTo(page, states.find((one) => one.at === at && !one.act) ?? { at, shows: "#main h1, #main h2" });
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    scrollTo(0, 0);
  });
}

for (const { name, ...viewport } of sizes) {
  test(`what has the focus is to be seen on ${name}`, { timeout: 180_000 }, async () => {
    const { page } = await open("#/score?sample", { viewport, reducedMotion: "reduce" });
    const wrong: string[] = [];
    for (const at of places) {
      await arrive(page, at);
      const forward = await hiddenOnTheWay(page, "Tab");
      const back = ofBothWays.has(at) ? await hiddenOnTheWay(page, "Shift+Tab") : [];
      wrong.push(...[...forward, ...back].map((one) => `${at}, ${one}`));
    }
    expect(wrong).toEqual([]);
  });
}

test("on a low screen no bar takes the room of the page", async () => {
  const { page } = await open("#/score?sample", { viewport: { width: 320, height: 200 } });
  for (const at of ["#/score?sample&way=slip", "#/expected", "#/nett", "#/club?sample"]) {
    await arrive(page, at);
    await page.evaluate(() => scrollTo(0, 600));
    await settled(page);
    const covered = await page.evaluate(
      () =>
        [5, 60, 100, 140, 195].filter((down) => {
          for (let one = document.elementFromPoint(160, down); one; one = one.parentElement)
            if (["fixed", "sticky"].includes(getComputedStyle(one).position) && !one.closest("table, .wide"))
              return true;
          return false;
        }).length,
    );
    expect(covered, at).toBe(0);
  }
});
