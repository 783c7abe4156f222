import { roomWords } from "../../i18n/index";
import { addSentences } from "../../i18n/findings";
import { rankingEn } from "../../i18n/ranking/en";

/** The page's own words, which come with it. */
export const rankingWords = roomWords(rankingEn, {
  nl: async () => (await import("../../i18n/ranking/nl")).rankingNl,
  da: async () => (await import("../../i18n/ranking/da")).rankingDa,
  sv: async () => (await import("../../i18n/ranking/sv")).rankingSv,
});

addSentences("ranking", () => rankingWords.words.findings);
