import { isoDate } from "../store/iso-date";

/** As the language writes it; what is no date stays as it was typed. */
export function dateText(date: string): string {
  const iso = isoDate(date);
  if (iso === null) return date;
  const day = new Date(`${iso}T12:00:00`);
  const { lang } = document.documentElement;
  const own = navigator.languages.filter((tag) => tag.startsWith(lang));
  return day.toLocaleDateString([...own, lang], { dateStyle: "medium" });
}
