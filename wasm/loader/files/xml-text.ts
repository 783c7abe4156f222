/**
 * The bytes of an XML file to text: the mark or the declaration names the encoding; what is no UTF-8 is Windows-1252.
 * Some programs declare ISO-8859-1 and write UTF-8: accents that make sense as UTF-8 hardly ever are anything else.
 */

/** Small: what a piece full of ampersands costs to look through goes before the next one comes. */
const piece = 1 << 12;

function declaredEncoding(bytes: Uint8Array): string | undefined {
  const start = new TextDecoder("windows-1252").decode(bytes.subarray(0, 200));
  return /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]+)["']/i.exec(start)?.[1];
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

function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  const declared = declaredEncoding(bytes)?.toLowerCase() ?? "utf-8";
  // Two bytes to a character would have had a mark, or the declaration could not have been read.
  if (declared.startsWith("utf")) return isUtf8(bytes) ? "utf-8" : "windows-1252";
  try {
    const { encoding } = new TextDecoder(declared);
    return encoding === "windows-1252" && isUtf8(bytes) ? "utf-8" : encoding;
  } catch {
    return isUtf8(bytes) ? "utf-8" : "windows-1252";
  }
}

/** The text in pieces, without its mark. */
export function* piecesOf(bytes: Uint8Array): Generator<string> {
  const decoder = new TextDecoder(encodingOf(bytes));
  for (let at = 0; at < bytes.length; at += piece) {
    yield decoder.decode(bytes.subarray(at, at + piece), { stream: true });
  }
  yield decoder.decode();
}

export const xmlText = (bytes: Uint8Array): string => new TextDecoder(encodingOf(bytes)).decode(bytes);
