// The words, numbers and marks of C++, without comments, texts and preprocessor lines. Knows as much as it takes to
// find what can be flipped: which marks belong to a template's list is told by the layout that clang-format gives.

const patterns = [
  ["comment", /\/\/[^\n]*|\/\*[^]*?\*\//y],
  ["preprocessor", /(?<=^[ \t]*)#(?:\\\n|[^\n])*/my],
  ["text", /(?:u8|[uUL])?R"([^(]*)\([^]*?\)\1"|(?:u8|[uUL])?"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])+'/y],
  ["number", /\.?\d(?:'?[\w.]|(?<=[eE])[+-])*/y],
  ["word", /[A-Za-z_]\w*/y],
  ["mark", /<=>|->\*|<<=|>>=|\.\.\.|->|\+\+|--|&&|\|\||[-+*/%<>=!&|^]=|::|[^\s]/y],
];

/** @returns {{kind: "text" | "number" | "word" | "mark", text: string, at: number}[]} */
export function tokensOf(source) {
  const tokens = [];
  for (let at = 0; at < source.length;) {
    const space = /\s*/y;
    space.lastIndex = at;
    at += space.exec(source)[0].length;
    if (at === source.length) break;
    for (const [kind, pattern] of patterns) {
      pattern.lastIndex = at;
      const text = pattern.exec(source)?.[0];
      if (text === undefined) continue;
      if (kind !== "comment" && kind !== "preprocessor") tokens.push({ kind, text, at });
      at += text.length;
      break;
    }
  }
  return tokens;
}

const spaced = (source, at) => /\s/.test(source[at] ?? " ");

/** Whether a mark stands between two values: clang-format puts spaces round it then, and only then. */
export function isBinary(source, { text, at }) {
  return spaced(source, at - 1) && spaced(source, at + text.length);
}

function closing(tokens, from, opens, closes) {
  let depth = 0;
  for (let i = from; i < tokens.length; i += 1) {
    if (tokens[i].text === opens) depth += 1;
    if (tokens[i].text === closes) depth -= 1;
    if (depth === 0) return i;
  }
  return tokens.length - 1;
}

function opensTemplateList(source, tokens, i) {
  const before = tokens[i - 1];
  if (tokens[i].text !== "<" || !before) return false;
  if (before.text === "template") return true;
  const touches = before.at + before.text.length === tokens[i].at;
  return touches && before.text !== "operator" && (before.kind === "word" || before.text === "]");
}

// What a mistake in cannot be seen in a result: room set aside, and what the compiler itself looks at.
const withoutResult = new Set(["static_assert", "reserve", "alignas", "noexcept"]);

/** The last token of what is left alone and begins at `i`; before `i` where nothing does. */
function endOfUntouched(source, tokens, i) {
  if (opensTemplateList(source, tokens, i)) return closing(tokens, i, "<", ">");
  if (withoutResult.has(tokens[i].text) && tokens[i + 1]?.text === "(")
    return closing(tokens, i + 1, "(", ")");
  return tokens[i].text === "operator" ? i + 1 : i - 1;
}

/** The indices of the tokens that are left alone: template lists, static_assert and the like. */
export function untouched(source, tokens) {
  const left = new Set();
  for (let i = 0; i < tokens.length;) {
    const end = endOfUntouched(source, tokens, i);
    for (let k = i; k <= end; k += 1) left.add(k);
    i = Math.max(i, end) + 1;
  }
  return left;
}
