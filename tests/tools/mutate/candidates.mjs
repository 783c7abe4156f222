// Everything that can be flipped in a C++ file, one candidate for each flip. A candidate's key is made of the file, the
// line's text and the flip, not of the line's number: it stays the same when other lines change.
import { createHash } from "node:crypto";
import { isBinary, tokensOf, untouched } from "./tokens.mjs";

const binary = {
  "<": ["<=", ">="],
  "<=": ["<", ">"],
  ">": [">=", "<="],
  ">=": [">", "<"],
  "==": ["!="],
  "!=": ["=="],
  "+": ["-"],
  "-": ["+"],
  "*": ["/"],
  "/": ["*"],
  "%": ["*"],
  "+=": ["-="],
  "-=": ["+="],
  "*=": ["/="],
  "/=": ["*="],
  "&&": ["||"],
  "||": ["&&"],
};
const anywhere = { "++": ["--"], "--": ["++"], true: ["false"], false: ["true"] };

const hashOf = (text) => createHash("sha256").update(text).digest("hex");

const valueOf = (digits) => Number(digits.replaceAll("'", ""));

function goesUp(source, tokens, i) {
  const { text, at } = tokens[i];
  const negative = tokens[i - 1].text === "-" && !isBinary(source, tokens[i - 1]);
  if (valueOf(text) === 0) return true;
  if (valueOf(text) === 1 && negative) return false;
  const start = source.lastIndexOf("\n", at) + 1;
  return Number.parseInt(hashOf(source.slice(start, at + text.length).trim()).slice(0, 2), 16) % 2 === 0;
}

/**
 * A number one larger or one smaller; which of them is left to chance, but nought has no smaller one, and the 1 of a −1
 * no larger one: where −1 is "none", −2 is too.
 */
function beside(text, larger) {
  const [, digits, suffix] = /^([\d.']+)([uUlLfF]*)$/.exec(text) ?? [];
  if (digits === undefined) return `(${text} + 1)`;
  const value = valueOf(digits);
  const other = larger ? value + 1 : value - 1;
  const point = digits.includes(".") && Number.isInteger(other) ? ".0" : "";
  // 2.4 - 1 is 1.4, not the 1.3999999999999999 of a double.
  const written = `${Number(other.toPrecision(15))}${point}${suffix}`;
  return other < 0 ? `(${written})` : written;
}

/** `return value;` becomes `return {};`; where that is no value, the compiler says so. */
function returned(source, tokens, i) {
  let depth = 0;
  let end = i + 1;
  for (; end < tokens.length && !(depth === 0 && tokens[end].text === ";"); end += 1) {
    if ("([{".includes(tokens[end].text)) depth += 1;
    if (")]}".includes(tokens[end].text)) depth -= 1;
  }
  const empty = /^(?:[\w:]*\{\}|std::\w+\(\)|std::nullopt)$/;
  const plain = end - i <= 2 || empty.test(source.slice(tokens[i + 1].at, tokens[end].at));
  return plain ? undefined : { end: tokens[end].at, to: "return {}", flip: "return … → return {}" };
}

function flipsOf(source, tokens, i) {
  const token = tokens[i];
  const to = (text) => ({
    end: token.at + token.text.length,
    to: text,
    flip: `${token.text} → ${text || "nothing"}`,
  });
  if (token.kind === "number") return [to(beside(token.text, goesUp(source, tokens, i)))];
  if (token.text === "return") return [returned(source, tokens, i)].filter(Boolean);
  if (token.text === "!") return [to("")];
  if (Object.hasOwn(anywhere, token.text)) return anywhere[token.text].map(to);
  if (Object.hasOwn(binary, token.text) && isBinary(source, token)) return binary[token.text].map(to);
  return [];
}

function placeOf(source, at) {
  const start = source.lastIndexOf("\n", at) + 1;
  const end = source.indexOf("\n", at);
  const text = source.slice(start, end < 0 ? undefined : end).trim();
  return { line: source.slice(0, at).split("\n").length, text };
}

/** The n-th such flip of a line says so; and of lines with the same text each has its number in the key. */
function named(file, candidates) {
  const seen = new Map();
  const count = (...words) => {
    const key = words.join("\0");
    seen.set(key, (seen.get(key) ?? 0) + 1);
    return seen.get(key);
  };
  return candidates.map((candidate) => {
    const { line, text } = candidate;
    const nth = count("line", line, candidate.flip);
    const flip = nth > 1 ? `${candidate.flip} (${nth})` : candidate.flip;
    const same = count("text", text, flip);
    return { ...candidate, file, flip, key: [file, text, flip, ...(same > 1 ? [same] : [])].join(" | ") };
  });
}

/** @returns {{file: string, line: number, text: string, flip: string, key: string, at: number, end: number, to: string}[]} */
export function candidatesOf(file, source) {
  const tokens = tokensOf(source);
  const left = untouched(source, tokens);
  const found = tokens.flatMap((token, i) =>
    left.has(i)
      ? []
      : flipsOf(source, tokens, i).map((flip) => ({ ...placeOf(source, token.at), at: token.at, ...flip })),
  );
  return named(file, found);
}

export const flipped = (source, { at, end, to }) => source.slice(0, at) + to + source.slice(end);

/** The candidates in an order of chance that depends on the seed and each one's key alone. */
export function shuffled(candidates, seed) {
  return candidates
    .map((candidate) => ({ candidate, rank: hashOf(`${seed} ${candidate.key}`) }))
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
    .map(({ candidate }) => candidate);
}
