/** The elements on a club's own page: another server, strict policies, no script, two versions, four languages. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { load } from "overtrick";
import { stage } from "./support/browser";
import { clubSite } from "./support/club-site";
import { dist } from "./support/server.mjs";

const { open } = stage();
const club = clubSite(open);
let fragment = "";

beforeAll(async () => {
  const overtrick = await load();
  const { event } = overtrick.readTravellers("1 2 420\n3 4 450\n5 6 -50", { board: 1 });
  fragment = overtrick.writeHtml(event, overtrick.score(event));
});

/** The rows that are shown: of the element's own table, not of the one inside it. */
const rows = (page: Page, element = "overtrick-results"): Promise<string[]> =>
  page
    .locator(`${element} [part~=row]`)
    .evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent).join(" | ")));

const calculator =
  '<overtrick-expected own="28.4" partner="14" mean="26" tables="14" boards="24" result="54.2">';

describe("on a page of another server with a strict policy", () => {
  test("two lines show results, sorted as the reader likes, by keyboard", async () => {
    club.policy = club.strict();
    const { page } = await club.page(
      `${club.moduleLine()}<overtrick-results>${fragment}</overtrick-results>`,
    );
    // Three tables: 450 beats 420 beats −50, and the other way round for those who sat against them.
    await expect.poll(() => rows(page)).toHaveLength(6);
    expect((await rows(page))[0]).toBe("1= | 3 | 100.00 | 4.00 | 1");
    expect(await page.locator("overtrick-results [part~=heading]").allTextContents()).toEqual([
      "Place",
      "Pair",
      "%",
      "Points",
      "Boards",
    ]);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    expect((await rows(page))[0]).toContain("| 6 |");
    await page.keyboard.press("Enter");
    expect((await rows(page))[0]).toContain("| 1 |");
    expect(await page.locator("overtrick-results th[aria-sort=ascending]").textContent()).toContain("Pair");
  });

  // The Danish handicap rules, as in the example of the page Expected.
  test.each([
    { lang: "en", expected: "Expected 52.40\u00a0%", after: "28.25" },
    { lang: "da-DK", expected: "Forventet 52,40\u00a0%", after: "28,25" },
  ])("the calculator speaks the page's language: $lang", async ({ lang, expected, after }) => {
    club.policy = club.strict("'wasm-unsafe-eval'");
    const { page } = await club.page(`${club.moduleLine()}${calculator}</overtrick-expected>`, { lang });
    const answer = page.locator("overtrick-expected [part=answer]");
    await expect.poll(() => answer.textContent()).toContain(expected);
    expect(await answer.locator("td").allTextContents()).toContain(after);
    const changed = page.evaluate(
      () =>
        new Promise((resolve) => {
          document.addEventListener("overtrick-change", (event) =>
            resolve((event as CustomEvent<{ input: { result: number } }>).detail.input.result),
          );
        }),
    );
    await page.locator("overtrick-expected #result").fill("60,5");
    expect(await changed).toBe(60.5);
    await page.locator("overtrick-expected #own").fill("rubbish");
    await page.locator("overtrick-expected #own[aria-invalid=true]").waitFor();
    await page.evaluate(() => (document.documentElement.lang = "sv"));
    await page.locator("overtrick-expected").getByLabel("Ditt handikapp").waitFor();
    expect(await page.locator("overtrick-expected #result").inputValue()).toBe("60,5");
  });

  test("on a page that runs to the left signs stay in front of their figures", async () => {
    club.policy = club.strict("'wasm-unsafe-eval'");
    const { page } = await club.page(`${club.moduleLine()}${calculator}</overtrick-expected>`);
    await page.evaluate(() => (document.documentElement.dir = "rtl"));
    await page.locator("overtrick-expected [part=figure]").waitFor();
    const direction = await page
      .locator("overtrick-expected td")
      .first()
      .evaluate((cell) => getComputedStyle(cell).direction);
    expect(direction).toBe("ltr");
  });

  test("what no result can be is not shown as expected, and said", async () => {
    club.policy = club.strict("'wasm-unsafe-eval'");
    const { page } = await club.page(
      `${club.moduleLine()}<overtrick-expected own="28.4" mean="999" partner="-5"></overtrick-expected>`,
      { lang: "nl" },
    );
    await page.getByText("zou de verwachting niet tussen 0 en 100 liggen").waitFor();
    expect(await page.locator("overtrick-expected [part=figure]").count()).toBe(0);
  });

  test.each(["overtrick-expected", "overtrick-nett"])("a handicap that cannot be read: %s", async (name) => {
    club.policy = club.strict("'wasm-unsafe-eval'");
    const attributes = 'own="abc" partner="14" mean="26" rating="104.1"';
    const { page } = await club.page(`${club.moduleLine()}<${name} ${attributes}></${name}>`, { lang: "da" });
    await page.getByText(/handicap: Det er ikke et tal/u).waitFor();
    expect(await page.locator(`${name} [part=figure]`).count()).toBe(0);
    await page.locator(`${name} #own`).fill("28");
    await page.locator(`${name} [part=figure]`).first().waitFor();
  });

  test.each([
    { element: "<overtrick-ranking></overtrick-ranking>", lang: "da", says: "Intet at vise endnu" },
    { element: '<overtrick-results src=""> </overtrick-results>', lang: "sv", says: "Inget att visa ännu" },
  ])("where nothing was given the element says so: $element", async ({ element, lang, says }) => {
    club.policy = club.strict();
    const { page } = await club.page(club.moduleLine() + element, { lang });
    await page.getByText(says).waitFor();
  });

  test("the language of another element's shadow tree counts, and is followed", async () => {
    club.policy = club.strict("'wasm-unsafe-eval'");
    const { page } = await club.page(`${club.moduleLine()}<div id="host" lang="nl"></div>`);
    await page.evaluate(() => {
      const root = document.querySelector("#host")!.attachShadow({ mode: "open" });
      root.append(document.createElement("p"));
      root.firstElementChild!.append(document.createElement("overtrick-expected"));
    });
    const element = page.locator("overtrick-expected");
    await element.getByLabel("Uw handicap").waitFor();
    await page.evaluate(() =>
      document.querySelector("#host")!.shadowRoot!.querySelector("p")!.setAttribute("lang", "sv"),
    );
    await element.getByLabel("Ditt handikapp").waitFor();
  });

  // Some systems write `da_DK` into their pages, and a page can say anything.
  test.each([
    { lang: "da_DK", expected: "Forventet 52,40\u00a0%" },
    { lang: "da-$$$", expected: "Forventet 52,40\u00a0%" },
    { lang: "en_GB", expected: "Expected 52.40\u00a0%" },
    { lang: "$", expected: "Expected 52.40\u00a0%" },
  ])("a tag of a language that no browser takes: $lang", async ({ lang, expected }) => {
    club.policy = club.strict("'wasm-unsafe-eval'");
    const { page } = await club.page(
      `${club.moduleLine()}${calculator}</overtrick-expected><overtrick-results>${fragment}</overtrick-results>`,
      { lang },
    );
    await expect
      .poll(() => page.locator("overtrick-expected [part=answer]").textContent())
      .toContain(expected);
    for (const heading of await page.locator("overtrick-results [part~=sort]").all()) await heading.click();
    await expect.poll(() => rows(page)).toHaveLength(6);
  });

  test("without WebAssembly results are shown, and the calculator says why it is not", async () => {
    club.policy = club.strict();
    const { page, complaints } = await club.page(
      `${club.moduleLine()}<overtrick-results>${fragment}</overtrick-results>${calculator}<a href="x">Elsewhere</a></overtrick-expected>`,
    );
    await expect.poll(() => rows(page)).toHaveLength(6);
    await page.locator("overtrick-expected").getByText("does not let the calculator run").waitFor();
    expect(await page.getByRole("link", { name: "Elsewhere" }).isVisible()).toBe(true);
    // The browser itself writes that the policy refused it.
    complaints.length = 0;
  });

  test("without script the table is there", async () => {
    club.policy = club.strict();
    const { page } = await club.page(
      `${club.moduleLine()}<overtrick-results>${fragment}</overtrick-results>`,
      {
        javaScriptEnabled: false,
      },
    );
    expect(await page.getByRole("table").isVisible()).toBe(true);
    expect(await page.getByRole("row").count()).toBe(7);
  });

  test("nothing is left in the page's global names", async () => {
    club.policy = club.strict("'wasm-unsafe-eval'");
    const names = async (body: string): Promise<string[]> => {
      const { page } = await club.page(`${body}${calculator}</overtrick-expected>`);
      if (body !== "") await page.locator("overtrick-expected [part=figure]").waitFor();
      return page.evaluate(() => Object.getOwnPropertyNames(window).sort());
    };
    expect(await names(club.moduleLine())).toEqual(await names(""));
  });
});

