/** Results that are no contract and no score, as the package reads them in every language. */
import type { EntryWords } from "../../../i18n/entry/en";

type SpecialName = Exclude<keyof EntryWords["outcomes"], "remove">;

/** `select` is the part that the reader will want to type over. */
export interface SpecialResult {
  name: SpecialName;
  /** The result after the choice, from the result before. */
  write: (result: string) => string;
  select?: RegExp;
}

const fixed = (text: string) => (): string => text;
const scoreOf = (result: string): string => /^[-−]?\d+$/u.exec(result.trim())?.[0] ?? "420";

/** Takes a word away where it stands, and adds it where it does not. */
function toggled(result: string, word: RegExp, text: string): string {
  const without = result.replace(word, "").trim();
  return without === result.trim() ? `${without} ${text}`.trim() : without;
}

export const specialResults: readonly SpecialResult[] = [
  { name: "passed", write: fixed("PASS") },
  { name: "notPlayed", write: fixed("NP") },
  { name: "bye", write: fixed("bye") },
  { name: "average", write: fixed("A") },
  { name: "averagePlusMinus", write: fixed("A+/A-") },
  { name: "averageMinusPlus", write: fixed("A-/A+") },
  { name: "averagePlusPlus", write: fixed("A+/A+") },
  { name: "percent", write: fixed("60/40"), select: /.*/u },
  { name: "reverse", write: (result) => toggled(result, /\s*\breverse\b/u, "reverse") },
  { name: "weighted", write: (result) => `${scoreOf(result)}@60 -100@40`, select: /.*/u },
  { name: "split", write: (result) => `${scoreOf(result)}//-50`, select: /-50$/u },
  { name: "oneSidedNs", write: (result) => `NS:60 ${scoreOf(result)}`, select: /60/u },
  { name: "oneSidedEw", write: (result) => `EW:60 ${scoreOf(result)}`, select: /60/u },
  { name: "group", write: (result) => toggled(result, /\s*\bgroup \d+\b/u, "group 2") },
];
