/** The shell: places and addresses, languages, appearance, widths, keyboard, paper. */
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { firstResult, ranking, sheet, stage, write } from "./support/browser";

const { open } = stage();

describe("places", () => {
  test.each([["club", "Club"]])("#/%s is a place with an address of its own", async (place, heading) => {
    const { page } = await open(`#/${place}`, { wait: false });
    await page.getByRole("heading", { level: 1, name: heading }).waitFor();
    expect(await page.title()).toBe(`${heading} · Overtrick`);
    expect(await page.locator("nav a[aria-current=page]").textContent()).toBe(heading);
    await page.locator("nav").getByRole("link", { name: "Score" }).click();
    await firstResult(page);
    expect(page.url()).toMatch(/#\/score$/u);
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: heading }).waitFor();
  });

  test("an address that leads nowhere leads to Score", async () => {
    const { page } = await open("#/nowhere?x=%E0%A4%A&board=99999999999");
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Score");
    expect(page.url()).toMatch(/#\/score\?x=.*&board=99999999999$/u);
  });

  test.each([
    ["#/nonsense", "#/score"],
    ["#nonsense", "#/score"],
    ["#/score?sample&view=nonsense", "#/score?sample"],
    ["#/expected?view=nonsense&own=28", "#/expected?own=28"],
    ["#/nett?view=", "#/nett"],
    ["#/ranking?view=Rankings&sample", "#/ranking?sample"],
    ["#/club?view=nonsense", "#/club"],
    ["#/club?view=session&id=1", "#/club?view=session&id=1"],
  ])("an address says what it leads to: %s", async (from, to) => {
    const { page } = await open("#/score?sample");
    const steps = await page.evaluate(() => history.length);
    await page.evaluate((hash) => (location.hash = hash), from);
    await expect.poll(() => new URL(page.url()).hash).toBe(to);
    expect(await page.evaluate(() => history.length)).toBe(steps + 1);
    await page.reload();
    await page.locator("h1").first().waitFor();
    expect(new URL(page.url()).hash).toBe(to);
  });

  test("a look at another place loses nothing of the sheet", async () => {
    const { page } = await open(sheet);
    await write(page, "1 2 420\n3 4 450");
    await page.locator("nav").getByRole("link", { name: "Club" }).click();
    await page.locator("overtrick-club-page h1").waitFor();
    await page.waitForFunction(() => document.activeElement?.matches("overtrick-club-page h1"));
    await page.goBack();
    await page.locator("#sheet-text").waitFor();
    expect(await page.locator("#sheet-text").inputValue()).toBe("1 2 420\n3 4 450");
  });
});

