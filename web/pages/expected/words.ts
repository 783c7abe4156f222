/** The page's own words, and its sentences for findings. */
import { roomWords } from "../../i18n/index";
import { addSentences } from "../../i18n/findings";
import { expectedEn } from "../../i18n/expected/en";
import type { ExpectedWords } from "../../i18n/expected/en";

const room = roomWords<ExpectedWords>(expectedEn, {
  nl: async () => (await import("../../i18n/expected/nl")).expectedNl,
  da: async () => (await import("../../i18n/expected/da")).expectedDa,
  sv: async () => (await import("../../i18n/expected/sv")).expectedSv,
});
addSentences("expected", () => room.words.findings);

export const wordsReady = room.ready;
export const expectedWords = (): ExpectedWords => room.words;
