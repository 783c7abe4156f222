/**
 * Names as people write them, held against the members of a club. "Larsen, Ole" is Ole Larsen; an accent that is
 * missing, an initial or a slip of the pen is a suggestion. Only a name that is the same letter by letter, or a
 * spelling that somebody said yes to, is recognised.
 */

export interface Known {
  id: string;
  name: string;
  number?: string;
  aliases?: readonly string[];
}

export interface Written {
  name: string;
  /** The federation's, where the event has it. */
  number?: string;
}

export type Match =
  | { kind: "recognised"; id: string }
  /** Best first; nobody is taken for another without a yes. */
  | { kind: "suggested"; ids: string[] }
  | { kind: "unknown" };

/** Letters that lose no accent by themselves. */
const letters: Readonly<Record<string, string>> = {
  æ: "ae",
  ø: "o",
  œ: "oe",
  ß: "ss",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
};

const blanks = /[\s\u00a0\u2009\u202f]+/gu;

/** "Larsen, Ole" is Ole Larsen; more than one comma is no such name. */
function inOrder(name: string): string {
  const parts = name.split(",");
  const [last = "", first = ""] = parts;
  return parts.length === 2 && first.trim() !== "" ? `${first} ${last}` : name;
}

/** The same person letter by letter: without case, double blanks, dots behind initials, and the order told by a comma. */
export function exactKey(name: string): string {
  return inOrder(name.normalize("NFC")).replace(/\./gu, " ").replace(blanks, " ").trim().toLowerCase();
}

/** Without accents: `Åkerlund` and `Akerlund`. */
function folded(name: string): string {
  return inOrder(name)
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/gu, "")
    .toLowerCase()
    .replace(/[æøœßłđðþı]/gu, (letter) => letters[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** As a keyboard without such letters writes them: `Aage` for Åge, `Jørgensen` as Joergensen. */
const respelt = (word: string): string =>
  word.replace(/aa/gu, "a").replace(/ae/gu, "a").replace(/oe/gu, "o").replace(/ue/gu, "u");

const wordsOf = (name: string): string[] => folded(name).split(" ").filter(Boolean);

/** Whether what was typed into the search finds the name: every word begins one of its words, in any order. */
export function finds(search: string, ...texts: readonly string[]): boolean {
  const own = texts.flatMap((text) => wordsOf(text).flatMap((word) => [word, respelt(word)]));
  return wordsOf(search).every((word) =>
    own.some((one) => one.startsWith(word) || one.startsWith(respelt(word))),
  );
}

/** How like two names are: 0 not at all; what is alike in fewer ways is lower. */
function likeness(one: string, other: string): number {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  if (a.length === 0 || b.length === 0) return 0;
  const sorted = (words: readonly string[]): string => [...words].sort().join(" ");
  if (a.join(" ") === b.join(" ")) return 6;
  if (sorted(a) === sorted(b)) return 5;
  const [x, y] = [a.map(respelt), b.map(respelt)];
  if (sorted(x) === sorted(y)) return 5;
  if (initialsFit(x, y)) return 4;
  if (x.length > 1 && y.length > 1 && (within(x, y) || within(y, x))) return 3;
  if (x.length === y.length && slips(x, y)) return 2;
  return 0;
}

/** "O Larsen" and Ole Larsen: the surnames the same, each initial the first letter of the other's word. */
function initialsFit(a: readonly string[], b: readonly string[]): boolean {
  if (a.length !== b.length || a.length < 2) return false;
  const fits = (p: string, q: string): boolean =>
    p === q || (p.length === 1 && q.startsWith(p)) || (q.length === 1 && p.startsWith(q));
  const whole = a.some((word, i) => word.length > 1 && word === b[i]);
  return whole && a.every((word, i) => fits(word, b[i] ?? ""));
}

/** Every word of the shorter name is in the longer one: a middle name more or less. */
const within = (a: readonly string[], b: readonly string[]): boolean =>
  a.length < b.length &&
  a.every((word) => b.some((other) => other === word || (word.length === 1 && other.startsWith(word))));

/** One word differs by a letter, the others not at all; short words are too alike to tell. */
function slips(a: readonly string[], b: readonly string[]): boolean {
  const different = a.flatMap((word, i) => (word === b[i] ? [] : [[word, b[i] ?? ""] as const]));
  return (
    different.length === 1 && different.every(([p, q]) => Math.min(p.length, q.length) > 3 && oneSlip(p, q))
  );
}

/** A letter more, less, other, or two that changed places. */
function oneSlip(p: string, q: string): boolean {
  if (Math.abs(p.length - q.length) > 1) return false;
  let from = 0;
  while (from < p.length && p[from] === q[from]) from += 1;
  const rest = (text: string, skip: number): string => text.slice(from + skip);
  return (
    rest(p, 1) === rest(q, 1) ||
    rest(p, 1) === rest(q, 0) ||
    rest(p, 0) === rest(q, 1) ||
    (p[from] === q[from + 1] && p[from + 1] === q[from] && rest(p, 2) === rest(q, 2))
  );
}

/** Who of the members the written name may be. */
export function matchName(written: Written, members: readonly Known[]): Match {
  const key = exactKey(written.name);
  const number = written.number?.trim() ?? "";
  const sameNumber = number === "" ? [] : members.filter((member) => member.number?.trim() === number);
  if (key === "") return sameNumber.length === 0 ? { kind: "unknown" } : suggested(sameNumber);
  const exact = members.filter(({ name, aliases }) =>
    [name, ...(aliases ?? [])].some((one) => exactKey(one) === key),
  );
  const clash = (member: Known): boolean =>
    number !== "" && (member.number?.trim() ?? "") !== "" && member.number?.trim() !== number;
  const [only] = exact;
  if (exact.length === 1 && only && !clash(only) && sameNumber.every(({ id }) => id === only.id)) {
    return { kind: "recognised", id: only.id };
  }
  const alike = members
    .map((member) => ({
      member,
      like: Math.max(...[member.name, ...(member.aliases ?? [])].map((name) => likeness(written.name, name))),
    }))
    .filter(({ like }) => like > 0)
    .sort((one, other) => other.like - one.like)
    .map(({ member }) => member);
  return suggested([...sameNumber, ...exact, ...alike]);
}

function suggested(members: readonly Known[]): Match {
  const ids = [...new Set(members.map(({ id }) => id))].slice(0, 4);
  return ids.length === 0 ? { kind: "unknown" } : { kind: "suggested", ids };
}
