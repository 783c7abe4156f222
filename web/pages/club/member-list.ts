/**
 * A list of members out of the package's reading of a list of pairs: one member a line, so that "Larsen, Ole" is one
 * person and a large whole number before the handicap is the federation's.
 */
import type { ListedEntry } from "overtrick";
import { omit } from "../../store/club/omit";

export interface ListedMember {
  name: string;
  number: string;
  handicap: number | null;
}

export interface MemberList {
  members: ListedMember[];
  /** Lines that gave nobody: headings, and what could not be read. */
  unread: string[];
}

/** No handicap is as high, no federation's number as low. */
const smallestNumber = 100;

export function memberList(text: string, readList: (text: string) => readonly ListedEntry[]): MemberList {
  const written = text.split(/\r\n|\r|\n/u);
  const lines = written.map(apart);
  // A first line without a figure is taken for headings; in a list of mere names it is the first name.
  const bare = !/\d/u.test(text) && text.trim() !== "";
  const entries = bare
    ? readList(`Name\n${lines.join("\n")}`).map((entry) => ({ ...entry, sourceLine: entry.sourceLine - 1 }))
    : readList(lines.join("\n"));
  const read = entries.map((entry) => ({
    line: entry.sourceLine,
    members: membersIn(entry, lines[entry.sourceLine - 1] ?? "").filter(({ name }) => /\p{L}/u.test(name)),
  }));
  const used = new Set(read.filter(({ members }) => members.length > 0).map(({ line }) => line));
  return {
    members: read.flatMap(({ members }) => members),
    unread: written.filter((line, i) => line.trim() !== "" && !used.has(i + 1)),
  };
}

/**
 * A comma that separates and one within a figure are told apart: `Jens Hansen, 31,25` and `Jens Hansen,"31,25"` have
 * semicolons in the place of those that separate.
 */
function apart(line: string): string {
  if (/[;\t]/u.test(line)) return line;
  if (line.includes('"')) {
    const cells = line.match(/"(?:[^"]|"")*"|[^,]+|(?<=,)(?=,|$)/gu) ?? [];
    return cells
      .map((cell) =>
        cell
          .trim()
          .replace(/^"(.*)"$/u, "$1")
          .replaceAll('""', '"'),
      )
      .join(";");
  }
  return line.replace(/^(.*\p{L}[^,]*),\s*([-−]?\d{1,3},\d{1,2})\s*$/u, "$1;$2");
}

function membersIn(entry: ListedEntry, line: string): ListedMember[] {
  const { players, number, result } = entry;
  const [one, other] = players;
  if (
    one &&
    other &&
    one.handicap === null &&
    other.handicap === null &&
    isOnePerson(line, one.name, other.name)
  ) {
    return [{ name: `${other.name} ${one.name}`, number, handicap: result }];
  }
  // A member's number with letters in it: DKBF-77;Poul Haugaard;11,1.
  if (one && other && /\d/u.test(one.name) && !/\d/u.test(other.name)) {
    return [{ name: other.name, number: one.name, handicap: other.handicap ?? one.handicap ?? result }];
  }
  // First and last name in columns of their own.
  if (
    one &&
    other &&
    one.handicap === null &&
    other.handicap === null &&
    isOneWord(one) &&
    isOneWord(other)
  ) {
    return [{ name: `${one.name} ${other.name}`, number, handicap: result }];
  }
  if (
    one &&
    one.handicap !== null &&
    !other &&
    one.handicap >= smallestNumber &&
    Number.isInteger(one.handicap)
  ) {
    return [{ name: one.name, number: String(one.handicap), handicap: result }];
  }
  return players
    .map((player, i) => ({
      ...omit(player, "handicap"),
      number: i === 0 ? number : "",
      handicap: player.handicap,
    }))
    .filter(({ name }) => name.trim() !== "");
}

const isOneWord = ({ name }: { name: string }): boolean => !/\s/u.test(name.trim());

/** "Larsen, Ole": nothing but a comma between the two. */
function isOnePerson(line: string, last: string, first: string): boolean {
  const [, between = ""] = line.split(last);
  return new RegExp(String.raw`^\s*,\s*$`, "u").test(between.split(first)[0] ?? "");
}
