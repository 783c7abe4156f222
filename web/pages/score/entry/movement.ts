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

/** The meetings on a board, in their order, and a name for all of them in any order. */
interface Seating {
  readonly lineUp: readonly LineUp[];
  readonly name: string;
}

/** Boards are many and edits are small: what was found out of a board's rows holds as long as the rows do. */
const seatings = new WeakMap<readonly Row[], Seating>();

function nameOf(lineUp: readonly LineUp[]): string {
  return lineUp
    .map(({ ns, ew }) => `${ns}-${ew}`)
    .sort()
    .join(" ");
}

/** The meetings on a board that were typed; a sit-out has one pair. */
function seatingOf(rows: readonly Row[]): Seating {
  const known = seatings.get(rows);
  if (known) return known;
  const lineUp = rows
    .map(({ ns, ew, result }) => {
      const pairs = { ns: ns.trim(), ew: ew.trim() };
      return pairs.ns === "" || pairs.ew === "" ? { ...pairs, result: result.trim() } : pairs;
    })
    .filter(({ ns, ew }) => ns !== "" || ew !== "");
  const made = { lineUp, name: nameOf(lineUp) };
  seatings.set(rows, made);
  return made;
}

/** Boards to a group, as far as the typed boards show it; 0 when they do not. */
export function groupSize(boards: readonly BoardRows[]): number {
  const runs: number[] = [];
  let run = 0;
  boards.forEach((board, i) => {
    const before = boards[i - 1];
    const goes =
      before?.number === board.number - 1 && seatingOf(before.rows).name === seatingOf(board.rows).name;
    if (i > 0 && !goes) {
      runs.push(run);
      run = 0;
    }
    run += 1;
  });
  // The last run may still grow.
  return runs.reduce((most, length) => Math.max(most, length), 0);
}

/** The line-up to expect on a board, in the order of the board it comes from; empty when nothing is known. */
export function expectedLineUp(boards: readonly BoardRows[], number: number): readonly LineUp[] {
  const size = groupSize(boards.filter((board) => board.number < number));
  const rowsOf = (wanted: number): readonly LineUp[] => {
    const board = boards.find((one) => one.number === wanted);
    return board ? seatingOf(board.rows).lineUp : [];
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

/**
 * The line-up to expect as long as nothing typed on the board speaks against it. Pairs of which one has met others than
 * expected have gone on to another round: of the rest of the line-up nothing is known then.
 */
export function proposedLineUp(
  boards: readonly BoardRows[],
  number: number,
  rows: readonly Row[],
): readonly LineUp[] {
  const expected = expectedLineUp(boards, number);
  if (expected.length === 0 || rows.length === 0) return expected;
  const meetings = new Set(expected.map(({ ns, ew }) => `${ns}\n${ew}`));
  const fits = (row: Row): boolean => {
    const [ns, ew] = [row.ns.trim(), row.ew.trim()];
    if (meetings.has(`${ns}\n${ew}`)) return true;
    if (row.result.trim() !== "") return ns === "" && ew === "";
    // Still being typed: the opponents, or the rest of their number, may follow.
    return ns === "" || ew === "" || expected.some((one) => one.ns === ns && one.ew.startsWith(ew));
  };
  return rows.every(fits) ? expected : [];
}

/** What follows a group, as long as the group and the one before it are what they were. */
const followers = new WeakMap<readonly LineUp[], { before: readonly LineUp[]; next: readonly LineUp[] }>();

/** The next group after two that show by how much the pairs step on. */
function stepped(before: readonly LineUp[], last: readonly LineUp[]): readonly LineUp[] {
  const known = followers.get(last);
  if (known?.before === before) return known.next;
  const next = findStep(before, last);
  followers.set(last, { before, next });
  return next;
}

function findStep(before: readonly LineUp[], last: readonly LineUp[]): readonly LineUp[] {
  const [first] = before;
  if (!first || before.length !== last.length) return [];
  const ew = ring([...before, ...last].map((lineUp) => lineUp.ew));
  const all = ring([...before, ...last].flatMap((lineUp) => [lineUp.ns, lineUp.ew]));
  const name = nameOf(last);
  // The EW pairs go round, or all, or all but the last, which keeps its seat.
  const ways: [pairs: readonly string[], both: boolean][] = [
    [ew, false],
    [all, true],
    [all.slice(0, -1), true],
  ];
  for (const [pairs, both] of ways) {
    const move = mover(pairs, both);
    for (let by = 1; by < pairs.length; by += 1) {
      const to = move(first, by);
      if (!last.some((lineUp) => lineUp.ns === to.ns && lineUp.ew === to.ew)) continue;
      if (nameOf(before.map((lineUp) => move(lineUp, by))) === name)
        return last.map((lineUp) => move(lineUp, by));
    }
  }
  return [];
}

/** The pair numbers in their order; none when they are no numbers. */
function ring(pairs: readonly string[]): readonly string[] {
  const seen = [...new Set(pairs)].filter((text) => text !== "");
  return seen.every((text) => /^\d{1,6}$/u.test(text)) ? seen.sort((a, b) => Number(a) - Number(b)) : [];
}

function mover(pairs: readonly string[], both: boolean): (lineUp: LineUp, by: number) => LineUp {
  const places = new Map(pairs.map((pair, i) => [pair, i]));
  const step = (pair: string, by: number): string => {
    const at = places.get(pair);
    return at === undefined ? pair : (pairs[(at + by) % pairs.length] ?? pair);
  };
  return ({ ns, ew, ...rest }, by) => ({ ...rest, ns: both ? step(ns, by) : ns, ew: step(ew, by) });
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
  const expected = proposedLineUp(boards, number, rows).find((lineUp) => lineUp.ns === ns);
  if (expected && !taken.has(expected.ew)) return expected.ew;
  const seen = new Set(
    boards.flatMap((board) => board.rows.map(({ ew }) => ew.trim())).filter((text) => text !== ""),
  );
  const left = [...seen].filter((pair) => pair !== ns && !taken.has(pair));
  return left.length === 1 ? (left[0] ?? "") : "";
}
