/**
 * The language on the screen. English is the type of all dictionaries: a key that another language lacks fails the
 * type check. English comes with the page, the others when asked for.
 */
import { keep, kept } from "../store/kept";
import { numberWriter } from "../numbers";
import type { NumberWriter } from "../numbers";
import { en } from "./en";

export type Dictionary = typeof en;
export const languages = ["en", "nl", "da", "sv"] as const;
export type Language = (typeof languages)[number];

/** Each language by its own name, which is the same in all of them. */
export const languageNames: Record<Language, string> = {
  en: "English",
  nl: "Nederlands",
  da: "Dansk",
  sv: "Svenska",
};

const dictionaries: Record<Language, () => Dictionary | Promise<Dictionary>> = {
  en: () => en,
  nl: async () => (await import("./nl")).nl,
  da: async () => (await import("./da")).da,
  sv: async () => (await import("./sv")).sv,
};

/** Words that come with a page of their own, in the language on the screen. */
export interface RoomWords<Words> {
  readonly words: Words;
  /** Settles when they have arrived, or cannot be had and stay English. */
  readonly ready: Promise<void>;
}

type Others<Words> = Record<Exclude<Language, "en">, () => Promise<Words>>;
const rooms = new Set<(name: Language) => Promise<void>>();

/** A page's own dictionary: English comes with the page, the others when asked for. */
export function roomWords<Words>(english: Words, others: Others<Words>): RoomWords<Words> {
  let current = english;
  const show = async (name: Language): Promise<void> => {
    const loaded = name === "en" ? english : await others[name]();
    if (name === wanted) current = loaded;
  };
  rooms.add(show);
  const ready = show(wanted).catch(() => undefined);
  return {
    ready,
    get words() {
      return current;
    },
  };
}

let language: Language = "en";
/** The language that was asked for last: its words may still be on their way. */
let wanted: Language = "en";
let dictionary: Dictionary = en;
let numbers: NumberWriter | undefined;
const listeners = new Set<() => void>();

export const words = (): Dictionary => dictionary;
export const writer = (): NumberWriter => (numbers ??= numberWriter(localeOf(language)));
export const currentLanguage = (): Language => language;

export function onLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What was chosen before, else the first of the reader's languages that the page speaks. */
export function preferredLanguage(
  asked: readonly string[] = navigator.languages,
  stored = kept("language"),
): Language {
  const known = (tag: string | null): Language | undefined =>
    languages.find((name) => name === tag?.toLowerCase().split("-", 1)[0]);
  return known(stored) ?? asked.map(known).find((name) => name !== undefined) ?? "en";
}

/** The reader's own region of that language, when there is one: `nl-BE` rather than `nl`. */
function localeOf(name: Language): string {
  return navigator.languages.find((tag) => tag.toLowerCase().split("-", 1)[0] === name) ?? name;
}

/** Shows a language. Answers at once for English, so that a first page need not wait a turn. */
export function showLanguage(name: Language): void | Promise<void> {
  wanted = name;
  const found = dictionaries[name]();
  if (!(found instanceof Promise) && rooms.size === 0) {
    use(name, found);
    return;
  }
  return Promise.all([found, ...Array.from(rooms, (show) => show(name))]).then(([loaded]) => {
    // Another one may have been asked for while this was on its way.
    if (name === wanted) use(name, loaded);
  });
}

export async function chooseLanguage(name: Language): Promise<void> {
  await showLanguage(name);
  if (name === wanted) keep("language", name);
}

function use(name: Language, loaded: Dictionary): void {
  language = name;
  dictionary = loaded;
  numbers = undefined;
  document.documentElement.lang = name;
  for (const listener of listeners) listener();
}
