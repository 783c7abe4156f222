export type Timed = "overtrick-read" | "overtrick-score" | "overtrick-rate";

/** Milliseconds of the last edit, by name; older ones are forgotten. */
export function noteTime(name: Timed, start: number, end = performance.now()): void {
  performance.clearMeasures(name);
  performance.measure(name, { start, end });
}
