/**
 * Lists of a season as text, a row for each of their members. A row that still stands as it was written gives its
 * member again; only rows that somebody typed or changed are read.
 */
import type { RankingPlayerInput, RateFunctions } from "overtrick";

export const linesOfText = (text: string): string[] => text.split(/\r\n|\r|\n/u);

/** A name on one row. */
const onOneRow = (name: string): string => name.replace(/[\r\n]+/gu, " ");

/** The members of a list: of unchanged rows those they were written from, of others what `read` makes of them. */
function membersOf<Member>(...list: Parameters<typeof numberedMembersOf<Member>>): Member[] {
  return numberedMembersOf(...list).map(({ member }) => member);
}

/** The same with the number of each one's row, from 1. */
export function numberedMembersOf<Member>(
  text: string,
  source: readonly Member[],
  write: (member: Member) => string,
  read: (row: string, number: number) => readonly Member[],
): { member: Member; row: number }[] {
  const known = new Map<string, Member[]>();
  for (const member of source) {
    const row = write(member);
    known.set(row, [...(known.get(row) ?? []), member]);
  }
  return linesOfText(text).flatMap((row, i) => {
    const [first, ...rest] = known.get(row) ?? [];
    const numbered = (member: Member): { member: Member; row: number } => ({ member, row: i + 1 });
    if (first === undefined) return read(row, i + 1).map(numbered);
    known.set(row, rest);
    return [numbered(first)];
  });
}

// --- Pairs and trios

export const partnershipRow = (names: readonly string[]): string => onOneRow(names.join(" – "));

/** Names between dashes, ampersands, semicolons, slashes or tabs, a pair or trio a line. */
function partnershipIn(row: string): string[][] {
  const names = row
    .split(/\s+[-–—&]\s+|\s*[;/\t–—]\s*/u)
    .map((name) => name.trim())
    .filter((name) => name !== "");
  return names.length === 0 ? [] : [names];
}

export const partnershipsOf = (text: string, source: readonly (readonly string[])[] = []): string[][] =>
  membersOf<readonly string[]>(text, source, partnershipRow, partnershipIn).map((names) => [...names]);

// --- Players and their replacement rankings

export const playerRow = ({ name, replacement }: RankingPlayerInput): string =>
  `${onOneRow(name).replaceAll(";", ",")};${replacement ?? "?"}`;

export function playersOf(
  rates: RateFunctions,
  text: string,
  source: readonly RankingPlayerInput[] = [],
): RankingPlayerInput[] {
  if (text.trim() === "") return [];
  const byRow = new Map<number, RankingPlayerInput[]>();
  for (const { players, sourceLine } of rates.readRatingList(text).entries) {
    const read = players.map(({ name, handicap }) => ({
      name,
      ...(handicap === null ? {} : { replacement: handicap }),
    }));
    byRow.set(sourceLine, read);
  }
  return membersOf(text, source, playerRow, (_, number) => byRow.get(number) ?? []);
}
