import type { WrittenWords } from "./en";

export const writtenDa: WrittenWords = {
  notation: "Notation",
  found: (notation) => `${notation} (genkendt)`,
  byText: "efter teksten",
  notations: {
    english: "Engelsk: S H D C NT",
    dutch: "Hollandsk: S H R K SA",
    danish: "Dansk: S H R K UT",
    swedish: "Svensk: S H R K NT",
  },
  withoutLastZero: "Scorer uden det sidste nul (42 for 420)",
  textSaysLess:
    "Som tekst siger aftenen ikke alt det, som filen siger: en ændring her ændrer også tal, som du ikke har rørt. Skema og spilseddel bevarer alt.",
};
