/**
 * Bytes of a file to text, as core/read/encoding.h has it: UTF-8, UTF-16 with its mark, or else Windows-1252; of what
 * is mixed the bytes that are no UTF-8, where there are no more of them than characters of several bytes.
 */

export interface DecodedText {
  text: string;
  /** Where the first letter stands that is of another encoding than most. */
  mixedAt?: number;
}

/** Of text in any encoding that says what it is, or is UTF-8 throughout. */
function plainText(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

const isWithin = (byte: number | undefined, from: number, to: number): boolean =>
  byte !== undefined && byte >= from && byte <= to;

/** How many bytes the character of UTF-8 has that begins here; 0 where none does (Unicode 15, table 3-7). */
function lengthAt(bytes: Uint8Array, at: number): number {
  const lead = bytes[at]!;
  if (lead < 0x80) return 1;
  const length = isWithin(lead, 0xc2, 0xdf)
    ? 2
    : isWithin(lead, 0xe0, 0xef)
      ? 3
      : isWithin(lead, 0xf0, 0xf4)
        ? 4
        : 0;
  const from = lead === 0xe0 ? 0xa0 : lead === 0xf0 ? 0x90 : 0x80;
  const to = lead === 0xed ? 0x9f : lead === 0xf4 ? 0x8f : 0xbf;
  if (length === 0 || !isWithin(bytes[at + 1], from, to)) return 0;
  for (let i = 2; i < length; i += 1) if (!isWithin(bytes[at + i], 0x80, 0xbf)) return 0;
  return length;
}

/** How many bytes are no UTF-8 and how many characters of several bytes are, and where the first of each stands. */
interface Survey {
  strange: number;
  firstStrange: number;
  several: number;
  firstOfSeveral: number;
}

function survey(bytes: Uint8Array): Survey {
  const found: Survey = { strange: 0, firstStrange: -1, several: 0, firstOfSeveral: -1 };
  for (let at = 0; at < bytes.length;) {
    const length = lengthAt(bytes, at);
    if (length === 0 && (found.strange += 1) === 1) found.firstStrange = at;
    if (length > 1 && (found.several += 1) === 1) found.firstOfSeveral = at;
    at += Math.max(length, 1);
  }
  return found;
}

const windows = new TextDecoder("windows-1252");
const windows1252 = (bytes: Uint8Array): string => windows.decode(bytes);

/** All of it as UTF-8: each byte that is none, as Windows-1252 has it. */
function repaired(bytes: Uint8Array, strange: number): Uint8Array {
  const longest = 3;
  const whole = new Uint8Array(bytes.length + (longest - 1) * strange);
  const encoder = new TextEncoder();
  let to = 0;
  for (let at = 0; at < bytes.length;) {
    const length = lengthAt(bytes, at);
    if (length === 0) {
      to += encoder.encodeInto(windows1252(bytes.subarray(at, at + 1)), whole.subarray(to)).written;
      at += 1;
    }
    for (let i = 0; i < length; i += 1) whole[to++] = bytes[at++]!;
  }
  return whole.subarray(0, to);
}

export function decodeText(bytes: Uint8Array): DecodedText {
  const plain = plainText(bytes);
  if (plain !== undefined) return { text: plain };
  const marked = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  const body = marked ? bytes.subarray(3) : bytes;
  const { strange, firstStrange, several, firstOfSeveral } = survey(body);
  if (!marked && several < Math.max(strange, 1))
    return { text: windows1252(body), ...(several > 0 && { mixedAt: firstOfSeveral }) };
  const utf8 = new TextDecoder("utf-8", { ignoreBOM: true });
  return {
    text: utf8.decode(repaired(body, strange)),
    mixedAt: utf8.decode(body.subarray(0, firstStrange)).length,
  };
}

/** The text as the core sees it, without its mark. */
export function textOf(content: string | Uint8Array): string {
  if (typeof content !== "string") return decodeText(content).text;
  return content.startsWith("\uFEFF") ? content.slice(1) : content;
}

/** Characters that no text has: a picture, a database. */
export function hasControls(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) < 9) return true;
  return false;
}
