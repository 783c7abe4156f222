/** Files in and out through the package's door: what is written is read back, whatever the encoding. */
import { beforeAll, describe, expect, it } from "vitest";
import { type Event, type FileContent, load, type Overtrick } from "../../dist/package/index.js";
import { randomEvent, withDoubles, withoutPlaces } from "./support/random-event.js";

let overtrick: Overtrick;
beforeAll(async () => {
  overtrick = await load();
});

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const latin = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

const table = (rows: string): string =>
  `[Event "Club"]\n[Board "1"]\n[ScoreTable "PairId_NS;PairId_EW;Score_NS;MP_NS;MP_EW;Names_NS"]\n${rows}`;

describe("what a file is", () => {
  const game = `[Event "Club"]\n[Board "1"]\n[Declarer "N"]\n[Contract "4S"]\n[Result "10"]\n`;
  const rows = [
    {
      name: "PBN behind a remark",
      content: `{ Dealt by hand }\n${game}`,
      file: "x.pbn",
      format: "pbn",
      boards: 1,
    },
    {
      name: "PBN behind a remark, without a name",
      content: `{Round 1}\n${game}`,
      file: "",
      format: "pbn",
      boards: 1,
    },
    {
      name: "JSON that is called PBN",
      content: `{"boards":[{"number":1}]}`,
      file: "x.pbn",
      format: "backup",
      boards: 1,
    },
    {
      name: "USEBIO with a prefix (XML namespaces 1.0 §4)",
      content: `<ub:USEBIO xmlns:ub="urn:x"><ub:EVENT EVENT_TYPE="MP_PAIRS"><ub:BOARD><ub:BOARD_NUMBER>1</ub:BOARD_NUMBER><ub:TRAVELLER_LINE><ub:NS_PAIR_NUMBER>1</ub:NS_PAIR_NUMBER><ub:EW_PAIR_NUMBER>2</ub:EW_PAIR_NUMBER><ub:SCORE>420</ub:SCORE></ub:TRAVELLER_LINE></ub:BOARD></ub:EVENT></ub:USEBIO>`,
      file: "x.xml",
      format: "usebio",
      boards: 1,
    },
  ];

  it.each(rows)("$name", async ({ content, file, format, boards }) => {
    const reading = await overtrick.readAny(bytesOf(content), file);
    expect([reading.format, reading.event.boards.length]).toEqual([format, boards]);
  });
});

describe("what is written is read back", () => {
  const seeds = Array.from({ length: 150 }, (_, i) => i);
  const eventOf = (seed: number): Event =>
    seed % 3 === 0 ? withDoubles(randomEvent(seed), seed) : randomEvent(seed);

  it("as PBN, with and without bytes", () => {
    for (const seed of seeds) {
      const event = eventOf(seed);
      const text = overtrick.writePbn(event);
      const { event: back, findings, program } = overtrick.readPbn(seed % 2 ? text : bytesOf(text));
      expect(withoutPlaces(back), `seed ${seed}`).toEqual(event);
      expect(findings).toEqual([]);
      expect(program).toBe("Overtrick");
    }
  });

  it("as CSV, with commas and semicolons", () => {
    for (const seed of seeds) {
      const event = eventOf(seed);
      const text = overtrick.writeCsv(event, { separator: seed % 2 ? ";" : "," });
      const { event: back, findings } = overtrick.readCsv(text);
      expect(withoutPlaces(back), `seed ${seed}`).toEqual(event);
      expect(findings).toEqual([]);
    }
  });

  it("as USEBIO, through the door for every file", async () => {
    for (const seed of seeds) {
      const event = eventOf(seed);
      const {
        event: back,
        findings,
        format,
      } = await overtrick.readAny(bytesOf(overtrick.writeUsebio(event)));
      expect(format).toBe("usebio");
      expect(withoutPlaces(back), `seed ${seed}`).toEqual(event);
      expect(findings.filter(({ severity }) => severity === "error")).toEqual([]);
    }
  });
});

describe("PBN", () => {
  it("offers the rules of the program that wrote it, or else those that its figures are by", async () => {
    const rulesOf = async (text: string): Promise<string | undefined> =>
      (await overtrick.readAny(bytesOf(text))).suggestedRules;
    const rows = table("1 2 420 4 0 -\n3 4 50 2 2 -\n5 6 -50 0 4 -\n");
    expect(await rulesOf(rows)).toBeUndefined();
    expect(await rulesOf(`%Creator: Magic Contest\n${rows}`)).toBe("magic");
    expect(await rulesOf(`[Application "Magic Contest"]\n${rows}`)).toBe("magic");
    expect(await rulesOf(table("1 2 420 2 0 -\n3 4 50 1 1 -\n5 6 -50 0 2 -\n"))).toBe("acbl");
    expect(overtrick.readPbn(`%Creator: BriAn\n${rows}`).suggestedRules).toBe("plain");
  });

  it("keeps the file's own figures beside the event", () => {
    const { published, program } = overtrick.readPbn(
      `%Creator: Somebody\n[TotalScoreTable "Rank;PairId;TotalMP;TotalPercentage"]\n1= 1 2 50.00\n${table("1 2 420 1.5 - -\n")}`,
    );
    expect(program).toBe("Somebody");
    expect(published.lines).toEqual([{ lineId: "l1", nsPoints: 1.5 }]);
    expect(published.totals).toEqual([{ entry: "1", rank: 1, tied: true, points: 2, percent: 50 }]);
  });

  it("has points under the rules asked for", () => {
    const event = overtrick.readPbn(table("1 2 420 - - -\n3 4 50 - - -\n")).event;
    expect(overtrick.readPbn(overtrick.writePbn(event)).published.lines[0]).toMatchObject({ nsPoints: 2 });
    expect(overtrick.readPbn(overtrick.writePbn(event, "acbl")).published.lines[0]).toMatchObject({
      nsPoints: 1,
    });
  });

  it("says what it could not read, where, and quotes it", () => {
    const { findings } = overtrick.readPbn(latin(table('1 2 420 - - "No\xEBl"\n5 6\n')));
    expect(findings).toMatchObject([
      { code: "short-row", where: { line: 5, column: 1, length: 3 }, values: { text: "5 6" } },
    ]);
  });

  it.each<[string, FileContent]>([
    ["UTF-8", bytesOf(table('1 2 420 - - "Noël;Søren"\n'))],
    ["UTF-8 with its mark", bytesOf(`\uFEFF${table('1 2 420 - - "Noël;Søren"\n')}`)],
    ["text", table('1 2 420 - - "Noël;Søren"\n')],
    ["Windows-1252", latin(table('1 2 420 - - "No\xEBl;S\xF8ren"\n'))],
    ["an ArrayBuffer", latin(table('1 2 420 - - "No\xEBl;S\xF8ren"\n')).buffer as ArrayBuffer],
  ])("keeps accents: %s", (_, content) => {
    expect(overtrick.readPbn(content).event.players.map((player) => player.name)).toEqual(["Noël", "Søren"]);
  });

  it("five megabytes and one endless line", () => {
    const rows = `${'1 2      420     -     -       "Ann;Bob"'.padEnd(41)}\n`.repeat(120_000);
    expect(overtrick.readPbn(table(rows)).event.boards[0]!.lines.length).toBe(120_000);
    expect(overtrick.readPbn(table("x ".repeat(5_000_000))).findings[0]).toMatchObject({
      severity: "warning",
    });
  });
});

