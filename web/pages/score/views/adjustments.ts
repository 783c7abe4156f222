/** Penalties and carry-overs as they were given, for the views: nothing is worked out. */
import type { Adjustment, Entry, Scoring } from "overtrick";
import type { Dictionary } from "../../../i18n/index";
import { decimalsOf } from "../../../numbers";
import type { NumberWriter } from "../../../numbers";

export interface Given {
  name: string;
  /** What it does to the total, in points or in per cent. */
  figure: string;
  percent: boolean;
}

/** Those that count: a percentage does at matchpoints alone. `columns` has the decimals of points and per cent in a table. */
export function givenTo(
  { penalty, carryOver, sessions = [] }: Entry,
  scoring: Scoring,
  { entry: words, views }: Dictionary,
  numbers: NumberWriter,
  columns = { points: 0, percent: 0 },
): Given[] {
  const list: Given[] = [];
  const add = (name: string, sign: 1 | -1, given: Adjustment | undefined): void => {
    if (!given) return;
    const percent = "percent" in given;
    if (percent && scoring !== "matchpoints") return;
    const value = sign * (percent ? given.percent : given.points);
    const decimals = Math.max(percent ? columns.percent : columns.points, decimalsOf([value], 4));
    list.push({ name, figure: numbers.signed(value, decimals), percent });
  };
  for (const own of sessions) {
    const session = views.session(numbers.score(own.session));
    add(`${session} ${words.penalty}`, -1, own.penalty);
    add(`${session} ${words.carryOver}`, 1, own.carryOver);
  }
  add(words.penalty, -1, penalty);
  add(words.carryOver, 1, carryOver);
  return list;
}
