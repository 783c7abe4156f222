/**
 * A button may go, or have nothing more to do, by being used: the bar with the step back, the note about the sample.
 * The browser then drops the focus, and who works without a mouse begins at the top of the page. Here it goes back to
 * where it was before, or else to the heading of the page.
 */

/** The last thing that had the focus outside of the bars, which come and go. */
let last: HTMLElement | null = null;

/** Milliseconds after which what a click does has been drawn; the club's book takes longer than others. */
const looks = [50, 300, 1000];

const isThere = (element: HTMLElement | null): element is HTMLElement =>
  element !== null && element.isConnected && element.checkVisibility() && !element.matches(":disabled");

function restore(used: HTMLElement, byKey: boolean): void {
  const { activeElement } = document;
  if (isThere(used) || (activeElement !== null && activeElement !== document.body)) return;
  // A finger that taps a button does not want the keys of a field on its screen.
  const back = byKey && isThere(last) ? last : document.querySelector<HTMLElement>("h1");
  back?.focus({ preventScroll: true });
}

export function keepFocus(): void {
  document.addEventListener("focusin", ({ target }) => {
    if (target instanceof HTMLElement && !target.closest(".bars")) last = target;
  });
  document.addEventListener(
    "click",
    ({ target, detail }) => {
      const used = target instanceof Element ? target.closest<HTMLElement>("button, a") : null;
      if (!used || used !== document.activeElement) return;
      for (const after of looks) setTimeout(() => restore(used, detail === 0), after);
    },
    true,
  );
}
