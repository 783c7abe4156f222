import type { FieldWords } from "./en";

/** Svenska. */
export const fieldsSv: FieldWords = {
  field: "Det här fältet",
  tooLong: (field, length, most) =>
    `${field}: texten har ${length} tecken, och här ryms högst ${most}. Ingenting sattes in.`,
};
