/** The words of opened files, in the language on the screen. */
import { roomWords } from "../../../i18n/index";
import { openedEn } from "../../../i18n/opened/en";
import type { OpenedWords } from "../../../i18n/opened/en";

export const openedWords = roomWords<OpenedWords>(openedEn, {
  nl: async () => (await import("../../../i18n/opened/nl")).openedNl,
  da: async () => (await import("../../../i18n/opened/da")).openedDa,
  sv: async () => (await import("../../../i18n/opened/sv")).openedSv,
});
