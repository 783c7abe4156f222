import { roomWords } from "../../i18n/index";
import type { FindingValues } from "../../i18n/finding-values";
import { addSentences } from "../../i18n/findings";
import { rankingEn } from "../../i18n/ranking/en";

/** The page's own words, which come with it. */
export const rankingWords = roomWords(rankingEn, {
  nl: async () => (await import("../../i18n/ranking/nl")).rankingNl,
  da: async () => (await import("../../i18n/ranking/da")).rankingDa,
  sv: async () => (await import("../../i18n/ranking/sv")).rankingSv,
});

type Sentence = (values: FindingValues) => string;

/** Behind the name of an evening or player, and its colon, a sentence goes on. */
const continued =
  (sentence: Sentence): Sentence =>
  (values) => {
    const text = sentence(values);
    if (values.session === "" && values.player === "") return text;
    return text.replace(/^\p{Lu}(?=\p{Ll}|\s)/u, (letter) => letter.toLocaleLowerCase());
  };

addSentences("ranking", () =>
  Object.fromEntries(
    Object.entries<Sentence>(rankingWords.words.findings).map(([code, sentence]) => [
      code,
      continued(sentence),
    ]),
  ),
);
