/** The one step back that is on offer: in place of "are you sure". */

export interface Offer {
  /** What was done, in the language of the page. */
  message: () => string;
  /** Left out where there is only something to say. */
  undo?: () => void;
}

let current: Offer | null = null;
const listeners = new Set<() => void>();

export function offerUndo(offer: Offer | null): void {
  current = offer;
  for (const listener of listeners) listener();
}

export function currentOffer(): Offer | null {
  return current;
}

export function onOffer(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
