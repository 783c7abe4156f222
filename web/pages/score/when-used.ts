/**
 * What the first result does without is fetched at the first sign of a reader: a pointer, a key, a file over the page.
 * A visit that only looks is spared the bytes.
 */
const signs = [
  ...["pointerdown", "pointermove", "keydown", "focusin", "input", "change", "paste"],
  ...["dragenter", "dragover", "drop", "hashchange"],
];

let used = false;
const waiting: (() => void)[] = [];

function begin(): void {
  used = true;
  for (const sign of signs) window.removeEventListener(sign, begin, true);
  for (const fetch of waiting.splice(0)) fetch();
}

for (const sign of signs) window.addEventListener(sign, begin, { capture: true, passive: true });

/** Calls at the first sign, or now when there has been one. */
export function whenUsed(fetch: () => void): void {
  if (used) fetch();
  else waiting.push(fetch);
}
