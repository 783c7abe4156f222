/** The dictionaries: no sentence is missing, empty or left in English, and every finding of reading and scoring has one. */
import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { load } from "overtrick";
import { bookDa } from "../../web/i18n/book/da";
import { bookEn } from "../../web/i18n/book/en";
import { bookNl } from "../../web/i18n/book/nl";
import { bookSv } from "../../web/i18n/book/sv";
import { clubDa } from "../../web/i18n/club/da";
import { clubEn } from "../../web/i18n/club/en";
import { clubNl } from "../../web/i18n/club/nl";
import { clubSv } from "../../web/i18n/club/sv";
import { da } from "../../web/i18n/da";
import { elementsDa } from "../../web/i18n/elements/da";
import { elementsEn } from "../../web/i18n/elements/en";
import { elementsNl } from "../../web/i18n/elements/nl";
import { elementsSv } from "../../web/i18n/elements/sv";
import { embedDa } from "../../web/i18n/embed/da";
import { embedEn } from "../../web/i18n/embed/en";
import { embedNl } from "../../web/i18n/embed/nl";
import { embedSv } from "../../web/i18n/embed/sv";
import { en } from "../../web/i18n/en";
import { expectedDa } from "../../web/i18n/expected/da";
import { expectedEn } from "../../web/i18n/expected/en";
import { expectedNl } from "../../web/i18n/expected/nl";
import { expectedSv } from "../../web/i18n/expected/sv";
import { fieldsDa } from "../../web/i18n/fields/da";
import { fieldsEn } from "../../web/i18n/fields/en";
import { fieldsNl } from "../../web/i18n/fields/nl";
import { fieldsSv } from "../../web/i18n/fields/sv";
import type { FindingValues } from "../../web/i18n/finding-values";
import { findingsDa } from "../../web/i18n/findings/da";
import { findingsEn } from "../../web/i18n/findings/en";
import { findingsNl } from "../../web/i18n/findings/nl";
import { findingsSv } from "../../web/i18n/findings/sv";
import { helpDa } from "../../web/i18n/help/da";
import { helpEn } from "../../web/i18n/help/en";
import { helpNl } from "../../web/i18n/help/nl";
import { helpSv } from "../../web/i18n/help/sv";
import { terms } from "../../web/help/terms";
import { nl } from "../../web/i18n/nl";
import { openedDa } from "../../web/i18n/opened/da";
import { openedEn } from "../../web/i18n/opened/en";
import { openedNl } from "../../web/i18n/opened/nl";
import { openedSv } from "../../web/i18n/opened/sv";
import { rankingDa } from "../../web/i18n/ranking/da";
import { rankingEn } from "../../web/i18n/ranking/en";
import { rankingNl } from "../../web/i18n/ranking/nl";
import { rankingSv } from "../../web/i18n/ranking/sv";
import { sv } from "../../web/i18n/sv";
import { writtenDa } from "../../web/i18n/written/da";
import { writtenEn } from "../../web/i18n/written/en";
import { writtenNl } from "../../web/i18n/written/nl";
import { writtenSv } from "../../web/i18n/written/sv";
import { workingDa } from "../../web/i18n/working/da";
import { workingEn } from "../../web/i18n/working/en";
import { workingNl } from "../../web/i18n/working/nl";
import { workingSv } from "../../web/i18n/working/sv";
import { nettDa } from "../../web/i18n/nett/da";
import { nettEn } from "../../web/i18n/nett/en";
import { nettNl } from "../../web/i18n/nett/nl";
import { nettSv } from "../../web/i18n/nett/sv";

/** Every leaf by its path; functions answer with their arguments' names filled in. */
function leaves(value: unknown, path = ""): [string, string][] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value === "function") {
    const say = value as (...values: unknown[]) => unknown;
    const finding = path.startsWith(".findings.");
    const values = {
      text: "TEXT",
      first: "FIRST",
      second: "SECOND",
      path: "PATH",
      setting: "SETTING",
      session: "SESSION",
      line: "LINE",
      player: "PLAYER",
    };
    const answers = finding ? [say(values)] : [say(1, "1", "1"), say(2, "2", "2")];
    return answers.map((answer, index) => [`${path}#${index}`, String(answer)]);
  }
  return Object.entries(value as object).flatMap(([key, inner]) => leaves(inner, `${path}.${key}`));
}

