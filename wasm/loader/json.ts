/** JSON from outside, before anybody walks through it. */

/** Nothing of ours is a dozen deep. Endless depth would overflow the first one who writes or compares it. */
const deepest = 64;

/** As JSON.parse, which throws for what is no JSON; this also for what is too deep, and before it takes memory for it. */
export function parseJson(text: string): unknown {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (inString) {
      if (unit === 0x5c) at += 1;
      else if (unit === 0x22) inString = false;
    } else if (unit === 0x22) inString = true;
    else if (unit === 0x5b || unit === 0x7b) {
      depth += 1;
      if (depth > deepest) throw new SyntaxError("nested too deep");
    } else if (unit === 0x5d || unit === 0x7d) depth -= 1;
  }
  return JSON.parse(text) as unknown;
}
