/** The words of the working, in the language on the screen. */
import { roomWords } from "../../../i18n/index";
import { workingEn } from "../../../i18n/working/en";
import type { WorkingWords } from "../../../i18n/working/en";

export const workingWords = roomWords<WorkingWords>(workingEn, {
  nl: async () => (await import("../../../i18n/working/nl")).workingNl,
  da: async () => (await import("../../../i18n/working/da")).workingDa,
  sv: async () => (await import("../../../i18n/working/sv")).workingSv,
});
