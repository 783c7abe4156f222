/** The shell: places and addresses, languages, appearance, widths, keyboard, paper. */
import { describe, expect, test } from "vitest";
import { cells, stage, write } from "./support/browser";

const { open } = stage();

describe("places", () => {
  test.each([
    ["expected", "Expected"],
    ["nett", "Nett"],
    ["ranking", "Ranking"],
    ["club", "Club"],
  ])("#/%s is a place with an address of its own, and leads to Score", async (place, heading) => {
    const { page } = await open(`#/${place}`, { wait: false });
    await page.getByRole("heading", { level: 1, name: heading }).waitFor();
    expect(await page.title()).toBe(`${heading} · Overtrick`);
    expect(await page.locator("nav a[aria-current=page]").textContent()).toBe(heading);
    await page.getByRole("link", { name: "Score a traveller in the meantime" }).click();
    await page.locator(".standings").waitFor();
    expect(page.url()).toMatch(/#\/score$/u);
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: heading }).waitFor();
  });

  test("an address that leads nowhere leads to Score", async () => {
    const { page } = await open("#/nowhere?x=%E0%A4%A&board=99999999999");
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Score");
  });

  test("a look at another place loses nothing of the sheet", async () => {
    const { page } = await open();
    await write(page, "1 2 420\n3 4 450");
    await page.getByRole("navigation").getByRole("link", { name: "Club" }).click();
    await page.getByRole("heading", { level: 1, name: "Club" }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
    await page.getByRole("navigation").getByRole("link", { name: "Score" }).click();
    await page.locator(".standings").waitFor();
    expect(await page.locator("#sheet-text").inputValue()).toBe("1 2 420\n3 4 450");
  });
});

describe("languages", () => {
  const spoken = [
    {
      locale: "en-GB",
      lang: "en",
      heading: "Score",
      pair: "Pair",
      percent: "66.67",
      title: "Score · Overtrick",
    },
    {
      locale: "nl-BE",
      lang: "nl",
      heading: "Uitslag",
      pair: "Paar",
      percent: "66,67",
      title: "Uitslag · Overtrick",
    },
    {
      locale: "da-DK",
      lang: "da",
      heading: "Regnskab",
      pair: "Par",
      percent: "66,67",
      title: "Regnskab · Overtrick",
    },
    {
      locale: "sv-SE",
      lang: "sv",
      heading: "Resultat",
      pair: "Par",
      percent: "66,67",
      title: "Resultat · Overtrick",
    },
    {
      locale: "fr-FR",
      lang: "en",
      heading: "Score",
      pair: "Pair",
      percent: "66.67",
      title: "Score · Overtrick",
    },
  ];
  test.each(spoken)(
    "a reader of $locale meets $lang",
    async ({ locale, lang, heading, pair, percent, title }) => {
      const { page } = await open("", { locale });
      expect(await page.locator("html").getAttribute("lang")).toBe(lang);
      expect(await page.locator("h1").textContent()).toBe(heading);
      expect(await page.locator(".standings thead th").nth(1).textContent()).toBe(pair);
      expect((await cells(page, ".standings"))[0]?.[4]).toBe(percent);
      expect(await page.title()).toBe(title);
      expect(await cells(page, ".standings")).toHaveLength(8);
    },
  );

  test("the switch changes words and numbers at once and is remembered", async () => {
    const { page } = await open();
    await write(page, "1 2 420\nwhat\n3 4 450\n5 6 430");
    await page.getByLabel("Language").selectOption("nl");
    await page.getByRole("heading", { level: 1, name: "Uitslag" }).waitFor();
    expect((await cells(page, ".standings"))[0]?.[4]).toBe("100,00");
    expect(await page.locator("button.finding").textContent()).toContain("Regel 2");
    await page.reload();
    await page.getByRole("heading", { level: 1, name: "Uitslag" }).waitFor();
    expect(await page.locator("html").getAttribute("lang")).toBe("nl");
  });
});

