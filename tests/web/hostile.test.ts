/**
 * Names that mean harm on every page: shown as text, never run, and no wider than the page. And links, seasons and
 * backups from hostile hands: told, and the page goes on.
 */
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { type Event, load, type Overtrick } from "overtrick";
import { writeBookBackup } from "../../web/store/club/backup";
import { bomb } from "../support/bomb";
import { hostileNames } from "../support/hostile-names";
import { firstResult, stage } from "./support/browser";
import { clubOf, version } from "./support/club";
import { clubSite } from "./support/club-site";

const { open } = stage();
const club = clubSite(open);
let overtrick: Overtrick;
beforeAll(async () => {
  overtrick = await load();
});

const names = Object.values(hostileNames);
const visible = names.filter((name) => name.length < 100);

function hostileEvent(): Event {
  const players = names.flatMap((name, i) => [
    { id: `a${i}`, name },
    { id: `b${i}`, name: `Bo ${i}` },
  ]);
  const entries = names.map((_, i) => ({
    id: String(i),
    number: String(i + 1),
    players: [`a${i}`, `b${i}`],
  }));
  const boards = [1, 2].map((number) => ({
    number,
    lines: names.slice(1).map((_, i) => ({
      id: `${number}-${i}`,
      ns: String(i),
      ew: String(i + 1),
      outcome: { kind: "score" as const, score: 10 * ((i * 7) % 5) },
    })),
  }));
  return { name: names.join(" "), date: "2026-11-16", scoring: "matchpoints", players, entries, boards };
}

/** Nothing ran, nothing of a name became an element, and the page is as wide as the window. */
async function unhurt(page: Page, where: string): Promise<void> {
  const state = await page.evaluate(() => {
    const inside = (root: ParentNode): Element[] =>
      [...root.querySelectorAll("*")].flatMap((one) => [
        one,
        ...(one.shadowRoot ? inside(one.shadowRoot) : []),
      ]);
    const foreign = "img[src='x'], [onerror], [onfocus], script:not([src]):not([type='application/json'])";
    return {
      hurt: "hurt" in window,
      foreign: inside(document)
        .filter((one) => one.matches(foreign))
        .map((one) => one.outerHTML.slice(0, 80)),
      over: Math.max(0, document.documentElement.scrollWidth - innerWidth),
    };
  });
  expect(state, where).toEqual({ hurt: false, foreign: [], over: 0 });
}

const turnTo = async (page: Page, hash: string, shows: string): Promise<void> => {
  await page.evaluate((to) => (location.hash = to), hash);
  await page.locator(shows).first().waitFor();
};

/** What a reader sees of it. */
const shown = async (page: Page): Promise<string> => (await page.locator("main").textContent()) ?? "";

