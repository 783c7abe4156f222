import type { WrittenWords } from "./en";

export const writtenNl: WrittenWords = {
  notation: "Notatie",
  found: (notation) => `${notation} (herkend)`,
  byText: "volgens de tekst",
  notations: {
    english: "Engels: S H D C NT",
    dutch: "Nederlands: S H R K SA",
    danish: "Deens: S H R K UT",
    swedish: "Zweeds: S H R K NT",
  },
  withoutLastZero: "Scores zonder de laatste nul (42 voor 420)",
  textSaysLess:
    "Als tekst zegt deze avond niet alles wat in het bestand staat: een wijziging hier verandert ook cijfers die u niet aanraakt. Rooster en briefje bewaren alles.",
};
