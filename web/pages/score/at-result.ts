/** A phone has the result below the entry: whoever follows a link to a result is shown that, not the form above it. */

const phone = matchMedia("(max-width: 899.98px)");
const touches = ["pointerdown", "wheel", "keydown"];

/** Keeps the result where it is seen while the entry arrives above it, until the reader does something. */
export function keepAtResult(page: Element): void {
  const work = page.querySelector(".work");
  const result = page.querySelector(".result");
  if (!phone.matches || !work || !result || scrollY > 0) return;
  const observer = new ResizeObserver(() =>
    page.querySelector("#views-title")?.scrollIntoView({ block: "start", behavior: "instant" }),
  );
  observer.observe(work);
  observer.observe(result);
  const stop = (): void => {
    observer.disconnect();
    for (const touch of touches) window.removeEventListener(touch, stop, true);
  };
  for (const touch of touches) window.addEventListener(touch, stop, { capture: true, passive: true });
}
