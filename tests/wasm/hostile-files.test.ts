/** Files that mean harm: a finding, and neither an exception, nor a fetch, nor a hang, nor a mountain of memory. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, test } from "vitest";
import { accessFile, pageSize, recordPage } from "../support/access-writer";
import { clubEvening, mitchellRows, received } from "../support/bridgemate";

const folder = mkdtempSync(join(tmpdir(), "overtrick-hostile-"));
const harmless = fileURLToPath(new URL("../data/usebio/ebuscore.xml", import.meta.url));
const evening = join(folder, "evening");
writeFileSync(evening, clubEvening());
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

interface Measured {
  codes: string[];
  lines: number;
  milliseconds: number;
  growth: number;
  scored: number;
  fetched: number;
  longest: number;
}

const measure = fileURLToPath(new URL("../support/measure-file.mjs", import.meta.url));

function opened(file: string): Measured {
  // A process that hangs or dies fails the test.
  const told = execFileSync(process.execPath, [measure, harmless, evening, file], {
    encoding: "utf8",
    timeout: 50_000,
  });
  return JSON.parse(told) as Measured;
}

function open(content: string | Uint8Array): Measured {
  const file = join(folder, "file");
  writeFileSync(file, content);
  const megabyte = 1 << 20;
  const most = 50 * Math.max(Buffer.byteLength(content), megabyte);
  const measured = opened(file);
  expect(measured.scored, "bytes of memory").toBeLessThanOrEqual(most);
  expect(measured.fetched).toBe(0);
  return measured;
}

const inEvent = (inside: string, before = ""): string => `${before}<USEBIO><EVENT>${inside}</EVENT></USEBIO>`;
const million = 1_000_000;

describe("XML", () => {
  test("a billion laughs are not told", () => {
    const entities = Array.from({ length: 9 }, (_, i) => `<!ENTITY l${i + 1} "${`&l${i};`.repeat(10)}">`);
    const type = `<!DOCTYPE USEBIO [<!ENTITY l0 "lol">${entities.join("")}]>`;
    const pair = "<PAIR><PAIR_NUMBER>1</PAIR_NUMBER><PLAYER><PLAYER_NAME>&l9;</PLAYER_NAME></PLAYER></PAIR>";
    const { codes, longest } = open(inEvent(`<PARTICIPANTS>${pair}</PARTICIPANTS>`, type));
    expect(codes).toEqual(["malformed-xml"]);
    expect(longest).toBe("&l9;".length);
  });

  test("nothing is brought in from outside", () => {
    const type =
      '<!DOCTYPE USEBIO SYSTEM "http://127.0.0.1:9/usebio.dtd" [<!ENTITY % p SYSTEM "http://127.0.0.1:9/p">%p;' +
      '<!ENTITY e SYSTEM "file:///etc/passwd">]>';
    const pair = "<PAIR><PAIR_NUMBER>1</PAIR_NUMBER><PLAYER><PLAYER_NAME>&e;</PLAYER_NAME></PLAYER></PAIR>";
    const { codes, longest } = open(inEvent(`<PARTICIPANTS>${pair}</PARTICIPANTS>`, type));
    expect(codes).toEqual(["malformed-xml"]);
    expect(longest).toBe("&e;".length);
  });

  const rows: [string, () => string, string][] = [
    ["ten million attributes", () => `<USEBIO${' a=""'.repeat(10 * million)}/>`, "too-complex"],
    ["ten million elements", () => inEvent("<a/>".repeat(10 * million)), "too-complex"],
    [
      "a quarter of a million elements",
      () => `<USEBIO><EVENT EVENT_TYPE="MP_PAIRS">${"<A/>".repeat(262_144)}`,
      "too-complex",
    ],
    ["endless nesting", () => "<USEBIO>".repeat(million), "too-complex"],
    [
      "a new name for every element",
      () => inEvent(Array.from({ length: 200_000 }, (_, i) => `<n${i}/>`).join("")),
      "too-complex",
    ],
    ["one endless line of text", () => inEvent(`<TITLE>${"x".repeat(10 * million)}</TITLE>`), "no-results"],
    ["one endless comment", () => inEvent(`<!--${"x".repeat(5 * million)}`), "damaged-file"],
    ["one endless name", () => `<${"x".repeat(5 * million)}`, "damaged-file"],
    ["one endless value", () => `<USEBIO a="${"x".repeat(5 * million)}`, "damaged-file"],
    ["one endless reference", () => inEvent(`<TITLE>&${"x".repeat(5 * million)};</TITLE>`), "malformed-xml"],
    ["nothing but ampersands", () => inEvent("&".repeat(5 * million)), "malformed-xml"],
    [
      "a megabyte of ampersands in a title",
      () => inEvent(`<TITLE>${"&".repeat(1.1 * million)}</TITLE>`),
      "malformed-xml",
    ],
    [
      "a megabyte of ampersands that nothing closes",
      () => `<USEBIO><EVENT><EVENT_DESCRIPTION>${"&".repeat(1.1 * million)}`,
      "damaged-file",
    ],
    [
      "ampersands between blanks",
      () => inEvent(`<EVENT_DESCRIPTION>${"& ".repeat(1.6 * million)}</EVENT_DESCRIPTION>`),
      "malformed-xml",
    ],
    [
      "ampersands that stand for themselves",
      () => inEvent(`<EVENT_DESCRIPTION><![CDATA[${"&".repeat(3 * million)}]]></EVENT_DESCRIPTION>`),
      "no-results",
    ],
    [
      "ampersands in a value",
      () => `<USEBIO><EVENT a="${"&".repeat(3 * million)}"/></USEBIO>`,
      "malformed-xml",
    ],
    ["nothing but unknown references", () => inEvent("&x;".repeat(million)), "too-complex"],
    ["nothing but angles", () => "<".repeat(million), "too-complex"],
    ["nothing but noughts", () => `<USEBIO>${"\0".repeat(million)}`, "too-complex"],
    [
      "half a million empty lines",
      () => inEvent(`<BOARD>${"<TRAVELLER_LINE/>".repeat(500_000)}</BOARD>`),
      "missing-board",
    ],
  ];
  test.each(rows)("%s", (_, content, code) => {
    const { codes } = open(content());
    if (code === "no-results") expect(codes).toEqual([code]);
    else expect(codes).toContain(code);
  });

  test("what stands before too many faults is kept", () => {
    const evening = readFileSync(harmless, "utf8");
    const whole = open(evening);
    const { codes, lines } = open(evening.replace("</EVENT>", `${"&x;".repeat(400_000)}</EVENT>`));
    expect(codes).toContain("too-complex");
    expect(lines).toBe(whole.lines);
  });
});

describe("text", () => {
  /** Rows up to that size. */
  const filled = (size: number, head: string, row: (i: number) => string): string => {
    const rows = [head];
    for (let i = 0, length = head.length; length < size; i += 1)
      length += rows[rows.push(row(i)) - 1]!.length;
    return rows.join("");
  };
  const table = "Board,NS,EW,Contract\n";
  const own = "Overtrick,Name,Date,Scoring\n1,Cup,,matchpoints\n";
  const single = (i: number): string =>
    `[Board "${(i % 1000) + 1}"]\n[North "N${i}"]\n[Contract "4S"]\n[Declarer "N"]\n[Result "10"]\n\n`;
  const rows: [string, () => string, string][] = [
    [
      "two new pairs in every row",
      () => filled(1.1 * million, table, (i) => `${(i % 1000) + 1},A${i},B${i},4SN=\n`),
      "too-many-pairs",
    ],
    [
      "tiny rows",
      () => filled(1.2 * million, table, (i) => `1,${1 + (i % 2)},${2 + (i % 2)},P\n`),
      "too-many-lines",
    ],
    ["a quote that never closes", () => `"${"a\n".repeat(700_000)}`, "unclosed-quote"],
    ["another North in every game", () => filled(1.05 * million, "", single), "too-many-pairs"],
    [
      "another team in every game",
      () => filled(1.05 * million, "", (i) => `[HomeTeam "H${i}"]\n[VisitTeam "V${i}"]\n${single(i)}`),
      "too-many-pairs",
    ],
    [
      "nothing but a ranking",
      () => filled(1.05 * million, '[Event "x"]\n[TotalScoreTable "Rank;PairId"]\n', (i) => `1 ${i}\n`),
      "too-many-pairs",
    ],
    [
      "one pair's place again and again",
      () => filled(1.05 * million, '[Event "x"]\n[TotalScoreTable "Rank;PairId"]\n', () => "1 7\n"),
      "too-many-pairs",
    ],
    [
      "published figures in every row",
      () =>
        filled(
          1.45 * million,
          '[Board "1"]\n[ScoreTable "PairId_NS;PairId_EW;Contract;Declarer;Result;Score_NS;MP_NS;MP_EW;Percentage_NS"]\n',
          (i) => `${(i % 99) + 1} ${(i % 97) + 1} 3NX N 9 ${i % 997} ${i % 77}.5 ${i % 55}.5 4\n`,
        ),
      "too-many-lines",
    ],
    [
      "nothing but players",
      () => filled(1.05 * million, `${own}Player,Name\n`, () => "1,A\n"),
      "too-many-pairs",
    ],
    [
      "nothing but pairs",
      () => filled(1.05 * million, `${own}Pair,Number\n`, () => "1,7\n"),
      "too-many-pairs",
    ],
    [
      "nothing but boards",
      () => filled(1.05 * million, `${own}Board,Number\n`, () => "1,7\n"),
      "too-many-pairs",
    ],
  ];
  test.each(rows)("%s", (_, content, code) => {
    expect(open(content()).codes).toContain(code);
  });
});

