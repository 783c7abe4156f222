/**
 * The event in the browser's own storage, as one record. A record that an older or newer page wrote, or that someone
 * damaged, is left alone and not shown.
 */
import { emptyEvent } from "./event-state";
import type { BoardName, BoardRows, EventState, Row } from "./event-state";
import { keep, kept } from "./kept";

type KeptRow = [id: string, ns: string, ew: string, result: string, score: string];
type KeptEvent = Omit<EventState, "boards"> & { version: 1; boards: (BoardName & { rows: KeptRow[] })[] };

export function writeEvent(state: EventState): string {
  const boards =
    state.text === null
      ? state.boards.map((board) => ({
          ...board,
          rows: board.rows.map(({ id, ns, ew, result, score }): KeptRow => [id, ns, ew, result, score]),
        }))
      : [];
  return JSON.stringify({ ...state, version: 1, boards } satisfies KeptEvent);
}

export function parseEvent(record: string): EventState | null {
  try {
    const found = JSON.parse(record) as KeptEvent;
    const { version, boards, ...rest } = found;
    if ((version as unknown) !== 1) return null;
    return { ...emptyEvent, ...rest, boards: boards.map(boardOf) };
  } catch {
    return null;
  }
}

function boardOf({ rows, ...board }: KeptEvent["boards"][number]): BoardRows {
  return { ...board, rows: rows.map(([id, ns, ew, result, score]): Row => ({ id, ns, ew, result, score })) };
}

/** The reader's own event from an earlier visit, or null. */
export function keptEvent(): EventState | null {
  const record = kept("score.event");
  return record === null ? null : parseEvent(record);
}

export function hasKeptEvent(): boolean {
  return kept("score.event") !== null;
}

/** Whether it was kept. */
export function keepEvent(state: EventState | null): boolean {
  return keep("score.event", state === null ? null : writeEvent(state));
}
