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
import type { Place } from "./place";

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

/** What can be said about reading: fetched when there is something to say of what was read. */
const readingSentences: Record<ElementLanguage, () => Promise<Sentences>> = {
  en: async () => (await import("../i18n/findings/en")).findingsEn.findings,
  nl: async () => (await import("../i18n/findings/nl")).findingsNl.findings,
  da: async () => (await import("../i18n/findings/da")).findingsDa.findings,
  sv: async () => (await import("../i18n/findings/sv")).findingsSv.findings,
};

/** A page is no place for more of them; whoever made it opens the file on our own page. */
const most = 20;

/** What is to be said about a nett list, each with its line and whom it is about; `own` are sentences for it alone. */
export async function saidOfList(
  findings: readonly Finding[],
  { language, words, numbers }: Place,
  own: Sentences,
): Promise<string[]> {
  if (findings.length === 0) return [];
  const sentences = { ...(await readingSentences[language]()), ...nettSentences[language], ...own };
  const said = findings.slice(0, most).map((finding) => {
    const { line } = finding.where;
    const player = finding.values?.["player"];
    const about = [line === undefined ? "" : words.atLine(numbers.whole(line)), String(player ?? "")];
    return [...about.filter((part) => part !== ""), sentenceFor(finding, sentences, numbers)].join(": ");
  });
  const more = findings.length - said.length;
  return more > 0 ? [...said, `… (+${numbers.whole(more)})`] : said;
}

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
