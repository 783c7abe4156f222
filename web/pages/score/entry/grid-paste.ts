/**
 * Several lines, pasted into a cell of the grid. In the first column they are a traveller, or a whole evening with a
 * heading for each board; anywhere else they go down from that cell, and across where a spreadsheet's cells follow.
 * Fetched with what reads (see store/reading.ts).
 */
import {
  boardName,
  emptyEvent,
  insertRows,
  isEmpty,
  rowCells,
  setCells,
  withReadNames,
} from "../../../store/event-state";
import type { BoardName, EventState, RowCell } from "../../../store/event-state";
import type { EventStore } from "../../../store/event-store";
import type { Reader } from "../../../store/reader";
import type { GridLine } from "./grid-rows";

type Cells = Partial<Record<RowCell, string>>;

export interface GridPlace {
  store: EventStore;
  board: BoardName;
  lines: readonly GridLine[];
  at: number;
  cell: RowCell;
}

/** More than this is the sheet's to set aside. */
const longest = 60_000;

/** The event with what was pasted in it; null where it is too much for a grid. */
export function withPasted(reader: Reader, place: GridPlace, text: string): EventState | null {
  if (place.cell === "ns") return withTravellers(reader, place, text);
  return text.length > longest ? null : withColumn(place, text);
}

function withTravellers(
  { overtrick, rowsOfText }: Reader,
  { store, board, lines, at }: GridPlace,
  text: string,
): EventState | null {
  const { state, origin } = store;
  // One's own lines in place of the sample's.
  if (origin === "sample" || isEmpty(state))
    return { ...emptyEvent, rules: state.rules, text, firstBoard: board.number };
  if (text.length > longest) return null;
  const { notation } = state;
  const reading = overtrick.readTravellers(text, { board: board.number, ...(notation ? { notation } : {}) });
  let changed = store.asRows;
  for (const { rows, ...read } of rowsOfText(overtrick, text, board.number, reading)) {
    const name = boardName({ ...(board.section === undefined ? {} : { section: board.section }), ...read });
    const here = name.number === board.number && name.section === board.section;
    const position = here ? rowsBefore(lines, at) : Infinity;
    changed = insertRows(changed, name, position, rows);
  }
  return { ...changed, pairs: withReadNames(changed.pairs, reading.event) };
}

const rowsBefore = (lines: readonly GridLine[], at: number): number =>
  lines.slice(0, at).filter(({ row }) => row).length;

function withColumn({ store, board, lines, at, cell }: GridPlace, text: string): EventState {
  const columns = rowCells.slice(rowCells.indexOf(cell));
  let changed = store.asRows;
  let inserted = 0;
  const pasted = text.replace(/[\r\n]+$/u, "").split(/\r\n|\n|\r/u);
  pasted.forEach((line, i) => {
    const cells: Cells = {};
    line.split("\t").forEach((part, column) => {
      const name = columns[column];
      if (name) cells[name] = part.trim();
    });
    const { row, expected } = lines[at + i] ?? {};
    if (row) {
      changed = setCells(changed, board, row.id, cells);
      return;
    }
    const lineUp = expected ? { ns: expected.ns, ew: expected.ew } : {};
    changed = insertRows(changed, board, rowsBefore(lines, at + i) + inserted, [{ ...lineUp, ...cells }]);
    inserted += 1;
  });
  return changed;
}
