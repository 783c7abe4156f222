/** USEBIO files of each dialect, from bytes to an event, its program, its rules and its figures. */
import { readdirSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { load, type Event, type AnyReading, type Overtrick } from "../../dist/package/index.js";

const folder = new URL("../data/usebio/", import.meta.url);
const bytesOf = (name: string): Uint8Array => new Uint8Array(readFileSync(new URL(name, folder)));

let overtrick: Overtrick;
beforeAll(async () => {
  overtrick = await load();
});

const open = (name: string): Promise<AnyReading> => overtrick.readAny(bytesOf(name));
const lines = (event: Event) => event.boards.flatMap((board) => board.lines);
const sections = (event: Event): (string | undefined)[] => event.boards.map(({ section }) => section);

describe("each dialect", () => {
  test.each(readdirSync(folder).filter((name) => name.endsWith(".xml")))("%s loses nothing", async (name) => {
    const { event, findings, format } = await open(name);
    const rows = new TextDecoder("latin1").decode(bytesOf(name)).split("<TRAVELLER_LINE>").length - 1;
    expect(format).toBe("usebio");
    expect(lines(event)).toHaveLength(rows);
    expect(findings.filter(({ severity }) => severity !== "note")).toEqual([]);
    expect(event.date).toBe("2025-11-03");
  });

  const rows: [string, string, string | undefined, Event["scoring"]][] = [
    ["ebuscore.xml", "EBUScore Pairs", "ebuscore", "matchpoints"],
    ["pairsscorer.xml", "PairsScorer", "ebuscore", "matchpoints"],
    ["teamsscorer.xml", "TeamsScorer", "ebuscore", "teams"],
    ["pianola.xml", "Pianola", undefined, "matchpoints"],
    ["realbridge.xml", "RealBridge", undefined, "crossimps"],
    ["brian.xml", "BriAn", "plain", "matchpoints"],
    ["compscore3.xml", "Compscore3", "compscore", "butler"],
  ];
  test.each(rows)("%s is known by its program, %s", async (name, program, suggestedRules, scoring) => {
    const reading = await open(name);
    expect([reading.program, reading.suggestedRules, reading.event.scoring]).toEqual([
      program,
      suggestedRules,
      scoring,
    ]);
  });
});

test("EBUScore: ISO-8859-1, points and totals as the rules give them", async () => {
  const { event, published, suggestedRules } = await open("ebuscore.xml");
  expect(event.players[0]!.name).toBe("Zoë Håkon");
  expect(published.lines).toHaveLength(6);
  expect(published.totals[0]).toEqual({ entry: "1", rank: 2, tied: false, points: 5.5, percent: 68.75 });
  expect(overtrick.comparePublished(event, published, suggestedRules).differences).toEqual([]);
  published.totals[1]!.rank = 6;
  expect(overtrick.comparePublished(event, published, suggestedRules).differences).toEqual([
    { entry: "2", figure: "rank", published: 6, computed: 5, reason: "unknown" },
  ]);
  const club = overtrick.comparePublished(event, published, "club").differences;
  expect(club[0]).toMatchObject({ side: "NS", figure: "points", published: 3.5, reason: "neuberg" });
});

test("PairsScorer: NS 1 and EW 1 are two pairs", async () => {
  const { event } = await open("pairsscorer.xml");
  expect(event.entries.map(({ id, direction }) => [id, direction])).toEqual([
    ["1NS", "NS"],
    ["1EW", "EW"],
    ["2NS", "NS"],
    ["2EW", "EW"],
  ]);
});

test("Pianola: a mark, sections with numbers of their own, boards compared within", async () => {
  const { event, published } = await open("pianola.xml");
  expect(sections(event)).toEqual(["A", "B"]);
  expect(event.players[0]!.name).toBe("Mia Nørr");
  expect(overtrick.comparePublished(event, published).differences).toEqual([]);
});

test("TeamsScorer: a match of two tables", async () => {
  const { event } = await open("teamsscorer.xml");
  expect(lines(event).map(({ ns, ew, round }) => [ns, ew, round])).toEqual([
    ["1", "2", 1],
    ["2", "1", 1],
    ["1", "2", 1],
    ["2", "1", 1],
  ]);
  // A team goes by its number, and is shown with its name.
  expect(event.entries.map(({ id, number }) => [id, number])).toEqual([
    ["1", "1 Larks"],
    ["2", "2 Owls"],
  ]);
  expect(overtrick.score(event).standings[0]!.entry).toBe("1");
});

test("RealBridge: cross-IMPs agree", async () => {
  const { event, published } = await open("realbridge.xml");
  expect(published.lines).toHaveLength(4);
  expect(overtrick.comparePublished(event, published).differences).toEqual([]);
});

test("BriAn: averages left out of the comparison agree under its rules alone", async () => {
  const { event, published } = await open("brian.xml");
  expect(overtrick.comparePublished(event, published, "plain").differences).toEqual([]);
  expect(overtrick.comparePublished(event, published, "club").differences).not.toEqual([]);
});

describe("encodings", () => {
  const file = (declaration: string, name: string): string =>
    `${declaration}<USEBIO><EVENT><PARTICIPANTS><PAIR><PAIR_NUMBER>1</PAIR_NUMBER><PLAYER><PLAYER_NAME>${name}` +
    "</PLAYER_NAME></PLAYER></PAIR></PARTICIPANTS></EVENT></USEBIO>";
  const name = "Zoë Ångström";
  const latin = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, "latin1"));
  const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
  const rows: [string, Uint8Array][] = [
    ["UTF-8 without a word", utf8(file("", name))],
    ["UTF-8 declared", utf8(file('<?xml version="1.0" encoding="UTF-8"?>', name))],
    ["UTF-8 with a mark", utf8(`\uFEFF${file("", name)}`)],
    ["ISO-8859-1 declared", latin(file('<?xml version="1.0" encoding="ISO-8859-1"?>', name))],
    ["Windows-1252 declared", latin(file("<?xml version='1.0' encoding='windows-1252'?>", name))],
    ["UTF-8 declared, Windows-1252 in fact", latin(file('<?xml version="1.0" encoding="utf-8"?>', name))],
    ["ISO-8859-1 declared, UTF-8 in fact", utf8(file('<?xml version="1.0" encoding="ISO-8859-1"?>', name))],
    ["an encoding that nobody knows", utf8(file('<?xml version="1.0" encoding="x-club"?>', name))],
    ["UTF-16", new Uint8Array(Buffer.from(`\uFEFF${file("", name)}`, "utf16le"))],
  ];
  test.each(rows)("%s", async (_, bytes) => {
    const { event, findings } = await overtrick.readAny(bytes);
    expect(event.players[0]?.name).toBe(name);
    expect(findings.filter(({ code }) => code === "mixed-encoding")).toEqual([]);
  });

  // One name was added by a program that writes Windows-1252.
  const rowsOfTwo: [string, string, (names: Uint8Array) => Uint8Array][] = [
    ["XML", '<?xml version="1.0" encoding="ISO-8859-1"?>', (names) => withIn(file("", "@"), names)],
    [
      "XML, UTF-8 declared",
      '<?xml version="1.0" encoding="UTF-8"?>',
      (names) => withIn(file("", "@"), names),
    ],
    ["CSV", "", (names) => withIn("NS,EW,Score\n@,Bo,420\n", names)],
    ["travellers", "", (names) => withIn("1 @ - Bo\n2 An - Cy\nBoard 1\n1 2 420\n", names)],
  ];
  const withIn = (text: string, names: Uint8Array): Uint8Array => {
    const [before = "", behind = ""] = text.split("@");
    return Buffer.concat([utf8(before), names, utf8(behind)]);
  };
  test.each(rowsOfTwo)("letters of two encodings: %s", async (format, declaration, bytesOfFile) => {
    const names = Buffer.concat([utf8("Søren Å"), latin("é")]);
    const bytes = Buffer.concat([utf8(declaration), bytesOfFile(names)]);
    const { event, findings } = await overtrick.readAny(bytes, format === "CSV" ? "x.csv" : "");
    const found = [
      ...event.players.map((player) => player.name),
      ...event.entries.map(({ number }) => number),
    ];
    expect(found).toContain("Søren Åé");
    expect(findings).toMatchObject([{ code: "mixed-encoding", where: { length: 1 }, values: { text: "é" } }]);
  });
});

