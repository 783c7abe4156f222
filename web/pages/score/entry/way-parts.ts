/** The element of each way to enter an event: the one on the screen comes with the page, the others before they are wanted. */
import type { Way } from "./ways";

const parts: Record<Way, () => Promise<unknown>> = {
  grid: () => import("./traveller-grid"),
  slip: () => import("./slip-form"),
  paste: () => import("./paste-pane"),
  pairs: () => import("./pairs-panel"),
};

/** Settles when the way can be drawn. */
export const fetchWay = (way: Way): Promise<unknown> => parts[way]();

/** The other ways, and what stands beside them now and then. */
export async function fetchFurtherParts(): Promise<void> {
  await Promise.all([import("./further-parts"), ...Object.values(parts).map((fetch) => fetch())]);
}
