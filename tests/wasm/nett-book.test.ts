/** The club's book as a history: the Nett page's handicaps are the Club page's. */
import { beforeAll, describe, expect, it } from "vitest";
import { type ClubBook, load, nettOfBook, type Overtrick } from "../../dist/package/index.js";

let overtrick: Overtrick;
beforeAll(async () => {
  overtrick = await load();
});

/** Park and Miller's minimal generator: the same club every time. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}

function bookOf(seed: number): ClubBook & { members: { id: string; name: string; nett?: number }[] } {
  const random = randomOf(seed);
  const whole = (count: number): number => Math.floor(random() * count);
  const members = Array.from({ length: 10 }, (_, i) => ({
    id: `m${i}`,
    name: i < 2 ? "Jan Bos" : `Player ${i}`,
    ...(i % 3 === 0 ? { nett: 45 + i } : {}),
  }));
  const sessions: ClubBook["sessions"] = [];
  for (let evening = 0; evening < 30; evening += 1) {
    const seats = members.map(({ id }) => id).sort(() => random() - 0.5);
    const entries = Array.from({ length: 5 }, (_, i) => ({
      players: [seats[2 * i]!, random() < 0.2 ? { name: "Guest" } : seats[2 * i + 1]!],
      result: 40 + random() * 20,
      ...(random() < 0.1 ? { gross: 40 + random() * 20 } : {}),
      ...(random() < 0.05 ? { phantom: true } : {}),
    }));
    const session = {
      id: `s${evening}`,
      date: `2026-0${1 + whole(9)}-${10 + whole(15)}`,
      nett: [null, "Mon eve", "Fri", "Tue"][whole(4)]!,
      entries,
    };
    sessions.push(session);
    if (random() < 0.2) {
      const corrected = entries.map((entry) => ({ ...entry, result: entry.result - 1 }));
      sessions.push({ ...session, entries: corrected, corrected: "2026-10-20" });
    }
    if (random() < 0.1) sessions.push({ id: session.id, removed: true });
  }
  const ratings = { Fri: 0.93, "Mon eve": 1, Tue: null };
  const rule = seed % 2 === 0 ? ("partner" as const) : ("published" as const);
  return { settings: { nett: { ratings, rule, weight: 0.1, newcomer: 48 } }, members, sessions };
}

describe("the club's book as a history", () => {
  it("gives everybody the handicap that the book gives, with corrections, removals and guests", () => {
    for (let seed = 1; seed <= 40; seed += 1) {
      const book = bookOf(seed);
      const history = nettOfBook(book);
      const { players, findings } = overtrick.nett(history);
      expect(findings.filter(({ severity }) => severity === "error")).toEqual([]);
      const found = new Map(players.map((player) => [player.name, player]));
      overtrick.replayBook(book).members.forEach(({ id, nett, nettSessions }, i) => {
        const name = i < 2 ? `Jan Bos (${id})` : book.members[i]!.name;
        const player = found.get(name);
        expect(player?.handicap ?? book.members[i]!.nett ?? 48).toBe(nett);
        expect(player?.sessions ?? 0).toBe(nettSessions);
      });
    }
  });

  it("takes the first session rated 100 % for the standard, and nothing that has no nett session", () => {
    const history = nettOfBook(bookOf(1));
    expect(history.standard).toBe("Mon eve");
    expect(history.ratings).toEqual({ Fri: 0.93, "Mon eve": 1, Tue: null });
    expect(history.start).toEqual({ "Jan Bos (m0)": 45, "Player 3": 48, "Player 6": 51, "Player 9": 54 });
    expect(nettOfBook({ members: [], sessions: [] })).toEqual({ ratings: {}, start: {}, results: [] });
    const recorded = { id: "a", date: "2026-01-01", nett: "Fri", changes: [] };
    expect(nettOfBook({ members: [], sessions: [recorded] }).results).toEqual([]);
  });
});