test("faults are named with their place, and the rest is read", async () => {
  const file = [
    '<?xml version="1.0"?>',
    "<USEBIO><EVENT><BOARD><BOARD_NUMBER>1</BOARD_NUMBER>",
    "<TRAVELLER_LINE><NS_PAIR_NUMBER>1</NS_PAIR_NUMBER><EW_PAIR_NUMBER>2</EW_PAIR_NUMBER><CONTRACT>4Q</CONTRACT></TRAVELLER_LINE>",
    "<TRAVELLER_LINE><NS_PAIR_NUMBER>3</NS_PAIR_NUMBER><EW_PAIR_NUMBER>4</EW_PAIR_NUMBER><SCORE>50</SCORE></TRAVELLER_LINE>",
    "<REMARK>Smith & Jones</REMARK>",
    "</BOARD></EVENT></USEBIO>",
  ].join("\r\n");
  const { event, findings } = await overtrick.readAny(file);
  expect(lines(event)).toHaveLength(1);
  expect(findings).toMatchObject([
    { code: "malformed-xml", where: { line: 5 } },
    { code: "unknown-contract", where: { line: 3, column: 95, length: 2 }, values: { text: "4Q" } },
  ]);
});

test("a truncated file keeps what is whole", async () => {
  const whole = new TextDecoder("latin1").decode(bytesOf("ebuscore.xml"));
  const cut = whole.slice(0, whole.lastIndexOf("<TRAVELLER_LINE>"));
  const { event, findings } = await overtrick.readAny(cut);
  expect(lines(event)).toHaveLength(5);
  expect(findings.map(({ code }) => code)).toContain("damaged-file");
});

