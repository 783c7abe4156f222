/**
 * What attributes ask for: words that an element knows, in any case. One that it does not know is named to whoever made
 * the page; no other is taken in its place.
 */
import { parseNumber } from "../numbers";
import type { Place } from "./place";

interface Asked<Name extends string> {
  known: Name[];
  unknown: string[];
}

/** Thrown where nothing can be worked out without knowing what was asked for. */
export class NotKnown extends Error {}

const valueOf = (element: Element, attribute: string): string =>
  element.getAttribute(attribute)?.trim() ?? "";

/** The words of an attribute that takes several, or its only one. */
export function asked<Name extends string>(
  element: Element,
  attribute: string,
  names: readonly Name[],
  several = false,
): Asked<Name> {
  const value = valueOf(element, attribute);
  const found: Asked<Name> = { known: [], unknown: [] };
  for (const word of several ? value.split(/[\s,;]+/u) : [value]) {
    const name = names.find((one) => one === word.toLowerCase());
    if (name !== undefined) found.known.push(name);
    else if (word !== "") found.unknown.push(word);
  }
  return found;
}

/** The one word that is asked for; null where none is. */
export function askedOne<Name extends string>(
  element: Element,
  attribute: string,
  names: readonly Name[],
): Name | null {
  const { known, unknown } = asked(element, attribute, names);
  if (unknown.length > 0) throw new NotKnown(attribute);
  return known[0] ?? null;
}

/** A number; null where the attribute is empty. */
export function askedNumber(element: Element, attribute: string): number | null {
  const value = valueOf(element, attribute);
  const number = parseNumber(value);
  if (value !== "" && number === null) throw new NotKnown(attribute);
  return number;
}

/** How many rows are wanted at first; all where nothing, or nothing of use, is asked for. */
export function askedRows(element: Element): number {
  const rows = Number(valueOf(element, "rows"));
  return Number.isInteger(rows) && rows > 0 ? rows : Infinity;
}

const named = (attribute: string, value: string): string => `${attribute}="${value.slice(0, 40)}"`;

/** What to say of words that nobody knows. */
export const saidOfWords = (
  { element, words }: Place,
  attribute: string,
  names: readonly string[],
  several = false,
): string[] =>
  asked(element, attribute, names, several).unknown.map((word) =>
    words.unknownValue(named(attribute, word), names.join(", ")),
  );

/** What to say of a number that is none. */
export function saidOfNumber({ element, words }: Place, attribute: string): string[] {
  const value = valueOf(element, attribute);
  return value === "" || parseNumber(value) !== null
    ? []
    : [`${named(attribute, value)}: ${words.notANumber}`];
}

/** What to say of a number of rows that is none; nought is taken for all. */
export function saidOfRows({ element, words }: Place): string[] {
  const value = valueOf(element, "rows");
  return Number(value) === 0 || askedRows(element) < Infinity
    ? []
    : [words.unknownValue(named("rows", value), "1, 2, 3…")];
}
