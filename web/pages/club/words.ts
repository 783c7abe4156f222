import { addSentences } from "../../i18n/findings";
import { roomWords } from "../../i18n/index";
import { bookEn } from "../../i18n/book/en";
import type { BookWords } from "../../i18n/book/en";
import { clubEn } from "../../i18n/club/en";
import type { ClubWords } from "../../i18n/club/en";

/** The page's own words, which come with it. */
export const clubWords = roomWords<ClubWords>(clubEn, {
  nl: async () => (await import("../../i18n/club/nl")).clubNl,
  da: async () => (await import("../../i18n/club/da")).clubDa,
  sv: async () => (await import("../../i18n/club/sv")).clubSv,
});

/** Words about keeping the book. */
export const bookWords = roomWords<BookWords>(bookEn, {
  nl: async () => (await import("../../i18n/book/nl")).bookNl,
  da: async () => (await import("../../i18n/book/da")).bookDa,
  sv: async () => (await import("../../i18n/book/sv")).bookSv,
});

addSentences("club", () => ({ ...bookWords.words.findings, ...clubWords.words.findings }));
