/** The ratings, fetched when the first element needs them. */
import type { RateFunctions } from "overtrick";
import type { nettPairs as NettPairs } from "overtrick/rate";

type Rates = RateFunctions & { nettPairs: typeof NettPairs };
let started: Promise<Rates> | undefined;

/** One for all elements of a page; a failure can be tried again. */
export function ratesReady(): Promise<Rates> {
  started ??= import("overtrick/rate")
    .then(async ({ load, nettPairs }) => ({ ...(await load()), nettPairs }))
    .catch((error: unknown) => {
      started = undefined;
      throw error;
    });
  return started;
}