test("on a narrow screen the names stay while the figures scroll, on the paper of the page", async () => {
  club.policy = "";
  const saved = `<table><caption>Ranking</caption><thead><tr><th scope="col">Place</th><th scope="col">Pair</th><th scope="col">Names</th><th scope="col">Boards</th><th scope="col">Points</th><th scope="col">%</th></tr></thead>
<tbody><tr><td>1</td><td>3</td><th scope="row">Annelies de Wael – Bernard Coutelle</th><td>24</td><td>1,234.50</td><td>72.22</td></tr></tbody></table>`;
  const { page } = await club.page(
    `${club.moduleLine()}<div style="width: 240px; background: rgb(250, 240, 200)"><overtrick-results>${saved}</overtrick-results></div>`,
    { lang: "nl", viewport: { width: 320, height: 400 } },
  );
  await page.locator("overtrick-results [part~=row]").waitFor();
  const found = await page.locator("overtrick-results").evaluate(async (element) => {
    const root = element.shadowRoot!;
    const scroller = root.querySelector<HTMLElement>(".scroller")!;
    scroller.scrollLeft = 1000;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const name = root.querySelector("tbody th")!;
    const box = name.getBoundingClientRect();
    const [edge, place] = [scroller, root.querySelector("tbody td")!].map((one) =>
      one.getBoundingClientRect(),
    );
    const caption = root.querySelector("caption span")!.getBoundingClientRect();
    return {
      scrolled: scroller.scrollLeft > 0,
      places: Math.round(place!.left - edge!.left),
      isFixed: Math.round(box.left - place!.right),
      captions: Math.round(caption.left - edge!.left),
      wide: box.width >= 120,
      seen: root.elementFromPoint(box.left + 4, box.top + 12) === name,
      paper: getComputedStyle(name).backgroundColor,
      role: scroller.getAttribute("role"),
      caption: root.querySelector("caption")!.textContent,
      smallest: Math.min(...[...root.querySelectorAll("button")].map((one) => one.clientWidth)) >= 24,
    };
  });
  expect(found).toEqual({
    scrolled: true,
    places: 0,
    isFixed: 0,
    captions: 0,
    wide: true,
    seen: true,
    paper: "rgb(250, 240, 200)",
    role: "group",
    caption: "Rangschikking",
    smallest: true,
  });
});

