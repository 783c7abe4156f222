/** A season of any size, the same every time: pairs in three lines, players who come and go. */
import type { RankingSeason } from "../../../dist/package/index.js";

export function bigSeason(sessions: number, pairs: number): RankingSeason {
  let state = 12345;
  const next = (below: number): number => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state >> 8) % below;
  };
  const people = Array.from({ length: pairs * 2 + 20 }, (_, i) => `Player ${i + 1}`);
  return {
    settings: { lines: 3, min: 20, drop: 5 },
    players: people.map((name) => ({ name, replacement: 50 + next(40) })),
    partnerships: Array.from({ length: pairs }, (_, i) => [people[2 * i]!, people[2 * i + 1]!]),
    sessions: Array.from({ length: sessions }, (_, i) => ({
      date: new Date(Date.UTC(2026, 8, 7 + 7 * i)).toISOString().slice(0, 10),
      kind: "pairs" as const,
      entries: Array.from({ length: pairs }, (__, pair) => ({
        line: "ABC"[pair % 3]!,
        players: [people[2 * pair]!, people[next(8) === 0 ? pairs * 2 + (pair % 20) : 2 * pair + 1]!],
        score: 30 + next(4000) / 100,
      })),
    })),
  };
}
