/** Numbers of this page as people type them. */
import { parseNumber } from "../../numbers";

/**
 * As `parseNumber`, also with a per cent sign behind it. Blanks part thousands and nothing else: “28 4” is two numbers,
 * and no number here.
 */
export function typedNumber(text: string): number | null {
  const plain = text.trim().replace(/\s*%$/u, "");
  if (/\d\s+\d/u.test(plain) && !/^\D?\s*\d{1,3}(\s\d{3})+([.,]\d*)?$/u.test(plain)) return null;
  return parseNumber(plain);
}

/** The same number on the other side of nought: not every keypad has a minus. */
export function otherSign(text: string): string {
  const plain = text.trim();
  return /^[-\u2212\u2013]/u.test(plain) ? plain.slice(1).trim() : `\u2212${plain.replace(/^\+/u, "")}`;
}