describe("what is no file", () => {
  it.each([
    ["nothing", undefined],
    ["a number", 7],
    ["an object", {}],
  ])("%s: a finding, no exception", (_, content) => {
    for (const read of ["readPbn", "readCsv"] as const) {
      const reading = overtrick[read](content as unknown as string);
      expect(reading.findings[0]).toMatchObject({ code: "invalid-value", where: { path: "file" } });
      expect(reading.event.boards).toEqual([]);
    }
  });

  it("too much of it", () => {
    const { findings } = overtrick.readPbn(new Uint8Array(64 * 1024 * 1024 + 1));
    expect(findings).toMatchObject([{ code: "too-large", severity: "error", values: { second: 67108864 } }]);
  });

  it("an event that is none", () => {
    for (const write of ["writePbn", "writeCsv", "writeUsebio"] as const) {
      expect(typeof overtrick[write](undefined as unknown as Event)).toBe("string");
    }
  });
});

describe("any file", () => {
  const event = randomEvent(5);
  const cases = (): [string, string, string][] => [
    ["PBN", overtrick.writePbn(event), "pbn"],
    ["CSV without its name", overtrick.writeCsv(event), "csv"],
    ["a backup", overtrick.writeBackup(event), "backup"],
    ["an event as JSON", JSON.stringify(event), "backup"],
  ];

  it("is known by its bytes", async () => {
    for (const [name, text, format] of cases()) {
      const reading = await overtrick.readAny(bytesOf(text), "file");
      expect(reading.format, name).toBe(format);
      expect(withoutPlaces(reading.event), name).toEqual(event);
      expect(reading.findings, name).toEqual([]);
    }
  });

  it("our own CSV, whatever people are called", async () => {
    const named = structuredClone(event);
    named.players[0]!.name = '\n% PBN 2.1\n[Event "x"]';
    const reading = await overtrick.readAny(bytesOf(overtrick.writeCsv(named)), "evening.csv");
    expect(reading.format).toBe("csv");
    expect(withoutPlaces(reading.event)).toEqual(named);
  });

  it("a match scored board by board says which option its points are by", async () => {
    const game = (home: string, visit: string, score: number): string =>
      `[Board "1"]\n[Scoring "BAM"]\n[Contract "4S"]\n[Declarer "N"]\n[Result "10"]\n[Score "NS ${score}"]\n` +
      `[HomeTeam "${home}"]\n[VisitTeam "${visit}"]\n`;
    const reading = await overtrick.readAny(game("Larks", "Owls", 420) + game("Owls", "Larks", 400), "x.pbn");
    expect(reading.teams).toBe("boardAMatch");
    const { standings } = overtrick.score(reading.event, { base: "club", teams: reading.teams! });
    expect(standings.map(({ entry, points }) => [entry, points])).toEqual([
      ["Larks", 2],
      ["Owls", 0],
    ]);
    expect("teams" in (await overtrick.readAny("1 2 420", "x.txt"))).toBe(false);
  });

  it("as people type it", async () => {
    const reading = await overtrick.readAny("1 2 420\n3 4 -50\n", "board.txt");
    expect(reading.format).toBe("travellers");
    expect(reading.event.boards[0]!.lines.length).toBe(2);
  });

  it("from a spreadsheet", async () => {
    const reading = await overtrick.readAny("Board;NS;EW;Score\n1;1;2;420\n", "Evening.CSV");
    expect(reading.format).toBe("csv");
    expect(reading.event.boards[0]!.lines[0]!.outcome).toEqual({ kind: "score", score: 420 });
  });

  it.each([
    ["a picture", Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13)],
    ["a page", "<!doctype html><p>1 2 420"],
    ["a text with fonts", "{\\rtf1\\ansi 1 2 420}"],
  ])("%s: a clear finding", async (_, content) => {
    const reading = await overtrick.readAny(content, "club.xyz");
    expect(reading.format).toBe("unknown");
    expect(reading.findings).toMatchObject([
      { code: "unknown-format", severity: "error", values: { text: "club.xyz" } },
    ]);
  });
});
