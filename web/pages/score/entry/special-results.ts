/** Results that are no contract and no score, as the package writes them in the reader's language and reads them in any. */
import type { EntryWords } from "../../../i18n/entry/en";
import { currentLanguage } from "../../../i18n/index";
import type { Language } from "../../../i18n/index";

type SpecialName = Exclude<keyof EntryWords["outcomes"], "remove">;

/** `select` is the part that the reader will want to type over. */
export interface SpecialResult {
  name: SpecialName;
  /** The result after the choice, from the result before. */
  write: (result: string) => string;
  select?: RegExp;
}

interface Typed {
  passed: string;
  notPlayed: string;
  bye: string;
  reverse: string;
  group: string;
  ns: string;
  ew: string;
}

const typed: Record<Language, Typed> = {
  en: {
    passed: "PASS",
    notPlayed: "NP",
    bye: "sit-out",
    reverse: "reverse",
    group: "group",
    ns: "NS",
    ew: "EW",
  },
  nl: {
    passed: "PAS",
    notPlayed: "NG",
    bye: "rust",
    reverse: "omgekeerd",
    group: "groep",
    ns: "NZ",
    ew: "OW",
  },
  da: {
    passed: "PAS",
    notPlayed: "ikke spillet",
    bye: "oversidder",
    reverse: "omvendt",
    group: "gruppe",
    ns: "NS",
    ew: "ØV",
  },
  sv: {
    passed: "PASS",
    notPlayed: "ej spelad",
    bye: "frirond",
    reverse: "omvänt",
    group: "grupp",
    ns: "NS",
    ew: "ÖV",
  },
};
const word = (name: keyof Typed): string => typed[currentLanguage()][name];

const anyReverse = new RegExp(
  `\\s*(?:${Object.values(typed)
    .map(({ reverse }) => reverse)
    .join("|")})`,
  "u",
);
const anyGroup = /\s*gr(?:oup|oep|upp|uppe) \d+/u;

const fixed = (text: string) => (): string => text;
const scoreOf = (result: string): string => /^[-−]?\d+$/u.exec(result.trim())?.[0] ?? "420";

/** Takes a word away where it stands, and adds it where it does not. */
function toggled(result: string, known: RegExp, text: string): string {
  const without = result.replace(known, "").trim();
  return without === result.trim() ? `${without} ${text}`.trim() : without;
}

export const specialResults: readonly SpecialResult[] = [
  { name: "passed", write: () => word("passed") },
  { name: "notPlayed", write: () => word("notPlayed") },
  { name: "bye", write: () => word("bye") },
  { name: "average", write: fixed("A") },
  { name: "averagePlusMinus", write: fixed("A+/A-") },
  { name: "averageMinusPlus", write: fixed("A-/A+") },
  { name: "averagePlusPlus", write: fixed("A+/A+") },
  { name: "percent", write: fixed("60/40"), select: /.*/u },
  { name: "reverse", write: (result) => toggled(result, anyReverse, word("reverse")) },
  { name: "weighted", write: (result) => `${scoreOf(result)}@60 -100@40`, select: /.*/u },
  { name: "split", write: (result) => `${scoreOf(result)}//-50`, select: /-50$/u },
  { name: "oneSidedNs", write: (result) => `${word("ns")}:60 ${scoreOf(result)}`, select: /60/u },
  { name: "oneSidedEw", write: (result) => `${word("ew")}:60 ${scoreOf(result)}`, select: /60/u },
  { name: "group", write: (result) => toggled(result, anyGroup, `${word("group")} 2`) },
];
