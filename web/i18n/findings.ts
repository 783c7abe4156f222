/** Findings as sentences in the reader's language, by their code. */
import type { Finding } from "overtrick";
import type { NumberWriter } from "../numbers";
import type { FindingValues } from "./finding-values";
import type { Dictionary } from "./index";

type Sentences = Record<string, (values: FindingValues) => string>;
const later: (() => Sentences)[] = [];

/** Sentences of a page that comes later, looked up behind those of the dictionary. */
export function addSentences(sentences: () => Sentences): void {
  later.push(sentences);
}

/** A pasted text can be a page long; a sentence quotes its beginning. */
const longestQuote = 40;

export function sentenceOf(finding: Finding, words: Dictionary, numbers: NumberWriter): string {
  const values = finding.values ?? {};
  const shown = (name: string): string => {
    const value = values[name];
    return typeof value === "number" ? numbers.whole(value) : quote(value ?? "");
  };
  const lists = [words.findings as Sentences, ...later.map((sentences) => sentences())];
  const known = lists.find((list) => Object.hasOwn(list, finding.code));
  const sentence = known?.[finding.code];
  if (!sentence) return words.finding.unknown(finding.message);
  return sentence({
    text: shown("text"),
    first: shown("first"),
    second: shown("second"),
    path: shown("path"),
    setting: shown("setting"),
    session: shown("session"),
    line: shown("line"),
    player: shown("player"),
  });
}

function quote(text: string): string {
  const letters = Array.from(text.trim());
  return letters.length <= longestQuote ? letters.join("") : `${letters.slice(0, longestQuote).join("")}…`;
}
