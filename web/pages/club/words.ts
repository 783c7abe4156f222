import { addSentences } from "../../i18n/findings";
import { roomWords } from "../../i18n/index";
import { clubEn } from "../../i18n/club/en";
import type { ClubWords } from "../../i18n/club/en";

/** The page's own words, which come with it. */
export const clubWords = roomWords<ClubWords>(clubEn, {
  nl: async () => (await import("../../i18n/club/nl")).clubNl,
  da: async () => (await import("../../i18n/club/da")).clubDa,
  sv: async () => (await import("../../i18n/club/sv")).clubSv,
});

addSentences("club", () => clubWords.words.findings);
