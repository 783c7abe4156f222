/** Says that a text was not taken, and where. */
import { fieldsEn } from "../i18n/fields/en";
import type { FieldWords } from "../i18n/fields/en";
import { roomWords, writer } from "../i18n/index";
import { offerUndo } from "../store/undo";

const fieldWords = roomWords<FieldWords>(fieldsEn, {
  nl: async () => (await import("../i18n/fields/nl")).fieldsNl,
  da: async () => (await import("../i18n/fields/da")).fieldsDa,
  sv: async () => (await import("../i18n/fields/sv")).fieldsSv,
});

export async function sayTooLong(
  field: HTMLInputElement | HTMLTextAreaElement,
  length: number,
  most: number,
): Promise<void> {
  await fieldWords.ready;
  const name = field.getAttribute("aria-label") ?? field.labels?.[0]?.textContent.trim();
  offerUndo({
    message: () => {
      const [{ words }, { whole }] = [fieldWords, writer()];
      return words.tooLong(name || words.field, whole(length), whole(most));
    },
  });
}
