/**
 * An XML file as a flat list of elements, attributes and comments: no rule of bridge, and no document object.
 *
 * Nothing is fetched and no entity of the document's own is expanded: a reference to one stays as it is written and
 * is reported. What could grow without bounds is bounded: depth, attributes, names, elements, faults.
 */
import { findingOf } from "../finding.js";
import type { Finding } from "../types.js";
import type { SaxesParser } from "../xml-parser.mjs";
import { piecesOf, xmlText } from "./xml-text.js";

const xmlLimits = {
  depth: 64,
  attributes: 64,
  names: 4096,
  /** In a large file one to 8 of its bytes: no real one has as many. */
  nodes: { always: 1 << 17, perByte: 1 / 8, most: 4_000_000 },
  faults: 10_000,
} as const;

const mostNodesOf = (bytes: number, { always, perByte, most } = xmlLimits.nodes): number =>
  Math.min(Math.max(always, Math.floor(bytes * perByte)), most);

const longestComment = 200;
const mostFindings = 50;

/**
 * An ampersand that begins no reference, as in "Smith & Jones". The parser would look for the reference's end in all
 * that follows, so it gets a character of the private use area instead, which is as wide.
 */
const strayAmpersand = /&(?!(?:#\d{1,7}|#x[\da-fA-F]{1,6}|[A-Za-z_][\w.-]{0,63});)/g;
const longestReference = 66;
/** As much text as has its ampersands put back at a time. */
const stretch = 1 << 12;
const ampersand = "\uE026";
/**
 * As it was written: split and joined, because each place that replace() or replaceAll() puts a string in leaves a link
 * of a chain behind, some 20 bytes, for as long as the text is kept. In stretches, so that the parts of one go first.
 */
function withAmpersands(text: string): string {
  let restored = "";
  for (let at = 0; at < text.length; at += stretch)
    restored += text
      .slice(at, at + stretch)
      .split(ampersand)
      .join("&");
  return restored;
}

export interface XmlDocument {
  /** Joined by NUL; an attribute's name starts with "@", a comment's is "!". */
  names: string;
  /** Name, depth, line and column of the text. */
  nodes: Int32Array;
  /** Joined by NUL. */
  texts: string;
  findings: Finding[];
}

/** Thrown at a limit to leave the parser; never leaves this file. */
class TooComplex extends Error {
  readonly limit: number;
  constructor(limit: number) {
    super();
    this.limit = limit;
  }
}

interface Fault {
  line: number;
  column: number;
}

/** Rows of numbers that grow. */
class Rows {
  #rows = new Int32Array(1 << 12);
  #length = 0;

  push(a: number, b: number, c: number, d: number): void {
    if (this.#length + 4 > this.#rows.length) {
      const grown = new Int32Array(this.#rows.length * 2);
      grown.set(this.#rows);
      this.#rows = grown;
    }
    this.#rows.set([a, b, c, d], this.#length);
    this.#length += 4;
  }

  take(): Int32Array {
    return this.#rows.subarray(0, this.#length);
  }
}

class Collector {
  readonly #names = new Map<string, number>();
  readonly #rows = new Rows();
  readonly #texts: string[] = [];
  readonly #faults: Fault[] = [];
  readonly #parser: SaxesParser;
  readonly #mostNodes: number;
  #faultCount = 0;
  #depth = 0;
  /** The element whose text is being read; -1 once it has children. */
  #open = -1;
  #attributes: { name: string; value: string; line: number; column: number }[] = [];

  constructor(parser: SaxesParser, mostNodes: number) {
    this.#parser = parser;
    this.#mostNodes = mostNodes;
    parser.on("attribute", ({ name, value }) => {
      if (this.#attributes.length === xmlLimits.attributes) throw new TooComplex(xmlLimits.attributes);
      const column = Math.max(parser.columnIndex - value.length, 1);
      this.#attributes.push({ name, value: this.#restored(value), line: parser.line, column });
    });
    // A prefix is the writer's own choice: ub:USEBIO is USEBIO.
    parser.on("opentag", ({ name }) => {
      this.#element(name.slice(name.lastIndexOf(":") + 1) || name);
    });
    parser.on("closetag", () => {
      this.#depth -= 1;
      this.#open = -1;
    });
    parser.on("text", (text) => {
      this.#text(this.#restored(text));
    });
    // There an ampersand stands for itself.
    parser.on("cdata", (text) => {
      this.#text(withAmpersands(text));
    });
    parser.on("comment", (text) => {
      this.#node("!", withAmpersands(text.slice(0, longestComment)), parser.line, 1);
    });
    parser.on("error", () => {
      this.#fault();
      if (this.#faultCount > xmlLimits.faults) throw new TooComplex(xmlLimits.faults);
    });
  }

  /** The first of them. */
  get faults(): readonly Fault[] {
    return this.#faults;
  }

  get faultCount(): number {
    return this.#faultCount;
  }

  #fault(): void {
    this.#faultCount += 1;
    if (this.#faults.length === mostFindings) return;
    this.#faults.push({ line: this.#parser.line, column: this.#parser.columnIndex });
  }

  #restored(text: string): string {
    if (!text.includes(ampersand)) return text;
    this.#fault();
    return withAmpersands(text);
  }

  take(): Omit<XmlDocument, "findings"> {
    const texts = this.#texts.join("\0");
    return { names: [...this.#names.keys()].join("\0"), nodes: this.#rows.take(), texts };
  }

  #element(name: string): void {
    if (this.#depth === xmlLimits.depth) throw new TooComplex(xmlLimits.depth);
    const open = this.#node(name, "", this.#parser.line, this.#parser.columnIndex + 1);
    this.#depth += 1;
    for (const { name: own, value, line, column } of this.#attributes)
      this.#node(`@${own}`, value, line, column);
    this.#attributes = [];
    this.#open = open;
  }

  #node(name: string, text: string, line: number, column: number): number {
    if (this.#texts.length === this.#mostNodes) throw new TooComplex(this.#mostNodes);
    let index = this.#names.get(name);
    if (index === undefined) {
      if (this.#names.size === xmlLimits.names) throw new TooComplex(xmlLimits.names);
      index = this.#names.size;
      this.#names.set(name, index);
    }
    this.#rows.push(index, this.#depth, line, column);
    return this.#texts.push(withoutNul(text)) - 1;
  }

  #text(text: string): void {
    const before = this.#texts[this.#open];
    if (before === undefined || (before === "" && text.trim() === "")) return;
    this.#texts[this.#open] = before + withoutNul(text);
  }
}

const withoutNul = (text: string): string => (text.includes("\0") ? text.replaceAll("\0", " ") : text);

/** The text in pieces that end in no reference. */
function* piecesFor(bytes: Uint8Array): Generator<string> {
  let held = "";
  for (const piece of piecesOf(bytes)) {
    const text = held + piece;
    const last = text.lastIndexOf("&");
    const end = last >= 0 && last > text.length - longestReference ? last : text.length;
    yield text.slice(0, end).replace(strayAmpersand, ampersand);
    held = text.slice(end);
  }
  yield held.replace(strayAmpersand, ampersand);
}

export async function readXml(bytes: Uint8Array): Promise<XmlDocument> {
  const { SaxesParser: Parser } = await import("../xml-parser.mjs");
  const parser = new Parser({ position: true });
  const collector = new Collector(parser, mostNodesOf(bytes.length));
  const findings: Finding[] = [];
  let faults: readonly Fault[] = collector.faults;
  try {
    for (const text of piecesFor(bytes)) parser.write(text);
    faults = [...collector.faults];
    const before = collector.faultCount;
    parser.close();
    if (collector.faultCount > before) findings.push(findingOf("error", "damaged-file"));
  } catch (error) {
    if (!(error instanceof TooComplex)) throw error;
    findings.push(findingOf("error", "too-complex", { first: error.limit }, { line: parser.line }));
  }
  return { ...collector.take(), findings: findings.concat(faultFindings(faults, bytes)) };
}

/** One for each line that has a fault, with what stands before the place where it was noticed. */
function faultFindings(faults: readonly Fault[], bytes: Uint8Array): Finding[] {
  if (faults.length === 0) return [];
  const lines = xmlText(bytes).split(/\r\n|\r|\n/, faults.at(-1)!.line);
  const seen = new Set<number>();
  return faults.flatMap(({ line, column }) => {
    if (seen.has(line)) return [];
    seen.add(line);
    const quoted = 20;
    const from = Math.max(column - quoted, 0);
    const text = (lines[line - 1] ?? "").slice(from, Math.max(column, from + 1)).trim();
    return [findingOf("warning", "malformed-xml", { text }, { line, column: Math.max(column, 1) })];
  });
}
