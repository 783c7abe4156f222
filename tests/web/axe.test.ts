/** WCAG 2.2 AA as far as a program can tell: axe-core finds nothing on any page, in any state, language or theme. */
import axe from "axe-core";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { stage } from "./support/browser";
import { goTo, isThorough, languages, settled, speak, states } from "./support/states";

const { open } = stage();

const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Where axe looks at no more than the first few: those behind them are made as they are. */
const alike = "main :is(tr, section, figure, li, div)";
/** So many of one kind beside one another. */
const enough = 7;

/** What is wrong, each with the first place. */
async function violations(page: Page, runOnly: axe.RunOnly, most = Infinity): Promise<string[]> {
  const found = await page.evaluate(
    async ([only, selector, count]) => {
      const here = (window as unknown as { axe: typeof axe }).axe;
      const options: axe.RunOptions = { runOnly: only, resultTypes: ["violations"] };
      // What is excluded is computed all the same, so it is taken out and put back.
      const seen = new Map<Element | null, Map<string, number>>();
      const taken: [Comment, Element][] = [];
      for (const one of document.querySelectorAll(selector)) {
        const kinds = seen.get(one.parentElement) ?? new Map<string, number>();
        const kind = `${one.tagName}.${one.className}`;
        seen.set(one.parentElement, kinds.set(kind, (kinds.get(kind) ?? 0) + 1));
        if (kinds.get(kind)! > count) taken.push([document.createComment(""), one]);
      }
      for (const [mark, one] of taken) one.replaceWith(mark);
      const { violations } = await here.run("html", options);
      for (const [mark, one] of taken.reverse()) mark.replaceWith(one);
      return violations;
    },
    [runOnly, alike, most] as const,
  );
  return found.map(({ id, nodes }) => {
    const [first] = nodes;
    return `${id} (${nodes.length}): ${first?.html.slice(0, 200) ?? ""} ${first?.failureSummary ?? ""}`;
  });
}

const everything: axe.RunOnly = { type: "tag", values: standards };
const colours: axe.RunOnly = { type: "rule", values: ["color-contrast"] };
/** Names and languages, which may be lacking in one language alone; all else is the same in each of them. */
const spoken: axe.RunOnly = {
  type: "rule",
  values: [
    ...["aria-command-name", "aria-dialog-name", "aria-input-field-name", "aria-toggle-field-name"],
    ...["button-name", "document-title", "duplicate-id-aria", "empty-heading", "empty-table-header"],
    ...[
      "form-field-multiple-labels",
      "frame-title",
      "html-has-lang",
      "html-lang-valid",
      "image-alt",
      "label",
    ],
    ...["label-content-name-mismatch", "landmark-unique", "link-name", "select-name", "summary-name"],
    ...["svg-img-alt", "table-duplicate-name", "valid-lang"],
  ],
};

const scrolled: axe.RunOnly = { type: "rule", values: ["scrollable-region-focusable"] };

/** The languages that a state is looked at in: English and one other in turn, as every dictionary has every name. */
const languagesOf = (state: number): string[] =>
  isThorough ? languages : ["en", languages[1 + (state % (languages.length - 1))]!];

/** Every rule once for all of a page; then what can differ. Every rule in every language and theme takes ten minutes and is for OVERTRICK_THOROUGH=1. */
function rulesFor(language: string, theme: "light" | "dark"): axe.RunOnly | undefined {
  if (isThorough || (language === "en" && theme === "light")) return everything;
  if (theme === "dark") return language === "en" ? colours : undefined;
  return spoken;
}

test("no violation on any page in any state", { timeout: 1_800_000 }, async () => {
  const { page } = await open("#/score?sample");
  await page.evaluate(axe.source);
  const wrong: string[] = [];
  const note = async (where: string, rules: axe.RunOnly): Promise<void> => {
    const most = isThorough ? Infinity : enough;
    for (const one of await violations(page, rules, most)) wrong.push(`${where}: ${one}`);
  };
  for (const [index, state] of states.entries()) {
    const name = state.name ?? state.at;
    await goTo(page, state);
    for (const language of languagesOf(index)) {
      await speak(page, language);
      for (const theme of ["light", "dark"] as const) {
        const rules = rulesFor(language, theme);
        if (!rules) continue;
        await page.emulateMedia({ colorScheme: theme });
        await settled(page);
        await note(`${name}, ${language}, ${theme}`, rules);
      }
      await page.emulateMedia({ colorScheme: "light" });
    }
    await speak(page, "en");
  }
  expect(wrong).toEqual([]);
});

test("every control is as large as a finger's tip, and what is chosen shows in the reader's own colours", async () => {
  const { page } = await open("#/score?sample");
  await page.emulateMedia({ forcedColors: "active" });
  for (const state of states.filter(({ at, act }) => /sample|#\/expected$/u.test(at) && !act)) {
    await goTo(page, state);
    const small = await page
      .locator("main :is(a, button, select, input, textarea, summary):not(.link, p *)")
      .evaluateAll((all) =>
        all
          .map((one) => ({ one, box: (one.closest("label") ?? one).getBoundingClientRect() }))
          .filter(({ box }) => box.width > 0 && (box.width < 24 || box.height < 24))
          .map(({ one }) => one.outerHTML.slice(0, 90)),
      );
    expect(small, state.at).toEqual([]);
    const alike = await page.evaluate(() => {
      const colour = (element: Element | null): string =>
        element ? getComputedStyle(element).backgroundColor : "";
      const chosen = ':is([aria-current="page"], [aria-current="true"])';
      const bars = ["nav", ".views-bar"].filter(
        (bar) =>
          colour(document.querySelector(`${bar} a${chosen}`)) ===
          colour(document.querySelector(`${bar} a:not(${chosen})`)),
      );
      // The key of a chart shows its line: a colour of its own, or dashes.
      const keys = [...document.querySelectorAll(".chart .key i")].filter(
        (key) =>
          getComputedStyle(key).backgroundImage === "none" &&
          colour(key) === colour(document.documentElement),
      );
      return [...bars, ...keys.map(({ className }) => className)];
    });
    expect(alike, state.at).toEqual([]);
  }
});

test("nor on the pages about the elements", async () => {
  for (const file of ["embed.html", "embed.nl.html", "embed.da.html", "embed.sv.html"]) {
    const isFirst = file === "embed.html";
    const { page } = await open(file, { wait: false });
    await page.locator("overtrick-ranking [part~=row]").first().waitFor();
    await page.evaluate(axe.source);
    expect(await violations(page, isFirst || isThorough ? everything : spoken), file).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    if (isFirst || isThorough) expect(await violations(page, colours), `${file}, dark`).toEqual([]);
    // What is wider than its place there can be scrolled by keyboard.
    await page.setViewportSize({ width: 320, height: 700 });
    await settled(page);
    expect(await violations(page, isThorough ? everything : scrolled), `${file}, 400 %`).toEqual([]);
  }
});
