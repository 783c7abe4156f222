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

/** An address that leads nowhere says, from then on, where it led to. */
export function mendPlace(): void {
  const path = /^#\/?([^?]*)/u.exec(location.hash)?.[1] ?? "";
  if (path !== "" && !places.some((name) => name === path)) replaceQuery(() => undefined);
}

/** So does one that names a view which the place does not have. */
export function mendView(place: Place, views: readonly string[]): void {
  const { place: here, query } = readAddress(location.hash);
  const view = query.get("view");
  if (here === place && view !== null && !views.includes(view))
    replaceQuery((mended) => mended.delete("view"));
}
