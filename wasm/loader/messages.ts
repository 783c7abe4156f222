/** Findings as sentences in English. */
import { messages } from "./english.js";

export type Values = Record<string, string | number>;

/** By template: words, and between them the names of values. The same sentence may be said ten thousand times. */
const pieces = new Map<string, readonly string[]>();

function piecesOf(template: string): readonly string[] {
  let known = pieces.get(template);
  if (!known) pieces.set(template, (known = template.split(/\{(\w+)\}/)));
  return known;
}

/** A template of a table with its values filled in; a code that the table does not know speaks for itself. */
export function filledIn(table: Record<string, string>, code: string, values: Values): string {
  const known = piecesOf(Object.hasOwn(table, code) ? table[code]! : code);
  let text = known[0]!;
  for (let i = 1; i < known.length; i += 2) {
    if (Object.hasOwn(values, known[i]!)) text += String(values[known[i]!]);
    text += known[i + 1]!;
  }
  return text;
}

export const messageOf = (code: string, values: Values): string => filledIn(messages, code, values);
