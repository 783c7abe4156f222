/** What is to be said about a calculation, in the element's language. */
import type { Finding } from "overtrick";
import type { FindingValues } from "../i18n/finding-values";
import { findingsDa } from "../i18n/expected/findings-da";
import { findingsEn } from "../i18n/expected/findings-en";
import { findingsNl } from "../i18n/expected/findings-nl";
import { findingsSv } from "../i18n/expected/findings-sv";
import { nettFindingsDa } from "../i18n/nett/findings-da";
import { nettFindingsEn } from "../i18n/nett/findings-en";
import { nettFindingsNl } from "../i18n/nett/findings-nl";
import { nettFindingsSv } from "../i18n/nett/findings-sv";
import type { NumberWriter } from "../numbers";
import type { ElementLanguage } from "./language";

export type Sentences = Record<string, (values: FindingValues) => string>;

export const expectedSentences: Record<ElementLanguage, Sentences> = {
  en: findingsEn,
  nl: findingsNl,
  da: findingsDa,
  sv: findingsSv,
};
export const nettSentences: Record<ElementLanguage, Sentences> = {
  en: nettFindingsEn,
  nl: nettFindingsNl,
  da: nettFindingsDa,
  sv: nettFindingsSv,
};

export function sentenceFor(finding: Finding, sentences: Sentences, numbers: NumberWriter): string {
  const sentence = sentences[finding.code];
  if (!sentence) return finding.message;
  const shown = (name: string): string => {
    const value = finding.values?.[name] ?? "";
    return typeof value === "number" ? numbers.whole(value) : value;
  };
  return sentence({
    text: shown("text"),
    first: shown("first"),
    second: shown("second"),
    path: shown("path"),
    setting: shown("setting"),
    session: "",
    line: "",
    player: "",
  });
}
