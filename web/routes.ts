/** The five places and their addresses: `#/score?board=7`. What is on the screen can be linked to. */

export const places = ["score", "expected", "nett", "ranking", "club"] as const;
export type Place = (typeof places)[number];

export interface Address {
  place: Place;
  query: URLSearchParams;
}

/** An address that leads nowhere leads to Score, as the empty one does. */
export function readAddress(hash: string): Address {
  const [path = "", query = ""] = hash.replace(/^#\/?/u, "").split("?", 2);
  const place = places.find((name) => name === path) ?? "score";
  return { place, query: new URLSearchParams(query) };
}

export function writeAddress(place: Place, query?: URLSearchParams): string {
  // `sample=` reads better as `sample`.
  const text = query?.toString().replace(/=(?=&|$)/gu, "") ?? "";
  return `#/${place}${text ? `?${text}` : ""}`;
}

/** Changes the query of the place on the screen without a step in the history. */
export function replaceQuery(change: (query: URLSearchParams) => void): void {
  const { place, query } = readAddress(location.hash);
  change(query);
  history.replaceState(history.state, "", writeAddress(place, query));
}
