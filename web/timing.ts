export type Timed = "overtrick-read" | "overtrick-score" | "overtrick-rate";

/** Milliseconds of the last edit, by name; older ones are forgotten. */
export function noteTime(name: Timed, start: number, end = performance.now()): void {
  performance.clearMeasures(name);
  performance.measure(name, { start, end });
}

/** Resolves behind the next frame on the screen; at once where none is shown. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });
}