describe("a saved table", () => {
  const saved = `<section class="overtrick-results"><h2>Monday, <time datetime="2026-11-16">16 November 2026</time></h2>
<table><caption>A North-South</caption><thead><tr><th>Place</th><th>Pair</th><th>Names</th><th>Boards</th><th>Points</th><th>%</th></tr></thead>
<tbody><tr><td>1</td><td>3</td><td>Anna – Bo</td><td>9</td><td>1,234.50</td><td>72.22</td></tr></tbody></table></section>`;
  const shown = (page: Page): Promise<string[]> =>
    page
      .locator("overtrick-results")
      .evaluate((element) =>
        [...element.shadowRoot!.querySelectorAll("h2, caption, [part~=heading], td, tbody th")].map(
          (cell) => cell.textContent,
        ),
      );

  test.each([
    {
      lang: "da",
      says: ["Monday, 16. november 2026", "A Nord-Syd", "Plads", "Par", "Navne", "Spil", "Point", "%"],
      points: "1.234,50",
    },
    {
      lang: "sv-SE",
      says: ["Monday, 16 november 2026", "A Nord-Syd", "Plac.", "Par", "Namn", "Brickor", "Poäng", "%"],
      points: "1\u00a0234,50",
    },
    // Nobody knows what language such a page speaks, or we do not speak it: then the table knows best.
    ...["", "fr"].map((lang) => ({
      lang,
      says: ["Monday, 16 November 2026", "A North-South", "Place", "Pair", "Names", "Boards", "Points", "%"],
      points: "1,234.50",
    })),
  ])("speaks the language of the page: $lang", async ({ lang, says, points }) => {
    club.policy = club.strict();
    const { page } = await club.page(`${club.moduleLine()}<overtrick-results>${saved}</overtrick-results>`, {
      lang,
    });
    await expect.poll(() => rows(page)).toHaveLength(1);
    const [percent] = [points.endsWith(",50") ? "72,22" : "72.22"];
    expect(await shown(page)).toEqual([...says, "1", "3", "Anna – Bo", "9", points, percent]);
  });

  test.each([
    {
      lang: "nl",
      says: [
        "Paar 3 Noord-Zuid Anna – Bo: Straf −2,50\u00a0%, Carry-over +1.234,00\u00a0punten",
        "Paar 4: Zitting 2 Straf −0,50\u00a0punten, mine",
      ],
    },
    {
      lang: "sv",
      says: [
        "Par 3 Nord-Syd Anna – Bo: Straff −2,50\u00a0%, Carry-over +1\u00a0234,00\u00a0poäng",
        "Par 4: Session 2 Straff −0,50\u00a0poäng, mine",
      ],
    },
    {
      lang: "",
      says: [
        "Pair 3 North-South Anna – Bo: Penalty −2.50 %, Carry-over +1,234.00 points",
        "Pair 4: Session 2 Penalty −0.50 points, mine",
      ],
    },
  ])("names penalties and carry-overs in the language of the page: $lang", async ({ lang, says }) => {
    club.policy = club.strict();
    const notes = `<ul class="overtrick-adjusted">
<li><data value="pair">Pair</data> 3 <data value="NS">North-South</data> Anna – Bo: <data value="penalty -2.5 percent">Penalty −2.50 %</data>, <data value="carryOver 1234 points">Carry-over +1,234.00 points</data></li>
<li><data value="pair">Pair</data> 4: <data value="session 2">Session 2</data> <data value="penalty -0.5 points">Penalty −0.50 points</data>, <data value="constructor">mine</data></li></ul>`;
    const { page } = await club.page(
      `${club.moduleLine()}<overtrick-results>${saved.replace("</section>", `${notes}</section>`)}</overtrick-results>`,
      { lang },
    );
    await expect.poll(() => rows(page)).toHaveLength(1);
    const shownNotes = await page.locator("overtrick-results [part=notes] li").allTextContents();
    const plain = (text: string): string => text.replaceAll(/\s/gu, " ");
    expect(shownNotes.map(plain)).toEqual(says.map(plain));
  });

  test("of the club's own making stays as it is", async () => {
    club.policy = club.strict();
    const own = "<table><tr><th>Place</th><th>Prize</th></tr><tr><td>1</td><td>12.50</td></tr></table>";
    const { page } = await club.page(`${club.moduleLine()}<overtrick-results>${own}</overtrick-results>`, {
      lang: "da",
    });
    await expect.poll(() => rows(page)).toEqual(["1 | 12.50"]);
    expect(await page.locator("overtrick-results [part~=heading]").allTextContents()).toEqual([
      "Place",
      "Prize",
    ]);
  });
});