/** The words that every page has, and those of the pages that come later. */
const rooms = {
  page: { en, nl, da, sv },
  ranking: { en: rankingEn, nl: rankingNl, da: rankingDa, sv: rankingSv },
  expected: { en: expectedEn, nl: expectedNl, da: expectedDa, sv: expectedSv },
  elements: { en: elementsEn, nl: elementsNl, da: elementsDa, sv: elementsSv },
  embed: { en: embedEn, nl: embedNl, da: embedDa, sv: embedSv },
  book: { en: bookEn, nl: bookNl, da: bookDa, sv: bookSv },
  fields: { en: fieldsEn, nl: fieldsNl, da: fieldsDa, sv: fieldsSv },
  findings: { en: findingsEn, nl: findingsNl, da: findingsDa, sv: findingsSv },
  help: { en: helpEn, nl: helpNl, da: helpDa, sv: helpSv },
  nett: { en: nettEn, nl: nettNl, da: nettDa, sv: nettSv },
  opened: { en: openedEn, nl: openedNl, da: openedDa, sv: openedSv },
  working: { en: workingEn, nl: workingNl, da: workingDa, sv: workingSv },
  written: { en: writtenEn, nl: writtenNl, da: writtenDa, sv: writtenSv },
  club: { en: clubEn, nl: clubNl, da: clubDa, sv: clubSv },
};
const dictionaries = Object.entries(rooms).flatMap(([room, languages]) =>
  Object.entries(languages).map(([name, words]) => ({
    room,
    name,
    words: words as object,
    inEnglish: languages.en,
  })),
);

/** Names of programs, formats, scales and keys, which no language translates. */
const names = [
  ...[
    "Project 52",
    "WBF",
    "EBUScore",
    "ACBL",
    "Magic Contest",
    "Compscore",
    "PBN",
    "USEBIO",
    "Bridgemate",
    "CSV",
    "Board-a-match",
    "Butler",
  ],
  ...["VP", "Hcap", "Ctrl+Z", "Ctrl+Shift+Z", "1 · Overtrick", "2 · Overtrick"],
];

/** Words that players of another language write as English does. */
const alike: Record<string, readonly string[]> = {
  nl: [
    ...["Contract", "Score", "top", "Club", "CP", "Percentages", "Carry-over", "Ranking", "Rankings"],
    ...["Handicap", "Handicap 1", "Handicap 2", "Handicaps", "handicaps", "Partner", "Par"],
    ...["handicap", "ranking", "Rankings 1", "Rankings 2", "District", "District West", "Status"],
    ...["Stop", "knock-out"],
  ],
  da: [
    ...["Score", "Score NS", "NS", "top", "Top", "System", "Carry-over", "Ranking", "Session", "Standard"],
    ...["Session 1", "Session 2"],
    ...["Handicap", "Handicap 1", "Handicap 2", "Handicaps", "handicaps", "handicap", "ranking"],
    ...["Status", "Stop", "Form", "knock-out", "1 session", "Notation"],
  ],
  sv: [
    "Notation",
    "NS",
    "NT",
    "System",
    "Carry-over",
    "Ranking",
    "Match",
    "Session",
    "Session 1",
    "Session 2",
    "Standard",
    "Status",
    "Partner",
    "ranking",
    "Form",
    "1 session",
    "1 version",
  ],
};

test("Swedish quotes as Swedes do, with the same mark on both sides", () => {
  for (const words of Object.values(rooms).map(({ sv: own }) => own)) {
    expect(leaves(words).filter(([, text]) => /“(?!Nett”)/u.test(text))).toEqual([]);
  }
});

test("every folder of words is looked at here", () => {
  const folder = new URL("../../web/i18n/", import.meta.url);
  const folders = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
  // These three are part of the page's own.
  const known = [...Object.keys(rooms), "entry", "files", "views"];
  expect(folders.filter((name) => !known.includes(name))).toEqual([]);
});

