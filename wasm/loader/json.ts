/** JSON from outside, before anybody walks through it. */

/** What a text may hold, and in a large one so many to its length: real files have less than half as many. */
const jsonLimits = {
  /** Nothing of ours is a dozen deep. Endless depth would overflow the first one who writes or compares it. */
  depth: 64,
  /** Objects and lists. */
  parts: { always: 1 << 16, perLetter: 1 / 16 },
  /** Properties of objects. */
  names: { always: 1 << 18, perLetter: 1 / 8 },
} as const;

const mostOf = (length: number, { always, perLetter }: { always: number; perLetter: number }): number =>
  Math.max(always, Math.floor(length * perLetter));

/** More than `limit` of something that is bounded. */
export class TooComplex extends SyntaxError {
  readonly limit: number;
  constructor(limit: number) {
    super(`more than ${limit} of what a file has few of`);
    this.limit = limit;
  }
}

/** As JSON.parse, which throws for what is no JSON; this also for what is too much, before it takes memory for it. */
export function parseJson(text: string): unknown {
  const mostParts = mostOf(text.length, jsonLimits.parts);
  const mostNames = mostOf(text.length, jsonLimits.names);
  let depth = 0;
  let parts = 0;
  let names = 0;
  let inString = false;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (inString) {
      if (unit === 0x5c) at += 1;
      else if (unit === 0x22) inString = false;
    } else if (unit === 0x22) inString = true;
    else if (unit === 0x5b || unit === 0x7b) {
      depth += 1;
      parts += 1;
      if (depth > jsonLimits.depth) throw new SyntaxError("nested too deep");
      if (parts > mostParts) throw new TooComplex(mostParts);
    } else if (unit === 0x5d || unit === 0x7d) depth -= 1;
    else if (unit === 0x3a) {
      names += 1;
      if (names > mostNames) throw new TooComplex(mostNames);
    }
  }
  return JSON.parse(text) as unknown;
}
