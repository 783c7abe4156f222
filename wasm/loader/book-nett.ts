/** The club's book as the history that `nett` takes: for estimating ratings and trying the rules on it. */
import type { BookMember, BookPlayer, BookSession, ClubBook } from "./book-types.js";
import type { NettHistory, NettResult } from "./nett-types.js";

/** A member as the page keeps one; without a name the id stands for it. */
export type NamedMember = BookMember & { name?: string; number?: string };

/**
 * Every result that counts for nett scores, of each session its latest version, with the ratings, the starts and the
 * settings of the book. Replayed it gives the members the nett handicaps that `replayBook` gives them: a guest is
 * somebody else every evening, because a guest always counts as a newcomer there.
 */
export function nettOfBook(book: ClubBook & { members: NamedMember[] }, guest = "?"): NettHistory {
  const { ratings = {}, rule, weight, newcomer } = book.settings?.nett ?? {};
  const members = namesOf(book.members);
  const standard = Object.keys(ratings).find((name) => ratings[name] === 1);
  const starts = book.members.flatMap(({ id, nett }) =>
    typeof nett === "number" ? [[members.get(id)!, nett] as const] : [],
  );
  const names: Names = { members, taken: new Set(members.values()), guest };
  return {
    ...(standard === undefined ? {} : { standard }),
    ...(rule === undefined ? {} : { rule }),
    ...(weight === undefined ? {} : { weight }),
    ...(newcomer === undefined ? {} : { settings: { newcomer } }),
    ratings,
    start: Object.fromEntries(starts),
    results: latest(book.sessions).flatMap((session) => resultsOf(session, names)),
  };
}

interface Names {
  members: ReadonlyMap<string, string>;
  /** By members, and by the guests of earlier evenings. */
  taken: Set<string>;
  /** The word for a guest without a name. */
  guest: string;
}

/** Two members of one name are told apart by their number. */
function namesOf(members: readonly NamedMember[]): Map<string, string> {
  const written = ({ id, name }: NamedMember): string => {
    const own = name?.trim() ?? "";
    return own === "" ? id : own;
  };
  const count = new Map<string, number>();
  for (const member of members) count.set(written(member), (count.get(written(member)) ?? 0) + 1);
  return new Map(
    members.map((member) => {
      const name = written(member);
      return [member.id, count.get(name) === 1 ? name : `${name} (${member.number ?? member.id})`];
    }),
  );
}

/** In the order of their first report. */
function latest(versions: ClubBook["sessions"]): BookSession[] {
  const sessions = new Map<string, BookSession | null>();
  for (const version of versions) sessions.set(version.id, "removed" in version ? null : version);
  return [...sessions.values()].filter((session) => session !== null);
}

function resultsOf({ date, nett, entries = [], changes }: BookSession, names: Names): NettResult[] {
  if (nett === undefined || nett === null || changes) return [];
  return entries.flatMap(({ players, gross, result, phantom }) => {
    const score = gross ?? result ?? null;
    const [one, other] = players;
    if (phantom || score === null || players.length !== 2 || one === undefined || other === undefined) {
      return [];
    }
    return [
      { date, session: nett, players: [nameOf(one, date, names), nameOf(other, date, names)], gross: score },
    ];
  });
}

function nameOf(player: BookPlayer, date: string, { members, taken, guest }: Names): string {
  const known = typeof player === "string" ? members.get(player) : undefined;
  if (known !== undefined) return known;
  const own = typeof player === "string" ? player : (player.name?.trim() ?? "");
  const name = own === "" ? guest : own;
  for (let number = 1; ; number += 1) {
    const dated = `${name} (${number === 1 ? "" : `${number}, `}${date})`;
    if (taken.has(dated)) continue;
    taken.add(dated);
    return dated;
  }
}
