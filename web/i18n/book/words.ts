/** The words about keeping the club's book, in the language on the screen, for whichever page shows it. */
import { roomWords } from "../index";
import { bookEn } from "./en";

export const bookWords = roomWords(bookEn, {
  nl: async () => (await import("./nl")).bookNl,
  da: async () => (await import("./da")).bookDa,
  sv: async () => (await import("./sv")).bookSv,
});
