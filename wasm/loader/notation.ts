/** Whose letters strains and seats are. */
export type Notation = "english" | "dutch" | "danish" | "swedish";

export const notations: readonly (Notation | undefined)[] = [
  undefined,
  "english",
  "dutch",
  "danish",
  "swedish",
];

/** The number that crosses; 0 lets the text decide, or writes English. */
export const notationIndex = (notation: Notation | undefined): number =>
  Math.max(notations.indexOf(notation), 0);
