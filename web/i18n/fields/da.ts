import type { FieldWords } from "./en";

/** Dansk. */
export const fieldsDa: FieldWords = {
  field: "Dette felt",
  tooLong: (field, length, most) =>
    `${field}: teksten har ${length} tegn, og her er der plads til højst ${most}. Intet blev sat ind.`,
};
