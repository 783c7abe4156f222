/**
 * The bytes of an XML file to text: the mark or the declaration names the encoding; what is no UTF-8 is
 * Windows-1252, or the bytes of it that are none (see encoding.ts).
 * Some programs declare ISO-8859-1 and write UTF-8: accents that make sense as UTF-8 hardly ever are anything else.
 */

import { type DecodedText, decodeText } from "../encoding.js";

/** Small: what a piece full of ampersands costs to look through goes before the next one comes. */
const piece = 1 << 12;

function declaredEncoding(bytes: Uint8Array): string | undefined {
  const start = new TextDecoder("windows-1252").decode(bytes.subarray(0, 200));
  return /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]+)["']/i.exec(start)?.[1];
}

/** In which the bytes are, as they declare; nothing where only a look at all of them tells. */
function encodingOf(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  const declared = declaredEncoding(bytes)?.toLowerCase() ?? "utf-8";
  // Two bytes to a character would have had a mark, or the declaration could not have been read.
  if (declared.startsWith("utf")) return isUtf8(bytes) ? "utf-8" : undefined;
  try {
    const { encoding } = new TextDecoder(declared);
    if (encoding !== "windows-1252") return encoding;
  } catch {
    // An encoding that nobody knows.
  }
  return isUtf8(bytes) ? "utf-8" : undefined;
}

function isUtf8(bytes: Uint8Array): boolean {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  try {
    for (let at = 0; at < bytes.length; at += piece)
      decoder.decode(bytes.subarray(at, at + piece), { stream: true });
    decoder.decode();
    return true;
  } catch {
    return false;
  }
}

/** The text in pieces, without its mark. */
export function* piecesOf(bytes: Uint8Array): Generator<string> {
  const encoding = encodingOf(bytes);
  if (encoding === undefined) {
    const { text } = decodeText(bytes);
    for (let at = 0; at < text.length; at += piece) yield text.slice(at, at + piece);
    return;
  }
  const decoder = new TextDecoder(encoding);
  for (let at = 0; at < bytes.length; at += piece) {
    yield decoder.decode(bytes.subarray(at, at + piece), { stream: true });
  }
  yield decoder.decode();
}

/** Of a text that is not what it declares, and may be mixed. */
export const undeclaredText = (bytes: Uint8Array): DecodedText | undefined =>
  encodingOf(bytes) === undefined ? decodeText(bytes) : undefined;

export const xmlText = (bytes: Uint8Array): string =>
  undeclaredText(bytes)?.text ?? new TextDecoder(encodingOf(bytes)).decode(bytes);
