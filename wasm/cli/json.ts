/** JSON in pieces, laid out as JSON.stringify does: the answer for a large file is longer than a string can be. */
const pieceLength = 1 << 16;

export function* jsonOf(value: unknown): Iterable<string> {
  let piece = "";
  for (const token of tokens(value, "\n", 0)) {
    piece += token;
    if (piece.length < pieceLength) continue;
    yield piece;
    piece = "";
  }
  yield `${piece}\n`;
}

/** Deeper than the lines of a board nothing is long. */
const deepest = 5;

function* tokens(value: unknown, margin: string, depth: number): Iterable<string> {
  if (typeof value !== "object" || value === null || depth === deepest) {
    yield ((JSON.stringify(value, undefined, 2) as string | undefined) ?? "null").replaceAll("\n", margin);
    return;
  }
  const [open, close] = Array.isArray(value) ? "[]" : "{}";
  const inner = `${margin}  `;
  let before = open!;
  for (const [key, part] of Array.isArray(value) ? listed(value) : named(value)) {
    yield before + inner + key;
    yield* tokens(part, inner, depth + 1);
    before = ",";
  }
  yield before === open ? before + close! : margin + close!;
}

function* listed(list: readonly unknown[]): Iterable<[string, unknown]> {
  for (const part of list) yield ["", part];
}

function* named(value: object): Iterable<[string, unknown]> {
  for (const [key, part] of Object.entries(value)) {
    if (part !== undefined) yield [`${JSON.stringify(key)}: `, part];
  }
}