describe("names", () => {
  test("Score: a link opens, and every view and the paper show text", async () => {
    const packed = await overtrick.packEvent(hostileEvent());
    const { page } = await open(`#/score?e=${packed}`);
    await page.getByText("came with a link").waitFor();
    for (const view of ["ranking", "travellers", "card", "session", "matrix", "control", "frequencies"]) {
      await turnTo(page, `#/score?view=${view}&e=${packed}`, `overtrick-view-${view} table`);
      await unhurt(page, view);
      if (view === "ranking") for (const name of visible) expect(await shown(page)).toContain(name);
    }
    await page.emulateMedia({ media: "print" });
    await unhurt(page, "paper");
  });

  test("Expected: a list", async () => {
    const { page } = await open("#/expected?view=field&boards=24", { wait: false });
    const list = visible.map((name, i) => `${i + 1}\t${name}\t20\tBo ${i}\t30\t50`).join("\n");
    await page.locator("#field-list").fill(`${list}\n99\t${hostileNames["long"]!}\t20\tBo\t30\t50`);
    await page.locator("overtrick-expected-table table").waitFor();
    await unhurt(page, "field");
    expect(await shown(page)).toContain(hostileNames["markup"]);
  });

  test("Nett: a history", async () => {
    const { page } = await open("#/nett?view=handicaps", { wait: false });
    const results = names.map((name, i) => ({
      date: "2026-11-16",
      session: name,
      players: [name, `Bo ${i}`] as [string, string],
      gross: 50,
    }));
    await page.locator("#nett-history").fill(overtrick.appendHistory("", results));
    await page.locator("overtrick-nett-handicaps table").first().waitFor();
    expect(await shown(page)).toContain(hostileNames["markup"]);
    for (const view of ["handicaps", "ratings", "list"]) {
      await turnTo(page, `#/nett?view=${view}`, `overtrick-nett-${view}`);
      await unhurt(page, view);
    }
  });

  const season = (): string =>
    JSON.stringify({
      name: names.join(" "),
      settings: { lines: 1, last: 1, min: 1, pairMin: 1 },
      players: names.map((name) => ({ name, replacement: 70 })),
      partnerships: names.map((name, i) => [name, `Bo ${i}`]),
      sessions: [
        {
          date: "2026-09-07",
          kind: "pairs",
          entries: names.map((name, i) => ({ line: "A", players: [name, `Bo ${i}`], score: 40 + i })),
        },
      ],
    });

  test("Ranking: a season", async () => {
    const { page } = await open("#/ranking", { wait: false });
    const file = { name: "season.json", mimeType: "application/json", buffer: Buffer.from(season()) };
    await page.locator("#season-file").setInputFiles(file);
    await page.locator("main .ranking-table").first().waitFor();
    for (const view of ["sessions", "rankings", "lineup", "championship", "settings"]) {
      await turnTo(page, `#/ranking?view=${view}`, ".ranking-page");
      await unhurt(page, view);
      if (view === "rankings") expect(await shown(page)).toContain(hostileNames["markup"]);
    }
  });

  test("Club: a backup", async () => {
    const contents = clubOf(names.length, 2);
    const book = {
      ...contents,
      name: names.join(" "),
      members: contents.members.map((member, i) => ({ ...member, name: names[i]!, aliases: names })),
      versions: contents.versions.map(({ order, session }) =>
        version(order, { ...session, name: names.join(" ") }, hostileEvent()),
      ),
    };
    const { page } = await open("#/club?view=settings", { wait: false });
    const file = { name: "b.json", mimeType: "application/json", buffer: Buffer.from(writeBookBackup(book)) };
    await page.locator(".backup input[type=file]").setInputFiles(file);
    await page.getByText("The backup was opened in place of the book.").first().waitFor();
    for (const view of ["members", "member&id=m0", "sessions", "session&id=s0", "seasons", "settings"]) {
      await turnTo(page, `#/club?view=${view}`, ".club-page .views h2");
      await unhurt(page, view);
      if (view === "members") for (const name of visible) expect(await shown(page)).toContain(name);
    }
  });

  test("the elements: a saved table, an event and a season", async () => {
    club.policy = "";
    const event = hostileEvent();
    club.files.set("/event.json", { type: "application/json", body: overtrick.writeBackup(event) });
    club.files.set("/season.json", { type: "application/json", body: season() });
    const saved = overtrick.writeHtml(event, overtrick.score(event));
    const { page } = await club.page(
      `${club.moduleLine()}<overtrick-results id="saved">${saved}</overtrick-results>` +
        '<overtrick-results id="event" src="event.json"></overtrick-results>' +
        '<overtrick-ranking src="season.json" show="players championship"></overtrick-ranking>',
    );
    for (const element of ["#saved", "#event", "overtrick-ranking"]) {
      const rows = page.locator(`${element} [part~=row]`);
      await rows.first().waitFor();
      const texts = (await rows.allTextContents()).join("\n").replaceAll(/\s+/gu, " ");
      for (const name of visible) expect(texts, element).toContain(name.replaceAll(/\s+/gu, " ").trim());
    }
    await unhurt(page, "elements");
  });
});

describe("from hostile hands", () => {
  test("a link that unfolds to hundreds of megabytes: damaged, and the page goes on", async () => {
    const { page } = await open(`#/score?e=${bomb("0 ").toString("base64url")}`, { wait: false });
    await page.getByText("This link is damaged").waitFor();
    await firstResult(page);
  });

  const deep = `${'{"x":['.repeat(100_000)}1${"]}".repeat(100_000)}`;
  const poison = '"__proto__": {"hurt": 1}, "constructor": {"prototype": {"hurt": 1}}';
  test("a backup of a book: endlessly deep, or with keys of JavaScript's own", async () => {
    const { page } = await open("#/club?view=settings", { wait: false });
    const text = writeBookBackup(clubOf(4, 2));
    const first = text.replace('"version": 2', '"version": 1').replace('"versions"', '"sessions"');
    const files = [
      deep,
      text.replace('"settings": {', `"settings": {"more": ${deep},`),
      first.replace('"settings": {', `"settings": {${poison},`),
      `{${poison}, "format": "overtrick-book", "version": 1, "name": "x", "settings": {${poison}}, "members": [{"id": "__proto__", "name": "x", ${poison}}], "sessions": [{"id": "__proto__", "date": "9", "entries": [{"players": [{}, 1, null]}], ${poison}}]}`,
    ];
    for (const body of files) {
      const file = { name: "b.json", mimeType: "application/json", buffer: Buffer.from(body) };
      await page.locator(".backup input[type=file]").setInputFiles(file);
      const said = page.locator(".backup [role=alert], .backup [role=status]").filter({ hasText: /\S/u });
      await said.first().waitFor();
      expect(await page.evaluate(() => "hurt" in {})).toBe(false);
    }
    for (const view of ["members", "sessions", "seasons", "settings"]) {
      await turnTo(page, `#/club?view=${view}`, ".club-page .views h2");
    }
  });

  test("a season: endlessly deep, or of wrong types", async () => {
    const { page } = await open("#/ranking", { wait: false });
    for (const body of [
      deep,
      `{${poison}, "sessions": [{${poison}}, 1, null, []], "settings": {${poison}}}`,
    ]) {
      const file = { name: "season.json", mimeType: "application/json", buffer: Buffer.from(body) };
      await page.locator("#season-file").setInputFiles(file);
      await turnTo(page, "#/ranking?view=settings", ".ranking-page");
      await turnTo(page, "#/ranking?view=rankings", ".ranking-page");
    }
    expect(await page.evaluate(() => "hurt" in {})).toBe(false);
  });
});
