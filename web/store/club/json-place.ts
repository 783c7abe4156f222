/** Where a text stops being JSON: browsers say it in different words, or not at all. */

const token =
  /\s*(?:([{}[\],:])|("(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null))/uy;

/** Line and column, from 1, of the first thing that does not belong there; null when all of it is JSON. */
export function brokenAt(text: string): { line: number; column: number } | null {
  const offset = offsetOf(text);
  if (offset === null) return null;
  const before = text.slice(0, offset);
  const line = before.split("\n").length;
  return { line, column: offset - before.lastIndexOf("\n") };
}

type Wanted = "value" | "value or end" | "key" | "key or end" | "colon" | "comma or end" | "nothing";

function offsetOf(text: string): number | null {
  const open: string[] = [];
  let wanted: Wanted = "value";
  token.lastIndex = 0;
  for (;;) {
    const from = token.lastIndex;
    const start = from + (/^\s*/u.exec(text.slice(from, from + 1000))?.[0].length ?? 0);
    const found = token.exec(text);
    if (!found) return wanted === "nothing" && text.slice(from).trim() === "" ? null : start;
    const next = follow(wanted, found, open);
    if (next === null) return start;
    wanted = next;
  }
}

/** What may come after a token; null when it may not come here. */
function follow(wanted: Wanted, [, mark, text, literal]: RegExpExecArray, open: string[]): Wanted | null {
  const afterValue = (): Wanted => (open.length === 0 ? "nothing" : "comma or end");
  const inObject = open.at(-1) === "{";
  if (wanted === "key" || wanted === "key or end") {
    if (text !== undefined) return "colon";
    if (mark !== "}" || wanted === "key") return null;
    open.pop();
    return afterValue();
  }
  if (wanted === "colon") return mark === ":" ? "value" : null;
  if (wanted === "comma or end") {
    if (mark === ",") return inObject ? "key" : "value";
    if (mark !== (inObject ? "}" : "]")) return null;
    open.pop();
    return afterValue();
  }
  if (wanted === "nothing") return null;
  if (text !== undefined || literal !== undefined) return afterValue();
  if (mark === "{" || mark === "[") {
    open.push(mark);
    return mark === "{" ? "key or end" : "value or end";
  }
  if (mark !== "]" || wanted !== "value or end") return null;
  open.pop();
  return afterValue();
}