describe("nett", () => {
  const shown = (page: Page): Promise<string[]> =>
    page.locator("overtrick-nett [part~=figure]").allTextContents();

  // R. Low, “Nett” results (2008), part 3: 51 and 59 on a Thursday, 48 %.
  test.each([
    { lang: "en", figures: ["52.83", "45.17"], own: "50.80" },
    { lang: "sv", figures: ["52,83", "45,17"], own: "50,80" },
  ])("the calculator shows par, nett and new handicaps: $lang", async ({ lang, figures, own }) => {
    club.policy = club.strict("'wasm-unsafe-eval'");
    const attributes = 'own="51" partner="59" rating="104.1" gross="48"';
    const { page } = await club.page(`${club.moduleLine()}<overtrick-nett ${attributes}></overtrick-nett>`, {
      lang,
    });
    await expect.poll(() => shown(page)).toEqual(figures);
    expect(await page.locator("overtrick-nett td").allTextContents()).toContain(own);
    // Par needs no score; a rating of 100 % changes nothing.
    await page.locator("overtrick-nett #gross").fill("");
    await page.locator("overtrick-nett #rating").fill("100");
    expect(await shown(page)).toEqual([lang === "en" ? "55.00" : "55,00"]);
    await page.locator("overtrick-nett #rating").fill("rubbish");
    expect(await shown(page)).toEqual([]);
    await page.evaluate(() => document.querySelector("overtrick-nett")?.setAttribute("rating", "104.1"));
    expect(await shown(page)).toEqual(figures.slice(0, 1));
  });

  test("a list of the club's site: best nett first, sections apart; names stay text", async () => {
    club.policy = club.strict("'wasm-unsafe-eval'");
    const list = "Section A\nAnn;51;Bo;59;48\n<b>Cy</b>;50;Di;50;50\nSection B\nEd;60;Flo;50;57";
    club.files.set("/friday.csv", { type: "text/csv", body: list });
    const { page } = await club.page(
      `${club.moduleLine()}<overtrick-nett src="friday.csv" rating="100"></overtrick-nett>`,
    );
    await expect
      .poll(() => rows(page, "overtrick-nett"))
      .toEqual([
        "1 | <b>Cy</b> – Di | 0.00 | 50.00 | 50.00",
        "2 | Ann – Bo | −5.00 | 43.00 | 48.00",
        "1 | Ed – Flo | −5.00 | 52.00 | 57.00",
      ]);
  });
});

