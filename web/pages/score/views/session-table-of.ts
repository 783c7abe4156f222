import type { Scores, SessionTable } from "overtrick";
import type { ScoredEvent } from "../../../store/scored";

const tables = new WeakMap<Scores, SessionTable>();

/** Points per group of boards, asked for once per scoring. */
export function sessionTableOf({ scores, overtrick, event, rules }: ScoredEvent): SessionTable {
  let table = tables.get(scores);
  if (!table) tables.set(scores, (table = overtrick.sessionTable(event, rules)));
  return table;
}
