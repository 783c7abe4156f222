/** Findings as sentences in the reader's language, by their code. */
import type { Finding } from "overtrick";
import type { NumberWriter } from "../numbers";
import type { Dictionary } from "./index";

/** A pasted text can be a page long; a sentence quotes its beginning. */
const longestQuote = 40;

export function sentenceOf(finding: Finding, words: Dictionary, numbers: NumberWriter): string {
  const values = finding.values ?? {};
  const shown = (name: string): string => {
    const value = values[name];
    return typeof value === "number" ? numbers.whole(value) : quote(value ?? "");
  };
  const sentence = Object.hasOwn(words.findings, finding.code)
    ? words.findings[finding.code as keyof Dictionary["findings"]]
    : undefined;
  if (!sentence) return words.finding.unknown(finding.message);
  return sentence({
    text: shown("text"),
    first: shown("first"),
    second: shown("second"),
    path: shown("path"),
  });
}

function quote(text: string): string {
  const letters = Array.from(text.trim());
  return letters.length <= longestQuote ? letters.join("") : `${letters.slice(0, longestQuote).join("")}…`;
}
