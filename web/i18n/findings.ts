/** Findings as sentences in the reader's language, by their code. */
import type { Finding } from "overtrick";
import type { NumberWriter } from "../numbers";
import { readAddress } from "../routes";
import type { Place } from "../routes";
import type { FindingValues } from "./finding-values";
import type { Dictionary } from "./index";

type Sentences = Record<string, (values: FindingValues) => string>;
const later = new Map<Place | "everywhere", () => Sentences>();

/** Sentences that come later: of a page, for what is found there, or of reading and scoring. */
export function addSentences(place: Place | "everywhere", sentences: () => Sentences): void {
  later.set(place, sentences);
}

/** A pasted text can be a page long; a sentence quotes its beginning. */
const longestQuote = 40;

export function sentenceOf(finding: Finding, words: Dictionary, numbers: NumberWriter): string {
  const values = finding.values ?? {};
  const shown = (name: string): string => {
    const value = values[name];
    return typeof value === "number" ? numbers.whole(value) : quote(value ?? "");
  };
  const { place } = readAddress(location.hash);
  const lists = [later.get(place)?.(), later.get("everywhere")?.()];
  const sentence = lists.find((list) => list && Object.hasOwn(list, finding.code))?.[finding.code];
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

/** Signs that turn the direction of a text: a box in their place, lest they turn the sentence around them. */
const turning = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

function quote(text: string): string {
  const letters = Array.from(text.trim().replace(turning, "\ufffd"));
  return letters.length <= longestQuote ? letters.join("") : `${letters.slice(0, longestQuote).join("")}…`;
}