describe("appearance", () => {
  const paper = "getComputedStyle(document.documentElement).backgroundColor";
  test("follows the system, and the reader's choice before it", async () => {
    const { page } = await open("", { colorScheme: "dark" });
    const dark = await page.evaluate(paper);
    await page.emulateMedia({ colorScheme: "light" });
    const light = await page.evaluate(paper);
    expect(light).not.toBe(dark);
    await page.getByLabel("Appearance").selectOption("dark");
    expect(await page.evaluate(paper)).toBe(dark);
    await page.reload();
    await page.locator(".standings").waitFor();
    expect(await page.evaluate(paper)).toBe(dark);
    await page.getByLabel("Appearance").selectOption("system");
    expect(await page.evaluate(paper)).toBe(light);
  });

  test.each(["light", "dark"] as const)("every colour of text passes 4.5:1 in %s", async (colorScheme) => {
    const { page } = await open("", { colorScheme });
    const ratios = await page.evaluate(() => {
      const style = getComputedStyle(document.documentElement);
      const light = (name: string): number => {
        const hex = style.getPropertyValue(name).trim().slice(1);
        const [r = 0, g = 0, b = 0] = [0, 2, 4].map((at) => {
          const value = parseInt(hex.slice(at, at + 2), 16) / 255;
          return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      };
      const ratio = (one: string, other: string): number => {
        const [low = 0, high = 0] = [light(one), light(other)].sort((a, b) => a - b);
        return (high + 0.05) / (low + 0.05);
      };
      const inks = ["ink", "soft", "accent", "error", "warning", "spades", "hearts", "diamonds", "clubs"];
      const pairs = ["paper", "raised", "accent-tint"].flatMap((paper) =>
        inks.map((ink) => [ink, paper] as const),
      );
      return [...pairs, ["on-accent", "accent"] as const].map(
        ([ink, paper]) => [`${ink} on ${paper}`, ratio(`--${ink}`, `--${paper}`)] as const,
      );
    });
    expect(ratios.filter(([, ratio]) => !(ratio >= 4.5))).toEqual([]);
  });
});

describe("widths", () => {
  test.each([320, 390, 768, 900, 960, 1280, 1920])("nothing scrolls sideways at %i px", async (width) => {
    for (const locale of ["en-GB", "nl-NL", "da-DK", "sv-SE"]) {
      const { page } = await open("", { viewport: { width, height: 800 }, locale });
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over, locale).toBeLessThanOrEqual(0);
      const spilling = await page
        .locator(".work, .result, .result table")
        .evaluateAll((parts) =>
          parts.filter((part) => part.scrollWidth > part.clientWidth + 1).map((p) => p.className),
        );
      expect(spilling, locale).toEqual([]);
    }
  });

  test("on a phone the result is one tap away, and the sheet one tap back", async () => {
    const { page } = await open("", {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    const strip = page.locator(".strip");
    expect(await strip.textContent()).toContain("66.67");
    await strip.tap();
    await expect
      .poll(() => page.locator("#ranking-title").evaluate((h) => h.getBoundingClientRect().top))
      .toBeLessThan(200);
    await strip.getByText("Back to the sheet").waitFor();
    await strip.tap();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(100);
  });

  test("targets are at least 24 px", async () => {
    for (const width of [390, 1280]) {
      const { page } = await open("", { viewport: { width, height: 844 } });
      const small = await page
        .locator("a:not(.skip), button:not(.link), select, input, textarea")
        .evaluateAll((all) =>
          all
            .map((one) => ({ name: one.outerHTML.slice(0, 80), box: one.getBoundingClientRect() }))
            .filter(({ box }) => box.width > 0 && (box.width < 24 || box.height < 24))
            .map(({ name }) => name),
        );
      expect(small, String(width)).toEqual([]);
    }
  });
});

describe("keyboard", () => {
  test("everything is reached in order, and the skip link skips", async () => {
    const { page } = await open();
    const focused = (): Promise<string> =>
      page.evaluate(
        () =>
          document.activeElement?.getAttribute("aria-label") ??
          document.activeElement?.textContent?.trim() ??
          "",
      );
    await page.keyboard.press("Tab");
    expect(await focused()).toBe("Skip to the work");
    await page.keyboard.press("Enter");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("main");
    expect(page.url()).not.toContain("#main");
    await page.keyboard.press("Tab");
    expect(await focused()).toBe("Clear");
    const seen: string[] = [];
    for (let step = 0; step < 4; step += 1) {
      await page.keyboard.press("Tab");
      seen.push(
        await page.evaluate(() => document.activeElement?.id || document.activeElement?.className || ""),
      );
    }
    expect(seen).toEqual(["board", "link", "sheet-text", "finding"]);
    await page.keyboard.press("Enter");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("sheet-text");
    await page.keyboard.type("4 1 490");
    await expect.poll(() => page.locator(".finding").count()).toBe(0);
  });

  test("focus is visible", async () => {
    const { page } = await open();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => getComputedStyle(document.activeElement as Element).outlineStyle)).toBe(
      "solid",
    );
  });
});

describe("structure", () => {
  test("landmarks, one first heading, named controls, tables with captions and scopes", async () => {
    const { page } = await open();
    for (const role of ["banner", "navigation", "main"] as const)
      expect(await page.getByRole(role).count(), role).toBe(1);
    expect(await page.locator("h1").count()).toBe(1);
    expect(await page.locator("table:not(:has(caption))").count()).toBe(0);
    expect(await page.locator("th:not([scope])").count()).toBe(0);
    const ids = await page.locator("[id]").evaluateAll((all) => all.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    const snapshot = await page.locator("body").ariaSnapshot();
    expect(snapshot).toContain('combobox "Language"');
    expect(snapshot).toContain('textbox "Results"');
    expect(snapshot).not.toMatch(/- (?:button|link|textbox|combobox)(?::|$)/mu);
  });

  test("no motion for those who asked for none", async () => {
    const { page } = await open("", { reducedMotion: "reduce" });
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe("auto");
  });

  test("on paper: ranking and travellers, no controls", async () => {
    const { page } = await open("", { colorScheme: "dark" });
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    expect(await page.locator("nav").isVisible()).toBe(false);
    expect(await page.locator("#sheet-text").isVisible()).toBe(false);
    expect(await page.locator(".standings").isVisible()).toBe(true);
    expect(await page.locator(".traveller").last().isVisible()).toBe(true);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
      "rgb(255, 255, 255)",
    );
  });
});