describe("JSON", () => {
  const event = (inside: string): string => `{"name":"x","scoring":"matchpoints",${inside}}`;
  const boards = (inside: string): string => event(`"boards":[${inside}]`);
  const board = (lines: string): string => boards(`{"number":1,"lines":[${lines}]}`);
  const listed = (inside: string, list: "players" | "entries"): string =>
    event(`"${list}":[${inside}],"boards":[]`);
  const times = (text: string, size = 1.4 * million): string =>
    `${text},`.repeat(Math.floor(size / (text.length + 1))).slice(0, -1);
  const each = (count: number, text: (i: number) => string): string =>
    Array.from({ length: count }, (_, i) => text(i)).join(",");
  const played = (i: number): string => `{"ns":"A${i}","ew":"B${i}","outcome":{"score":50}}`;
  const rows: [string, () => string, string][] = [
    ["lines that are numbers", () => board(times("0")), "too-many-lines"],
    ["lines that are empty", () => board(times("{}")), "too-complex"],
    ["entries that are empty", () => listed(times("{}"), "entries"), "too-complex"],
    ["players that are empty", () => listed(times("{}"), "players"), "too-complex"],
    ["boards that are lists", () => boards(times("[]")), "too-complex"],
    ["boards that are empty", () => boards(times("{}")), "too-complex"],
    ["boards that are nothing", () => boards(times("null")), "too-many-pairs"],
    [
      "one entry of a third of a million players",
      () => listed(`{"id":1,"players":[${each(300_001, String)}]}`, "entries"),
      "too-many-pairs",
    ],
    [
      "lines that say nothing of what happened",
      () => board(each(40_000, () => '{"ns":1,"ew":2,"outcome":50}')),
      "too-many-lines",
    ],
    [
      "tiny players",
      () =>
        listed(
          each(80_000, (i) => `{"id":${i}}`),
          "players",
        ),
      "too-complex",
    ],
    [
      "small players",
      () =>
        listed(
          each(60_000, (i) => `{"id":${i},"name":""}`),
          "players",
        ),
      "too-many-pairs",
    ],
    [
      "small entries",
      () =>
        listed(
          each(60_000, (i) => `{"id":${i},"number":1}`),
          "entries",
        ),
      "too-many-pairs",
    ],
    ["boards without lines", () => boards(each(60_000, (i) => `{"number":${i + 1}}`)), "too-many-pairs"],
    ["two new pairs in every line", () => board(each(26_000, played)), "too-many-pairs"],
    [
      "two new pairs in every line of a board of its own",
      () => boards(each(7_900, (i) => `{"number":${i + 1},"lines":[${each(3, (k) => played(3 * i + k))}]}`)),
      "too-many-pairs",
    ],
    ["tiny lines", () => board(each(50_000, () => '{"ns":1,"outcome":{"score":50}}')), "too-many-lines"],
    [
      "one line of many parts",
      () => board(`{"ns":1,"outcome":{"kind":"weighted","parts":[${times('{"score":1,"weight":1}')}]}}`),
      "invalid-value",
    ],
    [
      "a player of very many properties",
      () => listed(`{"id":1,${each(150_000, (i) => `"k${i}":0`)}}`, "players"),
      "no-results",
    ],
    [
      "an object of nothing but names",
      () => listed(`{"id":1,${each(300_000, (i) => `"":${i % 10}`)}}`, "entries"),
      "too-complex",
    ],
    [
      "every line an error of its own",
      () => board(each(26_000, (i) => `{"ns":${i % 9},"ew":"x","round":"x","outcome":{"kind":"y"}}`)),
      "more-findings",
    ],
  ];
  test.each(rows)("%s", (_, content, code) => {
    const { codes } = open(content());
    if (code === "no-results") expect(codes).toEqual([code]);
    else expect(codes).toContain(code);
  });
});