describe("ranking", () => {
  // The federation's table: points by place of twelve pairs in one line, 100 to 60; one evening makes the ranking.
  const table = [100, 96, 93, 89, 85, 82, 78, 75, 71, 67, 64, 60];
  const season = {
    name: "Monday <evening>",
    settings: { lines: 1, method: "place", last: 1, min: 1, pairMin: 1 },
    partnerships: [["N0", "S0"]],
    sessions: [
      {
        date: "2026-09-07",
        kind: "pairs",
        entries: table.map((_, i) => ({ line: "A", players: [`N${i}`, `S${i}`], score: 70 - 3 * i })),
      },
    ],
  };

  test("a season of the club's site, the lists in the order they are named", async () => {
    club.policy = club.strict("'wasm-unsafe-eval'");
    club.files.set("/season.json", { type: "application/json", body: JSON.stringify(season) });
    const { page } = await club.page(
      `${club.moduleLine()}<overtrick-ranking src="season.json" show="championship pairs"></overtrick-ranking>`,
      { lang: "da" },
    );
    await expect.poll(async () => (await rows(page, "overtrick-ranking")).length).toBe(26);
    expect(await page.locator("overtrick-ranking caption").allTextContents()).toEqual([
      "Individuelt mesterskab",
      "Mesterskab for par og trioer",
      "Par og trioer",
    ]);
    expect((await rows(page, "overtrick-ranking")).at(-1)).toMatch(/^1 \| N0 – S0 \| 200,00 \|/u);
    expect(await page.locator("overtrick-ranking h2").textContent()).toBe("Monday <evening>");
    await page.evaluate(() => document.querySelector("overtrick-ranking")?.setAttribute("show", "players"));
    const ranked = async (): Promise<(string | undefined)[]> =>
      (await rows(page, "overtrick-ranking")).map((row) => row.split(" | ")[2]);
    const twice = table.flatMap((points) => [`${points},00`, `${points},00`]);
    await expect.poll(ranked).toEqual(twice);
  });

  test("as data inside the element; rubbish is said to be none, and a table is shown without WebAssembly", async () => {
    club.policy = club.strict("'wasm-unsafe-eval'");
    const inside = (text: string): string =>
      `<overtrick-ranking rows="2"><script type="application/json">${text}</script></overtrick-ranking>`;
    const own = await club.page(club.moduleLine() + inside(JSON.stringify(season)));
    await expect.poll(async () => (await rows(own.page, "overtrick-ranking")).length).toBe(2);
    for (const rubbish of ["[1,2", "{}", "null", '{"sessions":[{"entries":7}]}']) {
      const { page } = await club.page(club.moduleLine() + inside(rubbish));
      await page.locator("overtrick-ranking [role=status]").waitFor();
      expect(await rows(page, "overtrick-ranking")).toEqual([]);
    }
    club.policy = club.strict();
    const plain = await club.page(
      `${club.moduleLine()}<overtrick-ranking>${fragment}</overtrick-ranking>${inside(JSON.stringify(season))}`,
    );
    await expect.poll(async () => (await rows(plain.page, "overtrick-ranking")).length).toBe(6);
    await plain.page.getByText("does not let the calculator run").waitFor();
    plain.complaints.length = 0;
  });
});

