/** Where one is among the views, in the address: `#/score?view=travellers&board=7`. */
import { readAddress, writeAddress } from "../../../routes";

export const viewNames = [
  "ranking",
  "travellers",
  "card",
  "session",
  "matrix",
  "control",
  "frequencies",
  "matches",
  "rules",
] as const;
export type ViewName = (typeof viewNames)[number];

export interface ViewPlace {
  view: ViewName;
  /** An entry's id. */
  pair: string | null;
  /** A board's section and number. */
  board: string | null;
}

export function placeOf(query: URLSearchParams): ViewPlace {
  const asked = query.get("view");
  return {
    view: viewNames.find((name) => name === asked) ?? "ranking",
    pair: query.get("pair"),
    board: query.get("board"),
  };
}

/** The address of another view of the same event; what else the address says stays. */
export function addressOf(place: Partial<ViewPlace>): string {
  const { place: page, query } = readAddress(location.hash);
  const set = (key: string, value: string | null | undefined): void => {
    if (value === null) query.delete(key);
    else if (value !== undefined) query.set(key, value);
  };
  set("view", place.view);
  set("pair", place.pair);
  set("board", place.board);
  return writeAddress(page, query);
}
