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

export function memberList(text: string, read: (text: string) => readonly ListedEntry[]): MemberList {
  const lines = text.split(/\r\n|\r|\n/u);
  // A first line without a figure is taken for headings; in a list of mere names it is the first name.
  const bare = !/\d/u.test(text) && text.trim() !== "";
  const entries = bare
    ? read(`Name\n${lines.join("\n")}`).map((entry) => ({ ...entry, sourceLine: entry.sourceLine - 1 }))
    : read(lines.join("\n"));
  const used = new Set(entries.map(({ sourceLine }) => sourceLine));
  return {
    members: entries.flatMap((entry) => membersIn(entry, lines[entry.sourceLine - 1] ?? "")),
    unread: lines.filter((line, i) => line.trim() !== "" && !used.has(i + 1)),
  };
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

/** "Larsen, Ole": nothing but a comma between the two. */
function isOnePerson(line: string, last: string, first: string): boolean {
  const [, between = ""] = line.split(last);
  return new RegExp(String.raw`^\s*,\s*$`, "u").test(between.split(first)[0] ?? "");
}
