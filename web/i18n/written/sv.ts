import type { WrittenWords } from "./en";

export const writtenSv: WrittenWords = {
  notation: "Notation",
  found: (notation) => `${notation} (igenkänd)`,
  byText: "enligt texten",
  notations: {
    english: "Engelsk: S H D C NT",
    dutch: "Nederländsk: S H R K SA",
    danish: "Dansk: S H R K UT",
    swedish: "Svensk: S H R K NT",
  },
  withoutLastZero: "Poäng utan sista nollan (42 för 420)",
  textSaysLess:
    "Som text säger kvällen inte allt som filen säger: en ändring här ändrar också siffror som du inte har rört. Rutnät och protokoll behåller allt.",
};