test("other XML is no result file", async () => {
  const { findings, format } = await overtrick.readAny("<html><body>no</body></html>");
  expect([format, findings.map(({ code }) => code)]).toEqual(["unknown", ["unknown-format"]]);
});

test("figures of nobody, and no figures at all, differ from nothing", () => {
  const { event } = overtrick.readTravellers("1 2 420\n3 4 50");
  const odd = {
    lines: [{ lineId: "?", nsPoints: 9 }, null],
    totals: [{ entry: "?", rank: -1, points: "x" }],
  };
  expect(overtrick.comparePublished(event, odd as never)).toEqual({
    differences: [],
    notCompared: 1,
    findings: [],
  });
  const { findings } = overtrick.comparePublished(event, null as never);
  expect(findings).toMatchObject([{ code: "invalid-value", where: { path: "published" } }]);
});

const line = (ns: string, ew: string, rest: string): string =>
  `<TRAVELLER_LINE><NS_PAIR_NUMBER>${ns}</NS_PAIR_NUMBER><EW_PAIR_NUMBER>${ew}</EW_PAIR_NUMBER>${rest}</TRAVELLER_LINE>`;
const points = (ns: number, ew: number): string =>
  `<NS_MATCH_POINTS>${ns}</NS_MATCH_POINTS><EW_MATCH_POINTS>${ew}</EW_MATCH_POINTS>`;
const usebio = (type: string, inside: string): string =>
  `<USEBIO><EVENT EVENT_TYPE="${type}">${inside}</EVENT></USEBIO>`;

test("values with lines of their own, and an award as a score of 0", async () => {
  const pretty = "<SCORE>\n      420\n    </SCORE><CONTRACT>\n\t4S\n</CONTRACT><PLAYED_BY>\nN\n</PLAYED_BY>";
  const played = "<CONTRACT>4S</CONTRACT><PLAYED_BY>N</PLAYED_BY><TRICKS>9</TRICKS><SCORE>-50</SCORE>";
  const award = "<CONTRACT></CONTRACT><SCORE>0</SCORE>";
  const rows = [
    line("1", "2", pretty + points(3.5, 0.5)),
    line("3", "4", played + points(0.5, 3.5)),
    line("5", "6", award + points(2.4, 1.6)),
  ];
  const { event, findings, published } = await overtrick.readAny(
    usebio("MP_PAIRS", `<BOARD><BOARD_NUMBER>\n 1\n</BOARD_NUMBER>${rows.join("\n")}</BOARD>`),
  );
  expect(findings).toMatchObject([{ code: "nought-as-percent", values: { first: 60, second: 40 } }]);
  expect(overtrick.comparePublished(event, published, "wbf")).toMatchObject({
    differences: [],
    notCompared: 0,
  });
});

test("percentages at IMPs are not counted as agreeing; totals in victory points are another scale", async () => {
  const pair = (number: number, figure: string): string =>
    `<PAIR><PAIR_NUMBER>${number}</PAIR_NUMBER>${figure}</PAIR>`;
  const listed = (figure: string): string =>
    `<PARTICIPANTS>${[1, 2, 3, 4].map((number) => pair(number, figure)).join("")}</PARTICIPANTS>`;
  const board = `<BOARD><BOARD_NUMBER>1</BOARD_NUMBER>${line("1", "2", "<SCORE>420</SCORE>")}${line("3", "4", "<SCORE>50</SCORE>")}</BOARD>`;
  const imps = await overtrick.readAny(usebio("CROSS_IMPS", listed("<PERCENTAGE>61.5</PERCENTAGE>") + board));
  expect(overtrick.comparePublished(imps.event, imps.published)).toMatchObject({
    differences: [],
    notCompared: 4,
  });
  const match = (ns: number, ew: number, score: number): string =>
    `<MATCH><NS_PAIR_NUMBER>${ns}</NS_PAIR_NUMBER><EW_PAIR_NUMBER>${ew}</EW_PAIR_NUMBER><NS_SCORE>10</NS_SCORE><EW_SCORE>10</EW_SCORE><BOARD><BOARD_NUMBER>1</BOARD_NUMBER><TRAVELLER_LINE><SCORE>${score}</SCORE></TRAVELLER_LINE></BOARD></MATCH>`;
  const method = "<MATCH_SCORING_METHOD>VPS</MATCH_SCORING_METHOD>";
  const swiss = await overtrick.readAny(
    usebio(
      "SWISS_PAIRS",
      method + listed("<TOTAL_SCORE>10</TOTAL_SCORE>") + match(1, 2, 420) + match(3, 4, 50),
    ),
  );
  expect(swiss.findings.map(({ code }) => code).sort()).toEqual([
    "match-results-not-shown",
    "victory-points-of-pairs",
  ]);
  const { differences } = overtrick.comparePublished(swiss.event, swiss.published);
  expect(new Set(differences.map(({ reason }) => reason))).toEqual(new Set(["scale"]));
});
