/** An evening's result as clubs publish it, through the package's door. */
import { beforeAll, describe, expect, it } from "vitest";
import { load, type Overtrick } from "../../dist/package/index.js";

let overtrick: Overtrick;
beforeAll(async () => {
  overtrick = await load();
});

describe("an evening's result", () => {
  it("is read with its lines, its date and its substitutes", () => {
    const list = overtrick.readResultList(
      "Uitslag A-lijn, maandag 7 september 2026\nPlaats Paar Namen Score\n" +
        "1= 12 Jan Jansen - Piet Smit (inv) 50,00 %\n1= 3 An & Bea 50,00 %\nGemiddeld 50,00",
    );
    expect(list.date).toBe("2026-09-07");
    expect(list.entries).toEqual([
      {
        line: "A",
        number: "12",
        players: ["Jan Jansen", "Piet Smit"],
        substitute: "Piet Smit",
        result: 50,
        sourceLine: 3,
      },
      { line: "A", number: "3", players: ["An", "Bea"], result: 50, sourceLine: 4 },
    ]);
    expect(list.findings).toEqual([
      expect.objectContaining({ code: "extra-text", where: expect.objectContaining({ line: 5 }) as unknown }),
    ]);
  });

  it("in IMPs takes the mean of a board, not the total", () => {
    const { entries } = overtrick.readResultList("1 An - Bea 12 0,5\n2 Cor - Dirk -12 -0,5", "butler");
    expect(entries.map(({ result }) => result)).toEqual([0.5, -0.5]);
  });

  it("of something that is no text is a finding", () => {
    expect(overtrick.readResultList(7 as never).findings[0]?.code).toBe("invalid-value");
  });
});

describe("a championship", () => {
  it("has everybody, those without a result in the place behind all", () => {
    const { championship } = overtrick.ranking({
      settings: { lines: 1, min: 2, pairMin: 3 },
      players: [{ name: "An" }, { name: "Bea" }, { name: "Cor" }, { name: "Dirk" }].map((player) => ({
        ...player,
        replacement: 70,
      })),
      partnerships: [["Cor", "Dirk"], ["An", "Bea"], ["An"]],
      sessions: [
        { date: "2026-09-07", kind: "pairs", entries: [{ line: "A", players: ["An", "Bea"], score: 60 }] },
      ],
    });
    expect(
      championship.players.map(({ rank, tied, name, mean, needed }) => ({ rank, tied, name, mean, needed })),
    ).toEqual([
      { rank: 1, tied: true, name: "An", mean: expect.closeTo(94.8148, 4) as number, needed: 1 },
      { rank: 1, tied: true, name: "Bea", mean: expect.closeTo(94.8148, 4) as number, needed: 1 },
      { rank: 3, tied: true, name: "Cor", mean: null, needed: 2 },
      { rank: 3, tied: true, name: "Dirk", mean: null, needed: 2 },
    ]);
    // One is no partnership and has no row.
    expect(championship.partnerships.map(({ rank, players, needed }) => [rank, players, needed])).toEqual([
      [1, ["An", "Bea"], 2],
      [2, ["Cor", "Dirk"], 3],
    ]);
  });
});
