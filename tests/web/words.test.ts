/** The dictionaries: no sentence is missing, empty or left in English, and every finding of reading and scoring has one. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { da } from "../../web/i18n/da";
import { en } from "../../web/i18n/en";
import { expectedDa } from "../../web/i18n/expected/da";
import { expectedEn } from "../../web/i18n/expected/en";
import { expectedNl } from "../../web/i18n/expected/nl";
import { expectedSv } from "../../web/i18n/expected/sv";
import { nl } from "../../web/i18n/nl";
import { sv } from "../../web/i18n/sv";

/** Every leaf by its path; functions answer with their arguments' names filled in. */
function leaves(value: unknown, path = ""): [string, string][] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value === "function") {
    const say = value as (...values: unknown[]) => unknown;
    const finding = path.startsWith(".findings.");
    const values = { text: "TEXT", first: "FIRST", second: "SECOND", path: "PATH", setting: "SETTING" };
    const answers = finding ? [say(values)] : [say(1, "1"), say(2, "2")];
    return answers.map((answer, index) => [`${path}#${index}`, String(answer)]);
  }
  return Object.entries(value as object).flatMap(([key, inner]) => leaves(inner, `${path}.${key}`));
}

/** The page's own dictionary, and those that come with a page. */
const rooms = {
  page: { en, nl, da, sv },
  expected: { en: expectedEn, nl: expectedNl, da: expectedDa, sv: expectedSv },
};
const dictionaries = Object.entries(rooms).flatMap(([room, languages]) =>
  Object.entries<object>(languages).map(([name, words]) => ({ room, name, words, english: languages.en })),
);

describe.each(dictionaries)("$room in $name", ({ name, words, english: original }) => {
  const english = new Map(leaves(original));
  const all = leaves(words);

  test("has every key, and none is empty", () => {
    expect(all.map(([path]) => path)).toEqual([...english.keys()]);
    expect(all.filter(([, text]) => text.trim() === "")).toEqual([]);
  });

  test("uses the values that English uses", () => {
    const used = (text = ""): string[] => (text.match(/TEXT|FIRST|SECOND|PATH|SETTING/gu) ?? []).sort();
    for (const [path, text] of all) expect(used(text), path).toEqual(used(english.get(path)));
  });

  test.skipIf(name === "en")("leaves no sentence in English", () => {
    // The titles of documents and the keys of a keyboard are names.
    const isName = (path: string): boolean => /\.sources\.|\.keyList\.\d+\.0$/u.test(path);
    const sentences = all.filter(([path, text]) => / \w+ /u.test(text) && !isName(path));
    const same = sentences.filter(([path, text]) => english.get(path) === text);
    expect(same).toEqual([]);
  });
});

test("every finding of reading, verifying and the package's door has its sentence", () => {
  const header = readFileSync(new URL("../../core/event/finding.h", import.meta.url), "utf8");
  const [general = ""] = header.split("/* ratings");
  const codes = [...general.matchAll(/X\(\w+, \w+, "([a-z0-9-]+)"\)/gu)].map(([, code = ""]) => code);
  expect(codes.length).toBeGreaterThan(15);
  expect(codes.filter((code) => !Object.hasOwn(en.findings, code))).toEqual([]);
});

test("every finding of Project 52 has its sentence", () => {
  const header = readFileSync(new URL("../../core/event/finding.h", import.meta.url), "utf8");
  const [, own = ""] = header.split("X(lineSizesDoNotFit");
  const codes = [...own.matchAll(/X\(\w+, \w+, "([a-z0-9-]+)"\)/gu)].map(([, code = ""]) => code);
  expect(codes).toContain("half-table");
  expect(codes.filter((code) => !Object.hasOwn(expectedEn.findings, code))).toEqual([]);
});
