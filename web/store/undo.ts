/** The one step back that is on offer: in place of "are you sure". It waits where it was made. */
import { readAddress } from "../routes";

export interface Offer {
  /** What was done, in the language of the page. */
  message: () => string;
  /** Left out where there is only something to say. */
  undo?: () => void;
}

let current: Offer | null = null;
/** Where it was made: elsewhere nobody would see what it does. */
let madeAt = "";
const listeners = new Set<() => void>();

export function offerUndo(offer: Offer | null): void {
  current = offer;
  madeAt = readAddress(location.hash).place;
  for (const listener of listeners) listener();
}

export function currentOffer(): Offer | null {
  return madeAt === readAddress(location.hash).place ? current : null;
}

export function onOffer(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
