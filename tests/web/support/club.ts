/** A club of any size, the same every time: members, evenings of pairs, all three systems. */
import type { BookSession } from "../../../dist/package/index.js";
import type { ClubContents, ClubMember, SessionVersion } from "../../../web/store/club/contents";

function generator(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

export const member = (index: number, more: Partial<ClubMember> = {}): ClubMember => ({
  id: `m${index}`,
  name: `Member ${index}`,
  handicap: (index * 7) % 52,
  club: "1001",
  ...more,
});

export function evening(index: number, members: number, more: Partial<BookSession> = {}): BookSession {
  const next = generator(index + 1);
  const seats = Array.from({ length: members }, (_, i) => `m${i}`);
  for (let i = seats.length - 1; i > 0; i -= 1) {
    const j = next(i + 1);
    [seats[i], seats[j]] = [seats[j]!, seats[i]!];
  }
  const pairs = Math.min(12, Math.floor(members / 2));
  return {
    id: `s${index}`,
    name: `Evening ${index + 1}`,
    date: new Date(Date.UTC(2023, 8, 4 + 7 * index)).toISOString().slice(0, 10),
    project52: { boards: 24 },
    nett: "Monday",
    ranking: { id: "first" },
    entries: Array.from({ length: pairs }, (_, i) => ({
      id: `${i + 1}`,
      players: [seats[2 * i]!, seats[2 * i + 1]!],
      result: 30 + next(4000) / 100,
    })),
    ...more,
  };
}

export const version = (
  order: number,
  session: SessionVersion["session"],
  event?: unknown,
): SessionVersion => ({
  order,
  session,
  ...(event === undefined ? {} : { event }),
});

export function clubOf(members: number, sessions: number): ClubContents {
  return {
    name: "Bridge club",
    settings: { nett: { ratings: { Monday: 1 } }, rankings: [{ id: "first" }] },
    members: Array.from({ length: members }, (_, i) => member(i)),
    versions: Array.from({ length: sessions }, (_, i) => version(i + 1, evening(i, members))),
  };
}
