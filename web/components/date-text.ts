import { isoDate } from "../store/iso-date";

/** To make a formatter takes the browser longer than to write all dates of a season. */
const formats = new Map<string, Intl.DateTimeFormat>();

export function dateFormat(parts: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const { lang } = document.documentElement;
  const key = JSON.stringify([lang, parts]);
  let format = formats.get(key);
  if (!format) {
    const own = navigator.languages.filter((tag) => tag.startsWith(lang));
    format = new Intl.DateTimeFormat([...own, lang], parts);
    formats.set(key, format);
  }
  return format;
}

/** As the language writes it; what is no date stays as it was typed. */
export function dateText(date: string, dateStyle: "medium" | "long" = "medium"): string {
  const iso = isoDate(date);
  return iso === null ? date : dateFormat({ dateStyle }).format(new Date(`${iso}T12:00:00`));
}
