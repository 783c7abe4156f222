/** English: what is said of a text that a field does not take. */
export const fieldsEn = {
  field: "This field",
  tooLong: (field: string, length: string, most: string): string =>
    `${field}: the text has ${length} characters, and at most ${most} fit here. Nothing was put in.`,
};

export type FieldWords = typeof fieldsEn;