describe("Access", () => {
  /** The evening with pages of nothing behind, so that it has a size to be measured by. */
  const padded = (pages: number): Buffer => Buffer.concat([clubEvening(), Buffer.alloc(pages * pageSize)]);
  const pageOf = (bytes: Buffer, type: number, from = 3): number => {
    for (let page = from; page * pageSize < bytes.length; page += 1)
      if (bytes[page * pageSize] === type) return page;
    throw new Error("no such page");
  };

  test("a definition that continues in itself", () => {
    const bytes = padded(300);
    const page = pageOf(bytes, 2);
    bytes.writeUInt32LE(page, page * pageSize + 4);
    expect(open(bytes).codes).toContain("damaged-file");
  });

  test("a list of tables that continues in itself", () => {
    const bytes = padded(300);
    bytes.writeUInt32LE(2, 2 * pageSize + 4);
    expect(open(bytes).codes).toContain("damaged-file");
  });

  test("a definition that goes on through the whole file", () => {
    const bytes = padded(4000);
    const first = clubEvening().length / pageSize;
    const definition = pageOf(bytes, 2);
    bytes.writeUInt32LE(first, definition * pageSize + 4);
    for (let page = first; page < bytes.length / pageSize; page += 1) {
      bytes[page * pageSize] = 2;
      bytes.writeUInt32LE((page + 1) * pageSize < bytes.length ? page + 1 : 0, page * pageSize + 4);
    }
    expect(open(bytes).codes).toContain("damaged-file");
  });

  test("records that lie over one another", () => {
    const whole = Buffer.from(
      accessFile([received(Array.from({ length: 900 }, () => mitchellRows()).flat())]),
    );
    for (let page = 3; page * pageSize < whole.length; page += 1) {
      if (whole[page * pageSize] !== 1) continue;
      const owner = whole.readUInt32LE(page * pageSize + 4);
      if (owner === 2) continue;
      const start = whole.readUInt16LE(page * pageSize + 14);
      const record = whole.subarray(page * pageSize + start, (page + 1) * pageSize);
      const many = recordPage([Buffer.from(record)], owner);
      const count = Math.floor((pageSize - record.length - 14) / 2);
      many.writeUInt16LE(count, 12);
      // Between two copies stands a deleted record that ends the next one where the page ends.
      const deleted = 0x4000 | pageSize;
      for (let i = 0; i < count; i += 1)
        many.writeUInt16LE(i % 2 === 0 ? pageSize - record.length : deleted, 14 + i * 2);
      many.copy(whole, page * pageSize);
    }
    const { codes, lines } = open(whole);
    expect(lines).toBeGreaterThan(1000);
    expect(lines).toBeLessThanOrEqual(whole.length / 50);
    expect(codes).toContain("too-complex");
  });

  test("counts that cannot be", () => {
    const bytes = padded(300);
    const definition = pageOf(bytes, 2);
    const data = pageOf(bytes, 1);
    bytes.writeUInt32LE(0xffffffff, definition * pageSize + 16);
    bytes.writeUInt16LE(0xffff, definition * pageSize + 45);
    bytes.writeUInt16LE(0xffff, data * pageSize + 12);
    expect(open(bytes).codes).toContain("damaged-file");
  });

  test("half a file, and the rest noise", () => {
    const bytes = padded(300);
    for (let at = Math.floor(clubEvening().length / 2); at < bytes.length; at += 1)
      bytes[at] = (at * 7919) % 251;
    expect(open(bytes).codes).toContain("damaged-file");
  });
});
