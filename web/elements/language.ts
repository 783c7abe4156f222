/** The language of the place an element stands in; all four are here, because a club's page loads this one file. */
import { elementsDa } from "../i18n/elements/da";
import { elementsEn } from "../i18n/elements/en";
import type { ElementWords } from "../i18n/elements/en";
import { elementsNl } from "../i18n/elements/nl";
import { elementsSv } from "../i18n/elements/sv";

const dictionaries = { en: elementsEn, nl: elementsNl, da: elementsDa, sv: elementsSv };
export type ElementLanguage = keyof typeof dictionaries;
export const everyLanguage: readonly ElementWords[] = Object.values(dictionaries);

/** `nl-BE`: what the page says of itself there, out of shadow trees too; empty where it says nothing. */
export function localeAt(place: Element): string {
  for (let at: Element | null = place; at;) {
    const named = at.closest("[lang]");
    const tag = tagOf(named?.getAttribute("lang") ?? "");
    if (tag !== "") return tag;
    const root: Node = (named ?? at).getRootNode();
    at = root instanceof ShadowRoot ? root.host : null;
  }
  return "";
}

/** The trees that an element stands in, from its own outwards. */
export function treesAround(place: Element): Node[] {
  const root = place.getRootNode();
  return root instanceof ShadowRoot ? [root, ...treesAround(root.host)] : [root];
}

/** A tag that the browser takes: `da_DK` is written by some systems for `da-DK`, and of rubbish the language is taken. */
function tagOf(written: string): string {
  const tag = written.trim().replaceAll("_", "-");
  const [language = ""] = tag.split("-", 1);
  return [tag, language].find(isTag) ?? "";
}

function isTag(tag: string): boolean {
  try {
    return tag !== "" && Intl.getCanonicalLocales(tag).length > 0;
  } catch {
    return false;
  }
}

const nameOf = (locale: string): string => locale.toLowerCase().split("-", 1)[0] ?? "";

export const isOurs = (locale: string): boolean => Object.hasOwn(dictionaries, nameOf(locale));

/** A language without a region is the reader's own kind of it, where there is one: `en-GB` for `en`. */
export function inReadersRegion(locale: string): string {
  if (locale.includes("-")) return locale;
  return navigator.languages.find((tag) => tag.includes("-") && nameOf(tag) === nameOf(locale)) ?? locale;
}

export function languageOf(locale: string): ElementLanguage {
  return isOurs(locale) ? (nameOf(locale) as ElementLanguage) : "en";
}

export const wordsOf = (language: ElementLanguage): ElementWords => dictionaries[language];
