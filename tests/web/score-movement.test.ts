/** Who is expected to meet whom: what the grid proposes after the boards that were typed. */
import { describe, expect, test } from "vitest";
import {
  expectedLineUp,
  groupSize,
  likelyOpponent,
  proposedLineUp,
} from "../../web/pages/score/entry/movement";
import { eveningSample } from "../../web/sample/evening";
import type { BoardRows } from "../../web/store/event-state";

/** `1-2 3-4` on boards of these numbers; `5-` is a pair that sits out. */
function boards(...lines: [number: number, lineUp: string][]): BoardRows[] {
  return lines.map(([number, lineUp]) => ({
    number,
    rows: lineUp.split(" ").map((text, i) => {
      const [ns = "", ew = ""] = text.split("-");
      return { id: `${number}.${i}`, ns, ew, result: ew === "" ? "bye" : "420", score: "" };
    }),
  }));
}

const shown = (lineUp: readonly { ns: string; ew: string }[]): string =>
  lineUp.map(({ ns, ew }) => `${ns}-${ew}`).join(" ");

describe("the line-up to expect", () => {
  const rows: [name: string, typed: [number, string][], board: number, expected: string][] = [
    ["nothing typed", [], 1, ""],
    ["the second board: as on the first", [[1, "1-2 3-4"]], 2, "1-2 3-4"],
    [
      "a group that goes on",
      [
        [1, "1-2 3-4"],
        [2, "1-2 3-4"],
      ],
      3,
      "1-2 3-4",
    ],
    [
      "groups of two, inside one",
      [
        [1, "1-2 3-4"],
        [2, "1-2 3-4"],
        [3, "1-3 2-4"],
      ],
      4,
      "1-3 2-4",
    ],
    [
      "typed out of order",
      [
        [1, "1-2 3-4"],
        [2, "1-2 3-4"],
        [3, "1-3 2-4"],
        [6, "1-4 2-3"],
      ],
      5,
      "1-4 2-3",
    ],
    [
      "a Mitchell: the EW pairs step on",
      [
        [1, "1-1 2-3 3-2"],
        [2, "1-1 2-3 3-2"],
        [3, "1-3 2-2 3-1"],
        [4, "1-3 2-2 3-1"],
      ],
      5,
      "1-2 2-1 3-3",
    ],
    [
      "no rule to be seen",
      [
        [1, "1-2 3-4"],
        [2, "1-3 2-4"],
      ],
      3,
      "",
    ],
  ];
  test.each(rows)("%s", (_name, typed, board, expected) => {
    expect(shown(expectedLineUp(boards(...typed), board))).toBe(expected);
  });

  test("of the sample evening, from its first four boards", () => {
    const evening = eveningSample("").boards;
    expect(groupSize(evening.slice(0, 4))).toBe(2);
    for (let number = 5; number <= 26; number += 1) {
      const before = evening.slice(0, number - 1);
      const rows = evening[number - 1]?.rows ?? [];
      expect(shown(expectedLineUp(before, number)).split(" ").sort(), `board ${number}`).toEqual(
        shown(rows).split(" ").sort(),
      );
    }
  });

  test("a pair that sits out is expected to sit out", () => {
    expect(expectedLineUp(boards([1, "1-2 3-"]), 2)).toEqual([
      { ns: "1", ew: "2" },
      { ns: "3", ew: "", result: "bye" },
    ]);
  });
});

describe("the line-up to propose beside what is typed on the board", () => {
  // Round 1 of the Belgian guide's control sheet (§5), as far as it is needed, and what comes on board 5.
  const before = boards([4, "1-2 10-11 4-7 3-12"]);
  const rows: [name: string, typed: string, result: string, expected: string][] = [
    ["a pair alone", "3-", "", "1-2 10-11 4-7 3-12"],
    ["the meeting that is expected", "3-12", "420", "1-2 10-11 4-7 3-12"],
    ["the beginning of a number", "3-1", "", "1-2 10-11 4-7 3-12"],
    ["that number when it is the whole", "3-1", "420", ""],
    ["other opponents", "3-4", "", ""],
    ["the other way round", "2-1", "", ""],
    ["a pair that sits out now", "3-", "bye", ""],
    ["a result of nobody", "-", "420", "1-2 10-11 4-7 3-12"],
  ];
  test.each(rows)("%s", (_name, typed, result, expected) => {
    const [ns = "", ew = ""] = typed.split("-");
    const row = { id: "5.0", ns, ew, result, score: "" };
    expect(shown(proposedLineUp(before, 5, [row]))).toBe(expected);
  });

  test("a pair whose round is over has no opponents from it", () => {
    const typed = [...before, ...boards([5, "3-4"])];
    expect(likelyOpponent(typed, 5, typed[1]?.rows ?? [], "10")).toBe("");
  });
});

describe("the opponents to expect", () => {
  test("those of the group", () => {
    const typed = boards([1, "1-2 3-4"]);
    expect(likelyOpponent(typed, 2, [], "3")).toBe("4");
  });

  test("the only ones left", () => {
    const typed = boards([1, "1-2 3-4"], [2, "1-4"]);
    expect(likelyOpponent(typed, 2, typed[1]?.rows ?? [], "3")).toBe("2");
  });

  test("nobody, when several could be", () => {
    expect(likelyOpponent(boards([1, "1-2 3-4 5-6"]), 9, [], "7")).toBe("");
  });
});
