import type { FieldWords } from "./en";

/** Nederlands. */
export const fieldsNl: FieldWords = {
  field: "Dit veld",
  tooLong: (field, length, most) =>
    `${field}: de tekst telt ${length} tekens en hier passen er hoogstens ${most}. Er is niets ingevuld.`,
};
