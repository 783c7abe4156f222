/**
 * Who is likely to meet whom on a board, from the boards that were typed already. Proposals only: they save typing and
 * decide nothing.
 *
 * Boards are played in groups, the same pairs meeting on each board of a group. From group to group the pairs of most
 * movements step on by a fixed number: in a Mitchell the EW pairs, in a Howell both (the last pair may sit still).
 */
import type { BoardRows, Row } from "../../../store/event-state";

export interface LineUp {
  readonly ns: string;
  readonly ew: string;
  /** What is expected of a pair without opponents: its sit-out, as it was typed before. */
  readonly result?: string;
}

const meeting = ({ ns, ew }: LineUp): string => `${ns}\t${ew}`;

/** The meetings on a board that were typed in full; a bye has one pair. */
function lineUpOf(rows: readonly Row[]): LineUp[] {
  return rows
    .map(({ ns, ew, result }) => {
      const pairs = { ns: ns.trim(), ew: ew.trim() };
      return pairs.ns === "" || pairs.ew === "" ? { ...pairs, result: result.trim() } : pairs;
    })
    .filter(({ ns, ew }) => ns !== "" || ew !== "");
}

function sameLineUp(one: readonly LineUp[], other: readonly LineUp[]): boolean {
  if (one.length !== other.length) return false;
  const known = new Set(one.map(meeting));
  return other.every((lineUp) => known.has(meeting(lineUp)));
}

/** Boards to a group, as far as the typed boards show it; 0 when they do not. */
export function groupSize(boards: readonly BoardRows[]): number {
  const runs: number[] = [];
  let run = 0;
  boards.forEach((board, i) => {
    const before = boards[i - 1];
    const goes =
      before?.number === board.number - 1 && sameLineUp(lineUpOf(before.rows), lineUpOf(board.rows));
    if (i > 0 && !goes) {
      runs.push(run);
      run = 0;
    }
    run += 1;
  });
  // The last run may still grow.
  return runs.length === 0 ? 0 : Math.max(...runs);
}

/** The line-up to expect on a board, in the order of the board it comes from; empty when nothing is known. */
export function expectedLineUp(boards: readonly BoardRows[], number: number): readonly LineUp[] {
  const size = groupSize(boards.filter((board) => board.number < number));
  const rowsOf = (wanted: number): LineUp[] => {
    const board = boards.find((one) => one.number === wanted);
    return board ? lineUpOf(board.rows) : [];
  };
  const group = (of: number): number => (size === 0 ? 0 : Math.floor((of - 1) / size));
  if (number > 1 && group(number) === group(number - 1)) {
    const before = rowsOf(number - 1);
    if (before.length > 0) return before;
  }
  if (size === 0) return [];
  const first = group(number) * size + 1;
  for (let other = first; other < first + size; other += 1) {
    const known = other === number ? [] : rowsOf(other);
    if (known.length > 0) return known;
  }
  return stepped(rowsOf(first - 2 * size), rowsOf(first - size));
}

/** The next group after two that show by how much the pairs step on. */
function stepped(before: readonly LineUp[], last: readonly LineUp[]): readonly LineUp[] {
  if (before.length === 0 || before.length !== last.length) return [];
  const all = [...before, ...last].flatMap(({ ns, ew }) => [ns, ew]).filter((text) => text !== "");
  if (!all.every((text) => /^\d{1,4}$/u.test(text))) return [];
  const largest = Math.max(...all.map(Number));
  // All pairs go round, or all but the last, which keeps its seat.
  for (const round of [largest, largest - 1]) {
    for (const both of [true, false]) {
      for (let by = 1; by < round; by += 1) {
        const next = last.map((lineUp) => move(lineUp, by, round, both));
        if (
          sameLineUp(
            before.map((lineUp) => move(lineUp, by, round, both)),
            last,
          )
        )
          return next;
      }
    }
  }
  return [];
}

function move({ ns, ew, ...rest }: LineUp, by: number, round: number, both: boolean): LineUp {
  const step = (text: string): string => {
    const number = Number(text);
    return text === "" || number > round ? text : String(((number - 1 + by) % round) + 1);
  };
  return { ...rest, ns: both ? step(ns) : ns, ew: step(ew) };
}

/** The likely opponents of a pair on a board: from the expected line-up, else the only pair that is left. */
export function likelyOpponent(
  boards: readonly BoardRows[],
  number: number,
  rows: readonly Row[],
  ns: string,
): string {
  const taken = new Set(
    rows.flatMap((row) => (row.ns.trim() === ns ? [row.ew] : [row.ns, row.ew])).map((text) => text.trim()),
  );
  const expected = expectedLineUp(boards, number).find((lineUp) => lineUp.ns === ns);
  if (expected && !taken.has(expected.ew)) return expected.ew;
  const seen = new Set(
    boards.flatMap((board) => board.rows.map(({ ew }) => ew.trim())).filter((text) => text !== ""),
  );
  const left = [...seen].filter((pair) => pair !== ns && !taken.has(pair));
  return left.length === 1 ? (left[0] ?? "") : "";
}
