/** Pairs of an event that lists none: who is who by numbers alone. */
import { beforeAll, describe, expect, it } from "vitest";
import { type Event, load, type Overtrick } from "../../dist/package/index.js";

let overtrick: Overtrick;
beforeAll(async () => {
  overtrick = await load();
});

describe("without a list of entries", () => {
  /** Lines of one board, written `1-2 420`. */
  const plain = (number: number, lines: string[], section?: string): object => ({
    number,
    ...(section === undefined ? {} : { section }),
    lines: lines.map((text, i) => {
      const [ns, ew, points] = text.split(/[- ]/u);
      return {
        id: `${section ?? ""}${number}-${i}`,
        ns,
        ew,
        outcome: { kind: "score", score: Number(points) },
      };
    }),
  });
  const standing = (boards: object[]): string[] =>
    overtrick
      .score({ scoring: "matchpoints", boards } as unknown as Event)
      .standings.map(
        ({ rank, entry, direction, percent }) => `${rank} ${entry} ${direction ?? ""} ${percent}`,
      );

  it("the same numbers on both sides: NS 1 and EW 1 are two (spec 6)", () => {
    const boards = [plain(1, ["1-1 420", "2-2 450", "3-3 50"]), plain(3, ["1-2 110", "2-3 140", "3-1 50"])];
    expect(standing(boards)).toEqual([
      "1 2NS NS 100",
      "2 1NS NS 50",
      "3 3NS NS 0",
      "1 1EW EW 75",
      "2 3EW EW 50",
      "3 2EW EW 25",
    ]);
  });

  it("a number that plays a board in two sections is two pairs", () => {
    const boards = [plain(1, ["1-2 420", "3-4 450"], "A"), plain(1, ["1-2 420", "3-4 -50"], "B")];
    expect(standing(boards).sort()).toEqual(
      ["1 A2  100", "1 A3  100", "1 B1  100", "1 B4  100", "5 A1  0", "5 A4  0", "5 B2  0", "5 B3  0"].sort(),
    );
    // Other boards in the other section: nothing says that these are others.
    expect(
      standing([plain(1, ["1-2 420", "3-4 450"], "A"), plain(2, ["1-2 420", "3-4 -50"], "B")]),
    ).toHaveLength(4);
  });

  it("1NS and 1EW, as written, are the two fields of a Mitchell", () => {
    expect(standing([plain(1, ["1NS-1EW 450", "2NS-2EW 420"])])).toEqual([
      "1 1NS NS 100",
      "2 2NS NS 0",
      "1 2EW EW 100",
      "2 1EW EW 0",
    ]);
  });
});
