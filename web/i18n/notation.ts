/** Whose letters strains and seats are written in, by the language of the page. */
import type { Notation } from "overtrick";
import type { Language } from "./index";

const notations: Record<Language, Notation> = { en: "english", nl: "dutch", da: "danish", sv: "swedish" };

export function notationOf(language: Language): Notation {
  return notations[language];
}
