/** The fragment for a club's page: plain, complete, and nothing in it runs. */
import { beforeAll, expect, it } from "vitest";
import { type Event, load, type Overtrick } from "../../dist/package/index.js";

let overtrick: Overtrick;
beforeAll(async () => {
  overtrick = await load();
});

const evil = `<script>alert('x')</script>"&`;

function event(): Event {
  return {
    name: evil,
    date: "2026-11-16",
    scoring: "matchpoints",
    players: [
      { id: "p1", name: evil },
      { id: "p2", name: "Søren" },
    ],
    entries: ["1", "2", "3", "4"].map((id) => ({
      id,
      number: id === "3" ? evil : id,
      players: id === "1" ? ["p1", "p2"] : [],
    })),
    boards: [
      {
        number: 1,
        lines: [
          { id: "l1", ns: "1", ew: "2", outcome: { kind: "score", score: 420 } },
          { id: "l2", ns: "3", ew: "4", outcome: { kind: "score", score: -50 } },
        ],
      },
    ],
  };
}

it("has a row for each standing and no mark that was not ours", () => {
  const html = overtrick.writeHtml(event(), overtrick.score(event()));
  expect(html.match(/<tr>/g)!.length).toBe(5);
  const tags = new Set([...html.matchAll(/<\/?([a-z0-9]+)/g)].map((match) => match[1]));
  expect([...tags].sort()).toEqual([
    ...["caption", "h2", "section", "table", "tbody", "td", "th", "thead", "time", "tr"],
  ]);
  expect(html).toContain(
    '<td>1=</td><td>1</td><th scope="row">&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&quot;&amp; – Søren</th>',
  );
  expect(html).toContain("<td>100.00</td><td>2.00</td><td>1</td>");
});

it("takes its words and figures from the caller, escaped too", () => {
  const texts = {
    rank: "Plaats",
    percent: evil,
    number: (value: number) => value.toFixed(1).replace(".", ","),
    day: (date: string) => `${date.split("-").reverse().join("/")}<`,
  };
  const html = overtrick.writeHtml(event(), overtrick.score(event()), texts);
  expect(html).toContain('<th scope="col">Plaats</th>');
  expect(html).toContain("<td>100,0</td><td>2,0</td>");
  expect(html).toMatch(/<h2>.*, <time datetime="2026-11-16">16\/11\/2026&lt;<\/time><\/h2>/);
  expect(html).not.toContain("<script");
});

it("has a table for each ranking", () => {
  const mitchell = event();
  mitchell.entries.forEach((entry, i) => (entry.direction = i % 2 ? "EW" : "NS"));
  const html = overtrick.writeHtml(mitchell, overtrick.score(mitchell, "wbf"));
  expect(html.match(/<caption>[^<]*/g)).toEqual(["<caption>North-South", "<caption>East-West"]);
});

it("has the side of a pair where NS and EW have the same numbers in one ranking", () => {
  const mitchell: Event = { ...event(), players: [] };
  mitchell.entries = mitchell.entries.map(({ id }, i) => ({
    id,
    number: i < 2 ? "1" : "2",
    direction: i % 2 ? "EW" : "NS",
    players: [],
  }));
  const together = overtrick.writeHtml(mitchell, overtrick.score(mitchell, { winners: "one" }));
  expect([...together.matchAll(/<th scope="row">([^<]*)/g)].map(([, pair]) => pair).sort()).toEqual([
    "1 East-West",
    "1 North-South",
    "2 East-West",
    "2 North-South",
  ]);
  const apart = overtrick.writeHtml(mitchell, overtrick.score(mitchell, { winners: "two" }));
  expect(apart.match(/<th scope="row">[12]<\/th>/g)).toHaveLength(4);
});

it("has a caption, and says whose row it is, also where nobody has a name", () => {
  const nameless = { ...event(), players: [] };
  nameless.entries.forEach((entry) => (entry.players = []));
  const html = overtrick.writeHtml(nameless, overtrick.score(nameless), { ranking: "Stilling & <b>" });
  expect(html).toContain("<caption>Stilling &amp; &lt;b&gt;</caption>");
  expect(html).toContain('<td>1=</td><th scope="row">1</th><td>100.00</td>');
  expect(overtrick.writeHtml(event(), overtrick.score(event()))).toContain("<caption>Ranking</caption>");
});

it("says nothing about nothing", () => {
  const empty = { ...event(), boards: [], entries: [] };
  expect(overtrick.writeHtml(empty, overtrick.score(empty))).not.toContain("<table");
});

it("names penalties and carry-overs below the table, with what each word stands for", () => {
  const given = event();
  given.entries[0]!.penalty = { percent: 2.5 };
  given.entries[1]!.carryOver = { points: 1 };
  given.entries[2]!.sessions = [{ session: 2, penalty: { points: 0.5 } }];
  const html = overtrick.writeHtml(given, overtrick.score(given));
  expect(
    [...html.matchAll(/<li>(.*)<\/li>/g)].map(([, note]) => note!.replace(/<[^>]*>/g, "")).sort(),
  ).toEqual([
    "Pair &lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&quot;&amp;: Session 2 Penalty −0.50\u00a0points",
    "Pair 1 &lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&quot;&amp; – Søren: Penalty −2.50\u00a0%",
    "Pair 2: Carry-over +1.00\u00a0points",
  ]);
  expect(html).toContain('<data value="penalty -2.5 percent">');
  expect(html).toContain('<data value="session 2">Session 2</data> <data value="penalty -0.5 points">');
  expect(overtrick.writeHtml(event(), overtrick.score(event()))).not.toContain("<ul");
});

it("names what counts alone: a percentage does not at IMPs", () => {
  const given: Event = { ...event(), scoring: "crossimps" };
  given.entries[0]!.penalty = { percent: 2.5 };
  expect(overtrick.writeHtml(given, overtrick.score(given))).not.toContain("<ul");
  given.entries[0]!.penalty = { points: 3 };
  expect(overtrick.writeHtml(given, overtrick.score(given), { penalty: "Straf & <b>" })).toContain(
    '<data value="penalty -3 imps">Straf &amp; &lt;b&gt; −3.00\u00a0IMPs</data>',
  );
});

it("names the side in a note where NS and EW have the same numbers", () => {
  const mitchell: Event = { ...event(), players: [] };
  mitchell.entries = mitchell.entries.map(({ id }, i) => ({
    id,
    number: i < 2 ? "1" : "2",
    direction: i % 2 ? "EW" : "NS",
    players: [],
    ...(i === 1 ? { penalty: { points: 1 } } : {}),
  }));
  const html = overtrick.writeHtml(mitchell, overtrick.score(mitchell, { winners: "two" }));
  expect(html).toContain('<data value="pair">Pair</data> 1 <data value="EW">East-West</data>: <data');
});