describe.each(dictionaries)("$room in $name", ({ name, words, inEnglish }) => {
  const english = new Map(leaves(inEnglish));
  const all = leaves(words);

  test("has every key, and none is empty", () => {
    expect(all.map(([path]) => path)).toEqual([...english.keys()]);
    expect(all.filter(([, text]) => text.trim() === "")).toEqual([]);
  });

  test("uses the values that English uses", () => {
    const used = (text = ""): string[] =>
      (text.match(/TEXT|FIRST|SECOND|PATH|SETTING|SESSION|LINE|PLAYER/gu) ?? []).sort();
    for (const [path, text] of all) expect(used(text), path).toEqual(used(english.get(path)));
  });

  test.skipIf(name === "en")("leaves nothing in English", () => {
    // The titles of documents and the keys of a keyboard are names.
    const isName = (path: string): boolean => /\.sources\.|\.(keyList|keys\.\w+)\.\d+\.0$/u.test(path);
    const own = new Set([...names, ...(alike[name] ?? [])]);
    const same = all.filter(
      ([path, text]) =>
        /\p{L}{2}/u.test(text) && english.get(path) === text && !isName(path) && !own.has(text),
    );
    expect(same).toEqual([]);
  });
});

test("every finding of reading, verifying and the package's door has its sentence", () => {
  const header = readFileSync(new URL("../../core/event/finding.h", import.meta.url), "utf8");
  const [general = ""] = header.split("/* ratings");
  const codes = [...general.matchAll(/X\(\w+, \w+, "([a-z0-9-]+)"\)/gu)].map(([, code = ""]) => code);
  expect(codes.length).toBeGreaterThan(15);
  expect(codes.filter((code) => !Object.hasOwn(findingsEn.findings, code))).toEqual([]);
});

test("every finding of the club ranking has its sentence", () => {
  const header = readFileSync(new URL("../../core/event/finding.h", import.meta.url), "utf8");
  const core = ["settings", "lines", "points", "lineup"].map((part) => `clubranking_${part}.cpp`);
  const used = ["clubranking.cpp", ...core].flatMap((file) => {
    const source = readFileSync(new URL(`../../core/rate/${file}`, import.meta.url), "utf8");
    return [...source.matchAll(/Code::(\w+)/gu)].map(([, code = ""]) => code);
  });
  const names = new Map(
    [...header.matchAll(/X\((\w+), \w+, "([a-z0-9-]+)"\)/gu)].map(([, code = "", name = ""]) => [code, name]),
  );
  const known = { ...findingsEn.findings, ...rankingEn.findings };
  expect(used.length).toBeGreaterThan(15);
  expect([...new Set(used)].filter((code) => !Object.hasOwn(known, names.get(code) ?? ""))).toEqual([]);
});

test("every finding of Project 52 has its sentence", () => {
  const header = readFileSync(new URL("../../core/event/finding.h", import.meta.url), "utf8");
  const [, behind = ""] = header.split("X(lineSizesDoNotFit");
  const [own = ""] = behind.split("/* the club's book");
  const codes = [...own.matchAll(/X\(\w+, \w+, "([a-z0-9-]+)"\)/gu)].map(([, code = ""]) => code);
  expect(codes).toContain("half-table");
  expect(codes.filter((code) => !Object.hasOwn(expectedEn.findings, code))).toEqual([]);
});

