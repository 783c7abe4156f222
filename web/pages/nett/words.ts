import { addSentences } from "../../i18n/findings";
import { roomWords } from "../../i18n/index";
import { nettEn } from "../../i18n/nett/en";
import type { NettWords } from "../../i18n/nett/en";

/** The words of this page. */
export const nettWords = roomWords<NettWords>(nettEn, {
  nl: async () => (await import("../../i18n/nett/nl")).nettNl,
  da: async () => (await import("../../i18n/nett/da")).nettDa,
  sv: async () => (await import("../../i18n/nett/sv")).nettSv,
});
addSentences("nett", () => nettWords.words.findings);
