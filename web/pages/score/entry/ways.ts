/** The ways to enter an event, and where a step back or forward leads. */
import { boardName, isSameBoard } from "../../../store/event-state";
import type { BoardName, BoardRows } from "../../../store/event-state";

export const ways = ["grid", "slip", "paste", "pairs"] as const;
export type Way = (typeof ways)[number];

export function wayOf(text: string | null): Way | undefined {
  return ways.find((way) => way === text);
}

/** A phone has thumbs, a laptop a keyboard. */
export function defaultWay(): Way {
  return matchMedia("(max-width: 899.98px)").matches ? "slip" : "grid";
}

/** The first board that two states of an event do not share. */
export function changedBoard(before: readonly BoardRows[], after: readonly BoardRows[]): BoardName | null {
  if (before === after) return null;
  const found =
    after.find((board) => !before.includes(board)) ??
    before.find((board) => !after.some((other) => isSameBoard(board, other)));
  return found ? boardName(found) : null;
}
