import type { Dictionary } from "../../../i18n/index";
import type { NumberWriter } from "../../../numbers";

/** Where boards belong: "Session 2 Section A", of several sessions; nothing for boards of neither. */
export function fieldName(
  { section = "", session }: { section?: string | undefined; session?: number | undefined },
  { views }: Dictionary,
  numbers: NumberWriter,
): string {
  if (session === undefined) return section === "" ? "" : views.section(section);
  // The names of sections begin with the session's number, so that those of two sessions differ.
  const own = section.replace(`${session}.`, "");
  return [views.session(numbers.score(session)), own && views.section(own)].filter(Boolean).join(" ");
}