describe("src", () => {
  const results = (src: string): string =>
    `${club.moduleLine()}<overtrick-results src="${src}"><p>Ask the director</p></overtrick-results>`;

  test("a table of the club's site; markup in it stays text, also where no policy stops it", async () => {
    club.policy = "";
    const evil = "<img src=x onerror='window.hurt = 1'><script>window.hurt = 2</script>";
    club.files.set("/monday.html", {
      type: "text/html",
      body: fragment.replace("<td>3</td>", `<td>3${evil}</td>`),
    });
    const { page } = await club.page(results("monday.html"));
    await expect.poll(() => rows(page)).toHaveLength(6);
    expect(await page.locator("overtrick-results img, overtrick-results script").count()).toBe(0);
    expect(await page.evaluate(() => "hurt" in window)).toBe(false);
  });

  test("an event is scored, with headings in the page's language", async () => {
    club.policy = club.strict("'wasm-unsafe-eval'");
    const body = readFileSync(new URL("../data/usebio/ebuscore.xml", import.meta.url), "utf8");
    club.files.set("/monday.xml", { type: "application/xml", body });
    const { page } = await club.page(results("monday.xml"), { lang: "nl" });
    await expect.poll(async () => (await rows(page)).length).toBeGreaterThan(3);
    expect(await page.locator("overtrick-results [part~=heading]").allTextContents()).toContain("Plaats");
  });

  test("also where a page takes only trusted markup", async () => {
    club.policy = "require-trusted-types-for 'script'; trusted-types overtrick";
    const body = readFileSync(new URL("../data/usebio/ebuscore.xml", import.meta.url), "utf8");
    club.files.set("/monday.xml", { type: "application/xml", body });
    club.files.set("/monday.html", { type: "text/html", body: fragment });
    for (const src of ["monday.html", "monday.xml"]) {
      const { page } = await club.page(results(src));
      await expect.poll(() => rows(page)).toHaveLength(6);
    }
  });

  test.each(["results", "nett", "ranking"])("a file of another kind is said to be none: %s", async (name) => {
    club.policy = club.strict("'wasm-unsafe-eval'");
    const rubbish = [
      "<p>No table</p>",
      '<?xml version="1.0"?><a><b>Ann 12</b></a>',
      "\u0000\u0001PNG",
      "[1,2",
    ];
    const src = rubbish.map((body, i) => {
      club.files.set(`/rubbish-${i}`, { type: "text/plain", body });
      return `<overtrick-${name} src="rubbish-${i}"></overtrick-${name}>`;
    });
    const count = `<script type="module">window.errors = 0; addEventListener("overtrick-error", () => (window.errors += 1));</script>`;
    club.policy = club.policy.replace("script-src", "script-src 'unsafe-inline'");
    const { page } = await club.page(count + club.moduleLine() + src.join(""));
    await expect.poll(() => page.getByText("There is no ranking to be found in it.").count()).toBe(4);
    expect(await page.evaluate(() => (window as unknown as { errors: number }).errors)).toBe(4);
  });

  test("an empty address is none: what stands inside is shown", async () => {
    club.policy = club.strict();
    const { page } = await club.page(
      `${club.moduleLine()}<table><tr><th>Other</th></tr><tr><td>1</td></tr></table><overtrick-results src=" ">${fragment}</overtrick-results>`,
    );
    await expect.poll(() => rows(page)).toHaveLength(6);
  });

  test("what is not there is said, and what stands inside is shown", async () => {
    club.policy = club.strict();
    const { page, complaints } = await club.page(results("nothing.html"));
    await page.getByText("nothing.html (404): The results could not be fetched.").waitFor();
    expect(await page.getByText("Ask the director").isVisible()).toBe(true);
    complaints.length = 0;
  });

  test.each([
    { src: "nothing.html", says: "nothing.html (404): Resultaterne kunne ikke hentes." },
    { src: `old/${"x".repeat(99)}.csv?a=1`, says: `…${"x".repeat(51)}.csv?a=1 (404): Resultaterne` },
    { src: "rubbish", says: "rubbish: " },
  ])("a table inside is shown as without src where this gives none: $src", async ({ src, says }) => {
    club.policy = club.strict("'wasm-unsafe-eval'");
    club.files.set("/rubbish", { type: "text/plain", body: "[1,2" });
    const { page, complaints } = await club.page(
      `${club.moduleLine()}<overtrick-results src="${src}">${fragment}</overtrick-results><overtrick-results>${fragment}</overtrick-results>`,
      { lang: "da" },
    );
    await page.locator("overtrick-results [part=message]").getByText(says).waitFor();
    const tables = page.locator("overtrick-results [part=table]");
    await expect.poll(() => tables.count()).toBe(2);
    const [instead, usual] = await tables.allInnerTexts();
    expect(instead).toBe(usual);
    expect(instead).toContain("Plads");
    complaints.length = 0;
  });
});