test("every reason to refuse a backup of the club's book has its sentence", () => {
  const source = readFileSync(new URL("../../web/store/club/backup.ts", import.meta.url), "utf8");
  const codes = [...source.matchAll(/refused\("([a-z-]+)"/gu)].map(([, code = ""]) => code);
  const known = { ...findingsEn.findings, ...bookEn.findings };
  expect(codes.length).toBeGreaterThan(3);
  expect(codes.filter((code) => !Object.hasOwn(known, code))).toEqual([]);
});

test("every finding of the club's book has its sentence", () => {
  const header = readFileSync(new URL("../../core/event/finding.h", import.meta.url), "utf8");
  const files = [
    ...["book", "order", "replay", "project52_replay", "nett_replay", "ranking_replay"].map(
      (part) => `season/${part}.cpp`,
    ),
    ...["lines", "points"].map((part) => `rate/clubranking_${part}.cpp`),
  ];
  const used = files.flatMap((file) => {
    const source = readFileSync(new URL(`../../core/${file}`, import.meta.url), "utf8");
    return [...source.matchAll(/Code::(\w+)/gu)].map(([, code = ""]) => code);
  });
  const names = new Map(
    [...header.matchAll(/X\((\w+), \w+, "([a-z0-9-]+)"\)/gu)].map(([, code = "", name = ""]) => [code, name]),
  );
  const known = { ...findingsEn.findings, ...clubEn.findings };
  expect(used).toContain("correctionTooLate");
  expect([...new Set(used)].filter((code) => !Object.hasOwn(known, names.get(code) ?? ""))).toEqual([]);
  const [, own = ""] = header.split("/* the club's book");
  const codes = [...own.matchAll(/X\(\w+, \w+, "([a-z0-9-]+)"\)/gu)].map(([, code = ""]) => code);
  expect(codes.filter((code) => !Object.hasOwn(clubEn.findings, code))).toEqual([]);
});

test.each([
  { language: "en", mean: expectedEn.findings, history: nettEn.history, twice: findingsEn },
  { language: "nl", mean: expectedNl.findings, history: nettNl.history, twice: findingsNl },
  { language: "da", mean: expectedDa.findings, history: nettDa.history, twice: findingsDa },
  { language: "sv", mean: expectedSv.findings, history: nettSv.history, twice: findingsSv },
])(
  "$language: the example of a history is read, a mean is no player, a pair twice is named",
  async (words) => {
    const { results, findings } = (await load()).readHistory(words.history.example);
    expect({ results: results.length, findings }).toEqual({ results: 1, findings: [] });
    const about: FindingValues = {
      ...{ text: "7", first: "0", second: "", path: "", setting: "", session: "", line: "", player: "" },
    };
    expect(words.mean["handicap-invalid"](about)).not.toContain("0");
    expect(words.mean["handicap-invalid"]({ ...about, first: "2" })).toContain("2");
    expect(words.twice.findings["pair-twice-on-board"](about)).toContain(" 7 ");
  },
);

test("the glossary has the words that head the product's own tables, as each language has them there", () => {
  const headsOf = (
    { views, entry }: typeof en,
    nett: typeof nettEn,
    expected: typeof expectedEn,
    club: typeof clubEn,
  ): string[] => [
    ...[nett.gross, nett.figures.nett, nett.figures.par, nett.session, nett.quick.rating],
    ...[views.units.imps, entry.scorings.crossimps, entry.scorings.butler, entry.scorings.matchpoints],
    ...[entry.matchesChoice.boardAMatch, entry.penalty, entry.carryOver, views.datum, views.clubPoints],
    ...[views.titles.card, views.titles.session, views.titles.control, views.titles.frequencies],
    ...[views.pair, views.team, expected.field.columns.favourite, expected.field.columns.expected],
    ...[club.columns.handicap, club.columns.ranking, club.member.replacement],
  ];
  const heads = {
    en: headsOf(en, nettEn, expectedEn, clubEn),
    nl: headsOf(nl, nettNl, expectedNl, clubNl),
    da: headsOf(da, nettDa, expectedDa, clubDa),
    sv: headsOf(sv, nettSv, expectedSv, clubSv),
  };
  const has = (term: string, head: string): boolean =>
    head
      .toLowerCase()
      .split(" ")
      .every((word) => term.toLowerCase().includes(word));
  const languages = ["en", "nl", "da", "sv"] as const;
  const missing = heads.en.filter(
    (_, i) => !terms.some((term) => languages.every((name) => has(term[name], heads[name][i]!))),
  );
  expect(missing).toEqual([]);
  expect(terms.filter((term) => term.en.includes("Neuberg")).length).toBe(1);
});