describe("languages", () => {
  test("the one that was chosen last is shown and kept, whichever arrives last", async () => {
    const { page, complaints } = await open("#/score?sample", { serviceWorkers: "block" });
    await page.route(/\/da-[\w-]+\.js$/u, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700));
      await route.continue();
    });
    const late = page.waitForResponse(/\/da-[\w-]+\.js$/u);
    await page.locator("overtrick-language select").selectOption("da");
    await page.locator("overtrick-language select").selectOption("sv");
    await page.waitForFunction(() => document.documentElement.lang === "sv");
    await (await late).finished();
    await page.waitForTimeout(200);
    expect(await page.evaluate(() => document.documentElement.lang)).toBe("sv");
    await page.reload();
    await page.waitForFunction(() => document.documentElement.lang === "sv");
    // The browser says that it was told to keep nothing.
    complaints.length = 0;
  });

  const spoken = [
    {
      locale: "en-GB",
      lang: "en",
      heading: "Score",
      mark: ".",
      title: "Score · Overtrick",
    },
    {
      locale: "nl-BE",
      lang: "nl",
      heading: "Uitslag",
      mark: ",",
      title: "Uitslag · Overtrick",
    },
    {
      locale: "da-DK",
      lang: "da",
      heading: "Regnskab",
      mark: ",",
      title: "Regnskab · Overtrick",
    },
    {
      locale: "sv-SE",
      lang: "sv",
      heading: "Resultat",
      mark: ",",
      title: "Resultat · Overtrick",
    },
    {
      locale: "fr-FR",
      lang: "en",
      heading: "Score",
      mark: ".",
      title: "Score · Overtrick",
    },
  ];
  test.each(spoken)("a reader of $locale meets $lang", async ({ locale, lang, heading, mark, title }) => {
    const { page } = await open("", { locale });
    expect(await page.locator("html").getAttribute("lang")).toBe(lang);
    expect(await page.locator("h1").textContent()).toBe(heading);
    expect(await page.title()).toBe(title);
    const percents = (await ranking(page)).map(({ percent }) => percent);
    expect(percents.length).toBeGreaterThan(7);
    for (const percent of percents) expect(percent).toMatch(mark === "," ? /^\d+,\d\d$/u : /^\d+\.\d\d$/u);
  });

  test("the switch changes words and numbers at once and is remembered", async () => {
    const { page } = await open(sheet);
    await write(page, "1 2 420\n1 what 2\n3 4 450");
    await expect.poll(async () => (await ranking(page))[0]?.percent).toBe("100.00");
    await page.getByLabel("Language").selectOption("nl");
    await page.getByRole("heading", { level: 1, name: "Uitslag" }).waitFor();
    expect((await ranking(page))[0]?.percent).toBe("100,00");
    expect(await page.locator(".findings h2").textContent()).toContain("Na te kijken");
    await page.reload();
    await page.getByRole("heading", { level: 1, name: "Uitslag" }).waitFor();
    expect(await page.locator("html").getAttribute("lang")).toBe("nl");
  });

  test("without script the page says in every language what it needs", async () => {
    const { page } = await open("", { javaScriptEnabled: false, wait: false });
    const said = await page
      .locator("noscript p")
      .evaluateAll((lines) => lines.map((line) => [(line as HTMLElement).lang, line.textContent]));
    expect(said.map(([lang]) => lang)).toEqual(["en", "nl", "da", "sv"]);
    expect(said.every(([, text]) => text!.includes("JavaScript"))).toBe(true);
  });

  test("the name of the language is whole on the narrowest screen", async () => {
    for (const viewport of [
      { width: 320, height: 256 },
      { width: 320, height: 640 },
      { width: 360, height: 640 },
      { width: 390, height: 844 },
      { width: 640, height: 400 },
    ]) {
      const { page } = await open("#/score", { viewport, locale: "nl-NL" });
      const cut = await page.locator(".switch select").evaluateAll((all) =>
        all.map((one) => {
          const alone = one.cloneNode(true) as HTMLElement;
          alone.style.cssText = "max-width: none; width: max-content; position: absolute";
          one.after(alone);
          const missing = alone.offsetWidth - (one as HTMLElement).offsetWidth;
          alone.remove();
          return missing > 0 ? missing : 0;
        }),
      );
      expect(cut, `${viewport.width} by ${viewport.height}`).toEqual([0, 0]);
    }
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
    await firstResult(page);
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
  test.each([320, 390, 768, 900, 1280, 1920])("nothing scrolls sideways at %i px", async (width) => {
    for (const locale of ["en-GB", "nl-NL", "da-DK", "sv-SE"]) {
      const { page } = await open("", { viewport: { width, height: 800 }, locale });
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over, locale).toBeLessThanOrEqual(0);
    }
  });

  test("the leader on the strip is called as in the ranking, with the section", async () => {
    const { page } = await open("", { viewport: { width: 390, height: 844 } });
    const entries = ["A1", "A2", "A3", "A4"].map((id) => ({ id, number: id[1], section: "A", players: [] }));
    const line = (ns: string, ew: string, score: number): unknown => ({
      id: ns,
      ns,
      ew,
      outcome: { kind: "score", score },
    });
    const boards = [{ number: 1, section: "A", lines: [line("A1", "A2", 420), line("A3", "A4", 450)] }];
    const event = { name: "Two rooms", date: "", scoring: "matchpoints", players: [], entries, boards };
    await page
      .locator("input[type=file]")
      .first()
      .setInputFiles({
        name: "rooms.json",
        mimeType: "application/json",
        buffer: Buffer.from(JSON.stringify(event)),
      });
    await expect.poll(() => page.locator(".strip").textContent()).toContain("A2");
  });

  test("on a phone the result is one tap away, and the sheet one tap back", async () => {
    const { page } = await open("", {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    const strip = page.locator(".strip");
    expect(await strip.textContent()).toContain((await ranking(page))[0]?.percent);
    const top = (): Promise<number> =>
      page.locator(".standings").evaluate((table) => table.getBoundingClientRect().top);
    await strip.tap();
    await expect.poll(top).toBeLessThan(300);
    await strip.getByText("Back to the sheet").waitFor();
    await strip.tap();
    await expect
      .poll(() => page.locator("h1").evaluate((h1) => h1.getBoundingClientRect().top))
      .toBeGreaterThan(-1);
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
  test("the skip link skips, and a finding leads to its line", async () => {
    const { page } = await open(sheet);
    // The ways of entry come behind the first result.
    await page.locator("#sheet-text").waitFor();
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Skip to the work");
    await page.keyboard.press("Enter");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("main");
    expect(page.url()).not.toContain("#main");
    const reach = async (selector: string): Promise<void> => {
      for (let step = 0; step < 40; step += 1) {
        await page.keyboard.press("Tab");
        if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector))
          return;
      }
      throw new Error(`the Tab key does not reach ${selector}`);
    };
    await reach("#sheet-text");
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type("1 2 420\n3 4 4500000\n");
    await reach("button.finding");
    await page.keyboard.press("Enter");
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("sheet-text");
    await page.keyboard.type("3 4 450");
    await expect.poll(() => page.locator(".finding").count()).toBe(0);
  });

  test.each([
    { width: 1280, order: ["name", "places", "switches", "main"] },
    { width: 390, order: ["name", "switches", "places", "main"] },
  ])("the Tab key goes through the page as it is seen, at $width", async ({ width, order }) => {
    const { page } = await open("#/expected", { viewport: { width, height: 800 }, wait: false });
    await page.locator("#main input").first().waitFor();
    const met = await page.evaluate(() => {
      const all = [...document.querySelectorAll("overtrick-app :is(a[href], button, select, input)")];
      const part = (one: Element): string =>
        one.closest("nav")
          ? "places"
          : one.closest(".switches")
            ? "switches"
            : one.closest("main")
              ? "main"
              : (one.getAttribute("class") ?? "");
      return [...new Set(all.map(part))].filter((name) => name !== "skip" && name !== "");
    });
    expect(met).toEqual(order);
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
    for (const role of ["banner", "main"] as const) expect(await page.getByRole(role).count(), role).toBe(1);
    expect(await page.getByRole("navigation", { name: "Places" }).count()).toBe(1);
    expect(await page.locator("h1").count()).toBe(1);
    expect(await page.locator("table:not(:has(caption))").count()).toBe(0);
    expect(await page.locator("th:not([scope])").count()).toBe(0);
    const ids = await page.locator("[id]").evaluateAll((all) => all.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    const snapshot = await page.locator("body").ariaSnapshot();
    expect(snapshot).toContain('combobox "Language"');
    expect(snapshot).not.toMatch(/- (?:button|link|textbox|combobox)(?::|$)/mu);
  });

  test("no motion for those who asked for none", async () => {
    const { page } = await open("", { reducedMotion: "reduce" });
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe("auto");
  });

  test("on paper: the result in black on white, no controls", async () => {
    const { page } = await open("", { colorScheme: "dark" });
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    expect(await page.locator("nav").isVisible()).toBe(false);
    expect(await page.locator(".work-head").isVisible()).toBe(false);
    expect(await page.locator(".standings").first().isVisible()).toBe(true);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
      "rgb(255, 255, 255)",
    );
  });
});

describe("the focus is not lost by what a key did", () => {
  const press = async (page: Page, button: string): Promise<void> => {
    await page.locator(button).first().focus();
    await page.keyboard.press("Enter");
  };
  const focused = (page: Page): Promise<string> =>
    page.evaluate(() => `${document.activeElement?.tagName ?? ""}#${document.activeElement?.id ?? ""}`);

  test("a step back leads to where one was", async () => {
    const { page } = await open("#/expected?view=field", { wait: false });
    await page.locator("#field-list").fill("1;Ann;28,4;Bo;14,0;54,2");
    await press(page, ".field-text .actions button.plain");
    await expect.poll(() => focused(page)).toBe("TEXTAREA#field-list");
    await press(page, ".undo-bar button");
    await expect.poll(() => focused(page)).toBe("TEXTAREA#field-list");
    expect(await page.locator("#field-list").inputValue()).toContain("Ann");
  });

  test.each(["#/nett?view=handicaps&sample", "#/ranking?sample", "#/club?sample"])(
    "a note that goes leads to the heading: %s",
    async (at) => {
      const { page } = await open(at, { wait: false });
      await press(page, ".sample-note button");
      await expect.poll(() => focused(page), { timeout: 3000 }).not.toBe("BODY#");
    },
  );
});