test.each(["ours first", "the other first"])("of two versions the first is used: %s", async (order) => {
  const source = readFileSync(join(dist, "elements/overtrick-elements.js"), "utf8");
  expect(source).toContain("Show all ");
  club.files.set("/other.js", { type: "text/javascript", body: source.replace("Show all ", "Other: all ") });
  club.policy = `${club.strict()}; script-src-elem ${club.site.origin} 'self'`;
  const lines = [club.moduleLine(), club.moduleLine("/other.js")];
  const { page } = await club.page(
    `${(order === "ours first" ? lines : lines.reverse()).join("")}<overtrick-results rows="2">${fragment}</overtrick-results>`,
  );
  await expect.poll(() => rows(page)).toHaveLength(2);
  const more = page.locator("overtrick-results [part=more]");
  expect(await more.textContent()).toBe(order === "ours first" ? "Show all 6" : "Other: all 6");
  await more.click();
  await expect.poll(() => rows(page)).toHaveLength(6);
});

test.each([
  ["embed.html", "Expected"],
  ["embed.nl.html", "Verwacht"],
  ["embed.da.html", "Forventet"],
  ["embed.sv.html", "Förväntat"],
])("the page about them shows them live: %s", async (file, expected) => {
  const { page } = await open(file, { wait: false, viewport: { width: 390, height: 844 } });
  await page.locator("overtrick-expected [part=answer]").getByText(expected).waitFor();
  await expect.poll(() => rows(page)).toHaveLength(4);
  await page.locator("overtrick-nett [part~=figure]").nth(1).waitFor();
  // Eight players and four pairs.
  await expect.poll(async () => (await rows(page, "overtrick-ranking")).length).toBe(12);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});
