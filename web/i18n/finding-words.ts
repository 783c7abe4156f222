/** The sentences of what is found in reading and scoring: they come with what reads, and with every page but the first. */
import { addSentences } from "./findings";
import { findingsEn } from "./findings/en";
import type { FindingSentences } from "./findings/en";
import { roomWords } from "./index";

export const findingWords = roomWords<FindingSentences>(findingsEn, {
  nl: async () => (await import("./findings/nl")).findingsNl,
  da: async () => (await import("./findings/da")).findingsDa,
  sv: async () => (await import("./findings/sv")).findingsSv,
});

addSentences("everywhere", () => findingWords.words.findings);
