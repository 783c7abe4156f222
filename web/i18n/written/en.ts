/** How a text of travellers is written: whose letters, and whether scores are cut short. */
export const writtenEn = {
  notation: "Notation",
  /** What the text itself said. */
  found: (notation: string) => `${notation} (found out)`,
  /** Where no contract says anything. */
  byText: "found out from the text",
  notations: {
    english: "English: S H D C NT",
    dutch: "Dutch: S H R K SA",
    danish: "Danish: S H R K UT",
    swedish: "Swedish: S H R K NT",
  },
  withoutLastZero: "Scores without the last zero (42 for 420)",
  /** Of an event from a file. */
  textSaysLess:
    "As text this evening does not say all that its file says: a change here changes figures that you did not touch. Grid and slip keep everything.",
};

export type WrittenWords = typeof writtenEn;
